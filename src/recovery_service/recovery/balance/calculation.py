"""How a receivable stands, reckoned from rows that were read already: its terms, its payments, the rates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property, lru_cache
from typing import Any, Final, Protocol

from recovery_service.law import interest
from recovery_service.law.countries import detect_country
from recovery_service.law.interest import ClaimLine, CreditNote, InterestTerms, Paid
from recovery_service.law.rates import Rates, parse_agreed_rate, parse_rate_multiple
from recovery_service.law.rules import (
    NoticeRule,
    agreed_rate_cap,
    interest_is_paid_first,
    late_payment_rule,
    notice_rule,
)
from recovery_service.law.workdays import Workdays
from recovery_service.ledger.receivables.checks import comparison_key
from recovery_service.ledger.receivables.rows import NOTICE_OVER
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.users.service import CreditorProfile

REMEMBERED: Final = 2_048
"""So many results are kept: who polls asks for those of a day again and again."""
REMEMBERED_YEARS: Final = 10
"""The balance of a far day has thousands of lines, two for each year, and nobody asks for it twice."""


class ValidPayment(Protocol):
    """A payment that was not taken back; `at` in milliseconds."""

    @property
    def at(self) -> int: ...

    @property
    def amount_minor(self) -> int: ...

    @property
    def reference(self) -> str | None: ...


@dataclass(frozen=True)
class Calculation:
    """The lines in minor units; each total is the sum of the lines of its kind. `interest_paid` is what of the interest
    payments have covered, by a law that lets them count against it first."""

    terms: InterestTerms
    lines: tuple[ClaimLine, ...]
    as_of: date
    interest_paid: int = 0

    @cached_property
    def _sums(self) -> dict[str, int]:
        sums: dict[str, int] = {}
        for line in self.lines:
            sums[line.kind] = sums.get(line.kind, 0) + line.minor
        return sums

    @cached_property
    def _total(self) -> int:
        return sum(self._sums.values())

    def total(self, *kinds: str) -> int:
        return sum([self._sums.get(kind, 0) for kind in kinds]) if kinds else self._total

    @property
    def accrues(self) -> bool:
        """Return whether interest at a known rate goes on growing with every day after `as_of`."""
        return any(
            line.kind == "interest" and line.until == self.as_of and line.points for line in self.lines
        )

    @cached_property
    def paid(self) -> int:
        """Return all that has been paid, before the recovery and since."""
        return -self.total("prepaid", "payment")

    @cached_property
    def invoice_left(self) -> int:
        """Return what is left of the invoice, without what the law adds; below 0 where more was paid."""
        return self.total("principal", "prepaid", "credit_note", "payment", "rounding")

    @cached_property
    def principal_left(self) -> int:
        """Return what is left of the invoice, and pays interest, where payments have covered interest first."""
        return self.invoice_left + self.interest_paid

    @cached_property
    def interest_left(self) -> int:
        """Return what of the interest no payment has covered."""
        return self.total("interest") - self.interest_paid

    @cached_property
    def charges(self) -> int:
        """Return what of the balance goes beyond what is left of the invoice: interest and fixed sums."""
        return max(0, self.total() - max(0, self.principal_left))

    @property
    def capped(self) -> ClaimLine | None:
        """Return the first line whose rate is below the agreed one, because the law's limit is."""
        cap = self.terms.cap if self.terms.is_agreed else None
        capped = (line for line in self.lines if cap is not None and line.source == cap.article)
        return next((line for line in capped if line.kind == "interest"), None)

    @property
    def has_missing_rate(self) -> bool:
        return any(line.kind == "rate_missing" for line in self.lines)


def local_day(creditor: CreditorProfile, at: int) -> date:
    """Return the day of this moment where the creditor is: payments arrive there, and their days are counted there."""
    return Workdays(creditor.country).local_date(at)


def balance_day(receivable: ReceivableRow, creditor: CreditorProfile, at: int) -> date:
    """Return the day to which the balance is told at this moment: nothing is added once the receivable is closed."""
    closed = receivable.closed_at
    return local_day(creditor, at if closed is None else min(at, closed))


def law_edition(terms: Mapping[str, Any] | None) -> int:
    """Return the edition of the laws' rows by which a receivable is reckoned; it was not written down for the first."""
    return int((terms or {}).get("law_edition") or 1)


def term_over(terms: Mapping[str, Any] | None) -> date | None:
    """Return the last day of the term that a formal notice gave, None where none was sent."""
    over = (terms or {}).get(NOTICE_OVER)
    return None if over is None else date.fromisoformat(over)


def rule_after_notice(receivable: ReceivableRow, country: str) -> NoticeRule | None:
    """Return the rule by which a formal notice of a creditor in this country lets interest begin."""
    return notice_rule(
        country,
        professional=not receivable.is_individual,
        is_domestic=detect_country(receivable.debtor, country) == country,
        edition=law_edition(receivable.terms),
    )


def calculate_from(
    receivable: ReceivableRow,
    creditor: CreditorProfile,
    payments_: Sequence[ValidPayment],
    rates: Rates,
    as_of: date,
) -> Calculation:
    """Return the lines up to and including `as_of`; `payments_` are those that stand."""
    country = creditor.country
    days = Workdays(country)
    stated, edition = (receivable.terms or {}).get("late_payment_rate"), law_edition(receivable.terms)
    rule = late_payment_rule(country, edition)
    terms = InterestTerms(
        principal_minor=receivable.amount_minor,
        prepaid_minor=receivable.prepaid_minor,
        currency=receivable.currency,
        due=receivable.due_date,
        # A number that is written twice is one invoice, and owes one fixed sum.
        invoices=_count_invoices(receivable.numbers),
        professional=not receivable.is_individual,
        rule=rule,
        cap=agreed_rate_cap(country, professional=not receivable.is_individual, edition=edition),
        agreed_rate=parse_agreed_rate(stated),
        agreed_times=parse_rate_multiple(stated) if rule is not None and rule.floor is not None else None,
        interest_first=receivable.pursues_all and interest_is_paid_first(country),
        credit_notes=tuple(
            CreditNote(days.local_date(note["at"]), note["amount_minor"], note["number"])
            for note in receivable.reductions
            if note["kind"] == "credit_note"
        ),
        notice_rule=rule_after_notice(receivable, country),
        notice_over=term_over(receivable.terms),
    )
    paid = [Paid(days.local_date(row.at), row.amount_minor, row.reference) for row in payments_]
    paid += [
        Paid(days.local_date(rest["at"]), rest["amount_minor"], kind="rounding")
        for rest in receivable.reductions
        if rest["kind"] == "rounding"
    ]
    if as_of.year - terms.due.year > REMEMBERED_YEARS:
        return _calculate(terms, tuple(paid), as_of, rates)
    return _remembered(terms, tuple(paid), as_of, rates, str(stated))


def _count_invoices(numbers: Sequence[str]) -> int:
    return len({comparison_key(number) for number in numbers}) if len(numbers) > 1 else len(numbers)


def _calculate(terms: InterestTerms, paid: tuple[Paid, ...], as_of: date, rates: Rates) -> Calculation:
    lines = tuple(interest.calculate_lines(terms, paid, as_of, rates))
    return Calculation(terms, lines, as_of, interest.covered_interest(terms, paid, as_of, rates))


@lru_cache(maxsize=REMEMBERED)
def _remembered(
    terms: InterestTerms, paid: tuple[Paid, ...], as_of: date, rates: Rates, _stated: str
) -> Calculation:
    """Keep what the arithmetic came to, with its sums. `_stated` is the agreed rate as it was written: equal ones are
    shown as each was."""
    return _calculate(terms, paid, as_of, rates)
