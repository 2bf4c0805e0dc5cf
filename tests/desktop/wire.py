"""A connection of the app to the real service in this process, over a wire that can be cut where a test says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import insert

from recovery_contract.ids import ClientId
from recovery_contract.oauth import ALL_SCOPES
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.client import RecoveryClient
from recovery_desktop.api.oauth_session import Client, Tokens
from recovery_desktop.store.store import Store
from recovery_desktop.token_vault import KeyStatus, Vault
from recovery_service.access.tokens import create_grant, issue_access_token
from recovery_service.app import build_app
from recovery_service.context.clock import current_ms
from recovery_service.db.tables.oauth import client_table
from recovery_service.ids import AccountId, new_id
from tests.desktop.new_store import new_store
from tests.service.conftest import make_core
from tests.service.sqlite import with_tables

Cut = Callable[[httpx.Request], str | None]
"""What happens to a request: None goes through, `refuse` never leaves, `drop` is done but its answer is lost,
`fault` is done and answered 502, `absent` is answered 404 as by a service without such an operation."""


class Wire(httpx.AsyncBaseTransport):
    def __init__(self, app: Any) -> None:
        self._service = httpx.ASGITransport(app=app, client=("127.0.0.1", 1))
        self.cut: Cut = lambda request: None
        self.sent: list[tuple[str, str]] = []

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        self.sent.append((request.method, request.url.path))
        what = self.cut(request)
        if what == "refuse":
            raise httpx.ConnectError("refused", request=request)
        if what == "absent":
            return httpx.Response(404, json={"detail": "Not Found"}, request=request)
        answer = await self._service.handle_async_request(request)
        if what == "drop":
            raise httpx.ReadError("lost", request=request)
        if what == "fault":
            return httpx.Response(502, html="<h1>Bad gateway</h1>", request=request)
        return answer

    def count(self, method: str, path: str) -> int:
        return self.sent.count((method, path))


@dataclass(frozen=True)
class World:
    context: ConnectionContext
    wire: Wire
    store: Store

    def receivables_at_the_service(self) -> int:
        from sqlalchemy import func, select

        from recovery_service.db.tables.receivables import receivable_table

        core = self.wire._service.app.state.core  # type: ignore[attr-defined]
        with core.database.read() as connection:
            return int(connection.execute(select(func.count()).select_from(receivable_table)).scalar_one())


@contextmanager
def world(folder: Path, **profile: object) -> Iterator[World]:
    """An active creditor, signed in; `profile` is what is known of the service."""
    database = with_tables(folder / "service")
    app = build_app(make_core(database))
    client_id = new_id(ClientId)
    with database.write() as connection:
        row = {"client_id": client_id, "name": "App", "redirect_uris": [], "created_at": current_ms()}
        connection.execute(insert(client_table).values(**row))
        grant = create_grant(connection, client_id=client_id, subject=new_id(AccountId), scope=ALL_SCOPES)
        token = issue_access_token(connection, grant, 3600)
    store = new_store(folder / "app")
    store.connections.add(
        "here",
        kind="service",
        name="Test",
        base_url="http://service.test",
        client_id=client_id,
        environment="test",
    )
    store.connections.change("here", profile=profile)
    wire = Wire(app)
    stored: list[Tokens | None] = [Tokens(token, None, None)]
    http = httpx.AsyncClient(transport=wire, trust_env=False)
    client = RecoveryClient(
        Client("http://service.test", client_id),
        lambda: stored[0],
        lambda tokens: stored.__setitem__(0, tokens),
        http,
    )
    vault = Vault(bytes(32), KeyStatus.KEYRING)
    try:
        yield World(
            ConnectionContext(store, vault, client, store.connection_store("here"), folder / "files"),
            wire,
            store,
        )
    finally:
        store.close()
        database.close()
