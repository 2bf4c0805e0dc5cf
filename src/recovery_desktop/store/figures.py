"""The figure of a receivable on cards, heads and sums: what is still open, or what came in where money came in.

Open is what the debtor is asked for now, as the service's balance says it (`claimed`): with interest and fixed sum
where they are asked for, without what is disputed. Where no balance says it, it is what is unpaid of the invoice. The
same rules stand here twice, for one row and as text for the database.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Final, TypeVar

from recovery_contract.lifecycle import TERMINAL, ReceivableStatus

Money = TypeVar("Money", int, Decimal)

PAID: Final = frozenset({ReceivableStatus.PAYMENT_RECEIVED, ReceivableStatus.RECOVERED})
"""Where money came in. What has recovered without a sum came in as a whole."""


def _in(statuses: frozenset[ReceivableStatus]) -> str:
    return "status IN ({})".format(", ".join(f"'{status}'" for status in sorted(statuses)))


ENDED: Final = _in(TERMINAL)
IS_PAID: Final = _in(PAID)
IS_UNKNOWN: Final = "(status = 'payment_received' AND remaining IS NULL)"
"""Whether a payment came of which nobody said how much: it counts neither as received nor as open."""
_UNPAID = f"coalesce(min(remaining, amount - prepaid), iif({IS_PAID}, 0, amount - prepaid))"
RECEIVED: Final = f"iif({IS_UNKNOWN}, 0, amount - prepaid - {_UNPAID})"
"""What came in during the recovery, also beyond what was asked for; nothing of what had been paid before."""
REMAINING: Final = f"coalesce(claimed, iif({IS_UNKNOWN}, 0, max(0, {_UNPAID})))"
"""What is open; of what has ended what was not paid of the invoice and is asked for no more."""
OPEN: Final = f"(NOT {ENDED} AND {REMAINING} > 0)"
"""Whether anything is still asked for."""
FIGURE: Final = (
    f"CASE WHEN {IS_UNKNOWN} THEN amount - prepaid WHEN {IS_PAID} THEN {RECEIVED}"
    f" WHEN {ENDED} THEN amount - prepaid ELSE {REMAINING} END"
)
"""What came in where money came in, what it was about where it ended without or nobody said how much came, else what
is still open."""


def is_unknown(status: str, remaining: Money | None) -> bool:
    """Calculate IS_UNKNOWN for one receivable."""
    return status == ReceivableStatus.PAYMENT_RECEIVED and remaining is None


def received_of(status: str, amount: Money, prepaid: Money, remaining: Money | None) -> Money:
    """Calculate RECEIVED for one receivable."""
    due = amount - prepaid
    if remaining is None:
        return due if status == ReceivableStatus.RECOVERED else due - due
    return due - min(remaining, due)


def unpaid_of(status: str, amount: Money, prepaid: Money, remaining: Money | None) -> Money:
    """Calculate what was paid of the invoice neither before nor during the recovery."""
    due = amount - prepaid
    if is_unknown(status, remaining):
        return due - due
    return max(due - due, due - received_of(status, amount, prepaid, remaining))


def remaining_of(
    status: str, amount: Money, prepaid: Money, remaining: Money | None, claimed: Money | None
) -> Money:
    """Calculate REMAINING for one receivable."""
    return unpaid_of(status, amount, prepaid, remaining) if claimed is None else claimed


def figure_of(
    status: str, amount: Money, prepaid: Money, remaining: Money | None, claimed: Money | None
) -> Money:
    """Calculate FIGURE for one receivable."""
    if is_unknown(status, remaining):
        return amount - prepaid
    if status in PAID:
        return received_of(status, amount, prepaid, remaining)
    if status in TERMINAL:
        return amount - prepaid
    return remaining_of(status, amount, prepaid, remaining, claimed)
