"""The operations on what debtors write: whether the mailbox is read, their messages, what the creditor makes of one."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from recovery_contract.correspondence import (
    MailboxReading,
    MessageAnswer,
    MessageDecision,
    ReceivedMessageList,
)
from recovery_contract.ids import ReceivableId, ReceivedMessageId, UserId
from recovery_service.context.core import Core
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.ledger.users import service as users
from recovery_service.principal import Principal
from recovery_service.recovery.correspondence import (
    answering,
    messages,
    reading,
    reading_settings,
    repository,
    schedule,
)
from recovery_service.recovery.correspondence.reading_settings import Account
from recovery_service.recovery.correspondence.repository import ReadingRow
from recovery_service.transport.imap import MailboxUnreadable
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body
from recovery_service.web.response import respond

router = APIRouter(route_class=Concluded)


@serves(router, "getMailboxReading")
def get_mailbox_reading(id: UserId, principal: CallerIn, core: CoreIn) -> Response:
    """Return how the mailbox is read; where nothing was set, it is off and the proposed server is named."""
    with core.read() as context:
        users.require(context.connection, principal, id)
        setting = reading_settings.load_reading(context, id)
    return respond(setting.model_dump(mode="json", exclude_none=True))


@serves(router, "putMailboxReading")
async def put_mailbox_reading(
    id: UserId, principal: CallerIn, core: CoreIn, request: Annotated[MailboxReading, body(MailboxReading)]
) -> Response:
    """Store how the mailbox is read, if it could be opened; in the test environment nothing is read."""
    row, account = await run_in_threadpool(_propose, core, principal, id, request)
    if account is not None and core.channels.is_real:
        try:
            await reading.check_inbox(account.imap, account.server)
        except MailboxUnreadable as error:
            raise reading_settings.refuse(error, reading.reason_of(error)) from error
    stored = await run_in_threadpool(_store, core, principal, id, row)
    return respond(stored.model_dump(mode="json", exclude_none=True))


def _propose(
    core: Core, principal: Principal, user_id: UserId, request: MailboxReading
) -> tuple[ReadingRow, Account | None]:
    with core.read() as context:
        return reading_settings.propose_reading(context, principal, user_id, request)


def _store(core: Core, principal: Principal, user_id: UserId, row: ReadingRow) -> MailboxReading:
    with core.write() as context:
        users.require(context.connection, principal, user_id, for_update=True)
        repository.save_reading(context.connection, row)
        if row.enabled and core.channels.is_real:
            schedule.schedule_visit(context, row)
        else:
            schedule.cancel_visit(context, user_id)
        record_audit(
            context.connection,
            principal.subject,
            "mailbox_reading.set",
            user_id,
            after={"enabled": row.enabled, "host": row.host},
        )
        return reading_settings.load_reading(context, user_id)


@serves(router, "listReceivedMessages")
def list_received_messages(
    principal: CallerIn,
    core: CoreIn,
    user_id: Annotated[UserId | None, Query()] = None,
    receivable_id: Annotated[ReceivableId | None, Query()] = None,
    state: Annotated[Literal["open", "noted", "done"] | None, Query()] = None,
) -> Response:
    """Return what debtors wrote by email, the newest first."""
    with core.read() as context:
        listed = messages.list_messages(
            context, principal, user_id=user_id, receivable_id=receivable_id, state=state
        )
    return respond(ReceivedMessageList(data=listed))


@serves(router, "decideReceivedMessage")
def decide_received_message(
    id: ReceivedMessageId,
    principal: CallerIn,
    core: CoreIn,
    decision: Annotated[MessageDecision, body(MessageDecision)],
) -> Response:
    with core.write() as context:
        message = messages.decide(context, principal, id, decision)
        after = {"decision": decision.decision, "day": None if decision.day is None else str(decision.day)}
        record_audit(context.connection, principal.subject, "received_message.decide", id, after=after)
    return respond(message)


@serves(router, "getAnswerDrafts")
def get_answer_drafts(id: ReceivedMessageId, principal: CallerIn, core: CoreIn) -> Response:
    with core.read() as context:
        drafts = answering.list_drafts(context, principal, id)
    return respond(drafts)


@serves(router, "answerReceivedMessage")
def answer_received_message(
    id: ReceivedMessageId,
    principal: CallerIn,
    core: CoreIn,
    answer: Annotated[MessageAnswer, body(MessageAnswer)],
) -> Response:
    with core.write() as context:
        message = answering.answer(context, principal, id, answer)
        decided = None if answer.decision is None else answer.decision.decision
        after = {"attach_invoice": answer.attach_invoice, "decision": decided}
        record_audit(context.connection, principal.subject, "received_message.answer", id, after=after)
    return respond(message)
