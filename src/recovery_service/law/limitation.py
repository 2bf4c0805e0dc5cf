"""When a receivable becomes time-barred, and what started the period anew."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from recovery_service.law.rules import LIMITATIONS


def barred_after(
    country: str, *, professional: bool, due: date, acknowledged: Iterable[date] = ()
) -> date | None:
    """The last day on which the receivable may be claimed, None where we have no checked period.

    A payment in part or another acknowledgment by the debtor starts the period anew (C. civ. art. 2240), unless it
    had already run out. A reminder or a formal notice does not.
    """
    row = LIMITATIONS.get(country)
    if row is None:
        return None
    years = row.company_years if professional else row.individual_years
    last = _years_after(due, years)
    for day in sorted(acknowledged):
        if day <= last:
            last = _years_after(day, years)
    return last


def _years_after(day: date, years: int) -> date:
    try:
        return day.replace(year=day.year + years)
    except ValueError:  # 29 February has no twin in most years
        return date(day.year + years, 3, 1)
