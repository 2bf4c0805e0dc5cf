"""The command palette: typed, moved through and run by the keyboard, said to a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from recovery_desktop.app.palette_entries import match_entries
from recovery_desktop.ui.command_palette import Entry, Palette
from recovery_desktop.ui.widgets.search_field import LETTERS_MOST
from tests.desktop.ui.fakes import a_full_board, a_store

ENTRIES = ("Today", "Board", "Dark theme", "Search the board", "Café settings")


@pytest.fixture
def ran() -> list[str]:
    return []


@pytest.fixture
def palette(qtbot: QtBot, ran: list[str]) -> Iterator[Palette]:
    window = QWidget()
    window.resize(1024, 600)
    qtbot.addWidget(window)
    window.show()
    entries = [Entry(name, "board", "Ctrl+1", lambda name=name: ran.append(name)) for name in ENTRIES]
    result = Palette(window, lambda typed: match_entries(entries, typed))
    result.show_over(window)
    yield result
    window.hide()


def titles(palette: Palette) -> list[str]:
    return [palette.list.item(at).text() for at in range(palette.list.count())]


def test_palette_lists_prefix_matches_before_word_matches(palette: Palette) -> None:
    assert titles(palette) == list(ENTRIES)
    palette.field.setText("boa")
    assert titles(palette) == ["Board", "Search the board"]
    palette.field.setText("cafe s")
    assert titles(palette) == ["Café settings"]
    palette.field.setText("xyz")
    assert palette.nothing.isVisible()
    assert not palette.list.isVisible()


def test_keyboard_does_everything(palette: Palette, ran: list[str]) -> None:
    QTest.keyClicks(palette.field, "boa")
    QTest.keyClick(palette.field, Qt.Key.Key_Down)
    description = QAccessible.queryAccessibleInterface(palette.field).text(QAccessible.Text.Description)
    assert description == "Search the board, Ctrl+1"
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert ran == ["Search the board"]
    assert not palette.isVisible()


def test_up_from_the_first_is_the_last_and_nothing_found_runs_nothing(
    palette: Palette, ran: list[str]
) -> None:
    QTest.keyClick(palette.field, Qt.Key.Key_Up)
    assert palette.list.currentRow() == len(ENTRIES) - 1
    palette.field.setText("xyz")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert ran == []
    assert palette.isVisible()
    QTest.keyClick(palette.field, Qt.Key.Key_Escape)
    assert not palette.isVisible()


@pytest.mark.parametrize(
    "typed",
    [
        "boulan\0gerie",
        "\0",
        "\x1b[31m",
        'a" OR b NEAR(',
        "' OR 1=1 --",
        "%_*",
        "\N{GRINNING FACE}",
        "\N{RIGHT-TO-LEFT OVERRIDE}",
        "\N{GRINNING FACE}" * 20_000,
        "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 40_000,
        "a " * 20_000,
    ],
    ids=range(11),
)
def test_palette_searches_pasted_text(qtbot: QtBot, tmp_path: Path, typed: str) -> None:
    store, connection_store = a_store(tmp_path)
    connection_store.receivables.put(a_full_board(), full=True)
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    searches: list[str] = []

    def find(words: str) -> list[Entry]:
        searches.append(words)
        assert connection_store.listing.rows_matching(words) is None or words.strip()
        return []

    opened = Palette(window, find)
    opened.show_over(window)
    opened.field.insert(typed)
    assert len(searches) == 2, "once at first, once for all that was pasted"
    assert len(searches[1]) <= LETTERS_MOST
    opened.close()
    store.close()


def test_receivables_are_found_newest_first_of_this_connection_only(tmp_path: Path) -> None:
    store, connection_store = a_store(tmp_path)
    store.connections.add(
        "c2", kind="practice", name="Other", base_url="http://127.0.0.1:2", client_id="x", environment="test"
    )
    connection_store.receivables.put(a_full_board(), full=True)
    store.connection_store("c2").receivables.put(a_full_board(), full=True)
    matching = connection_store.listing.rows_matching("boulangerie")
    assert matching is not None
    rows = connection_store.listing.newest_of(matching, 2)
    assert len(rows) == 2 < len(matching)
    assert {place.id for place in connection_store.listing.places(rows)} <= {row.id for row in a_full_board()}
    ours = set(connection_store.listing.rows_of([row.id for row in a_full_board()]).values())
    assert set(connection_store.listing.newest_of(matching, 99)) == matching & ours
    store.close()
