"""The operations on agreements and promises."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

from fastapi import APIRouter
from starlette.responses import Response

from recovery_contract.agreements import (
    AgreementList,
    AnswerAgreementRequest,
    ProposeAgreementRequest,
    RecordPromiseRequest,
)
from recovery_contract.ids import AgreementId, ReceivableId
from recovery_service.api.progress import resource
from recovery_service.context.core import Context, Core
from recovery_service.errors import NotFound
from recovery_service.ledger.agreements import current
from recovery_service.ledger.agreements.repository import AgreementRow
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import Held, ReceivableRow, held
from recovery_service.principal import Principal
from recovery_service.recovery.dunning.situation import situation
from recovery_service.recovery.lifecycle import agreements, promises
from recovery_service.recovery.lifecycle.agreements import Asked
from recovery_service.web.amounts import request_minor
from recovery_service.web.auth import CORE, requires
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body
from recovery_service.web.response import answer

router = APIRouter(route_class=Concluded)

CoreIn = Annotated[Core, CORE]


@router.get("/v1/receivables/{id}/agreements")
def list_agreements(
    id: ReceivableId, principal: Annotated[Principal, requires("listAgreements")], core: CoreIn
) -> Response:
    with core.read() as context:
        row = receivables.require(context.connection, principal, id)
        today = _today(context, row)
        found = [current.told(each, row, today) for each in current.all_of(context.connection, id)]
    return answer(AgreementList(data=found))


@router.post("/v1/receivables/{id}/agreements")
def propose_agreement(
    id: ReceivableId,
    given: Annotated[ProposeAgreementRequest, body(ProposeAgreementRequest)],
    principal: Annotated[Principal, requires("proposeAgreement")],
    core: CoreIn,
) -> Response:
    with held(core, principal, id) as it:
        minor = None if given.amount is None else request_minor(given.amount, it.row.currency)
        asked = Asked(given.kind, given.instalments, given.first_on, minor, given.message)
        made = agreements.propose(
            it.context,
            it.row,
            asked,
            by="creditor",
            actor=principal.subject,
            at=it.at,
            is_agreed=given.agreed,
        )
        told = current.told(made, it.row, _today(it.context, it.row))
    return answer(told, 201)


@router.post("/v1/receivables/{id}/agreements/{agreement}")
def answer_agreement(
    id: ReceivableId,
    agreement: AgreementId,
    given: Annotated[AnswerAgreementRequest, body(AnswerAgreementRequest)],
    principal: Annotated[Principal, requires("answerAgreement")],
    core: CoreIn,
) -> Response:
    with held(core, principal, id) as it:
        row = next((each for each in current.all_of(it.context.connection, id) if each.id == agreement), None)
        if row is None:
            raise NotFound
        after = _answered(core, it, row, given, principal.subject)
        now = receivables.load(it.context.connection, id)
        told = current.told(after, now, _today(it.context, now))
    return answer(told)


@router.post("/v1/receivables/{id}/promises")
def record_promise(
    id: ReceivableId,
    given: Annotated[RecordPromiseRequest, body(RecordPromiseRequest)],
    principal: Annotated[Principal, requires("recordPromise")],
    core: CoreIn,
) -> Response:
    with held(core, principal, id) as it:
        minor = (
            it.row.remaining_minor if given.amount is None else request_minor(given.amount, it.row.currency)
        )
        promises.promise(
            it.context,
            it.row,
            day=given.day,
            amount_minor=minor,
            at=it.at,
            actor=principal.subject,
        )
        told = resource(it.context, receivables.load(it.context.connection, id))
    return answer(told, 201)


def _answered(
    core: Core, it: Held, row: AgreementRow, given: AnswerAgreementRequest, actor: str
) -> AgreementRow:
    who: dict[str, Any] = {"actor": actor, "at": it.at}
    if given.action == "end":
        return agreements.end(it.context, it.row, row, **who)
    if given.action == "accept":
        return agreements.accept(it.context, it.row, row, by="creditor", **who)
    if given.action == "refuse":
        return agreements.refuse(it.context, it.row, row, by="creditor", message=given.message, **who)
    minor = None if given.amount is None else request_minor(given.amount, it.row.currency)
    if minor is None and row.kind == "settlement":
        minor = row.total_minor
    whole = minor is None or minor >= it.row.remaining_minor
    asked = Asked(
        "instalments" if whole else "settlement",
        given.instalments or len(row.parts),
        given.first_on or row.parts[0].due_on,
        None if whole else minor,
        given.message,
    )
    return agreements.counter(it.context, it.row, row, asked, **who)


def _today(context: Context, row: ReceivableRow) -> date:
    at = context.now(row.client_id)
    return situation(context, row.id).workdays.local_date(at)
