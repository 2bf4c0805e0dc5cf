"""The debtor of Practice: who is asked about, on which page, and what a press sends."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from recovery_contract.progress import ContactPoint, DisputeState
from recovery_contract.sandbox import DebtorAction
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import Intent
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.practice.debtor import DebtorBand, StepsBand
from recovery_desktop.ui.pages.practice.page import PracticeBand
from recovery_desktop.ui.pages.practice.state import PracticeState
from tests.desktop.ui.fakes import NOW, Spawned, a_receivable
from tests.desktop.ui.session import FakeService

ADVANCE = "/v1/test/clock/advance"
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


def test_debtor_who_does_nothing_is_said_with_what_comes_next(
    qtbot: QtBot, session: Session, service: FakeService, spawned: Spawned, state: PracticeState
) -> None:
    submitted(session)
    band = DebtorBand(state)
    qtbot.addWidget(band)
    state.look_at("board", "")
    reminder = ContactPoint(type="email", level=0, at=text.current_moment() + timedelta(days=5))
    waiting = a_receivable(status="in_process", next_action=reminder)
    service.answers("POST", DEBTOR, waiting.model_dump(mode="json"))
    band.presses[DebtorAction.NOTHING].click()
    spawned.run()
    day = text.short_day(reminder.at.astimezone().date()) if reminder.at else ""
    next_step = f"Nothing came. Next: Email · in 5 days ({day}). What should the debtor do?"
    assert band.words.startswith(next_step)
    service.answers("POST", DEBTOR, a_receivable(status="in_process").model_dump(mode="json"))
    band.presses[DebtorAction.WRITE].click()
    spawned.run()
    assert band.words.startswith("What should the debtor do?")


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


def leaving(session: Session) -> Intent:
    """A submission that can still be taken back."""
    draft = session.connection_store.drafts.add(state="review", file_name="a.pdf")
    session.connection_store.drafts.change_state(draft.id, "submitting")
    body = {"invoice": {"numbers": ["FA-7"], "amount": 4200}, "debtor": {"company_name": "Brun SARL"}}
    return session.connection_store.intents.add("submit", draft.id, body, delay_seconds=600)


def together(spawned: Spawned, other: Coroutine[Any, Any, None]) -> None:
    """Run what was started beside something else."""

    async def run() -> None:
        await asyncio.gather(spawned.waiting.pop(0), other)

    asyncio.run(run())


def test_pressed_before_the_invoice_has_left_it_leaves_at_once_and_the_debtor_acts(
    qtbot: QtBot, session: Session, service: FakeService, spawned: Spawned, state: PracticeState
) -> None:
    intents = session.connection_store.intents
    band = DebtorBand(state)
    qtbot.addWidget(band)
    intent = leaving(session)
    state.look_at("board", "")
    assert band.words.endswith("Brun SARL")
    ended = QSignalSpy(state.sent_early)
    service.answers("POST", DEBTOR, a_receivable(status="payment_received").model_dump(mode="json"))
    band.presses[DebtorAction.PAY_ALL].click()

    async def answer() -> None:
        """As the outbox does once its time has come."""
        while datetime.fromisoformat(intents.get(intent.id).not_before) > datetime.now(UTC):
            await asyncio.sleep(0)
        submitted(session)
        intents.mark_done(intent.id, {"receivable_id": "rec_1"})
        state.reread()

    together(spawned, answer())
    assert ended.count() == 1
    assert [sent.body for sent in service.requests_to("POST", DEBTOR)] == [{"action": "pay_all"}]
    assert (state.debtor, state.leaving, state.failure) == (None, None, None)


def test_invoice_that_is_refused_on_the_way_has_no_debtor(
    session: Session, service: FakeService, spawned: Spawned, state: PracticeState
) -> None:
    intents = session.connection_store.intents
    intent = leaving(session)
    state.look_at("board", "")
    state.let_debtor_act(DebtorAction.PAY_ALL)

    async def refuse() -> None:
        intents.mark_refused(intent.id, {"code": "DUPLICATE_RECEIVABLE"})
        state.reread()

    together(spawned, refuse())
    assert (state.busy(), service.requests_to("POST", "/v1/test/*")) == (False, [])


def test_steps_follow_the_first_invoice_and_stay_closed(
    qtbot: QtBot, session: Session, state: PracticeState
) -> None:
    band = StepsBand(state)
    qtbot.addWidget(band)
    state.look_at("submit", "")
    assert list(state.steps.values()) == [False, False, False, False]
    draft = session.connection_store.drafts.add(state="reading", file_name="a.pdf")
    state.reread()
    assert list(state.steps.values()) == [False, False, False, False], "there is nothing to review yet"
    session.connection_store.drafts.change_state(draft.id, "review")
    state.reread()
    assert list(state.steps.values()) == [True, False, False, False]
    submitted(session, status="payment_received", remaining_amount=Decimal(2100))
    state.reread()
    assert list(state.steps.values()) == [True, True, True, False]
    assert band.words == "Paid in part: open the invoice and decide about the rest."
    submitted(session, status="payment_received", remaining_amount=Decimal(0))
    state.reread()
    assert list(state.steps.values()) == [True, True, True, True]
    state.close_steps()
    assert (state.steps, band.words) == ({}, "")


def test_list_of_steps_is_done_only_once_the_payment_is_final(
    qtbot: QtBot, session: Session, state: PracticeState
) -> None:
    submitted(session, status="payment_received", remaining_amount=Decimal(0))
    band = StepsBand(state)
    qtbot.addWidget(band)
    state.look_at("board", "")
    assert "Next event" in band.words
    submitted(session, status="recovered")
    state.reread()
    assert band.words == "Recovered. That is the whole journey."


@pytest.mark.parametrize("press", ["next_event", "week"])
def test_clock_moves_only_after_what_waits_for_undo_has_left(
    session: Session, service: FakeService, spawned: Spawned, state: PracticeState, press: str
) -> None:
    intents = session.connection_store.intents
    due = a_receivable(
        status="disputed", dispute=DisputeState(evidence_deadline=datetime.now(UTC) + timedelta(days=3))
    )
    session.connection_store.receivables.put([due], full=True)
    service.answers("GET", "/v1/receivables/rec_1", due.model_dump(mode="json"))
    service.answers("POST", ADVANCE, {"now": NOW.isoformat()})
    intent = intents.add("evidence", "rec_1", {"statement": "Delivered."}, delay_seconds=600)
    state.look_at("board", "")
    ended = QSignalSpy(state.sent_early)
    getattr(state, press)()
    advances: list[int] = []

    async def answer() -> None:
        """As the outbox does once its time has come."""
        while datetime.fromisoformat(intents.get(intent.id).not_before) > datetime.now(UTC):
            await asyncio.sleep(0)
        advances.append(len(service.requests_to("POST", ADVANCE)))
        intents.mark_done(intent.id, {})
        state.reread()

    together(spawned, answer())
    advances.append(len(service.requests_to("POST", ADVANCE)))
    assert (advances, ended.count(), state.failure) == ([0, 1], 1, None)


def test_clock_moves_although_what_waits_cannot_be_sent(
    session: Session, service: FakeService, spawned: Spawned, state: PracticeState
) -> None:
    intents = session.connection_store.intents
    service.answers("POST", ADVANCE, {"now": NOW.isoformat()})
    intent = intents.add("evidence", "rec_1", {"statement": "Delivered."}, delay_seconds=600)
    state.week()

    async def fail() -> None:
        while datetime.fromisoformat(intents.get(intent.id).not_before) > datetime.now(UTC):
            await asyncio.sleep(0)
        intents.mark_waiting(intent.id, datetime.now(UTC) + timedelta(minutes=5), {"code": "Offline"})
        state.reread()

    together(spawned, fail())
    assert (len(service.requests_to("POST", ADVANCE)), state.failure) == (1, None)


def test_nothing_more_happens_until_an_invoice_is_there(
    qtbot: QtBot, session: Session, spawned: Spawned, state: PracticeState
) -> None:
    band = PracticeBand(state)
    qtbot.addWidget(band)
    state.look_at("submit", "")
    state.next_event()
    spawned.run()
    state.reread()
    assert band.clock.text() == "Nothing more happens. Add an invoice."
    session.connection_store.drafts.add(state="review", file_name="a.pdf")
    state.reread()
    assert band.clock.text().startswith("Practice clock")
    assert state.now is not None
    assert str(state.now.astimezone().year) in band.clock.text()


def test_list_of_steps_says_nothing_of_a_second_invoice(session: Session, state: PracticeState) -> None:
    submitted(session, status="recovered")
    state.look_at("board", "")
    assert all(state.steps.values())
    submitted(session, id="rec_2", status="disputed")
    state.reread()
    assert state.steps == {}


def test_debtor_without_an_email_address_is_not_told_to_write(
    qtbot: QtBot, session: Session, state: PracticeState
) -> None:
    band = DebtorBand(state)
    qtbot.addWidget(band)
    for email, can_write in (("ignores@debtor.example", True), (None, False)):
        submitted(session, debtor_email=email, contacts=None)
        state.look_at("board", "")
        assert band.presses[DebtorAction.WRITE].isVisibleTo(band) is can_write
        assert band.presses[DebtorAction.PAY_ALL].isVisibleTo(band)
