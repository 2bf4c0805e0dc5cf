"""The operations on payments and credit notes: what a creditor saw arrive, took back or took off the invoice."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.responses import Response

from recovery_contract.extensions import (
    PaymentRecorded,
    RecordCreditNoteRequest,
    RecordPaymentRequest,
    ReversePaymentRequest,
)
from recovery_contract.ids import PaymentId, ReceivableId, UserId
from recovery_contract.reasons import Reason
from recovery_service.api.progress import to_resource
from recovery_service.errors import Invalid
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.receivables.service import locked_receivable
from recovery_service.ledger.users import service as users
from recovery_service.recovery.lifecycle import credit_notes, payments
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
                data.date,
                locked.at,
                _days_of(locked.context.connection, locked.row.user_id),
                too_late="payment_in_future",
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


@serves(router, "reversePayment")
def reverse_payment(
    id: ReceivableId,
    payment: PaymentId,
    data: Annotated[ReversePaymentRequest, body(ReversePaymentRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        row = payments.reverse_entered_payment(
            locked.context, locked.row, payment, reason=data.reason, actor=principal.subject
        )
        receivable = to_resource(locked.context, row)
    return respond(receivable)


@serves(router, "recordCreditNote")
def record_credit_note(
    id: ReceivableId,
    data: Annotated[RecordCreditNoteRequest, body(RecordCreditNoteRequest)],
    principal: CallerIn,
    core: CoreIn,
) -> Response:
    with locked_receivable(core, principal, id) as locked:
        days = _days_of(locked.context.connection, locked.row.user_id)
        row = credit_notes.record_credit_note(
            locked.context,
            id,
            amount_minor=request_minor(data.amount, locked.row.currency),
            number=data.number,
            issued_at=_moment(data.date, locked.at, days, too_late="credit_note_in_future"),
            actor=principal.subject,
        )
        receivable = to_resource(locked.context, row)
    return respond(receivable, 201)


def _days_of(connection: Connection, user_id: UserId) -> Workdays:
    """Return the days of the creditor, on whose account payments arrive."""
    creditor = users.load_profile(connection, user_id)
    return Workdays(creditor.country)


def _moment(day: date, now: int, days: Workdays, *, too_late: str) -> int:
    """Return noon of that day where the creditor is, today the present moment. Raises Invalid for a future day."""
    ahead = (day - days.local_date(now)).days
    # The day may have begun already in the caller's time zone.
    if ahead > 1:
        raise Invalid(Reason.of(too_late), "date", day.isoformat())
    if ahead >= 0:
        return now
    if day.year < 1970:
        raise Invalid(Reason.of("payment_too_far_back"), "date", day.isoformat())
    return days.start_of_day(day) + DAY_MS // 2
