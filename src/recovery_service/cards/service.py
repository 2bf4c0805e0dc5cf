"""Card payments: begun on the debtor's page, recorded and taken back as the provider's events say."""

from __future__ import annotations

from typing import Final

import structlog
from sqlalchemy import Connection

from recovery_contract.fields import from_minor
from recovery_service.cards import repository
from recovery_service.cards.provider import CardProvider, ChargedBack, Paid, ProviderEvent, Refunded
from recovery_service.cards.repository import CheckoutRow
from recovery_service.cards.stripe import Stripe
from recovery_service.clock import real_ms
from recovery_service.core import Core
from recovery_service.ids import new_id
from recovery_service.payments import service as payments
from recovery_service.payments import taken_back
from recovery_service.receivables import service as receivables
from recovery_service.receivables.history import audit, note
from recovery_service.receivables.service import ReceivableRow
from recovery_service.settings import Settings

log = structlog.get_logger()

SOURCE: Final = "card"
DEBTOR: Final = "debtor"
PROVIDER: Final = "payment_provider"


class NotYet(Exception):
    """The event is about a payment of ours whose own event has not come yet: it has to be told again."""


def provider_of(settings: Settings) -> CardProvider | None:
    """None where there is none; the test environment never has one, whatever it was told."""
    if settings.stripe is None or settings.is_test:
        return None
    return Stripe(settings.stripe)


def begin(
    connection: Connection, provider: CardProvider, receivable: ReceivableRow, once: str, amount_minor: int
) -> CheckoutRow:
    """A payment that has begun; the same form begins it once. Nothing is owed less before the provider says so."""
    found = repository.begun(connection, receivable.id, once)
    if found is not None:
        return found
    row = CheckoutRow(
        id=new_id("chk"),
        receivable_id=receivable.id,
        once=once,
        client_id=receivable.client_id,
        provider=provider.name,
        amount_minor=amount_minor,
        currency=receivable.currency,
        opened_at=real_ms(),
        intent=None,
        payment_id=None,
        refunded_minor=0,
        chargebacks={},
    )
    repository.add(connection, row)
    return row


def take(connection: Connection, core: Core, provider: CardProvider, event: ProviderEvent) -> str:
    """Carries out what the provider tells, each event once, and answers how: `done`, `ignored` or `repeated`.

    Raises NotYet; then nothing may be kept of the event.
    """
    row = None if event.what is None else _checkout(connection, provider, event.what)
    outcome = "ignored" if row is None else "done"
    values = {"provider": provider.name, "event_id": event.id, "type": event.type}
    if not repository.take_event(connection, {**values, "outcome": outcome, "taken_at": real_ms()}):
        return "repeated"
    if row is not None:
        at = core.clock.now(connection, row.client_id)
        match event.what:
            case Paid() as paid:
                _paid(connection, core, row, paid, at)
            case Refunded() as refunded:
                _refunded(connection, core, row, refunded, at)
            case ChargedBack() as told:
                _charged_back(connection, core, row, told, at)
    return outcome


def _checkout(
    connection: Connection, provider: CardProvider, what: Paid | Refunded | ChargedBack
) -> CheckoutRow | None:
    """None for a payment of somebody else who uses the same account."""
    if isinstance(what, Paid):
        return repository.find(connection, provider.name, what.checkout_id)
    row = repository.of_intent(connection, provider.name, what.intent)
    if row is None and isinstance(what, Refunded) and what.checkout_id is not None:
        row = repository.find(connection, provider.name, what.checkout_id)
    if row is not None and row.intent is None:
        raise NotYet
    return row


def _paid(connection: Connection, core: Core, row: CheckoutRow, paid: Paid, at: int) -> None:
    """The amount is what the provider took, whatever was asked for."""
    if row.intent is not None:
        return
    repository.change(connection, row.id, intent=paid.intent)
    payment_id = _record(
        connection, core, row, row.receivable_id, paid.amount_minor, paid.currency, paid.intent, at
    )
    repository.change(connection, row.id, payment_id=payment_id)


def _record(
    connection: Connection,
    core: Core,
    row: CheckoutRow,
    receivable_id: str,
    amount_minor: int,
    currency: str,
    reference: str,
    at: int,
) -> str | None:
    """The payment's id; None where the receivable cannot take it and an operator has to give it back."""
    receivable = receivables.load(connection, receivable_id, for_update=True)
    if receivable.is_closed or currency != receivable.currency:
        _unclaimed(connection, core, row, receivable, amount_minor, currency, reference, at)
        return None
    payment = payments.record(
        connection,
        core,
        receivable_id,
        amount_minor=amount_minor,
        at=at,
        reference=reference,
        source=SOURCE,
        actor=DEBTOR,
    )
    return payment.id


def _unclaimed(
    connection: Connection,
    core: Core,
    row: CheckoutRow,
    receivable: ReceivableRow,
    amount_minor: int,
    currency: str,
    reference: str,
    at: int,
) -> None:
    why = "it is closed" if receivable.is_closed else f"it is in {receivable.currency}"
    amount = f"{from_minor(amount_minor, currency)} {currency}"
    text = f"A card payment of {amount} was not booked, because {why}: it has to be given back."
    told = {"amount_minor": amount_minor, "currency": currency, "reference": reference}
    note(
        connection,
        core,
        receivable.id,
        at=at,
        kind="payment.unclaimed",
        text=text,
        actor="service",
        data=told,
    )
    audit(connection, actor=PROVIDER, action="card.unclaimed", object_id=row.id, before=None, after=told)
    log.warning("a card payment has to be given back", receivable_id=receivable.id, checkout_id=row.id)


def _refunded(connection: Connection, core: Core, row: CheckoutRow, told: Refunded, at: int) -> None:
    """Events may overtake each other: what counts is how much was given back in all."""
    more = told.total_minor - row.refunded_minor
    if more <= 0:
        return
    repository.change(connection, row.id, refunded_minor=told.total_minor)
    _take_back(connection, core, row, more, "refunded to the card", at)


def _charged_back(connection: Connection, core: Core, row: CheckoutRow, told: ChargedBack, at: int) -> None:
    known = row.chargebacks.get(told.dispute_id)
    if told.is_taken:
        if known is not None:
            return
        carrier = _take_back(
            connection, core, row, told.amount_minor, f"chargeback by the debtor's bank: {told.reason}", at
        )
        _keep(connection, row, told, carrier, is_back=False)
        return
    if known is None:
        raise NotYet
    if known["is_back"]:
        return
    carrier = known["receivable_id"]
    _keep(connection, row, told, carrier, is_back=True)
    if carrier is None:
        return  # it was not booked when it came, so nothing was taken from anybody
    payment_id = _record(
        connection, core, row, carrier, told.amount_minor, told.currency, told.dispute_id, at
    )
    stands = any(payment.id == row.payment_id for payment in payments.counted(connection, row.receivable_id))
    if carrier == row.receivable_id and payment_id is not None and not stands:
        repository.change(connection, row.id, payment_id=payment_id)


def _keep(
    connection: Connection, row: CheckoutRow, told: ChargedBack, carrier: str | None, *, is_back: bool
) -> None:
    one = {"amount_minor": told.amount_minor, "receivable_id": carrier, "is_back": is_back}
    repository.change(connection, row.id, chargebacks={**row.chargebacks, told.dispute_id: one})


def _take_back(
    connection: Connection, core: Core, row: CheckoutRow, amount_minor: int, reason: str, at: int
) -> str | None:
    """The receivable that carries the debt from now on; None where no booked payment stands any more."""
    if row.payment_id is None:
        return None
    carrier = taken_back.reverse_part(
        connection,
        core,
        row.receivable_id,
        row.payment_id,
        amount_minor,
        at=at,
        reason=reason,
        actor=PROVIDER,
    )
    return None if carrier is None else carrier.id
