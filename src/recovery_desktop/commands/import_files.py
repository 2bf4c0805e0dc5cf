"""Imports dropped files: a private copy and a draft for each, durable before anything is sent."""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from stat import S_ISREG
from typing import Any, Final

from recovery_contract.archives import is_archive
from recovery_contract.extraction import UPLOAD_BYTES
from recovery_contract.reason_templates import make_reason
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.documents.photos import IMAGES, PhotoRefused, photo_to_pdf
from recovery_desktop.failures import Failure, system_reason
from recovery_desktop.file_permissions import make_private_folder
from recovery_desktop.store.drafts import Draft, Drafts

PDF_HEAD_WITHIN: Final = 1024
PORTION: Final = 20


class FileNotImported(Failure):
    """Why this file cannot be read; the draft stays and everything can be typed."""

    title = "This file cannot be read"
    next_step = "Drop the invoice as a PDF, or type its fields."


def describe_unopened(name: str, error: OSError) -> FileNotImported:
    return FileNotImported(reason=make_reason("file_cannot_be_opened", name=name, why=system_reason(error)))


async def import_files(context: ConnectionContext, paths: Sequence[Path]) -> list[Draft]:
    """Return the drafts in the order of the files; one whose file is unusable says so in its `failure`."""
    drafts: list[Draft] = []
    while left := paths[len(drafts) :]:
        # The first is seen at once; of hundreds each would otherwise be a commit and a list shown anew.
        portion = left[: PORTION if drafts else 1]
        copies = [await _keep(context.files, path) for path in portion]
        with context.store.database.write():
            drafts += [
                _draft(context.connection_store.drafts, *one) for one in zip(portion, copies, strict=True)
            ]
    return drafts


async def _keep(folder: Path, path: Path) -> tuple[str, Path] | dict[str, Any]:
    """Return the digest and the private copy, or why there is none."""
    try:
        content = await asyncio.to_thread(_content, path)
        if path.suffix.lower() in IMAGES:
            content = await photo_to_pdf(content)
    except (FileNotImported, PhotoRefused) as failure:
        return failure.to_json()
    digest = hashlib.sha256(content).hexdigest()
    return digest, await asyncio.to_thread(copy_to_store, folder, digest, content)


def _draft(drafts: Drafts, path: Path, copy: tuple[str, Path] | dict[str, Any]) -> Draft:
    if isinstance(copy, dict):
        draft = drafts.add(state="unread", file_name=path.name)
        drafts.change_state(draft.id, "unread", failure=copy)
        return drafts.get(draft.id)
    digest, file = copy
    return drafts.add(state="waiting", file_name=path.name, file_path=str(file), file_sha256=digest)


def _content(path: Path) -> bytes:
    """Return the bytes that will be shown and sent, read once. Raises FileNotImported."""
    try:
        about = path.stat()
        if not S_ISREG(about.st_mode):
            raise FileNotImported(reason=make_reason("file_not_a_file"))
        if about.st_size > UPLOAD_BYTES:
            raise FileNotImported(reason=make_reason("file_too_large", most=UPLOAD_BYTES // 2**20))
        content = path.read_bytes()
    except OSError as error:
        raise describe_unopened(path.name, error) from error
    if not content:
        raise FileNotImported(reason=make_reason("file_empty"))
    if path.suffix.lower() in IMAGES:
        return content
    if is_archive(content):
        raise FileNotImported(reason=make_reason("file_archive"))
    if b"%PDF-" not in content[:PDF_HEAD_WITHIN]:
        raise FileNotImported(reason=make_reason("file_not_a_pdf"))
    return content


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
