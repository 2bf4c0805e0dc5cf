"""What a creditor may claim for late payment, one row per country of the creditor, each with its source.

A country of the euro area without a row of its own has the minimum of the directive. Anywhere else nothing is assumed:
a rate has to be agreed with the debtor and given with the receivable.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final


@dataclass(frozen=True)
class Floor:
    """A rate agreed between professionals counts as at least `times` the `reference` of the half-year."""

    reference: str
    times: int
    article: str


@dataclass(frozen=True)
class LateRule:
    """Interest is `reference` plus `margin` points, rounded up to `step` where there is one; `fixed_fee_minor` is
    euro cents for each invoice, owed by professionals only. `consumer_cap` is the article by which a rate agreed with
    a consumer counts as at most this statutory one; None where no law with a figure was checked."""

    country: str
    reference: str
    margin: Decimal
    fixed_fee_minor: int
    article: str
    fee_article: str
    step: Decimal | None = None
    year_days: int = 365
    floor: Floor | None = None
    consumer_cap: str | None = None


def _row(
    country: str,
    reference: str,
    margin: str,
    article: str,
    fee_article: str,
    step: str | None = None,
    floor: Floor | None = None,
) -> LateRule:
    points = Decimal(step) if step else None
    return LateRule(
        country,
        reference,
        Decimal(margin),
        4_000,
        article,
        fee_article,
        points,
        floor=floor,
    )


_DIRECTIVE: Final = "Directive 2011/7/EU art. 3"
_DIRECTIVE_FEE: Final = "Directive 2011/7/EU art. 6"

LATE_RULES: Final = {
    rule.country: rule
    for rule in (
        _row(
            "FR",
            "ecb",
            "10",
            "C. com. art. L441-10 II",
            "C. com. art. D441-5",
            floor=Floor("fr-legal", 3, "C. com. art. L441-10 II"),
        ),
        _row("DE", "de-base", "9", "§ 288 Abs. 2 BGB", "§ 288 Abs. 5 BGB"),
        _row("AT", "at-base", "9.2", "§ 456 UGB", "§ 458 UGB"),
        replace(
            _row("BE", "ecb", "8", "Loi du 2 août 2002 art. 5", "Loi du 2 août 2002 art. 6", step="0.5"),
            consumer_cap="Code de droit économique art. XIX.4",
        ),
        _row("ES", "ecb", "8", "Ley 3/2004 art. 7", "Ley 3/2004 art. 8"),
        _row("IT", "ecb", "8", "D.Lgs. 231/2002 art. 5", "D.Lgs. 231/2002 art. 6"),
        _row("NL", "ecb", "8", "art. 6:119a BW", "art. 6:96 lid 4 BW"),
        *(
            _row(country, "ecb", "8", _DIRECTIVE, _DIRECTIVE_FEE)
            for country in ("CY", "EE", "FI", "GR", "HR", "IE", "LT", "LU", "LV", "MT", "PT", "SI", "SK")
        ),
    )
}

ALLOCATION: Final = ("principal", "fixed_fee", "interest")
"""Which part a payment pays first. C. civ. art. 1343-1 would allow interest first; paying the invoice first favours the
debtor and keeps the remaining invoice amount the same in every place that shows it."""


def late_rule(country: str) -> LateRule | None:
    return LATE_RULES.get(country)
