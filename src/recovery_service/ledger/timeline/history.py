"""What happened to a receivable, for people (timeline), and who changed what, for the record (audit)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import structlog
from sqlalchemy import Connection, RowMapping, bindparam, select, update

from recovery_contract.ids import ReceivableId, RequestId
from recovery_contract.progress import HistoryEntry
from recovery_service.context.clock import current_ms, to_datetime
from recovery_service.context.core import Context
from recovery_service.db.batch import RowInsert, add_rows
from recovery_service.db.tables.receivables import audit_table, history_table
from recovery_service.ids import AuditId, new_id
from recovery_service.ledger.timeline.kinds import KINDS

_OF_RECEIVABLE: Final = select(history_table).where(history_table.c.receivable_id == bindparam("which"))
_OLDEST_FIRST: Final = _OF_RECEIVABLE.order_by(history_table.c.sequence)
NEWEST: Final = _OF_RECEIVABLE.order_by(history_table.c.sequence.desc()).limit(bindparam("most"))
_NOTE: Final = RowInsert(history_table, without=("sequence",))
_AUDIT: Final = RowInsert(audit_table)


class HistoryNote(NamedTuple):
    """An entry of a receivable's timeline; `at` is milliseconds on its clock, `data` JSON values."""

    receivable_id: ReceivableId
    at: int
    kind: str
    text: str
    actor: str | None
    data: Mapping[str, Any] | None = None

    def columns(self) -> dict[str, Any]:
        assert self.kind in KINDS, f"no row names the kind {self.kind}"
        by = None if self.actor is None else actor_label(self.actor)
        return {
            "kind": self.kind,
            "text": self.text,
            "actor": by,
            "data": dict(self.data) if self.data else None,
        }


def add_note(
    context: Context,
    receivable_id: ReceivableId,
    *,
    at: int,
    kind: str,
    text: str,
    actor: str | None,
    data: Mapping[str, Any] | None = None,
) -> HistoryEntry:
    """Add an entry to the timeline; `at` is milliseconds on the receivable's clock, `data` JSON values."""
    entry = HistoryNote(receivable_id, at, kind, text, actor, data)
    add_notes(context.connection, [entry])
    return HistoryEntry(at=to_datetime(at), **entry.columns())


def add_notes(connection: Connection, notes: Sequence[HistoryNote]) -> None:
    """Add several notes at once; see `note`."""
    rows = [{"receivable_id": one.receivable_id, "at": one.at, **one.columns()} for one in notes]
    add_rows(connection, _NOTE, rows)


def note_approval(context: Context, ids: Iterable[ReceivableId], at: int, *, every: bool) -> None:
    """Add to each timeline that the creditor let its contacts leave, `every` where those of later ones too."""
    text = "The creditor approved the plan."
    data = {"every": every}
    notes = [HistoryNote(id_, at, "approved", text, "creditor", data) for id_ in ids]
    add_notes(context.connection, notes)


def load_history(
    connection: Connection, receivable_id: ReceivableId, *, newest: int | None = None
) -> list[HistoryEntry]:
    """Return the whole timeline, oldest first; with `newest` only so many, newest first."""
    if newest:
        rows = connection.execute(NEWEST, {"which": receivable_id, "most": newest})
    else:
        rows = connection.execute(_OLDEST_FIRST, {"which": receivable_id})
    return [entry_from(row) for row in rows.mappings()]


def entry_from(row: Mapping[str, Any] | RowMapping) -> HistoryEntry:
    return HistoryEntry(
        at=to_datetime(row["at"]), kind=row["kind"], text=row["text"], actor=row["actor"], data=row["data"]
    )


def cancellation_reason(connection: Connection, receivable_id: ReceivableId) -> str | None:
    """Return the reason for which the creditor cancelled it, None where nobody did."""
    cancellations = (
        entry.data for entry in load_history(connection, receivable_id) if entry.kind == "cancelled"
    )
    data = next(cancellations, None)
    return None if data is None else data.get("cancellation_reason")


def record_audit(
    connection: Connection,
    actor: str,
    action: str,
    object_id: str,
    *,
    request_id: RequestId | None = None,
    before: dict[str, Any] | None = None,
    after: dict[str, Any] | None = None,
) -> None:
    """Record a change in the transaction that makes it: JSON values only, at real time. Without `request_id` it is the
    one of the request being served, where there is one."""
    serving = structlog.contextvars.get_contextvars().get("request_id")
    values = {
        "id": new_id(AuditId),
        "at": current_ms(),
        "actor": actor,
        "action": action,
        "object_id": object_id,
        "request_id": request_id or serving,
        "before": before,
        "after": after,
    }
    add_rows(connection, _AUDIT, [values])


def actor_label(actor: str) -> str:
    """Return who acted, as people are told: an account of a creditor is the user, and operators have no names."""
    if actor.startswith("acct_"):
        return "user"
    return "operator" if actor.startswith("operator:") else actor


def erase_audit_details(connection: Connection, object_ids: Iterable[str]) -> None:
    """Store who did what and when to these; what it was before and after goes."""
    of_them = audit_table.c.object_id.in_(list(object_ids))
    connection.execute(update(audit_table).where(of_them).values(before=None, after=None))


def move_audit_record(connection: Connection, object_id: str, to: str) -> None:
    """Move the audit record of one object to another, with which it is read and erased from now on."""
    of_it = audit_table.c.object_id == object_id
    connection.execute(update(audit_table).where(of_it).values(object_id=to))


def erase_words(connection: Connection, receivable_id: ReceivableId, instead: str) -> None:
    """Store what kind of thing happened and when; the words and the data about it go."""
    where = history_table.c.receivable_id == receivable_id
    connection.execute(update(history_table).where(where).values(text=instead, data=None))
