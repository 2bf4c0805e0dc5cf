"""Which receivables a report is about: those created within these days, UTC."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, Literal, NamedTuple

from recovery_contract.statistics import Period
from recovery_service.context.clock import to_datetime, to_ms
from recovery_service.errors import Invalid

_DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


@dataclass(frozen=True)
class DateSpan:
    """The first day and the last one, both included; None: without a bound."""

    first: date | None = None
    last: date | None = None

    @property
    def begin_ms(self) -> int | None:
        return None if self.first is None else _midnight(self.first)

    @property
    def end_ms(self) -> int | None:
        """Return the first instant that is not included."""
        if self.last is None or self.last == date.max:
            return None
        return _midnight(self.last + timedelta(days=1))

    def split(self) -> list[SumRange]:
        """Return the span as whole months, and as days where it begins or ends within one."""
        days = SumRange("day", self.begin_ms, self.end_ms)
        if self.first is not None and self.first.year == date.max.year:
            return [days]  # no month of the calendar need follow
        begin = None if self.first is None else _midnight(_first_of_month_from(self.first))
        end = None if days.end_ms is None else _midnight(to_datetime(days.end_ms).date().replace(day=1))
        if begin is not None and end is not None and begin >= end:
            return [days]
        parts = SumRange("day", days.begin_ms, begin), SumRange("day", end, days.end_ms)
        return [SumRange("month", begin, end), *(part for part in parts if part.begin_ms != part.end_ms)]


class SumRange(NamedTuple):
    """Sums of this unit that begin within these bounds, in milliseconds; None: without a bound."""

    unit: Literal["day", "month"]
    begin_ms: int | None
    end_ms: int | None


def parse_span(period: str | None, begin: str | None, end: str | None, today: date) -> DateSpan:
    """Parse the span of days from either set of parameters.

    Raises Invalid for both at once and for what is no period or date.
    """
    if period is not None and (begin is not None or end is not None):
        raise Invalid("Give either period or from and to.", "period", period)
    if period is None:
        chosen = DateSpan(_day(begin, "from"), _day(end, "to"))
        if chosen.first and chosen.last and chosen.first > chosen.last:
            raise Invalid("from lies after to.", "from", begin)
        return chosen
    try:
        return _previous(Period(period), today)
    except ValueError:
        raise Invalid(f"period is one of {', '.join(Period)}", "period", period) from None


def _previous(period: Period, today: date) -> DateSpan:
    month = today.replace(day=1)
    match period:
        case Period.LAST_MONTH:
            begin_of_next = month
            first = _months_before(month, 1)
        case Period.LAST_QUARTER:
            begin_of_next = month.replace(month=(month.month - 1) // 3 * 3 + 1)
            first = _months_before(begin_of_next, 3)
        case Period.LAST_YEAR:
            begin_of_next = month.replace(month=1)
            first = _months_before(begin_of_next, 12)
        case Period.ALL_TIME:
            return DateSpan()
    return DateSpan(first, begin_of_next - timedelta(days=1))


def _months_before(month: date, count: int) -> date:
    index = month.year * 12 + month.month - 1 - count
    return date(index // 12, index % 12 + 1, 1)


def _first_of_month_from(day: date) -> date:
    return day if day.day == 1 else (day.replace(day=1) + timedelta(days=32)).replace(day=1)


def _day(text: str | None, field: str) -> date | None:
    if text is None:
        return None
    try:
        if _DATE.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise Invalid(f"{field} has to be a date such as 2026-01-31", field, text)


def _midnight(day: date) -> int:
    return to_ms(datetime.combine(day, time(), UTC))
