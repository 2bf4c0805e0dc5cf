"""Files from elsewhere are opened in the confined child before they are kept: what nobody can open proves nothing."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Protocol, cast

from fastapi import Depends, Request

from recovery_contract.errors import ErrorCode
from recovery_contract.reasons import Reason
from recovery_invoices import ExtractionError, Reader
from recovery_service.errors import ServiceError

_SECONDS: Final = 30.0
"""For all files of one request together; a file takes milliseconds."""
_NAMES: Final = {"application/pdf": "PDF", "image/png": "PNG", "image/jpeg": "JPEG"}


async def _reader(request: Request) -> Reader:
    return cast(Reader, request.app.state.reader)


ReaderIn = Annotated[Reader, Depends(_reader)]


class File(Protocol):
    @property
    def content(self) -> bytes: ...
    @property
    def media_type(self) -> str: ...


@dataclass(frozen=True)
class UnreadableFile:
    """Its place among the files, and why."""

    index: int
    reason: Reason


def find_unreadable_file(reader: Reader, files: Sequence[File]) -> UnreadableFile | None:
    """Return the first file that is not what it says, or takes too long to tell."""
    late = threading.Event()
    clock = threading.Timer(_SECONDS, late.set)
    clock.daemon = True
    clock.start()
    try:
        for index, file in enumerate(files):
            try:
                reader.check_document(file.content, file.media_type, late)
            except ExtractionError as error:
                reason = Reason.of("file_timed_out") if late.is_set() else Reason(**error.reason)
                return UnreadableFile(index, reason)
    finally:
        clock.cancel()
    return None


def require_readable(reader: Reader, files: Sequence[File]) -> None:
    """Raise ServiceError 415 with the path of the first file that does not open."""
    unopened = find_unreadable_file(reader, files)
    if unopened is None:
        return
    media_type = files[unopened.index].media_type
    reason = Reason.of("attachment_unopened", format=_NAMES[media_type], because=unopened.reason)
    raise ServiceError(
        415, ErrorCode.UNSUPPORTED_FILE, reason, f"documents[{unopened.index}].file", media_type
    )
