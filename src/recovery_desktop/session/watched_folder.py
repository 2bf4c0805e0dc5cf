"""A folder whose new files become drafts by themselves, for as long as the app runs."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from recovery_desktop.commands.collect_files import collect_files
from recovery_desktop.failures import Failure
from recovery_desktop.ids import ConnectionId
from recovery_desktop.session.context import SessionContext
from recovery_desktop.session.reading_queue import ReadingQueue

log = logging.getLogger(__name__)

EVERY_SECONDS: Final = 10.0
_REMEMBERED_AS: Final = "watched_folder."
Stamp = list[int]
"""[size, time of the last change in nanoseconds]."""


class WatchedFolder:
    """Each connection has its own. `arrived` is called with how many drafts a look brought."""

    def __init__(self, session: SessionContext, queue: ReadingQueue) -> None:
        self._session, self._queue = session, queue
        self._last: dict[str, Stamp] = {}
        self._is_running = False
        self.arrived: Callable[[int], None] = lambda number: None

    @property
    def folder(self) -> Path | None:
        """None where nothing is watched."""
        stored = self._remembered().get("folder")
        return None if stored is None else Path(stored)

    async def watch(self, folder: Path) -> None:
        """Watch the folder from now on: what lies there already is left alone."""
        stamps = await _stamps(folder)
        self._last = stamps
        self._remember({"folder": str(folder), "seen": stamps})

    def stop(self) -> None:
        self._remember({})

    async def run(self) -> None:
        """Look now and then until the app ends; a second call does nothing."""
        if self._is_running:
            return
        self._is_running = True
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self.import_new_files()
            except Failure as failure:
                log.warning("the watched folder was not looked through: %s", failure.detail)

    async def import_new_files(self) -> int:
        """Take in what is new and no longer written to; return how many drafts came."""
        folder, connection = self.folder, self._session.connection
        if folder is None or connection is None or not await asyncio.to_thread(folder.is_dir):
            return 0
        stamps, imported_stamps = await _stamps(folder), self._remembered().get("seen", {})
        # A file that is still copied grows from one look to the next.
        ready = [
            name
            for name, stamp in stamps.items()
            if imported_stamps.get(name) != stamp and self._last.get(name) == stamp
        ]
        self._last = stamps
        if not ready:
            return 0
        imported = await self._queue.import_files([folder / name for name in ready], is_chosen=False)
        if self._session.connection is connection and self.folder == folder:
            still = {name: stamp for name, stamp in imported_stamps.items() if name in stamps}
            newly_imported = {name: stamps[name] for name in ready}
            self._remember({"folder": str(folder), "seen": still | newly_imported})
        if imported.drafts:
            self.arrived(len(imported.drafts))
            await self._queue.read_waiting_quietly()
        return len(imported.drafts)

    def _remembered(self) -> dict[str, Any]:
        return dict(self._session.store.preferences.get(_REMEMBERED_AS + self._connection_id, {}))

    def _remember(self, values: dict[str, Any]) -> None:
        self._session.store.preferences.set(_REMEMBERED_AS + self._connection_id, values)

    @property
    def _connection_id(self) -> ConnectionId:
        connection = self._session.connection
        return self._session.last_connection_id if connection is None else connection.id


async def _stamps(folder: Path) -> dict[str, Stamp]:
    """Return what lies in a folder, and in those within it, by the way to it; none of it where it is gone."""
    collected = await collect_files([folder])

    def look() -> dict[str, Stamp]:
        stamps: dict[str, Stamp] = {}
        for file in collected.files:
            try:
                about = os.stat(file)
            except OSError:
                # Gone since: seen at the next look.
                continue
            stamps[str(file.relative_to(folder))] = [about.st_size, about.st_mtime_ns]
        return stamps

    return await asyncio.to_thread(look)
