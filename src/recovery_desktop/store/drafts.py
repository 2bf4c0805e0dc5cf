"""Invoices not submitted yet: what was typed, durable as it is typed, and the copy of the file that was dropped."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from recovery_contract.ids import ReceivableId
from recovery_desktop.ids import ConnectionId, CorrectionId, DraftId
from recovery_desktop.store.database import Database, now_text

DraftState = Literal["waiting", "uploading", "reading", "review", "unread", "submitting", "submitted"]
"""`unread`: the file could not be read, everything can be typed; `submitting`: an intent waits or is under way."""

MAY_BE_SUBMITTED: Final = "MAY_BE_SUBMITTED"
"""The code of the failure of a draft that the service may have taken already when it read the file."""

CREATED_AS: Final = "receivable_id"
"""In an extraction: the receivable that the service created as it read the file."""

OPEN: Final[tuple[DraftState, ...]] = ("waiting", "uploading", "reading", "review", "unread", "submitting")
TO_CHECK: Final[tuple[DraftState, ...]] = ("review", "unread")
"""The person goes through them."""
_IN_STATES: Final = "connection_id = ?1 AND state IN (SELECT value FROM json_each(?2))"


@dataclass(frozen=True)
class Draft:
    """`body` has the shape of a submission, {invoice, debtor, metadata}, whose values may be missing or still
    wrong."""

    id: DraftId
    state: DraftState
    body: Mapping[str, Any]
    extraction: Mapping[str, Any] | None
    failure: Mapping[str, Any] | None
    file_name: str | None
    file_path: str | None
    file_sha256: str | None
    created_at: str
    updated_at: str

    @property
    def created_as(self) -> ReceivableId | None:
        """The receivable that the service created as it read the file: nothing is submitted a second time."""
        named = (self.extraction or {}).get(CREATED_AS)
        return ReceivableId(named) if isinstance(named, str) and named else None


class Drafts:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def add(
        self,
        body: Mapping[str, Any] | None = None,
        *,
        state: DraftState = "review",
        file_name: str | None = None,
        file_path: str | None = None,
        file_sha256: str | None = None,
    ) -> Draft:
        (id,) = self._insert([(state, json.dumps(body or {}), file_name, file_path, file_sha256)])
        return self.get(id)

    def add_typed(self, named: Sequence[tuple[str, Mapping[str, Any]]]) -> list[DraftId]:
        """Add one for each (name, body) at once."""
        return self._insert([("review", json.dumps(body), name, None, None) for name, body in named])

    def _insert(self, values: Sequence[tuple[Any, ...]]) -> list[DraftId]:
        # Reading drafts is part of every start, making one is not.
        import uuid

        ids, now = [DraftId(uuid.uuid4().hex) for _ in values], now_text()
        with self._database.write() as connection:
            connection.executemany(
                "INSERT INTO draft (id, connection_id, state, body, file_name, file_path, file_sha256,"
                " created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [(id, self._connection_id, *row, now, now) for id, row in zip(ids, values, strict=True)],
            )
            self._database.note_change("draft", ids)
        return ids

    def created_ids(self) -> set[ReceivableId]:
        """Return the receivables that are known to have come of reading a file."""
        rows = self._database.rows(
            f"SELECT CASE WHEN json_valid(extraction) THEN json_extract(extraction, '$.{CREATED_AS}') END AS id"
            " FROM draft WHERE connection_id = ?",
            (self._connection_id,),
        )
        return {ReceivableId(row["id"]) for row in rows if isinstance(row["id"], str)}

    def list_created(self, receivable_ids: Iterable[ReceivableId]) -> list[Draft]:
        """Return those not submitted yet of which the service created one of these as it read the file."""
        rows = self._database.rows(
            f"SELECT * FROM draft WHERE {_IN_STATES} AND instr(extraction, '{CREATED_AS}') AND json_valid(extraction)"
            f" AND json_extract(extraction, '$.{CREATED_AS}') IN (SELECT value FROM json_each(?3))",
            (self._connection_id, json.dumps(OPEN), json.dumps(list(receivable_ids))),
        )
        return [_draft(row) for row in rows]

    def list_submitted(self, receivable_ids: Iterable[ReceivableId]) -> dict[ReceivableId, Draft]:
        """Return the drafts with a file that became these receivables."""
        rows = self._database.rows(
            "SELECT draft.*, intent.receivable_id AS became FROM intent JOIN draft ON"
            " draft.connection_id = intent.connection_id AND draft.id = intent.subject_id"
            " WHERE intent.connection_id = ? AND intent.receivable_id IN (SELECT value FROM json_each(?))"
            " AND intent.kind = 'submit' AND draft.file_path <> '' ORDER BY draft.created_at",
            (self._connection_id, json.dumps(list(receivable_ids))),
        )
        return {row["became"]: _draft(row) for row in rows}

    def get(self, draft_id: DraftId) -> Draft:
        """Return the draft. Raises KeyError."""
        row = self._database.row(
            "SELECT * FROM draft WHERE connection_id = ? AND id = ?", (self._connection_id, draft_id)
        )
        if row is None:
            raise KeyError(draft_id)
        return _draft(row)

    def list_open(self) -> list[Draft]:
        """Return them oldest first, in the order in which they were dropped."""
        return self.list_in_states(*OPEN)

    def list_in_states(self, *states: DraftState, limit: int = -1) -> list[Draft]:
        """Return the first of them where there is a limit, in the order in which they were dropped."""
        rows = self._database.rows(
            f"SELECT * FROM draft WHERE {_IN_STATES} ORDER BY created_at, rowid LIMIT ?3",
            (self._connection_id, json.dumps(states), limit),
        )
        return [_draft(row) for row in rows]

    def list_ids_in_states(self, *states: DraftState) -> set[DraftId]:
        rows = self._database.rows(
            f"SELECT id FROM draft WHERE {_IN_STATES}", (self._connection_id, json.dumps(states))
        )
        return {row["id"] for row in rows}

    def get_first_waiting(self) -> Draft | None:
        """Return the oldest one whose file waits to be read."""
        row = self._database.row(
            f"SELECT * FROM draft WHERE {_IN_STATES} AND file_path <> '' ORDER BY created_at, rowid LIMIT 1",
            (self._connection_id, json.dumps(["waiting"])),
        )
        return None if row is None else _draft(row)

    def list_filled_by(self, correction_id: CorrectionId) -> list[Draft]:
        """Return those not on their way to be submitted whose reading names this correction."""
        states = [state for state in OPEN if state != "submitting"]
        rows = self._database.rows(
            f"SELECT * FROM draft WHERE {_IN_STATES} AND instr(extraction, ?3)",
            (self._connection_id, json.dumps(states), correction_id),
        )
        return [_draft(row) for row in rows]

    def count_in_states(self, *states: DraftState) -> int:
        row = self._database.row(
            f"SELECT count(*) FROM draft WHERE {_IN_STATES}", (self._connection_id, json.dumps(states))
        )
        assert row is not None
        return int(row[0])

    def open_among(self, ids: Iterable[str]) -> dict[DraftId, Draft]:
        """Return those of these that are there and not submitted, by id, in the order in which they were dropped."""
        rows = self._database.rows(
            f"SELECT * FROM draft WHERE {_IN_STATES} AND id IN (SELECT value FROM json_each(?3))"
            " ORDER BY created_at, rowid",
            (self._connection_id, json.dumps(OPEN), json.dumps(list(ids))),
        )
        return {row["id"]: _draft(row) for row in rows}

    def list_with_file(self, sha256: str) -> list[Draft]:
        """Return drafts, submitted ones too, of the very same file, in the order in which they were dropped."""
        rows = self._database.rows(
            "SELECT * FROM draft WHERE connection_id = ? AND file_sha256 = ? ORDER BY created_at, rowid",
            (self._connection_id, sha256),
        )
        return [_draft(row) for row in rows]

    def has_file_named(self, name: str) -> bool:
        """Return whether a draft, a submitted one too, is of a file of that name."""
        sql = "SELECT 1 FROM draft WHERE connection_id = ? AND file_name = ? LIMIT 1"
        return bool(self._database.rows(sql, (self._connection_id, name)))

    def save_typed(self, draft_id: DraftId, body: Mapping[str, Any]) -> None:
        """Write what the person has typed so far to disk."""
        self._set(draft_id, body=json.dumps(body))

    def change_state(
        self,
        draft_id: DraftId,
        state: DraftState,
        *,
        extraction: Mapping[str, Any] | None = None,
        failure: Mapping[str, Any] | None = None,
        body: Mapping[str, Any] | None = None,
    ) -> None:
        """Change the state. An extraction or a body that is None stays; a failure is cleared unless given again."""
        values: dict[str, Any] = {"state": state, "failure": None if failure is None else json.dumps(failure)}
        if extraction is not None:
            values["extraction"] = json.dumps(extraction)
        if body is not None:
            values["body"] = json.dumps(body)
        self._set(draft_id, **values)

    def restore(self, draft: Draft) -> None:
        """Restore a removed draft as it was; do nothing where it exists."""
        with self._database.write() as connection:
            connection.execute(
                "INSERT OR IGNORE INTO draft (id, connection_id, state, body, extraction, failure, file_name,"
                " file_path, file_sha256, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    draft.id,
                    self._connection_id,
                    draft.state,
                    json.dumps(draft.body),
                    None if draft.extraction is None else json.dumps(draft.extraction),
                    None if draft.failure is None else json.dumps(draft.failure),
                    draft.file_name,
                    draft.file_path,
                    draft.file_sha256,
                    draft.created_at,
                    now_text(),
                ),
            )
            self._database.note_change("draft", [draft.id])

    def remove(self, draft_id: DraftId) -> None:
        with self._database.write() as connection:
            connection.execute(
                "DELETE FROM draft WHERE connection_id = ? AND id = ?", (self._connection_id, draft_id)
            )
            self._database.note_change("draft", [draft_id])

    def _set(self, draft_id: DraftId, **values: Any) -> None:
        values["updated_at"] = now_text()
        columns = ", ".join(f"{name} = ?" for name in values)
        with self._database.write() as connection:
            connection.execute(
                f"UPDATE draft SET {columns} WHERE connection_id = ? AND id = ?",
                (*values.values(), self._connection_id, draft_id),
            )
            self._database.note_change("draft", [draft_id])


def _draft(row: sqlite3.Row) -> Draft:
    def parsed(name: str) -> Any:
        return None if row[name] is None else json.loads(row[name])

    return Draft(
        id=row["id"],
        state=row["state"],
        body=parsed("body"),
        extraction=parsed("extraction"),
        failure=parsed("failure"),
        file_name=row["file_name"],
        file_path=row["file_path"],
        file_sha256=row["file_sha256"],
        created_at=row["created_at"],
        updated_at=row["updated_at"],
    )
