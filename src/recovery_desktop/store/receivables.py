"""Receivables as the service last told them, with the columns that lists, search and sums need."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from typing import TYPE_CHECKING, Any

from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import TERMINAL
from recovery_contract.money import from_minor
from recovery_desktop.folding import fold, natural_key
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store import figures, searching
from recovery_desktop.store.database import Database, now_text
from recovery_desktop.store.figures import IS_PAID, PAID
from recovery_desktop.store.receivable_rows import (
    APPROVAL,
    RESTING,
    ReceivedReceivable,
    StoredRow,
    columns_of,
    from_response,
    merge,
    write_rows,
)
from recovery_desktop.store.row_details import DETAILS, NO_DETAILS, RowDetails, parse_details
from recovery_desktop.store.source_rows import SourceRows
from recovery_desktop.store.status_sums import StatusSum, sum_by_status
from recovery_desktop.store.tags import split_tags
from recovery_desktop.store.waiting import CONTRACT_STATUSES, condition_of_waiting

if TYPE_CHECKING:  # a list shows rows: the models are loaded by who writes or reads one in full
    from recovery_contract.receivables import Receivable

RECOMPUTED_AT_ONCE = 500
MERGED_USUALLY, MERGED_WHILE_MANY = 4, 16
"""Of so many pieces of the index of words one is made: few pieces are quick to search, many are quick to write."""


@dataclass(frozen=True)
class ReceivableRow:
    """One row of a list; amounts exact in `currency`."""

    id: ReceivableId
    status: str
    amount: Decimal
    currency: str
    remaining: Decimal | None
    debtor_name: str
    debtor_email: str
    numbers: str
    due_date: date | None
    created_at: str
    deadline: str | None
    next_type: str | None
    next_at: str | None
    updated_at: str = ""
    prepaid: Decimal = Decimal(0)
    """Of `amount`, what had been paid before the recovery."""
    claimed: Decimal | None = None
    """What the debtor is asked for now, as the service's balance says; None where none does, or nothing is asked."""
    paused_until: str | None = None
    """The last day for which the creditor lets contacts rest, empty without an end; None where it does not."""
    tags: tuple[str, ...] = ()
    details: RowDetails = NO_DETAILS

    @property
    def is_paused(self) -> bool:
        """Whether the creditor's pause is all that keeps it from going on."""
        return self.paused_until is not None and self.status in RESTING

    @property
    def unpaid(self) -> Decimal:
        """What is known not to have been paid of the invoice."""
        return figures.unpaid_of(self.status, self.amount, self.prepaid, self.remaining)

    @property
    def open(self) -> Decimal:
        """What the debtor is asked for now; of what has ended what was not paid of the invoice."""
        return figures.remaining_of(self.status, self.amount, self.prepaid, self.remaining, self.claimed)

    @property
    def received(self) -> Decimal:
        """What came in during the recovery."""
        return figures.received_of(self.status, self.amount, self.prepaid, self.remaining)

    @property
    def is_amount_unknown(self) -> bool:
        """Whether a payment came of which nobody said how much."""
        return figures.is_unknown(self.status, self.remaining)

    @property
    def figure(self) -> Decimal:
        """The one amount that stands for it: on its card, and in the sum over its column."""
        return figures.figure_of(self.status, self.amount, self.prepaid, self.remaining, self.claimed)


class Receivables:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id
        self._sources = SourceRows(database, connection_id)

    def put(self, receivables: Iterable[Receivable | ReceivedReceivable], *, full: bool) -> set[str]:
        """Write answers of the service; return the ids whose content is new. A terminal state is never left, and a
        short row from a list does not take away what a full answer told."""
        answers = [
            each if isinstance(each, ReceivedReceivable) else from_response(each) for each in receivables
        ]
        with self._database.write(lasting=False) as connection:
            stored_rows = self._stored_rows(connection, [answer.receivable.id for answer in answers])
            next_row = 1 + connection.execute("SELECT coalesce(max(row), 0) FROM receivable").fetchone()[0]
            now = now_text()
            same: list[tuple[str, int]] = []
            added: dict[str, dict[str, Any]] = {}
            altered: dict[str, dict[str, Any]] = {}
            sources = self._sources.find([answer.receivable for answer in answers])
            for answer in answers:
                receivable = answer.receivable
                old = stored_rows.get(receivable.id)
                if old is not None and old.status in TERMINAL and receivable.status not in TERMINAL:
                    continue
                merged_row, is_full = merge(answer, full, old)
                if old is not None and old.body == merged_row.text:
                    same.append((now, old.row))
                    continue
                row = next_row if old is None else old.row
                next_row += old is None
                columns = sources.columns(merged_row)
                columns.update(
                    row=row,
                    connection_id=self._connection_id,
                    body=merged_row.text,
                    is_full=is_full,
                    seen_at=now,
                )
                stored_rows[receivable.id] = StoredRow(row, columns["status"], merged_row.text, is_full)
                written = added if old is None or receivable.id in added else altered
                written[receivable.id] = columns
            connection.executemany("UPDATE receivable SET seen_at = ? WHERE row = ?", same)
            write_rows(connection, list(added.values()), list(altered.values()))
            changed = added.keys() | altered.keys()
            if changed:
                self._database.note_change("receivable", changed)
        return changed

    def recompute(self, ids: Iterable[str]) -> None:
        """Bring the columns of these up to date with events and requests that came since the service told of them."""
        with self._database.write(lasting=False) as connection:
            rows = connection.execute(
                "SELECT row, id, body FROM receivable WHERE connection_id = ?"
                " AND id IN (SELECT value FROM json_each(?))"
                " AND json_extract(body, '$.recovery_progress.allowed_actions') IS NULL",
                (self._connection_id, json.dumps(list(ids))),
            ).fetchall()
            if not rows:
                return
            from recovery_contract.receivables import Receivable

            receivables = [Receivable.model_validate(json.loads(row["body"])) for row in rows]
            sources = self._sources.find(receivables)
            altered = [
                {**columns_of(sources.complete(receivable)), "row": row["row"]}
                for row, receivable in zip(rows, receivables, strict=True)
            ]
            write_rows(connection, [], altered)
            self._database.note_change("receivable", [row["id"] for row in rows])

    def recompute_all(self) -> None:
        """Recompute all rows, for those that an earlier version wrote."""
        statement = "SELECT id FROM receivable WHERE connection_id = ?"
        ids = [row["id"] for row in self._database.rows(statement, (self._connection_id,))]
        for start in range(0, len(ids), RECOMPUTED_AT_ONCE):
            self.recompute(ids[start : start + RECOMPUTED_AT_ONCE])

    def bulk_write(self, many: bool) -> None:
        """Merge the search index in fewer and larger steps while many rows are written."""
        with self._database.write(lasting=False) as connection:
            connection.execute(
                "INSERT INTO receivable_words (receivable_words, rank) VALUES ('automerge', ?)",
                (MERGED_WHILE_MANY if many else MERGED_USUALLY,),
            )

    def _stored_rows(
        self, connection: sqlite3.Connection, ids: list[ReceivableId]
    ) -> dict[ReceivableId, StoredRow]:
        answer = connection.execute(
            "SELECT id, row, status, body, is_full FROM receivable"
            " WHERE connection_id = ? AND id IN (SELECT value FROM json_each(?))",
            (self._connection_id, json.dumps(ids)),
        )
        return {id: StoredRow(*rest) for id, *rest in answer}

    def get(self, receivable_id: ReceivableId) -> Receivable | None:
        """Return the receivable, merged from the service, its events, and what the person entered."""
        receivable = self.get_as_received(receivable_id)
        return None if receivable is None else self._sources.find([receivable]).complete(receivable)

    def get_as_received(self, receivable_id: ReceivableId) -> Receivable | None:
        """Return the receivable as the service sent it, and nothing else."""
        row = self._database.row(
            "SELECT body FROM receivable WHERE connection_id = ? AND id = ?",
            (self._connection_id, receivable_id),
        )
        if row is None:
            return None
        from recovery_contract.receivables import Receivable

        return Receivable.model_validate(json.loads(row["body"]))

    def rows(self, ids: Sequence[ReceivableId]) -> dict[ReceivableId, ReceivableRow]:
        marks = ", ".join("?" * len(ids))
        return {row.id: row for row in self._where(f"id IN ({marks})", *ids)}

    def ids(
        self, statuses: Sequence[str] | None = None, search: str = "", *, order: str = "newest"
    ) -> list[tuple[str, ReceivableId]]:
        """Return (status, id) of every match, in order; `order` is newest, oldest, amount or deadline."""
        # What is searched for is found by its words: no index of the connection is walked for it.
        own = "+connection_id = ?" if search.strip() else "connection_id = ?"
        conditions, values = [own], [str(self._connection_id)]
        if statuses is not None:
            conditions.append(f"status IN ({', '.join('?' * len(statuses))})")
            values += list(statuses)
        for query, words in searching.build_queries(search):
            conditions.append(f"row IN ({query})")
            values += words
        answer = self._database.rows(
            f"SELECT status, id FROM receivable WHERE {' AND '.join(conditions)} ORDER BY {ORDERS[order]}",
            values,
        )
        return [(row["status"], row["id"]) for row in answer]

    def sums(self) -> list[StatusSum]:
        """Return count and amounts for each status and currency."""
        return sum_by_status(self._database, "receivable", "connection_id = ?", (self._connection_id,))

    def newest(self, statuses: Sequence[str], limit: int) -> list[ReceivableRow]:
        """Return the newest of these statuses: as many steps in the index of each as are asked for."""
        return self._first(statuses, "status = ?", "created_at DESC, id DESC", limit)

    def newest_paid(self, limit: int) -> list[ReceivableRow]:
        """Return the newest for which money came in, whatever became of the rest."""
        rows = self.newest(sorted(PAID), limit)
        # RECEIVED in the words of an index: what did not recover as a whole received nothing but for this.
        in_part = f"NOT {IS_PAID} AND remaining < amount - prepaid"
        rows += self._where(f"{in_part} ORDER BY {ORDERS['newest']} LIMIT ?", limit)
        return sorted(rows, key=lambda row: (row.created_at, row.id), reverse=True)[:limit]

    def next_planned(self, statuses: Sequence[str], limit: int) -> list[ReceivableRow]:
        """Return those of these statuses with the nearest planned step."""
        return self._first(statuses, "status = ? AND next_at IS NOT NULL", "next_at, id", limit)

    def count_planned(self, statuses: Sequence[str]) -> int:
        return self._count(f"status IN ({', '.join('?' * len(statuses))}) AND next_at IS NOT NULL", *statuses)

    def list_paused(self, limit: int) -> list[ReceivableRow]:
        """Return those that the creditor lets rest, those that go on first before those without an end."""
        rows = self._where(
            "paused_until IS NOT NULL ORDER BY paused_until = '', paused_until, id LIMIT ?", limit
        )
        return [row for row in rows if row.is_paused]

    def ended_plans(self, moment: str, limit: int) -> list[ReceivableRow]:
        """Return those whose plan was over at this moment without payment, the longest first."""
        ended = "status = 'in_process' AND next_type = 'review' AND next_at <= ?"
        return self._where(f"{ended} ORDER BY next_at, id LIMIT ?", moment, limit)

    def _where(self, condition: str, *values: str | int) -> list[ReceivableRow]:
        query = f"SELECT *, {DETAILS} FROM receivable WHERE connection_id = ? AND {condition}"
        return [parse_row(row) for row in self._database.rows(query, (self._connection_id, *values))]

    def _first(self, statuses: Sequence[str], where: str, order: str, limit: int) -> list[ReceivableRow]:
        each = (
            f"SELECT *, {DETAILS} FROM (SELECT * FROM receivable WHERE connection_id = ? AND {where}"
            f" ORDER BY {order} LIMIT ?)"
        )
        answer = self._database.rows(
            f"{' UNION ALL '.join([each] * len(statuses))} ORDER BY {order} LIMIT ?",
            (*(value for status in statuses for value in (self._connection_id, status, limit)), limit),
        )
        return [parse_row(row) for row in answer]

    def waiting_for_approval(self, what: str = APPROVAL) -> list[ReceivableId]:
        """Return those whose next contact waits for the approval of the plan, or of its own text."""
        query = "SELECT id FROM receivable WHERE connection_id = ? AND next_type = ?"
        return [row["id"] for row in self._database.rows(query, (self._connection_id, what))]

    def open_ids(self) -> list[ReceivableId]:
        """Return everything that can still move, longest unseen first."""
        ended = sorted(TERMINAL)
        marks = ", ".join("?" * len(ended))
        query = (
            f"SELECT id FROM receivable WHERE connection_id = ? AND status NOT IN ({marks}) ORDER BY seen_at"
        )
        return [row["id"] for row in self._database.rows(query, (self._connection_id, *ended))]

    def expected_ids(self, now: datetime, limit: int) -> list[ReceivableId]:
        """Return open ones whose planned step or deadline has come, longest unseen first."""
        ended, moment = sorted(TERMINAL), now.isoformat(timespec="milliseconds")
        answer = self._database.rows(
            "SELECT id FROM receivable WHERE connection_id = ? AND (next_at <= ? OR deadline <= ?)"
            f" AND status NOT IN ({', '.join('?' * len(ended))}) ORDER BY seen_at LIMIT ?",
            (self._connection_id, moment, moment, *ended, limit),
        )
        return [row["id"] for row in answer]

    def foreign_statuses(self) -> list[str]:
        """Return the statuses that the interface does not know."""
        unknown = f"status NOT IN ({CONTRACT_STATUSES})"
        query = f"SELECT DISTINCT status FROM receivable WHERE connection_id = ? AND {unknown}"
        return [row["status"] for row in self._database.rows(query, (self._connection_id,))]

    def earliest_open_due(self) -> date | None:
        """Return the first due date among what has not ended."""
        ended = sorted(TERMINAL)
        row = self._database.row(
            "SELECT min(due_date) FROM receivable WHERE connection_id = ?"
            f" AND status NOT IN ({', '.join('?' * len(ended))})",
            (self._connection_id, *ended),
        )
        return date.fromisoformat(row[0]) if row is not None and row[0] else None

    def waiting(self, statuses: Sequence[str], limit: int) -> list[ReceivableRow]:
        """Return what waits for a decision or evidence, the nearest deadline first. An open dispute, a request for
        evidence and a payment in part wait whether or not the service names a day."""
        marks = ", ".join("?" * len(statuses))
        order = f"ORDER BY {ORDERS['deadline']} LIMIT ?"
        return self._where(f"{condition_of_waiting(marks)} {order}", *statuses, limit)

    def count_waiting(self, statuses: Sequence[str]) -> int:
        return self._count(condition_of_waiting(", ".join("?" * len(statuses))), *statuses)

    def with_number(self, number: str) -> list[ReceivableRow]:
        """Return those that carry this invoice number, to warn of a duplicate; oldest first."""
        among = ""
        values = [self._connection_id, natural_key(number)]
        # One of several numbers: looked for among those in which the letters stand, never in all of them.
        if len(folded := fold(number)) >= searching.SEARCH_FROM:
            among = (
                " UNION SELECT * FROM receivable WHERE connection_id = ?1 AND row IN"
                " (SELECT rowid FROM receivable_words WHERE receivable_words MATCH ?3)"
                " AND (char(10) || numbers || char(10)) LIKE ?4 ESCAPE '\\'"
            )
            quoted = folded.replace('"', '""')
            values += [f'"{quoted}"', f"%\n{_escaped(number)}\n%"]
        those = f"SELECT * FROM receivable WHERE connection_id = ?1 AND number_key = ?2{among}"
        query = f"SELECT *, {DETAILS} FROM ({those}) ORDER BY created_at"
        return [parse_row(row) for row in self._database.rows(query, values)]

    def count(self) -> int:
        return self._count("TRUE")

    def _count(self, condition: str, *values: str) -> int:
        query = f"SELECT count(*) FROM receivable WHERE connection_id = ? AND {condition}"
        row = self._database.row(query, (self._connection_id, *values))
        assert row is not None
        return int(row[0])


ORDERS = {
    "newest": "created_at DESC, id DESC",
    "oldest": "created_at, id",
    "amount": "amount DESC, id",
    "deadline": "deadline IS NULL, deadline, id",
}


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def parse_row(row: sqlite3.Row) -> ReceivableRow:
    currency = row["currency"]
    return ReceivableRow(
        id=row["id"],
        status=row["status"],
        amount=from_minor(row["amount"], currency),
        currency=currency,
        remaining=None if row["remaining"] is None else from_minor(row["remaining"], currency),
        debtor_name=row["debtor_name"] or "",
        debtor_email=row["debtor_email"] or "",
        numbers=", ".join((row["numbers"] or "").split("\n")),
        due_date=None if row["due_date"] is None else date.fromisoformat(row["due_date"]),
        created_at=row["created_at"],
        deadline=row["deadline"],
        next_type=row["next_type"],
        next_at=row["next_at"],
        updated_at=row["changed_at"] or row["created_at"],
        prepaid=from_minor(row["prepaid"], currency),
        claimed=None if row["claimed"] is None else from_minor(row["claimed"], currency),
        paused_until=row["paused_until"],
        tags=split_tags(row["tags"]),
        details=parse_details(row),
    )
