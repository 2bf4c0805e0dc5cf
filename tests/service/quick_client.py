"""The client of the tests, whose requests cross to the application's thread once instead of eight times."""

from __future__ import annotations

import contextlib
import warnings
from typing import Any, Final
from urllib.parse import unquote

import anyio
import httpx
from fastapi import FastAPI

with warnings.catch_warnings():
    # The client of the tests is httpx, which the product uses too.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

HEADERS_SENT: Final = "http.response.start"
BODY_SENT: Final = "http.response.body"


class QuickClient(TestClient):
    """One that is entered before it is used; it gives every mistake of ours as a 500."""

    def __init__(self, app: FastAPI, base_url: str, headers: dict[str, str]) -> None:
        super().__init__(
            app, base_url, headers=headers, raise_server_exceptions=False, follow_redirects=False
        )
        self._transport = QuickTransport(self)


class QuickTransport(httpx.BaseTransport):
    """Runs the application to its end and has the whole answer, as Starlette's has after it was read.

    That one crosses for each event, for both ends of a pipe, for the headers and for each piece of the body: half of
    what a short request costs.
    """

    def __init__(self, client: QuickClient) -> None:
        self._client = client

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        portal = self._client.portal
        assert portal is not None, "the client was not entered"
        return portal.call(self._answer, request, request.read())

    async def _answer(self, request: httpx.Request, content: bytes) -> httpx.Response:
        complete = anyio.Event()
        is_received = False
        started: dict[str, Any] = {}
        body: list[bytes] = []

        async def receive() -> dict[str, Any]:
            nonlocal is_received
            if is_received:
                await complete.wait()
                return {"type": "http.disconnect"}
            is_received = True
            return {"type": "http.request", "body": content}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == HEADERS_SENT:
                assert not started, "an answer begins once"
                started.update(message)
            elif message["type"] == BODY_SENT:
                assert started, "headers come before the body"
                assert not complete.is_set(), "a body ends once"
                body.append(bytes(message.get("body", b"")))
                if not message.get("more_body", False):
                    complete.set()

        # What is raised, the application has answered and logged before.
        with contextlib.suppress(Exception):
            await self._client.app(_scope(request, self._client.app_state), receive, send)
        if not started:
            return httpx.Response(500, request=request)
        return httpx.Response(
            started["status"],
            headers=[(key.decode(), value.decode()) for key, value in started.get("headers", [])],
            stream=httpx.ByteStream(b"" if request.method == "HEAD" else b"".join(body)),
            request=request,
        )


def _scope(request: httpx.Request, state: dict[str, Any]) -> dict[str, Any]:
    url = request.url
    return {
        "type": "http",
        "http_version": "1.1",
        "method": request.method,
        "path": unquote(url.path),
        "raw_path": url.raw_path.split(b"?", 1)[0],
        "root_path": "",
        "scheme": url.scheme,
        "query_string": url.query,
        "headers": [(key.lower().encode(), value.encode()) for key, value in request.headers.multi_items()],
        "client": ("testclient", 50000),
        "server": [url.raw_host.decode("ascii"), url.port or {"http": 80, "https": 443}[url.scheme]],
        "extensions": {},
        "state": state.copy(),
    }
