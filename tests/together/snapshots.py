"""Beginnings that many stories share: each is played once in a process, and its data folder copied for each story."""

from __future__ import annotations

import shutil
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from recovery_desktop.settings import Places
from recovery_desktop.token_vault import SERVICE_NAME
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.stage import MemoryKeyring
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour

Play = Callable[[Tour], Awaitable[None]]
Curtain = Callable[[Path], AbstractAsyncContextManager[Tour]]


@dataclass(frozen=True)
class Beginning:
    """A data folder whose app has ended, the key of its sealed tokens, and the receivable it is about."""

    folder: Path
    key: str | None
    receivable_id: str


@dataclass
class Snapshots:
    """`home` is where beginnings are kept; None while a story has to play its own."""

    home: Path | None = None


SNAPSHOTS: Final = Snapshots()
_PLAYED: Final[dict[Play, Beginning]] = {}


async def goes_on_from(tour: Tour, play: Play, curtain: Curtain) -> bool:
    """Whether the app runs over a copy of that beginning now; else the story has to play it itself.

    A story with a keyring or files of its own does, and so does one that changes what the app is made of: a beginning
    that was played under such a change must reach no other story.
    """
    stage = tour.stage
    if SNAPSHOTS.home is None or type(stage._keyring) is not MemoryKeyring or stage._things:
        return False
    await stage.stop()
    if play not in _PLAYED:
        folder = SNAPSHOTS.home / f"{len(_PLAYED)}-{play.__name__}"
        _PLAYED[play] = await _played(folder, play, curtain)
    beginning = _PLAYED[play]
    shutil.copytree(beginning.folder, stage.folder, dirs_exist_ok=True)
    if beginning.key is not None:
        stage._keyring.set_password(SERVICE_NAME, Places(stage.folder).account, beginning.key)
    tour.receivable_id = beginning.receivable_id
    await stage.start()
    await wait_until(_is_signed_in(tour), "the app to be signed in as it was", SLOW_SECONDS)
    return True


async def _played(folder: Path, play: Play, curtain: Curtain) -> Beginning:
    async with curtain(folder) as tour:
        await play(tour)
    key = tour.stage._keyring.get_password(SERVICE_NAME, Places(folder).account)
    return Beginning(folder, key, tour.receivable_id)


def _is_signed_in(tour: Tour) -> Callable[[], bool]:
    def is_signed_in() -> bool:
        connection = tour.stage.app.session.connection
        return connection is not None and connection.is_signed_in and connection.is_live

    return is_signed_in
