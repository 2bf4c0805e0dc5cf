"""Deadlines as a calendar file, RFC 5545: the same deadline keeps its identity, so taking it in again moves it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from recovery_contract.ids import ReceivableId

PRODUCT: Final = "-//Recovery Desktop//Deadlines//EN"


@dataclass(frozen=True)
class Deadline:
    """Deadline for the creditor's answer about a receivable; `summary` and `description` are plain text."""

    receivable_id: ReceivableId
    summary: str
    description: str
    at: datetime


def build_calendar(deadlines: Sequence[Deadline], created_at: datetime, remind: timedelta) -> bytes:
    """Build the calendar; `remind` is how long before each deadline it reminds, zero for never."""
    # A tenth of a second to load, for something that is asked for now and then.
    from icalendar import Alarm, Calendar, Event

    calendar = Calendar()
    calendar.add("prodid", PRODUCT)
    calendar.add("version", "2.0")
    calendar.add("method", "PUBLISH")
    for deadline in deadlines:
        entry = Event()
        entry.add("uid", f"deadline-{deadline.receivable_id}@recovery-desktop")
        entry.add("dtstamp", created_at.astimezone(UTC).replace(microsecond=0))
        entry.add("dtstart", deadline.at.astimezone(UTC).replace(microsecond=0))
        entry.add("summary", deadline.summary)
        entry.add("description", deadline.description)
        entry.add("url", f"recovery-desktop://receivable/{deadline.receivable_id}")
        # A deadline takes up no time of the day.
        entry.add("transp", "TRANSPARENT")
        if remind:
            alarm = Alarm()
            alarm.add("action", "DISPLAY")
            alarm.add("description", deadline.summary)
            alarm.add("trigger", -remind)
            entry.add_component(alarm)
        calendar.add_component(entry)
    written: bytes = calendar.to_ical()
    return written
