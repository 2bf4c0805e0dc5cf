"""Webhook endpoints: registration, signing, delivery with retries, logs and health."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import secrets
import time
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import aiohttp

from tests.foreign.independent.core import API_VERSION
from tests.foreign.independent.errors import no_such
from tests.foreign.independent.records import new_id, now, stamp

DELAYS = (0, 60, 300, 1800, 7200, 21600, 86400)
TIMEOUT = aiohttp.ClientTimeout(total=10)
OVERLAP = timedelta(hours=24)


def new_secret() -> str:
    return "whsec_" + secrets.token_urlsafe(30)


@dataclass
class Endpoint:
    client_id: str
    url: str
    events: list[str]
    description: str | None
    id: str = field(default_factory=lambda: new_id("whe"))
    secret: str = field(default_factory=new_secret)
    created_at: datetime = field(default_factory=now)
    old_secret: str | None = None
    rotated_at: datetime | None = None
    failed: bool = False
    debug_mode: bool = False
    debug_email: str | None = None
    log: list[dict[str, Any]] = field(default_factory=list)

    def view(self, with_secret: bool = False) -> dict[str, Any]:
        shown = {"id": self.id, "url": self.url, "events": self.events, "created_at": stamp(self.created_at)}
        return {**shown, "secret": self.secret} if with_secret else shown

    def wants(self, kind: str) -> bool:
        return any(
            name in ("*", kind) or (name.endswith(".*") and kind.startswith(name[:-1]))
            for name in self.events
        )

    def rotate(self) -> str:
        self.old_secret, self.rotated_at, self.secret = self.secret, now(), new_secret()
        return self.secret

    def secret_for(self, emitted_at: datetime) -> str:
        """Events from before a rotation keep the old secret while that is valid."""
        if (
            self.rotated_at
            and self.old_secret
            and emitted_at < self.rotated_at
            and now() < self.rotated_at + OVERLAP
        ):
            return self.old_secret
        return self.secret

    def health(self) -> dict[str, Any]:
        since = stamp(now() - timedelta(hours=24))
        recent = [entry for entry in self.log if entry["at"] >= since]
        good = sum(entry["status"] == "success" for entry in recent)
        errors = [entry["error"] for entry in self.log if entry["error"]]
        spent = [entry["response_time_ms"] for entry in recent]
        return {
            "endpoint_id": self.id,
            "url": self.url,
            "status": "failed" if self.failed else "healthy",
            "success_rate": round(good / len(recent), 4) if recent else 1,
            "average_response_time_ms": round(sum(spent) / len(spent)) if spent else 0,
            "last_error": errors[-1] if errors else None,
            "failed_attempts_24h": len(recent) - good,
            "successful_attempts_24h": good,
        }


class Webhooks:
    def __init__(self, environment: str, retry_scale: float) -> None:
        self.environment, self.retry_scale = environment, retry_scale
        self.endpoints: dict[str, Endpoint] = {}
        self.events: dict[str, tuple[str, dict[str, Any], datetime]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.session: aiohttp.ClientSession | None = None
        self.last = now()

    def endpoint(self, client_id: str, endpoint_id: str) -> Endpoint:
        endpoint = self.endpoints.get(endpoint_id)
        if endpoint is None or endpoint.client_id != client_id:
            raise no_such("webhook")
        return endpoint

    def of(self, client_id: str) -> list[Endpoint]:
        return [item for item in self.endpoints.values() if item.client_id == client_id]

    def emit(self, client_id: str, kind: str, data: dict[str, Any]) -> str:
        """Publish one event to every endpoint that asked for its type."""
        event_id = self.record(client_id, kind, data)
        self.send(event_id, [item for item in self.of(client_id) if item.wants(kind)])
        return event_id

    def record(self, client_id: str, kind: str, data: dict[str, Any]) -> str:
        emitted_at = max(now(), self.last + timedelta(milliseconds=1))
        self.last = emitted_at
        event = {
            "id": new_id("evt"),
            "type": kind,
            "api_version": API_VERSION,
            "created_at": stamp(emitted_at),
            "data": dict(data),
            "metadata": {"platform_id": client_id, "environment": self.environment},
        }
        self.events[event["id"]] = (client_id, event, emitted_at)
        return event["id"]

    def send(self, event_id: str, endpoints: list[Endpoint]) -> None:
        _, event, emitted_at = self.events[event_id]
        for endpoint in endpoints:
            task = asyncio.ensure_future(self._deliver(endpoint, event, emitted_at))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _deliver(self, endpoint: Endpoint, event: dict[str, Any], emitted_at: datetime) -> None:
        body = json.dumps(event, ensure_ascii=False, separators=(",", ":")).encode()
        for attempt, delay in enumerate(DELAYS, 1):
            await asyncio.sleep(delay * self.retry_scale)
            if endpoint.id not in self.endpoints:
                return
            secret = endpoint.secret_for(emitted_at)
            if await self._attempt(endpoint, event, body, secret, attempt):
                endpoint.failed = False
                return
        endpoint.failed = True

    async def _attempt(
        self, endpoint: Endpoint, event: dict[str, Any], body: bytes, secret: str, attempt: int
    ) -> bool:
        digest = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {
            "Content-Type": "application/json",
            "Service-Signature": f"sha256={digest}",
            "Service-Event-Id": event["id"],
            "Service-Timestamp": str(int(time.time())),
            "User-Agent": "DebtRecoveryWebhook/1.0",
        }
        begun, status, error = time.monotonic(), None, None
        try:
            if self.session is None:
                self.session = aiohttp.ClientSession(timeout=TIMEOUT)
            async with self.session.post(
                endpoint.url, data=body, headers=headers, allow_redirects=False
            ) as answer:
                status = answer.status
        except (TimeoutError, aiohttp.ClientError, OSError) as problem:
            error = f"{type(problem).__name__}: {problem}"
        good = status is not None and 200 <= status < 300
        if status is not None and not good:
            error = f"HTTP {status}"
        endpoint.log.append(
            {
                "endpoint_id": endpoint.id,
                "event_id": event["id"],
                "type": event["type"],
                "attempt": attempt,
                "status": "success" if good else "failed",
                "response_status": status,
                "error": error,
                "at": stamp(now()),
                "response_time_ms": round((time.monotonic() - begun) * 1000),
            }
        )
        return good

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        if self.session is not None:
            await self.session.close()
