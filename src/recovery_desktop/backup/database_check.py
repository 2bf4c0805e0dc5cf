"""Whether a database that is brought back is one of ours: what it consists of, and that all of it is whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from recovery_desktop import folding
from recovery_desktop.backup.manifest import STORE, BackupDamaged, BackupNewer
from recovery_desktop.documents.backup_reader import BackupUnreadable, open_database
from recovery_desktop.documents.confined_reader import ReaderStopped
from recovery_desktop.embedded.schema import SchemaUnknown, fetch_service_schema
from recovery_desktop.store.database import migrations

if TYPE_CHECKING:
    from recovery_invoices.backup.opening import DatabaseDescription

Objects = frozenset[tuple[str, str, str, str]]

#: What SQLite itself may add to any database.
_OF_SQLITE: Final[Objects] = frozenset(
    {
        ("table", "sqlite_stat1", "sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"),
        ("table", "sqlite_stat4", "sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
    }
)
JSON_COLUMNS: Final = frozenset(
    {
        "answer",
        "box",
        "body",
        "extraction",
        "failure",
        "layout",
        "notes",
        "onboarding",
        "parts",
        "profile",
        "requirements",
        "settings",
        "value",
    }
)
"""Of the store, in whatever table: what is read at every start has to be readable."""


def check_database(file: Path, name: str, app: str) -> None:
    """Check that the database holds exactly the tables and indexes of our own migrations, letter by letter: no
    trigger, no view, no other virtual table. `name` is the file's in the backup, `app` the version that made it.
    Raises BackupDamaged, BackupNewer or ReaderStopped.
    """
    try:
        with open_database(file) as database:
            described = database.describe()
            expected = (_of_store if name == STORE else _of_service)(described, app)
            _compare(name, described.objects, expected)
            database.check(json_columns(expected) if name == STORE else [])
    except BackupUnreadable as failure:
        raise BackupDamaged(f"{name}: {failure}", reason=failure.reason) from failure


def json_columns(objects: Iterable[tuple[str, str, str, str]]) -> list[tuple[str, str]]:
    """Return (table, column) of the store that these make up."""
    with closing(sqlite3.connect(":memory:")) as database:
        tables = []
        for kind, name, _, sql in objects:
            if kind == "table" and sql.startswith("CREATE TABLE") and not name.startswith(_WORDS):
                database.execute(sql)
                tables.append(name)
        return [
            (table, column)
            for table in sorted(tables)
            for _, column, *_ in database.execute(f"PRAGMA table_info({table})")
            if column in JSON_COLUMNS
        ]


_WORDS: Final = "receivable_words"


def _of_store(described: DatabaseDescription, app: str) -> Objects:
    steps = migrations()
    if described.version > steps[-1][0]:
        raise BackupNewer(app)
    with closing(sqlite3.connect(":memory:")) as database:
        folding.register_functions(database)
        for number, script in steps:
            if number <= described.version:
                database.executescript(script)
        return frozenset(
            (str(kind), str(name), str(table), str(sql or ""))
            for kind, name, table, sql in database.execute(
                "SELECT type, name, tbl_name, sql FROM sqlite_master"
            )
        )


def _of_service(described: DatabaseDescription, app: str) -> Objects:
    revision = described.revision
    if not (revision.isascii() and revision.isdigit() and len(revision) == 4):
        raise BackupDamaged("the service's database has no version")
    try:
        schema = fetch_service_schema(revision)
    except SchemaUnknown as error:
        raise ReaderStopped(str(error)) from error
    if revision > schema.head:
        raise BackupNewer(app)
    if schema.objects is None:
        raise BackupDamaged("the service's database has a version that never was")
    return schema.objects


def _compare(name: str, objects: Objects, expected: Objects) -> None:
    """Compare the objects with ours. Raises BackupDamaged that names the first difference."""
    have, wanted, anyway = _plain(objects), _plain(expected), _plain(_OF_SQLITE)
    for kind, which, _, _ in sorted(have - wanted - anyway):
        raise BackupDamaged(f"{name}: {kind} {which[:80]} is none of ours")
    for kind, which, _, _ in sorted(wanted - have):
        raise BackupDamaged(f"{name}: {kind} {which} is missing")


def _plain(objects: Objects) -> Objects:
    """Return the objects with their line breaks removed, for comparison."""
    return frozenset((kind, name, table, " ".join(sql.split())) for kind, name, table, sql in objects)
