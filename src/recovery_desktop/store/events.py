"""Webhook events: kept raw, each signed id once and for ever, and which still wait to be acted on."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from recovery_contract.ids import EventId, ReceivableId
from recovery_desktop.ids import ConnectionId, NoticeId
from recovery_desktop.store.database import Database, now_text
from recovery_desktop.store.notices import NewNotice, Notices
from recovery_desktop.store.receivables import Receivables

if TYPE_CHECKING:  # the model is loaded by who reads an event
    from recovery_contract.events import Event


class Events:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id
        self._notices = Notices(database, connection_id)
        self._receivables = Receivables(database, connection_id)

    def add(self, event: Event, raw: str) -> bool:
        """Return False where this id was seen before; then nothing changes."""
        return bool(self.add_all([(event, raw)]))

    def add_all(self, events: Sequence[tuple[Event, str]]) -> list[EventId]:
        """Add events in one transaction; return the ids that are new."""
        with self._database.write() as connection:
            types = self.types([event.id for event, _ in events])
            new: dict[EventId, tuple[Event, str]] = {}
            for event, raw in events:
                if event.id not in types:
                    new.setdefault(event.id, (event, raw))
            if not new:
                return []
            rows = [
                NewNotice(NoticeId(event.id), event.type, _receivable_of(event), _at(event), event.data)
                for event, _ in new.values()
            ]
            now = now_text()
            connection.executemany(
                "INSERT INTO event (connection_id, received_at, body, id, type, receivable_id, created_at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                [
                    (self._connection_id, now, raw, *each[:4])
                    for each, (_, raw) in zip(rows, new.values(), strict=True)
                ],
            )
            self._database.note_change("event", new)
            # In the same transaction, so that an event is announced exactly once even after a crash.
            self._notices.add_all(rows)
            self._receivables.recompute({row.receivable_id for row in rows if row.receivable_id})
        return list(new)

    def has(self, event_id: EventId) -> bool:
        row = self._database.row(
            "SELECT 1 FROM event WHERE connection_id = ? AND id = ?", (self._connection_id, event_id)
        )
        return row is not None

    def created_at(self, event_id: EventId) -> datetime | None:
        """Return the event's moment; None where it is not known here."""
        row = self._database.row(
            "SELECT created_at FROM event WHERE connection_id = ? AND id = ?", (self._connection_id, event_id)
        )
        return None if row is None else datetime.fromisoformat(row["created_at"])

    def types(self, event_ids: Sequence[EventId]) -> dict[EventId, EventId]:
        """Return the type of each that is known here."""
        marks = ", ".join("?" * len(event_ids))
        rows = self._database.rows(
            f"SELECT id, type FROM event WHERE connection_id = ? AND id IN ({marks})",
            (self._connection_id, *event_ids),
        )
        return {row["id"]: row["type"] for row in rows}

    def list_unapplied(self) -> list[Event]:
        """List the stored events that are not applied yet, in the order of their creation."""
        rows = self._database.rows(
            "SELECT body FROM event WHERE connection_id = ? AND is_applied = 0 ORDER BY created_at, id",
            (self._connection_id,),
        )
        return _events(rows)

    def mark_applied(self, event_ids: list[EventId]) -> None:
        with self._database.write() as connection:
            connection.executemany(
                "UPDATE event SET is_applied = 1 WHERE connection_id = ? AND id = ?",
                [(self._connection_id, event_id) for event_id in event_ids],
            )

    def of_receivable(self, receivable_id: ReceivableId) -> list[Event]:
        rows = self._database.rows(
            "SELECT body FROM event WHERE connection_id = ? AND receivable_id = ? ORDER BY created_at, id",
            (self._connection_id, receivable_id),
        )
        return _events(rows)


def _receivable_of(event: Event) -> ReceivableId | None:
    named = event.data.get("receivable_id")
    return ReceivableId(named) if isinstance(named, str) else None


def _at(event: Event) -> str:
    return event.created_at.isoformat(timespec="milliseconds")


def _events(rows: list[sqlite3.Row]) -> list[Event]:
    from recovery_contract.events import Event

    return [Event.model_validate(json.loads(row["body"])) for row in rows]
