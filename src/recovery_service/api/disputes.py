"""The operation on disputes: what a debtor told the creditor directly."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from starlette.responses import Response

from recovery_contract.extensions import RecordDisputeRequest
from recovery_contract.ids import ReceivableId
from recovery_service.api.progress import to_resource
from recovery_service.ledger.receivables.service import locked_receivable
from recovery_service.recovery.lifecycle import disputes
from recovery_service.web.amounts import request_minor
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body
from recovery_service.web.response import respond

router = APIRouter(route_class=Concluded)


@serves(router, "recordDispute")
def record_dispute(
    id: ReceivableId,
    data: Annotated[RecordDisputeRequest, body(RecordDisputeRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        amount = None if data.amount is None else request_minor(data.amount, locked.row.currency)
        row = disputes.open_dispute(
            locked.context,
            id,
            reason=data.reason,
            message=data.message,
            evidence_requested=data.evidence_requested,
            amount_minor=amount,
            actor=principal.subject,
        )
        receivable = to_resource(locked.context, row)
    return respond(receivable, 201)
