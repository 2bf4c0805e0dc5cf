"""Saves, loads and erases files, inside the caller's transaction."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from recovery_contract.ids import ClientId
from recovery_service.context.clock import current_ms
from recovery_service.db.tables.files import file_table
from recovery_service.errors import NotFound
from recovery_service.ids import FileId, new_id

FILE_BYTES: Final = 20 * 1024 * 1024
NAME_LENGTH: Final = 255


@dataclass(frozen=True)
class FileInfo:
    """`saved_at` is real time in milliseconds; `sha256` is lowercase hex."""

    id: FileId
    client_id: ClientId
    kind: str
    name: str
    media_type: str
    size: int
    sha256: str
    saved_at: int


@dataclass(frozen=True)
class FileRow(FileInfo):
    content: bytes


_INFO = [column for column in file_table.columns if column.name != "content"]


class NewFile(NamedTuple):
    """A file to keep for a client."""

    client_id: ClientId
    kind: str
    name: str
    media_type: str
    content: bytes


def save(connection: Connection, file: NewFile) -> FileId:
    """Store the content and return its id. Raises ValueError above 20 MiB: callers refuse such a file before."""
    if len(file.content) > FILE_BYTES:
        raise ValueError("a file has at most 20 MiB")
    file_id = new_id(FileId)
    connection.execute(
        insert(file_table).values(
            id=file_id,
            **file._replace(name=safe_file_name(file.name))._asdict(),
            size=len(file.content),
            sha256=hashlib.sha256(file.content).hexdigest(),
            saved_at=current_ms(),
        )
    )
    return file_id


def load(connection: Connection, file_id: FileId) -> FileRow:
    """Return the file with its content. Whoever asks has checked that it may be seen. Raises NotFound."""
    row = connection.execute(select(file_table).where(file_table.c.id == file_id)).mappings().first()
    if row is None:
        raise NotFound
    return FileRow(**row)


def describe(connection: Connection, file_ids: Iterable[FileId]) -> dict[FileId, FileInfo]:
    """Return what is known of these files, without reading their content."""
    query = select(*_INFO).where(file_table.c.id.in_(list(file_ids)))
    return {row["id"]: FileInfo(**row) for row in connection.execute(query).mappings()}


def erase(connection: Connection, file_ids: Iterable[FileId]) -> int:
    """Remove these files for good; return how many there were."""
    return connection.execute(delete(file_table).where(file_table.c.id.in_(list(file_ids)))).rowcount


def safe_file_name(name: str) -> str:
    """Return the last segment of a name as somebody wrote it, without folders, control or direction characters."""
    last = name.replace("\\", "/").rpartition("/")[2]
    printable = "".join(letter for letter in last if letter.isprintable()).strip(". ")
    if len(printable) <= NAME_LENGTH:
        return printable or "file"
    stem, dot, ending = printable.rpartition(".")
    if not dot or len(ending) > 10:
        return printable[:NAME_LENGTH]
    return stem[: NAME_LENGTH - len(ending) - 1] + dot + ending
