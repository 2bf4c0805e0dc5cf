"""When a receivable becomes time-barred, and what started the period anew."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import MAXYEAR, date

from recovery_service.law.rules import LIMITATIONS, Limitation


@dataclass(frozen=True)
class Period:
    """`last_day` is the last one on which the receivable may be claimed, `restarted_on` what began it anew."""

    last_day: date
    restarted_on: date | None
    rule: Limitation


def period(
    country: str,
    *,
    professional: bool,
    due: date,
    acknowledged: Iterable[date] = (),
    notices: Iterable[date] = (),
) -> Period | None:
    """The period in the creditor's country, None where we have no checked one.

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
        if day <= last:
            # What starts anew runs from that day itself, not from the end of its year.
            last, since = max(last, _years_after(day, years)), day
    return Period(last, since, row)


def barred_after(
    country: str, *, professional: bool, due: date, acknowledged: Iterable[date] = ()
) -> date | None:
    """The last day on which the receivable may be claimed, None where we have no checked period."""
    found = period(country, professional=professional, due=due, acknowledged=acknowledged)
    return None if found is None else found.last_day


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
