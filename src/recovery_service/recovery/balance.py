"""The balance of a receivable with its arithmetic: the same lines in the answer, the page, the letter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal, InvalidOperation

from sqlalchemy import Connection

from recovery_contract.fields import from_minor
from recovery_contract.progress import Balance, BalanceLine
from recovery_service.agreements import agreed
from recovery_service.core import Core
from recovery_service.law import interest
from recovery_service.law.countries import country_of
from recovery_service.law.interest import Line, Paid, Terms
from recovery_service.law.rates import Rates, known
from recovery_service.law.rules import late_rule
from recovery_service.payments import service as payments
from recovery_service.payments.service import PaymentRow
from recovery_service.receivables import service as receivables
from recovery_service.receivables.checks import key_of
from recovery_service.receivables.service import ReceivableRow
from recovery_service.recovery.workdays import Workdays
from recovery_service.users import service as users
from recovery_service.users.service import CreditorProfile


@dataclass(frozen=True)
class Reckoning:
    """The lines in minor units; each total is the sum of the lines of its kind."""

    terms: Terms
    lines: tuple[Line, ...]
    as_of: date

    def total(self, *kinds: str) -> int:
        return sum(line.minor for line in self.lines if not kinds or line.kind in kinds)

    @property
    def rate_missing(self) -> bool:
        return any(line.kind == "rate_missing" for line in self.lines)


def day_at(creditor: CreditorProfile, at: int) -> date:
    """The day of this moment where the creditor is: payments arrive there, and their days are counted there."""
    return Workdays(_country(creditor)).local_date(at)


def _country(creditor: CreditorProfile) -> str:
    return country_of({"address": creditor.address, "siret": creditor.siret})


def reckon(connection: Connection, receivable: ReceivableRow, as_of: date) -> Reckoning:
    creditor = users.profile(connection, receivable.user_id)
    return reckon_from(
        receivable, creditor, payments.counted_for(connection, receivable), known(connection), as_of
    )


def reckon_from(
    receivable: ReceivableRow,
    creditor: CreditorProfile,
    payments_: Sequence[PaymentRow],
    rates: Rates,
    as_of: date,
) -> Reckoning:
    """The same for whoever has read the rows already."""
    country = _country(creditor)
    terms = Terms(
        principal_minor=receivable.amount_minor,
        currency=receivable.currency,
        due=receivable.due_date,
        # A number that is written twice is one invoice, and owes one fixed sum.
        invoices=len({key_of(number) for number in receivable.numbers}),
        professional=not receivable.is_individual,
        rule=late_rule(country),
        agreed_rate=agreed_rate(receivable),
    )
    days = Workdays(country)
    paid = [Paid(days.local_date(row.at), row.amount_minor, row.reference) for row in payments_]
    return Reckoning(terms, tuple(interest.lines(terms, paid, as_of, rates)), as_of)


def balance(connection: Connection, core: Core, receivable_id: str, as_of: date) -> Balance:
    """As the interface tells it. The lines add up to `remaining`; interest of a half-year whose rate nobody entered
    is not in it and stands as a line that says so. An agreement stands beside it as payments keep it today."""
    receivable = receivables.load(connection, receivable_id)
    stand = told(reckon(connection, receivable, as_of))
    return stand.model_copy(update={"agreed": agreed.balance(connection, receivable, as_of)})


def balances(connection: Connection, receivables_: Sequence[ReceivableRow], at: int) -> dict[str, Balance]:
    """The balances of many receivables at this moment by id, without their lines, in three queries."""
    creditors = users.profiles(connection, {row.user_id for row in receivables_})
    paid = payments.counted_of(connection, [row.id for row in receivables_ if row.paid_minor])
    rates = known(connection)
    return {
        row.id: totals(reckon_from(row, creditor, paid.get(row.id, []), rates, day_at(creditor, at)))
        for row in receivables_
        for creditor in [creditors[row.user_id]]
    }


def told(reckoning: Reckoning) -> Balance:
    currency = reckoning.terms.currency
    lines = [
        BalanceLine(
            kind=line.kind,
            label=label(line, currency),
            amount=from_minor(line.minor, currency),
            since=line.since,
            until=line.until,
            days=line.days,
            rate=line.points,
            base=None if line.base_minor is None else from_minor(line.base_minor, currency),
            source=line.source,
        )
        for line in reckoning.lines
    ]
    return totals(reckoning).model_copy(update={"lines": lines})


def totals(reckoning: Reckoning) -> Balance:
    """The sums alone."""

    def money(minor: int) -> Decimal:
        return from_minor(minor, reckoning.terms.currency)

    return Balance(
        principal=money(reckoning.total("principal")),
        interest=money(reckoning.total("interest")),
        fixed_fee=money(reckoning.total("fixed_fee")),
        paid=money(-reckoning.total("payment")),
        remaining=money(reckoning.total()),
        as_of=reckoning.as_of,
    )


def label(line: Line, currency: str) -> str:
    """The line's arithmetic in English; pages and letters say it in the debtor's language."""
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
        case "payment":
            return "Payment"


def agreed_rate(receivable: ReceivableRow) -> Decimal | None:
    """The contract's rate in per cent a year, as given at creation."""
    given = (receivable.terms or {}).get("late_payment_rate")
    if given is None or isinstance(given, bool):
        return None
    try:
        rate = Decimal(str(given))
    except InvalidOperation:
        return None
    return rate if rate.is_finite() and 0 <= rate <= 100 else None
