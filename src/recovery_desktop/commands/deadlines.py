"""Deadlines: reminds of those that come near, and writes them to a calendar file."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

from recovery_desktop.commands.export_list import FileNotWritten
from recovery_desktop.documents.calendar import Deadline, build_calendar
from recovery_desktop.file_permissions import write_atomically
from recovery_desktop.ids import NoticeId
from recovery_desktop.store.store import ConnectionStore


def note_near_deadlines(
    connection_store: ConnectionStore, deadlines: Sequence[Deadline], now: datetime, days: int
) -> int:
    """Note what must be answered within so many days, each deadline once; return how many there were."""
    noted = 0
    for deadline in deadlines:
        if now <= deadline.at <= now + timedelta(days=days):
            at = deadline.at.isoformat(timespec="milliseconds")
            id = NoticeId(f"deadline {deadline.receivable_id} {at}")
            moment = now.isoformat(timespec="milliseconds")
            noted += connection_store.notices.add(
                id, "deadline.near", deadline.receivable_id, moment, {"deadline": at}
            )
    return noted


async def export_calendar(path: Path, deadlines: Sequence[Deadline], now: datetime, days: int) -> None:
    """Write the deadlines as a calendar that reminds `days` before each. Raises FileNotWritten."""
    content = build_calendar(deadlines, now, timedelta(days=days))
    try:
        await asyncio.to_thread(write_atomically, path, content)
    except OSError as error:
        raise FileNotWritten.of_system(error) from error
