"""The way to an hour at which nobody is contacted: what is due at an hour of the day would be made at once."""

from datetime import UTC, datetime, time, timedelta
from typing import Final

from recovery_service.law.workdays import Workdays

BEGINS = 1
HOURS = range(BEGINS, 5)
"""Of UTC, at which it is night in Europe all the year."""


FOLLOWED_BY: Final = 4
"""Working days in France, without a day between them."""


def seconds_before_workdays(now: datetime) -> int:
    """Until a night that working days follow: what is counted in days is then the same whenever the test runs."""
    night = now + timedelta(seconds=seconds_to_night(now))
    days = Workdays("FR")
    while not all(days.is_workday(night.date() + timedelta(days=n)) for n in range(FOLLOWED_BY)):
        night += timedelta(days=1)
    return int((night - now).total_seconds())


def seconds_to_night(now: datetime) -> int:
    """0 where it is night."""
    if now.hour in HOURS:
        return 0
    night = datetime.combine(now.date() + timedelta(days=1), time(BEGINS), UTC)
    return int((night - now).total_seconds())
