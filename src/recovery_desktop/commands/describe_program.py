"""Parts of this build, and the confinement of its reader."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from recovery_desktop.documents.confined_reader import ReaderStopped, list_missing_confinement
from recovery_desktop.licences import format_licences, list_parts

log = logging.getLogger(__name__)


async def fetch_unconfined() -> Collection[str] | None:
    """Return what this system does not keep from the process that reads foreign files: privileges, network, files,
    system_calls. None where that process does not start."""
    try:
        return await asyncio.to_thread(list_missing_confinement)
    except ReaderStopped as failure:
        log.warning("what reads foreign files did not start: %s", failure.detail)
        return None


async def read_licences() -> str:
    """Return the licences of every part as one text."""
    return await asyncio.to_thread(lambda: format_licences(list_parts()))
