"""What this build is made of, and what the system keeps from its reader of foreign files."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from recovery_desktop.documents.confined import ReaderStopped, what_is_not_confined
from recovery_desktop.licences import as_text, parts

log = logging.getLogger(__name__)


async def fetch_unconfined() -> Collection[str] | None:
    """Return what this system does not keep from the process that reads foreign files: privileges, network, files,
    system_calls. None where that process does not start."""
    try:
        return await asyncio.to_thread(what_is_not_confined)
    except ReaderStopped as failure:
        log.warning("what reads foreign files did not start: %s", failure.detail)
        return None


async def read_licences() -> str:
    """Of every part, as one text."""
    return await asyncio.to_thread(lambda: as_text(parts()))
