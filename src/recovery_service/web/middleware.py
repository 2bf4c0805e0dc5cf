"""Around every request: its id, the headers of every answer, its line in the log, and the last resort."""

from __future__ import annotations

import time
from collections.abc import MutableMapping
from typing import Any

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from recovery_contract.ids import RequestId
from recovery_contract.version import API_VERSION, REQUEST_ID_HEADER, VERSION_HEADER
from recovery_service.context.core import Core
from recovery_service.errors import catch_unexpected_errors
from recovery_service.ids import new_id
from recovery_service.observability.metrics import Metrics
from recovery_service.web.guards import WATCHED

log = structlog.get_logger()

_HEADERS = {
    VERSION_HEADER: API_VERSION,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}
_NO_HEAD = "/oauth/"
_AWAITS_CONTINUE = "100-continue"
"""Whoever expects this sends the body when it is asked for. Answered without, a proxy may send the next request in its
place on the same connection (CVE-2024-24791), where it is taken for that body and never answered."""


class Frame:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, core: Core, metrics: Metrics) -> None:
        self._app = catch_unexpected_errors(app, core.database.outage)
        self._core = core
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id = new_id(RequestId)
        state = scope.setdefault("state", {})
        state["request_id"] = request_id
        started = time.perf_counter()
        status = 500
        is_head = scope["method"] == "HEAD" and not scope["path"].startswith(_NO_HEAD)
        # A HEAD is answered as its GET would be, without the body.
        inner = {**scope, "method": "GET"} if is_head else scope
        awaits_continue = Headers(scope=scope).get("expect", "").lower() == _AWAITS_CONTINUE

        async def received() -> Message:
            nonlocal awaits_continue
            awaits_continue = False
            return await receive()

        async def framed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                self._add_headers(headers, state, request_id)
                if awaits_continue:
                    headers["Connection"] = "close"
            elif is_head:
                message = {**message, "body": b""}
            await send(message)

        with structlog.contextvars.bound_contextvars(request_id=request_id):
            try:
                await self._app(inner, received, framed)
            finally:
                seconds = time.perf_counter() - started
                self._record(inner, state, status, seconds)

    def _add_headers(
        self, headers: MutableHeaders, state: MutableMapping[str, Any], request_id: RequestId
    ) -> None:
        for name, value in _HEADERS.items():
            headers.setdefault(name, value)
        if self._core.base_url.startswith("https://"):
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        headers[REQUEST_ID_HEADER] = request_id
        rate_limit = state.get("rate_limit")
        if rate_limit is not None:
            for name, value in rate_limit.headers.items():
                headers[name] = value

    def _record(self, scope: Scope, state: MutableMapping[str, Any], status: int, seconds: float) -> None:
        # The pattern of the address, never the address: a recovery link in a log would be a key.
        path = getattr(scope.get("route"), "path", None) or "unmatched"
        operation = state.get("operation")
        if operation is not None:
            path = operation.path
        # A probe of the proxy in front of us is no request that somebody made.
        if scope["method"] == "GET" or scope["path"] not in WATCHED:
            self._metrics.observe_request(scope["method"], path, status, seconds)
        principal = state.get("principal")
        if principal is not None and status < 500:
            self._core.database.outage.end("requests")
        log.info(
            "request",
            method=scope["method"],
            path=path,
            status=status,
            milliseconds=round(seconds * 1000, 1),
            client_id=principal.client_id if principal is not None else None,
        )
