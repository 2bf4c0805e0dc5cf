"""The debtors of a connection: their receivables, what they owe, what the person decided and noted about them."""

from __future__ import annotations

import json
import uuid
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from functools import cached_property
from typing import Any

from recovery_contract.ids import DebtorId, ReceivableId
from recovery_contract.money import from_minor
from recovery_desktop.folding import fold
from recovery_desktop.ids import ConnectionId, DebtorDecisionId
from recovery_desktop.json_values import day_of
from recovery_desktop.store.database import Database, now_text
from recovery_desktop.store.debtor_groups import DebtorDecision, DecisionKind, Identity, group_by_debtor
from recovery_desktop.store.debtors import name_key
from recovery_desktop.store.figures import OPEN, REMAINING
from recovery_desktop.store.reads import Reads


@dataclass(frozen=True)
class DebtorSummary:
    """One debtor as the list shows it. `id` is its oldest receivable, by which it is opened; `owed` by currency, the
    largest sum first; `overdue_since` is the oldest due date that has passed of what is still owed."""

    id: ReceivableId
    name: str
    email: str
    receivable_ids: tuple[ReceivableId, ...]
    owed: Mapping[str, Decimal]
    open_count: int
    overdue_since: date | None
    searchable: str
    debtor_ids: frozenset[DebtorId] = frozenset()
    """By which the service knows it."""

    @property
    def count(self) -> int:
        return len(self.receivable_ids)


@dataclass(frozen=True)
class DebtorNote:
    """`receivable_id` is the one under which it was written."""

    receivable_id: ReceivableId
    words: str


class DebtorReads:
    """Over whichever connection to the database, in its thread."""

    def __init__(self, database: Reads, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def summaries(self, now: datetime) -> list[DebtorSummary]:
        """Return every debtor, the one that came first before the others."""
        rows = {
            row["id"]: row
            for row in self._database.rows(
                "SELECT id, debtor_id, debtor_siret, debtor_vat, debtor_name, debtor_email, numbers, currency,"
                f" due_date, {OPEN} AS is_open, {REMAINING} AS remaining FROM receivable WHERE connection_id = ?"
                " ORDER BY created_at, id",
                (self._connection_id,),
            )
        }
        groups = group_by_debtor([_identity(row) for row in rows.values()], self.decisions())
        today = now.astimezone().date()
        return [_summary([rows[id] for id in ids], today) for ids in groups]

    def issue_dates(self, ids: Sequence[ReceivableId]) -> dict[ReceivableId, date]:
        """Return the dates of these invoices: as the service tells them, else as they were submitted from here."""
        rows = self._database.rows(
            "SELECT id, coalesce(json_extract(body, '$.recovery_progress.invoice.issue_date'), ("
            "SELECT json_extract(intent.body, '$.invoice.issue_date') FROM intent"
            " WHERE intent.connection_id = receivable.connection_id AND intent.receivable_id = receivable.id"
            " AND intent.kind = 'submit' LIMIT 1)) AS day FROM receivable"
            " WHERE connection_id = ? AND id IN (SELECT value FROM json_each(?))",
            (self._connection_id, json.dumps(list(ids))),
        )
        days = {row["id"]: day_of(row["day"]) for row in rows}
        return {id: day for id, day in days.items() if day is not None}

    def decisions(self) -> list[DebtorDecision]:
        """Return what the person decided, oldest first."""
        rows = self._database.rows(
            "SELECT * FROM debtor_decision WHERE connection_id = ? ORDER BY decided_at, id",
            (self._connection_id,),
        )
        return [_decision(row) for row in rows]


class DebtorBook(DebtorReads):
    """Over the app's own connection, and the long reads beside it."""

    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        super().__init__(database, connection_id)
        self._own = database

    @cached_property
    def _other(self) -> DebtorReads:
        return DebtorReads(self._own.background_reader, self._connection_id)

    async def list_debtors(self, now: datetime) -> list[DebtorSummary]:
        """Read every debtor in another thread."""
        return await self._own.background_reader.run(lambda: self._other.summaries(now))

    def decide(
        self, kind: DecisionKind, ids: Sequence[ReceivableId], others: Sequence[ReceivableId] = ()
    ) -> DebtorDecision:
        """Write that these are of one debtor, or of another one than `others`."""
        decision = DebtorDecision(
            DebtorDecisionId(uuid.uuid4().hex), kind, tuple(ids), tuple(others), now_text()
        )
        body = {"ids": decision.ids, "others": decision.others}
        with self._own.write() as connection:
            connection.execute(
                "INSERT INTO debtor_decision VALUES (?, ?, ?, ?, ?)",
                (self._connection_id, decision.id, kind, json.dumps(body), decision.decided_at),
            )
            self._own.note_change("debtor", ids)
        return decision

    def take_back(self, decision_id: DebtorDecisionId) -> None:
        """Forget a decision: without it the rules count again."""
        with self._own.write() as connection:
            connection.execute(
                "DELETE FROM debtor_decision WHERE connection_id = ? AND id = ?",
                (self._connection_id, decision_id),
            )
            self._own.note_change("debtor", [decision_id])

    def notes(self, ids: Sequence[ReceivableId]) -> list[DebtorNote]:
        """Return what was noted under these, the longest unchanged first."""
        rows = self._own.rows(
            "SELECT receivable_id, words FROM debtor_note WHERE connection_id = ?"
            " AND receivable_id IN (SELECT value FROM json_each(?)) ORDER BY changed_at, receivable_id",
            (self._connection_id, json.dumps(list(ids))),
        )
        return [DebtorNote(row["receivable_id"], row["words"]) for row in rows]

    def save_note(self, receivable_id: ReceivableId, words: str) -> None:
        """Write the note to disk; without words it is deleted."""
        with self._own.write() as connection:
            if words.strip():
                connection.execute(
                    "INSERT INTO debtor_note VALUES (?, ?, ?, ?) ON CONFLICT (connection_id, receivable_id)"
                    " DO UPDATE SET words = excluded.words, changed_at = excluded.changed_at",
                    (self._connection_id, receivable_id, words, now_text()),
                )
            else:
                connection.execute(
                    "DELETE FROM debtor_note WHERE connection_id = ? AND receivable_id = ?",
                    (self._connection_id, receivable_id),
                )
            self._own.note_change("debtor_note", [receivable_id])


def _identity(row: Any) -> Identity:
    return Identity(
        row["id"],
        row["debtor_id"],
        row["debtor_siret"],
        row["debtor_vat"],
        name_key(row["debtor_name"]),
        (row["debtor_email"] or "").strip().lower(),
    )


def _decision(row: Any) -> DebtorDecision:
    body = json.loads(row["body"])
    return DebtorDecision(
        row["id"], row["kind"], tuple(body["ids"]), tuple(body["others"]), row["decided_at"]
    )


def _summary(rows: Sequence[Any], today: date) -> DebtorSummary:
    """Return one debtor from its receivables, oldest first: named as it was written last."""
    owed: Counter[str] = Counter()
    open_rows = [row for row in rows if row["is_open"]]
    for row in open_rows:
        owed[row["currency"]] += row["remaining"]
    due = min((row["due_date"] for row in open_rows if row["due_date"]), default=None)
    overdue = None if due is None or due >= today.isoformat() else date.fromisoformat(due)
    name = next((row["debtor_name"] for row in reversed(rows) if row["debtor_name"]), "")
    email = next((row["debtor_email"] for row in reversed(rows) if row["debtor_email"]), "")
    words = {
        row[column] or ""
        for row in rows
        for column in ("debtor_name", "debtor_email", "numbers", "debtor_siret")
    }
    sums = {currency: from_minor(units, currency) for currency, units in owed.items()}
    return DebtorSummary(
        id=rows[0]["id"],
        name=name or email or rows[0]["id"],
        email=email,
        receivable_ids=tuple(row["id"] for row in rows),
        owed=dict(sorted(sums.items(), key=lambda one: (-one[1], one[0]))),
        open_count=len(open_rows),
        overdue_since=overdue,
        searchable=fold("\n".join(sorted(words))),
        debtor_ids=frozenset(row["debtor_id"] for row in rows if row["debtor_id"]),
    )
