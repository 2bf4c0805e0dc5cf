"""The way to an hour at which nobody is contacted: what is due at an hour of the day would be made at once."""

from datetime import UTC, datetime, time, timedelta

BEGINS = 1
HOURS = range(BEGINS, 5)
"""Of UTC, at which it is night in Europe all the year."""


def seconds_to_night(now: datetime) -> int:
    """0 where it is night."""
    if now.hour in HOURS:
        return 0
    night = datetime.combine(now.date() + timedelta(days=1), time(BEGINS), UTC)
    return int((night - now).total_seconds())
