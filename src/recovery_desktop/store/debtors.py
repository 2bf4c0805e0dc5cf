"""Debtors whom the person confirmed by submitting: their address, their numbers, and who is written to."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from recovery_desktop.folding import compact_number, fold
from recovery_desktop.ids import ConnectionId, DraftId
from recovery_desktop.store.database import Database, now_text


@dataclass(frozen=True)
class ConfirmedDebtor:
    """`body` is the debtor as it was submitted, with its contacts; `numbers` those of that invoice."""

    draft_id: DraftId
    body: Mapping[str, Any]
    numbers: str
    confirmed_at: str

    @property
    def name(self) -> str:
        return str(self.body.get("company_name", ""))


@dataclass(frozen=True)
class ForgottenDebtor:
    """`rows` as they stood in the table."""

    name: str
    rows: tuple[tuple[Any, ...], ...]


class Debtors:
    def __init__(self, database: Database, connection_id: ConnectionId) -> None:
        self._database, self._connection_id = database, connection_id

    def confirm(self, draft_id: DraftId, body: Mapping[str, Any], numbers: str) -> None:
        """Write what was confirmed to disk; a draft submitted again replaces it."""
        with self._database.write() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO debtor VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    self._connection_id,
                    draft_id,
                    compact_number(body.get("siret")),
                    compact_number(body.get("vat_number")),
                    name_key(body.get("company_name")),
                    json.dumps(body),
                    numbers,
                    self._after_all(connection),
                ),
            )
            self._database.note_change("debtor", [draft_id])

    def find(self, name: str, siret: str = "", vat_number: str = "") -> ConfirmedDebtor | None:
        """Return the newest of that SIRET, else VAT number, else name; never one whose other numbers say that it is
        another company."""
        keys = (compact_number(siret), compact_number(vat_number), name_key(name))
        rows = self._database.rows(
            "SELECT * FROM debtor WHERE connection_id = ?1 AND siret = ?2 AND siret <> ''"
            " UNION SELECT * FROM debtor WHERE connection_id = ?1 AND vat_number = ?3 AND vat_number <> ''"
            " UNION SELECT * FROM debtor WHERE connection_id = ?1 AND name_key = ?4 AND name_key <> ''"
            " ORDER BY confirmed_at DESC",
            (self._connection_id, *keys),
        )
        for at, column in enumerate(("siret", "vat_number", "name_key")):
            for row in rows:
                if keys[at] and row[column] == keys[at] and not _contradicts(row, keys[0], keys[1]):
                    return _debtor_of(row)
        return None

    def names(self) -> list[str]:
        """Return each once, as it was written last."""
        rows = self._database.rows(
            "SELECT body, max(confirmed_at) FROM debtor WHERE connection_id = ? GROUP BY name_key ORDER BY name_key",
            (self._connection_id,),
        )
        return [str(json.loads(row["body"]).get("company_name", "")) for row in rows]

    def main_country(self) -> str:
        """Return the country, as it was written, that most of them are in; empty where none is known."""
        rows = self._database.rows(
            "SELECT json_extract(body, '$.address.country') AS country FROM debtor WHERE connection_id = ?"
            " AND country <> '' GROUP BY country ORDER BY count(DISTINCT name_key) DESC LIMIT 1",
            (self._connection_id,),
        )
        return str(rows[0]["country"]) if rows else ""

    def _after_all(self, connection: sqlite3.Connection) -> str:
        """Return now, or a moment after the newest row: what was said last counts, whatever the clock says."""
        newest: str | None = connection.execute(
            "SELECT max(confirmed_at) FROM debtor WHERE connection_id = ?", (self._connection_id,)
        ).fetchone()[0]
        now = now_text()
        if newest is None or now > newest:
            return now
        return (datetime.fromisoformat(newest) + timedelta(milliseconds=1)).isoformat(timespec="milliseconds")

    def forget(self, debtor: ConfirmedDebtor) -> ForgottenDebtor:
        """Delete everything confirmed of this debtor; return it, to be restored."""
        with self._database.write() as connection:
            gone = connection.execute(
                "DELETE FROM debtor WHERE connection_id = ? AND name_key = ? RETURNING *",
                (self._connection_id, name_key(debtor.name)),
            ).fetchall()
            self._database.note_change("debtor", [debtor.draft_id])
        return ForgottenDebtor(debtor.name, tuple(tuple(row) for row in gone))

    def restore(self, forgotten: ForgottenDebtor) -> None:
        """Restore a forgotten debtor; what was confirmed since stays."""
        with self._database.write() as connection:
            connection.executemany(
                "INSERT OR IGNORE INTO debtor VALUES (?, ?, ?, ?, ?, ?, ?, ?)", forgotten.rows
            )
            self._database.note_change("debtor", [str(row[1]) for row in forgotten.rows])

    def forget_of_draft(self, draft_id: DraftId) -> None:
        """Delete what this submission confirmed; what earlier ones confirmed stays."""
        with self._database.write() as connection:
            connection.execute(
                "DELETE FROM debtor WHERE connection_id = ? AND draft_id = ?", (self._connection_id, draft_id)
            )
            self._database.note_change("debtor", [draft_id])


def name_key(name: object) -> str:
    return " ".join(fold(str(name or "")).replace(".", " ").replace(",", " ").split())


def _contradicts(row: sqlite3.Row, siret: str, vat_number: str) -> bool:
    return any(
        value and row[column] and row[column] != value
        for column, value in (("siret", siret), ("vat_number", vat_number))
    )


def _debtor_of(row: sqlite3.Row) -> ConfirmedDebtor:
    return ConfirmedDebtor(row["draft_id"], json.loads(row["body"]), row["numbers"], row["confirmed_at"])
