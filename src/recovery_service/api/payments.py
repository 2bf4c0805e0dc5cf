"""The operation on payments: what a creditor saw arrive."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.responses import Response

from recovery_contract.extensions import PaymentRecorded, RecordPaymentRequest
from recovery_contract.ids import ReceivableId, UserId
from recovery_contract.reasons import Reason
from recovery_service.errors import Invalid
from recovery_service.law.countries import detect_country
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.receivables.service import locked_receivable
from recovery_service.ledger.users import service as users
from recovery_service.recovery.lifecycle import payments
from recovery_service.recovery.lifecycle.partial_payments import DAY_MS
from recovery_service.web.amounts import request_minor
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.commit_route import Concluded
from recovery_service.web.parsing import body
from recovery_service.web.response import respond

router = APIRouter(route_class=Concluded)


@serves(router, "recordPayment")
def record_payment(
    id: ReceivableId,
    data: Annotated[RecordPaymentRequest, body(RecordPaymentRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        minor = request_minor(data.amount, locked.row.currency)
        payment = payments.record_payment(
            locked.context,
            id,
            amount_minor=minor,
            reference=data.reference,
            source="creditor",
            actor=principal.subject,
            received_at=_moment(
                data.date, locked.at, _days_of(locked.context.connection, locked.row.user_id)
            ),
        )
    recorded = PaymentRecorded(
        id=payment.id,
        receivable_id=id,
        amount=locked.row.to_money(minor),
        received_on=data.date,
        reference=data.reference,
    )
    return respond(recorded, 201)


def _days_of(connection: Connection, user_id: UserId) -> Workdays:
    """Return the days of the creditor, on whose account payments arrive."""
    creditor = users.load_profile(connection, user_id)
    return Workdays(detect_country({"address": creditor.address, "siret": creditor.siret}))


def _moment(day: date, now: int, days: Workdays) -> int:
    """Noon of that day where the creditor is, today the present moment. Raises Invalid for a day that has not come
    yet."""
    ahead = (day - days.local_date(now)).days
    # Whoever records it may be where it is tomorrow already.
    if ahead > 1:
        raise Invalid(Reason.of("payment_in_future"), "date", day.isoformat())
    if ahead >= 0:
        return now
    if day.year < 1970:
        raise Invalid(Reason.of("payment_too_far_back"), "date", day.isoformat())
    return days.start_of_day(day) + DAY_MS // 2
