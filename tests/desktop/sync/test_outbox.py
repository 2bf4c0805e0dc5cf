"""What the person decided reaches the service once, whatever happens on the way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_contract.actions import CancelReason, CancelRequest
from recovery_contract.agreements import RecordPromiseRequest
from recovery_contract.extensions import RecordCallRequest
from recovery_contract.reasons import Reason
from recovery_contract.receivables import Contact, CreateReceivableRequest, Debtor, Invoice, Receivable
from recovery_contract.users import CreateUserRequest
from recovery_desktop.actions import table as actions
from recovery_desktop.actions.creditor import fetch_creditor
from recovery_desktop.actions.table import ACTIONS
from recovery_desktop.api.transport import Call
from recovery_desktop.commands.onboard_creditor import create_creditor
from recovery_desktop.commands.requests import request_action, withdraw
from recovery_desktop.commands.unknown_outcomes import list_refused_decisions
from recovery_desktop.failures import SignedOut
from recovery_desktop.session.session import Session
from recovery_desktop.settings import Places
from recovery_desktop.store.intents import Intent
from recovery_desktop.sync.outbox import Outbox
from tests.desktop.wire import World, world

CREATE = ("POST", "/v1/receivables")
Story = Callable[[World], Awaitable[None]]


def tell(folder: Path, story: Story, **profile: object) -> None:
    async def run() -> None:
        with world(folder, **profile) as there:
            await create_creditor(there.context, CreateUserRequest(email="me@creditor.test"))
            user_id = there.context.user_id
            path = f"/v1/test/users/{user_id}/complete-onboarding"
            await there.context.client.transport.send(Call("POST", path, json={}))
            await fetch_creditor(there.context)
            there.wire.sent.clear()
            try:
                await story(there)
            finally:
                await there.context.client.close()

    asyncio.run(run())


def draft(there: World, number: str = "FA-1", amount: str = "100.50") -> tuple[str, CreateReceivableRequest]:
    today = date.today()
    body: dict[str, Any] = {
        "numbers": [number],
        "issue_date": today - timedelta(days=60),
        "due_date": today - timedelta(days=30),
        "amount": float(amount),
        "service_description": "Work",
    }
    user_id = there.context.user_id
    assert user_id is not None
    request = CreateReceivableRequest(
        user_id=user_id,
        invoice=Invoice(**body),
        debtor=Debtor(company_name="Debtor", contacts=[Contact(email="ignores@debtor.test")]),
    )
    return there.context.connection_store.drafts.add({"invoice": {"number": number}}).id, request


def submitted(there: World, **delay: float) -> Intent:
    draft_id, request = draft(there)
    return request_action(there.context, draft_id, actions.SUBMIT, request, **delay)


def once(what: str) -> Callable[[httpx.Request], str | None]:
    """The first submission suffers this, later ones go through."""
    suffered: list[str] = []

    def cut(request: httpx.Request) -> str | None:
        if (request.method, request.url.path) == CREATE and not suffered:
            suffered.append(what)
            return what
        return None

    return cut


async def settle(there: World, *, hours: int = 0) -> None:
    """Six rounds from so many hours on, with ten minutes between two of them."""
    for at in range(6):
        later = timedelta(hours=hours, minutes=10 * at)
        await Outbox(there.context, now=lambda later=later: datetime.now(UTC) + later).run_once()


def test_submission_arrives_and_its_draft_is_done(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        intent = submitted(there)
        await Outbox(there.context).run_once()
        connection_store = there.context.connection_store
        done = connection_store.intents.get(intent.id)
        assert done.state == "done"
        assert done.answer is not None
        receivable = connection_store.receivables.get(done.answer["receivable_id"])
        assert receivable is not None
        assert receivable.recovery_progress.invoice_numbers == ["FA-1"]
        assert connection_store.drafts.list_open() == []

    tell(tmp_path, story)


def test_double_click_is_one_submission(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        draft_id, request = draft(there)
        first = request_action(there.context, draft_id, actions.SUBMIT, request)
        assert request_action(there.context, draft_id, actions.SUBMIT, request).id == first.id
        await settle(there)
        assert there.wire.count(*CREATE) == 1

    tell(tmp_path, story)


def test_outbox_waits_while_an_intent_can_be_undone(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        intent = submitted(there, delay_seconds=60)
        wait = await Outbox(there.context).run_once()
        assert wait is not None
        assert 50 < wait <= 60
        assert there.wire.sent == []
        assert withdraw(there.context, intent.id)
        assert [draft.state for draft in there.context.connection_store.drafts.list_open()] == ["review"]
        await settle(there)
        assert there.wire.sent == []
        assert not withdraw(there.context, intent.id)

    tell(tmp_path, story)


@pytest.mark.parametrize("keeps_keys", [True, False])
@pytest.mark.parametrize("fate", ["refuse", "drop", "fault"])
def test_submission_arrives_once_whatever_happens_to_the_first_try(
    tmp_path: Path, fate: str, keeps_keys: bool
) -> None:
    async def story(there: World) -> None:
        intent = submitted(there)
        there.wire.cut = once(fate)
        await settle(there)
        assert there.context.connection_store.intents.get(intent.id).state == "done"
        assert there.receivables_at_the_service() == 1

    tell(tmp_path, story, keeps_keys=keeps_keys)


def test_lost_response_without_idempotency_keys_is_looked_up_and_not_repeated(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        submitted(there)
        there.wire.cut = once("drop")
        await settle(there)
        assert there.wire.count(*CREATE) == 1
        assert there.wire.count("GET", "/v1/receivables") >= 1

    tell(tmp_path, story, keeps_keys=False)


def test_intent_in_flight_at_a_crash_is_looked_up(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        intent = submitted(there)
        there.context.connection_store.intents.mark_sending(intent.id)
        assert [row.state for row in there.context.connection_store.intents.recover_after_crash()] == [
            "unknown"
        ]
        await settle(there)
        assert there.context.connection_store.intents.get(intent.id).state == "done"
        assert there.receivables_at_the_service() == 1

    tell(tmp_path, story, keeps_keys=False)


def test_refusal_returns_the_draft_with_its_reason(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        heard: list[Intent] = []
        draft_id, request = draft(there)
        request_action(there.context, draft_id, actions.SUBMIT, request)
        await settle(there)
        again, _ = draft(there)
        request_action(there.context, again, actions.SUBMIT, request)
        await Outbox(there.context, heard.append).run_once()
        stored = there.context.connection_store.drafts.get(again)
        assert stored.state == "review"
        assert stored.failure is not None
        assert stored.failure["code"] == "DUPLICATE_RECEIVABLE"
        assert [intent.state for intent in heard] == ["refused"]

    tell(tmp_path, story)


def test_invoice_that_is_not_due_yet_is_taken_and_a_duplicate_of_it_is_not(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        draft_id, request = draft(there)
        coming = request.invoice.model_copy(update={"due_date": date.today() + timedelta(days=20)})
        request = request.model_copy(update={"invoice": coming})
        request_action(there.context, draft_id, actions.SUBMIT, request)
        await settle(there)
        assert there.context.connection_store.drafts.list_open() == []
        again, _ = draft(there)
        request_action(there.context, again, actions.SUBMIT, request)
        await Outbox(there.context).run_once()
        stored = there.context.connection_store.drafts.get(again)
        assert stored.failure is not None
        assert stored.failure["code"] == "DUPLICATE_RECEIVABLE"

    tell(tmp_path, story)


def test_offline_everything_waits_and_nothing_is_lost(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        there.wire.cut = lambda request: "refuse"
        intents = []
        for number in ("FA-1", "FA-2", "FA-3"):
            draft_id, request = draft(there, number)
            intents.append(request_action(there.context, draft_id, actions.SUBMIT, request))
        await settle(there)
        assert {there.context.connection_store.intents.get(intent.id).state for intent in intents} == {
            "waiting"
        }
        there.wire.cut = lambda request: None
        await settle(there, hours=2)
        assert there.receivables_at_the_service() == 3

    tell(tmp_path, story)


def test_decisions_about_one_receivable_keep_their_order(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        intent = submitted(there)
        await settle(there)
        answer = there.context.connection_store.intents.get(intent.id).answer
        assert answer is not None
        receivable_id = answer["receivable_id"]
        contact = Contact(email="boss@debtor.test", level=1)
        request_action(there.context, receivable_id, actions.ADD_CONTACT, contact)
        request_action(
            there.context,
            receivable_id,
            actions.CANCEL,
            CancelRequest(reason=CancelReason.BUSINESS_DECISION),
        )
        lost: list[int] = []

        def cut(request: httpx.Request) -> str | None:
            if request.url.path.endswith("/contacts") and not lost:
                lost.append(1)
                return "drop"
            return None

        there.wire.cut = cut
        await settle(there)
        receivable = there.context.connection_store.receivables.get(receivable_id)
        assert receivable is not None
        assert receivable.status == "cancelled"
        emails = [row["email"] for row in receivable.recovery_progress.contacts or []]
        assert emails.count("boss@debtor.test") == 1

    tell(tmp_path, story, keeps_keys=False)


def test_refused_decision_waits_for_the_person_until_its_receivable_is_opened(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        submitted(there)
        await settle(there)
        connection_store = there.context.connection_store
        (receivable_id,) = connection_store.receivables.open_ids()
        # A day that is over can promise nothing.
        passed = RecordPromiseRequest(day=date.today() - timedelta(days=9))
        request_action(there.context, receivable_id, actions.RECORD_PROMISE, passed)
        await settle(there)
        (receivable,) = list_refused_decisions(connection_store)
        assert (receivable.row.id, receivable.kind) == (receivable_id, "promise")
        assert receivable.refusal.code
        assert receivable.refusal.reason == Reason.of("promise_too_far", days=60).wire()
        connection_store.notices.mark_read_of(receivable_id)
        assert list_refused_decisions(connection_store) == []

    tell(tmp_path, story)


def test_outbox_without_a_session_waits(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        intent = submitted(there)
        there.context.client.session.forget_tokens()
        with pytest.raises(SignedOut):
            await Outbox(there.context).run_once()
        assert there.context.connection_store.intents.get(intent.id).state == "waiting"

    tell(tmp_path, story)


def test_missing_operation_is_learned_from_the_response_and_no_longer_offered(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        submitted(there)
        await settle(there)
        (receivable_id,) = there.context.connection_store.receivables.open_ids()
        there.wire.cut = lambda request: "absent" if request.url.path.endswith("/calls") else None
        call = request_action(
            there.context, receivable_id, actions.RECORD_CALL, RecordCallRequest(outcome="no_answer")
        )
        # A refusal of what was asked says nothing about what can be asked.
        promise = request_action(
            there.context,
            receivable_id,
            actions.RECORD_PROMISE,
            RecordPromiseRequest(day=date.today() - timedelta(days=9)),
        )
        await settle(there)
        intents = there.context.connection_store.intents
        assert [intents.get(intent.id).state for intent in (call, promise)] == ["refused", "refused"]
        assert there.context.row.profile["lacks"] == ["call"]
        session = Session(there.store, Places(tmp_path), asyncio.create_task, lambda _: True)
        session.last_connection_id = there.context.id
        optional = {row.kind for row in ACTIONS.values() if row.is_optional}
        offered = {kind for kind in optional if session.offers(ACTIONS[kind])}
        assert offered == optional - {"call"}
        assert {"promise", "proposal", "insolvency"} <= offered

    tell(tmp_path, story, keeps_keys=False)


def prepaid(there: World) -> Intent:
    draft_id, request = draft(there, amount="1200.50")
    invoice = request.invoice.model_copy(
        update={
            "prepaid_amount": Decimal("200.50"),
            "amount_before_tax": Decimal(1000),
            "tax_amount": Decimal("200.50"),
        }
    )
    return request_action(
        there.context, draft_id, actions.SUBMIT, request.model_copy(update={"invoice": invoice})
    )


async def created_receivable(there: World, intent: Intent) -> Receivable:
    await Outbox(there.context).run_once()
    answer = there.context.connection_store.intents.get(intent.id).answer
    assert answer is not None
    receivable = there.context.connection_store.receivables.get(answer["receivable_id"])
    assert receivable is not None
    return receivable


def test_prepaid_amount_goes_to_a_service_whose_description_names_it(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        receivable = await created_receivable(there, prepaid(there))
        assert (receivable.amount, receivable.recovery_progress.remaining_amount) == (
            Decimal("1200.5"),
            Decimal(1000),
        )
        assert there.context.row.profile["prepaid"] is True
        assert there.wire.count("GET", "/openapi.json") == 1

    tell(tmp_path, story)


def test_prepaid_amount_is_left_out_for_a_service_that_does_not_name_it(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        there.wire.cut = lambda request: "absent" if request.url.path == "/openapi.json" else None
        receivable = await created_receivable(there, prepaid(there))
        invoice = (await there.context.client.receivables.get(receivable.id)).recovery_progress.invoice
        assert invoice is not None
        assert invoice["amount"] == 1000
        assert not {"prepaid_amount", "amount_before_tax", "tax_amount"} & invoice.keys()
        assert invoice["service_description"] == (
            "Work – Amount due of 1000.00 EUR after 200.50 EUR already paid, of 1200.50 EUR in all."
        )
        assert there.context.row.profile["prepaid"] is False

    tell(tmp_path, story)


def test_prepaid_amount_waits_where_the_service_cannot_be_asked(tmp_path: Path) -> None:
    async def story(there: World) -> None:
        there.wire.cut = lambda request: "refuse" if request.url.path == "/openapi.json" else None
        intent = prepaid(there)
        await Outbox(there.context).run_once()
        assert there.wire.count(*CREATE) == 0
        there.wire.cut = lambda request: None
        await settle(there)
        assert there.context.connection_store.intents.get(intent.id).state == "done"
        assert there.receivables_at_the_service() == 1

    tell(tmp_path, story)
