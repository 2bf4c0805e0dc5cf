"""The operations on agreements and promises."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

from fastapi import APIRouter
from starlette.responses import Response

from recovery_contract.agreements import (
    Agreement,
    AgreementList,
    AnswerAgreementRequest,
    OpenInvoice,
    ProposeAgreementRequest,
    RecordPromiseRequest,
)
from recovery_contract.ids import AgreementId, ReceivableId
from recovery_service.api.progress import agreement_resource, to_resource
from recovery_service.context.core import Context, Core
from recovery_service.errors import NotFound
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.agreements.repository import AgreementRow
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import LockedReceivable, ReceivableRow, locked_receivable
from recovery_service.recovery.balance.claim import open_minor
from recovery_service.recovery.dunning.situation import load_situation
from recovery_service.recovery.lifecycle import agreements, joint_plans, promises
from recovery_service.recovery.lifecycle.proposal_terms import ProposalTerms
from recovery_service.web.amounts import request_minor
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body
from recovery_service.web.response import respond

router = APIRouter(route_class=Concluded)


@serves(router, "listAgreements")
def list_agreements(id: ReceivableId, principal: CallerIn, core: CoreIn) -> Response:
    with core.read() as context:
        row = receivables.require(context.connection, principal, id)
        agreements = [
            _to_resource(context, each, row)
            for each in agreement_queries.list_agreements(context.connection, id)
        ]
        others = [
            OpenInvoice(
                receivable_id=other.id, invoice_numbers=other.numbers, open_amount=other.to_money(minor)
            )
            for other, minor in joint_plans.list_open_invoices(context, row, context.now(row.client_id))
        ]
    return respond(AgreementList(data=agreements, open_invoices=others))


@serves(router, "proposeAgreement")
def propose_agreement(
    id: ReceivableId,
    request: Annotated[ProposeAgreementRequest, body(ProposeAgreementRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        minor = None if request.amount is None else request_minor(request.amount, locked.row.currency)
        terms = ProposalTerms(request.kind, request.instalments, request.first_on, minor, request.message)
        who: dict[str, Any] = {"actor": principal.subject, "at": locked.at, "is_agreed": request.agreed}
        if request.together_with:
            agreement_row = joint_plans.propose_together(
                locked.context, locked.row, request.together_with, terms, **who
            )
        else:
            agreement_row = agreements.propose(locked.context, locked.row, terms, by="creditor", **who)
        agreement = _to_resource(locked.context, agreement_row, locked.row)
    return respond(agreement, 201)


@serves(router, "answerAgreement")
def answer_agreement(
    id: ReceivableId,
    agreement: AgreementId,
    request: Annotated[AnswerAgreementRequest, body(AnswerAgreementRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        row = next(
            (
                each
                for each in agreement_queries.list_agreements(locked.context.connection, id)
                if each.id == agreement
            ),
            None,
        )
        if row is None:
            raise NotFound
        after = _decide_agreement(core, locked, row, request, principal.subject)
        now = receivables.load(locked.context.connection, id)
        decided = _to_resource(locked.context, after, now)
    return respond(decided)


@serves(router, "recordPromise")
def record_promise(
    id: ReceivableId,
    request: Annotated[RecordPromiseRequest, body(RecordPromiseRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        minor = (
            open_minor(locked.context.connection, locked.row, locked.at)
            if request.amount is None
            else request_minor(request.amount, locked.row.currency)
        )
        promises.record_promise(
            locked.context,
            locked.row,
            day=request.day,
            amount_minor=minor,
            at=locked.at,
            actor=principal.subject,
        )
        receivable = to_resource(locked.context, receivables.load(locked.context.connection, id))
    return respond(receivable, 201)


def _decide_agreement(
    core: Core, locked: LockedReceivable, row: AgreementRow, request: AnswerAgreementRequest, actor: str
) -> AgreementRow:
    who: dict[str, Any] = {"actor": actor, "at": locked.at}
    if request.action == "end":
        return agreements.end(locked.context, locked.row, row, **who)
    if request.action == "accept":
        return agreements.accept(locked.context, locked.row, row, by="creditor", **who)
    if request.action == "refuse":
        return agreements.refuse(
            locked.context, locked.row, row, by="creditor", message=request.message, **who
        )
    minor = None if request.amount is None else request_minor(request.amount, locked.row.currency)
    if minor is None and row.kind == "settlement":
        minor = row.total_minor
    covers_everything = minor is None or minor >= open_minor(locked.context.connection, locked.row, locked.at)
    terms = ProposalTerms(
        "instalments" if covers_everything else "settlement",
        request.instalments or len(row.parts),
        request.first_on or row.parts[0].due_on,
        None if covers_everything else minor,
        request.message,
    )
    return joint_plans.counter_proposal(locked.context, locked.row, row, terms, **who)


def _to_resource(context: Context, row: AgreementRow, receivable: ReceivableRow) -> Agreement:
    return agreement_resource(context, row, receivable, _today(context, receivable))


def _today(context: Context, row: ReceivableRow) -> date:
    at = context.now(row.client_id)
    return load_situation(context, row.id).workdays.local_date(at)
