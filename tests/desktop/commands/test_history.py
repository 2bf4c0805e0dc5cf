"""The history as it is read: no call stands there twice."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from recovery_contract.progress import HistoryEntry
from recovery_desktop.commands.history import without_doubles
from tests.desktop.ui.fakes import NOW


def an_entry(kind: str, *, hours: int = 0, **data: Any) -> HistoryEntry:
    return HistoryEntry(at=NOW + timedelta(hours=hours), kind=kind, text=kind, data=data)


def test_logged_call_stands_in_the_history_once() -> None:
    noted = an_entry("call.recorded", outcome="reached", notes="Pays on Friday")
    attempted = an_entry("contact.attempted", type="phone", outcome="reached")
    assert without_doubles([noted, attempted]) == [noted]


def test_other_contacts_and_calls_of_others_stay() -> None:
    noted = an_entry("call.recorded", outcome="reached")
    others = [
        an_entry("contact.attempted", type="email", outcome="sent"),
        an_entry("contact.attempted", hours=1, type="phone", outcome="no_answer"),
    ]
    assert without_doubles([noted, *others]) == [noted, *others]
