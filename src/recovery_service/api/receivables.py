"""The operations on receivables."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from recovery_contract.actions import CancelRequest, EvidenceSubmission, PartialPaymentDecision
from recovery_contract.debtor_correction import CorrectDebtorRequest
from recovery_contract.extensions import ChangePursuitRequest, PauseRequest, Timeline
from recovery_contract.ids import ReceivableId
from recovery_contract.receivables import (
    Contact,
    ContactCreated,
    CreateReceivableRequest,
    ReceivablePage,
    UpdateReceivableRequest,
)
from recovery_invoices import Reader
from recovery_service.api.progress import find_resource, new_resource, to_resource, to_resources
from recovery_service.api.receivable_lists import EXPAND, RECEIVABLE_FILTER, expand
from recovery_service.api.surroundings import load_page
from recovery_service.context.core import Core
from recovery_service.files.checking import ReaderIn, require_readable
from recovery_service.files.data_uri import Attachment, decode_documents
from recovery_service.ledger.receivables import search, service
from recovery_service.ledger.receivables.checks import require_email_contact
from recovery_service.ledger.receivables.search import ReceivableFilter
from recovery_service.ledger.receivables.service import locked_receivable
from recovery_service.ledger.timeline import history
from recovery_service.paging import PAGE_EITHER_WAY, Page
from recovery_service.principal import Principal
from recovery_service.recovery.lifecycle import (
    actions,
    creation,
    creditor_pause,
    debtor_correction,
    disputes,
    partial_payments,
    pursuit,
)
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
        receivable = new_resource(context, creation.create_receivable(context, principal, data))
    return respond(receivable, 201)


@serves(router, "listReceivables")
def list_receivables(
    page: Annotated[Page, PAGE_EITHER_WAY],
    wanted: Annotated[ReceivableFilter, RECEIVABLE_FILTER],
    principal: CallerIn,
    core: CoreIn,
    parts: Annotated[list[str] | None, EXPAND] = None,
) -> Response:
    with core.read() as context:
        cursor = search.find_cursor(context.connection, principal, page)
        rows, around = load_page(context, principal, wanted, cursor, page.limit + 1)
        shown, has_more = page.cut(rows)
        receivables = to_resources(context, shown, around)
        if parts:
            receivables = expand(context, shown, receivables, parts)
    return respond_with_list(ReceivablePage(data=receivables, has_more=has_more))


@serves(router, "getReceivable")
def get_receivable(
    id: ReceivableId,
    principal: CallerIn,
    core: CoreIn,
    parts: Annotated[list[str] | None, EXPAND] = None,
) -> Response:
    with core.read() as context:
        row, receivable = find_resource(context, principal, id)
        if parts:
            [receivable] = expand(context, [row], [receivable], parts)
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
            is_settled=bool(data.settled),
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


@serves(router, "pauseReceivable")
def pause_receivable(
    id: ReceivableId,
    principal: CallerIn,
    core: CoreIn,
    request: Annotated[PauseRequest, body(PauseRequest)],
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        row = creditor_pause.pause(
            locked.context, locked.row, request.until, at=locked.at, actor=principal.subject
        )
        receivable = to_resource(locked.context, row)
    return respond(receivable)


@serves(router, "resumeReceivable")
def resume_receivable(id: ReceivableId, principal: CallerIn, core: CoreIn) -> Response:
    with locked_receivable(core, principal, id) as locked:
        row = creditor_pause.resume(locked.context, locked.row, at=locked.at, actor=principal.subject)
        receivable = to_resource(locked.context, row)
    return respond(receivable)


@serves(router, "correctDebtor")
def correct_debtor(
    id: ReceivableId,
    principal: CallerIn,
    core: CoreIn,
    request: Annotated[CorrectDebtorRequest, body(CorrectDebtorRequest)],
) -> Response:
    with core.write() as context:
        row = debtor_correction.correct_debtor(context, principal, id, request)
        receivable = to_resource(context, row)
    return respond(receivable)


@serves(router, "changePursuit")
def change_pursuit(
    id: ReceivableId,
    principal: CallerIn,
    core: CoreIn,
    request: Annotated[ChangePursuitRequest, body(ChangePursuitRequest)],
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        row = pursuit.change_pursuit(
            locked.context, locked.row, request.pursue, at=locked.at, actor=principal.subject
        )
        receivable = to_resource(locked.context, row)
    return respond(receivable)


@serves(router, "getTimeline")
def get_timeline(id: ReceivableId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        row = service.require(connection, principal, id)
        timeline = Timeline(data=history.load_history(connection, row.id))
    return respond(timeline)
