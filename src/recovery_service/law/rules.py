"""What a creditor may claim for late payment, one row per country of the creditor, each with its source.

A country of the euro area whose law was not read has the minimum of the directive. Without a row nothing is assumed: a
rate has to be agreed with the debtor and given with the receivable.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal
from enum import Enum, auto
from typing import Final


@dataclass(frozen=True)
class RateFloor:
    """A rate agreed between professionals counts as at least `times` the `reference` of the half-year."""

    reference: str
    times: int
    article: str


class RateCourse(Enum):
    """Which half-year's reference a day bears: its own; that of the due date where it is lower; or, on all days, that
    of the first one."""

    OF_EACH_DAY = auto()
    NEVER_ABOVE_DUE = auto()
    OF_FIRST_DAY = auto()


@dataclass(frozen=True)
class LateRule:
    """Interest is `reference` plus `margin` points, rounded up to `step` where there is one, for no day before
    `since`; nor is a fee owed for what was due before it.

    `fixed_fee_minor` is owed for each invoice, by professionals only, in `fee_currency`: `fee_tiers` name a higher fee
    from a size of the debt on. `fee_joins_agreed_rate` is False where an agreed rate takes its place.
    """

    country: str
    reference: str
    margin: Decimal
    article: str
    fee_article: str
    fixed_fee_minor: int = 4_000
    fee_currency: str = "EUR"
    fee_tiers: tuple[tuple[int, int], ...] = ()
    fee_joins_agreed_rate: bool = True
    step: Decimal | None = None
    year_days: int = 365
    floor: RateFloor | None = None
    course: RateCourse = RateCourse.OF_EACH_DAY
    since: date | None = None

    def fee_for(self, debt_minor: int, invoices: int) -> int:
        """Return the fee of each of so many invoices that are owed together; their own sizes are not known."""
        reached = [fee for least, fee in self.fee_tiers if debt_minor >= least * invoices]
        return reached[-1] if reached else self.fixed_fee_minor


UNVERIFIED: Final = 0
"""A fixed sum that the law knows and whose figure could not be verified: none is claimed."""
_DIRECTIVE: Final = "Directive 2011/7/EU art. 3"
_DIRECTIVE_FEE: Final = "Directive 2011/7/EU art. 6"
_EIGHT: Final = Decimal(8)
_HALF: Final = Decimal("0.5")

_FINLAND: Final = LateRule("FI", "ecb", _EIGHT, _DIRECTIVE, _DIRECTIVE_FEE)
_IRELAND: Final = LateRule(
    "IE",
    "ecb",
    _EIGHT,
    "S.I. No. 580/2012 reg. 5",
    "S.I. No. 580/2012 reg. 9",
    course=RateCourse.NEVER_ABOVE_DUE,
)
"""As the first edition had them."""

LATE_RULES: Final = {
    rule.country: rule
    for rule in (
        LateRule(
            "FR",
            "ecb",
            Decimal(10),
            "C. com. art. L441-10 II",
            "C. com. art. D441-5",
            floor=RateFloor("fr-legal", 3, "C. com. art. L441-10 II"),
        ),
        LateRule("DE", "de-base", Decimal(9), "§ 288 Abs. 2 BGB", "§ 288 Abs. 5 BGB"),
        LateRule("AT", "at-base", Decimal("9.2"), "§ 456 UGB", "§ 458 UGB"),
        LateRule("BE", "ecb", _EIGHT, "Loi du 2 août 2002 art. 5", "Loi du 2 août 2002 art. 6", step=_HALF),
        LateRule("ES", "ecb", _EIGHT, "Ley 3/2004 art. 7", "Ley 3/2004 art. 8"),
        LateRule("IT", "ecb", _EIGHT, "D.Lgs. 231/2002 art. 5", "D.Lgs. 231/2002 art. 6"),
        LateRule("NL", "ecb", _EIGHT, "art. 6:119a BW", "art. 6:96 lid 4 BW"),
        *(
            LateRule(country, "ecb", _EIGHT, _DIRECTIVE, _DIRECTIVE_FEE)
            for country in ("CY", "EE", "GR", "HR", "LT", "LU", "LV", "MT", "PT", "SI", "SK")
        ),
        # Korkolaki 12 § rounds the reference up, which is the same for the sum: 8 is a multiple of a half.
        replace(_FINLAND, article="Korkolaki (633/1982) 4 a, 12 §", step=_HALF),
        LateRule(
            "BG",
            "ecb",
            _EIGHT,
            "Постановление № 426/2014 на МС",
            _DIRECTIVE_FEE,
            since=date(2026, 1, 1),
        ),
        replace(_IRELAND, fee_tiers=((100_001, 7_000), (1_000_001, 10_000))),
        LateRule(
            "GB",
            "gb-bank",
            _EIGHT,
            "Late Payment of Commercial Debts (Interest) Act 1998 s. 6",
            "Late Payment of Commercial Debts (Interest) Act 1998 s. 5A",
            fee_currency="GBP",
            fee_tiers=((100_000, 7_000), (1_000_000, 10_000)),
            fee_joins_agreed_rate=False,
            course=RateCourse.OF_FIRST_DAY,
        ),
        LateRule(
            "SE",
            "se-reference",
            _EIGHT,
            "Räntelagen (1975:635) 6 §",
            "Lag (1981:739) 4 a §",
            fixed_fee_minor=45_000,
            fee_currency="SEK",
        ),
        LateRule(
            "DK",
            "dk-lending",
            _EIGHT,
            "Renteloven § 5",
            "Renteloven § 9 a, stk. 3",
            fixed_fee_minor=31_000,
            fee_currency="DKK",
        ),
        LateRule(
            "CZ",
            "cz-repo",
            _EIGHT,
            "Nařízení vlády č. 351/2013 Sb. § 2",
            "Nařízení vlády č. 351/2013 Sb. § 3",
            fixed_fee_minor=UNVERIFIED,
            fee_currency="CZK",
            course=RateCourse.OF_FIRST_DAY,
        ),
        LateRule(
            "PL",
            "pl-reference",
            Decimal(10),
            "Ustawa z dnia 8 marca 2013 r. art. 4, 11b",
            "Ustawa z dnia 8 marca 2013 r. art. 10",
            fixed_fee_minor=UNVERIFIED,
            fee_currency="PLN",
        ),
    )
}


@dataclass(frozen=True)
class NoticeRule:
    """Interest from the day after the term of a formal notice: `reference` plus `margin`, the margin alone where the
    law names a rate.

    A private person bears it in its own country's law, which is the creditor's; a trader where no rule of traders was
    read. Several of these laws let interest begin earlier: from a due day that was agreed, or from any reminder, which
    is not known here.
    """

    country: str
    reference: str | None
    margin: Decimal
    article: str


_NOUGHT: Final = Decimal(0)

NOTICE_RULES: Final = {
    rule.country: rule
    for rule in (
        NoticeRule("FR", "fr-legal", _NOUGHT, "C. civ. art. 1231-6"),
        NoticeRule("DE", "de-base", Decimal(5), "§ 288 Abs. 1 BGB"),
        NoticeRule("NL", "nl-legal", _NOUGHT, "art. 6:119 BW"),
        NoticeRule("IT", "it-legal", _NOUGHT, "Codice civile art. 1284"),
        NoticeRule("ES", "es-legal", _NOUGHT, "Código Civil art. 1108"),
        NoticeRule("CH", None, Decimal(5), "OR art. 104 Abs. 1"),
    )
}

EDITION: Final = 4
"""Of these rows. A receivable keeps to those that were here when it was submitted: no upgrade changes a sum."""
_FIRST_EDITION: Final[dict[str, LateRule | None]] = {
    "FI": _FINLAND,
    "IE": _IRELAND,
    "BG": None,
    "GB": None,
    "SE": None,
}
"""Where a row was another one or none in the first edition."""
_SINCE_THE_FOURTH: Final = ("CZ", "DK", "PL")


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
5.5 points, which is never below 11 nor below the statutory rate between professionals. The figures of the other two
were not verified: the statutory rate is the limit."""
_CONSUMER_CAPS: Final = {"BE": RateCap("Code de droit économique art. XIX.4")}
_UNFAIR_TERMS: Final = "Directive 93/13/EEC annex 1 (e)"
_UNFAIR_TERMS_IN: Final = {"GB": "Consumer Rights Act 2015 sch. 2 para. 6"}
"""Where the directive is no law: https://www.legislation.gov.uk/ukpga/2015/15/schedule/2."""


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


def late_payment_rule(country: str, edition: int = EDITION) -> LateRule | None:
    if edition < 2 and country in _FIRST_EDITION:
        return _FIRST_EDITION[country]
    if edition < 4 and country in _SINCE_THE_FOURTH:
        return None
    return LATE_RULES.get(country)


def notice_rule(
    country: str, *, professional: bool, is_domestic: bool, edition: int = EDITION
) -> NoticeRule | None:
    """Return the rule by which a formal notice lets interest begin; None where none was read, or another one counts."""
    rule = NOTICE_RULES.get(country) if edition >= 3 else None
    if rule is None:
        return None
    if professional:
        return rule if late_payment_rule(country, edition) is None else None
    return rule if is_domestic else None


def interest_is_paid_first(country: str) -> bool:
    return country in ALLOCATIONS


def agreed_rate_cap(country: str, *, professional: bool, edition: int = EDITION) -> RateCap | None:
    """Return the limit of an agreed rate; None where it counts as agreed.

    Of a consumer, and where the national law on agreed rates was not read, at most the statutory rate is claimed.
    """
    rule = late_payment_rule(country, edition)
    cap = _CAPS.get(country)
    if not professional:
        cap = _CONSUMER_CAPS.get(country, cap)
    if cap is not None or rule is None:
        return cap
    if not professional:
        return RateCap(_UNFAIR_TERMS_IN.get(country, _UNFAIR_TERMS), rule.margin)
    return RateCap(rule.article, rule.margin) if rule.fee_article == _DIRECTIVE_FEE else None
