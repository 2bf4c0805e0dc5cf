"""A dropped credit note is recorded against the invoice that it lowers: at the service, or in a draft."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from recovery_contract.ids import UserId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.commands.settled_in_books import SettledItem, note_paid_before
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.submit import form_checks
from recovery_desktop.ui.pages.submit.form_request import request_of
from recovery_desktop.ui.pages.submit.page import SubmitPage
from recovery_desktop.ui.pages.submit.state import SubmitState
from tests.desktop.ui.fakes import a_receivable
from tests.desktop.ui.pages.submissions import BRUN, read_of, submit_state

BRUN_NAME = str(BRUN["company_name"])


@pytest.fixture
def state(qtbot: QtBot, session: Session, connection_store: ConnectionStore) -> SubmitState:
    rows = [
        a_receivable("older", ReceivableStatus.IN_PROCESS, "500", BRUN_NAME, number="FA-7"),
        a_receivable("other", ReceivableStatus.IN_PROCESS, "900", "Garage Fabre", number="FA-8"),
        a_receivable("ended", ReceivableStatus.CANCELLED, "500", BRUN_NAME, number="FA-9"),
    ]
    connection_store.receivables.put(rows, full=True)
    return submit_state(session)


def add(connection_store: ConnectionStore, number: str, amount: str, *named: str, **invoice: Any) -> str:
    draft = connection_store.drafts.add(file_name=f"{number}.pdf", file_path=f"/{number}.pdf")
    read = read_of(number, amount, **invoice)
    if amount.startswith("-"):
        read["warnings"] = [{"code": "CREDIT_NOTE", "field": None, "message": "This is a credit note."}]
        read["data"]["invoice"]["named_numbers"] = list(named)
    connection_store.drafts.change_state(draft.id, "review", extraction=read)
    return draft.id


def opened(qtbot: QtBot, state: SubmitState, draft: str) -> SubmitPage:
    state.reread()
    page = SubmitPage(state)
    qtbot.addWidget(page)
    page.show()
    state.open(draft)
    return page


def credit_notes(connection_store: ConnectionStore) -> list[Intent]:
    return [one for one in connection_store.intents.list_unsettled() if one.kind == "credit_note"]


def test_credit_note_is_recorded_against_the_invoice_that_it_names(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    note = add(connection_store, "CN-1", "-240.00", "2026", "FA-8")
    card = opened(qtbot, state, note).review.other
    offered = [(one.numbers, one.is_named) for one in state.crediting.targets]
    assert offered == [("FA-8", True), ("FA-7", False)]
    assert card.credit.amount.value == Decimal(240)
    assert card.record.property("variant") == "primary"
    assert card.remove.property("variant") == "ordinary"
    undo: list[Callable[[], bool]] = []
    state.credited.connect(undo.append)
    card.record.click()
    (intent,) = credit_notes(connection_store)
    assert (intent.subject_id, intent.body["number"], Decimal(str(intent.body["amount"]))) == (
        "other", "CN-1", Decimal(240),
    )  # fmt: skip
    assert connection_store.drafts.list_open() == []
    assert state.current is None
    assert undo[0]()
    assert credit_notes(connection_store) == []
    assert [draft.id for draft in connection_store.drafts.list_open()] == [note]


def test_credit_note_above_what_is_open_is_not_recorded(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    card = opened(qtbot, state, add(connection_store, "CN-1", "-600.00")).review.other
    assert [one.numbers for one in state.crediting.targets] == ["FA-7"]
    card.record.click()
    assert credit_notes(connection_store) == []
    assert "500" in card.credit.amount.message
    card.credit.amount.show_value(Decimal(500))
    card.record.click()
    assert len(credit_notes(connection_store)) == 1


def test_credit_note_for_a_draft_lowers_what_is_asked_for(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    invoice = add(connection_store, "FA-1", "1200.00", prepaid_amount="100.00")
    note = add(connection_store, "CN-1", "-240.00", "FA-1")
    card = opened(qtbot, state, note).review.other
    undo: list[Callable[[], bool]] = []
    state.credited.connect(undo.append)
    assert "€1,100.00" in card.credit.invoice.box.currentText()
    card.record.click()
    state.reread()
    (row,) = state.rows
    assert state.batch.appraisal(row).due == Decimal(860)
    request = request_of(state.form_of(row), UserId("usr_1"))
    assert request.invoice.prepaid_amount == Decimal(340)
    (named,) = (request.metadata or {})["credit_notes"]
    assert (named["number"], named["amount"]) == ("CN-1", 240)
    doubt = form_checks.doubts(state.form_of(row))["invoice.prepaid_amount"]
    assert doubt == "€240.00 credited by CN-1"
    assert undo[0]()
    state.reread()
    assert [row.id for row in state.rows] == [invoice, note]
    assert state.batch.appraisal(state.rows[0]).due == Decimal(1100)


def test_credit_note_that_a_smaller_typed_sum_leaves_no_room_for_is_not_named(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    invoice = add(connection_store, "FA-1", "1200.00")
    card = opened(qtbot, state, add(connection_store, "CN-1", "-240.00", "FA-1")).review.other
    card.record.click()
    state.reread()
    state.open(invoice)
    state.edit("invoice.prepaid_amount", "100")
    request = request_of(state.form, UserId("usr_1"))
    assert request.invoice.prepaid_amount == Decimal(100)
    assert "credit_notes" not in (request.metadata or {})


def test_credit_note_that_the_books_may_have_deducted_is_left_out_unless_said_otherwise(
    qtbot: QtBot, state: SubmitState, session: Session, connection_store: ConnectionStore
) -> None:
    """A list of open items has lowered the invoice by it: recorded once more it would be deducted twice."""
    invoice = add(connection_store, "FA-1", "3348.66")
    item = SettledItem(
        "FA-1", BRUN_NAME, Decimal("368.90"), "EUR", False, draft_id=invoice, remaining=Decimal("3348.66")
    )
    note_paid_before(session.context, [item], "open-items.csv")
    note = add(connection_store, "CN-1", "-368.90", "FA-1")
    card = opened(qtbot, state, note).review.other
    assert card.credit.question.text() == (
        "Your books have already deducted €368.90 from this invoice. Is this credit note a part of that?"
    )
    assert "€2,979.76" in card.credit.consequence.text()
    assert (card.leave_out.isVisible(), card.leave_out.property("variant")) == (True, "primary")
    assert (card.record.isVisible(), card.record.property("variant")) == (True, "ordinary")
    assert not card.remove.isVisible()
    card.credit.amount.show_value(Decimal(400))
    card.credit.amount.edited.emit("400")
    assert not card.credit.question.isVisible(), "more than was deducted is no part of it"
    assert (card.leave_out.isVisible(), card.record.property("variant")) == (False, "primary")
    card.credit.amount.show_value(Decimal("368.90"))
    card.credit.amount.edited.emit("368.90")
    card.leave_out.click()
    assert [row.id for row in state.rows] == [invoice]
    assert state.batch.appraisal(state.rows[0]).due == Decimal("2979.76")


def test_second_credit_note_over_the_same_amount_is_entered_as_the_first_was(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    """What was deducted is the first credit note, which is known here: the second is none of it."""
    add(connection_store, "FA-1", "1200.00")
    first = add(connection_store, "CN-1", "-240.00", "FA-1")
    page = opened(qtbot, state, first)
    page.review.other.record.click()
    state.reread()
    state.open(add(connection_store, "CN-2", "-240.00", "FA-1"))
    assert page.review.other.record.property("variant") == "primary"
    assert not page.review.other.leave_out.isVisible()


def test_credit_note_for_an_invoice_submitted_with_a_deduction_is_asked_about(
    qtbot: QtBot, state: SubmitState, connection_store: ConnectionStore
) -> None:
    lowered = a_receivable(
        "lowered", ReceivableStatus.IN_PROCESS, "900", BRUN_NAME, number="FA-5",
        prepaid_amount=Decimal(240), remaining_amount=Decimal(660),
    )  # fmt: skip
    connection_store.receivables.put([lowered], full=True)
    card = opened(qtbot, state, add(connection_store, "CN-1", "-240.00", "FA-5")).review.other
    assert card.credit.question.text().startswith("€240.00 was already deducted from this invoice")
    assert card.leave_out.isVisible()
    card.record.click()
    (intent,) = credit_notes(connection_store)
    assert intent.subject_id == "lowered"
