"""A small HTTP/1.1 server on loopback, bounded in bytes, time and connections."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import h11

BODY_BYTES: Final = 256 * 1024
HEAD_BYTES: Final = 16 * 1024
REQUEST_SECONDS: Final = 10.0
CONNECTIONS: Final = 64
TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)
"""Somebody else has the port: what is sent there is for them."""


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
class Answer:
    """`sent` is set once the answer has left."""

    status: int
    body: bytes = b""
    media_type: str = "text/plain; charset=utf-8"
    sent: asyncio.Event | None = None


Answerer = Callable[[Request], Awaitable[Answer]]


class Listener:
    """Answers requests on loopback; `start` gives the port, `stop` closes every connection at once.

    `host` is the address to name it by: 127.0.0.1, or [::1] on a machine without IPv4.
    """

    def __init__(self, answerer: Answerer, *, request_seconds: float = REQUEST_SECONDS) -> None:
        self._answerer = answerer
        self._request_seconds = request_seconds
        self._connections: set[asyncio.Task[None]] = set()
        self._servers: list[asyncio.Server] = []
        self.host = "127.0.0.1"

    async def start(self, port: int = 0) -> int:
        """On 127.0.0.1, and on ::1 too where that port is free there: a browser may take either for `localhost`.

        Raises OSError where neither can be had.
        """
        sockets = _bound(port)
        self.host = "127.0.0.1" if sockets[0].family is socket.AF_INET else "[::1]"
        bound: int = sockets[0].getsockname()[1]
        try:
            for one in sockets:
                self._servers.append(await asyncio.start_server(self._accept, sock=one, limit=64 * 1024))
        finally:
            if len(self._servers) < len(sockets):
                await self.stop()
                for one in sockets:
                    one.close()
        return bound

    async def stop(self) -> None:
        servers, self._servers = self._servers, []
        for server in servers:
            server.close()
        for task in list(self._connections):
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)
        for server in servers:
            await server.wait_closed()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        if len(self._connections) >= CONNECTIONS:
            writer.close()
            return
        self._connections.add(task)
        try:
            await _Conversation(reader, writer, self._answerer, self._request_seconds).run()
        except (ConnectionError, TimeoutError):
            pass  # the other side left or never finished: there is nobody to answer
        except asyncio.CancelledError:
            pass  # only `stop` cancels; a stream's task that ends as cancelled is reported as an error by asyncio 3.11
        finally:
            self._connections.discard(task)
            writer.close()


def _bound(port: int) -> list[socket.socket]:
    """Bound before anybody is told the port, so that nobody can take it in between. Raises OSError."""
    try:
        first = _bind(socket.AF_INET, "127.0.0.1", port)
    except OSError as error:
        if error.errno in TAKEN:
            raise
        return [_bind(socket.AF_INET6, "::1", port)]
    try:
        return [first, _bind(socket.AF_INET6, "::1", first.getsockname()[1])]
    except OSError:
        return [first]


def _bind(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if family is socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if sys.platform == "win32":
            made.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.setblocking(False)
    except OSError:
        made.close()
        raise
    return made


@lru_cache(maxsize=32)
def _head(status: int, media_type: str, length: int, closes: bool) -> h11.Response:
    """Nearly all answers are alike, and their heads are looked through name by name when they are made."""
    headers = [("content-type", media_type), ("content-length", str(length)), ("cache-control", "no-store")]
    if closes:
        headers.append(("connection", "close"))
    return h11.Response(status_code=status, headers=headers)


class _TooLarge(Exception):
    pass


class _Conversation:
    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        answerer: Answerer,
        request_seconds: float,
    ) -> None:
        self._reader, self._writer, self._answerer = reader, writer, answerer
        self._request_seconds = request_seconds
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=HEAD_BYTES)

    async def run(self) -> None:
        while True:
            try:
                async with asyncio.timeout(self._request_seconds):
                    request = await self._request()
            except h11.RemoteProtocolError as error:
                await self._refuse(error.error_status_hint)
                return
            except _TooLarge:
                await self._refuse(413)
                return
            if request is None:
                return
            await self._send(await self._answerer(request))
            if self._http.our_state is h11.MUST_CLOSE or self._http.their_state is not h11.DONE:
                return
            self._http.start_next_cycle()

    async def _request(self) -> Request | None:
        head = await self._event()
        if not isinstance(head, h11.Request):
            return None
        body = bytearray()
        while not isinstance(event := await self._event(), h11.EndOfMessage):
            if not isinstance(event, h11.Data):
                return None
            body += event.data
            if len(body) > BODY_BYTES:
                raise _TooLarge
        headers = tuple((name.decode("latin-1"), value.decode("latin-1")) for name, value in head.headers)
        return Request(head.method.decode("latin-1"), head.target.decode("latin-1"), headers, bytes(body))

    async def _event(self) -> object:
        while (event := self._http.next_event()) is h11.NEED_DATA:
            self._http.receive_data(await self._reader.read(64 * 1024))
        return event

    async def _refuse(self, status: int) -> None:
        if self._http.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            await self._send(Answer(status))

    async def _send(self, answer: Answer) -> None:
        closes = self._http.their_state is not h11.DONE
        head = self._http.send(_head(answer.status, answer.media_type, len(answer.body), closes))
        body = self._http.send(h11.Data(data=answer.body)) if answer.body else b""
        end = self._http.send(h11.EndOfMessage())
        # One write: a head and a body sent apart wait for each other's acknowledgement.
        self._writer.write((head or b"") + (body or b"") + (end or b""))
        await self._writer.drain()
        if answer.sent is not None:
            answer.sent.set()
