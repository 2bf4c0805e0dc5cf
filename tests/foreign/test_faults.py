"""Everything that can happen on the way to a service and back, at every decision: nothing is lost, nothing doubled."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_contract.actions import (
    CancelReason,
    CancelRequest,
    PartialPaymentAction,
    PartialPaymentDecision,
)
from recovery_contract.users import CreateUserRequest
from recovery_desktop.actions import table as actions
from recovery_desktop.commands.evidence import PreparedEvidence, load_prepared, save_prepared
from recovery_desktop.commands.onboard_creditor import create_creditor
from recovery_desktop.commands.requests import request_action
from recovery_desktop.commands.unknown_outcomes import confirm_arrival, list_unknown_outcomes, send_again
from recovery_desktop.failures import Failure, Offline, Paced, ServiceFault, SignedOut, Unreadable
from recovery_desktop.store.intents import Intent
from recovery_desktop.sync.outbox import Outbox
from tests.foreign.app import App, a_request, app_over
from tests.foreign.dialect import Dialect
from tests.foreign.server import FAULTS, NOT_DONE, serving
from tests.foreign.service import ForeignService

ROUNDS = 8
HALF_A_DAY = 12 * 3600.0


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that are reached within a test."""
    short = httpx.Timeout(0.25)
    for place in ("transport.TIMEOUT", "transport.UPLOAD_TIMEOUT"):
        monkeypatch.setattr(f"recovery_desktop.api.{place}", short)
    for place in ("exchange.SECONDS", "transport.SECONDS_FOR_FILES"):
        monkeypatch.setattr(f"recovery_desktop.api.{place}", 0.4)
    monkeypatch.setattr("recovery_desktop.api.exchange.BYTES", 2**18)


async def _at_once(seconds: float) -> None:
    return


class Desk:
    """An active creditor, whose outbox is sent when the test says, hours later each time."""

    def __init__(self, app: App, service: ForeignService) -> None:
        self.app, self.service, self.server = app, service, app.server
        self.later = timedelta()
        self.outbox = Outbox(app.context, now=lambda: datetime.now(UTC) + self.later)

    async def open(self) -> str:
        self.app.context.client.pacing._sleep = _at_once
        await self.app.sign_in_only()
        await create_creditor(self.app.context, CreateUserRequest(email="me@creditor.example"))
        (user_id,) = self.service.users
        self.service.activate(user_id)
        return user_id

    def submit(self, user_id: str) -> Intent:
        draft = self.app.context.connection_store.drafts.add()
        return request_action(self.app.context, draft.id, actions.SUBMIT, a_request(user_id))

    async def settle(self, intent: Intent) -> Intent:
        """Sends until it is known or the person is asked; what was on its way arrives after the first time."""
        for _ in range(ROUNDS):
            now = self.app.intent(intent)
            if now.state not in ("waiting", "unknown") or (now.failure or {}).get("asks"):
                break
            try:
                await self.outbox.run_once()
            except SignedOut:
                # A service that refuses a token that it just gave is not asked again before the person signs in.
                await self.app.sign_in_only()
            self.server.do_later()
            self.later += timedelta(minutes=10)
        return self.app.intent(intent)


def run(folder: Path, story: Any, *, behind: float = 0, **ways: str) -> None:
    async def complete() -> None:
        service = ForeignService(Dialect(**ways), behind=behind)
        async with serving(service) as server, app_over(folder, server) as app:
            await story(Desk(app, service))

    asyncio.run(complete())


@pytest.mark.parametrize("fault", FAULTS)
def test_decisions_take_effect_once(tmp_path: Path, fault: str) -> None:
    async def story(desk: Desk) -> None:
        service, app = desk.service, desk.app
        user_id = await desk.open()
        desk.server.plan(fault, "POST", "/v1/receivables", times=1)
        submitted = await desk.settle(desk.submit(user_id))
        assert submitted.state == "done"
        (id,) = service.submitted
        assert submitted.answer == {"receivable_id": id}
        assert app.context.connection_store.drafts.get(submitted.subject_id).state == "submitted"

        service.starts(id)
        service.is_paid(id, 100)
        desk.server.plan(fault, "POST", f"/v1/receivables/{id}/partial-payment", times=1)
        decision = PartialPaymentDecision(action=PartialPaymentAction.CONTINUE_RECOVERY)
        decided = await desk.settle(request_action(app.context, id, actions.DECIDE_PARTIAL_PAYMENT, decision))
        if decided.state == "unknown":
            # Still the same status, and the service tells nothing of decisions: the person looks, and says so.
            assert service.actions == []
            assert send_again(app.context, decided.id)
            decided = await desk.settle(decided)
        assert decided.state == "done"

        service.is_disputed(id)
        save_prepared(app.context.connection_store, id, PreparedEvidence((), "Delivered."))
        desk.server.plan(fault, "POST", f"/v1/receivables/{id}/evidence", times=1)
        assert (await desk.settle(request_action(app.context, id, actions.SUBMIT_EVIDENCE))).state == "done"
        assert not load_prepared(app.context.connection_store, id).has_content

        desk.server.plan(fault, "POST", f"/v1/receivables/{id}/cancel", times=1)
        cancelled = request_action(
            app.context, id, actions.CANCEL, CancelRequest(reason=CancelReason.PAID_DIRECTLY)
        )
        assert (await desk.settle(cancelled)).state == "done"
        assert [action for _, action, _ in service.actions] == ["partial-payment", "evidence", "cancel"]
        assert all(plan.times == 0 for plan in desk.server.planned), "a fault never struck"

    run(tmp_path, story, progress="telling")


@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault not in NOT_DONE | {"twice"}])
@pytest.mark.parametrize("arrived", [True, False])
def test_sparse_service_response_asks_the_person(tmp_path: Path, fault: str, arrived: bool) -> None:
    """The service has one of that amount, and says no number: it may be ours or somebody else's."""

    async def story(desk: Desk) -> None:
        user_id = await desk.open()
        if arrived:
            desk.server.plan(fault, "POST", "/v1/receivables", times=1)
            intent = desk.submit(user_id)
        else:
            intent = desk.submit(user_id)
            desk.server.plan("silence", "POST", "/v1/receivables", times=1)
            await desk.outbox.run_once()
            (other,) = desk.service.receivables
            desk.service.receivables[other] |= {"numbers": ["somebody else's"]}
            desk.service.submitted.clear()
            desk.server.plan(fault, "GET", "/v1/receivables", times=1)
        assert (await desk.settle(intent)).state == "unknown"
        (question,) = list_unknown_outcomes(desk.app.context.connection_store)
        (there,) = desk.service.receivables
        assert [row.id for row in question.likely] == [there]
        if arrived:
            assert confirm_arrival(desk.app.context, intent.id, there)
            assert not send_again(desk.app.context, intent.id)
        else:
            assert send_again(desk.app.context, intent.id)
            assert not confirm_arrival(desk.app.context, intent.id, there)
        assert (await desk.settle(intent)).state == "done"
        assert list_unknown_outcomes(desk.app.context.connection_store) == []
        assert len(desk.service.receivables) == (1 if arrived else 2)

    run(tmp_path, story)


@pytest.mark.parametrize("fault", FAULTS)
def test_service_that_keeps_keys_is_simply_asked_again(tmp_path: Path, fault: str) -> None:
    async def story(desk: Desk) -> None:
        user_id = await desk.open()
        desk.app.store.connections.update_profile(desk.app.connection.id, keeps_keys=True)
        desk.server.plan(fault, "POST", "/v1/receivables", times=2)
        assert (await desk.settle(desk.submit(user_id))).state == "done"
        assert len(desk.service.receivables) == 1

    run(tmp_path, story, keys="honoured")


@pytest.mark.parametrize("order", ["newest", "oldest"])
def test_service_whose_clock_is_half_a_day_slow_gets_nothing_twice(tmp_path: Path, order: str) -> None:
    async def story(desk: Desk) -> None:
        user_id = await desk.open()
        desk.server.plan("cut", "POST", "/v1/receivables", times=1)
        assert (await desk.settle(desk.submit(user_id))).state == "done"
        assert len(desk.service.receivables) == 1
        behind = desk.app.context.row.profile["behind_seconds"]
        assert behind == pytest.approx(HALF_A_DAY, abs=60)

    run(tmp_path, story, behind=HALF_A_DAY, progress="telling", order=order)


EXPECTED: dict[str, type[Failure] | None] = {
    "refuse": Offline,
    "silence": Offline,
    "cut": Offline,
    "fault": ServiceFault,
    "bad gateway": ServiceFault,
    "paced": Paced,
    "paced without a word": Paced,
    "signed out": SignedOut,
    "trickle": Offline,
    "huge": Unreadable,
    "wrong json": Unreadable,
    "twice": None,
    "done later": Offline,
}


@pytest.mark.parametrize("fault", FAULTS)
def test_questions_end_in_an_answer_or_in_words(tmp_path: Path, fault: str) -> None:
    async def story(desk: Desk) -> None:
        user_id = await desk.open()
        api = desk.app.context.client
        desk.server.plan(fault)
        there = desk.service.seed(user_id)
        questions = (
            lambda: api.receivables.get(there),
            lambda: api.receivables.page(),
            lambda: api.users.get(user_id),
            lambda: api.webhooks.list_endpoints(),
            lambda: api.reports.between(None, None),
        )
        expected = EXPECTED[fault]
        for ask in questions:
            if expected is None:
                await ask()
                continue
            with pytest.raises(expected) as caught:
                await ask()
            assert caught.value.title
            assert caught.value.next_step

    run(tmp_path, story)
