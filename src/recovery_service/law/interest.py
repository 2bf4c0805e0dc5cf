"""The legal balance, day by day, as lines whose sum is the balance: pure arithmetic, no database.

A day is late when it comes after the due date; the day a payment arrives still counts, the next one does not.
Interest is simple: base x rate x days / 365, rounded to the minor unit at the end of each line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import ROUND_CEILING, ROUND_HALF_UP, Decimal
from typing import Literal, NamedTuple

from recovery_contract.progress import AGREED_RATE
from recovery_service.law.rates import Rates, start_of_half_year
from recovery_service.law.rules import UNVERIFIED, LateRule, NoticeRule, RateCap, RateCourse

LineKind = Literal[
    "principal", "interest", "rate_missing", "fixed_fee", "prepaid", "credit_note", "payment", "rounding"
]


@dataclass(frozen=True)
class CreditNote:
    """Reduction of the invoice by the creditor: never owed, so it bore no interest."""

    on: date
    minor: int
    number: str | None = None


class InterestTerms(NamedTuple):
    """Facts from which interest is calculated.

    `agreed_rate` is per cent a year from the contract and replaces the statutory one, as `agreed_times` does, so many
    times the country's legal rate of each half-year, both up to `cap`; `professional` False (a consumer): neither
    statutory interest of traders nor the fixed fee. Once the term of a formal notice is over, after `notice_over`,
    interest by `notice_rule` runs where nothing else does. Of `principal_minor`, `prepaid_minor` was paid before it was
    due. With `interest_first` a payment counts against the interest of the days before it, and only then against the
    invoice. Amounts are minor units.
    """

    principal_minor: int
    currency: str
    due: date
    invoices: int
    professional: bool
    rule: LateRule | None
    cap: RateCap | None = None
    agreed_rate: Decimal | None = None
    prepaid_minor: int = 0
    agreed_times: int | None = None
    interest_first: bool = False
    credit_notes: tuple[CreditNote, ...] = ()
    notice_rule: NoticeRule | None = None
    notice_over: date | None = None

    @property
    def owed_minor(self) -> int:
        return self.principal_minor - self.prepaid_minor - sum(note.minor for note in self.credit_notes)

    @property
    def is_agreed(self) -> bool:
        return self.agreed_rate is not None or self.agreed_times is not None

    @property
    def is_by_traders_law(self) -> bool:
        return not self.is_agreed and self.professional and self.rule is not None

    @property
    def first_day(self) -> date | None:
        """Return the first day that bears interest, None where none does."""
        if self.due == date.max:
            return None
        after_due = self.due + timedelta(days=1)
        if self.is_agreed:
            return after_due
        if self.is_by_traders_law:
            assert self.rule is not None
            return after_due if self.rule.since is None else max(after_due, self.rule.since)
        if self.notice_rule is None or self.notice_over is None:
            return None
        return max(after_due, self.notice_over + timedelta(days=1))


@dataclass(frozen=True)
class Paid:
    """`kind` is payment, or rounding for a small rest that is asked for no longer."""

    on: date
    minor: int
    reference: str | None = None
    kind: Literal["payment", "rounding"] = "payment"


@dataclass(frozen=True)
class ClaimLine:
    """`since` and `until` are the first and the last day counted; `points` per cent a year."""

    kind: LineKind
    minor: int
    since: date | None = None
    until: date | None = None
    days: int | None = None
    points: Decimal | None = None
    base_minor: int | None = None
    source: str | None = None
    count: int | None = None


def calculate_lines(
    terms: InterestTerms, payments: Sequence[Paid], as_of: date, rates: Rates
) -> list[ClaimLine]:
    """Return the arithmetic up to and including `as_of`: principal, prepayment, credit notes, interest by period,
    fixed fee, payments. Payments after `as_of` do not count yet."""
    counted = sorted((paid for paid in payments if paid.on <= as_of), key=lambda paid: paid.on)
    balance_lines = [ClaimLine("principal", terms.principal_minor, since=terms.due, count=terms.invoices)]
    if terms.prepaid_minor:
        balance_lines.append(ClaimLine("prepaid", -terms.prepaid_minor))
    balance_lines += [
        ClaimLine("credit_note", -note.minor, since=note.on, source=note.number)
        for note in terms.credit_notes
    ]
    balance_lines += _merged(_periods(terms, counted, as_of, rates))
    fee = _fixed_fee(terms, counted, as_of)
    if fee is not None:
        balance_lines.append(fee)
    balance_lines += [
        ClaimLine(paid.kind, -paid.minor, since=paid.on, source=paid.reference) for paid in counted
    ]
    return balance_lines


def covered_interest(terms: InterestTerms, payments: Sequence[Paid], as_of: date, rates: Rates) -> int:
    """Return how much of the interest the payments have covered, where they count against it first."""
    if not terms.interest_first:
        return 0
    counted = sorted((paid for paid in payments if paid.on <= as_of), key=lambda paid: paid.on)
    covered = 0
    for number, paid in enumerate(counted):
        arisen = sum(line.minor for line in _periods(terms, counted[:number], paid.on, rates))
        covered += min(paid.minor, arisen - covered)
    return covered


def _fixed_fee(terms: InterestTerms, payments: Sequence[Paid], as_of: date) -> ClaimLine | None:
    """Return the fixed fee's line.

    None is owed for an invoice paid by its due day, whenever the payment was recorded.
    """
    rule = terms.rule
    if not terms.professional or rule is None or terms.currency != rule.fee_currency or as_of <= terms.due:
        return None
    if terms.is_agreed and not rule.fee_joins_agreed_rate:
        return None
    if rule.since is not None and terms.due < rule.since:
        return None
    late = terms.owed_minor - sum(paid.minor for paid in payments if paid.on <= terms.due)
    if late <= 0:
        return None
    each = rule.fee_for(late, terms.invoices)
    if each == UNVERIFIED:
        return None
    return ClaimLine(
        "fixed_fee",
        each * terms.invoices,
        base_minor=each,
        count=terms.invoices,
        source=rule.fee_article,
    )


def _periods(
    terms: InterestTerms, payments: Sequence[Paid], as_of: date, rates: Rates
) -> Iterator[ClaimLine]:
    """Yield one line for each stretch of days with the same base and the same half-year."""
    begun = terms.first_day
    if begun is None or as_of < begun:
        return
    base, first, unpaid = terms.owed_minor, begun, 0
    stops = [*((paid.on, paid.minor) for paid in payments), (as_of, 0)]
    for stop, minor in stops:
        while base > 0 and first <= stop:
            last = min(stop, _end_of_half_year(first))
            line = _interest(terms, base, first, last, rates)
            unpaid += line.minor
            yield line
            if last == date.max:
                return
            first = last + timedelta(days=1)
        against_interest = min(minor, unpaid) if terms.interest_first else 0
        unpaid -= against_interest
        base -= minor - against_interest


def _interest(terms: InterestTerms, base: int, first: date, last: date, rates: Rates) -> ClaimLine:
    days = (last - first).days + 1
    points, source = _points(terms, first, rates)
    if points is None:
        return ClaimLine("rate_missing", 0, first, last, days, base_minor=base, source=source)
    year = terms.rule.year_days if terms.rule else 365
    exact = Decimal(base) * points * days / (100 * year)
    return ClaimLine(
        "interest", int(exact.quantize(Decimal(1), ROUND_HALF_UP)), first, last, days, points, base, source
    )


class _AppliedRate(NamedTuple):
    """Per cent a year, None where nobody published it, and what it stands in."""

    points: Decimal | None
    source: str | None


def _points(terms: InterestTerms, day: date, rates: Rates) -> _AppliedRate:
    if terms.is_agreed:
        return _agreed(terms, day, rates)
    if terms.is_by_traders_law:
        assert terms.rule is not None
        return _AppliedRate(_statutory(terms.rule, terms.due, day, rates), terms.rule.article)
    assert terms.notice_rule is not None
    return _AppliedRate(_after_notice(terms.notice_rule, day, rates), terms.notice_rule.article)


def _after_notice(rule: NoticeRule, day: date, rates: Rates) -> Decimal | None:
    if rule.reference is None:
        return rule.margin
    rate = rates.rate_on(rule.reference, day)
    return None if rate is None else rate.points + rule.margin


def _statutory(rule: LateRule, due: date, day: date, rates: Rates) -> Decimal | None:
    """Return the statutory rate of `day`."""
    if rule.course is RateCourse.OF_FIRST_DAY:
        return _published(rule, due + timedelta(days=1), rates)
    points = _published(rule, day, rates)
    if rule.course is RateCourse.OF_EACH_DAY or points is None:
        return points
    at_due = _published(rule, due, rates)
    return None if at_due is None else min(points, at_due)


def _published(rule: LateRule, day: date, rates: Rates) -> Decimal | None:
    rate = rates.rate_on(rule.reference, day)
    if rate is None:
        return None
    points = rate.points + rule.margin
    if rule.step is not None:
        points = (points / rule.step).to_integral_value(ROUND_CEILING) * rule.step
    return points


def _agreed(terms: InterestTerms, day: date, rates: Rates) -> _AppliedRate:
    """Return the contract's rate between the law's floor and its ceiling. A floor that nobody published yet raises
    nothing; below a ceiling that nobody published yet nothing is claimed."""
    rule = terms.rule
    floor = None if rule is None else rule.floor
    legal = None if floor is None else rates.rate_on(floor.reference, day)
    agreed = terms.agreed_rate
    if agreed is None:
        assert terms.agreed_times is not None
        agreed = None if legal is None else legal.points * terms.agreed_times
    if agreed is None:
        return _AppliedRate(None, AGREED_RATE)
    if terms.professional and floor is not None and legal is not None:
        least = legal.points * floor.times
        if least > agreed:
            return _AppliedRate(least, floor.article)
    if (cap := terms.cap) is not None:
        most = None if rule is None else _statutory(rule, terms.due, day, rates)
        most = cap.most if most is None else most
        if most is None or most < agreed:
            return _AppliedRate(most, cap.article)
    return _AppliedRate(agreed, AGREED_RATE)


def _end_of_half_year(day: date) -> date:
    begun = start_of_half_year(day)
    return date(begun.year, 6, 30) if begun.month == 1 else date(begun.year, 12, 31)


def _merged(periods: Iterator[ClaimLine]) -> list[ClaimLine]:
    """Return neighbouring stretches whose rate is unknown are one question, not several."""
    merged: list[ClaimLine] = []
    for line in periods:
        before = merged[-1] if merged else None
        if (
            before is not None
            and line.kind == before.kind == "rate_missing"
            and line.base_minor == before.base_minor
        ):
            days = (before.days or 0) + (line.days or 0)
            merged[-1] = ClaimLine(
                "rate_missing", 0, before.since, line.until, days, None, line.base_minor, line.source
            )
        else:
            merged.append(line)
    return merged
