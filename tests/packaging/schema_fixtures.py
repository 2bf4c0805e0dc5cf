"""Databases as they were in each schema: kept as SQL in `fixtures/`, written back from there.

`python -m tests.packaging.schema_fixtures FILE` keeps a database file of the newest schema, before a migration is added
to it.
"""

from __future__ import annotations

import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

FIXTURES: Final = Path(__file__).parent / "fixtures"
DESKTOP, SERVICE = "desktop", "service"
_WORDS: Final = "receivable_words"
"""The index of words: made from the receivables, and made anew where what it holds changes."""


def numbers_of(side: str) -> list[int]:
    """The schemas whose data are kept."""
    matches = (re.fullmatch(rf"{side}-(\d{{4}})", path.stem) for path in FIXTURES.glob("*.sql"))
    return sorted(int(matched[1]) for matched in matches if matched)


def name_of(side: str, number: int) -> str:
    return f"{side}-{number:04}.sql"


def as_of_then(dump: str, target: Path) -> None:
    """Writes the database as it was."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(target)) as database:
        database.executescript((FIXTURES / dump).read_text(encoding="utf-8"))


def contents(file: Path, like: dict[str, dict[str, Any]] | None = None) -> dict[str, dict[str, Any]]:
    """Every row of every table, as {table: {"columns": [...], "rows": [...]}}; of `like` only what both have."""
    with closing(sqlite3.connect(file)) as opened:
        columns = {table: _columns(opened, table) for table in _tables(opened)}
        if like is not None:
            columns = {
                table: [name for name in table_contents["columns"] if name in columns.get(table, ())]
                for table, table_contents in like.items()
            }
        return {
            table: {
                "columns": names,
                "rows": sorted(opened.execute(f'SELECT {_quoted(names)} FROM "{table}"'), key=repr),
            }
            for table, names in columns.items()
        }


def description(file: Path) -> dict[str, Any]:
    """What its tables, columns and indexes are, however they came to be."""
    with closing(sqlite3.connect(file)) as opened:
        tables = {
            table: sorted(opened.execute(f'PRAGMA table_info("{table}")'), key=lambda row: row[1])
            for table in _tables(opened)
        }
        indexes = opened.execute(
            "SELECT name, tbl_name FROM sqlite_master WHERE type = 'index' AND sql NOT NULL"
        )
        return {
            "tables": {table: [row[1:] for row in rows] for table, rows in tables.items()},
            "indexes": {
                name: (table, [row[2] for row in opened.execute(f'PRAGMA index_info("{name}")')])
                for name, table in indexes.fetchall()
            },
        }


def dumped(file: Path) -> Iterator[str]:
    """The lines that write it back."""
    with closing(sqlite3.connect(file)) as opened:
        tables = opened.execute(
            "SELECT type, name, sql FROM sqlite_master WHERE sql NOT NULL AND name NOT LIKE 'sqlite_%'"
            f" AND name NOT LIKE '{_WORDS}\\_%' ESCAPE '\\' ORDER BY type <> 'table', rowid"
        ).fetchall()
        for _, _, sql in tables:
            yield f"{sql};"
        for kind, name, _ in tables:
            if kind == "table":
                yield from _rows(opened, name)
        yield f"PRAGMA user_version = {opened.execute('PRAGMA user_version').fetchone()[0]};"


def _rows(opened: sqlite3.Connection, table: str) -> Iterator[str]:
    names = ["rowid", "words"] if table == _WORDS else _columns(opened, table)
    quoted = " || ', ' || ".join(f'quote("{name}")' for name in names)
    for (values,) in opened.execute(f'SELECT {quoted} FROM "{table}"'):
        yield f'INSERT INTO "{table}" ({_quoted(names)}) VALUES ({values});'


def _tables(opened: sqlite3.Connection) -> list[str]:
    rows = opened.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'alembic_version'"
        f" AND name NOT LIKE '{_WORDS}%'"
    )
    return sorted(name for (name,) in rows)


def _columns(opened: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in opened.execute(f'PRAGMA table_info("{table}")')]


def _quoted(names: list[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def main(file: Path) -> None:
    with closing(sqlite3.connect(file)) as opened:
        number = opened.execute("PRAGMA user_version").fetchone()[0]
        side = DESKTOP if number else SERVICE
        number = number or int(opened.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    target = FIXTURES / name_of(side, number)
    target.write_text("\n".join(dumped(file)) + "\n", encoding="utf-8")
    print(target)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
