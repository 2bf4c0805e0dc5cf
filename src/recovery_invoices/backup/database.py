"""The child that opens one SQLite file to read: what it is made of, and whether it is whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from recovery_invoices.task import Ask, Task, TaskResponse

#: Far more than any of ours has, and small enough for the pipe.
_MOST_OBJECTS: Final = 2_000
_LONGEST_TEXT: Final = 100_000
_MOST_TEXT: Final = 2_000_000
_MAX_MESSAGES: Final = 100
#: Newer versions of SQLite look into these too, and some say so of whole ones that are only read. They are made anew.
_OF_AN_INDEX_OF_WORDS: Final = ("inverted index for FTS", "fts5: corruption")
_LEAVES_IT_AS_IT_IS: Final = "mode=ro&immutable=1"
_PRAGMAS: Final = ("trusted_schema=OFF", "cell_size_check=ON", "temp_store=MEMORY", "mmap_size=0")


def tasks_for(file: str) -> dict[str, Task]:
    """Return the tasks of a child that may read `file`."""

    def describe(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
        """Return {objects: [[type, name, table, sql]], version, revision}, or {failure}."""
        try:
            with _open(file) as database:
                objects = _objects(database)
                version = int(database.execute("PRAGMA user_version").fetchone()[0])
                return {"objects": objects, "version": version, "revision": _revision(database, objects)}, b""
        except (sqlite3.Error, ValueError, UnicodeError) as error:
            return {"failure": str(error)[:500]}, b""

    def check(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
        """Return {}, or {failure}: what SQLite finds broken, an index of words left out, or which column of `json` has
        text that is no JSON."""
        try:
            with _open(file) as database:
                messages = (
                    str(row[0]) for row in database.execute(f"PRAGMA integrity_check({_MAX_MESSAGES})")
                )
                for fault in messages:
                    if fault != "ok" and not any(mark in fault for mark in _OF_AN_INDEX_OF_WORDS):
                        return {"failure": fault[:500]}, b""
                for table, column in message["json"]:
                    if _has_other_than_json(database, str(table), str(column)):
                        return {"failure": f"{table}.{column} has what is no JSON"}, b""
                return {}, b""
        except (sqlite3.Error, ValueError, UnicodeError) as error:
            return {"failure": str(error)[:500]}, b""

    return {"describe": describe, "check": check}


@contextmanager
def _open(file: str) -> Iterator[sqlite3.Connection]:
    address = Path(file).as_uri()
    if not address.startswith("file:///"):
        # A share of Windows: SQLite refuses a machine in the address.
        address = "file:////" + address.removeprefix("file://")
    address = f"{address}?{_LEAVES_IT_AS_IT_IS}"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as database:
        for pragma in _PRAGMAS:
            database.execute(f"PRAGMA {pragma}")
        yield database


def _objects(database: sqlite3.Connection) -> list[list[str]]:
    """Return everything that the file says it consists of. Raises ValueError where that is more than ever is ours."""
    objects: list[list[str]] = []
    size = 0
    for row in database.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"):
        texts = ["" if one is None else str(one) for one in row]
        size += sum(map(len, texts))
        if len(objects) >= _MOST_OBJECTS or max(map(len, texts)) > _LONGEST_TEXT or size > _MOST_TEXT:
            raise ValueError("it consists of more than any of our databases")
        objects.append(texts)
    return objects


def _revision(database: sqlite3.Connection, objects: list[list[str]]) -> str:
    """Return the database's migration from its `alembic_version` table; empty where there is none."""
    if not any((kind, name) == ("table", "alembic_version") for kind, name, _, _ in objects):
        return ""
    row = database.execute("SELECT version_num FROM alembic_version").fetchone()
    return "" if row is None else str(row[0])[:32]


def _has_other_than_json(database: sqlite3.Connection, table: str, column: str) -> bool:
    quoted_table, quoted = (name.replace('"', '""') for name in (table, column))
    query = (
        f'SELECT 1 FROM "{quoted_table}" WHERE "{quoted}" IS NOT NULL AND NOT json_valid("{quoted}") LIMIT 1'
    )
    return database.execute(query).fetchone() is not None
