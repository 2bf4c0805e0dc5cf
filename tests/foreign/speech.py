"""How a foreign service says things: requests and answers as they are, and every answer in its dialect."""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from base64 import b64decode
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, timezone
from email import message_from_bytes
from typing import Any, Final

from tests.foreign.dialect import Dialect

LIMIT: Final = 1_000
ELSEWHERE: Final = timezone(timedelta(hours=2))


@dataclass(frozen=True)
class ReceivedRequest:
    """A request as it came; header names in lower case, `path` decoded by nobody."""

    method: str
    path: str
    query: dict[str, str]
    headers: dict[str, str]
    body: bytes


@dataclass(frozen=True)
class Answered:
    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


class No(Exception):
    def __init__(
        self, status: int, code: str, message: str, path: str | None = None, received: Any = None
    ) -> None:
        self.status, self.code, self.message, self.path, self.received = status, code, message, path, received


class Speech:
    """`behind` is how many seconds its clock is slow."""

    def __init__(self, dialect: Dialect, behind: float) -> None:
        self.dialect, self.behind = dialect, behind
        self._count = 0

    def _json_response(self, status: int, value: Any) -> Answered:
        how, value = self.dialect.body, self._nulled(value)
        if how == "wrapped with more":
            meta = {"request_id": self._id("req"), "timestamp": self._now()}
            value = {"data": value, "meta": meta, "ok": True, "links": {"self": "/"}, "status": status}
        elif how == "wrapped" or (how == "each its own" and self._next() % 2):
            value = {"data": value, "meta": {"request_id": self._id("req"), "timestamp": self._now()}}
        return Answered(status, self._headers(), json.dumps(value).encode())

    def _nulled(self, value: Any) -> Any:
        """What it has nothing to say about, said."""
        if self.dialect.nothing == "null" and isinstance(value, dict) and "data" not in value:
            return {**value, "note": None, "parent": None}
        return value

    def _refused(self, no: No) -> Answered:
        if no.code == "invalid_grant":
            return Answered(no.status, self._headers(), json.dumps({"error": no.code}).encode())
        if self.dialect.errors == "bare status":
            return Answered(no.status, {"Content-Type": "text/html"}, b"<h1>No</h1>")
        error: dict[str, Any] = {"code": no.code, "message": no.message}
        if self.dialect.errors == "flat":
            error |= {"field": no.path, "details": None}
        else:
            error["details"] = {"field": no.path, "received": no.received}
        expected_values = {"error": error, "meta": {"request_id": self._id("req"), "timestamp": self._now()}}
        return Answered(no.status, self._headers(), json.dumps(expected_values).encode())

    def _headers(self) -> dict[str, str]:
        now = time.time()
        expected_values = {
            "seconds": 30,
            "epoch": int(now) + 30,
            "epoch_ms": int((now + 30) * 1000),
            "absent": None,
        }
        reset = expected_values[self.dialect.reset]
        if self.dialect.limits == "not given":
            return {"Content-Type": "application/json"}
        headers = {
            "Content-Type": "application/json",
            "X-RateLimit-Limit": str(LIMIT),
            "X-RateLimit-Remaining": "900",
        }
        return headers if reset is None else headers | {"X-RateLimit-Reset": str(reset)}

    def _receivable(self, row: dict[str, Any]) -> dict[str, Any]:
        expected_values = {name: row[name] for name in ("id", "user_id", "status", "currency", "created_at")}
        expected_values["amount"] = self._number(row["amount"])
        progress: Any = {}
        if self.dialect.progress == "own words":
            progress = {
                "contacts": 3,
                "next_action": "call on Monday",
                "history": {"steps": []},
                "attempts": [1, 2],
            }
        if self.dialect.progress == "telling":
            progress = {
                "invoice_numbers": row["numbers"],
                "debtor_name": (row["debtor"] or {}).get("company_name"),
            }
        if self.dialect.progress == "null":
            progress = None
        if self.dialect.progress != "absent":
            expected_values["recovery_progress"] = progress
        if self.dialect.words == "unknown":
            expected_values |= {"moon": "full", "links": [None, {"self": "x"}]}
        return expected_values

    def takes_file(self, file: str) -> bool:
        """Whether a file of evidence is given as this dialect wants it."""
        if self.dialect.evidence == "reference":
            return file.startswith("file_")
        if self.dialect.evidence == "base64":
            return not file.startswith("data:") and bool(b64decode(file, validate=True))
        return file.startswith("data:")

    def _number(self, value: float) -> Any:
        return f"{value:.2f}" if self.dialect.numbers == "text" else value

    def _now(self, later: float = 0) -> str:
        now = datetime.fromtimestamp(time.time() - self.behind + later, UTC)
        if self.dialect.times == "offset":
            return now.astimezone(ELSEWHERE).isoformat()
        if self.dialect.times == "without zone":
            return now.replace(tzinfo=None).isoformat()
        return now.isoformat(timespec="milliseconds").replace("+00:00", "Z")

    def _event_amount(self, value: float) -> Any:
        return f"{value:.2f}" if self.dialect.event_numbers == "text" else value

    def _written(self, event: dict[str, Any]) -> dict[str, Any]:
        if self.dialect.envelope == "bare":
            return event
        return {**event, "api_version": "2026-01-02", "metadata": {"platform_id": "p", "environment": "test"}}

    def _id(self, kind: str) -> str:
        return f"{kind}_{self._next():06}"

    def _next(self) -> int:
        self._count += 1
        return self._count


def named(pieces: list[str]) -> list[str | None]:
    """Each step of a path by its word, None for an id."""
    words = (None, "users", "receivables", "webhooks", "reports", "events")
    names: list[str | None] = ["v1", pieces[1] if len(pieces) > 1 and pieces[1] in words else "none"][
        : len(pieces)
    ]
    if len(pieces) > 2:
        names.append(pieces[2] if pieces[2] in ("ocr", "stats") else None)
    return names + [piece.replace("-", "_") for piece in pieces[3:]]


def shape(pieces: list[str]) -> list[str]:
    return [name or "id" for name in named(pieces)[1:]]


def multipart(requested: ReceivedRequest) -> dict[str, bytes]:
    head = f"Content-Type: {requested.headers['content-type']}\r\n\r\n".encode()
    messages = message_from_bytes(head + requested.body).get_payload()
    assert isinstance(messages, list)
    return {
        str(piece.get_param("name", header="content-disposition")): piece.get_payload(decode=True)
        for piece in messages
    }  # type: ignore[union-attr, misc]


def delivery_headers(event_id: str, secret: str, body: bytes, prefix: str = "sha256=") -> dict[str, str]:
    """What an event is sent with, signed as the interface says."""
    signature = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return {
        "Content-Type": "application/json",
        "Service-Signature": f"{prefix}{signature}",
        "Service-Event-Id": event_id,
        "Service-Timestamp": str(int(time.time())),
        "User-Agent": "Foreign-Webhooks/1.0",
    }
