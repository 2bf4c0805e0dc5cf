"""The store, the connection in use, if any, and how work is started."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from recovery_desktop.failures import SignedOut, StillConnecting
from recovery_desktop.ids import ConnectionId
from recovery_desktop.settings import Places
from recovery_desktop.store.store import ConnectionStore, Store

if TYPE_CHECKING:  # what a connection needs is loaded with it, after the window is on view
    from recovery_desktop.actions.connection_context import ConnectionContext
    from recovery_desktop.session.connection import Connection


class Spawn(Protocol):
    def __call__(self, work: Coroutine[Any, Any, Any], /) -> asyncio.Task[Any]: ...


class SessionContext:
    """`connection` changes when the person chooses another connection; everything asks for it anew."""

    def __init__(
        self, store: Store, places: Places, spawn: Spawn, open_address: Callable[[str], bool]
    ) -> None:
        self.store, self.places, self.spawn, self.open_address = store, places, spawn, open_address
        self.connection: Connection | None = None
        self.practice_country = "FR"
        """Where the company of Practice is made: where the person's language is spoken."""
        self.last_connection_id = ConnectionId("")
        """The connection of the last time: what is known over it is shown before it is open again."""

    @property
    def context(self) -> ConnectionContext:
        """Raises SignedOut where no connection is chosen, StillConnecting where the last one is not open yet."""
        if self.connection is None:
            raise StillConnecting if self.last_connection_id else SignedOut
        return self.connection.context

    @property
    def connection_store(self) -> ConnectionStore:
        """What is known over the connection in use; of none, nothing."""
        return self.store.connection_store(
            self.last_connection_id if self.connection is None else self.connection.id
        )
