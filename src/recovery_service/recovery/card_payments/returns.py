"""What a payment provider gives back or takes back of a card payment, and refunds that never reached the card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import Connection

from recovery_contract.fields import from_minor
from recovery_contract.ids import PaymentId, ReceivableId
from recovery_service.context.core import Context
from recovery_service.ledger import card_payments
from recovery_service.ledger.card_payments import CheckoutRow
from recovery_service.ledger.payments.repository import PaymentRow, valid_payments
from recovery_service.ledger.timeline.history import add_note, record_audit
from recovery_service.recovery.card_payments import booking
from recovery_service.recovery.card_payments.booking import PaymentNotYetRecorded
from recovery_service.recovery.card_payments.provider import ChargedBack, Refunded, RefundFailed
from recovery_service.recovery.lifecycle import reversals, unclaimed_payments


def record_refund(context: Context, row: CheckoutRow, refund: Refunded, at: int) -> None:
    """Record a refund by the total given back so far: events may overtake each other."""
    more = refund.total_minor - row.refunded_minor
    if more <= 0:
        return
    carrier = _take_back(context, row, more, "refunded to the card", at, code="refund")
    one = {"amount_minor": more, "receivable_id": carrier, "failed": None}
    card_payments.change(
        context.connection, row.id, refunded_minor=refund.total_minor, refunds=[*row.refunds, one]
    )


def record_failed_refund(context: Context, row: CheckoutRow, failure: RefundFailed, at: int) -> None:
    """Take a failed refund back: the debtor never got it.

    It is a payment again on the receivable that carries the debt, or waits to be given back in another way.
    The provider counts it as not refunded from then on.
    """
    if any(one["failed"] == failure.refund_id for one in row.refunds):
        return
    successful = [number for number, one in enumerate(row.refunds) if one["failed"] is None]
    # Several refunds told with one charge are one step of its total: the failed one is taken out of the newest.
    same = [number for number in successful if row.refunds[number]["amount_minor"] == failure.amount_minor]
    larger = [number for number in successful if row.refunds[number]["amount_minor"] > failure.amount_minor]
    if not same and not larger:
        raise PaymentNotYetRecorded
    number = (same or larger)[-1]
    one = row.refunds[number]
    left = {**one, "amount_minor": one["amount_minor"] - failure.amount_minor}
    failed = {**one, "amount_minor": failure.amount_minor, "failed": failure.refund_id}
    amount = f"{from_minor(failure.amount_minor, failure.currency)} {failure.currency}"
    add_note(
        context,
        one["receivable_id"] or row.receivable_id,
        at=at,
        kind="payment.refund_failed",
        text=f"The refund of {amount} did not reach the card ({failure.reason}): the money is here again.",
        actor="service",
        data={"amount_minor": failure.amount_minor, "currency": failure.currency, "reason": failure.reason},
    )
    record_audit(
        context.connection,
        booking.PROVIDER,
        "card.refund_failed",
        row.id,
        after={"refund": failure.refund_id, "amount_minor": failure.amount_minor, "reason": failure.reason},
    )
    failed["again"] = _here_again(
        context, row, one["receivable_id"], failure.amount_minor, failure.currency, failure.refund_id, at
    )
    refunds = [*row.refunds[:number], *([left] if left["amount_minor"] else []), failed]
    card_payments.change(
        context.connection,
        row.id,
        refunds=[*refunds, *row.refunds[number + 1 :]],
        refunded_minor=max(0, row.refunded_minor - failure.amount_minor),
    )


def record_chargeback(context: Context, row: CheckoutRow, chargeback: ChargedBack, at: int) -> None:
    recorded = row.chargebacks.get(chargeback.chargeback_id)
    if chargeback.is_withdrawn:
        if recorded is not None:
            return
        carrier = _take_back(
            context,
            row,
            chargeback.amount_minor,
            f"chargeback by the debtor's bank: {chargeback.reason}",
            at,
            code="chargeback",
        )
        _store_chargeback(context.connection, row, chargeback, carrier, is_back=False)
        return
    if recorded is None:
        raise PaymentNotYetRecorded
    if recorded["is_back"]:
        return
    carrier = recorded["receivable_id"]
    again = _here_again(
        context, row, carrier, chargeback.amount_minor, chargeback.currency, chargeback.chargeback_id, at
    )
    _store_chargeback(context.connection, row, chargeback, carrier, is_back=True, again=again)


def _store_chargeback(
    connection: Connection,
    row: CheckoutRow,
    chargeback: ChargedBack,
    carrier: ReceivableId | None,
    *,
    is_back: bool,
    again: str | None = None,
) -> None:
    one = {
        "amount_minor": chargeback.amount_minor,
        "receivable_id": carrier,
        "is_back": is_back,
        "again": again,
    }
    card_payments.change(connection, row.id, chargebacks={**row.chargebacks, chargeback.chargeback_id: one})


def _here_again(
    context: Context,
    row: CheckoutRow,
    carrier: ReceivableId | None,
    amount_minor: int,
    currency: str,
    reference: str,
    at: int,
) -> str | None:
    """Return the payment on the receivable that carries the debt; None where it waits to be given back in another
    way."""
    if carrier is None:
        unclaimed_payments.restore_failed_refund(
            context.connection, row.id, amount_minor, actor=booking.PROVIDER, at=at
        )
        return None
    return booking.book_payment(context, row, carrier, amount_minor, currency, reference)


def _take_back(
    context: Context,
    row: CheckoutRow,
    amount_minor: int,
    reason: str,
    at: int,
    *,
    code: str,
) -> ReceivableId | None:
    """Return the receivable that carries the debt from now on; None where nothing of it was booked, or all is back
    already. What an operator has not assigned yet goes back first."""
    left, carrier = amount_minor, None
    for one in unclaimed_payments.of_checkout(context.connection, row.id):
        if one.state == "open" and left:
            left -= unclaimed_payments.reduce_after_refund(
                context, one, left, reason, at=at, actor=booking.PROVIDER
            )
    for payment in list(_valid_payments(context.connection, row)):
        if left <= 0:
            break
        debtor = reversals.reverse_partially(
            context,
            payment.receivable_id,
            payment.id,
            min(left, payment.amount_minor),
            reason=reason,
            actor=booking.PROVIDER,
            code=code,
        )
        left -= payment.amount_minor
        carrier = carrier if debtor is None else debtor.id
    return carrier


def _valid_payments(connection: Connection, row: CheckoutRow) -> Iterator[PaymentRow]:
    """Yield the payments that still stand of this card payment: its own, those after a refund that failed or a
    chargeback that was won, and what an operator assigned."""
    again: list[dict[str, Any]] = [*row.refunds, *row.chargebacks.values()]
    keys: set[tuple[ReceivableId | None, PaymentId | None]] = {(row.receivable_id, row.payment_id)}
    keys |= {(one["receivable_id"], one.get("again")) for one in again}
    keys |= {(one.assigned_to, one.payment_id) for one in unclaimed_payments.of_checkout(connection, row.id)}
    pairs = sorted((where, id) for where, id in keys if where is not None and id is not None)
    for receivable_id in dict.fromkeys(where for where, _ in pairs):
        ids = {id for where, id in pairs if where == receivable_id}
        yield from (each for each in valid_payments(connection, receivable_id) if each.id in ids)
