"""The one sum that a debtor is asked for: the same on the page, in its code, on the card form, in mails and letters."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection

from recovery_service.law.rates import load_rates
from recovery_service.ledger.payments.repository import valid_payments_for
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.users import service as users
from recovery_service.recovery.balance.calculation import Calculation, balance_day, calculate_from


class ClaimedSum(NamedTuple):
    """In minor units: `total` is all that may be asked for, of which `charges` are interest and fixed sums; `now` what
    is to be paid next, less than the total while an agreement is in force. `reserved` is what the law adds and nobody
    is asked for."""

    total: int
    charges: int
    now: int
    reserved: int


def claimed_sum(
    receivable: ReceivableRow,
    calculation: Calculation,
    *,
    is_barred: bool = False,
    next_part_minor: int | None = None,
) -> ClaimedSum:
    """Calculate what the debtor is asked for.

    Of a time-barred claim that is the invoice alone. What is disputed is not asked for, nor anything once the
    receivable is closed. `next_part_minor` is what is open of the next agreed part, None where nothing is
    agreed.
    """
    asks_all = receivable.pursues_all and not is_barred
    owed = max(0, calculation.total()) if asks_all else receivable.remaining_minor
    disputed = (receivable.dispute or {}).get("amount_minor") or 0
    total = 0 if receivable.is_closed else max(0, owed - disputed)
    return ClaimedSum(
        total=total,
        charges=min(calculation.charges, total) if asks_all else 0,
        now=total if next_part_minor is None else min(next_part_minor, total),
        reserved=0 if asks_all or is_barred else calculation.charges,
    )


def asks_for_charges(receivable: ReceivableRow) -> bool:
    """Return whether interest and fixed sums are asked for; of a time-barred claim the invoice alone is."""
    return receivable.pursues_all and not receivable.time_barred


def overpaid_minor(receivable: ReceivableRow, calculation: Calculation) -> int:
    """Return what arrived beyond what is asked for. It is the debtor's: nobody puts it to charges that were never
    asked for."""
    left = calculation.total() if asks_for_charges(receivable) else calculation.invoice_left
    return max(0, -left)


def set_apart_minor(receivable: ReceivableRow, calculation: Calculation) -> int:
    """Return what was paid beyond the invoice where nothing else is asked for: the balance leaves it out, so that it
    pays no interest."""
    return 0 if asks_for_charges(receivable) else overpaid_minor(receivable, calculation)


def open_minor(connection: Connection, receivable: ReceivableRow, at: int) -> int:
    """Return all that is open of what is asked for at this moment, what is disputed included."""
    if not receivable.pursues_all:
        return receivable.remaining_minor
    creditor = users.load_profile(connection, receivable.user_id)
    paid = valid_payments_for(connection, receivable)
    as_of = balance_day(receivable, creditor, at)
    return max(0, calculate_from(receivable, creditor, paid, load_rates(connection), as_of).total())


def payable_minor(connection: Connection, receivable: ReceivableRow, at: int) -> int:
    """Return the most that a debtor can pay at this moment."""
    if not receivable.pursues_all or receivable.is_closed:
        return receivable.payable_minor
    disputed = (receivable.dispute or {}).get("amount_minor") or 0
    return max(0, open_minor(connection, receivable, at) - disputed)
