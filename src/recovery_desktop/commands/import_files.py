"""Imports dropped files: a private copy and a draft for each, durable before anything is sent."""

from __future__ import annotations

import asyncio
import hashlib
import os
import threading
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from pathlib import Path
from stat import S_ISREG
from typing import TYPE_CHECKING, Any, Final

from recovery_contract.archives import is_archive
from recovery_contract.file_kinds import CONTAINERS, HEAD, WITHIN, FileKind, file_kind
from recovery_contract.reason_templates import make_reason
from recovery_contract.upload_limits import UPLOAD_BYTES
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.collect_files import MOST_FILES, Collected, collect_files
from recovery_desktop.commands.unpacked_tables import may_be_table, store_table
from recovery_desktop.documents.containers import NotUnpacked, unpack
from recovery_desktop.documents.conversion import (
    DocumentRefused,
    ElectronicInvoiceRefused,
    PhotoRefused,
    to_pdfs,
)
from recovery_desktop.documents.invoice_table import is_table
from recovery_desktop.documents.statements import is_statement
from recovery_desktop.failures import Failure, system_reason
from recovery_desktop.file_permissions import make_private_folder
from recovery_desktop.store.drafts import Draft, Drafts
from recovery_desktop.store.left_out import LeftOut

if TYPE_CHECKING:
    from recovery_invoices.unpack.limits import UnpackLimits
    from recovery_invoices.unpack.opening import UnpackedPart

PORTION: Final = 20
_BEING_READ: Final = ("waiting", "uploading", "reading")
_REFUSED: Final[dict[FileKind, str]] = {
    "empty": "file_empty",
    "archive": "file_archive",
    "table": "file_table_within",
}


class FileNotImported(Failure):
    """Failure: the file cannot be read; the draft stays and everything can be typed."""

    title = "This file cannot be read"
    next_step = "Drop the invoice as a PDF, or enter it manually."


def describe_unopened(name: str, error: OSError) -> FileNotImported:
    return FileNotImported(reason=make_reason("file_cannot_be_opened", name=name, why=system_reason(error)))


@dataclass
class Imported:
    """`drafts` in the order of the files; `left_out` are files that nobody chose one by one and that are here
    already; `tables` lay in folders, archives and messages: lists of invoices and bank statements, to be imported in
    their own way."""

    drafts: list[Draft] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)
    tables: list[Path] = field(default_factory=list)


@dataclass(frozen=True)
class _Copy:
    """One file on its way to be a draft: its private copy, or why there is none. `is_chosen`: the person named this
    very file, and not what it lies in. A `table` becomes no draft itself. `sent_to`: to whom the invoice was mailed."""

    name: str
    is_chosen: bool
    digest: str = ""
    file: Path | None = None
    failure: dict[str, Any] | None = None
    table: Path | None = None
    sent_to: str = ""


@dataclass(frozen=True)
class ImportOptions:
    """`cancelled` ends it after what was taken in. `is_chosen` False: the files came from a watched folder."""

    cancelled: threading.Event = field(default_factory=threading.Event)
    limits: UnpackLimits | None = None
    most: int = MOST_FILES
    is_chosen: bool = True


async def import_files(
    context: ConnectionContext, paths: Sequence[Path], options: ImportOptions | None = None
) -> Imported:
    """Take in files, what is in folders, archives and messages; what is unusable says so in its draft's `failure`."""
    options, imported = options or ImportOptions(), Imported()
    portion: list[_Copy] = []
    collected = await collect_files(paths, options.most)
    files, imported.tables = await asyncio.to_thread(without_tables, collected.files, frozenset(paths))
    collected = replace(collected, files=files)
    chosen = frozenset(paths) if options.is_chosen else frozenset()
    async with aclosing(_copies(context.files, collected, chosen, options)) as copies:
        async for copy in copies:
            portion.append(copy)
            # The first is seen at once; of hundreds each would otherwise be a commit and a list shown anew.
            if len(portion) >= (PORTION if imported.drafts else 1):
                _store(context, portion, imported)
                portion.clear()
    _store(context, portion, imported)
    return imported


def _store(context: ConnectionContext, portion: Sequence[_Copy], imported: Imported) -> None:
    drafts, left_out = context.connection_store.drafts, list[LeftOut]()
    with context.store.database.write():
        for copy in portion:
            if copy.table is not None:
                imported.tables.append(copy.table)
            elif copy.digest and (same := _here_already(drafts.list_with_file(copy.digest), copy)):
                left_out.append(LeftOut(copy.name, _why_left_out(same)))
            else:
                imported.drafts.append(_draft(drafts, copy))
        if left_out:
            context.connection_store.left_out.add(left_out)
    imported.left_out += left_out


def _here_already(same: Sequence[Draft], copy: _Copy) -> Draft | None:
    """Return the draft that the very same file is already. One that a person names again comes in again, but not while
    the first is being read: it was pressed twice."""
    earlier = [
        draft
        for draft in same
        if not copy.is_chosen or (draft.state in _BEING_READ and draft.file_name == copy.name)
    ]
    return earlier[0] if earlier else None


def _why_left_out(draft: Draft) -> dict[str, Any]:
    return make_reason("file_here_already", name=draft.file_name or "")


def _draft(drafts: Drafts, copy: _Copy) -> Draft:
    if copy.failure is not None:
        draft = drafts.add(state="unread", file_name=copy.name)
        drafts.change_state(draft.id, "unread", failure=copy.failure)
        return drafts.get(draft.id)
    body = {"contacts": [{"email": copy.sent_to}]} if copy.sent_to else None
    return drafts.add(
        body, state="waiting", file_name=copy.name, file_path=str(copy.file), file_sha256=copy.digest
    )


def without_tables(
    files: Sequence[Path], named: frozenset[Path] = frozenset()
) -> tuple[tuple[Path, ...], list[Path]]:
    """Return (the files, the lists of invoices and bank statements among them); those `named` are files."""
    tables = [path for path in files if path not in named and (is_table(path) or is_statement(path))]
    return tuple(path for path in files if path not in tables), tables


async def _copies(
    folder: Path, collected: Collected, chosen: frozenset[Path], options: ImportOptions
) -> AsyncGenerator[_Copy, None]:
    for path in collected.files:
        if options.cancelled.is_set():
            return
        try:
            kind = await asyncio.to_thread(_kind_of, path)
            if kind in CONTAINERS:
                async with aclosing(_parts(folder, path, kind, options)) as parts:
                    async for part in parts:
                        yield part
                continue
            content = await asyncio.to_thread(_content, path)
        except FileNotImported as failure:
            yield _Copy(path.name, path in chosen, failure=failure.to_json())
            continue
        for copy in await _stored(folder, path.name, kind, content, is_chosen=path in chosen):
            yield copy
    for path in collected.too_full:
        reason = make_reason("file_too_many_parts", most=options.most)
        yield _Copy(path.name, True, failure=FileNotImported(reason=reason).to_json())
    for path in collected.empty:
        reason = make_reason("file_nothing_inside")
        yield _Copy(path.name, True, failure=FileNotImported(reason=reason).to_json())


async def _parts(
    folder: Path, path: Path, kind: FileKind, options: ImportOptions
) -> AsyncGenerator[_Copy, None]:
    try:
        async with aclosing(unpack(path, kind, options.cancelled, options.limits)) as parts:
            async for part in parts:
                name = f"{path.name}{WITHIN}{part.name}"
                if part.refused:
                    yield _Copy(name, False, failure=_refused(part.refused).to_json())
                elif table := await _table_within(folder, name, part, options):
                    yield _Copy(name, False, table=table)
                else:
                    for copy in await _stored(folder, name, part.kind, part.content, is_chosen=False):
                        yield replace(copy, sent_to=part.sent_to)
    except NotUnpacked as failure:
        if not options.cancelled.is_set():
            yield _Copy(path.name, False, failure=failure.to_json())
    except OSError as error:
        yield _Copy(path.name, False, failure=describe_unopened(path.name, error).to_json())


async def _table_within(folder: Path, name: str, part: UnpackedPart, options: ImportOptions) -> Path | None:
    """Return a copy of a table; nobody is there to name the columns of one in a watched folder."""
    if not options.is_chosen or not may_be_table(part):
        return None
    return await asyncio.to_thread(store_table, folder, name, part.content)


def _refused(code: str) -> FileNotImported:
    params = {"most": UPLOAD_BYTES // 2**20} if code == "TOO_LARGE" else {}
    return FileNotImported(reason=make_reason(f"file_{code.lower()}", **params))


async def _stored(folder: Path, name: str, kind: FileKind, content: bytes, *, is_chosen: bool) -> list[_Copy]:
    """Store private copies, as the PDFs that the file is or that it becomes: one for each of its invoices."""
    try:
        if kind not in ("picture", "xml", "document", "pdf") or (kind == "pdf" and is_archive(content)):
            raise FileNotImported(reason=make_reason(_why_not(kind, name)))
        pdfs = await to_pdfs(content, kind)
    except (FileNotImported, PhotoRefused, ElectronicInvoiceRefused, DocumentRefused) as failure:
        return [_Copy(name, is_chosen, failure=failure.to_json())]
    copies = []
    for which, pdf in pdfs:
        digest = hashlib.sha256(pdf).hexdigest()
        file = await asyncio.to_thread(copy_to_store, folder, digest, pdf)
        copies.append(_Copy(f"{name}{WITHIN}{which}" if which else name, is_chosen, digest, file))
    return copies


def _why_not(kind: FileKind, name: str) -> str:
    if kind == "pdf":
        return "file_archive"
    if kind == "other" and name.lower().endswith(".pdf"):
        return "file_not_a_pdf"
    return _REFUSED.get(kind, "file_kind_not_read")


def _kind_of(path: Path) -> FileKind:
    """Return the file's kind by its first bytes. Raises FileNotImported."""
    try:
        if not S_ISREG(path.stat().st_mode):
            raise FileNotImported(reason=make_reason("file_not_a_file"))
        with path.open("rb") as file:
            return file_kind(file.read(HEAD), path.name)
    except OSError as error:
        raise describe_unopened(path.name, error) from error


def _content(path: Path) -> bytes:
    """Return the bytes that will be shown and sent, read once. Raises FileNotImported."""
    try:
        if path.stat().st_size > UPLOAD_BYTES:
            raise FileNotImported(reason=make_reason("file_too_large", most=UPLOAD_BYTES // 2**20))
        return path.read_bytes()
    except OSError as error:
        raise describe_unopened(path.name, error) from error


def copy_to_store(folder: Path, digest: str, content: bytes, ending: str = ".pdf") -> Path:
    """Return a copy under a name of our own, complete or not there."""
    make_private_folder(folder)
    target = folder / f"{digest}{ending}"
    if not target.exists():
        partial = folder / f".{digest}.{os.getpid()}"
        with open(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(partial, target)
    return target
