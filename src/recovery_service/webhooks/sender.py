"""Send one delivery: signed, to an allowed address, within the time, and say how it went."""

from __future__ import annotations

import asyncio
import ssl
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

import aiohttp
from aiohttp.abc import AbstractResolver
from yarl import URL

from recovery_contract.ids import EventId
from recovery_contract.reasons import Reason
from recovery_contract.signing import (
    EVENT_ID_HEADER,
    PREVIOUS_SIGNATURE_HEADER,
    SIGNATURE_HEADER,
    TIMED_SIGNATURE_HEADER,
    TIMESTAMP_HEADER,
    USER_AGENT,
    sign,
    sign_timed,
)
from recovery_contract.webhooks import RESPONSE_SECONDS
from recovery_service.errors import Invalid
from recovery_service.settings import Settings
from recovery_service.transport.causes import each_cause
from recovery_service.transport.public_addresses import (
    AddressRefused,
    CheckedResolver,
    Permitted,
    check_url,
    checked_socket_factory,
    is_loopback,
    is_loopback_url,
    is_public,
)

_CONNECTIONS: Final = 256
_BODY_BYTES: Final = 16 * 1024
"""As much of an answer's body as is read."""

_Key = tuple[asyncio.AbstractEventLoop, bool]
"""The loop that a session belongs to, and whether the session is for addresses of this machine."""


@dataclass(frozen=True)
class Message:
    """One attempt: what is sent where, and signed with which secrets. `timestamp` is seconds of real
    time; `previous_secrets` are those that were replaced a while ago, the newest first."""

    url: str
    event_id: EventId
    body: bytes
    timestamp: int
    secret: str
    previous_secrets: tuple[str, ...] = ()

    def headers(self) -> dict[str, str]:
        headers = {
            "User-Agent": USER_AGENT,
            # The log shows the body as it came, so nothing is asked for that would have to be unpacked.
            "Accept-Encoding": "identity",
            "Content-Type": "application/json",
            SIGNATURE_HEADER: sign(self.body, self.secret),
            EVENT_ID_HEADER: self.event_id,
            TIMESTAMP_HEADER: str(self.timestamp),
            TIMED_SIGNATURE_HEADER: sign_timed(
                self.body, self.timestamp, (self.secret, *self.previous_secrets)
            ),
        }
        if self.previous_secrets:
            headers[PREVIOUS_SIGNATURE_HEADER] = ", ".join(
                sign(self.body, secret) for secret in self.previous_secrets
            )
        return headers


@dataclass(frozen=True)
class Outcome:
    """Outcome of an attempt: `error` is None exactly where the endpoint accepted (2xx in time)."""

    response_code: int | None
    duration_ms: int
    error: Reason | None
    body: bytes = b""

    @property
    def accepted(self) -> bool:
        return self.error is None


@dataclass
class _EndpointResponse:
    """Response received so far: the status once it is there, and at most _BODY_BYTES of the body."""

    status: int | None = None
    body: bytes = b""


@dataclass
class _Shared:
    session: aiohttp.ClientSession
    users: int = 0


class Sender:
    """One session for public addresses and one for this machine, open while something is being sent with it or until
    the end of `opened`. A connection that is used again leads to the address that was permitted when it was made."""

    def __init__(
        self,
        settings: Settings,
        *,
        resolver: AbstractResolver | None = None,
        permitted: Permitted = is_public,
        seconds: float = RESPONSE_SECONDS,
    ) -> None:
        # By its text alone: what its name leads to is looked at with each connection.
        self._checked = lru_cache(1024)(partial(check_url, settings=settings))
        self._resolver = resolver
        self._permitted = permitted
        self._seconds = seconds
        self._reasons: tuple[tuple[type[BaseException], Reason], ...] = (
            (TimeoutError, Reason.of("delivery_timed_out", seconds=f"{seconds:g}")),
            (ConnectionRefusedError, Reason.of("delivery_connection_refused")),
            (aiohttp.ClientConnectorDNSError, Reason.of("delivery_name_unknown")),
            (aiohttp.ServerDisconnectedError, Reason.of("delivery_broken_off")),
            (ConnectionError, Reason.of("delivery_broken_off")),
            (aiohttp.ClientResponseError, Reason.of("delivery_not_http")),
        )
        self._shared: dict[_Key, _Shared] = {}
        self._opened: Counter[asyncio.AbstractEventLoop] = Counter()

    async def send(self, message: Message) -> Outcome:
        """Send the message and return the outcome. Never raises for what the other side or the network does."""
        started = time.perf_counter()
        received = _EndpointResponse()
        error: Reason | None = None
        try:
            url = self._checked(message.url)
            await self._send(url, message, received)
        except Invalid as refused:
            error = refused.reason
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as failure:
            error = self._reason(failure)
        if received.status is not None:
            # A body that breaks off changes nothing.
            error = None if 200 <= received.status < 300 else _refusal(received.status)
        return Outcome(received.status, round((time.perf_counter() - started) * 1000), error, received.body)

    async def _send(self, url: URL, message: Message, received: _EndpointResponse) -> None:
        """Post it with this loop's session for public addresses, or for this machine."""
        local = is_loopback_url(url)
        key = (asyncio.get_running_loop(), local)
        shared = self._shared.get(key)
        if shared is None:
            shared = self._shared[key] = _Shared(self._open(is_loopback if local else self._permitted))
        shared.users += 1
        try:
            await _post(shared.session, url, message, received)
        finally:
            shared.users -= 1
            await self._close_unused(key)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """Keep connections open between one message and the next, in this event loop."""
        loop = asyncio.get_running_loop()
        self._opened[loop] += 1
        try:
            yield
        finally:
            self._opened[loop] -= 1
            if not self._opened[loop]:
                del self._opened[loop]
            for local in (False, True):
                await self._close_unused((loop, local))

    async def _close_unused(self, key: _Key) -> None:
        shared = self._shared.get(key)
        if shared is not None and shared.users == 0 and not self._opened[key[0]]:
            del self._shared[key]
            await shared.session.close()

    def _open(self, permitted: Permitted) -> aiohttp.ClientSession:
        connector = aiohttp.TCPConnector(
            limit=_CONNECTIONS,
            resolver=CheckedResolver(self._resolver or aiohttp.ThreadedResolver(), permitted),
            socket_factory=checked_socket_factory(permitted),
        )
        return aiohttp.ClientSession(
            connector=connector,
            auto_decompress=False,
            cookie_jar=aiohttp.DummyCookieJar(),
            # Of the whole attempt; without the second number limits above five seconds are rounded up.
            timeout=aiohttp.ClientTimeout(total=self._seconds, ceil_threshold=self._seconds),
            read_bufsize=_BODY_BYTES,
        )

    def _reason(self, failure: Exception) -> Reason:
        """Return the reason for the delivery log; never what the other side wrote."""
        causes = list(each_cause(failure))
        for cause in causes:
            if isinstance(cause, AddressRefused):
                return Reason.of("delivery_not_connected", why=cause.reason)
        if any(isinstance(cause, ssl.SSLError) for cause in causes):
            # aiohttp's error only wraps the one of ssl, which has the reason.
            reasons = [reason for cause in causes if (reason := getattr(cause, "reason", None))]
            params = {"why": str(reasons[-1])} if reasons else {}
            return Reason.of("delivery_not_secure", **params)
        for kind, reason in self._reasons:
            if any(isinstance(cause, kind) for cause in causes):
                return reason
        return Reason.of("delivery_failed", kind=type(failure).__name__)


async def _post(
    session: aiohttp.ClientSession, url: URL, message: Message, received: _EndpointResponse
) -> None:
    """Fill `received` as it comes in. Raises what aiohttp does, also with an answer begun."""
    sending = session.post(url, data=message.body, headers=message.headers(), allow_redirects=False)
    async with sending as response:
        received.status = response.status
        while chunk := await response.content.read(_BODY_BYTES - len(received.body)):
            received.body += chunk


def _refusal(status: int) -> Reason:
    return Reason.of("delivery_redirected" if 300 <= status < 400 else "delivery_answered", status=status)
