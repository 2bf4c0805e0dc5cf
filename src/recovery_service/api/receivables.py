"""The operations on receivables."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from recovery_contract.actions import CancelRequest, EvidenceSubmission, PartialPaymentDecision
from recovery_contract.extensions import Timeline
from recovery_contract.ids import ReceivableId, UserId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.receivables import (
    Contact,
    ContactCreated,
    CreateReceivableRequest,
    ReceivablePage,
    UpdateReceivableRequest,
)
from recovery_invoices import Reader
from recovery_service.api.progress import to_resource, to_resources
from recovery_service.context.core import Core
from recovery_service.errors import Invalid
from recovery_service.files.checking import ReaderIn, require_readable
from recovery_service.files.data_uri import Attachment, decode_documents
from recovery_service.ledger.receivables import repository, service
from recovery_service.ledger.receivables.checks import require_email_contact
from recovery_service.ledger.receivables.service import locked_receivable
from recovery_service.ledger.timeline import history
from recovery_service.paging import PAGE, Page, bad_cursor
from recovery_service.principal import Principal
from recovery_service.recovery.lifecycle import actions, creation, disputes, partial_payments
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.long_work import CHECKING, LongWork
from recovery_service.web.parsing import body
from recovery_service.web.response import respond, respond_with_list

router = APIRouter(route_class=Concluded)

_EVIDENCE: Final[Any] = body(EvidenceSubmission)


@serves(router, "createReceivable")
def create_receivable(
    data: Annotated[CreateReceivableRequest, body(CreateReceivableRequest, first=require_email_contact)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with core.write() as context:
        row, details = creation.create_receivable(context, principal, data)
        receivable = to_resource(context, row, details)
    return respond(receivable, 201)


@serves(router, "listReceivables")
def list_receivables(
    page: Annotated[Page, PAGE],
    principal: CallerIn,
    core: CoreIn,
    user_id: Annotated[UserId | None, Query()] = None,
    status: Annotated[str | None, Query()] = None,
) -> Response:
    if status is not None and status not in list(ReceivableStatus):
        raise Invalid(f"status is one of {', '.join(ReceivableStatus)}", "status", status)
    with core.read() as context:
        after = None
        if page.starting_after is not None:
            after = repository.find(
                context.connection, ReceivableId(page.starting_after), principal=principal
            )
            if after is None:
                raise bad_cursor(page.starting_after)
        rows = repository.newest(
            context.connection, principal, user_id=user_id, status=status, after=after, limit=page.limit + 1
        )
        receivables = to_resources(context, rows[: page.limit])
    return respond_with_list(ReceivablePage(data=receivables, has_more=len(rows) > page.limit))


@serves(router, "getReceivable")
def get_receivable(id: ReceivableId, principal: CallerIn, core: CoreIn) -> Response:
    with core.read() as context:
        receivable = to_resource(context, service.require(context.connection, principal, id))
    return respond(receivable)


@serves(router, "updateReceivable")
def update_receivable(
    id: ReceivableId,
    data: Annotated[UpdateReceivableRequest, body(UpdateReceivableRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        row = actions.merge_metadata(
            locked.context.connection, locked.row, data.metadata, actor=principal.subject
        )
        receivable = to_resource(locked.context, row)
    return respond(receivable)


@serves(router, "cancelReceivable")
def cancel_receivable(
    id: ReceivableId, data: Annotated[CancelRequest, body(CancelRequest)], principal: CallerIn, core: CoreIn
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        row = actions.cancel(locked.context, locked.row, data, at=locked.at, actor=principal.subject)
        receivable = to_resource(locked.context, row)
    return respond(receivable)


@serves(router, "addContact")
def add_contact(
    id: ReceivableId, data: Annotated[Contact, body(Contact)], principal: CallerIn, core: CoreIn
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        contact = actions.add_contact(locked.context, locked.row, data, at=locked.at, actor=principal.subject)
    return respond(ContactCreated.model_validate(contact.to_resource()), 201)


async def _opened(
    id: ReceivableId,
    data: Annotated[EvidenceSubmission, _EVIDENCE],
    principal: CallerIn,
    core: CoreIn,
    reader: ReaderIn,
    checking: Annotated[LongWork, CHECKING],
) -> list[Attachment]:
    """Return the files of the evidence, before the transaction that would hold everybody else up."""
    await run_in_threadpool(_require, core, principal, id)
    return await checking.run(principal.client_id, partial(_decoded, reader, data))


def _require(core: Core, principal: Principal, id: ReceivableId) -> None:
    with core.database.read() as connection:
        service.require(connection, principal, id)


def _decoded(reader: Reader, data: EvidenceSubmission) -> list[Attachment]:
    """Return up to 50 MiB, each file opened."""
    read = decode_documents(data.documents or [])
    require_readable(reader, read)
    return read


@serves(router, "submitEvidence")
def submit_evidence(
    id: ReceivableId,
    data: Annotated[EvidenceSubmission, _EVIDENCE],
    principal: CallerIn,
    core: CoreIn,
    read: Annotated[list[Attachment], Depends(_opened)],
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        row = disputes.submit_evidence(
            locked.context,
            locked.row,
            attachments=read,
            statement=data.statement,
            at=locked.at,
            actor=principal.subject,
        )
        receivable = to_resource(locked.context, row)
    return respond(receivable)


@serves(router, "decidePartialPayment")
def decide_partial_payment(
    id: ReceivableId,
    data: Annotated[PartialPaymentDecision, body(PartialPaymentDecision)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        row = partial_payments.apply_decision(
            locked.context, locked.row, data.action, at=locked.at, actor=principal.subject, notes=data.notes
        )
        receivable = to_resource(locked.context, row)
    return respond(receivable)


@serves(router, "getTimeline")
def get_timeline(id: ReceivableId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        row = service.require(connection, principal, id)
        timeline = Timeline(data=history.load_history(connection, row.id))
    return respond(timeline)
