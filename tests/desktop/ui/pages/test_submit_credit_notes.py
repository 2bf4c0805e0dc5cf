"""A dropped credit note is recorded against the invoice that it lowers: at the service, or in a draft."""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import Intent
from recovery_desktop.store.store import ConnectionStore
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
    assert undo[0]()
    state.reread()
    assert [row.id for row in state.rows] == [invoice, note]
    assert state.batch.appraisal(state.rows[0]).due == Decimal(1100)
