"""At the service, an app that is killed and started again and again asks no more than the interface allows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest

from recovery_contract.ids import ReceivableId, UserId
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.oauth_session import Tokens
from recovery_desktop.commands.connect import connect, request_log_path
from recovery_desktop.commands.forget_connection import forget_connection
from recovery_desktop.failures import Refused
from recovery_desktop.session.connection import add_service
from recovery_desktop.session.kinds import ServiceAddress
from recovery_desktop.store.store import Store
from recovery_desktop.token_vault import KeyStatus, Vault
from tests.foreign.dialect import Dialect
from tests.foreign.server import ForeignServer, serving
from tests.foreign.service import ForeignService
from tests.papers import PDF

LIVES = 4


class Waits(Exception):
    """Nothing may leave now."""


async def one_receivable(context: ConnectionContext) -> None:
    with pytest.raises(Refused):
        await context.client.receivables.get(ReceivableId("rcv_none"))


async def one_file(context: ConnectionContext) -> None:
    await context.client.extraction.extract(PDF, "F-7.pdf", UserId("usr_1"), "key", lambda sent, total: None)


async def one_user(context: ConnectionContext) -> None:
    with pytest.raises(Refused):
        await context.client.users.get(UserId("usr_none"))


@pytest.mark.parametrize(("ask", "most"), [(one_receivable, 50), (one_file, 10), (one_user, 100)])
def test_app_that_is_killed_again_and_again_stays_within_the_limits(
    tmp_path: Path, ask: Callable[[ConnectionContext], Awaitable[None]], most: int
) -> None:
    store, vault = Store(tmp_path), Vault(bytes(32), KeyStatus.KEYRING)

    async def live(server: ForeignServer) -> None:
        """As much as may leave at once: at the end nobody closes anything."""
        row = add_service(store, vault, ServiceAddress(base_url=server.base_url, client_id="clt_1"))
        context = connect(store, vault, row.id, tmp_path / "files")
        context.client.session.store_tokens(Tokens("token", None, None))
        context.client.pacing._sleep = _no_longer
        with suppress(Waits):
            for _ in range(most // 2):
                await ask(context)
        await context.client.close()

    async def story() -> None:
        service = ForeignService(Dialect())
        service.access.add("token")
        async with serving(service) as server:
            for _ in range(LIVES):
                await live(server)
            assert len(server.observed) == most
        (connection,) = store.connections.all()
        assert request_log_path(store, connection.id).exists()
        forget_connection(store, vault, connection.id)
        assert not request_log_path(store, connection.id).exists()

    asyncio.run(story())
    store.close()


async def _no_longer(seconds: float) -> None:
    raise Waits
