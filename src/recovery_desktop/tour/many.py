"""Many invoices at once: read in a row, submitted with one summary, listed in a table, chosen together."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QTableView, QToolButton

from recovery_desktop.tour.hands import click_widget, process_events, wait_until
from recovery_desktop.tour.invoices import write_invoice
from recovery_desktop.tour.submitting import drop_files
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.submit.certain import CertainSheet

AMOUNTS: Final = ("1464.00", "312.00", "2188.80", "96.00", "5400.00", "774.00", "1230.00", "429.60")
SHOWN_AFTER: Final = 3
"""So many are read when the picture is taken."""


def names() -> list[str]:
    return [f"AE-2025-{140 + at:04}" for at in range(len(AMOUNTS))]


async def drop_many(tour: Tour) -> None:
    folder = tour.stage.folder / "many"
    folder.mkdir()
    files = [
        write_invoice(folder / f"{name}.pdf", name, Decimal(amount))
        for name, amount in zip(names(), AMOUNTS, strict=True)
    ]
    await drop_files(tour, *files)
    await tour.wait_for_page("submit")
    batch = tour.stage.app.submit.batch
    await wait_until(lambda: batch.progress.done >= SHOWN_AFTER, "some to be read", SLOW_SECONDS)


async def look_through(tour: Tour) -> None:
    """Submit all certain drafts: the debtor was confirmed before, and nothing was in doubt."""
    batch = tour.stage.app.submit.batch
    await wait_until(lambda: len(batch.certain) == len(AMOUNTS), "all of them to be certain", SLOW_SECONDS)
    await tour.press("Submit all ready")
    await wait_until(lambda: isinstance(tour.hands.front_widget, CertainSheet), "the summary")


async def submit_together(tour: Tour) -> None:
    sheet = tour.hands.front_widget
    assert isinstance(sheet, CertainSheet)
    click_widget(sheet.agree)
    batch = tour.stage.app.submit.batch
    await wait_until(lambda: len(batch.resting) == len(AMOUNTS), "all of them to rest")
    await process_events()


async def show_table(tour: Tour) -> None:
    """Send the invoices at once, without waiting for the time to undo, and show the table."""
    before = tour.stage.connection_store.receivables.count()
    for name in names():
        await tour.press(f"Send {name}.pdf now")
    there = before + len(AMOUNTS)
    await wait_until(
        lambda: tour.stage.connection_store.receivables.count() == there,
        "all of them on the board",
        SLOW_SECONDS,
    )
    await tour.go_to("Board")
    await tour.wait_for_page("board")
    await tour.hands.click("Table", QToolButton)
    await wait_until(lambda: _table(tour).model().rowCount() == there, "all of them in the table")


async def choose_several(tour: Tour) -> None:
    """Select from the first line to the last but two."""
    view = _table(tour)
    first, last = view.model().index(0, 0), view.model().index(len(AMOUNTS) - 1, 0)
    await tour.hands.click_item(view, first)
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, shift, view.visualRect(last).center())
    await wait_until(lambda: len(_board(tour).state.chosen) == len(AMOUNTS), "eight of them to be chosen")


async def back_to_the_board(tour: Tour) -> None:
    await tour.hands.click("Clear selection", QToolButton)
    await tour.hands.click("Board", QToolButton, within=_board(tour))


def _board(tour: Tour) -> BoardPage:
    page = tour.stage.window.page("board")
    assert isinstance(page, BoardPage)
    return page


def _table(tour: Tour) -> QTableView:
    view: QAbstractItemView = _board(tour).lines.lines
    assert isinstance(view, QTableView)
    return view
