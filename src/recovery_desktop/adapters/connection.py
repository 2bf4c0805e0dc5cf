"""For welcome and sign-in: choosing a connection, making it reachable, going through the browser."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from recovery_desktop.adapters.desk import Desk
from recovery_desktop.store.connections import ConnectionKind, ConnectionRow

if TYPE_CHECKING:  # what a connection needs is loaded with it, after the window is on view
    from recovery_desktop.api.sign_in import Waiting
    from recovery_desktop.api.vault import Vault
    from recovery_desktop.link.link import Link


class Address(Protocol):
    """What a connection file says."""

    @property
    def name(self) -> str: ...
    @property
    def base_url(self) -> str: ...
    @property
    def client_id(self) -> str: ...
    @property
    def client_secret(self) -> str: ...
    @property
    def environment(self) -> str: ...


class Connecting:
    """`vault` is awaited: the keyring may ask the person first. `switched` follows every change of connection."""

    def __init__(
        self,
        desk: Desk,
        vault: Callable[[], asyncio.Future[Vault]],
        make_link: Callable[[ConnectionRow, Vault], Link],
        switched: Callable[[], None],
    ) -> None:
        self._desk, self._vault, self._make_link, self._switched = desk, vault, make_link, switched

    async def choose(self, kind: ConnectionKind, address: Address | None, /) -> None:
        """Raises ServiceDidNotStart; the connection is in use all the same, with what is known of it."""
        from recovery_desktop.link.link import add_service, find_or_add

        vault = await self._vault()
        if kind == "service":
            if address is None:
                raise ValueError("a recovery service has an address")
            row = add_service(
                self._desk.store,
                vault,
                name=address.name,
                base_url=address.base_url,
                client_id=address.client_id,
                client_secret=address.client_secret,
                environment=address.environment,
            )
        else:
            row = find_or_add(self._desk.store, kind)
        await self.use(row)

    async def use(self, row: ConnectionRow) -> None:
        """Raises ServiceDidNotStart."""
        vault = await self._vault()
        before, self._desk.link = self._desk.link, None
        if before is not None:
            await before.close()
        self._desk.store.connections.use(row.id)
        self._desk.link, self._desk.known = self._make_link(row, vault), row.id
        self._switched()
        await self._desk.link.open()
        if self._desk.link.is_signed_in:
            self._desk.link.start()

    async def sign_in(self, address_ready: Callable[[str], None], /) -> None:
        """Raises a Failure."""
        link = self._desk.link
        if link is None:
            return
        await link.open()

        def waiting(there: Waiting) -> None:
            address_ready(there.url)

        # The page opens the browser itself: it has to say so when there is none.
        await link.sign_in(lambda url: None, waiting)
