"""Errors: a refusal of the service, a delivery that is not from it."""

from __future__ import annotations

from typing import Any

import httpx


class ServiceError(Exception):
    """The service refused; decide by `code`."""

    def __init__(self, response: httpx.Response) -> None:
        error, meta = _read(response)
        self.status = response.status_code
        self.code: str = error.get("code") or ""
        self.message: str = error.get("message") or response.reason_phrase
        self.field: str | None = error.get("field")
        self.details: dict[str, Any] = error.get("details") or {}
        self.hint: str | None = error.get("hint")
        self.doc_url: str | None = error.get("doc_url")
        self.request_id: str | None = meta.get("request_id") or response.headers.get("X-Request-Id")
        super().__init__(f"{self.status} {self.code}: {self.message}")


class BadSignature(Exception):
    """The body is not shown to be from the service, or it is too old."""


def _read(response: httpx.Response) -> tuple[dict[str, Any], dict[str, Any]]:
    try:
        body = response.json()
    except ValueError:
        return {}, {}
    if not isinstance(body, dict):
        return {}, {}
    error = body.get("error")
    if isinstance(error, str):  # as RFC 6749 has it
        return {"code": error, "message": body.get("error_description")}, {}
    return error if isinstance(error, dict) else {}, body.get("meta") or {}
