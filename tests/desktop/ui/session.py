"""A real session over a real store, with its service behind a fake transport: a page under test gets nothing else.

session, service = open_session(tmp_path)
service.answers("GET", "/v1/suppressions", {"data": [], "has_more": False})
state = NeverState(session)
state.read()
run(session)
assert service.requests_to("GET", "/v1/suppressions")
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import httpx

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.client import RecoveryClient
from recovery_desktop.api.oauth_session import Client, Tokens
from recovery_desktop.failures import Failure
from recovery_desktop.session.connection import Connection
from recovery_desktop.session.connector import Connector, OpeningStep
from recovery_desktop.session.kinds import ServiceAddress
from recovery_desktop.session.session import Session
from recovery_desktop.settings import Places
from recovery_desktop.store.connections import ConnectionKind, ConnectionRow
from recovery_desktop.store.store import Store
from recovery_desktop.token_vault import KeyStatus, Vault
from tests.desktop.ui.fakes import Spawned, a_store

VAULT = Vault(bytes(32), KeyStatus.KEYRING)
Handler = Callable[[httpx.Request], httpx.Response]


@dataclass(frozen=True)
class Sent:
    """One request as it arrived. `body` is its JSON, None where it has none."""

    method: str
    path: str
    body: Any = None
    query: Mapping[str, str] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)


class FakeService:
    """Answers as the test says and keeps what was sent. Of several answers to a request the last given counts; what
    has none is answered 404, as by a service without such an operation."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.is_offline = False
        self._handlers: list[tuple[str, str, Handler]] = []

    def answers(self, method: str, path: str, body: Any = None, *, status: int = 200) -> None:
        """`path` may hold `*`, which stands for any text. `body` is JSON or bytes."""
        content = {"content": body} if isinstance(body, bytes) else {"json": body}
        self.handles(method, path, lambda request: httpx.Response(status, **content))

    def refuses(
        self,
        method: str,
        path: str,
        status: int,
        message: str,
        *,
        code: str = "VALIDATION",
        field: str | None = None,
    ) -> None:
        self.answers(
            method, path, {"error": {"code": code, "message": message, "field": field}}, status=status
        )

    def forget_answers(self) -> None:
        """As a service that offers nothing."""
        self._handlers.clear()

    def handles(self, method: str, path: str, handler: Handler) -> None:
        self._handlers.insert(0, (method, path, handler))

    def requests_to(self, method: str, path: str) -> list[Sent]:
        """The requests of that kind, the first one first."""
        return [sent for sent in self.sent if sent.method == method and fnmatchcase(sent.path, path)]

    def transport(self) -> httpx.MockTransport:
        return httpx.MockTransport(self._respond)

    def _respond(self, request: httpx.Request) -> httpx.Response:
        if self.is_offline:
            raise httpx.ConnectError("no route", request=request)
        method, path = request.method, request.url.path
        self.sent.append(
            Sent(method, path, _json(request), dict(parse_qsl(request.url.query.decode())), request.headers)
        )
        for its_method, its_path, handler in self._handlers:
            if method == its_method and fnmatchcase(path, its_path):
                return handler(request)
        return httpx.Response(404, json={"detail": "Not Found"})


def _json(request: httpx.Request) -> Any:
    if "json" not in request.headers.get("Content-Type", ""):
        return None
    return json.loads(request.content or b"null")


def open_session(
    folder: Path,
    *,
    signed_in: bool = True,
    store: Store | None = None,
    spawn: Spawned | None = None,
    service: FakeService | None = None,
) -> tuple[Session, FakeService]:
    """A session whose connection `c1` is open and signed in, and the service at its other end."""
    session = closed_session(folder, store=store, spawn=spawn)
    service = service or FakeService()
    connect_session(session, service, signed_in=signed_in)
    return session, service


def closed_session(folder: Path, *, store: Store | None = None, spawn: Spawned | None = None) -> Session:
    """A session that knows what was stored over `c1`, whose connection is not open yet."""
    if store is None:
        store, _ = a_store(folder)
    return session_over(store, folder, spawn or Spawned())


def session_over(store: Store, folder: Path, spawn: Any) -> Session:
    session = Session(store, Places(folder), spawn, lambda address: True)
    session.last_connection_id = "c1"
    session.make_connector = lambda: FakeConnector(session)
    return session


def connect_session(session: Session, service: FakeService, *, signed_in: bool = True) -> None:
    """Open connection `c1` of a session without asking the network."""
    session.connection = a_connection(session, service, "c1", signed_in=signed_in)


def a_connection(session: Session, service: FakeService, id: str, *, signed_in: bool) -> Connection:
    row = session.store.connections.get(id)
    stored_tokens: list[Tokens | None] = [Tokens("token", None, None) if signed_in else None]
    client = RecoveryClient(
        Client(row.base_url, row.client_id),
        lambda: stored_tokens[0],
        lambda tokens: stored_tokens.__setitem__(0, tokens),
        httpx.AsyncClient(transport=service.transport(), trust_env=False),
    )
    context = ConnectionContext(
        session.store, VAULT, client, session.store.connection_store(id), session.places.files
    )
    return Connection(context, session.places, session.spawn, lambda status: None)


class FakeConnector(Connector):
    """Chooses, uses and forgets as the real one; where that would start a service or a browser, `failure` is raised or
    nothing happens. `is_endless`: a sign-in that nobody ends."""

    def __init__(self, session: Session, service: FakeService | None = None) -> None:
        self.chosen: list[tuple[str, ServiceAddress | None]] = []
        self.failure: Failure | None = None
        self.is_endless = False
        self._service = service or FakeService()
        super().__init__(session, None, self._open_vault, self._connection, lambda: None)  # type: ignore[arg-type]

    async def choose(
        self,
        kind: ConnectionKind,
        address: ServiceAddress | None,
        step_begins: Callable[[OpeningStep], None] = lambda step: None,
    ) -> None:
        self.chosen.append((kind, address))
        await super().choose(kind, address, step_begins)

    async def _find(self, address: ServiceAddress) -> ServiceAddress:
        if self.failure is not None:
            raise self.failure
        return address

    async def sign_in(self, address_ready: Callable[[str], None]) -> None:
        address_ready("https://service.example.org/authorize")
        if self.is_endless:
            await asyncio.Event().wait()
        if self.failure is not None:
            raise self.failure

    async def _reachable(self, connection: Connection, vault: Vault) -> None:
        if self.failure is not None:
            raise self.failure

    async def _vault_of(self, row: ConnectionRow) -> Vault:
        return VAULT

    async def _open_vault(self) -> Vault:
        return VAULT

    def _connection(self, row: ConnectionRow, vault: Vault) -> Connection:
        return a_connection(self._session, self._service, row.id, signed_in=False)


def run(session: Session) -> None:
    """Let everything that the session started come to its end."""
    spawned = session.spawn
    assert isinstance(spawned, Spawned)
    spawned.run()
