"""Card payments: begun on the debtor's page, recorded and taken back as the provider's events say."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_service.context.clock import current_ms
from recovery_service.context.core import Context
from recovery_service.ids import CheckoutId, new_id
from recovery_service.ledger import card_payments
from recovery_service.ledger.card_payments import CheckoutRow
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.recovery.card_payments import booking, returns
from recovery_service.recovery.card_payments.booking import PaymentNotYetRecorded
from recovery_service.recovery.card_payments.provider import (
    CardProvider,
    ChargedBack,
    Page,
    Paid,
    ProviderEvent,
    Refunded,
    RefundFailed,
)
from recovery_service.recovery.card_payments.stripe import Stripe
from recovery_service.recovery.lifecycle import card_pages
from recovery_service.settings import Settings

__all__ = ["PaymentNotYetRecorded"]


def create_provider(settings: Settings) -> CardProvider | None:
    """Return None where there is none."""
    return None if settings.stripe is None else Stripe(settings.stripe)


def begin_checkout(
    connection: Connection, provider: CardProvider, receivable: ReceivableRow, once: str, amount_minor: int
) -> CheckoutRow:
    """Return a payment that has begun; the same form begins it once. Nothing is owed less before the provider says
    so."""
    existing = card_payments.find_by_form_key(connection, receivable.id, once)
    if existing is not None:
        return existing
    row = CheckoutRow(
        id=new_id(CheckoutId),
        receivable_id=receivable.id,
        once=once,
        client_id=receivable.client_id,
        provider=provider.name,
        amount_minor=amount_minor,
        currency=receivable.currency,
        opened_at=current_ms(),
        intent=None,
        payment_id=None,
        refunded_minor=0,
        chargebacks={},
        refunds=[],
        session_id=None,
    )
    card_payments.add(connection, row)
    return row


def record_page_opened(context: Context, checkout_id: CheckoutId, page: Page) -> bool:
    """Store under which id the provider has the page; False where nothing is owed any more: then it is closed."""
    row = card_payments.load(context.connection, checkout_id)
    locked = receivables.lock(context, row.receivable_id)
    card_payments.change(context.connection, row.id, session_id=page.session_id)
    if locked.row.awaits_payment:
        return True
    card_pages.schedule_page_closing(context, row.receivable_id, locked.row.client_id, locked.at)
    return False


def handle_event(context: Context, provider: CardProvider, event: ProviderEvent) -> str:
    """Carry out what the provider tells, each event once, and return how: `done`, `ignored` or `repeated`.

    Raises PaymentNotYetRecorded; then nothing may be kept of the event.
    """
    row = None if event.what is None else _checkout(context.connection, provider, event.what)
    outcome = "ignored" if row is None else "done"
    values = {"provider": provider.name, "event_id": event.id, "type": event.type}
    if not card_payments.record_event_once(
        context.connection, {**values, "outcome": outcome, "taken_at": current_ms()}
    ):
        return "repeated"
    if row is not None:
        at = receivables.lock(context, row.receivable_id).at
        match event.what:
            case Paid() as paid:
                _paid(context, row, paid)
            case Refunded() as refunded:
                returns.record_refund(context, row, refunded, at)
            case RefundFailed() as failed:
                returns.record_failed_refund(context, row, failed, at)
            case ChargedBack() as chargeback:
                returns.record_chargeback(context, row, chargeback, at)
    return outcome


def _checkout(
    connection: Connection, provider: CardProvider, what: Paid | Refunded | RefundFailed | ChargedBack
) -> CheckoutRow | None:
    """Return None for a payment of somebody else who uses the same account."""
    if isinstance(what, Paid):
        return card_payments.find(connection, provider.name, what.checkout_id)
    row = card_payments.find_by_intent(connection, provider.name, what.intent)
    if row is None and isinstance(what, Refunded) and what.checkout_id is not None:
        row = card_payments.find(connection, provider.name, what.checkout_id)
    if row is not None and row.intent is None:
        raise PaymentNotYetRecorded
    return row


def _paid(context: Context, row: CheckoutRow, paid: Paid) -> None:
    """Book the amount that the provider took, whatever was asked for."""
    if row.intent is not None:
        return
    card_payments.change(context.connection, row.id, intent=paid.intent)
    payment_id = booking.book_payment(
        context, row, row.receivable_id, paid.amount_minor, paid.currency, paid.intent
    )
    card_payments.change(context.connection, row.id, payment_id=payment_id)
