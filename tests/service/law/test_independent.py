"""Balances against a calculator that was written from the laws by somebody who had not read this service.

It names every defensible reading of a law (`independent/rules.md`); those that this service takes are in
`taken_readings`. Where it claims less than a law allows, or nothing where a rate was not verified, the reading says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from typing import Any, Final

from recovery_service.law.interest import (
    CreditNote,
    InterestTerms,
    Paid,
    calculate_lines,
    covered_interest,
)
from recovery_service.law.rates import PUBLISHED, Rate, Rates
from recovery_service.law.rules import (
    LATE_RULES,
    agreed_rate_cap,
    interest_is_paid_first,
    late_payment_rule,
    notice_rule,
)
from tests.service.law.independent import calculator
from tests.service.law.independent.histories import COUNTRIES, HALVES, TABLES, histories
from tests.service.law.taken_readings import AFTER_NOTICE, Figures, is_comparable, their_figures

REFERENCES: Final = {
    "ECB": "ecb",
    "DE_BASE": "de-base",
    "AT_BASE": "at-base",
    "FR_LEGAL_PRO": "fr-legal",
    "BOE": "gb-bank",
    "SE_REF": "se-reference",
    "NL_LEGAL": "nl-legal",
    "IT_LEGAL": "it-legal",
    "ES_LEGAL": "es-legal",
    "NBP": "pl-reference",
    "DK_LENDING": "dk-lending",
    "CNB_REPO": "cz-repo",
}
HISTORIES: Final = 3_000
"""So many random ones that 2,000 can be compared."""


def minor(amount: Decimal) -> int:
    return int((amount * 100).to_integral_value())


def our_terms(history: Any, *, interest_first: bool) -> tuple[InterestTerms, list[Paid], date, Rates]:
    agreed, rule = history.agreed_rate, late_payment_rule(history.country)
    reversed_ids = {
        event.reverses for event in history.events if event.kind == "reversal" and event.date <= history.as_of
    }
    terms = InterestTerms(
        principal_minor=minor(history.principal),
        currency=history.currency,
        due=history.due_date,
        invoices=history.invoices,
        professional=history.professional,
        rule=rule,
        cap=agreed_rate_cap(history.country, professional=history.professional),
        agreed_rate=None if agreed is None else agreed.percent,
        agreed_times=None if agreed is None or agreed.percent is not None else int(agreed.multiple),
        prepaid_minor=minor(history.prepaid),
        interest_first=interest_first,
        notice_rule=notice_rule(history.country, professional=history.professional, is_domestic=True),
        notice_over=history.notice_date,
        credit_notes=tuple(
            CreditNote(event.date, minor(event.amount))
            for event in history.events
            if event.kind == "credit_note" and event.date <= history.as_of
        ),
    )
    paid = [
        Paid(event.date, minor(event.amount), event.id)
        for event in history.events
        if event.kind == "payment" and event.id not in reversed_ids
    ]
    rates = [
        Rate(REFERENCES[name], since, points, "a table")
        for name, since, points in history.rates
        if name in REFERENCES
    ]
    return terms, paid, history.as_of, Rates(rates)


OF_THE_INVOICE: Final = ("principal", "prepaid", "credit_note", "payment")


def our_figures(history: Any, *, interest_first: bool) -> Figures:
    claimed = our_terms(history, interest_first=interest_first)
    lines, covered = calculate_lines(*claimed), Decimal(covered_interest(*claimed)) / 100

    def total(*kinds: str) -> Decimal:
        return Decimal(sum(line.minor for line in lines if not kinds or line.kind in kinds)) / 100

    invoice_left = max(Decimal(0), total(*OF_THE_INVOICE))
    allocated_left = max(Decimal(0), total(*OF_THE_INVOICE) + covered)
    return Figures(total("interest"), total("fixed_fee"), total(), invoice_left, allocated_left)


def comparable(seed: int, count: int) -> Iterator[Any]:
    """Histories that this service can take: nothing is waived before the end, the fixed sum is in euro, and an
    agreed rate is a figure or a multiple of the legal one."""
    for row in histories(seed, count):
        events = [event for event in row["events"] if event["kind"] != "waiver"]
        values_of = {**row, "events": events, "fx": {}}
        values_of.pop("id")
        history = calculator.from_json(values_of)
        if is_comparable(history):
            yield history


def test_balances_are_those_of_a_calculator_written_apart() -> None:
    compared: Counter[tuple[str, bool]] = Counter()
    after_notice = set()
    for history in comparable(2026, HISTORIES):
        ways = {False, interest_is_paid_first(history.country)}
        for interest_first in ways:
            ours = our_figures(history, interest_first=interest_first)
            assert ours == their_figures(history, interest_first=interest_first), history
            if not history.professional and history.agreed_rate is None and ours.interest:
                after_notice.add(history.country)
        compared[history.country, history.professional] += 1
    assert {country for country, _ in compared} == set(COUNTRIES)
    assert compared.total() >= 2_000
    assert after_notice == set(AFTER_NOTICE)
    assert {(country, True) for country in LATE_RULES if country in COUNTRIES} <= set(compared)


def test_published_rates_agree_with_those_of_another_table() -> None:
    """Two tables that were put together apart from each other."""
    elsewhere = {
        (REFERENCES[name], date.fromisoformat(since)): Decimal(points)
        for name, values in TABLES.items()
        if name in REFERENCES
        for since, points in zip(HALVES, values.split(), strict=True)
    }
    differing = {
        (rate.reference, rate.since): (rate.points, elsewhere[rate.reference, rate.since])
        for rate in PUBLISHED
        if (rate.reference, rate.since) in elsewhere and elsewhere[rate.reference, rate.since] != rate.points
    }
    # Austria's base rate follows the ECB's only once that has moved by half a point (1. Euro-JuBeG Art. I § 1).
    assert set(differing) == {("at-base", date(2024, 7, 1))}
