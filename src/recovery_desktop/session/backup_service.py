"""Backup, restore, export and deletion of everything kept here, beside everything else at work."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from recovery_desktop.session.session import Session
from recovery_desktop.store.drafts import OPEN

Result = TypeVar("Result")
Progress = Callable[[float], None]
"""Hears of the share that is done."""


@dataclass(frozen=True)
class BackupFacts:
    """`created_at` is ISO 8601 in UTC, `size` in bytes; `files` counts copies of documents."""

    created_at: str
    app: str
    files: int
    size: int


@dataclass(frozen=True)
class LocalData:
    """Data that a deletion removes from this computer; `this_computer` says that recoveries run here."""

    receivables: int
    drafts: int
    waiting: int
    files: int
    this_computer: bool


class BackupService:
    def __init__(self, session: Session) -> None:
        self._session = session

    async def back_up(self, target: Path, passphrase: str, progress: Progress) -> None:
        """Write a backup; cancelled, it leaves nothing behind. Raises NotBackedUp."""
        from recovery_desktop.backup.write import write_backup

        vault = await self._session.connector.open_vault()
        await _stoppable(
            partial(write_backup, self._session.places, target, vault.key, passphrase, _from_thread(progress))
        )

    async def inspect(self, file: Path) -> BackupFacts:
        """Read the facts about a backup. Raises a Failure."""
        from recovery_desktop.backup.manifest import FILES
        from recovery_desktop.backup.restore import read_manifest

        manifest = await asyncio.to_thread(read_manifest, file)
        files = sum(entry.name.startswith(f"{FILES}/") for entry in manifest.entries)
        return BackupFacts(manifest.made_at, manifest.app, files, manifest.size)

    async def prepare_restore(self, file: Path, passphrase: str) -> None:
        """Unpack and check a backup for the next start. Raises a Failure; nothing was changed then."""
        from recovery_desktop.backup import swap
        from recovery_desktop.backup.restore import prepare_restore

        connector = self._session.connector
        vault = await connector.open_vault()
        places = self._session.places
        await asyncio.to_thread(
            prepare_restore, places, file, passphrase, vault.key, connector.store_restored_key
        )
        self._session.at_the_end.append(lambda: _take_turn(swap.apply_swap, places.folder))

    async def export(self, target: Path, progress: Progress) -> None:
        """Export everything; cancelled, it leaves nothing behind. Raises a Failure."""
        from recovery_desktop.backup.export import export_everything

        await _stoppable(partial(export_everything, self._session.places, target, _from_thread(progress)))

    def describe_local_data(self) -> LocalData:
        store = self._session.store
        rows = store.connections.all()
        connection_stores = [store.connection_store(row.id) for row in rows]
        files = self._session.places.files
        return LocalData(
            receivables=sum(connection_store.receivables.count() for connection_store in connection_stores),
            drafts=sum(
                connection_store.drafts.count_in_states(*OPEN) for connection_store in connection_stores
            ),
            waiting=sum(
                len(connection_store.intents.list_unsettled()) for connection_store in connection_stores
            ),
            files=sum(1 for _ in files.iterdir()) if files.is_dir() else 0,
            this_computer=any(row.kind == "this_computer" for row in rows),
        )

    def erase_at_exit(self) -> None:
        """Erase all data once the app has closed."""
        from recovery_desktop.backup.erase import erase_everything

        places, forget = self._session.places, self._session.connector.forget_key
        account = places.account

        def erase() -> None:
            erase_everything(places.folder)
            forget(account)

        self._session.at_the_end.append(erase)


def _take_turn(apply: Callable[[Path], Path], folder: Path) -> None:
    from recovery_desktop.backup.swap import is_swap_scheduled

    # Deleted meanwhile, or put off: the next start does it.
    if is_swap_scheduled(folder):
        apply(folder)


def _from_thread(progress: Progress) -> Progress:
    loop = asyncio.get_running_loop()

    def report(share: float) -> None:
        loop.call_soon_threadsafe(progress, share)

    return report


async def _stoppable(work: Callable[[Callable[[], bool]], Result]) -> Result:
    """Run the work in a thread; cancelled, wait until it has cleaned up."""
    from recovery_desktop.backup.write import Stopped

    stop = threading.Event()
    running: Awaitable[Result] = asyncio.ensure_future(asyncio.to_thread(work, stop.is_set))
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        stop.set()
        with suppress(Stopped):
            await running
        raise
