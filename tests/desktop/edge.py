"""A service of the test's own at the edge of HTTP, and a connection to it with a real store."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import httpx

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.client import RecoveryClient
from recovery_desktop.api.oauth_session import Client, Tokens
from recovery_desktop.store.store import Store
from recovery_desktop.token_vault import KeyStatus, Vault

BASE_URL = "http://127.0.0.1:1"
NOW = datetime(2026, 3, 1, 10, tzinfo=UTC)
Result = TypeVar("Result")
Answerer = Callable[[httpx.Request], httpx.Response]


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """With a limit that only a hang reaches."""

    async def limited() -> Result:
        async with asyncio.timeout(60):
            return await work

    return asyncio.run(limited())


def answer(status: int, body: Any = None, **headers: str) -> httpx.Response:
    if body is None:
        return httpx.Response(status, headers=headers)
    return httpx.Response(status, json=body, headers=headers)


def error(status: int, code: str, message: str = "no", **more: Any) -> httpx.Response:
    return answer(status, {"error": {"code": code, "message": message, **more}})


def a_receivable(id: str, status: str = "in_process", **changed: Any) -> dict[str, Any]:
    """As JSON values; `progress` replaces recovery_progress."""
    progress = changed.pop("progress", {"invoice_numbers": [f"FA-{id}"], "debtor_name": "Menuiserie Aubin"})
    row = {
        "id": id,
        "user_id": "usr_1",
        "status": status,
        "amount": 1200.5,
        "currency": "EUR",
        "created_at": NOW.isoformat(),
        "recovery_progress": progress,
    }
    return row | changed


def a_submission(number: str = "FA-12", amount: float = 1200.5) -> dict[str, Any]:
    return {
        "user_id": "usr_1",
        "invoice": {
            "numbers": [number],
            "issue_date": "2026-01-05",
            "due_date": "2026-02-05",
            "amount": amount,
            "service_description": "Pose de fenêtres",
            "currency": "EUR",
        },
        "debtor": {"company_name": "Menuiserie Aubin", "contacts": [{"email": "compta@aubin.example"}]},
    }


class Wire:
    """Answers by the first route that fits; `asked` are the requests in order, as (METHOD, path)."""

    def __init__(self) -> None:
        self.received: list[tuple[str, str]] = []
        self.requests: list[httpx.Request] = []
        self._routes: list[tuple[str, re.Pattern[str], Answerer]] = []

    def on(self, method: str, path: str, answerer: Answerer | httpx.Response | Exception) -> None:
        """The newest route for a path wins. An exception is raised as the network would."""

        def respond(request: httpx.Request) -> httpx.Response:
            if isinstance(answerer, Exception):
                raise answerer
            if isinstance(answerer, httpx.Response):
                return httpx.Response(
                    answerer.status_code, headers=answerer.headers, content=answerer.content
                )
            return answerer(request)

        self._routes.insert(0, (method, re.compile(path), respond))

    def count(self, method: str, path: str) -> int:
        return sum(request == (method, path) for request in self.received)

    def bodies(self, method: str, path: str) -> list[Any]:
        return [
            json.loads(request.content)
            for request in self.requests
            if (request.method, request.url.path) == (method, path)
        ]

    def http(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.MockTransport(self._answer))

    def _answer(self, request: httpx.Request) -> httpx.Response:
        self.received.append((request.method, request.url.path))
        self.requests.append(request)
        for method, path, answerer in self._routes:
            if method == request.method and path.fullmatch(request.url.path):
                return answerer(request)
        return error(404, "NOT_FOUND")


class Listed:
    """GET /v1/receivables and GET one, over rows that the test changes; any order, `status`, `limit` and cursor
    honoured. `says_more`: its pages say whether more follow."""

    def __init__(
        self, wire: Wire, *, page: int = 2, newest_first: bool = True, says_more: bool = True
    ) -> None:
        self.rows: list[dict[str, Any]] = []
        self.page, self.newest_first, self.says_more = page, newest_first, says_more
        wire.on("GET", "/v1/receivables", self._list)
        wire.on("GET", "/v1/receivables/[^/]+", self._get)

    def add(self, id: str, minutes: float = 0, **changed: Any) -> dict[str, Any]:
        """Created so many minutes after NOW."""
        row = a_receivable(id, created_at=(NOW + timedelta(minutes=minutes)).isoformat(), **changed)
        self.rows.append(row)
        return row

    def _list(self, request: httpx.Request) -> httpx.Response:
        rows = sorted(self.rows, key=lambda row: (row["created_at"], row["id"]), reverse=self.newest_first)
        if (status := request.url.params.get("status")) is not None:
            rows = [row for row in rows if row["status"] == status]
        after = request.url.params.get("starting_after")
        if after is not None:
            ids = [row["id"] for row in rows]
            if after not in ids:
                return error(400, "VALIDATION_ERROR", field="starting_after")
            rows = rows[ids.index(after) + 1 :]
        more = {"has_more": len(rows) > self.page} if self.says_more else {}
        return answer(200, {"data": rows[: self.page], **more})

    def _get(self, request: httpx.Request) -> httpx.Response:
        id = request.url.path.rpartition("/")[2]
        results = [row for row in self.rows if row["id"] == id]
        return answer(200, results[0]) if results else error(404, "NOT_FOUND")


def a_vault() -> Vault:
    return Vault(b"k" * 32, KeyStatus.KEYRING)


def connected_to(
    wire: Wire, folder: Path, *, keeps_keys: bool = False, kind: Any = "service"
) -> ConnectionContext:
    """A connection that is signed in, its creditor `usr_1`."""
    store = Store(folder)
    store.connections.add(
        "con_1", kind=kind, name="Test", base_url=BASE_URL, client_id="clt_1", environment="test"
    )
    store.connections.change("con_1", user_id="usr_1", profile={"keeps_keys": True} if keeps_keys else {})
    tokens = Tokens("access", "refresh", None)
    client = RecoveryClient(Client(BASE_URL, "clt_1"), lambda: tokens, lambda tokens_now: None, wire.http())
    return ConnectionContext(store, a_vault(), client, store.connection_store("con_1"), folder / "files")
