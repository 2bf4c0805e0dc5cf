"""The operations on a debtor's insolvency."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from recovery_contract.agreements import DeclareInsolvencyRequest
from recovery_contract.ids import DebtorId
from recovery_service.errors import NotFound
from recovery_service.ledger.insolvency import declaration
from recovery_service.ledger.receivables import service as receivables
from recovery_service.recovery.lifecycle import insolvency
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body
from recovery_service.web.response import no_content, respond

router = APIRouter(route_class=Concluded)


@serves(router, "getInsolvency")
def get_insolvency(id: DebtorId, principal: CallerIn, core: CoreIn) -> Response:
    with core.read() as context:
        rows = receivables.of_debtor(context.connection, principal, id)
        procedure = declaration.of_debtor(context.connection, id)
        if procedure is None:
            raise NotFound
        return respond(insolvency.build_resource(context, rows, procedure))


@serves(router, "declareInsolvency")
def declare_insolvency(
    id: DebtorId,
    request: Annotated[DeclareInsolvencyRequest, body(DeclareInsolvencyRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with core.write() as context:
        rows = receivables.of_debtor(context.connection, principal, id)
        at = core.clock.now(context.connection, rows[0].client_id)
        declared = insolvency.declare(context, rows, request, actor=principal.subject, at=at)
    return respond(declared)


@serves(router, "withdrawInsolvency")
def withdraw_insolvency(id: DebtorId, principal: CallerIn, core: CoreIn) -> Response:
    with core.write() as context:
        rows = receivables.of_debtor(context.connection, principal, id)
        at = core.clock.now(context.connection, rows[0].client_id)
        insolvency.withdraw(context, rows, actor=principal.subject, at=at)
    return no_content()
