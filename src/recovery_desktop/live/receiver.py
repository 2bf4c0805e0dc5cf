"""Decides whether a delivery is genuine and hands it on once it is durable.

Only what the signature covers is believed: the body. The header's event id must agree with the body's, its time is
never used, so an old body under a fresh time is a duplicate and nothing more.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from pydantic import ValidationError

from recovery_contract.events import Event
from recovery_contract.signing import (
    EVENT_ID_HEADER,
    PREVIOUS_SIGNATURE_HEADER,
    SIGNATURE_HEADER,
    verify,
)
from recovery_desktop.api.http_connection import HttpResponse, Request
from recovery_desktop.api.listener import Listener
from recovery_desktop.failures import Failure

log = logging.getLogger(__name__)

WAITING_AT_MOST: Final = 256
BUSY: Final = 503
ENVIRONMENTS: Final = ("test", "production")
"""Only between these two is an event surely of the other one: a service may have names of its own."""
NOT_JSON: Final = (b"NaN", b"Infinity")
"""Taken for numbers by those who read JSON here; as words in a text they are fine."""

Keep = Callable[[Event, bytes], Awaitable[None]]
"""Writes the event durably, also where nobody waits for it any more; one seen before is kept once. Raises a Failure."""


class WebhookReceiver:
    """One unguessable path on loopback. `secrets_now` gives the endpoint's current and previous secrets. `on_verdict`
    hears whether what was sent to that path was accepted: nobody but the service knows it."""

    def __init__(
        self,
        keep: Keep,
        secrets_now: Callable[[], Sequence[str]],
        environment: str | None,
        on_verdict: Callable[[bool], None] = lambda accepted: None,
    ) -> None:
        self._keep, self._on_verdict = keep, on_verdict
        self._secrets_now = secrets_now
        self._environment = environment
        self._listener = Listener(self._answer)
        self._waiting = 0
        self._port = 0
        self.path = f"/hooks/{secrets.token_urlsafe(24)}"
        self.tunnel_host: str | None = None

    async def start(self, port: int = 0) -> str:
        """Listen and return the address to register."""
        self._port = await self._listener.start(port)
        return self.url

    @property
    def url(self) -> str:
        return f"http://{self._listener.host}:{self._port}{self.path}"

    @property
    def port(self) -> int:
        return self._port

    async def stop(self) -> None:
        await self._listener.stop()

    async def _answer(self, request: Request) -> HttpResponse:
        answer = await self._respond(request)
        if request.target == self.path and answer.status != BUSY:
            self._on_verdict(answer.status < 300)
        return answer

    async def _respond(self, request: Request) -> HttpResponse:
        refusal = self._refusal(request)
        if refusal is not None:
            return HttpResponse(refusal)
        event = _event(request)
        if event is None:
            return HttpResponse(400)
        if request.values(EVENT_ID_HEADER.lower()) not in ([], [event.id]) or not self._is_ours(event):
            return HttpResponse(401)
        if self._waiting >= WAITING_AT_MOST:
            return HttpResponse(BUSY)
        self._waiting += 1
        try:
            await self._keep(event, request.body)
        except Failure as failure:
            log.warning("a delivery was not kept: %s", failure.detail)
            return HttpResponse(BUSY)
        finally:
            self._waiting -= 1
        return HttpResponse(204)

    def _refusal(self, request: Request) -> int | None:
        """Return the status of the first reason to refuse, the cheap and the tell-nothing ones first."""
        if [host.lower() for host in request.values("host")] not in self._hosts():
            return 403
        if request.method != "POST" or request.target != self.path or request.values("origin"):
            return 404
        if [value.split(";")[0].strip().lower() for value in request.values("content-type")] != [
            "application/json"
        ]:
            return 415
        if request.values("content-encoding"):
            return 415
        signatures = request.values(SIGNATURE_HEADER.lower())
        if len(signatures) != 1:
            return 401
        signatures += request.values(PREVIOUS_SIGNATURE_HEADER.lower())
        return None if verify(request.body, signatures, self._secrets_now()) else 401

    def _hosts(self) -> list[list[str]]:
        hosts = [[f"{self._listener.host}:{self._port}"]]
        return hosts if self.tunnel_host is None else [*hosts, [self.tunnel_host]]

    def _is_ours(self, event: Event) -> bool:
        environment = event.metadata.environment if event.metadata else None
        are_environments = {environment, self._environment} <= set(ENVIRONMENTS)
        return not are_environments or environment == self._environment


def _event(request: Request) -> Event | None:
    """Return the event in a genuine body, None where there is none."""
    try:
        if any(word in request.body for word in NOT_JSON):
            json.loads(request.body, parse_constant=_no_number)
        return Event.model_validate_json(request.body)
    except (ValueError, ValidationError, RecursionError):
        return None


def _no_number(text: str) -> float:
    raise ValueError(text)
