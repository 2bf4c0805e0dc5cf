"""Reference rates as dated rows with their source, and the one in force on a day; an unknown rate stays unknown.

A row holds until the end of its half-year at most: whoever wants a later one has to enter it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from typing import Any, Final, Literal, get_args

from sqlalchemy import Connection, RowMapping, delete, insert, select

from recovery_service.context.clock import current_ms
from recovery_service.db.tables.law import law_rate_table

Reference = Literal[
    "ecb",
    "de-base",
    "at-base",
    "fr-legal",
    "gb-bank",
    "se-reference",
    "nl-legal",
    "it-legal",
    "es-legal",
    "cz-repo",
    "dk-lending",
    "pl-reference",
]
REFERENCES: Final[tuple[Reference, ...]] = get_args(Reference)


@dataclass(frozen=True)
class Rate:
    """`points` per cent a year, in force from `since` for the half-year that begins that day."""

    reference: str
    since: date
    points: Decimal
    source: str


_ECB: Final = "ECB, main refinancing operations, rate in force on the first day of the half-year"
_BUBA: Final = "Deutsche Bundesbank, Basiszinssatz § 247 BGB"
_OENB: Final = (
    "Oesterreichische Nationalbank, Basiszinssatz (Art. I § 1 1. Euro-JuBeG), in force on the first day"
)
_LEGAL: Final = "Arrêté fixant le taux de l'intérêt légal (C. mon. fin. art. L313-2), creditors in business"
_BANK_RATE: Final = (
    "Bank of England, Bank Rate in force on the last day of the half-year before (SI 2002/1675 art. 4)"
)
_ITALY: Final = (
    "Decreto del MEF del 10 dicembre 2025 (G.U. n. 289 del 13.12.2025), saggio dell'art. 1284 c.c."
)
_CNB: Final = "Česká národní banka, dvoutýdenní repo sazba, in force on the first day of the half-year"
_DANMARK: Final = "Danmarks Nationalbank, officiel udlånsrente, in force on the first day (renteloven § 5)"
_NBP: Final = (
    "Narodowy Bank Polski, stopa referencyjna, in force on the first day (ustawa z 8.3.2013 art. 11b)"
)
_RIKSBANK: Final = "Sveriges riksbank, referensränta (räntelagen 9 §)"


def _halves(reference: str, source: str, rows: str) -> tuple[Rate, ...]:
    """Return rows written `2024-1 4.50`: year, half-year, points."""
    rates = []
    for row in rows.split(","):
        half, points = row.split()
        year, number = half.split("-")
        rates.append(Rate(reference, date(int(year), 1 if number == "1" else 7, 1), Decimal(points), source))
    return tuple(rates)


PUBLISHED: Final = (
    *_halves(
        "ecb",
        _ECB,
        "2016-2 0.00,2017-1 0.00,2017-2 0.00,2018-1 0.00,2018-2 0.00,2019-1 0.00,2019-2 0.00,2020-1 0.00,"
        "2020-2 0.00,2021-1 0.00,2021-2 0.00,2022-1 0.00,2022-2 0.00,2023-1 2.50,2023-2 4.00,2024-1 4.50,"
        "2024-2 4.25,2025-1 3.15,2025-2 2.15,2026-1 2.15",
    ),
    *_halves(
        "de-base",
        _BUBA,
        "2016-2 -0.88,2017-1 -0.88,2017-2 -0.88,2018-1 -0.88,2018-2 -0.88,2019-1 -0.88,2019-2 -0.88,"
        "2020-1 -0.88,2020-2 -0.88,2021-1 -0.88,2021-2 -0.88,2022-1 -0.88,2022-2 -0.88,2023-1 1.62,"
        "2023-2 3.12,2024-1 3.62,2024-2 3.37,2025-1 2.27,2025-2 1.27,2026-1 1.27",
    ),
    *_halves(
        "at-base",
        _OENB,
        "2016-2 -0.62,2017-1 -0.62,2017-2 -0.62,2018-1 -0.62,2018-2 -0.62,2019-1 -0.62,2019-2 -0.62,"
        "2020-1 -0.62,2020-2 -0.62,2021-1 -0.62,2021-2 -0.62,2022-1 -0.62,2022-2 -0.62,2023-1 1.88,"
        "2023-2 3.38,2024-1 3.88,2024-2 3.88,2025-1 2.53,2025-2 1.53,2026-1 1.53",
    ),
    *_halves(
        "fr-legal",
        _LEGAL,
        "2020-1 0.87,2020-2 0.84,2021-1 0.79,2021-2 0.76,2022-1 0.76,2022-2 0.77,2023-1 2.06,2023-2 4.22,"
        "2024-1 5.07,2024-2 4.92,2025-1 3.71,2025-2 2.76,2026-1 2.62",
    ),
    *_halves(
        "gb-bank",
        _BANK_RATE,
        "2016-2 0.50,2017-1 0.25,2017-2 0.25,2018-1 0.50,2018-2 0.50,2019-1 0.75,2019-2 0.75,2020-1 0.75,"
        "2020-2 0.10,2021-1 0.10,2021-2 0.10,2022-1 0.25,2022-2 1.25,2023-1 3.50,2023-2 5.00,2024-1 5.25,"
        "2024-2 5.25,2025-1 4.75,2025-2 4.25,2026-1 3.75",
    ),
    *_halves(
        "se-reference",
        _RIKSBANK,
        "2016-2 -0.50,2017-1 -0.50,2017-2 -0.50,2018-1 -0.50,2018-2 -0.50,2019-1 -0.50,2019-2 0.00,"
        "2020-1 0.00,2020-2 0.00,2021-1 0.00,2021-2 0.00,2022-1 0.00,2022-2 0.50,2023-1 2.50,2023-2 3.50,"
        "2024-1 4.00,2024-2 4.00,2025-1 3.00,2025-2 2.00,2026-1 2.00",
    ),
    *_halves(
        "cz-repo",
        _CNB,
        "2016-2 0.05,2017-1 0.05,2017-2 0.05,2018-1 0.50,2018-2 1.00,2019-1 1.75,2019-2 2.00,2020-1 2.00,"
        "2020-2 0.25,2021-1 0.25,2021-2 0.50,2022-1 3.75,2022-2 7.00,2023-1 7.00,2023-2 7.00,2024-1 6.75,"
        "2024-2 4.75,2025-1 4.00,2025-2 3.50,2026-1 3.50",
    ),
    *_halves(
        "dk-lending",
        _DANMARK,
        "2016-2 0.05,2017-1 0.05,2017-2 0.05,2018-1 0.05,2018-2 0.05,2019-1 0.05,2019-2 0.05,2020-1 0.05,"
        "2020-2 0.05,2021-1 0.05,2021-2 -0.35,2022-1 -0.45,2022-2 -0.45,2023-1 1.90,2023-2 3.25,2024-1 3.75,"
        "2024-2 3.50,2025-1 2.75,2025-2 1.75",
    ),
    *_halves(
        "pl-reference",
        _NBP,
        "2023-1 6.75,2023-2 6.75,2024-1 5.75,2024-2 5.75,2025-1 5.75,2025-2 5.25,2026-1 4.00",
    ),
    # Of years before nothing is needed: interest of private persons runs from notices of this edition on.
    *_halves("it-legal", _ITALY, "2026-1 1.60,2026-2 1.60"),
)


def start_of_half_year(day: date) -> date:
    """Return the first day of the half-year that this day lies in."""
    return date(day.year, 1 if day.month <= 6 else 7, 1)


class Rates:
    """Valid rates, looked up by reference and day."""

    def __init__(self, rows: Iterable[Rate] = PUBLISHED) -> None:
        self._rows = {(rate.reference, rate.since): rate for rate in rows}

    def history_of(self, reference: str) -> list[Rate]:
        """Return them newest first."""
        rows = [rate for rate in self._rows.values() if rate.reference == reference]
        return sorted(rows, key=lambda rate: rate.since, reverse=True)

    def missing_half_years(self, reference: str, until: date) -> list[date]:
        """Return the half-years after the first known one that have begun by this day and have no rate."""
        half_years = [rate.since for rate in self.history_of(reference)]
        missing, since = [], min(half_years, default=start_of_half_year(until))
        while since <= until:
            if since not in half_years:
                missing.append(since)
            since = date(since.year, 7, 1) if since.month == 1 else date(since.year + 1, 1, 1)
        return missing

    def rate_on(self, reference: str, day: date) -> Rate | None:
        return self._rows.get((reference, start_of_half_year(day)))


_COLUMNS: Final = tuple(law_rate_table.c[name] for name in ("reference", "since", "points", "source"))
ENTERED: Final = select(*_COLUMNS).order_by(law_rate_table.c.reference, law_rate_table.c.since)


def load_rates(connection: Connection) -> Rates:
    """Return the published rows and those entered here; an entered one replaces a published one of the same day."""
    return with_entered(connection.execute(ENTERED).mappings())


def with_entered(rows: Iterable[Mapping[str, Any] | RowMapping]) -> Rates:
    """Return the same for who has read the entered rows."""
    return _together(tuple((row["reference"], row["since"], row["points"], row["source"]) for row in rows))


@lru_cache(maxsize=4)
def _together(entered: tuple[tuple[str, date, str, str], ...]) -> Rates:
    """Return published and entered rates, cached until somebody enters one."""
    rows = (Rate(reference, since, Decimal(points), source) for reference, since, points, source in entered)
    return Rates((*PUBLISHED, *rows))


def record_rate(connection: Connection, *, reference: str, since: date, points: Decimal, source: str) -> None:
    """Record a rate with its source. Raises ValueError on an unknown reference, a day that begins no half-year or a
    rate without a source."""
    if reference not in REFERENCES:
        raise ValueError(f"the reference is one of {', '.join(REFERENCES)}")
    if since != start_of_half_year(since):
        raise ValueError("a rate holds from 1 January or 1 July")
    if not source.strip():
        raise ValueError("a rate needs its source")
    table = law_rate_table
    connection.execute(delete(table).where(table.c.reference == reference, table.c.since == since))
    values = {"reference": reference, "since": since, "points": str(points), "source": source.strip()}
    connection.execute(insert(table).values(**values, entered_at=current_ms()))


_MULTIPLE: Final = re.compile(r"([1-9]\d?) ?[x×*] ?(?:the )?legal(?: interest)? rate", re.IGNORECASE)


def parse_rate_multiple(text: object) -> int | None:
    """Return how many times the legal rate a contract says, as in `3 x legal rate`; None for anything else."""
    match = _MULTIPLE.fullmatch(" ".join(text.split())) if isinstance(text, str) else None
    return int(match[1]) if match else None


def parse_agreed_rate(text: object) -> Decimal | None:
    """Return a contract's rate in per cent a year as somebody gave it, 0 to 100; None for anything else."""
    if text is None or isinstance(text, bool):
        return None
    try:
        rate = Decimal(str(text))
    except InvalidOperation:
        return None
    return rate if rate.is_finite() and 0 <= rate <= 100 else None
