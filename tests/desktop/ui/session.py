"""A real session over a real store, with its service behind a fake transport: a page under test gets nothing else.

session, service = open_session(tmp_path)
service.answers("GET", "/v1/suppressions", {"data": [], "has_more": False})
state = NeverState(session)
state.read()
run(session)
assert service.asked("GET", "/v1/suppressions")
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import httpx

from recovery_desktop.api.client import RecoveryClient
from recovery_desktop.api.oauth_session import Client, Tokens
from recovery_desktop.api.vault import Keeping, Vault
from recovery_desktop.commands.connected import Connected
from recovery_desktop.session.connection import Connection
from recovery_desktop.session.session import Session
from recovery_desktop.settings import Places
from recovery_desktop.store.store import Store
from tests.desktop.ui.fakes import Spawned, a_store

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

    def asked(self, method: str, path: str) -> list[Sent]:
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
    session = Session(store, Places(folder), spawn or Spawned(), lambda address: True)  # type: ignore[arg-type]
    session.known = "c1"
    return session


def connect_session(session: Session, service: FakeService, *, signed_in: bool = True) -> None:
    """Open connection `c1` of a session without asking the network."""
    row = session.store.connections.get("c1")
    kept: list[Tokens | None] = [Tokens("token", None, None) if signed_in else None]
    client = RecoveryClient(
        Client(row.base_url, row.client_id),
        lambda: kept[0],
        lambda tokens: kept.__setitem__(0, tokens),
        httpx.AsyncClient(transport=service.transport(), trust_env=False),
    )
    vault = Vault(bytes(32), Keeping.KEYRING)
    connected = Connected(session.store, vault, client, session.store.shelf("c1"), session.places.files)
    session.connection = Connection(connected, session.places, session.spawn, lambda status: None)


def run(session: Session) -> None:
    """Let everything that the session started come to its end."""
    spawned = session.spawn
    assert isinstance(spawned, Spawned)
    spawned.run()
