"""A damaged store: moved aside as it is, and of what the service cannot tell again every row that can still be read."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from recovery_desktop.file_permissions import write_private
from recovery_desktop.store.database import FILE_NAME, Database
from recovery_desktop.store.reads import SUSPECTED

UNPLACED: Final = "unplaced.json"
SAVED: Final = (
    "preference",
    "connection",
    "creditor",
    "draft",
    "intent",
    "answer",
    "correction",
    "tunnel",
    "debtor",
    "book_item",
    "debtor_decision",
    "debtor_note",
    "statement",
    "statement_entry",
    "event",
)
"""In the order in which rows name each other. Receivables come back from the service."""
_BY_INDEX: Final = {
    "draft": ("draft_by_age", "draft_by_file"),
    "intent": ("intent_open", "intent_of_subject"),
    "correction": ("correction_by_seller",),
    "statement": ("statement_by_age",),
}


@dataclass
class SalvageReport:
    """`aside` holds the damaged file; `saved` counts rows by table; `unplaced` are rows that were read but belong to
    nothing any more: they lie beside the damaged file as JSON; `unread` names tables with a part that is lost."""

    aside: Path
    saved: dict[str, int] = field(default_factory=dict)
    unplaced: int = 0
    unread: list[str] = field(default_factory=list)


def salvage(folder: Path) -> SalvageReport:
    """Move a damaged store aside and save what can be read.

    Nobody may have it open; it opens afterwards. Raises OSError, StoreUnusable or NotSaved.
    """
    aside = folder / f"damaged-{datetime.now():%Y%m%d-%H%M%S}"
    aside.mkdir(mode=0o700)
    for ending in ("-wal", "-shm", ""):
        there = folder / f"{FILE_NAME}{ending}"
        if there.exists():
            there.rename(aside / there.name)
    salvaged = SalvageReport(aside)
    fresh = Database(folder)
    try:
        try:
            with closing(sqlite3.connect(aside / FILE_NAME, isolation_level=None)) as damaged:
                damaged.row_factory = sqlite3.Row
                _copy(damaged, fresh, salvaged)
        except (sqlite3.DatabaseError, UnicodeDecodeError):
            # Not even its table of contents can be read.
            salvaged.unread = list(SAVED)
    finally:
        fresh.close()
    (folder / SUSPECTED).unlink(missing_ok=True)
    return salvaged


def _copy(damaged: sqlite3.Connection, fresh: Database, salvaged: SalvageReport) -> None:
    damaged.execute("SELECT count(*) FROM sqlite_master").fetchone()
    unplaced: dict[str, list[dict[str, Any]]] = {}
    with fresh.write() as connection:
        for table in SAVED:
            columns = [row["name"] for row in connection.execute(f"PRAGMA table_info({table})")]
            for row in _rows(damaged, table, salvaged):
                values = {name: row[name] for name in row.keys() if name in columns}  # noqa: SIM118
                names = ", ".join(values)
                marks = ", ".join("?" * len(values))
                try:
                    connection.execute(
                        f"INSERT OR REPLACE INTO {table} ({names}) VALUES ({marks})", tuple(values.values())
                    )
                except sqlite3.IntegrityError:
                    unplaced.setdefault(table, []).append(dict(row))
                    continue
                salvaged.saved[table] = salvaged.saved.get(table, 0) + 1
        # What the service can tell is asked from the beginning.
        connection.execute(
            "UPDATE connection SET event_cursor = NULL, mirror_cursor = NULL, mirror_complete = 0, synced_at = NULL"
        )
    salvaged.unplaced = sum(map(len, unplaced.values()))
    if unplaced:
        text = json.dumps(unplaced, default=lambda value: value.hex(), indent=1)
        write_private(salvaged.aside / UNPLACED, text)


def _rows(damaged: sqlite3.Connection, table: str, salvaged: SalvageReport) -> Iterator[sqlite3.Row]:
    """Return every row that can be read, once: from the front up to the damage, from the back, and through the
    indexes."""
    try:
        keys = [row["name"] for row in damaged.execute(f"PRAGMA table_info({table})") if row["pk"]]
        if not keys:
            return
        order = ", ".join(keys)
        backwards = ", ".join(f"{key} DESC" for key in keys)
        with_rows = "WITHOUT ROWID" not in str(
            damaged.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
        )
    except sqlite3.DatabaseError:
        salvaged.unread.append(table)
        return
    read_keys: set[Any] = set()
    ways = [f"SELECT * FROM {table} NOT INDEXED", None]
    if with_rows:
        ways[1] = f"SELECT * FROM {table} NOT INDEXED ORDER BY rowid DESC"
    else:
        ways = [f"SELECT * FROM {table} ORDER BY {order}", f"SELECT * FROM {table} ORDER BY {backwards}"]
    is_complete = False
    for way in ways:
        reading = _until_damage(damaged, str(way))
        for row in reading:
            if row is None:
                break
            key = tuple(row[name] for name in keys)
            if key not in read_keys:
                read_keys.add(key)
                yield row
        else:
            is_complete = True
        if is_complete:
            return
    salvaged.unread.append(table)
    if with_rows:
        yield from _through_indexes(damaged, table, keys, read_keys)


def _until_damage(damaged: sqlite3.Connection, query: str) -> Iterator[sqlite3.Row | None]:
    """Return the rows; None where the damage begins."""
    try:
        yield from damaged.execute(query)
    except sqlite3.DatabaseError:
        yield None


def _through_indexes(
    damaged: sqlite3.Connection, table: str, keys: list[str], read_keys: set[Any]
) -> Iterator[sqlite3.Row]:
    for index in (*_BY_INDEX.get(table, ()), f"sqlite_autoindex_{table}_1"):
        numbers = _until_damage(damaged, f"SELECT rowid AS number FROM {table} INDEXED BY {index}")
        for number in [row["number"] for row in numbers if row is not None]:
            for row in _until_damage(
                damaged, f"SELECT * FROM {table} NOT INDEXED WHERE rowid = {int(number)}"
            ):
                if row is None:
                    continue
                key = tuple(row[name] for name in keys)
                if key not in read_keys:
                    read_keys.add(key)
                    yield row
