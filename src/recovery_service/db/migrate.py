"""Brings a database to the tables that this version of the service works with."""

from __future__ import annotations

import tempfile
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import OperationalError

from recovery_service.db.database import Database
from recovery_service.db.tables import installation

if TYPE_CHECKING:
    from alembic.config import Config

_FOLDER = Path(__file__).parent / "migrations"
_REVISION = "alembic_version"
_LOCK = 7_246_911
"""Any number, the same in every process: who starts at the same time waits for the one that migrates."""
WORKS_FROM: Final = "0035"
"""The oldest release, by its newest migration, that works with the tables as this one leaves them. A migration that
takes away or renames what a release uses raises it."""
_WORKS_FROM: Final = "works_from"
LOCK_SECONDS: Final = 2.0
"""How long a migration waits for a table: whoever wants the same table waits behind it."""
_TRIES: Final = 30
_PAUSE_SECONDS: Final = 1.0
_LOCKED: Final = "55P03"


class SchemaTooNew(Exception):
    """A later release has changed the tables so that this one does not work with them."""


def upgrade(database: Database) -> None:
    """Apply all missing migrations or none. Every process may call it at its start, also at the same time.

    It gives way where others hold the tables, and tries again. Raises SchemaTooNew, and OperationalError where the
    tables were never free.
    """
    with database.read() as connection:
        if current_revision(connection) == newest_revision():
            return
        if is_later(connection):
            if not is_usable(connection):
                raise SchemaTooNew
            return
    for left in reversed(range(_TRIES)):
        try:
            _apply_all(database)
            return
        except OperationalError as error:
            if getattr(error.orig, "sqlstate", None) != _LOCKED or not left:
                raise
            time.sleep(_PAUSE_SECONDS)


def _apply_all(database: Database) -> None:
    # Only now: the library takes longer to load than most starts have need of.
    from alembic import command

    config = alembic_configuration()
    with database.write_separately() as connection:
        if not database.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            connection.execute(text(f"SET LOCAL lock_timeout TO {round(LOCK_SECONDS * 1000)}"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        installation.store(connection, _WORKS_FROM, WORKS_FROM)


def is_later(connection: Connection) -> bool:
    """Return whether a later release has migrated these tables."""
    return (current_revision(connection) or "") > newest_revision()


def is_usable(connection: Connection) -> bool:
    """Return whether this release works with the tables as they are."""
    if not is_later(connection):
        return True
    works_from = installation.value(connection, _WORKS_FROM)
    return works_from is not None and works_from <= newest_revision()


@cache
def newest_revision() -> str:
    """Return the newest migration, by the names of their files."""
    return max(file.name[1:5] for file in (_FOLDER / "versions").glob("r[0-9]*.py"))


def schema_at(revision: str) -> list[list[str]] | None:
    """Return [type, name, table, sql] of everything in a database on SQLite at this migration; None where there is no
    such migration."""
    if not any(file.name[1:5] == revision for file in (_FOLDER / "versions").glob("r[0-9]*.py")):
        return None
    from alembic import command

    config = alembic_configuration()
    with tempfile.TemporaryDirectory() as folder:
        database = Database.in_folder(Path(folder), on_network=False)
        try:
            with database.write_separately() as connection:
                config.attributes["connection"] = connection
                command.upgrade(config, revision)
                rows = connection.execute(text("SELECT type, name, tbl_name, sql FROM sqlite_master"))
                return [["" if one is None else str(one) for one in row] for row in rows]
        finally:
            database.close()


def alembic_configuration() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    return config


def current_revision(connection: Connection) -> str | None:
    """Return the migration that this database is at; None for an empty one."""
    if not inspect(connection).has_table(_REVISION):
        return None
    revision: str | None = connection.execute(text(f"SELECT version_num FROM {_REVISION}")).scalar()
    return revision
