"""The outbox: everything that the person decided, durable before it is sent, sent once, kept with its answer."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal

from recovery_contract.ids import ReceivableId
from recovery_desktop.folding import natural_key
from recovery_desktop.ids import ConnectionId, DraftId, IntentId, SubjectId
from recovery_desktop.store.database import Database, now_text

IntentState = Literal["waiting", "sending", "unknown", "done", "refused", "withdrawn"]
"""`unknown`: sent, the answer was lost; it is looked for before anything else happens to its subject."""

SOURCE_KINDS: Final = ("add_contact", "metadata", "partial_payment", "evidence")
"""What was asked of a receivable that says something about it, once it took effect."""
UNSETTLED: Final = ("waiting", "sending", "unknown")


@dataclass(frozen=True)
class Intent:
    """`subject_id` is the draft of a submission, otherwise the receivable; intents of one subject keep their order.
    `kind` names a row of the table of actions.
    What is sent is `body`, but for evidence: there it names the files, which are read when they leave."""

    id: IntentId
    kind: str
    subject_id: SubjectId
    body: Mapping[str, Any]
    idempotency_key: str
    state: IntentState
    not_before: str
    attempts: int
    sent_at: str | None
    failure: Mapping[str, Any] | None
    answer: Mapping[str, Any] | None
    created_at: str

    @property
    def draft_id(self) -> DraftId:
        """What a submission is about."""
        return DraftId(self.subject_id)

    @property
    def receivable_id(self) -> ReceivableId:
        """What every other request is about."""
        return ReceivableId(self.subject_id)


class Intents:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def add(
        self, kind: str, subject_id: SubjectId, body: Mapping[str, Any], *, delay_seconds: float = 0
    ) -> Intent:
        """Write an intent to disk. The person can withdraw it during `delay_seconds`."""
        import uuid  # the list of what is under way, on the first page, makes no ids

        id, now = IntentId(uuid.uuid4().hex), datetime.now(UTC)
        text = json.dumps(body, sort_keys=True)
        key = hashlib.sha256(f"{id}\n{kind}\n{text}".encode()).hexdigest()
        not_before = (now + timedelta(seconds=delay_seconds)).isoformat(timespec="milliseconds")
        with self._database.write() as connection:
            connection.execute(
                "INSERT INTO intent (id, connection_id, kind, subject_id, body, idempotency_key, state,"
                " not_before, created_at) VALUES (?, ?, ?, ?, ?, ?, 'waiting', ?, ?)",
                (id, self._connection_id, kind, subject_id, text, key, not_before, now_text()),
            )
            self._database.note_change("intent", [id])
        return self.get(id)

    def get(self, intent_id: IntentId) -> Intent:
        """Return the intent. Raises KeyError."""
        row = self._database.row(
            "SELECT * FROM intent WHERE connection_id = ? AND id = ?", (self._connection_id, intent_id)
        )
        if row is None:
            raise KeyError(intent_id)
        return parse_intent(row)

    def states(self, ids: Iterable[IntentId]) -> dict[IntentId, tuple[IntentState, Mapping[str, Any] | None]]:
        """Return the state of each, and why it was refused or waits."""
        rows = self._database.rows(
            "SELECT id, state, failure FROM intent WHERE connection_id = ?"
            " AND id IN (SELECT value FROM json_each(?))",
            (self._connection_id, json.dumps(list(ids))),
        )
        return {row["id"]: (row["state"], row["failure"] and json.loads(row["failure"])) for row in rows}

    def list_unsettled(self) -> list[Intent]:
        """Return them oldest first."""
        rows = self._database.rows(
            "SELECT * FROM intent WHERE connection_id = ? AND state IN ('waiting', 'sending', 'unknown')"
            " ORDER BY created_at, rowid",
            (self._connection_id,),
        )
        return [parse_intent(row) for row in rows]

    def submissions_of(self, number: str) -> list[Intent]:
        """Return unsettled submissions of this invoice number; oldest first."""
        rows = self._database.rows(
            "SELECT * FROM intent WHERE connection_id = ?1 AND kind = 'submit' AND state IN"
            " ('waiting', 'sending', 'unknown') AND EXISTS (SELECT 1 FROM json_each(body, '$.invoice.numbers')"
            " WHERE natural_key(value) = ?2) ORDER BY created_at, rowid",
            (self._connection_id, natural_key(number)),
        )
        return [parse_intent(row) for row in rows]

    def of_subject(self, subject_id: SubjectId) -> list[Intent]:
        rows = self._database.rows(
            "SELECT * FROM intent WHERE connection_id = ? AND subject_id = ? ORDER BY created_at, rowid",
            (self._connection_id, subject_id),
        )
        return [parse_intent(row) for row in rows]

    def submitted_ids(self) -> set[ReceivableId]:
        """Return the receivables that submissions of ours are known to have become."""
        rows = self._database.rows(
            "SELECT receivable_id FROM intent WHERE connection_id = ? AND receivable_id IS NOT NULL"
            " AND kind = 'submit' AND state = 'done'",
            (self._connection_id,),
        )
        return {ReceivableId(row["receivable_id"]) for row in rows}

    def submission_of(self, receivable_id: ReceivableId) -> DraftId | None:
        """Return the draft whose submission became this receivable, where it is known."""
        row = self._database.row(
            "SELECT subject_id FROM intent WHERE connection_id = ? AND receivable_id = ? AND kind = 'submit'",
            (self._connection_id, receivable_id),
        )
        return None if row is None else DraftId(row["subject_id"])

    def mark_sending(self, intent_id: IntentId) -> None:
        """Mark the intent before its first byte leaves, so that a crash in between counts as an unknown outcome."""
        self._set(intent_id, "state = 'sending', attempts = attempts + 1, sent_at = ?", now_text())

    def mark_waiting(self, intent_id: IntentId, until: datetime, failure: Mapping[str, Any]) -> None:
        """Mark an intent that was not sent, or had surely no effect: it may be sent again after this time."""
        later = until.isoformat(timespec="milliseconds")
        self._set(intent_id, "state = 'waiting', not_before = ?, failure = ?", later, json.dumps(failure))

    def mark_not_sent(self, intent_id: IntentId, until: str) -> None:
        """Mark an intent that did not arrive, as the person knows: it may be sent again."""
        self._set(intent_id, "state = 'waiting', not_before = ?, failure = NULL", until)

    def mark_unknown(self, intent_id: IntentId, until: datetime, failure: Mapping[str, Any]) -> None:
        """Mark an intent that was sent and whose answer was lost; it is not looked for before this time."""
        later = until.isoformat(timespec="milliseconds")
        self._set(intent_id, "state = 'unknown', not_before = ?, failure = ?", later, json.dumps(failure))

    def mark_done(self, intent_id: IntentId, answer: Mapping[str, Any]) -> None:
        """Keep what came of it; of a submission, which receivable it became."""
        values = json.dumps(answer), answer.get("receivable_id")
        self._set(intent_id, "state = 'done', failure = NULL, answer = ?, receivable_id = ?", *values)

    def mark_refused(self, intent_id: IntentId, failure: Mapping[str, Any]) -> None:
        self._set(intent_id, "state = 'refused', failure = ?", json.dumps(failure))

    def send_now(self, intent_id: IntentId) -> None:
        self._set(intent_id, "not_before = ?", now_text())

    def postpone(self, until: datetime, kinds: Iterable[str] = ()) -> list[Intent]:
        """Let leave then what was never sent and would leave before, and all of these kinds; return it, oldest
        first."""
        later = until.isoformat(timespec="milliseconds")
        with self._database.write() as connection:
            rows = connection.execute(
                "UPDATE intent SET not_before = ? WHERE connection_id = ? AND state = 'waiting' AND attempts = 0"
                " AND (not_before < ? OR kind IN (SELECT value FROM json_each(?))) RETURNING id",
                (later, self._connection_id, later, json.dumps(list(kinds))),
            ).fetchall()
            ids = {row["id"] for row in rows}
            if ids:
                self._database.note_change("intent", sorted(ids))
        return [intent for intent in self.list_unsettled() if intent.id in ids]

    def withdraw(self, intent_id: IntentId) -> bool:
        """Withdraw the intent; return False where it has left, or may have."""
        with self._database.write() as connection:
            deleted = connection.execute(
                "UPDATE intent SET state = 'withdrawn' WHERE connection_id = ? AND id = ? AND state = 'waiting'",
                (self._connection_id, intent_id),
            ).rowcount
            if deleted:
                self._database.note_change("intent", [intent_id])
        return deleted > 0

    def recover_after_crash(self) -> list[Intent]:
        """Return what was being sent when the app ended: its outcome is unknown. To be called once at the start."""
        with self._database.write() as connection:
            rows = connection.execute(
                "UPDATE intent SET state = 'unknown' WHERE connection_id = ? AND state = 'sending' RETURNING id",
                (self._connection_id,),
            ).fetchall()
            if rows:
                self._database.note_change("intent", [row["id"] for row in rows])
        return [self.get(row["id"]) for row in rows]

    def _set(self, intent_id: IntentId, assignment: str, *values: Any) -> None:
        with self._database.write() as connection:
            connection.execute(
                f"UPDATE intent SET {assignment} WHERE connection_id = ? AND id = ?",
                (*values, self._connection_id, intent_id),
            )
            self._database.note_change("intent", [intent_id])


def parse_intent(row: sqlite3.Row) -> Intent:
    def parsed(name: str) -> Any:
        return None if row[name] is None else json.loads(row[name])

    return Intent(
        id=row["id"],
        kind=row["kind"],
        subject_id=row["subject_id"],
        body=parsed("body"),
        idempotency_key=row["idempotency_key"],
        state=row["state"],
        not_before=row["not_before"],
        attempts=row["attempts"],
        sent_at=row["sent_at"],
        failure=parsed("failure"),
        answer=parsed("answer"),
        created_at=row["created_at"],
    )
