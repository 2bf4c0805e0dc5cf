"""Brings a database to the tables that this version of the service works with."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from recovery_service.db.database import Database

_FOLDER = Path(__file__).parent / "migrations"
_LOCK = 7_246_911
"""Any number, the same in every process: who starts at the same time waits for the one that migrates."""


def upgrade(database: Database) -> None:
    """Safe to call by every process at its start, at once too: all migrations or none are applied."""
    config = configuration()
    head = ScriptDirectory.from_config(config).get_current_head()
    with database.read() as connection:
        if revision_of(connection) == head:
            return
    with database.apart() as connection:
        if not database.is_sqlite:
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    return config


def revision_of(connection: Connection) -> str | None:
    """The migration that this database is at; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()
