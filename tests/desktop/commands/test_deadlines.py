"""Deadlines: reminders once each, and a calendar that other programs read."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from icalendar import Calendar

from recovery_desktop.commands.deadlines import export_calendar, note_near_deadlines
from recovery_desktop.commands.export_list import FileNotWritten
from recovery_desktop.documents.calendar import Deadline
from tests.desktop.ui.fakes import a_store

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
LONG = "Établissements Ünal; fils, frères \\ sœurs\nBEGIN:VEVENT " + "é" * 90


def due(id: str, days: float, summary: str = "Answer") -> Deadline:
    return Deadline(id, summary, "Disputed\n€10.00", NOW + timedelta(days=days))


def test_deadline_near_is_noted_once_and_again_when_it_was_moved(tmp_path: Path) -> None:
    store, connection_store = a_store(tmp_path)
    deadlines = [due("a", 1), due("b", 3), due("past", -1)]
    assert note_near_deadlines(connection_store, deadlines, NOW, 2) == 1
    assert note_near_deadlines(connection_store, deadlines, NOW, 2) == 0
    assert [row.receivable_id for row in connection_store.notices.newest(9)] == ["a"]
    assert note_near_deadlines(connection_store, [due("a", 1.5)], NOW, 2) == 1
    store.close()


def test_calendar_says_what_when_and_rings_before(tmp_path: Path) -> None:
    path = tmp_path / "deadlines.ics"
    asyncio.run(export_calendar(path, [due("rec_1", 4, LONG), due("rec_2", 5)], NOW, 2))
    written = path.read_bytes()
    assert all(len(line) <= 75 for line in written.split(b"\r\n"))
    assert b"\n" not in written.replace(b"\r\n", b"")
    read = Calendar.from_ical(written)
    first, second = read.walk("VEVENT")
    assert str(first["SUMMARY"]) == LONG
    assert first.decoded("DTSTART") == NOW + timedelta(days=4)
    assert str(first["UID"]) == "deadline-rec_1@recovery-desktop"
    assert str(second["URL"]) == "recovery-desktop://receivable/rec_2"
    assert first.walk("VALARM")[0].decoded("TRIGGER") == timedelta(days=-2)
    assert list(tmp_path.iterdir()) == [path]


def test_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotWritten):
        asyncio.run(export_calendar(tmp_path / "gone" / "d.ics", [due("a", 1)], NOW, 0))
