"""Notices for the person: one row for each event that concerns them, read once and announced once."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from recovery_contract.ids import ReceivableId
from recovery_desktop.ids import ConnectionId, NoticeId
from recovery_desktop.store.database import Database, now_text

RATE_MISSING: Final = "rate.missing"
"""A type of this app's own, about no receivable: a statutory rate has to be entered."""

DECISION_REFUSED: Final = "decision.refused"
"""A type of this app's own: the service refused what the person decided about a receivable."""

KINDS: Final[dict[str, str]] = {
    RATE_MISSING: "answers",
    DECISION_REFUSED: "answers",
    "receivable.payment.partial": "answers",
    "receivable.disputed": "answers",
    "receivable.evidence.requested": "answers",
    "receivable.agreement.proposed": "answers",
    "receivable.message.received": "answers",
    "receivable.plan.ended": "answers",
    "receivable.limitation.near": "answers",
    "receivable.limitation.passed": "answers",
    "deadline.near": "answers",
    "receivable.payment.received": "payments",
    "receivable.promise.made": "payments",
    "receivable.promise.broken": "payments",
    "receivable.recovered": "endings",
    "receivable.cancelled": "endings",
    "receivable.insolvency.declared": "endings",
    "receivable.sent_to_recovery": "steps",
    "receivable.contact.attempted": "steps",
    "receivable.evidence.submitted": "steps",
    "receivable.paused": "steps",
    "receivable.debtor.corrected": "steps",
    "receivable.resumed": "steps",
    "receivable.agreement.changed": "steps",
    "user.onboarding.completed": "account",
}
"""What a type of event is to the person; a type without a row is not told."""

CHOICES: Final[dict[str, Any]] = {
    "notices.desktop": True,
    "notices.kinds": ["answers", "payments", "endings", "account"],
    "notices.quiet": False,
    "notices.quiet_from": 20,
    "notices.quiet_until": 8,
    "notices.remind_days": 2,
    "notices.background": False,
}
"""What the person has not chosen otherwise. Hours are those of their clock; `remind_days` 0 reminds of nothing."""


class NewNotice(NamedTuple):
    """Notice to be added; `at` as in a NoticeRow."""

    id: NoticeId
    type: str
    receivable_id: ReceivableId | None
    at: str
    data: Mapping[str, Any]


@dataclass(frozen=True)
class NoticeRow:
    """`at` is the moment of what happened, by the service's clock; `data` is the event's."""

    id: NoticeId
    type: str
    receivable_id: ReceivableId | None
    at: str
    data: Mapping[str, Any]
    is_read: bool

    @property
    def kind(self) -> str:
        return KINDS[self.type]


class Notices:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def add(
        self, id: NoticeId, type: str, receivable_id: ReceivableId | None, at: str, data: Mapping[str, Any]
    ) -> bool:
        """Write a notice to disk; return False where this id is known, or the type concerns nobody."""
        return self.add_all([NewNotice(id, type, receivable_id, at, data)]) > 0

    def add_all(self, events: Sequence[NewNotice]) -> int:
        """Add notices in one transaction; return how many are new."""
        now = now_text()
        of_interest = [each for each in events if each.type in KINDS]
        if not of_interest:
            return 0
        with self._database.write() as connection:
            written = connection.executemany(
                "INSERT INTO notice (connection_id, noted_at, body, id, type, receivable_id, at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                [(self._connection_id, now, json.dumps(dict(each.data)), *each[:4]) for each in of_interest],
            ).rowcount
            if written:
                self._database.note_change("notice", [each.id for each in of_interest])
        return written

    def newest(self, limit: int, *, unread: bool = False) -> list[NoticeRow]:
        only = " AND read_at IS NULL" if unread else ""
        return self._rows(f"connection_id = ?{only} ORDER BY at DESC, id LIMIT ?", limit)

    def unread_of(self, type: str) -> list[NoticeRow]:
        """Return those of this type that the person has not looked at, newest first."""
        where = "connection_id = ? AND type = ? AND read_at IS NULL ORDER BY at DESC, id"
        rows = self._database.rows(f"SELECT * FROM notice WHERE {where}", (self._connection_id, type))
        return [_notice(row) for row in rows]

    def unannounced(self, limit: int) -> list[NoticeRow]:
        """Return what was not shown outside of the window yet, oldest first; what was read needs no showing."""
        where = "connection_id = ? AND announced_at IS NULL AND read_at IS NULL ORDER BY at, id LIMIT ?"
        return self._rows(where, limit)

    def count_unread(self) -> int:
        row = self._database.row(
            "SELECT count(*) FROM notice WHERE connection_id = ? AND read_at IS NULL", (self._connection_id,)
        )
        assert row is not None
        return int(row[0])

    def mark_announced(self, ids: Sequence[NoticeId]) -> None:
        """Mark notices as shown, or as not to be shown."""
        with self._database.write() as connection:
            connection.executemany(
                "UPDATE notice SET announced_at = ? WHERE connection_id = ? AND id = ?",
                [(now_text(), self._connection_id, id) for id in ids],
            )

    def mark_read(self, ids: Sequence[NoticeId]) -> None:
        """Mark notices as read."""
        with self._database.write() as connection:
            connection.executemany(
                "UPDATE notice SET read_at = ? WHERE connection_id = ? AND id = ? AND read_at IS NULL",
                [(now_text(), self._connection_id, id) for id in ids],
            )
            self._database.note_change("notice", ids)

    def mark_read_of(self, receivable_id: ReceivableId) -> None:
        """Mark the receivable's notices as read: the person has looked at it."""
        rows = self._database.rows(
            "SELECT id FROM notice WHERE connection_id = ? AND receivable_id = ? AND read_at IS NULL",
            (self._connection_id, receivable_id),
        )
        if rows:
            self.mark_read([row["id"] for row in rows])

    def mark_all_read(self) -> list[NoticeId]:
        """Return those that were not read before."""
        with self._database.write() as connection:
            rows = connection.execute(
                "UPDATE notice SET read_at = ? WHERE connection_id = ? AND read_at IS NULL RETURNING id",
                (now_text(), self._connection_id),
            ).fetchall()
            self._database.note_change("notice", ())
        return [row["id"] for row in rows]

    def mark_unread(self, ids: Sequence[NoticeId]) -> None:
        with self._database.write() as connection:
            connection.executemany(
                "UPDATE notice SET read_at = NULL WHERE connection_id = ? AND id = ?",
                [(self._connection_id, id) for id in ids],
            )
            self._database.note_change("notice", ())

    def _rows(self, where: str, limit: int) -> list[NoticeRow]:
        rows = self._database.rows(f"SELECT * FROM notice WHERE {where}", (self._connection_id, limit))
        return [_notice(row) for row in rows]


def _notice(row: sqlite3.Row) -> NoticeRow:
    return NoticeRow(
        row["id"],
        row["type"],
        row["receivable_id"],
        row["at"],
        json.loads(row["body"]),
        row["read_at"] is not None,
    )
