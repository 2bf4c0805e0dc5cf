"""Collects what was paid, written off and charged in a period, and writes it as bookkeeping takes it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Final

from recovery_contract.actions import CancelReason
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.money import from_minor
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.export_list import FileNotWritten
from recovery_desktop.commands.refresh import refresh_receivable
from recovery_desktop.documents import datev, fec_entries
from recovery_desktop.documents.bookings import CURRENCY, BookForm, Booking, Side, in_book_currency
from recovery_desktop.file_permissions import write_atomically
from recovery_desktop.store.receivables import ReceivableRow

_PORTION: Final = 500
_NO_BOOKING: Final = CancelReason.INCORRECT_SUBMISSION


@dataclass(frozen=True)
class BookingOrder:
    """`consultant`, `client` and `year_begins` count in a DATEV batch only."""

    since: date
    until: date
    form: BookForm
    accounts: Mapping[Side, str]
    consultant: int = 1001
    client: int = 1
    year_begins: date | None = None


async def collect_bookings(
    context: ConnectionContext,
    since: date,
    until: date,
    collected: Callable[[int], None] = lambda number: None,
) -> list[Booking]:
    """Return the bookings of these days, in their order. Raises a Failure where the service does not answer."""
    store, bookings = context.connection_store.receivables, list[Booking]()
    ids = [id for _, id in store.ids()]
    touched = [
        row
        for at in range(0, len(ids), _PORTION)
        for row in store.rows(ids[at : at + _PORTION]).values()
        if _may_have_bookings(row)
    ]
    for number, row in enumerate(touched, 1):
        # What the list tells has no days of payments.
        await refresh_receivable(context, row.id)
        receivable = store.get(row.id)
        if receivable is not None:
            bookings += [
                _with_invoice(_exact(one), receivable)
                for one in _bookings_of(receivable)
                if since <= one.day <= until
            ]
        collected(number)
    return sorted(bookings, key=lambda one: (one.day, one.number, one.kind))


async def write_bookings(path: Path, bookings: list[Booking], order: BookingOrder, at: datetime) -> int:
    """Write a DATEV batch or entries of a FEC; return how many were left out for their currency.

    Raises FileNotWritten.
    """
    own = in_book_currency(bookings)
    if order.form == "datev":
        begins = order.year_begins or date(order.since.year, 1, 1)
        header = datev.DatevHeader(order.consultant, order.client, order.since, order.until, at, begins)
        content = datev.write_datev(own, order.accounts, header).encode(datev.ENCODING, "replace")
    else:
        content = fec_entries.write_fec(own, order.accounts, at.date()).encode(fec_entries.ENCODING)
    try:
        await asyncio.to_thread(write_atomically, path, content)
    except OSError as error:
        raise FileNotWritten.of_system(error) from error
    return sum(one.currency != CURRENCY for one in bookings)


def _exact(one: Booking) -> Booking:
    """Return the booking with as many decimals as its currency has."""
    return replace(one, amount=one.amount.quantize(from_minor(1, one.currency)))


def _with_invoice(one: Booking, receivable: Receivable) -> Booking:
    """Return the booking with day and sums of its invoice, as far as the service names them."""
    invoice = receivable.recovery_progress.invoice or {}
    unit = from_minor(1, receivable.currency)

    def amount(name: str) -> Decimal | None:
        try:
            return None if invoice.get(name) is None else Decimal(str(invoice[name])).quantize(unit)
        except ArithmeticError:  # of a service that writes it in words
            return None

    try:
        issued = date.fromisoformat(str(invoice.get("issue_date") or ""))
    except ValueError:
        issued = None
    return replace(
        one,
        issued=issued,
        invoice_net=amount("amount_before_tax"),
        invoice_tax=amount("tax_amount"),
        invoice_total=receivable.amount.quantize(unit),
    )


def _may_have_bookings(row: ReceivableRow) -> bool:
    ended = row.status in (ReceivableStatus.CANCELLED, ReceivableStatus.RECOVERED)
    return ended or row.status == ReceivableStatus.PAYMENT_RECEIVED or row.received > 0


def _bookings_of(receivable: Receivable) -> Iterator[Booking]:
    progress = receivable.recovery_progress
    number, debtor = ", ".join(progress.invoice_numbers or ()), progress.debtor_name or ""
    currency = receivable.currency
    principal = receivable.amount - (progress.prepaid_amount or 0) - (progress.reduced_amount or 0)
    paid, last = Decimal(0), receivable.created_at.date()
    for payment in progress.payments or ():
        last, reference = payment.at.date(), payment.reference or ""
        yield Booking("payment", last, payment.amount, currency, number, debtor, reference)
        if payment.reversed_at is not None:
            day = payment.reversed_at.date()
            yield Booking("payment", day, -payment.amount, currency, number, debtor, reference)
        else:
            paid += payment.amount
    above, fee = paid - principal, progress.balance.fixed_fee if progress.balance else Decimal(0)
    if above > 0 and progress.pursue != "principal":
        charged_fee = min(above, fee)
        if charged_fee:
            yield Booking("fixed_fee", last, charged_fee, currency, number, debtor)
        if above > charged_fee:
            yield Booking("interest", last, above - charged_fee, currency, number, debtor)
    elif above < 0 and (end := _end_of(receivable)):
        day, reason = end
        if reason == CancelReason.PAID_DIRECTLY:
            yield Booking("payment", day, -above, currency, number, debtor)
        elif reason != _NO_BOOKING:
            yield Booking("written_off", day, -above, currency, number, debtor)


def _end_of(receivable: Receivable) -> tuple[date, str] | None:
    """Return when the recovery ended, and for what reason it was cancelled."""
    for entry in receivable.recovery_progress.history or ():
        if entry.kind == receivable.status and entry.kind in (
            ReceivableStatus.CANCELLED,
            ReceivableStatus.RECOVERED,
        ):
            return entry.at.date(), str((entry.data or {}).get("cancellation_reason", ""))
    return None
