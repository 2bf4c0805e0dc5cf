"""Invoices that came in from an export of books, by their source: number and debtor as the export had them."""

from __future__ import annotations

from collections.abc import Iterable

from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.database import Database, now_text

Item = tuple[str, str]
"""(number, debtor)."""


class BookItems:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def replace(self, source: str, items: Iterable[Item]) -> None:
        """Store the items of a source in place of those that it had."""
        now = now_text()
        with self._database.write() as connection:
            connection.execute(
                "DELETE FROM book_item WHERE connection_id = ? AND source = ?", (self._connection_id, source)
            )
            connection.executemany(
                "INSERT OR REPLACE INTO book_item VALUES (?, ?, ?, ?, ?)",
                [(self._connection_id, source, number, debtor, now) for number, debtor in items],
            )

    def list_of(self, source: str) -> list[Item]:
        rows = self._database.rows(
            "SELECT number, debtor FROM book_item WHERE connection_id = ? AND source = ? ORDER BY number, debtor",
            (self._connection_id, source),
        )
        return [(row["number"], row["debtor"]) for row in rows]
