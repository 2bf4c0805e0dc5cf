"""The checks before an operation, in their order: 401, version, 429, 403, 404, body."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from recovery_contract.errors import ErrorCode
from recovery_contract.operations import Operation
from recovery_contract.version import API_VERSION, IDEMPOTENCY_HEADER, VERSION_HEADER
from recovery_service.context.core import Core
from recovery_service.db.lists import group_by_key
from recovery_service.db.replica import Caller, calling, find_position, leave_replica
from recovery_service.db.retry import Attempt, attempts, run_with_retry
from recovery_service.errors import Invalid, NotFound, ServiceError, error_response
from recovery_service.web import idempotency
from recovery_service.web.admission import Admission, Call, admit
from recovery_service.web.idempotent_write import IdempotentWrite
from recovery_service.web.query import Parameters, check_query
from recovery_service.web.rate_limits import RateLimitStatus, Rates, rate_limit_error
from recovery_service.web.request_body import MIB, read_body, replay_body
from recovery_service.web.threads import in_thread

BODY_BYTES = {"extractInvoice": 21 * MIB, "submitEvidence": 72 * MIB, "putLetterhead": 8 * MIB}
BODY_BYTES_ELSE = 1 * MIB
PAGE_BODY_BYTES = 25 * MIB
"""Forms of the hosted pages may carry documents."""
DISCARDED_BYTES = 200 * MIB
"""A browser shows the answer to a form only after it has sent all of it: so much is let come, and not kept."""
HEADERS_AT_MOST = 200
"""The server below counts none: what nobody sends by mistake is not looked at."""

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
WATCHED = ("/healthz", "/readyz", "/metrics")
"""Asked by whoever watches the service: counted against no limit, and no body is waited for."""


@dataclass(frozen=True)
class Row:
    """An operation and the addresses it answers."""

    operation: Operation
    pattern: re.Pattern[str]
    is_literal: bool

    @classmethod
    def of(cls, operation: Operation) -> Row:
        pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", operation.path))
        return cls(operation, pattern, "{" not in operation.path)


class Gate:
    """Lets through what the table of operations allows; other paths only count against their address's limit."""

    def __init__(
        self, app: ASGIApp, core: Core, rates: Rates, operations: Iterable[Operation], parameters: Parameters
    ) -> None:
        """`parameters` are those that the query of each operation may hold, by its id."""
        self._parameters = parameters
        self._app = app
        self._core = core
        self._rates = rates
        self._once = IdempotentWrite(app, core)
        # A literal address such as /v1/webhooks/logs comes before /v1/webhooks/{id}.
        self._rows = sorted(map(Row.of, operations), key=lambda row: not row.is_literal)
        # No part of an address holds a slash: of a few rows instead of all one is the operation's.
        self._rows_by_length = group_by_key(
            (_place(row.operation.method, row.operation.path), row) for row in self._rows
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        try:
            await self._pass(scope, receive, send)
        except ServiceError as error:
            await error_response(scope, error)(scope, receive, send)

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if len(headers.raw) > HEADERS_AT_MOST:
            scope["state"]["rate_limit"] = await in_thread(self._count_address, scope)
            message = f"A request has at most {HEADERS_AT_MOST} header fields."
            raise ServiceError(431, ErrorCode.VALIDATION_ERROR, message)
        operation, ids = self._find(scope["method"], scope["path"])
        state = scope["state"]
        if operation is None:
            state["rate_limit"] = await self._address_rate_limit(scope)
            if state["rate_limit"].exceeded:
                raise rate_limit_error(state["rate_limit"])
            self._check_method(scope)
            is_watched = scope["path"] in WATCHED
            body = b"" if is_watched else await read_body(headers, receive, PAGE_BODY_BYTES, DISCARDED_BYTES)
            await self._run(scope, body, receive, send)
            return
        state["operation"] = operation
        await in_thread(self._admit, scope, headers, operation)
        if not all(_ID.fullmatch(id_) for id_ in ids):
            raise NotFound()
        if b"%00" in scope["query_string"]:
            raise Invalid("The query holds characters that cannot be stored.")
        if scope["query_string"]:
            check_query(scope["query_string"], self._parameters[operation.id])
        body = await read_body(headers, receive, BODY_BYTES.get(operation.id, BODY_BYTES_ELSE))
        key = _key(headers, operation)
        with calling(state["caller"]):
            if key is None:
                await self._run(scope, body, receive, send)
            else:
                await self._once.run(scope, body, receive, send, idempotency.checked_key(key))

    def _find(self, method: str, path: str) -> tuple[Operation | None, tuple[str, ...]]:
        for row in self._rows_by_length.get(_place(method, path), ()):
            if match := row.pattern.fullmatch(path):
                return row.operation, tuple(match.groups())
        return None, ()

    def _check_method(self, scope: Scope) -> None:
        """Raise ServiceError 405 for an operation's address with another method, naming those it takes."""
        rows = [row for row in self._rows if row.pattern.fullmatch(scope["path"])]
        # No object has the id `logs` or `ocr`, so such an address has only the methods of its own operation.
        rows = [row for row in rows if row.is_literal] or rows
        allowed = [row.operation.method for row in rows]
        if allowed:
            message = "This address does not take this method."
            names = ", ".join(sorted({*allowed, *(["HEAD"] if "GET" in allowed else [])}))
            raise ServiceError(405, ErrorCode.METHOD_NOT_ALLOWED, message, headers={"Allow": names})

    async def _address_rate_limit(self, scope: Scope) -> RateLimitStatus:
        if scope["path"] in WATCHED:
            return self._rates.uncounted()  # at once: health waits for no thread
        return await in_thread(self._count_address, scope)

    def _count_address(self, scope: Scope) -> RateLimitStatus:
        if scope["path"] in WATCHED:
            return self._rates.uncounted()
        return self._rates.for_address(scope["client"][0] if scope.get("client") else "unknown")

    def _admit(self, scope: Scope, headers: Headers, operation: Operation) -> None:
        state = scope["state"]
        version = headers.get(VERSION_HEADER, API_VERSION)
        good = version == API_VERSION
        admission = run_with_retry(lambda: self._ask(state, headers, operation, cost=1 if good else 0))
        if admission is None:
            state["rate_limit"] = self._count_address(scope)
            if state["rate_limit"].exceeded:
                raise rate_limit_error(state["rate_limit"])
            raise _unauthorized(headers)
        state["principal"] = principal = admission.principal
        state["stored_response"], state["rate_limit"] = admission.stored, admission.rate_limit
        if not good:
            message = f"This service speaks version {API_VERSION}."
            raise ServiceError(400, ErrorCode.UNSUPPORTED_VERSION, message, VERSION_HEADER, version)
        if state["rate_limit"].exceeded:
            raise rate_limit_error(state["rate_limit"])
        if operation.scope is not None and operation.scope not in principal.scopes:
            message = f"The token lacks the scope {operation.scope}."
            raise ServiceError(403, ErrorCode.FORBIDDEN, message)

    def _ask(
        self, state: dict[str, Any], headers: Headers, operation: Operation, cost: int
    ) -> Admission | None:
        """Return who calls, counted; read with it what its caller may know of."""
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or not token.strip():
            return None
        call = Call(token.strip(), operation.path, _key(headers, operation), cost)
        database = self._core.database
        with database.statements() as connection:
            admission = admit(connection, self._rates, call)
            if admission is None:
                return None
            client_id = admission.principal.client_id
            state["caller"] = caller = Caller(client_id)
            if operation.method == "GET" and database.replica is not None:
                caller.position = find_position(connection, client_id)
            return admission

    async def _run(self, scope: Scope, body: bytes, receive: Receive, send: Send) -> None:
        for attempt in attempts():
            with attempt:
                await self._app(scope, replay_body(body, receive), lasting(send, attempt))
            leave_replica()


def _place(method: str, path: str) -> tuple[str, int]:
    return method, path.count("/")


def _key(headers: Headers, operation: Operation) -> str | None:
    return headers.get(IDEMPOTENCY_HEADER) if operation.method == "POST" else None


def lasting(send: Send, attempt: Attempt) -> Send:
    """Send; an answer that has begun cannot be taken back by another attempt."""

    async def noting(message: Message) -> None:
        attempt.forbid_retry()
        await send(message)

    return noting


def _unauthorized(headers: Headers) -> ServiceError:
    has_credentials = "authorization" in headers
    challenge = 'Bearer realm="recovery"' + (', error="invalid_token"' if has_credentials else "")
    message = "The access token is not valid." if has_credentials else "An access token is needed."
    return ServiceError(401, ErrorCode.UNAUTHORIZED, message, headers={"WWW-Authenticate": challenge})
