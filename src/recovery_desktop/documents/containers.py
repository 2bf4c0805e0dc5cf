"""Archives and messages, opened in the confined reader: each part arrives as it comes out."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import TYPE_CHECKING

from recovery_contract.file_kinds import FileKind
from recovery_desktop.documents.confined_reader import get_confined_reader
from recovery_desktop.failures import Failure

if TYPE_CHECKING:
    from recovery_invoices.unpack.limits import UnpackLimits
    from recovery_invoices.unpack.opening import UnpackedPart


class NotUnpacked(Failure):
    """Failure: nothing, or nothing more, can be unpacked."""

    title = "This file cannot be unpacked"
    next_step = "Unpack it yourself, and drop the invoices."


AT_ONCE = 8
"""Parts that wait to be stored; the child rests until there is room."""


async def unpack(
    path: Path, kind: FileKind, cancelled: threading.Event, limits: UnpackLimits | None = None
) -> AsyncGenerator[UnpackedPart, None]:
    """Yield part by part. Raises NotUnpacked after those that came out, and OSError."""
    loop = asyncio.get_running_loop()
    parts: asyncio.Queue[UnpackedPart | None] = asyncio.Queue(AT_ONCE)
    stopped = threading.Event()

    def take(part: UnpackedPart | None) -> None:
        waiting = asyncio.run_coroutine_threadsafe(parts.put(part), loop)
        while not stopped.is_set():
            try:
                waiting.result(0.2)
            except TimeoutError:
                continue
            return
        waiting.cancel()

    def work() -> None:
        from recovery_invoices import ExtractionError

        try:
            with path.open("rb") as file:
                get_confined_reader().unpack(file, kind, take, limits, cancelled)
        except ExtractionError as error:
            raise NotUnpacked(reason=error.reason) from error
        finally:
            take(None)

    working = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        while (part := await parts.get()) is not None:
            yield part
        await working
    finally:
        stopped.set()
        if not working.done():
            cancelled.set()
            await asyncio.wait((working,))
