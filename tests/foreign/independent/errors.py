"""The error type of the API and the documented error body."""

from __future__ import annotations

from typing import Any


class ApiError(Exception):
    """An error answered as {"error": {code, message, details?}, "meta": {...}}."""

    def __init__(
        self,
        status: int,
        code: str,
        message: str,
        field: str | None = None,
        received: Any = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(message)
        self.status, self.code, self.message = status, code, message
        self.field, self.received = field, received
        self.headers = headers or {}

    def body(self) -> dict[str, Any]:
        error: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.field is not None:
            error["details"] = {"field": self.field, "received": self.received}
        return error


def invalid(field: str, message: str, received: Any = None, code: str = "VALIDATION_ERROR") -> ApiError:
    return ApiError(400, code, message, field, received)


def no_such(what: str) -> ApiError:
    return ApiError(404, f"{what.upper()}_NOT_FOUND", f"No such {what}.")


def wrong_state(action: str, status: str) -> ApiError:
    return ApiError(
        409, "INVALID_STATE", f"{action} is not possible while the status is {status}.", "status", status
    )
