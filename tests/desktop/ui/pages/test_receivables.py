"""Today and the detail over a real store."""

from __future__ import annotations

from decimal import Decimal

from pytestqt.qtbot import QtBot

from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.state import TodayState
from tests.desktop.ui.fakes import (
    a_full_board,
    a_receivable,
)


def test_today_names_what_waits_and_adds_up(qtbot: QtBot, session: Session) -> None:
    session.connection_store.receivables.put(a_full_board(), full=True)
    new_draft = session.connection_store.drafts.add(file_name="a.pdf")
    state = TodayState(session)
    assert [row.id for row in state.due] == ["rec_3", "rec_2"]
    assert [draft.id for draft in state.to_check] == [new_draft.id]
    assert state.waiting == 3
    sums = {total.status: total for total in session.connection_store.receivables.sums()}
    assert state.recovered["EUR"] == sum((total.paid for total in sums.values()), Decimal(0))
    totals = [total for status, total in sums.items() if status != "recovered"]
    assert state.outstanding["EUR"] == sum((total.amount - total.paid for total in totals), Decimal(0))
    page = TodayPage(state)
    qtbot.addWidget(page)
    page.show()
    with qtbot.waitSignal(state.opened) as opened:
        page.due._lines[1].click()
    assert opened.args == ["rec_3"]


def test_today_counts_partial_money_and_not_what_had_been_paid_before(qtbot: QtBot, session: Session) -> None:
    part = {"remaining_amount": Decimal(400), "prepaid_amount": Decimal(100)}
    session.connection_store.receivables.put(
        [
            a_receivable("open", amount="1000", **part),
            a_receivable("waits", "payment_received", "1000", **part),
            a_receivable("given up", "cancelled", "1000", **part),
        ],
        full=True,
    )
    page = TodayPage(TodayState(session))
    qtbot.addWidget(page)
    page.show()
    assert page.recovered.text() == "€1,500.00"
    assert page.outstanding.text() == "€800.00"
    assert ["€500.00" in line.accessibleName() for line in page.paid._lines] == [True] * 3
    in_part = [line for line in page.paid._lines if "Paid in part · €400.00 left" in line.accessibleName()]
    assert len(in_part) == 2
    assert "done" not in {line._icon for line in page.paid._lines}


def test_sum_of_nothing_on_today_is_one_in_the_currency_of_the_invoices(
    qtbot: QtBot, session: Session
) -> None:
    owed = a_receivable("owed").model_copy(update={"currency": "GBP"})
    session.connection_store.receivables.put([owed], full=True)
    page = TodayPage(TodayState(session))
    qtbot.addWidget(page)
    page.show()
    assert page.recovered.text() == "£0.00"
    assert "€" not in page.outstanding.text()
    paid = a_receivable("owed", "recovered", remaining_amount=Decimal(0))
    session.connection_store.receivables.put([paid.model_copy(update={"currency": "GBP"})], full=True)
    page = TodayPage(TodayState(session))
    qtbot.addWidget(page)
    assert page.outstanding.text() == "£0.00"
