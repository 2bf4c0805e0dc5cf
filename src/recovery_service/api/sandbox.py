"""The operations of the test environment; in production every one of them is absent."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from recovery_contract.ids import ReceivableId, UserId
from recovery_contract.receivables import Receivable
from recovery_contract.sandbox import (
    AdvanceClockRequest,
    ClockNow,
    DebtorAction,
    DebtorActionRequest,
    DebtorMessageRequest,
    DisputeRequest,
    PayRequest,
    RequestEvidenceRequest,
)
from recovery_service.api.progress import to_resource
from recovery_service.context.clock import to_datetime, to_ms
from recovery_service.context.core import Core
from recovery_service.errors import Invalid
from recovery_service.files.checking import ReaderIn
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.users import onboarding
from recovery_service.ledger.users import service as users
from recovery_service.paging import PAGE, Page
from recovery_service.recovery.balance.claim import open_minor
from recovery_service.recovery.correspondence import messages
from recovery_service.recovery.lifecycle import disputes, payments
from recovery_service.sandbox import debtors, outbox
from recovery_service.sandbox import messages as debtor_messages
from recovery_service.web.amounts import request_minor
from recovery_service.web.auth import CallerIn, CoreIn, EngineIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body, optional_body
from recovery_service.web.response import respond, respond_with_list

router = APIRouter(route_class=Concluded)


@serves(router, "getClock")
def get_clock(principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        now = core.clock.now(connection, principal.client_id)
    return respond(ClockNow(now=to_datetime(now)))


@serves(router, "advanceClock")
async def advance_clock(
    principal: CallerIn,
    core: CoreIn,
    engine: EngineIn,
    request: Annotated[AdvanceClockRequest, body(AdvanceClockRequest)],
) -> Response:
    to = None if request.to is None else _instant(request.to)
    clock_id = core.clock.clock_id_of(principal.client_id)
    now = await engine.advance(clock_id, seconds=request.seconds, to=to)
    return respond(ClockNow(now=to_datetime(now)))


@serves(router, "testPay")
def simulate_payment(
    id: ReceivableId,
    principal: CallerIn,
    core: CoreIn,
    request: Annotated[PayRequest, optional_body(PayRequest)],
) -> Response:
    """Let the debtor pay; without an amount all that is asked for."""
    with core.write() as context:
        locked = receivables.lock(context, id, principal=principal)
        row = locked.row
        open_now = open_minor(context.connection, row, locked.at)
        minor = open_now if request.amount is None else request_minor(request.amount, row.currency)
        if minor <= 0 and not row.is_closed:
            raise Invalid("amount is more than nothing", "amount", 0)
        payments.record_payment(context, id, amount_minor=minor, reference=None, source="test")
        receivable = to_resource(context, receivables.load(context.connection, id))
    return respond(receivable)


@serves(router, "testDispute")
def simulate_dispute(
    id: ReceivableId,
    principal: CallerIn,
    core: CoreIn,
    request: Annotated[DisputeRequest, body(DisputeRequest)],
) -> Response:
    with core.write() as context:
        receivables.require(context.connection, principal, id)
        disputes.open_dispute(
            context,
            id,
            reason=request.reason,
            message=request.message,
            evidence_requested=request.evidence_requested,
        )
        receivable = to_resource(context, receivables.load(context.connection, id))
    return respond(receivable)


@serves(router, "testRequestEvidence")
def simulate_evidence_request(
    id: ReceivableId,
    principal: CallerIn,
    core: CoreIn,
    request: Annotated[RequestEvidenceRequest, optional_body(RequestEvidenceRequest)],
) -> Response:
    with core.write() as context:
        receivables.require(context.connection, principal, id)
        disputes.request_evidence(
            context, id, evidence_requested=request.evidence_requested, message=request.message
        )
        receivable = to_resource(context, receivables.load(context.connection, id))
    return respond(receivable)


@serves(router, "testDebtorAction")
async def let_debtor_act(
    id: ReceivableId,
    principal: CallerIn,
    core: CoreIn,
    engine: EngineIn,
    reader: ReaderIn,
    request: Annotated[DebtorActionRequest, body(DebtorActionRequest)],
) -> Response:
    """Wind the clock on until the debtor was contacted and had two days, then let them do it.

    Every step stands by itself: broken off in the middle, the same request goes on from there.
    """
    await run_in_threadpool(debtors.require_no_action_yet, core, principal, id, request.action)
    clock_id = core.clock.clock_id_of(principal.client_id)
    for _ in range(debtors.STEPS_MOST):
        following = await run_in_threadpool(debtors.next_contact_time, core, id)
        if following is None:
            break
        await engine.advance(clock_id, to=following)
    acts_at = await run_in_threadpool(debtors.schedule_action, core, id, request.action)
    await engine.advance(clock_id, to=acts_at)
    if request.action is DebtorAction.WRITE:
        await run_in_threadpool(debtor_messages.write_promise, core, reader, principal, id)
    return respond(await run_in_threadpool(_read, core, id))


def _read(core: Core, id: ReceivableId) -> Receivable:
    with core.read() as context:
        return to_resource(context, receivables.load(context.connection, id))


@serves(router, "testReceiveMessage")
def test_receive_message(
    id: ReceivableId,
    principal: CallerIn,
    core: CoreIn,
    reader: ReaderIn,
    request: Annotated[DebtorMessageRequest, body(DebtorMessageRequest)],
) -> Response:
    """Simulate an email of the debtor, which is read as one from a mailbox."""
    row = debtor_messages.receive_message(core, reader, principal, id, request)
    with core.read() as context:
        receivable = receivables.load(context.connection, id)
        message = messages.to_resource(context.connection, row, receivable)
    return respond(message, 201)


@serves(router, "testCompleteOnboarding")
def complete_onboarding(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    with core.write() as context:
        user = users.require(context.connection, principal, id, for_update=True)
        at = core.clock.now(context.connection, user.client_id)
        user = onboarding.complete_with_practice_data(context, user.id, at=at)
        resource = users.to_resource(core, user)
    return respond(resource)


@serves(router, "getOutbox")
def get_outbox(principal: CallerIn, core: CoreIn, page: Annotated[Page, PAGE]) -> Response:
    with core.database.read() as connection:
        messages = outbox.list_messages(connection, principal, page)
    return respond_with_list(messages)


def _instant(text: str) -> int:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise Invalid("to is a date-time such as 2026-03-01T09:00:00Z", "to", text) from None
    return to_ms(moment if moment.tzinfo else moment.replace(tzinfo=UTC))
