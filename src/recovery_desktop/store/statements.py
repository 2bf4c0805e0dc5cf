"""Bank statements: the entries that came in, each once however many files hold it, and what the person decided."""

from __future__ import annotations

import json
import sqlite3
import uuid
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any, Final, Literal

from recovery_contract.ids import DebtorId, ReceivableId
from recovery_contract.lifecycle import COLLECTABLE, TERMINAL
from recovery_contract.money import from_minor
from recovery_desktop.ids import ConnectionId, StatementEntryId, StatementId
from recovery_desktop.store.database import Database, now_text
from recovery_desktop.store.read_only import open_read_only

EntryState = Literal["open", "confirmed", "set_aside"]
SHOWN_AT_MOST: Final = 2_000


@dataclass(frozen=True)
class StatementRow:
    """`notes` are codes of what a person should know of the file."""

    id: StatementId
    file_name: str
    format: str
    notes: tuple[str, ...]
    added_at: str


@dataclass(frozen=True)
class EntryRow:
    """`parts` are {receivable_id, amount, intent_id}: of an open entry what the person chose so far, without
    intent."""

    id: StatementEntryId
    statement_id: StatementId
    booked_on: date
    kind: str
    body: Mapping[str, Any]
    state: EntryState
    parts: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True)
class ClaimRow:
    """A receivable as matching needs it; amounts exact in `currency`."""

    id: ReceivableId
    numbers: tuple[str, ...]
    debtor_name: str
    currency: str
    amount: Decimal
    remaining: Decimal
    status: str
    is_closed: bool
    issued_on: date | None
    due_on: date | None = None
    debtor_id: DebtorId | None = None
    is_joined: bool = True


class Statements:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def add(
        self, file_name: str, format: str, notes: Sequence[str], entries: Sequence[Mapping[str, Any]]
    ) -> tuple[StatementRow, int]:
        """Return the statement and how many of its entries were not known yet; what was known stays as it was
        decided. What is not recorded belongs to the newest file that holds it, to be read anew with it or removed."""
        statement = StatementRow(StatementId(uuid.uuid4().hex), file_name, format, tuple(notes), now_text())
        with self._database.write() as connection:
            connection.execute(
                "INSERT INTO statement (id, connection_id, file_name, format, notes, added_at)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (
                    statement.id,
                    self._connection_id,
                    file_name,
                    format,
                    json.dumps(statement.notes),
                    statement.added_at,
                ),
            )
            before = self._count()
            connection.executemany(
                "INSERT INTO statement_entry (connection_id, id, statement_id, booked_on, kind, body)"
                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (connection_id, id)"
                " DO UPDATE SET statement_id = excluded.statement_id WHERE state != 'confirmed'",
                [
                    (
                        self._connection_id,
                        one["id"],
                        statement.id,
                        one["booked_on"],
                        one["kind"],
                        json.dumps(one),
                    )
                    for one in entries
                ],
            )
            added = self._count() - before
            self._database.note_change("statement", [statement.id])
        return statement, added

    def latest(self) -> StatementRow | None:
        row = self._database.row(
            "SELECT * FROM statement WHERE connection_id = ? ORDER BY added_at DESC, rowid DESC LIMIT 1",
            (self._connection_id,),
        )
        if row is None:
            return None
        notes = tuple(json.loads(row["notes"]))
        return StatementRow(row["id"], row["file_name"], row["format"], notes, row["added_at"])

    def _count(self) -> int:
        row = self._database.row(
            "SELECT count(*) AS entries FROM statement_entry WHERE connection_id = ?", (self._connection_id,)
        )
        return 0 if row is None else int(row["entries"])

    def remove(self, statement_id: StatementId) -> None:
        """Take away what came with this file, but for what was recorded."""
        with self._database.write() as connection:
            connection.execute(
                "DELETE FROM statement_entry WHERE connection_id = ? AND statement_id = ? AND state != 'confirmed'",
                (self._connection_id, statement_id),
            )
            self._database.note_change("statement", [statement_id])

    def forget_open(self, statement_id: StatementId) -> None:
        """Take away what was read of this file and not decided: it is read in another way."""
        with self._database.write() as connection:
            connection.execute(
                "DELETE FROM statement_entry WHERE connection_id = ? AND statement_id = ? AND state = 'open'",
                (self._connection_id, statement_id),
            )
            self._database.note_change("statement", [statement_id])

    def entries(self, kinds: Sequence[str], states: Sequence[EntryState]) -> list[EntryRow]:
        """Return them newest first, at most SHOWN_AT_MOST."""
        rows = self._database.rows(
            f"SELECT * FROM statement_entry WHERE connection_id = ? AND kind IN ({_marks(kinds)})"
            f" AND state IN ({_marks(states)}) ORDER BY booked_on DESC, id LIMIT {SHOWN_AT_MOST}",
            (self._connection_id, *kinds, *states),
        )
        return [_entry(row) for row in rows]

    def entry(self, entry_id: StatementEntryId) -> EntryRow:
        """Return the entry. Raises KeyError."""
        row = self._database.row(
            "SELECT * FROM statement_entry WHERE connection_id = ? AND id = ?",
            (self._connection_id, entry_id),
        )
        if row is None:
            raise KeyError(entry_id)
        return _entry(row)

    def decide(
        self, entry_id: StatementEntryId, state: EntryState, parts: Sequence[Mapping[str, Any]] = ()
    ) -> None:
        """Store the decision.

        With `open`, `parts` is the choice that is not confirmed yet; without `parts` the choice is forgotten.
        """
        with self._database.write() as connection:
            connection.execute(
                "UPDATE statement_entry SET state = ?, parts = ?, decided_at = ?"
                " WHERE connection_id = ? AND id = ?",
                (
                    state,
                    json.dumps([dict(part) for part in parts]) if parts else None,
                    None if state == "open" else now_text(),
                    self._connection_id,
                    entry_id,
                ),
            )
            self._database.note_change("statement", [entry_id])


def read_claims(path: Path, connection_id: ConnectionId) -> list[ClaimRow]:
    """Return every receivable of a connection, read over a connection to the database of its own: for another
    thread."""
    with closing(open_read_only(path)) as connection:
        connection.row_factory = sqlite3.Row
        rows = connection.execute(
            "SELECT id, status, amount, currency, remaining, debtor_name, numbers,"
            # As the service tells it, else as it was submitted.
            " coalesce(json_extract(body, '$.recovery_progress.invoice.issue_date'),"
            " (SELECT json_extract(intent.body, '$.invoice.issue_date') FROM intent"
            " WHERE intent.connection_id = receivable.connection_id AND kind = 'submit' AND state = 'done'"
            " AND intent.receivable_id = receivable.id)) AS issued,"
            " json_extract(body, '$.recovery_progress.invoice.due_date') AS due,"
            " json_extract(body, '$.recovery_progress.reminded_alone') AS alone,"
            " claimed,"
            " json_extract(body, '$.recovery_progress.debtor_id') AS debtor"
            " FROM receivable WHERE connection_id = ?",
            (connection_id,),
        )
        return [_claim(row) for row in rows]


def _claim(row: sqlite3.Row) -> ClaimRow:
    currency = row["currency"]
    amount = from_minor(row["amount"], currency)
    return ClaimRow(
        id=row["id"],
        numbers=tuple(filter(None, (row["numbers"] or "").split("\n"))),
        debtor_name=row["debtor_name"] or "",
        currency=currency,
        amount=amount,
        remaining=_remaining(row, amount, currency),
        status=row["status"],
        is_closed=row["status"] in TERMINAL,
        issued_on=_day(row["issued"]),
        due_on=_day(row["due"]),
        debtor_id=DebtorId(str(row["debtor"])) if row["debtor"] else None,
        is_joined=row["status"] in COLLECTABLE and not row["alone"],
    )


def _remaining(row: sqlite3.Row, amount: Decimal, currency: str) -> Decimal:
    """Return what the debtor is asked for, as lists show it."""
    if row["claimed"] is not None:
        return from_minor(row["claimed"], currency)
    return amount if row["remaining"] is None else from_minor(row["remaining"], currency)


def _day(text: str | None) -> date | None:
    try:
        return date.fromisoformat(text) if text else None
    except ValueError:
        return None  # a foreign service may tell anything here


def _entry(row: sqlite3.Row) -> EntryRow:
    return EntryRow(
        id=row["id"],
        statement_id=row["statement_id"],
        booked_on=date.fromisoformat(row["booked_on"]),
        kind=row["kind"],
        body=json.loads(row["body"]),
        state=row["state"],
        parts=tuple(json.loads(row["parts"])) if row["parts"] else (),
    )


def _marks(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))
