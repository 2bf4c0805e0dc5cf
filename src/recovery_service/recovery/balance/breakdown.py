"""The balance of a receivable with its arithmetic: the same lines in the answer, the page, the letter."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from typing import Final

from sqlalchemy import Connection

from recovery_contract.fields import from_minor
from recovery_contract.ids import ReceivableId
from recovery_contract.progress import Balance, BalanceLine
from recovery_service.context.core import Context
from recovery_service.law.interest import ClaimLine
from recovery_service.law.rates import Rates, load_rates
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.payments.repository import (
    PaymentRow,
    valid_payments_by_receivable,
    valid_payments_for,
)
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.users import service as users
from recovery_service.ledger.users.service import CreditorProfile
from recovery_service.recovery.balance.calculation import Calculation as Calculation
from recovery_service.recovery.balance.calculation import balance_day as balance_day
from recovery_service.recovery.balance.calculation import calculate_from as calculate_from
from recovery_service.recovery.balance.calculation import local_day as local_day
from recovery_service.recovery.balance.claim import claimed_sum, set_apart_minor

OVERPAID: Final = "overpaid"
"""Kind of the line that keeps money beyond what is asked for out of the arithmetic."""


def calculate(connection: Connection, receivable: ReceivableRow, as_of: date) -> Calculation:
    creditor = users.load_profile(connection, receivable.user_id)
    return calculate_from(
        receivable, creditor, valid_payments_for(connection, receivable), load_rates(connection), as_of
    )


def load_balance(context: Context, receivable_id: ReceivableId, as_of: date) -> Balance:
    """Return the balance as the interface has it.

    The lines add up to `remaining`. Interest of a half-year whose rate nobody entered is not in it and stands as a
    line that says so. An agreement is included as payments keep it today.
    """
    receivable = receivables.load(context.connection, receivable_id)
    balance = to_balance(receivable, calculate(context.connection, receivable, as_of))
    return balance.model_copy(
        update={"agreed": agreement_queries.load_balance(context.connection, receivable, as_of)}
    )


def load_balances(
    connection: Connection, receivables_: Sequence[ReceivableRow], at: int
) -> dict[str, Balance]:
    """Return the balances of many receivables at this moment by id, without their lines, in three queries."""
    creditors = users.load_profiles(connection, {row.user_id for row in receivables_})
    paid = valid_payments_by_receivable(connection, [row.id for row in receivables_ if row.paid_minor])
    rates = load_rates(connection)
    return {
        row.id: balance_from(row, creditors[row.user_id], paid.get(row.id, ()), rates, at)
        for row in receivables_
    }


def balance_from(
    receivable: ReceivableRow, creditor: CreditorProfile, paid: Sequence[PaymentRow], rates: Rates, at: int
) -> Balance:
    """Return the balance at this moment without its lines; `paid` are the payments that stand."""
    as_of = balance_day(receivable, creditor, at)
    return without_lines(receivable, calculate_from(receivable, creditor, paid, rates, as_of))


def to_balance(receivable: ReceivableRow, calculation: Calculation) -> Balance:
    currency = calculation.terms.currency
    lines = [
        BalanceLine(
            kind=line.kind,
            label=describe_line(line, currency),
            amount=from_minor(line.minor, currency),
            since=line.since,
            until=line.until,
            days=line.days,
            rate=line.points,
            base=None if line.base_minor is None else from_minor(line.base_minor, currency),
            source=line.source,
        )
        for line in calculation.lines
    ]
    if beyond := set_apart_minor(receivable, calculation):
        lines.append(
            BalanceLine(
                kind=OVERPAID, label="Paid beyond what is asked for", amount=from_minor(beyond, currency)
            )
        )
    return without_lines(receivable, calculation).model_copy(update={"lines": lines})


def close_balance(balance: Balance) -> Balance:
    """Return the same of a receivable that is not claimed any more: a line takes away what is left, so that nothing
    is."""
    if balance.remaining <= 0:
        return balance
    label = "The recovery has ended and nothing more is claimed"
    line = BalanceLine(kind="not_claimed", label=label, amount=-balance.remaining, since=balance.as_of)
    return balance.model_copy(update={"lines": [*(balance.lines or []), line], "remaining": Decimal(0)})


def without_lines(receivable: ReceivableRow, calculation: Calculation) -> Balance:
    """Return the sums alone."""

    def money(minor: int) -> Decimal:
        return from_minor(minor, calculation.terms.currency)

    return Balance.of_checked(
        principal=money(calculation.total("principal")),
        interest=money(calculation.total("interest")),
        fixed_fee=money(calculation.total("fixed_fee")),
        paid=money(calculation.paid),
        remaining=money(calculation.total() + set_apart_minor(receivable, calculation)),
        due=money(claimed_sum(receivable, calculation, is_barred=receivable.time_barred).total),
        as_of=calculation.as_of,
    )


def describe_line(line: ClaimLine, currency: str) -> str:
    """Return the line's arithmetic in English; pages and letters say it in the debtor's language."""
    base = None if line.base_minor is None else from_minor(line.base_minor, currency)
    match line.kind:
        case "principal":
            return "Invoice amount" if line.count == 1 else f"Amount of {line.count} invoices"
        case "interest":
            return f"Interest: {base} x {line.points} % x {line.days} days / 365"
        case "rate_missing":
            return f"Interest for {line.days} days: the rate of this half-year is not known and has to be entered"
        case "fixed_fee":
            return f"Fixed sum for recovery costs: {line.count} x {base}"
        case "prepaid":
            return "Paid before the recovery"
        case "credit_note":
            return f"Credit note {line.source}" if line.source else "Credit note"
        case "rounding":
            return "Rounding: this rest is asked for no longer"
        case "payment":
            return "Payment"
