"""The operations on agreements and promises."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.responses import Response

from recovery_contract.agreements import (
    AgreementList,
    AnswerAgreementRequest,
    ProposeAgreementRequest,
    RecordPromiseRequest,
)
from recovery_service.agreements import agreed, service
from recovery_service.agreements.repository import AgreementRow
from recovery_service.agreements.service import Asked
from recovery_service.core import Core
from recovery_service.principal import Principal
from recovery_service.receivables import service as receivables
from recovery_service.receivables.progress import resource
from recovery_service.receivables.service import Held, ReceivableRow, held
from recovery_service.recovery import promises
from recovery_service.recovery.situation import situation
from recovery_service.web.amounts import request_minor
from recovery_service.web.answer import answer
from recovery_service.web.auth import CORE, requires
from recovery_service.web.body import body
from recovery_service.web.concluded import Concluded
from recovery_service.web.errors import NotFound

router = APIRouter(route_class=Concluded)

CoreIn = Annotated[Core, CORE]


@router.get("/v1/receivables/{id}/agreements")
def list_agreements(
    id: str, principal: Annotated[Principal, requires("listAgreements")], core: CoreIn
) -> Response:
    with core.database.read() as connection:
        row = receivables.require(connection, principal, id)
        today = _today(connection, core, row)
        found = [agreed.told(each, row, today) for each in agreed.all_of(connection, id)]
    return answer(AgreementList(data=found))


@router.post("/v1/receivables/{id}/agreements")
def propose_agreement(
    id: str,
    given: Annotated[ProposeAgreementRequest, body(ProposeAgreementRequest)],
    principal: Annotated[Principal, requires("proposeAgreement")],
    core: CoreIn,
) -> Response:
    with held(core, principal, id) as it:
        minor = None if given.amount is None else request_minor(given.amount, it.row.currency)
        asked = Asked(given.kind, given.instalments, given.first_on, minor, given.message)
        made = service.propose(
            it.connection,
            core,
            it.row,
            asked,
            by="creditor",
            actor=principal.subject,
            at=it.at,
            is_agreed=given.agreed,
        )
        told = agreed.told(made, it.row, _today(it.connection, core, it.row))
    return answer(told, 201)


@router.post("/v1/receivables/{id}/agreements/{agreement}")
def answer_agreement(
    id: str,
    agreement: str,
    given: Annotated[AnswerAgreementRequest, body(AnswerAgreementRequest)],
    principal: Annotated[Principal, requires("answerAgreement")],
    core: CoreIn,
) -> Response:
    with held(core, principal, id) as it:
        row = next((each for each in agreed.all_of(it.connection, id) if each.id == agreement), None)
        if row is None:
            raise NotFound
        after = _answered(core, it, row, given, principal.subject)
        now = receivables.load(it.connection, id)
        told = agreed.told(after, now, _today(it.connection, core, now))
    return answer(told)


@router.post("/v1/receivables/{id}/promises")
def record_promise(
    id: str,
    given: Annotated[RecordPromiseRequest, body(RecordPromiseRequest)],
    principal: Annotated[Principal, requires("recordPromise")],
    core: CoreIn,
) -> Response:
    with held(core, principal, id) as it:
        minor = (
            it.row.remaining_minor if given.amount is None else request_minor(given.amount, it.row.currency)
        )
        promises.promise(
            it.connection,
            core,
            it.row,
            day=given.day,
            amount_minor=minor,
            at=it.at,
            actor=principal.subject,
        )
        told = resource(it.connection, core, receivables.load(it.connection, id))
    return answer(told, 201)


def _answered(
    core: Core, it: Held, row: AgreementRow, given: AnswerAgreementRequest, actor: str
) -> AgreementRow:
    who: dict[str, Any] = {"actor": actor, "at": it.at}
    if given.action == "end":
        return service.end(it.connection, core, it.row, row, **who)
    service.require_debtors(row)
    if given.action == "accept":
        return service.accept(it.connection, core, it.row, row, by="creditor", **who)
    if given.action == "refuse":
        return service.refuse(it.connection, core, it.row, row, by="creditor", message=given.message, **who)
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
    return service.counter(it.connection, core, it.row, row, asked, **who)


def _today(connection: Connection, core: Core, row: ReceivableRow) -> date:
    at = core.clock.now(connection, row.client_id)
    return situation(connection, core, row.id).workdays.local_date(at)
