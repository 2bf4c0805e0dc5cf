"""What a creditor may claim for late payment, one row per country of the creditor, each with its source.

A country of the euro area without a row of its own has the minimum of the directive. Anywhere else nothing is assumed:
a rate has to be agreed with the debtor and given with the receivable.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final


@dataclass(frozen=True)
class RateFloor:
    """A rate agreed between professionals counts as at least `times` the `reference` of the half-year."""

    reference: str
    times: int
    article: str


@dataclass(frozen=True)
class LateRule:
    """Interest is `reference` plus `margin` points, rounded up to `step` where there is one; `fixed_fee_minor` is
    euro cents for each invoice, owed by professionals only. With `fixed_at_due` a later rate counts where it is lower
    than that of the half-year of the due date, and a higher one does not."""

    country: str
    reference: str
    margin: Decimal
    fixed_fee_minor: int
    article: str
    fee_article: str
    step: Decimal | None = None
    year_days: int = 365
    floor: RateFloor | None = None
    fixed_at_due: bool = False


def _row(
    country: str,
    reference: str,
    margin: str,
    article: str,
    fee_article: str,
    step: str | None = None,
    floor: RateFloor | None = None,
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
            floor=RateFloor("fr-legal", 3, "C. com. art. L441-10 II"),
        ),
        _row("DE", "de-base", "9", "§ 288 Abs. 2 BGB", "§ 288 Abs. 5 BGB"),
        _row("AT", "at-base", "9.2", "§ 456 UGB", "§ 458 UGB"),
        _row("BE", "ecb", "8", "Loi du 2 août 2002 art. 5", "Loi du 2 août 2002 art. 6", step="0.5"),
        _row("ES", "ecb", "8", "Ley 3/2004 art. 7", "Ley 3/2004 art. 8"),
        _row("IT", "ecb", "8", "D.Lgs. 231/2002 art. 5", "D.Lgs. 231/2002 art. 6"),
        _row("NL", "ecb", "8", "art. 6:119a BW", "art. 6:96 lid 4 BW"),
        *(
            _row(country, "ecb", "8", _DIRECTIVE, _DIRECTIVE_FEE)
            for country in ("CY", "EE", "FI", "GR", "HR", "LT", "LU", "LV", "MT", "PT", "SI", "SK")
        ),
        replace(
            _row("IE", "ecb", "8", "S.I. No. 580/2012 reg. 5", "S.I. No. 580/2012 reg. 9"), fixed_at_due=True
        ),
    )
}


@dataclass(frozen=True)
class RateCap:
    """Highest agreed rate that is claimed, by `article`: the statutory one of the half-year, `most` where that is not
    known or there is none. Without either nothing is claimed for the half-year."""

    article: str
    most: Decimal | None = None


_CAPS: Final = {
    "PL": RateCap("Kodeks cywilny art. 481 § 2(1)", Decimal(11)),
    "PT": RateCap("Código Civil art. 1146", Decimal(8)),
    "IT": RateCap("L. 108/1996 art. 2", Decimal(8)),
}
"""Of laws with a limit that holds between professionals as well. Poland's is twice the sum of the reference rate and
5.5 points, which is never below 11. The figures of the other two were not verified: the statutory rate is the limit."""
_CONSUMER_CAPS: Final = {"BE": RateCap("Code de droit économique art. XIX.4")}
_UNFAIR_TERMS: Final = "Directive 93/13/EEC annex 1 (e)"


@dataclass(frozen=True)
class Allocation:
    """Rule that a payment counts against interest before the invoice, by `article`.

    Where a fixed sum stands between the two was not verified in any country: it is paid last, which costs the debtor
    least.
    """

    country: str
    article: str
    url: str


ALLOCATIONS: Final = {
    row.country: row
    for row in (
        Allocation(
            "FR", "C. civ. art. 1343-1", "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/"
        ),
        Allocation("DE", "§ 367 Abs. 1 BGB", "https://www.gesetze-im-internet.de/bgb/__367.html"),
        Allocation("ES", "Código Civil art. 1173", "https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763"),
        Allocation(
            "IT",
            "Codice civile art. 1194",
            "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262",
        ),
        Allocation("NL", "art. 6:44 BW", "https://wetten.overheid.nl/BWBR0005289"),
    )
}
"""Used where interest is asked for. A country without a row, and a creditor who asks for the invoice alone, has
payments counted against the invoice first."""


def late_payment_rule(country: str) -> LateRule | None:
    return LATE_RULES.get(country)


def interest_is_paid_first(country: str) -> bool:
    return country in ALLOCATIONS


def agreed_rate_cap(country: str, *, professional: bool) -> RateCap | None:
    """Return the limit of an agreed rate; None where it counts as agreed.

    Of a consumer, and where the national law on agreed rates was not read, at most the statutory rate is claimed.
    """
    rule = LATE_RULES.get(country)
    cap = _CAPS.get(country)
    if not professional:
        cap = _CONSUMER_CAPS.get(country, cap)
    if cap is not None or rule is None:
        return cap
    if not professional:
        return RateCap(_UNFAIR_TERMS, rule.margin)
    return RateCap(rule.article, rule.margin) if rule.fee_article == _DIRECTIVE_FEE else None
