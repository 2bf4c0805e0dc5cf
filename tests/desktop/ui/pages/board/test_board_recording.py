"""Many invoices recorded as paid at once: which can, which cannot and why, undone together; the order is remembered."""

from __future__ import annotations

from datetime import date, timedelta
from decimal import Decimal

from pytestqt.qtbot import QtBot

from recovery_contract.extensions import RecordPaymentRequest
from recovery_desktop.store.filters import Order
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.board.page import BoardPage
from recovery_desktop.ui.pages.board.record import RecordManyDialog
from tests.desktop.ui.pages.desk import Desk, table


def test_recording_many_says_which_cannot_and_why_and_is_undone_together(
    qtbot: QtBot, desk: Desk, page: BoardPage
) -> None:
    table(page)
    page.lines.lines.selectAll()
    dialog = RecordManyDialog(page, desk.state)
    can = dialog.plan.can
    assert dialog.plan.total == 16
    assert dict(dialog.plan.cannot)["recovered"] == 4
    assert "4 recovered" in dialog.cannot
    assert str(len(can)) in dialog.title.text()
    open_amounts = desk.state.unpaid_of([place.row for place in can])
    assert all(amount > 0 for amount in open_amounts.values())
    with qtbot.waitSignal(desk.state.recorded) as recorded:
        dialog.agree.click()
    intents = {one.subject_id: one for one in desk.connection_store.intents.list_unsettled()}
    assert {one.kind for one in intents.values()} == {"record_payment"}
    assert set(intents) == {place.id for place in can}
    for place in can:
        request = RecordPaymentRequest.model_validate(intents[place.id].body)
        assert request.amount == open_amounts[place.row]
        assert request.date == text.current_moment().astimezone().date()
    assert desk.state.chosen == ()
    desk.state.choose([place.row for place in can])
    again = desk.state.recording()
    assert (again.can, dict(again.cannot)) == ((), {"under_way": len(can)})
    assert desk.state.take_back(recorded.args[0])
    assert desk.connection_store.intents.list_unsettled() == []


def test_day_in_the_future_is_no_day_of_a_payment(desk: Desk, page: BoardPage) -> None:
    desk.state.choose([desk.row("rec_1"), desk.row("rec_2")])
    dialog = RecordManyDialog(page, desk.state)
    dialog.day.show_value(date.today() + timedelta(days=400))
    dialog.agree.click()
    assert "today at the latest" in dialog.day.message
    assert desk.connection_store.intents.list_unsettled() == []


def test_recording_where_nothing_can_be_recorded_asks_nothing(desk: Desk, page: BoardPage) -> None:
    recovered = desk.state.columns["recovered"]
    desk.state.choose(recovered)
    dialog = RecordManyDialog(page, desk.state)
    assert not dialog.agree.isVisibleTo(dialog)
    assert dialog.cannot.startswith("These stay as they are: 4 recovered")


def test_sums_to_record_are_what_is_open(desk: Desk, page: BoardPage) -> None:
    row = desk.row("rec_1")
    assert desk.state.open_sums_of([row]) == {"EUR": Decimal("4200")}


def test_order_is_remembered(desk: Desk) -> None:
    desk.state.sort_by(Order("remaining", True))
    assert desk.again().order == Order("remaining", True)
    desk.store.preferences.set("board.order", {"key": "of another version"})
    assert desk.again().order == Order()
