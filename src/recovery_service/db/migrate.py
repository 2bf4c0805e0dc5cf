"""Brings a database to the tables that this version of the service works with."""

from __future__ import annotations

from recovery_service.db.database import Database
from recovery_service.db.schema import METADATA


def upgrade(database: Database) -> None:
    """Safe to call by every process at its start, at once too."""
    METADATA.create_all(database.engine)
