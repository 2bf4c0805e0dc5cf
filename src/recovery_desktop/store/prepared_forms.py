"""What the person is preparing for a receivable and has not sent: evidence, notes. On disk as it is typed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Literal

from recovery_contract.ids import ReceivableId
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.database import Database, now_text

AnswerKind = Literal["evidence", "notes", "decision", "call", "cancel", "proposal", "answer", "dispute"]


class PreparedForms:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def get(self, receivable_id: ReceivableId, kind: AnswerKind) -> Mapping[str, Any]:
        """Return the prepared form; empty where there is none."""
        row = self._database.row(
            "SELECT body FROM answer WHERE connection_id = ? AND receivable_id = ? AND kind = ?",
            (self._connection_id, receivable_id, kind),
        )
        body: Mapping[str, Any] = {} if row is None else json.loads(row["body"])
        return body

    def save(self, receivable_id: ReceivableId, kind: AnswerKind, body: Mapping[str, Any]) -> None:
        """Write the form to disk; an empty body deletes it."""
        with self._database.write() as connection:
            if body:
                connection.execute(
                    "INSERT INTO answer (connection_id, receivable_id, kind, body, updated_at) VALUES (?, ?, ?, ?, ?)"
                    " ON CONFLICT (connection_id, receivable_id, kind)"
                    " DO UPDATE SET body = excluded.body, updated_at = excluded.updated_at",
                    (self._connection_id, receivable_id, kind, json.dumps(body), now_text()),
                )
            else:
                connection.execute(
                    "DELETE FROM answer WHERE connection_id = ? AND receivable_id = ? AND kind = ?",
                    (self._connection_id, receivable_id, kind),
                )
