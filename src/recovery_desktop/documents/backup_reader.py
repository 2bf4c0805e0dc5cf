"""What is in a backup that somebody brings back, parsed in confined children: an archive, and SQLite files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from recovery_desktop.documents.confined_reader import ReaderStopped

if TYPE_CHECKING:
    from recovery_invoices.backup.opening import ForeignArchive, ForeignDatabase


class BackupUnreadable(Exception):
    """Failure: the backup cannot be restored. `is_other`: it is no backup at all."""

    def __init__(
        self, words: str, *, is_other: bool = False, reason: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(words)
        self.is_other, self.reason = is_other, reason


@contextmanager
def open_archive(file: BinaryIO) -> Iterator[ForeignArchive]:
    """Open the archive in a confined child. Raises BackupUnreadable or ReaderStopped at any point of the block."""
    from recovery_invoices.backup.opening import foreign_archive

    with _translated_failures(), foreign_archive(file) as archive:
        yield archive


@contextmanager
def open_database(file: Path) -> Iterator[ForeignDatabase]:
    """Open the database in a confined child. Raises BackupUnreadable or ReaderStopped at any point of the block."""
    from recovery_invoices.backup.opening import foreign_database

    with _translated_failures(), foreign_database(file) as database:
        yield database


@contextmanager
def _translated_failures() -> Iterator[None]:
    from recovery_invoices import ExtractionError
    from recovery_invoices.backup.opening import NotOpened, ReaderNotStarted

    try:
        yield
    except NotOpened as failure:
        raise BackupUnreadable(str(failure), is_other=failure.is_other) from failure
    except ReaderNotStarted as error:
        raise ReaderStopped(str(error)) from error
    except ExtractionError as error:
        raise BackupUnreadable(error.message, reason=error.reason) from error
