"""Today and the detail over a real store."""

from __future__ import annotations

from decimal import Decimal

from pytestqt.qtbot import QtBot

from recovery_desktop.store.store import Shelf
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.state import TodayState
from tests.desktop.ui.fakes import (
    Spawned,
    a_full_board,
)


def test_today_names_what_waits_and_adds_up(qtbot: QtBot, shelf: Shelf) -> None:
    shelf.receivables.put(a_full_board(), full=True)
    made = shelf.drafts.add(file_name="a.pdf")
    state = TodayState(Spawned(), shelf.receivables, shelf.drafts)
    assert [row.id for row in state.due] == ["rec_3", "rec_2"]
    assert [draft.id for draft in state.to_check] == [made.id]
    assert state.waiting == 3
    sums = {total.status: total for total in shelf.receivables.sums()}
    assert state.recovered["EUR"] == sums["recovered"].paid
    asked = [total for status, total in sums.items() if status != "recovered"]
    assert state.outstanding["EUR"] == sum((total.amount - total.paid for total in asked), Decimal(0))
    page = TodayPage(state)
    qtbot.addWidget(page)
    page.show()
    with qtbot.waitSignal(state.opened) as opened:
        page.due._lines[1].click()
    assert opened.args == ["rec_3"]
