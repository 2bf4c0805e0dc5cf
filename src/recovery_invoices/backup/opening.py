"""The parent's side: foreign archives and databases as the confined children tell them."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from recovery_invoices.confinement.pool import ConfinedProcess

_MOST_AT_ONCE: Final = 1024 * 1024


class NotOpened(Exception):
    """An archive or database is not what it has to be. `is_other`: it is no archive with such a list at all."""

    def __init__(self, reason: str, *, is_other: bool = False) -> None:
        super().__init__(reason)
        self.is_other = is_other


class ReaderNotStarted(Exception):
    """The system starts no child; the file is not to blame."""


@dataclass(frozen=True, slots=True)
class DatabaseDescription:
    """`objects` are (type, name, table, sql) as SQLite keeps them, `version` is its user_version, `revision` what
    alembic noted."""

    objects: frozenset[tuple[str, str, str, str]]
    version: int
    revision: str


class ForeignArchive:
    """A ZIP that lies here and is parsed in a child."""

    def __init__(self, child: ConfinedProcess, file: BinaryIO, cancelled: threading.Event | None) -> None:
        self._child, self._file, self._cancelled = child, file, cancelled

    def open(self, name: str, items: str, longest: int) -> tuple[Mapping[str, Any], list[Any]]:
        """Return the JSON object in the member `name` of at most `longest` bytes without its list `items`, and that
        list.

        Raises NotOpened and ExtractionError.
        """
        responses: list[Any] = []

        def take(question: Mapping[str, Any], block: bytes) -> None:
            responses.extend(question["items"])

        size = self._file.seek(0, os.SEEK_END)
        task = {"task": "open", "size": size, "name": name, "items": items, "longest": longest}
        head = self._exchange(task, take).get("head")
        if not isinstance(head, dict):
            raise NotOpened("it is no list of files", is_other=True)
        return head, responses

    def unpack(self, name: str, size: int, take: Callable[[bytes], None]) -> None:
        """Hand over the member `name`, of exactly `size` bytes, in portions. Raises NotOpened and ExtractionError."""
        left = size

        def portion(question: Mapping[str, Any], block: bytes) -> None:
            nonlocal left
            left -= len(block)
            if left < 0:
                raise NotOpened(f"{name} has another size")
            take(block)

        self._exchange({"task": "unpack", "name": name, "size": size}, portion)
        if left:
            raise NotOpened(f"{name} has another size")

    def _exchange(
        self, task: dict[str, Any], take: Callable[[Mapping[str, Any], bytes], None]
    ) -> Mapping[str, Any]:
        response, block = self._child.ask(task, b"", self._cancelled)
        while "question" in response:
            question = response["question"]
            wanted = b""
            if "read" in question:
                wanted = self._bytes(*question["read"])
            else:
                take(question, block)
            response, block = self._child.ask({}, wanted, self._cancelled)
        _raise_failure(response)
        return response

    def _bytes(self, offset: int, length: int) -> bytes:
        self._file.seek(offset)
        return self._file.read(min(length, _MOST_AT_ONCE))


class ForeignDatabase:
    """A SQLite file that is opened in a child which can read nothing else."""

    def __init__(self, child: ConfinedProcess, cancelled: threading.Event | None) -> None:
        self._child, self._cancelled = child, cancelled

    def describe(self) -> DatabaseDescription:
        """Return what it consists of, unchecked. Raises NotOpened and ExtractionError."""
        response = self._run_task({"task": "describe"})
        try:
            objects = frozenset((str(a), str(b), str(c), str(d)) for a, b, c, d in response["objects"])
            return DatabaseDescription(objects, int(response["version"]), str(response["revision"]))
        except (KeyError, TypeError, ValueError) as error:
            raise NotOpened("it could not be described") from error

    def check(self, json_columns: Sequence[tuple[str, str]]) -> None:
        """Check that every page, row and index is whole and that these columns hold JSON.

        Raises NotOpened and ExtractionError.
        """
        self._run_task({"task": "check", "json": [list(one) for one in json_columns]})

    def _run_task(self, task: dict[str, Any]) -> Mapping[str, Any]:
        response, _ = self._child.ask(task, b"", self._cancelled)
        _raise_failure(response)
        return response


@contextmanager
def foreign_archive(file: BinaryIO, cancelled: threading.Event | None = None) -> Iterator[ForeignArchive]:
    """Open the archive in a child process of its own, which ends with the block. Raises ReaderNotStarted."""
    with _child("archive", None) as child:
        yield ForeignArchive(child, file, cancelled)


@contextmanager
def foreign_database(file: Path, cancelled: threading.Event | None = None) -> Iterator[ForeignDatabase]:
    """Open the database in a child process of its own, which ends with the block. Raises ReaderNotStarted."""
    with _child("database", str(file)) as child:
        yield ForeignDatabase(child, cancelled)


@contextmanager
def _child(role: str, file: str | None) -> Iterator[ConfinedProcess]:
    try:
        child = ConfinedProcess(role, file)
    except OSError as error:
        raise ReaderNotStarted(str(error)) from error
    try:
        yield child
    finally:
        child.process.kill()
        child.kill()


def _raise_failure(response: Mapping[str, Any]) -> None:
    if "failure" in response:
        is_other = response["failure"] == "OTHER"
        raise NotOpened(str(response.get("reason", response["failure"])), is_other=is_other)
