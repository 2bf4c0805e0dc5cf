"""Brings a database to the tables that this version of the service works with."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from recovery_service.db.database import Database

if TYPE_CHECKING:
    from alembic.config import Config

_FOLDER = Path(__file__).parent / "migrations"
_REVISION = "alembic_version"
_LOCK = 7_246_911
"""Any number, the same in every process: who starts at the same time waits for the one that migrates."""


def upgrade(database: Database) -> None:
    """Apply all missing migrations or none. Every process may call it at its start, also at the same time."""
    with database.read() as connection:
        if current_revision(connection) == newest_revision():
            return
    # Only now: the library takes longer to load than most starts have need of.
    from alembic import command

    config = alembic_configuration()
    with database.write_separately() as connection:
        if not database.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


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
