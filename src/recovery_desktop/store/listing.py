"""Which receivables a list shows, in which order, and what they add up to: whole lists as row numbers, rows in windows.

A hundred thousand rows are listed by one statement that answers with one array; what they say is read only for the
few that are on view.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from decimal import Decimal
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

from recovery_contract.ids import ReceivableId
from recovery_contract.money import from_minor
from recovery_desktop.folding import fold
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store import searching
from recovery_desktop.store.database import Database
from recovery_desktop.store.figures import OPEN, REMAINING
from recovery_desktop.store.filters import (
    AGES,
    BY_VALUE,
    Filters,
    Order,
    SortRates,
    build_conditions,
    due_date_of_age,
    order_by_clause,
)
from recovery_desktop.store.reads import Reads
from recovery_desktop.store.receivables import ReceivableRow, parse_row
from recovery_desktop.store.row_details import DETAILS
from recovery_desktop.store.status_sums import StatusSum, sum_by_status

if TYPE_CHECKING:  # loaded with the first long read
    from concurrent.futures import Future

    from recovery_desktop.store.word_index import WordIndex

T = TypeVar("T")

LOOKED_UP: Final = 10_000
"""So many rows are added up one by one; for more of them the index of all statuses is walked."""


@dataclass(frozen=True)
class AgeSum:
    """Sum still owed at one age, exact in `currency`."""

    age: str
    currency: str
    count: int
    amount: Decimal


@dataclass(frozen=True)
class RowPlace:
    """`pausable` where the service says that it may be paused, `paused` where the creditor lets contacts rest."""

    row: int
    id: ReceivableId
    status: str
    pausable: bool = False
    paused: bool = False


_COLUMNS: Final = (
    "row, id, status, amount, currency, remaining, claimed, debtor_name, debtor_email, numbers, due_date, created_at,"
    " deadline, next_type, next_at, changed_at, prepaid,"
    f" paused_until, tags, {DETAILS}"
)


class ListReads:
    """Over whichever connection to the database, in its thread."""

    def __init__(self, database: Reads, connection_id: ConnectionId, words: WordIndex | None = None) -> None:
        self._database, self._connection_id, self._words = database, connection_id, words
        self._matches: dict[tuple[str, tuple[Any, ...]], frozenset[int]] = {}
        self._matches_at = -1

    def ordered(
        self, filters: Filters, order: Order, now: datetime, rates: SortRates = SortRates()
    ) -> list[int]:
        """Return the rows that fit, in order."""
        conditions, values = self._conditions(filters, now)
        return self._rows(conditions, values, order, rates)

    def currencies(self) -> list[str]:
        """Return the currencies of all rows, that of most of them first."""
        answer = self._database.rows(
            "SELECT currency FROM receivable WHERE connection_id = ? GROUP BY currency"
            " ORDER BY count(*) DESC, currency",
            (self._connection_id,),
        )
        return [row["currency"] for row in answer]

    def by_status(
        self, filters: Filters, order: Order, now: datetime, rates: SortRates = SortRates()
    ) -> dict[str, list[int]]:
        """Return the rows that fit, in order, under each status that any has."""
        places = {}
        for status in self._statuses():
            if filters.statuses and status not in filters.statuses:
                continue
            conditions, values = self._conditions(replace(filters, statuses=(status,)), now)
            if rows := self._rows(conditions, values, Order(descending=order.descending)):
                places[status] = rows
        if order.key == "created":
            return places
        # Sorting once and dealing out costs half of sorting each status.
        columns: dict[int, list[int]] = {}
        dealt: dict[str, list[int]] = {}
        for status, rows in places.items():
            dealt[status] = []
            columns |= dict.fromkeys(rows, dealt[status])
        for row in self.ordered(filters, order, now, rates):
            columns[row].append(row)
        return dealt

    def rows_matching(self, search: str) -> frozenset[int] | None:
        """Return the rows in which every term was found, over any connection; None where nothing was typed."""
        if (
            self._words is not None
            and (matches := self._words.rows_with(searching.parse_terms(search))) is not None
        ):
            return matches
        if self._matches_at != self._database.write_count:
            self._matches.clear()
            self._matches_at = self._database.write_count
        queries = [(query, tuple(values)) for query, values in searching.build_queries(search)]
        # Who types on asks again for every word but the last.
        remembered = self._matches
        self._matches = {
            term: remembered[term] if term in remembered else frozenset(self._numbers(*term))
            for term in queries
        }
        common: frozenset[int] | None = None
        for rows in self._matches.values():
            common = rows if common is None else common & rows
        return common

    def forget(self) -> None:
        """Drop what was cached for the next letter that is typed."""
        self._matches = {}
        if self._words is not None:
            self._words.forget()

    def newest_of(self, rows: frozenset[int], limit: int) -> list[int]:
        """Return the newest of these that are of this connection."""
        if len(rows) < LOOKED_UP:
            # The plus keeps the index of all rows out of it, which would be walked from end to end for a few.
            answer = self._database.rows(
                "SELECT row FROM receivable WHERE +connection_id = ? AND row IN (SELECT value FROM json_each(?))"
                " ORDER BY created_at DESC, id DESC LIMIT ?",
                (self._connection_id, json.dumps(list(rows)), limit),
            )
            return [row["row"] for row in answer]
        # Among so many the newest are soon found by walking from the newest of all.
        walked = self.ordered(Filters(), Order(), datetime.now(UTC))
        return list(islice((row for row in walked if row in rows), limit))

    def load_rows(self, rows: Sequence[int]) -> dict[int, ReceivableRow]:
        """Return what these rows say."""
        marks = ", ".join("?" * len(rows))
        answer = self._database.rows(f"SELECT {_COLUMNS} FROM receivable WHERE row IN ({marks})", rows)
        return {row["row"]: parse_row(row) for row in answer}

    def places(self, rows: Iterable[int]) -> list[RowPlace]:
        """Return the id and status of these rows, in their order."""
        wanted = list(rows)
        answer = self._database.rows(
            "SELECT row, id, status, pausable, paused_until IS NOT NULL AS paused FROM receivable"
            " WHERE row IN (SELECT value FROM json_each(?))",
            (json.dumps(wanted),),
        )
        by_row = {
            row["row"]: RowPlace(
                row["row"], row["id"], row["status"], bool(row["pausable"]), bool(row["paused"])
            )
            for row in answer
        }
        return [by_row[row] for row in wanted if row in by_row]

    def rows_of(self, ids: Iterable[ReceivableId]) -> dict[ReceivableId, int]:
        """Return the row of each id that is known."""
        answer = self._database.rows(
            "SELECT id, row FROM receivable WHERE connection_id = ? AND id IN (SELECT value FROM json_each(?))",
            (self._connection_id, json.dumps(list(ids))),
        )
        return {row["id"]: row["row"] for row in answer}

    def sums(self, filters: Filters, now: datetime, within: Iterable[int] | None = None) -> list[StatusSum]:
        """Return count and amounts for each status and currency, of every match or of these rows alone."""
        conditions, values = self._conditions(filters, now)
        among = "receivable"
        if within is not None:
            wanted = list(within)
            if len(wanted) < LOOKED_UP:
                among = "(SELECT value AS wanted FROM json_each(?)) CROSS JOIN receivable ON row = wanted"
                values = [json.dumps(wanted), *values]
            else:
                conditions.append("row IN (SELECT value FROM json_each(?))")
                values.append(json.dumps(wanted))
        return sum_by_status(self._database, among, " AND ".join(conditions), values)

    def ageing(self, filters: Filters, now: datetime) -> list[AgeSum]:
        """Return what is still open by age and currency, whatever ages the filters name."""
        conditions, values = self._conditions(replace(filters, ages=()), now)
        cases, days = [], []
        for age, (_, most) in AGES.items():
            if most is not None:
                cases.append(f"WHEN due_date >= ? THEN '{age}'")
                days.append(due_date_of_age(now, most))
        answer = self._database.rows(
            f"SELECT CASE WHEN due_date IS NULL THEN 'unknown' {' '.join(cases)} ELSE 'over_90' END AS age,"
            f" currency, count(*) AS count, sum({REMAINING}) AS amount FROM receivable"
            f" WHERE {' AND '.join(conditions)} AND {OPEN} GROUP BY 1, currency",
            (*days, *values),
        )
        return [
            AgeSum(row["age"], row["currency"], row["count"], from_minor(row["amount"], row["currency"]))
            for row in answer
        ]

    def debtors(self, typed: str, limit: int = 50) -> list[tuple[str, int]]:
        """Return the names of debtors in which this stands, and how many receivables each has."""
        answer = self._database.rows(
            "SELECT debtor_name, count(*) AS count FROM receivable WHERE connection_id = ? AND name_key != ''"
            " AND instr(name_key, ?) GROUP BY name_key, debtor_name ORDER BY name_key LIMIT ?",
            (self._connection_id, fold(typed.strip()), limit),
        )
        return [(row["debtor_name"], row["count"]) for row in answer]

    def is_empty(self) -> bool:
        return (
            self._database.row(
                "SELECT 1 FROM receivable WHERE connection_id = ? LIMIT 1", (self._connection_id,)
            )
            is None
        )

    def _statuses(self) -> list[str]:
        """Return every status that anything has: one step in the index for each."""
        ids: list[str] = []
        last = ""
        while True:
            row = self._database.row(
                "SELECT min(status) AS status FROM receivable WHERE connection_id = ? AND status > ?",
                (self._connection_id, last),
            )
            if row is None or row["status"] is None:
                return ids
            last = row["status"]
            ids.append(last)

    def _rows(
        self, conditions: list[str], values: list[Any], order: Order, rates: SortRates = SortRates()
    ) -> list[int]:
        is_mixed = order.key in BY_VALUE and len(self.currencies()) > 1
        ordered = order_by_clause(order, rates, is_mixed=is_mixed)
        return self._numbers(
            f"SELECT row FROM receivable WHERE {' AND '.join(conditions)} ORDER BY {ordered}", values
        )

    def _numbers(self, query: str, values: Sequence[Any]) -> list[int]:
        # One text of all numbers is read several times faster than a row for each; the limit keeps the order.
        row = self._database.row(f"SELECT json_group_array(row) AS rows FROM ({query} LIMIT -1)", values)
        assert row is not None
        numbers: list[int] = json.loads(row["rows"])
        return numbers

    def _conditions(self, filters: Filters, now: datetime) -> tuple[list[str], list[Any]]:
        return build_conditions(self._database, self._connection_id, filters, now)


class Listing(ListReads):
    """Over the app's own connection, and what takes long beside it."""

    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        super().__init__(database, connection_id)
        self._own = database

    @cached_property
    def _other(self) -> ListReads:
        return ListReads(
            self._own.background_reader, self._connection_id, self._own.background_reader.word_index
        )

    def in_background(self, work: Callable[[ListReads], T]) -> Future[T]:
        """Return the same reads in another thread, which runs what it is asked one after the other."""
        return self._own.background_reader.submit(lambda: work(self._other))

    def cancel(self, future: Future[Any]) -> None:
        """Stop waiting for the answer."""
        self._own.background_reader.cancel(future)
