"""Chooses, opens, signs in to and forgets the connections of a session."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from recovery_desktop.failures import Failure
from recovery_desktop.ids import ConnectionId
from recovery_desktop.session.context import SessionContext
from recovery_desktop.session.kinds import ServiceAddress
from recovery_desktop.store.connections import ConnectionKind, ConnectionRow

if TYPE_CHECKING:  # what a connection needs is loaded with it, after the window is on view
    from recovery_desktop.api.sign_in import Waiting
    from recovery_desktop.session.connection import Connection
    from recovery_desktop.session.keys import Keys
    from recovery_desktop.token_vault import Vault

OpeningStep = Literal["service", "company", "page"]
"""What a person waits for until the first page: the service that starts, the company of Practice, the page."""


class Connector:
    """`keys` is where the vault comes from, and `vault` is awaited: the keyring may ask the person first. `switched`
    follows every change of connection."""

    def __init__(
        self,
        session: SessionContext,
        keys: Callable[[], Keys],
        vault: Callable[[], asyncio.Future[Vault]],
        make_connection: Callable[[ConnectionRow, Vault], Connection],
        switched: Callable[[], None],
    ) -> None:
        self._session, self._keys, self._vault = session, keys, vault
        self._make_connection, self._switched = make_connection, switched
        self._ending: asyncio.Task[None] | None = None

    async def choose(
        self,
        kind: ConnectionKind,
        address: ServiceAddress | None,
        step_begins: Callable[[OpeningStep], None] = lambda step: None,
    ) -> None:
        """Use a connection of this kind, created where there is none. `step_begins` hears how far it has come.

        Raises ServiceDidNotStart; the connection is in use all the same, with what is known of it. Raises NothingThere
        and NotTrusted where no service is at the address, which is not kept then.
        """
        from recovery_desktop.session.connection import add_service, find_or_add

        if kind == "service":
            if address is None:
                raise ValueError("a recovery service has an address")
            address = await self._find(address)
            row = add_service(self._session.store, await self._vault(), address)
        else:
            row = find_or_add(self._session.store, kind)
        await self.use(row, step_begins)

    async def _find(self, address: ServiceAddress) -> ServiceAddress:
        from recovery_desktop.session.find_service import find_service

        return await find_service(address)

    async def use(
        self, row: ConnectionRow, step_begins: Callable[[OpeningStep], None] = lambda step: None
    ) -> None:
        """Switch to the connection, sign in to the app's own service, and set up the company of Practice.

        Raises ServiceDidNotStart, or why there are no tokens or no company.
        """
        step_begins("service")
        vault = await self._vault_of(row)
        if row.kind != "practice":
            self._end_sessions(vault)
        before, self._session.connection = self._session.connection, None
        if before is not None:
            await before.close()
        self._session.store.connections.use(row.id)
        self._session.connection, self._session.last_connection_id = self._make_connection(row, vault), row.id
        self._switched()
        connection = self._session.connection
        from recovery_desktop.session.keys import KeyNeeded

        try:
            await self._reachable(connection, vault)
        except KeyNeeded:
            if before is not None and before.id != row.id:
                # The person went back: what was open before is open again.
                await connection.close()
                self._session.connection = None
                await self.use(self._session.store.connections.get(before.id))
            raise
        if connection.service is not None and not connection.is_signed_in:
            await self.sign_in(lambda address: None)
        elif connection.is_signed_in:
            connection.start()
        if connection.kind == "practice" and connection.is_signed_in:
            from recovery_desktop.commands.open_practice import open_practice

            step_begins("company")
            await open_practice(connection.context, self._session.practice_country)
        step_begins("page")

    async def _vault_of(self, row: ConnectionRow) -> Vault:
        """Return the vault of this connection; that of Practice asks for nothing."""
        own = self._keys().open_practice() if row.kind == "practice" else None
        return own or await self._vault()

    async def forget(self, connection_id: ConnectionId) -> None:
        """Forget a connection with all its data; its session ends at the service too. Raises KeyDamaged."""
        from recovery_desktop.commands.forget_connection import forget_connection

        vault = await self._vault()
        forget_connection(self._session.store, vault, connection_id)
        self._end_sessions(vault)

    def _end_sessions(self, vault: Vault) -> None:
        """End the sessions of forgotten connections, also those whose service was away."""
        from recovery_desktop.commands.forget_connection import sessions_to_end

        if sessions_to_end(self._session.store) and (self._ending is None or self._ending.done()):
            self._ending = self._session.spawn(self._end(vault))

    async def _end(self, vault: Vault) -> None:
        from recovery_desktop.api.backoff import retry_delay
        from recovery_desktop.commands.forget_connection import end_sessions, sessions_to_end

        failures = 0
        while sessions_to_end(self._session.store):
            try:
                await end_sessions(self._session.store, vault)
            except Failure as failure:
                await asyncio.sleep(retry_delay(failures, failure))
                failures += 1

    async def open_vault(self) -> Vault:
        """Return the vault, opened where it is not yet. Raises KeyDamaged."""
        return await self._vault()

    def store_restored_key(self, key: bytes) -> str | None:
        """Store a restored key; see `Keys.store_restored_key`. Blocks."""
        return self._keys().store_restored_key(key)

    def forget_key(self, account: str) -> None:
        """Delete the key from the keyring. Blocks."""
        self._keys().delete_key(account)

    async def protect_key(self) -> bool:
        """Make the key last by a passphrase; then the session lasts too. False where the person does not want to."""
        if not await self._keys().protect_with_passphrase(await self._vault()):
            return False
        if self._session.connection is not None:
            self._session.connection.context.client.session.save_again()
        return True

    async def _reachable(self, connection: Connection, vault: Vault) -> None:
        """Open the connection. Raises ServiceDidNotStart, or KeyNeeded where the person chose no passphrase."""
        from recovery_desktop.session.keys import KeyFromBackupMissing, KeyNeeded

        try:
            await connection.open()
        except KeyNeeded as needed:
            keys = self._keys()
            # Another key would not open what is there.
            if isinstance(needed, KeyFromBackupMissing) and not keys.has_passphrase:
                raise
            if not await keys.protect_with_passphrase(vault):
                raise
            await connection.open()

    async def sign_in(self, address_ready: Callable[[str], None]) -> None:
        """Sign in.

        `address_ready` gets the address for the browser as soon as the listener is bound. Raises a Failure, also where
        nobody answered within five minutes.
        """
        connection = self._session.connection
        if connection is None:
            return
        await connection.open()

        def waiting(there: Waiting) -> None:
            address_ready(there.url)

        # The page opens the browser itself: it has to say so when there is none.
        await connection.sign_in(lambda url: None, waiting)
