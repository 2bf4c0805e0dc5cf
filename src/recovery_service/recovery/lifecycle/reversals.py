"""Takes back a part of a payment: the payment becomes two, and one of them is reversed."""

from __future__ import annotations

from dataclasses import asdict, replace

from recovery_contract.ids import PaymentId, ReceivableId
from recovery_service.context.core import Context
from recovery_service.errors import NotFound
from recovery_service.ids import new_id
from recovery_service.ledger.payments import repository
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.history import record_audit
from recovery_service.recovery.lifecycle import payments


def reverse_partially(
    context: Context,
    receivable_id: ReceivableId,
    payment_id: PaymentId,
    amount_minor: int,
    *,
    reason: str,
    actor: str,
    code: str | None = None,
) -> ReceivableRow | None:
    """Take `amount_minor` of a payment back, all of it at most, and return the receivable that now carries the debt as
    `service.reverse` does; None where the payment was reversed already. The rest keeps the payment's id. Raises
    NotFound."""
    row = receivables.lock(context, receivable_id).row
    payment = repository.find(context.connection, receivable_id, payment_id)
    if payment is None:
        raise NotFound
    if payment.reversed_at is not None:
        return None
    if amount_minor < payment.amount_minor:
        reversed_payment = replace(payment, id=new_id(PaymentId), amount_minor=amount_minor)
        rest = payment.amount_minor - amount_minor
        repository.change_amount(context.connection, payment_id, rest)
        repository.add(
            context.connection,
            {**asdict(reversed_payment), "client_id": row.client_id, "user_id": row.user_id},
        )
        record_audit(
            context.connection,
            actor,
            "payment.split",
            payment_id,
            before={"amount_minor": payment.amount_minor},
            after={"amount_minor": rest, "other": reversed_payment.id},
        )
        payment_id = reversed_payment.id
    return payments.reverse_payment(context, receivable_id, payment_id, reason=reason, actor=actor, code=code)
