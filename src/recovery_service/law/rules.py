"""What a creditor may claim for late payment, one row per country of the creditor, each with its source.

A country of the euro area without a row of its own has the minimum of the directive. Anywhere else nothing is assumed:
a rate has to be agreed with the debtor and given with the receivable.
"""

from __future__ import annotations

from dataclasses import dataclass
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


@dataclass(frozen=True)
class Limitation:
    """Years until a receivable is time-barred: from the due date, or from the end of its year. An acknowledgment (a
    payment in part is one) starts them anew by `restart`; a formal notice does only where `notice_restarts` says so.
    `individual_years` None: the period depends on what was sold, and nothing is assumed. `to_check`: what the row does
    not know of, and a lawyer should look at before anybody relies on it."""

    country: str
    company_years: int
    individual_years: int | None
    source: str
    restart: str
    url: str
    from_year_end: bool = False
    notice_restarts: bool = False
    to_check: str | None = None


def _row(
    country: str,
    reference: str,
    margin: str,
    article: str,
    fee_article: str,
    step: str | None = None,
    floor: Floor | None = None,
    consumer_cap: str | None = None,
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
        consumer_cap=consumer_cap,
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
        _row(
            "BE",
            "ecb",
            "8",
            "Loi du 2 août 2002 art. 5",
            "Loi du 2 août 2002 art. 6",
            step="0.5",
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

LIMITATIONS: Final = {
    row.country: row
    for row in (
        Limitation(
            "FR",
            5,
            2,
            "C. com. art. L110-4, C. civ. art. 2224; C. conso. art. L218-2",
            "C. civ. art. 2240",
            "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/",
        ),
        Limitation(
            "DE",
            3,
            3,
            "§§ 195, 199 Abs. 1 BGB",
            "§ 212 Abs. 1 Nr. 1 BGB",
            "https://www.gesetze-im-internet.de/bgb/__195.html",
            from_year_end=True,
        ),
        Limitation(
            "AT",
            3,
            3,
            "§ 1486 Z 1 ABGB",
            "§ 1497 ABGB",
            "https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10001622&Paragraf=1486",
        ),
        Limitation(
            "ES",
            5,
            None,
            "Código Civil art. 1964.2",
            "Código Civil art. 1973",
            "https://www.boe.es/buscar/act.php?id=BOE-A-1889-4763",
            notice_restarts=True,
        ),
        Limitation(
            "IT",
            10,
            10,
            "c.c. art. 2946",
            "c.c. art. 2943, 2944",
            "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262",
            notice_restarts=True,
        ),
        Limitation(
            "NL",
            5,
            None,
            "art. 3:307 BW",
            "art. 3:317, 3:318 BW",
            "https://wetten.overheid.nl/BWBR0005291",
            notice_restarts=True,
        ),
        Limitation(
            "BE",
            10,
            None,
            "ancien Code civil art. 2262bis § 1",
            "ancien Code civil art. 2248",
            "https://www.ejustice.just.fgov.be/",
            to_check="Shorter periods exist for some services (art. 2277 and others), one year for goods sold to "
            "consumers (art. 2272); only a notice by a lawyer or bailiff prolongs a period (art. 2244 § 2).",
        ),
        Limitation(
            "GB",
            6,
            6,
            "Limitation Act 1980 s. 5 (England and Wales)",
            "Limitation Act 1980 s. 29 and 30: signed and in writing, or a payment in part",
            "https://www.legislation.gov.uk/ukpga/1980/58",
            to_check="Northern Ireland has an order of its own (Limitation (Northern Ireland) Order 1989).",
        ),
        Limitation(
            "GB-SCT",
            5,
            5,
            "Prescription and Limitation (Scotland) Act 1973 s. 6",
            "Prescription and Limitation (Scotland) Act 1973 s. 10",
            "https://www.legislation.gov.uk/ukpga/1973/52",
            to_check="After the period the obligation itself is at an end; which law governs follows the contract.",
        ),
    )
}
"""Only countries whose periods were checked, Scotland (GB-SCT) as one of its own; elsewhere nothing is refused as
time-barred."""

ALLOCATION: Final = ("principal", "fixed_fee", "interest")
"""Which part a payment pays first. C. civ. art. 1343-1 would allow interest first; paying the invoice first favours the
debtor and keeps the remaining invoice amount the same in every place that shows it."""


def late_rule(country: str) -> LateRule | None:
    return LATE_RULES.get(country)
