"""Puts the foreign service on a socket, where everything that can happen to an answer on its way can be made happen."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

import h11
import httpx

from tests.foreign.service import ForeignService
from tests.foreign.speech import Answered, ReceivedRequest

FAULTS: Final = (
    "refuse",
    "silence",
    "cut",
    "fault",
    "bad gateway",
    "paced",
    "paced without a word",
    "signed out",
    "trickle",
    "huge",
    "wrong json",
    "twice",
    "done later",
)
"""With the wrong clock, which is the service's own, these are the faults."""
NOT_DONE: Final = frozenset({"refuse", "paced", "paced without a word", "signed out"})
"""The request has no effect. With all others it has, though nobody hears of it."""
LATER_SECONDS: Final = 0.05
TRICKLE_SECONDS: Final = 0.02


@dataclass
class Planned:
    """A fault for the next `times` requests that fit."""

    fault: str
    method: str
    path: str
    times: int

    def fits(self, requested: ReceivedRequest) -> bool:
        return (
            self.times > 0 and self.method in ("*", requested.method) and requested.path.startswith(self.path)
        )


class ForeignServer:
    """`observed` are the requests as (METHOD, path), in order, those that were never answered too."""

    def __init__(self, service: ForeignService) -> None:
        self.service = service
        self.observed: list[tuple[str, str]] = []
        self.later: list[Callable[[], Any]] = []
        """What is done only when the test says so: `done later`."""
        self.planned: list[Planned] = []
        self.base_url = ""
        self._server: asyncio.Server | None = None
        self._working: set[asyncio.Task[Any]] = set()
        self._outgoing: list[tuple[str, dict[str, str], bytes]] = []
        # Listeners are on this machine; a store of certificates is slow to load.
        self._http = httpx.AsyncClient(trust_env=False, verify=False)
        service.deliver = self._deliver

    def plan(self, fault: str, method: str = "*", path: str = "/v1", times: int = 1_000_000) -> None:
        self.planned.append(Planned(fault, method, path, times))

    def count(self, method: str, path: str) -> int:
        return self.observed.count((method, path))

    def do_later(self) -> None:
        waiting, self.later = self.later, []
        for work in waiting:
            work()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._context, "127.0.0.1", 0)
        self.base_url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._working):
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        await self._http.aclose()
        await self._server.wait_closed()

    async def _context(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._working.add(task)
        try:
            with suppress(ConnectionError, h11.RemoteProtocolError):
                await self._talk(reader, writer)
        except asyncio.CancelledError:
            pass  # the server stops; a cancelled connection would be reported as a mistake of its own
        finally:
            self._working.discard(task)
            writer.transport.abort()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talk = h11.Connection(h11.SERVER)
        head, body = None, b""
        while True:
            event = talk.next_event()
            if event is h11.NEED_DATA:
                talk.receive_data(await reader.read(65536))
            elif isinstance(event, h11.Request):
                head = event
            elif isinstance(event, h11.Data):
                body += bytes(event.data)
            elif isinstance(event, h11.EndOfMessage):
                assert head is not None
                if not await self._respond(writer, _parse_request(head, body)):
                    return
                talk, head, body = h11.Connection(h11.SERVER), None, b""
            else:
                return

    async def _respond(self, writer: asyncio.StreamWriter, requested: ReceivedRequest) -> bool:
        """False where the connection is over."""
        self.observed.append((requested.method, requested.path))
        planned = next((plan for plan in self.planned if plan.fits(requested)), None)
        if planned is None:
            writer.write(self._bytes(self.service.respond(requested)))
            await writer.drain()
            return True
        planned.times -= 1
        return await self._spoil(planned.fault, writer, requested)

    async def _spoil(self, fault: str, writer: asyncio.StreamWriter, requested: ReceivedRequest) -> bool:
        if fault == "refuse":
            return False
        if fault == "done later":
            self.later.append(lambda: self.service.respond(requested))
            return False
        if fault in ("paced", "paced without a word"):
            word = {"Retry-After": "1"} if fault == "paced" else {}
            writer.write(self._bytes(Answered(429, word, b"<h1>Slow down</h1>")))
            return True
        if fault == "signed out":
            writer.write(self._bytes(Answered(401, {}, b"")))
            return True
        answered = self.service.respond(requested)
        if fault == "silence":
            await asyncio.Event().wait()
        if fault == "fault":
            writer.write(
                self._bytes(Answered(500, {"Content-Type": "application/json"}, b'{"error": {"code": "X"}}'))
            )
            return True
        if fault == "bad gateway":
            writer.write(self._bytes(Answered(502, {"Content-Type": "text/html"}, b"<h1>Bad gateway</h1>")))
            return True
        if fault == "wrong json":
            writer.write(
                self._bytes(Answered(200, {"Content-Type": "application/json"}, b'[{"moon": 1}, null]'))
            )
            return True
        complete = self._bytes(answered)
        if fault == "cut":
            writer.write(complete[:-5] if answered.body else complete[:-10])
            await writer.drain()
            return False
        if fault == "twice":
            writer.write(complete + complete)
            await writer.drain()
            return True
        if fault == "trickle":
            for at in range(len(complete)):
                writer.write(complete[at : at + 1])
                await writer.drain()
                await asyncio.sleep(TRICKLE_SECONDS)
            return True
        assert fault == "huge", fault
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n")
        while True:
            writer.write(b" " * 2**20)
            await writer.drain()
            await asyncio.sleep(0.001)  # without it, nobody else would have the word in this process

    def _bytes(self, answered: Answered) -> bytes:
        date = datetime.now(UTC) - timedelta(seconds=self.service.behind)
        headers = {"Date": format_datetime(date, usegmt=True), **answered.headers}
        if answered.status != 204:
            headers["Content-Length"] = str(len(answered.body))
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        return f"HTTP/1.1 {answered.status} Foreign\r\n{lines}\r\n".encode() + answered.body

    def _deliver(self, url: str, headers: dict[str, str], body: bytes) -> None:
        if self.service.dialect.deliveries != "last first":
            self._post(url, headers, body)
            return
        # Of what happened at once, the last is told first.
        if not self._outgoing:
            asyncio.get_running_loop().call_soon(self._post_reversed)
        self._outgoing.append((url, headers, body))

    def _post_reversed(self) -> None:
        outgoing, self._outgoing = self._outgoing, []
        for url, headers, body in reversed(outgoing):
            self._post(url, headers, body)

    def _post(self, url: str, headers: dict[str, str], body: bytes) -> None:
        async def send() -> None:
            # Twice: networks do that.
            for _ in range(2):
                with suppress(httpx.TransportError):
                    await self._http.post(url, content=body, headers=headers)

        task = asyncio.ensure_future(send())
        self._working.add(task)
        task.add_done_callback(self._working.discard)


@asynccontextmanager
async def serving(service: ForeignService) -> AsyncIterator[ForeignServer]:
    server = ForeignServer(service)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


def _parse_request(head: h11.Request, body: bytes) -> ReceivedRequest:
    target = urlsplit(head.target.decode())
    headers = {name.decode().lower(): value.decode() for name, value in head.headers}
    return ReceivedRequest(head.method.decode(), target.path, dict(parse_qsl(target.query)), headers, body)
