"""The debtor of Practice: who is asked about, on which page, and what a press sends."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from recovery_contract.sandbox import DebtorAction
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.practice.debtor import DebtorBand, StepsBand
from recovery_desktop.ui.pages.practice.state import PracticeState
from tests.desktop.ui.fakes import NOW, Spawned, a_receivable
from tests.desktop.ui.session import FakeService

DEBTOR = "/v1/test/receivables/rec_1/debtor"


@pytest.fixture
def state(session: Session, service: FakeService) -> PracticeState:
    assert session.connection is not None
    session.connection.kind = "practice"
    service.answers("GET", "/v1/test/clock", {"now": NOW.isoformat()})
    return PracticeState(session)


def submitted(session: Session, **changes: object) -> None:
    session.connection_store.receivables.put([a_receivable(**changes)], full=True)


def test_debtor_of_the_newest_unpaid_receivable_is_asked_about_on_the_board(
    session: Session, state: PracticeState
) -> None:
    submitted(session)
    state.look_at("board", "")
    assert state.debtor is not None
    state.look_at("settings", "")
    assert state.debtor is None
    state.look_at("receivable", "rec_1")
    assert state.debtor is not None
    state.look_at("receivable", "another")
    assert state.debtor is None


def test_debtor_is_not_asked_about_over_another_connection(session: Session, state: PracticeState) -> None:
    submitted(session)
    assert session.connection is not None
    session.connection.kind = "service"
    state.look_at("board", "")
    assert (state.debtor, state.steps) == (None, {})


def test_pressed_twice_the_debtor_acts_once(
    qtbot: QtBot, session: Session, service: FakeService, spawned: Spawned, state: PracticeState
) -> None:
    submitted(session)
    band = DebtorBand(state)
    qtbot.addWidget(band)
    state.look_at("board", "")
    service.answers("POST", DEBTOR, a_receivable(status="payment_received").model_dump(mode="json"))
    band.presses[DebtorAction.PAY_ALL].click()
    band.presses[DebtorAction.DISPUTE].click()
    state.let_debtor_act(DebtorAction.PAY_ALL)
    spawned.run()
    assert [sent.body for sent in service.requests_to("POST", DEBTOR)] == [{"action": "pay_all"}]
    assert state.debtor is None
    assert band.words == ""


def test_debtor_who_cannot_be_reached_is_asked_about_again(
    session: Session, service: FakeService, spawned: Spawned, state: PracticeState
) -> None:
    submitted(session)
    state.look_at("board", "")
    service.is_offline = True
    state.let_debtor_act(DebtorAction.PAY_ALL)
    spawned.run()
    assert state.failure is not None
    assert state.debtor is not None
    service.is_offline = False
    service.answers("POST", DEBTOR, a_receivable(status="payment_received").model_dump(mode="json"))
    state.let_debtor_act(DebtorAction.PAY_ALL)
    spawned.run()
    assert (state.failure, state.debtor) == (None, None)


def test_invoice_that_is_leaving_is_named_while_nobody_can_be_asked(
    qtbot: QtBot, session: Session, state: PracticeState
) -> None:
    band = DebtorBand(state)
    qtbot.addWidget(band)
    draft = session.connection_store.drafts.add(state="review", file_name="a.pdf")
    session.connection_store.drafts.change_state(draft.id, "submitting")
    state.look_at("board", "")
    assert "few seconds" in band.words
    assert not any(press.isEnabled() for press in band.presses.values())


def test_steps_follow_the_first_invoice_and_stay_closed(
    qtbot: QtBot, session: Session, state: PracticeState
) -> None:
    band = StepsBand(state)
    qtbot.addWidget(band)
    state.look_at("submit", "")
    assert list(state.steps.values()) == [False, False, False, False]
    session.connection_store.drafts.add(state="review", file_name="a.pdf")
    state.reread()
    assert list(state.steps.values()) == [True, False, False, False]
    submitted(session, status="payment_received")
    state.reread()
    assert list(state.steps.values()) == [True, True, True, True]
    state.close_steps()
    assert (state.steps, band.words) == ({}, "")


def test_list_of_steps_is_done_only_once_the_payment_is_final(
    qtbot: QtBot, session: Session, state: PracticeState
) -> None:
    submitted(session, status="payment_received")
    band = StepsBand(state)
    qtbot.addWidget(band)
    state.look_at("board", "")
    assert "Next event" in band.words
    submitted(session, status="recovered")
    state.reread()
    assert band.words == "Done. That is the whole way."
