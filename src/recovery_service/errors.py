"""Refusals in the one documented shape, from wherever they come.

ServiceError          any refusal: status, code, message, field, the value received
  Invalid             400 VALIDATION_ERROR
  NotFound            404, the same for absent and for foreign
  InvalidState        409 INVALID_STATE
"""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple, Self

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from recovery_contract.errors import ErrorBody, ErrorCode, ErrorInfo, Meta
from recovery_contract.ids import RequestId
from recovery_contract.reasons import Reason
from recovery_service.db.outage import Outage
from recovery_service.db.unavailable import RETRY_SECONDS, is_unavailable
from recovery_service.json_paths import json_path

log = structlog.get_logger()

_RECEIVED_AT_MOST = 200


class ServiceError(Exception):
    """A refusal with everything that the answer says about it; `headers` are added to the answer. A `Reason` as the
    message is told with its code, where a person may read it."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str | Reason,
        field: str | None = None,
        received: Any = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        reason = message if isinstance(message, Reason) else None
        super().__init__(message if reason is None else reason.message)
        self.status = status
        self.code = code
        self.reason = reason
        self.message = str(self)
        self.field = field
        self.received = received
        self.headers = dict(headers or {})
        self.hint: str | None = None
        self.details: dict[str, Any] = {}

    def explain(self, *, hint: str | None = None, **details: Any) -> Self:
        """Add what to do in this case, where that is more than what is said of the code, and values that a program
        needs to do it."""
        self.hint = hint
        self.details |= details
        return self


class Invalid(ServiceError):
    def __init__(self, message: str | Reason, field: str | None = None, received: Any = None) -> None:
        super().__init__(400, ErrorCode.VALIDATION_ERROR, message, field, received)


class NotFound(ServiceError):
    """`field` names what the request has the id from, where that is not its address."""

    def __init__(self, field: str | None = None, received: Any = None) -> None:
        words = (
            "Nothing with this id is known to this token."
            if field is None
            else f"Nothing with this {field} is known to this token."
        )
        super().__init__(404, ErrorCode.NOT_FOUND, words, field, received)


class InvalidState(ServiceError):
    def __init__(self, message: str) -> None:
        super().__init__(409, ErrorCode.INVALID_STATE, message)


RefusalPage = Callable[[Scope, ServiceError], Response | None]
"""What the application shows a person instead, kept as `app.state.refusal_page`; None where no person looks."""


class ErrorHelp(NamedTuple):
    """Remedy for an error code, and the address of its page where there is one."""

    hint: str | None = None
    doc_url: str | None = None


def refusal_response(
    error: ServiceError, request_id: RequestId, error_help: ErrorHelp = ErrorHelp()
) -> Response:
    """Return the answer that tells of this error."""
    details = dict(error.details)
    if error.field is not None:
        details |= {"field": error.field, "received": _shortened(error.received)}
    info = ErrorInfo(
        code=str(error.code),
        message=error.message,
        field=error.field,
        details=details or None,
        reason=error.reason,
        hint=error.hint or error_help.hint,
        doc_url=error_help.doc_url,
    )
    body = ErrorBody(error=info, meta=Meta(request_id=request_id, timestamp=datetime.now(UTC)))
    return JSONResponse(body.wire(), error.status, headers=error.headers)


def error_response(scope: Scope, error: ServiceError) -> Response:
    """Return the refusal as whoever asked reads it: a page where the application has one for that address."""
    state = getattr(scope.get("app"), "state", None)
    page: RefusalPage | None = getattr(state, "refusal_page", None)
    shown = None if page is None else page(scope, error)
    if shown is not None:
        return shown
    explain: Callable[[str], ErrorHelp] | None = getattr(state, "explain_error", None)
    error_help = ErrorHelp() if explain is None else explain(str(error.code))
    return refusal_response(error, scope["state"]["request_id"], error_help)


def internal_error() -> ServiceError:
    """Return the last resort: says nothing about the cause, only where to find it in the log."""
    message = "Something went wrong on our side. Please give the request id when you report it."
    return ServiceError(500, ErrorCode.INTERNAL_ERROR, message)


def database_unavailable() -> ServiceError:
    """Return the refusal while the database is away or full: what was asked for may have been done or not."""
    message = "The service cannot reach its data at the moment. Send the same request again soon."
    headers = {"Retry-After": str(RETRY_SECONDS)}
    return ServiceError(503, ErrorCode.INTERNAL_ERROR, message, headers=headers)


def catch_unexpected_errors(app: ASGIApp, outage: Outage) -> ASGIApp:
    """Return the last resort around an application: any mistake of ours is logged and answered with 500. `outage` is
    told of a database that is away."""

    async def run(scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def noting(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await app(scope, receive, noting)
        except Exception as error:
            # The kind and the place, never the text: it could quote what a person wrote.
            if is_unavailable(error):
                answer = database_unavailable()
                outage.note("requests", error)
            else:
                answer = internal_error()
                log.error("unexpected", error=type(error).__name__, where=_places(error))
            if begun:
                raise
            await error_response(scope, answer)(scope, receive, send)

    return run


def _places(error: Exception) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


def install_error_handlers(app: FastAPI) -> None:
    """Give every refusal of the framework the documented shape."""

    def refused(request: Request, error: Exception) -> Response:
        return error_response(request.scope, _as_service_error(error))

    for kind in (ServiceError, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, refused)


def _as_service_error(error: Exception) -> ServiceError:
    if isinstance(error, ServiceError):
        return error
    if isinstance(error, RequestValidationError):
        first = error.errors()[0]
        # The first element says where it was looked for: query, path, header.
        return Invalid(str(first["msg"]), json_path(first["loc"][1:]), first.get("input"))
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        missing = ServiceError(404, ErrorCode.NOT_FOUND, "The service has no such address.")
        return missing.explain(hint="Compare the method and the address with the reference, at `/docs`.")
    if error.status_code == 405:
        message = "This address does not take this method."
        return ServiceError(405, ErrorCode.METHOD_NOT_ALLOWED, message, headers=error.headers)
    code = ErrorCode.INTERNAL_ERROR if error.status_code >= 500 else ErrorCode.VALIDATION_ERROR
    return ServiceError(error.status_code, code, str(error.detail), headers=error.headers)


def _shortened(value: Any) -> Any:
    """Return a received value as JSON can show it; long ones are cut, so that an answer stays small."""
    if value is None or isinstance(value, bool | int | float):
        return value
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    if len(text) <= _RECEIVED_AT_MOST:
        return value if isinstance(value, str) else json.loads(text)
    return text[:_RECEIVED_AT_MOST] + "…"
