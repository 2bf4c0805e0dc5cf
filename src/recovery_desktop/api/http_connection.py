"""One HTTP/1.1 connection of a server: bounded in bytes and time, answered request by request."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from http import HTTPStatus
from typing import Final

import httptools

BODY_BYTES: Final = 256 * 1024
HEAD_BYTES: Final = 16 * 1024
"""Of all that is not body: the head, the frame of each chunk, and what follows the last of them."""
CONNECTIONS: Final = 64
AHEAD: Final = 16
"""Requests that may be sent before the first of them is answered."""
VERSIONS: Final = ("1.0", "1.1")


@dataclass(frozen=True)
class Request:
    """`headers` are lower-case names with their values, repeated ones kept in order."""

    method: str
    target: str
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def values(self, name: str) -> list[str]:
        return [value for header, value in self.headers if header == name]


@dataclass(frozen=True)
class HttpResponse:
    """`sent` is set once the answer has left."""

    status: int
    body: bytes = b""
    media_type: str = "text/plain; charset=utf-8"
    sent: asyncio.Event | None = None


Answerer = Callable[[Request], Awaitable[HttpResponse]]


@dataclass(frozen=True)
class _Due:
    """Next answer to send. `request` is None where `refusal` is the answer; `is_last` closes the connection."""

    request: Request | None
    is_last: bool
    refusal: int = 400


class _Refused(Exception):
    """Exception that stops the parser."""


class HttpConnection(asyncio.Protocol):
    """Belongs to `others`, all that are open, until its connection is lost."""

    def __init__(self, answerer: Answerer, request_seconds: float, others: set[HttpConnection]) -> None:
        self._answerer, self._seconds, self._others = answerer, request_seconds, others
        self._loop = asyncio.get_running_loop()
        self._parser = httptools.HttpRequestParser(self)
        self._due: deque[_Due] = deque()
        self._answering: asyncio.Task[None] | None = None
        self._hears_no_more = False
        self._is_half_closed = False
        self._flushed: asyncio.Future[None] | None = None
        self._until = self._loop.time() + request_seconds
        self._begin()

    async def abort(self) -> None:
        """Close at once, whatever is under way."""
        lost = self._lost
        self._transport.abort()
        if self._answering is not None:
            self._answering.cancel()
            await asyncio.gather(self._answering, return_exceptions=True)
        await lost

    # What the transport tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._lost: asyncio.Future[None] = self._loop.create_future()
        self._others.add(self)
        self._timer = self._loop.call_at(self._until, self._look_at_the_clock)
        # An answer has left when nothing of it waits here any more.
        transport.set_write_buffer_limits(0)
        if len(self._others) > CONNECTIONS:
            self._hears_no_more = True
            transport.close()

    def data_received(self, data: bytes) -> None:
        # In pieces, so that no more than one of them is taken in beyond a bound.
        for start in range(0, len(data), HEAD_BYTES):
            if self._hears_no_more:
                break  # read all the same: who cannot send on would not hear why it was refused
            self._take(data[start : start + HEAD_BYTES] if len(data) > HEAD_BYTES else data)
        if self._answering is not None:
            self._transport.pause_reading()
        elif self._due:
            self._answering = self._loop.create_task(self._answer())

    def eof_received(self) -> bool:
        """Keep the connection open for answers: who has sent everything may still receive."""
        self._is_half_closed = True
        if self._besides_body and not self._hears_no_more:
            self._refuse(400)
        if self._due and self._answering is None:
            self._answering = self._loop.create_task(self._answer())
        return self._answering is not None

    def pause_writing(self) -> None:
        self._flushed = self._loop.create_future()

    def resume_writing(self) -> None:
        if self._flushed is not None and not self._flushed.done():
            self._flushed.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        self._others.discard(self)
        self._timer.cancel()
        self.resume_writing()
        self._lost.set_result(None)

    # What the parser tells.

    def on_url(self, url: bytes) -> None:
        self._target += url

    def on_header(self, name: bytes, value: bytes) -> None:
        # Headers after a body are no part of the head and are ignored.
        if not self._has_head:
            self._headers.append((name.decode("latin-1").lower(), value.decode("latin-1").strip(" \t")))

    def on_headers_complete(self) -> None:
        self._has_head = True
        version = self._parser.get_http_version()
        self._is_last = version != "1.1" or not self._parser.should_keep_alive()
        refusal = _refusal(version, self._headers)
        if refusal is not None:
            self._refuse(refusal)
            raise _Refused
        waits = version == "1.1" and ("expect", "100-continue") in self._headers
        if waits and self._answering is None and not self._due:
            self._transport.write(b"HTTP/1.1 100 Continue\r\n\r\n")

    def on_body(self, body: bytes) -> None:
        self._body += body
        self._besides_body -= len(body)
        if len(self._body) > BODY_BYTES:
            self._refuse(413)
            raise _Refused

    def on_message_complete(self) -> None:
        if len(self._due) >= AHEAD:
            self._refuse(429)
            raise _Refused
        method = self._parser.get_method().decode("latin-1")
        request = Request(method, self._target.decode("latin-1"), tuple(self._headers), bytes(self._body))
        self._due.append(_Due(request, self._is_last))
        self._hears_no_more = self._is_last
        self._begin()

    def _begin(self) -> None:
        self._target = b""
        self._headers: list[tuple[str, str]] = []
        self._body = bytearray()
        self._has_head = self._is_last = False
        self._besides_body = 0

    def _take(self, piece: bytes) -> None:
        self._besides_body += len(piece)
        try:
            self._parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            # Nothing else is spoken here: it is answered as if it had not been proposed, and that is all.
            last = self._due.pop()
            self._due.append(_Due(last.request, is_last=True))
            self._hears_no_more = True
        except httptools.HttpParserError:
            self._refuse(400)
        if self._besides_body > HEAD_BYTES:
            self._refuse(431)

    def _refuse(self, status: int) -> None:
        """Queue a refusal and ignore everything that follows; only the first counts."""
        if not self._hears_no_more:
            self._hears_no_more = True
            self._due.append(_Due(None, True, status))

    # What is answered.

    async def _answer(self) -> None:
        """Send all due answers in their order. One that cannot be made closes the connection."""
        is_done = False
        try:
            while self._due:
                due = self._due.popleft()
                answer = (
                    HttpResponse(due.refusal) if due.request is None else await self._answerer(due.request)
                )
                await self._send(answer, due)
            is_done = True
        finally:
            self._answering = None
            self._until = self._loop.time() + self._seconds
            if not is_done:
                self._transport.abort()
        self._transport.resume_reading()

    async def _send(self, answer: HttpResponse, due: _Due) -> None:
        """Send an answer; close where the other side does not take it in time."""
        if not self._transport.is_closing():
            head = _head(answer.status, answer.media_type, len(answer.body), due.is_last)
            is_bare = due.request is not None and due.request.method == "HEAD"
            # One write: a head and a body sent apart wait for each other's acknowledgement.
            self._transport.write(head if is_bare else head + answer.body)
        if self._flushed is not None:
            try:
                async with asyncio.timeout(self._seconds):
                    await self._flushed
            except TimeoutError:
                self._transport.abort()
            self._flushed = None
        if answer.sent is not None:
            answer.sent.set()
        if due.request is None and not self._is_half_closed:
            # Closed at once, an answer could be lost with what was still on its way here.
            self._transport.write_eof()
        elif due.is_last or (self._is_half_closed and not self._due):
            self._transport.close()

    def _look_at_the_clock(self) -> None:
        now = self._loop.time()
        if self._answering is None and now >= self._until:
            self._transport.abort()
            return
        again = now + self._seconds if self._answering is not None else self._until
        self._timer = self._loop.call_at(again, self._look_at_the_clock)


def _refusal(version: str, headers: list[tuple[str, str]]) -> int | None:
    """Return what the parser lets pass, and we do not: above all what two programs could understand differently."""
    values: dict[str, list[str]] = {"host": [], "transfer-encoding": [], "content-length": []}
    for name, value in headers:
        if name in values:
            values[name].append(value)
    if version not in VERSIONS:
        return 505
    if len(values["host"]) > 1 or (version == "1.1" and not values["host"]):
        return 400
    codings = [value.lower() for value in values["transfer-encoding"]]
    if codings and (version != "1.1" or codings != ["chunked"]):
        return 501
    return 413 if any(int(length) > BODY_BYTES for length in values["content-length"]) else None


@lru_cache(maxsize=32)
def _head(status: int, media_type: str, length: int, is_last: bool) -> bytes:
    """Return the head of an answer, cached: nearly all answers are alike."""
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", "cache-control: no-store"]
    if status != HTTPStatus.NO_CONTENT:
        lines += [f"content-type: {media_type}", f"content-length: {length}"]
    if is_last:
        lines.append("connection: close")
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")
