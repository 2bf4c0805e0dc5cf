"""For the data section of the settings: backup, restore, export and deletion, beside everything else at work."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.settings.data.state import BackupFacts, Holdings

if TYPE_CHECKING:  # cryptography is loaded with the first backup
    from recovery_desktop.adapters.connection import Connecting

Found = TypeVar("Found")


class Safekeeping:
    def __init__(self, session: Session, connecting: Callable[[], Connecting]) -> None:
        self._session, self._connecting = session, connecting

    async def back_up(self, target: Path, passphrase: str, told: Callable[[float], None], /) -> None:
        from recovery_desktop.backup.write import write_backup

        vault = await self._connecting().open_vault()
        await _stoppable(
            partial(write_backup, self._session.places, target, vault.key, passphrase, _from_thread(told))
        )

    async def look_into(self, file: Path, /) -> BackupFacts:
        from recovery_desktop.backup.manifest import FILES
        from recovery_desktop.backup.restore import look_into

        found = await asyncio.to_thread(look_into, file)
        files = sum(entry.name.startswith(f"{FILES}/") for entry in found.entries)
        return BackupFacts(found.made_at, found.app, files, found.size)

    async def lay_ready(self, file: Path, passphrase: str, /) -> None:
        from recovery_desktop.backup import turn
        from recovery_desktop.backup.restore import lay_ready

        connecting = self._connecting()
        vault = await connecting.open_vault()
        places = self._session.places
        await asyncio.to_thread(lay_ready, places, file, passphrase, vault.key, connecting.keep_another_key)
        self._session.at_the_end.append(lambda: _take_turn(turn.apply, places.folder))

    async def export(self, target: Path, told: Callable[[float], None], /) -> None:
        from recovery_desktop.backup.export import export_everything

        await _stoppable(partial(export_everything, self._session.places, target, _from_thread(told)))

    def holdings(self) -> Holdings:
        store = self._session.store
        rows = store.connections.all()
        shelves = [store.shelf(row.id) for row in rows]
        files = self._session.places.files
        return Holdings(
            receivables=sum(shelf.receivables.count() for shelf in shelves),
            drafts=sum(len(shelf.drafts.open()) for shelf in shelves),
            waiting=sum(len(shelf.intents.unsettled()) for shelf in shelves),
            files=sum(1 for _ in files.iterdir()) if files.is_dir() else 0,
            this_computer=any(row.kind == "this_computer" for row in rows),
        )

    def erase_at_the_end(self) -> None:
        from recovery_desktop.backup.erase import erase_everything

        places, forget = self._session.places, self._connecting().forget_key
        account = places.account

        def erase() -> None:
            erase_everything(places.folder)
            forget(account)

        self._session.at_the_end.append(erase)


def _take_turn(apply: Callable[[Path], Path], folder: Path) -> None:
    from recovery_desktop.backup.turn import is_ready

    # Deleted meanwhile, or put off: the next start does it.
    if is_ready(folder):
        apply(folder)


def _from_thread(told: Callable[[float], None]) -> Callable[[float], None]:
    loop = asyncio.get_running_loop()

    def tell(share: float) -> None:
        loop.call_soon_threadsafe(told, share)

    return tell


async def _stoppable(work: Callable[[Callable[[], bool]], Found]) -> Found:
    """In a thread; cancelled, it waits until that has put everything away."""
    from recovery_desktop.backup.write import Stopped

    stop = threading.Event()
    running: Awaitable[Found] = asyncio.ensure_future(asyncio.to_thread(work, stop.is_set))
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        stop.set()
        with suppress(Stopped):
            await running
        raise
