"""When a receivable becomes time-barred, by the law of the creditor's country, and what started the period anew.

One row per country, each with its source. The service refuses and warns by it, the desktop says so before.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import MAXYEAR, date
from itertools import takewhile
from typing import Any, Final


@dataclass(frozen=True)
class Limitation:
    """Years until a receivable is time-barred: from the due date, or from the end of its year. An acknowledgment (a
    payment in part is one) starts them anew by `restart`; a formal notice does only where `notice_restarts` says so.
    `individual_years` None: the period depends on what was sold, and nothing is assumed. `individual_source` where
    another article counts for private persons. `to_check`: what the row does not know of, and a lawyer should look at
    before anybody relies on it."""

    country: str
    company_years: int
    individual_years: int | None
    source: str
    restart: str
    url: str
    from_year_end: bool = False
    notice_restarts: bool = False
    to_check: str | None = None
    individual_source: str | None = None


LIMITATIONS: Final = {
    row.country: row
    for row in (
        Limitation(
            "FR",
            5,
            2,
            "C. com. art. L110-4, C. civ. art. 2224",
            "C. civ. art. 2240",
            "https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/",
            individual_source="C. conso. art. L218-2",
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

_SCOTLAND: Final = frozenset(
    ["AB", "DD", "DG", "EH", "FK", "G", "HS", "IV", "KA", "KW", "KY", "ML", "PA", "PH", "TD", "ZE"]
)


@dataclass(frozen=True)
class Period:
    """`last_day` is the last one on which the receivable may be claimed, `restarted_on` what moved it by beginning
    the period anew, `source` the article that counts for this kind of debtor."""

    last_day: date
    restarted_on: date | None
    rule: Limitation
    source: str


def select_law(party: Mapping[str, Any], country: str) -> str:
    """Return the country whose private law counts, Scotland as a country of its own: by the letters its postcodes
    begin with. TD is shared with England and read as Scottish but for Berwick (TD15)."""
    if country != "GB":
        return country
    code = str((party.get("address") or {}).get("postal_code") or "").replace(" ", "").upper()
    area = "".join(takewhile(str.isalpha, code))
    return "GB-SCT" if area in _SCOTLAND and not code.startswith("TD15") else country


def find_limitation_period(
    country: str,
    *,
    professional: bool,
    due: date,
    acknowledged: Iterable[date] = (),
    notices: Iterable[date] = (),
) -> Period | None:
    """Return the period in the creditor's country, None where we have no checked one.

    A payment in part or another acknowledgment by the debtor starts the period anew, unless it had already run out. A
    formal notice does so in a few countries only; a reminder never.
    """
    row = LIMITATIONS.get(country)
    years = None if row is None else row.company_years if professional else row.individual_years
    if row is None or years is None:
        return None
    restarts = sorted((*acknowledged, *(notices if row.notice_restarts else ())))
    last, since = _last(row, years, due), None
    for day in restarts:
        # What starts anew runs from that day itself, not from the end of its year: before that year is over, nothing
        # runs yet that could start anew, and the last day stays.
        if day <= last < (anew := _years_after(day, years)):
            last, since = anew, day
    source = row.source if professional else row.individual_source or row.source
    return Period(last, since, row, source)


def barred_after(
    country: str, *, professional: bool, due: date, acknowledged: Iterable[date] = ()
) -> date | None:
    """Return the last day on which the receivable may be claimed, None where we have no checked period."""
    limitation_period = find_limitation_period(
        country, professional=professional, due=due, acknowledged=acknowledged
    )
    return None if limitation_period is None else limitation_period.last_day


def _last(row: Limitation, years: int, due: date) -> date:
    if row.from_year_end:
        return date(min(due.year + years, MAXYEAR), 12, 31)
    return _years_after(due, years)


def _years_after(day: date, years: int) -> date:
    if day.year + years > MAXYEAR:
        return date.max
    try:
        return day.replace(year=day.year + years)
    except ValueError:  # where 29 February has no twin, the period ends with the last day of its month
        return date(day.year + years, 2, 28)
