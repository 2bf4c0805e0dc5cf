"""Opens the app's database, brings it to the newest schema and hands out durable transactions."""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from recovery_desktop import folding
from recovery_desktop.failures import Failure
from recovery_desktop.file_permissions import make_private_folder, open_private, restrict_existing
from recovery_desktop.store.changes import Changes, Kind, StoreChange
from recovery_desktop.store.location import locate_folder
from recovery_desktop.store.reads import SUSPECTED, Reads, is_damage

if TYPE_CHECKING:  # loaded by the first long read, after the first paint
    from recovery_desktop.store.background_reader import BackgroundReader

FILE_NAME = "desktop.sqlite3"
PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "fullfsync=ON",
    "foreign_keys=ON",
    # A first mirror writes hundreds of megabytes: moving them into the file 32 at a time keeps its pace.
    "wal_autocheckpoint=8000",
    "cache_size=-8000",
)
ON_NETWORK: Final = (
    # A log that was left there is read without the memory that its readers would share.
    "locking_mode=EXCLUSIVE",
    "journal_mode=DELETE",
    "locking_mode=NORMAL",
    *PRAGMAS[1:],
)


class NewerSchema(Exception):
    """The file was written by a newer app; it is left untouched."""


class StoreUnusable(Exception):
    """The file cannot be opened; the message says why."""


class StoreDamaged(StoreUnusable):
    """The file is not whole any more; what can be read of it can be salvaged."""


class NotSaved(Failure):
    """The transaction was not written: the disk is full, or the file is locked or damaged."""

    title = "This could not be saved on this computer"
    next_step = "Free up disk space, then try again."


class Database(Reads):
    """One connection for the thread that made it. Every write is a transaction, on disk when it returns."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self.changes = Changes()
        self._pending: dict[Kind, set[str]] = {}
        self._depth = 0
        try:
            make_private_folder(folder)
            restrict_existing(folder, FILE_NAME)
            self._connection = _opened(self.path)
            self._has_log = self._connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        except (OSError, sqlite3.DatabaseError) as error:
            raise _unusable(self.path, error) from error
        try:
            _migrate(self._connection)
            if self._is_suspected:
                self._look_through()
        except sqlite3.DatabaseError as error:
            self._connection.close()
            raise _unusable(self.path, error) from error
        except NewerSchema:
            self._connection.close()
            raise

    def close(self) -> None:
        if "background_reader" in self.__dict__:
            self.background_reader.close()
        self._connection.close()

    @property
    def write_count(self) -> int:
        """Grows with every row that is written."""
        return self._connection.total_changes

    @cached_property
    def background_reader(self) -> BackgroundReader:
        """Long reads that nobody waits for in this thread."""
        from recovery_desktop.store.background_reader import BackgroundReader

        return BackgroundReader(self.path)

    @contextmanager
    def write(self, *, lasting: bool = True) -> Iterator[sqlite3.Connection]:
        """Commit at the end of the outermost block or not at all; the notices follow the commit. Raises NotSaved.

        What the service can tell again need not be `lasting`: a power cut may undo the last of such transactions, in
        their order and never in part. The outermost block decides. Without a log every one of them lasts: there, a
        power cut could damage the file.
        """
        if self._depth:
            self._depth += 1
            try:
                yield self._connection
            finally:
                self._depth -= 1
            return
        self._depth = 1
        fleeting = self._has_log and not lasting
        try:
            if fleeting:
                self._connection.execute("PRAGMA synchronous=NORMAL")
            self._connection.execute("BEGIN IMMEDIATE")
            yield self._connection
            self._connection.execute("COMMIT")
        except sqlite3.DatabaseError as error:
            if is_damage(error):
                raise self._suspect(error) from error
            if type(error) not in (sqlite3.OperationalError, sqlite3.DatabaseError):
                raise
            raise NotSaved(str(error)) from error
        finally:
            self._depth = 0
            # Where the commit was not reached; SQLite has undone it already after some of its own errors.
            if self._connection.in_transaction:
                self._pending.clear()
                self._connection.execute("ROLLBACK")
            if fleeting:
                self._connection.execute("PRAGMA synchronous=FULL")
        pending, self._pending = self._pending, {}
        for kind, ids in pending.items():
            self.changes.notify(StoreChange(kind, frozenset(ids)))

    def note_change(self, kind: Kind, ids: Iterable[str]) -> None:
        """Note what the transaction that is open changes."""
        self._pending.setdefault(kind, set()).update(ids)

    @property
    def _is_suspected(self) -> bool:
        return self.path.with_name(SUSPECTED).exists()

    def _look_through(self) -> None:
        """Check the whole file, which takes long: only where damage was suspected. Raises StoreDamaged."""
        result = self._connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if result != "ok":
            self._connection.close()
            raise StoreDamaged(f"{self.path}: {result}")
        self.path.with_name(SUSPECTED).unlink()


def _unusable(path: Path, error: Exception) -> StoreUnusable:
    damaged = isinstance(error, sqlite3.DatabaseError) and is_damage(error)
    return (StoreDamaged if damaged else StoreUnusable)(f"{path}: {error}")


def now_text() -> str:
    """Return the time in UTC, in a form that sorts in its order."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def pragmas_for(folder: Path) -> tuple[str, ...]:
    return ON_NETWORK if locate_folder(folder) == "network" else PRAGMAS


def _opened(path: Path) -> sqlite3.Connection:
    # SQLite gives the files beside it the same mode.
    os.close(open_private(path, os.O_RDWR | os.O_CREAT))
    connection = sqlite3.connect(path, isolation_level=None, timeout=10)
    connection.row_factory = sqlite3.Row
    folding.register_functions(connection)
    try:
        for pragma in pragmas_for(path.parent):
            connection.execute(f"PRAGMA {pragma}")
    except sqlite3.DatabaseError:
        connection.close()
        raise
    except UnicodeDecodeError as error:
        # SQLite's own message quotes what stands where a name should be.
        connection.close()
        raise StoreDamaged(f"{path}: its description of itself is not text") from error
    return connection


def migrations() -> list[tuple[int, str]]:
    """Return the number and script of every migration, in order."""
    migrations = []
    for entry in (Path(__file__).parent / "migrations").iterdir():
        if matched := re.fullmatch(r"(\d{4})_\w+\.sql", entry.name):
            migrations.append((int(matched.group(1)), entry.read_text(encoding="utf-8")))
    return sorted(migrations)


def _migrate(connection: sqlite3.Connection) -> None:
    at = int(connection.execute("PRAGMA user_version").fetchone()[0])
    steps = migrations()
    if at > steps[-1][0]:
        raise NewerSchema(f"This data was written by a newer version of the app (schema {at}).")
    ahead = [f"{script}\nPRAGMA user_version = {number};" for number, script in steps if number > at]
    if ahead:
        # All or nothing, and one wait for the disk: a new file would wait once for each step.
        connection.executescript("\n".join(["BEGIN IMMEDIATE;", *ahead, "COMMIT;"]))
