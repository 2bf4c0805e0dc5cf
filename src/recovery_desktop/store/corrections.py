"""What the person put right on invoices of a seller's layout, for every connection of this computer."""

from __future__ import annotations

import json
import sqlite3
import uuid
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from recovery_desktop.ids import CorrectionId, DraftId
from recovery_desktop.store.database import Database, now_text


@dataclass(frozen=True)
class CorrectionRow:
    """`layout` is {seller, anchors} as the reader told it; `learned_from` the number of the invoice that was
    corrected; `box` [x0, top, x1, bottom] in points on `page` (from 1), None for what every invoice repeats."""

    id: CorrectionId
    layout: dict[str, Any]
    path: str
    value: Any
    page: int | None
    box: list[float] | None
    learned_from: str
    draft_id: DraftId
    created_at: str


class Corrections:
    def __init__(self, database: Database) -> None:
        self._database = database

    def remember(
        self,
        layout: Mapping[str, Any],
        path: str,
        value: Any,
        *,
        learned_from: str,
        draft_id: DraftId,
        page: int | None = None,
        box: Sequence[float] | None = None,
    ) -> CorrectionRow:
        """Store a correction in place of an earlier one for this field and layout.

        Raises ValueError without a seller.
        """
        if not layout.get("seller"):
            raise ValueError("a layout is remembered by its seller")
        correction = CorrectionRow(
            CorrectionId(uuid.uuid4().hex),
            dict(layout),
            path,
            value,
            page,
            None if box is None else list(box),
            learned_from,
            draft_id,
            now_text(),
        )
        layout_json = json.dumps(correction.layout, sort_keys=True)
        with self._database.write() as connection:
            replaced = connection.execute(
                "DELETE FROM correction WHERE layout = ? AND path = ? RETURNING id", (layout_json, path)
            ).fetchall()
            self._insert(correction)
            self._database.note_change("correction", [correction.id, *(row["id"] for row in replaced)])
        return correction

    def restore(self, corrections: Sequence[CorrectionRow]) -> None:
        """Put back what was forgotten, given newest first; what was learned since for the same field of the same layout
        stays.
        """
        with self._database.write() as connection:
            # Of the same millisecond the row that was stored last counts as the newest.
            for correction in reversed(corrections):
                layout_json = json.dumps(correction.layout, sort_keys=True)
                existing = connection.execute(
                    "SELECT 1 FROM correction WHERE layout = ? AND path = ?", (layout_json, correction.path)
                ).fetchone()
                if existing is None:
                    self._insert(correction)
            self._database.note_change("correction", [correction.id for correction in corrections])

    def _insert(self, correction: CorrectionRow) -> None:
        with self._database.write() as connection:
            connection.execute(
                "INSERT INTO correction (id, seller, layout, path, value, page, box, learned_from, draft_id,"
                " created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    correction.id,
                    str(correction.layout["seller"]),
                    json.dumps(correction.layout, sort_keys=True),
                    correction.path,
                    json.dumps(correction.value),
                    correction.page,
                    None if correction.box is None else json.dumps(correction.box),
                    correction.learned_from,
                    correction.draft_id,
                    correction.created_at,
                ),
            )

    def of_seller(self, seller: str) -> list[CorrectionRow]:
        """Return them oldest first, so that later ones win; those too where a number of one stands behind the other's
        name, which the layout decides about."""
        rows = self._database.rows(
            "SELECT * FROM correction WHERE instr(' ' || seller || ' ', ?) OR instr(?, ' ' || seller || ' ')"
            " ORDER BY created_at, rowid",
            (f" {seller} ", f" {seller} "),
        )
        return [_correction(row) for row in rows]

    def all(self) -> list[CorrectionRow]:
        """Return them newest first."""
        rows = self._database.rows("SELECT * FROM correction ORDER BY created_at DESC, rowid DESC")
        return [_correction(row) for row in rows]

    def forget(self, id: CorrectionId) -> None:
        with self._database.write() as connection:
            connection.execute("DELETE FROM correction WHERE id = ?", (id,))
            self._database.note_change("correction", [id])

    def forget_of_draft(self, draft_id: DraftId) -> None:
        """Delete what was learned from a submission that was withdrawn."""
        with self._database.write() as connection:
            gone = connection.execute(
                "DELETE FROM correction WHERE draft_id = ? RETURNING id", (draft_id,)
            ).fetchall()
            if gone:
                self._database.note_change("correction", [row["id"] for row in gone])


def _correction(row: sqlite3.Row) -> CorrectionRow:
    return CorrectionRow(
        id=row["id"],
        layout=json.loads(row["layout"]),
        path=row["path"],
        value=json.loads(row["value"]),
        page=row["page"],
        box=None if row["box"] is None else json.loads(row["box"]),
        learned_from=row["learned_from"],
        draft_id=row["draft_id"],
        created_at=row["created_at"],
    )
