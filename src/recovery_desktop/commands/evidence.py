"""Evidence before it is sent: private copies of the files, with their kind and words, kept as they are typed."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from stat import S_ISREG
from typing import Any, Final

from recovery_contract.ids import ReceivableId
from recovery_contract.upload_limits import EVIDENCE_FILE_BYTES, EVIDENCE_FILES, EVIDENCE_TOTAL_BYTES
from recovery_desktop.actions.evidence_request import EvidenceFile
from recovery_desktop.commands.import_files import copy_to_store
from recovery_desktop.documents.drawing import NotDrawn, check_document
from recovery_desktop.failures import Failure, system_reason
from recovery_desktop.store.store import ConnectionStore

SIGNS: Final = (
    (b"%PDF-", "application/pdf", ".pdf"),
    (b"\x89PNG\r\n\x1a\n", "image/png", ".png"),
    (b"\xff\xd8\xff", "image/jpeg", ".jpg"),
)


class RejectedFile(Failure):
    """`code` says why a file is not taken: TOO_LARGE, UNREADABLE, WRONG_KIND, DOES_NOT_OPEN, TOO_MANY or
    TOO_LARGE_TOGETHER."""

    title = "This file is not accepted"
    next_step = "Add a PDF, PNG or JPEG of at most 10 MB."

    def __init__(self, code: str, name: str, reason: Mapping[str, Any] | None = None) -> None:
        super().__init__(reason=reason)
        self.code, self.name = code, name


@dataclass(frozen=True)
class PreparedEvidence:
    """An answer being prepared. `replace` makes another; nothing is changed in place."""

    pieces: tuple[EvidenceFile, ...] = ()
    statement: str = ""

    @property
    def size(self) -> int:
        return sum(piece.size for piece in self.pieces)

    @property
    def has_content(self) -> bool:
        return bool(self.pieces or self.statement.strip())

    def with_file(self, at: int, **changes: Any) -> PreparedEvidence:
        pieces = list(self.pieces)
        pieces[at] = replace(pieces[at], **changes)
        return replace(self, pieces=tuple(pieces))

    def without_file(self, at: int) -> PreparedEvidence:
        return replace(self, pieces=(*self.pieces[:at], *self.pieces[at + 1 :]))


def load_prepared(connection_store: ConnectionStore, receivable_id: ReceivableId) -> PreparedEvidence:
    stored = connection_store.prepared_forms.get(receivable_id, "evidence")
    pieces = tuple(EvidenceFile(**piece) for piece in stored.get("pieces", []))
    return PreparedEvidence(pieces, str(stored.get("statement", "")))


def save_prepared(
    connection_store: ConnectionStore, receivable_id: ReceivableId, answer: PreparedEvidence
) -> None:
    """Save the prepared evidence to disk."""
    body: dict[str, Any] = {}
    if answer.pieces:
        body["pieces"] = [piece.to_json() for piece in answer.pieces]
    if answer.statement:
        body["statement"] = answer.statement
    connection_store.prepared_forms.save(receivable_id, "evidence", body)


async def add_evidence_files(
    connection_store: ConnectionStore,
    files: Path,
    receivable_id: ReceivableId,
    paths: Sequence[Path],
    kind: str,
) -> list[RejectedFile]:
    """Add the files to what is prepared, with copies in the folder `files`; return why others were not taken."""
    refused = []
    for path in paths:
        try:
            piece = await asyncio.to_thread(_copied, files, path)
            before = load_prepared(connection_store, receivable_id)
            if len(before.pieces) >= EVIDENCE_FILES:
                raise RejectedFile("TOO_MANY", path.name)
            if before.size + piece.size > EVIDENCE_TOTAL_BYTES:
                raise RejectedFile("TOO_LARGE_TOGETHER", path.name)
        except RejectedFile as failure:
            refused.append(failure)
            continue
        pieces = (*before.pieces, replace(piece, kind=kind))
        save_prepared(connection_store, receivable_id, replace(before, pieces=pieces))
    return refused


def _copied(folder: Path, path: Path) -> EvidenceFile:
    """Return our copy of this file. Raises NotEvidence."""
    try:
        about = path.stat()
        if not S_ISREG(about.st_mode):
            raise RejectedFile("WRONG_KIND", path.name)
        if about.st_size > EVIDENCE_FILE_BYTES:
            raise RejectedFile("TOO_LARGE", path.name)
        content = path.read_bytes()
    except OSError as error:
        raise RejectedFile("UNREADABLE", path.name, system_reason(error)) from error
    media_type = next(((media, end) for sign, media, end in SIGNS if content.startswith(sign)), None)
    if media_type is None:
        raise RejectedFile("WRONG_KIND", path.name)
    media, end = media_type
    try:
        # A service refuses what nobody can open; then it would be too late to ask for the file once more.
        check_document(content, media)
    except NotDrawn as failure:
        raise RejectedFile("DOES_NOT_OPEN", path.name, failure.reason) from failure
    except OSError as error:
        raise RejectedFile("UNREADABLE", path.name, system_reason(error)) from error
    copy = copy_to_store(folder, hashlib.sha256(content).hexdigest(), content, end)
    return EvidenceFile(str(copy), path.name, media, len(content))
