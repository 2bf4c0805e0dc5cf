"""Books what a card payment brought, or keeps it where no receivable can take it."""

from __future__ import annotations

from typing import Final

import structlog

from recovery_contract.ids import ReceivableId
from recovery_service.context.core import Context
from recovery_service.ledger.card_payments import CheckoutRow
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.history import add_note, record_audit
from recovery_service.recovery.lifecycle import payments, unclaimed_payments

log = structlog.get_logger()

SOURCE: Final = "card"
DEBTOR: Final = "debtor"
PROVIDER: Final = "payment_provider"


class PaymentNotYetRecorded(Exception):
    """The event is about a payment of ours whose own event has not come yet: it has to be told again."""


def book_payment(
    context: Context,
    row: CheckoutRow,
    receivable_id: ReceivableId,
    amount_minor: int,
    currency: str,
    reference: str,
) -> str | None:
    """Return the payment's id; None where the receivable cannot take it and an operator has to give it back."""
    locked = receivables.lock(context, receivable_id)
    receivable, at = locked.row, locked.at
    if receivable.is_closed or currency != receivable.currency:
        _unclaimed(context, row, receivable, amount_minor, currency, reference, at)
        return None
    payment = payments.record_payment(
        context,
        receivable_id,
        amount_minor=amount_minor,
        reference=reference,
        source=SOURCE,
        actor=DEBTOR,
    )
    return payment.id


def _unclaimed(
    context: Context,
    row: CheckoutRow,
    receivable: ReceivableRow,
    amount_minor: int,
    currency: str,
    reference: str,
    at: int,
) -> None:
    why: unclaimed_payments.Why = "closed" if receivable.is_closed else "currency"
    stored = unclaimed_payments.store_unclaimed(
        context.connection,
        unclaimed_payments.NewUnclaimedPayment(
            source=SOURCE,
            origin=reference,
            amount_minor=amount_minor,
            currency=currency,
            arrived_at=at,
            why=why,
            receivable_id=receivable.id,
            checkout_id=row.id,
        ),
    )
    if stored is None:
        return
    because = "it is closed" if why == "closed" else f"it is in {receivable.currency}"
    text = f"A card payment of {stored.amount} was not booked, because {because}: it has to be given back."
    data = {
        "amount_minor": amount_minor,
        "currency": currency,
        "reference": reference,
        "why": why,
        "money_id": stored.id,
    }
    add_note(
        context,
        receivable.id,
        at=at,
        kind="payment.unclaimed",
        text=text,
        actor="service",
        data=data,
    )
    record_audit(context.connection, PROVIDER, "card.unclaimed", row.id, after=data)
    log.warning("a card payment has to be given back", receivable_id=receivable.id, checkout_id=row.id)
