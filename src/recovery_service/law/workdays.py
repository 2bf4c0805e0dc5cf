"""When a debtor may be contacted: working days of their country, never in the quiet hours of their zone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from functools import cache, lru_cache
from typing import Final
from zoneinfo import ZoneInfo

import holidays

from recovery_service.context.clock import to_datetime, to_ms
from recovery_service.law.countries import time_zone_of

FIRST_HOUR: Final = time(8)
LAST_HOUR: Final = time(20)

PREFERRED: Final = {"email": time(9, 30), "sms": time(11), "phone": time(14), "letter": time(9)}
"""The local time at which a planned contact of each channel is made."""
MORNING: Final = time(10)
AFTERNOON: Final = time(14)
_WESTERNMOST: Final = timedelta(hours=-12)
_EASTERNMOST: Final = timedelta(hours=14)


@dataclass(frozen=True)
class Workdays:
    """The working days and the permitted hours of one country; `hours` where who is contacted wants only the morning
    or the afternoon."""

    country: str
    hours: str = ""

    @property
    def zone(self) -> ZoneInfo:
        return time_zone_of(self.country)

    def is_workday(self, day: date) -> bool:
        return day.weekday() < 5 and day not in _holidays(self.country, day.year)

    def add_workdays(self, day: date, count: int) -> date:
        """Return so many working days later; 0 is the day itself, or the next working day where it is none."""
        return _after(self, day, count)

    def count_workdays(self, first: date, last: date) -> int:
        """Return how many working days `last` comes after `first`, 0 where it does not."""
        return sum(self.is_workday(first + timedelta(days=n + 1)) for n in range(max(0, (last - first).days)))

    def local_date(self, at: int) -> date:
        return _local_date(self.zone, at)

    def start_of_day(self, day: date) -> int:
        """Return the first millisecond of this local day."""
        return to_ms(datetime.combine(day, time(0), self.zone))

    def contact_time(self, day: date, channel: str) -> int:
        """Return when a contact by this channel is made on that day, in milliseconds."""
        wanted = PREFERRED[channel]
        if self.hours and channel != "letter":
            wanted = min(wanted, MORNING) if self.hours == "morning" else max(wanted, AFTERNOON)
        return to_ms(datetime.combine(day, wanted, self.zone))

    def is_permitted(self, at: int) -> bool:
        local = self._local(at)
        return self.is_workday(local.date()) and FIRST_HOUR <= local.time() < LAST_HOUR

    def earliest_permitted(self, at: int, channel: str) -> int:
        """Return this moment where it is permitted, otherwise the channel's time on the next permitted day."""
        if self.is_permitted(at):
            return at
        local = self._local(at)
        same_day = self.is_workday(local.date()) and local.time() < FIRST_HOUR
        day = local.date() if same_day else self.add_workdays(local.date() + timedelta(days=1), 0)
        return self.contact_time(day, channel)

    def _local(self, at: int) -> datetime:
        return to_datetime(at).astimezone(self.zone)


def days_on_earth(at: int) -> tuple[date, date]:
    """Return the earliest and the latest calendar day that it is anywhere at this moment.

    A person names a day by the calendar of their own computer, which may stand in any zone.
    """
    moment = to_datetime(at)
    return (moment + _WESTERNMOST).date(), (moment + _EASTERNMOST).date()


@lru_cache(maxsize=4096)
def _local_date(zone: ZoneInfo, at: int) -> date:
    """Return the day there; the rows of a page ask for one moment."""
    return to_datetime(at).astimezone(zone).date()


@lru_cache(maxsize=4096)
def _after(workdays: Workdays, day: date, count: int) -> date:
    """Return contacts that are laid out together ask for the same few days."""
    while not workdays.is_workday(day):
        day += timedelta(days=1)
    for _ in range(count):
        day += timedelta(days=1)
        while not workdays.is_workday(day):
            day += timedelta(days=1)
    return day


@cache
def _holidays(country: str, year: int) -> frozenset[date]:
    try:
        return frozenset(holidays.country_holidays(country, years=year))
    except NotImplementedError:  # a country without a calendar has weekends only
        return frozenset()
