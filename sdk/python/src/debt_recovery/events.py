"""The list of events."""

from __future__ import annotations

from collections.abc import Sequence

from debt_recovery.calls import Call, get_call, join
from debt_recovery.models import Event, Page


def list_all(
    *, since: str | None = None, types: Sequence[str] = (), limit: int | None = 100
) -> Call[Page[Event]]:
    """List events, oldest first; `since` is a cursor or a date-time."""
    return get_call("/v1/events", since=since, types=list(types), limit=limit)


def retrieve(event_id: str) -> Call[Event]:
    return get_call(join("v1", "events", event_id))
