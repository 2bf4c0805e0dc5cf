"""Asks one connection to the app's database, and notes where what it met is damaged."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from recovery_desktop.failures import Failure

SUSPECTED: Final = "desktop.suspected"
"""Beside the file once damage was met: the next start looks through all of it."""


class DataDamaged(Failure):
    """Met while reading or writing. It is noted, and looked after by the next start."""

    title = "The data on this computer is damaged"
    next_step = (
        "Close the app and start it again: it rescues what can be read and fetches the rest from the service."
    )


class Reads(ABC):
    """Queries over one connection. Damage that is met is noted beside the file and raised as DataDamaged."""

    path: Path
    _connection: sqlite3.Connection

    @property
    @abstractmethod
    def write_count(self) -> int:
        """Another number once anything was written: what was read under the last one may have changed."""

    def rows(self, query: str, values: Sequence[Any] | dict[str, Any] = ()) -> list[sqlite3.Row]:
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.DatabaseError as error:
            if is_damage(error):
                raise self._suspect(error) from error
            raise

    def row(self, query: str, values: Sequence[Any] | dict[str, Any] = ()) -> sqlite3.Row | None:
        try:
            row: sqlite3.Row | None = self._connection.execute(query, values).fetchone()
        except sqlite3.DatabaseError as error:
            if is_damage(error):
                raise self._suspect(error) from error
            raise
        return row

    def _suspect(self, error: sqlite3.DatabaseError) -> DataDamaged:
        self.path.with_name(SUSPECTED).touch(mode=0o600)
        return DataDamaged(str(error))


def is_damage(error: sqlite3.DatabaseError) -> bool:
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
