"""The network between the two sides: every fourth message is dropped, doubled, delayed, cut, refused or is the last."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Any, Final

import h11
import httpx

from recovery_contract.reasons import Reason
from recovery_desktop.api import listener
from recovery_desktop.api.http_connection import Answerer, HttpConnection
from recovery_service.webhooks.sender import Message, Outcome
from tests.together.simulation.universe import Killed, Universe

PATIENCE_SECONDS: Final = 30.0
"""How long the desktop waits for an answer, as its HTTP client is set up."""
WEBHOOK_SECONDS: Final = 15.0
ADDRESS: Final = "http://127.0.0.1:9"

FAULTS: Final = {
    "drop": 4,
    "duplicate": 4,
    "delay": 4,
    "reorder": 4,
    "cut": 4,
    "500": 4,
    "429": 4,
    "restart service": 2,
    "restart desktop": 2,
}
"""What may happen to a message, and how often beside the others."""
EVERY: Final = 4


class Network:
    """`service` answers a request or raises ConnectError; `listeners` are the desktop's, by port."""

    def __init__(self, universe: Universe, *, strips_keys: bool = False) -> None:
        self._universe = universe
        self._strips_keys = strips_keys
        self.is_faulty = False
        self.faults: Counter[str] = Counter()
        self.messages = 0
        self.listeners: dict[int, Answerer] = {}
        self.service: Callable[[httpx.Request], Awaitable[httpx.Response]]
        self.kill_service: Callable[[], None]
        self.kill_desktop: Callable[[], None]

    def fault(self, *impossible: str) -> str | None:
        """What happens to the next message."""
        if not self.is_faulty:
            return None
        self.messages += 1
        if self.messages % EVERY:
            return None
        kinds = [kind for kind in FAULTS if kind not in impossible]
        (kind,) = self._universe.chance.choices(kinds, [FAULTS[kind] for kind in kinds])
        self.faults[kind] += 1
        if kind == "restart service":
            self.kill_service()
        elif kind == "restart desktop":
            self.kill_desktop()
        return kind

    async def way(self, kind: str | None, patience: float) -> None:
        """The time that a message is under way."""
        chance = self._universe.chance
        seconds = chance.uniform(0.01, 0.1)
        if kind == "delay":
            seconds += chance.uniform(0, 1.2 * patience)
        elif kind == "reorder":
            seconds += chance.uniform(0, 2)
        elif kind == "drop":
            seconds += 2 * patience
        await asyncio.sleep(seconds)

    async def ask(self, request: httpx.Request) -> httpx.Response:
        """One exchange as the desktop sees it; what the service does with it goes on without it."""
        await request.aread()
        if self._strips_keys:
            request.headers.pop("Idempotency-Key", None)
        exchange = asyncio.get_running_loop().create_task(self._exchange(request))
        exchange.add_done_callback(_looked_at)
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                return await asyncio.shield(exchange)
        except TimeoutError:
            raise httpx.ReadTimeout("no answer", request=request) from None

    async def _exchange(self, request: httpx.Request) -> httpx.Response:
        # Without keys no service can tell a message that the network doubled from two.
        is_doubled = ("duplicate",) if self._strips_keys and request.method != "GET" else ()
        kind = self.fault(*is_doubled)
        self._note("->", request.method, request.url.path, request.content, kind)
        await self.way(kind, PATIENCE_SECONDS)
        if kind == "drop":
            raise httpx.ReadTimeout("lost", request=request)
        if kind == "cut":
            raise httpx.WriteError("cut", request=request)
        if kind == "500":
            return httpx.Response(502, html="<h1>Bad gateway</h1>", request=request)
        if kind == "429":
            after = str(self._universe.chance.randrange(1, 20))
            return httpx.Response(429, headers={"Retry-After": after}, request=request)
        if kind == "duplicate":
            twin = asyncio.get_running_loop().create_task(self.service(request))
            twin.add_done_callback(_looked_at)
        answer = await self.service(request)
        kind = self.fault("duplicate", "429")
        self._note("<-", request.method, request.url.path, str(answer.status_code).encode(), kind)
        await self.way(kind, PATIENCE_SECONDS)
        if kind == "cut":
            raise httpx.ReadError("cut", request=request)
        if kind == "500":
            return httpx.Response(500, text="", request=request)
        return answer

    async def deliver(self, message: Message) -> Outcome:
        """One attempt as the service sees it."""
        delivery = asyncio.get_running_loop().create_task(self._deliver(message))
        delivery.add_done_callback(_looked_at)
        try:
            async with asyncio.timeout(WEBHOOK_SECONDS):
                code = await asyncio.shield(delivery)
        except TimeoutError:
            return Outcome(None, 0, Reason.of("delivery_timed_out", seconds=f"{WEBHOOK_SECONDS:g}"))
        except ConnectionError:
            return Outcome(None, 0, Reason.of("delivery_broken_off"))
        return Outcome(code, 0, None if 200 <= code < 300 else Reason.of("delivery_answered", status=code))

    async def _deliver(self, message: Message) -> int:
        kind = self.fault()
        self._note("=>", "POST", httpx.URL(message.url).path, message.body, kind)
        await self.way(kind, WEBHOOK_SECONDS)
        if kind in ("drop", "cut"):
            raise ConnectionError
        if kind in ("500", "429"):
            return int(kind)
        answering = self.listeners.get(httpx.URL(message.url).port or 0)
        if answering is None:
            raise ConnectionRefusedError
        code = await _deliver(answering, message)
        if kind == "duplicate":
            code = await _deliver(answering, message)
        kind = self.fault("duplicate", "429")
        self._note("<=", "POST", httpx.URL(message.url).path, str(code).encode(), kind)
        await self.way(kind, WEBHOOK_SECONDS)
        if kind in ("cut", "drop"):
            raise ConnectionError
        return 500 if kind == "500" else code

    def _note(self, way: str, method: str, path: str, content: bytes, kind: str | None) -> None:
        print_ = hashlib.sha256(content).hexdigest()[:12]
        self._universe.note(way, method, path, print_, kind or "")


class Wire(httpx.AsyncBaseTransport):
    """What the desktop's HTTP client sends through."""

    def __init__(self, network: Network) -> None:
        self._network = network

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        return await self._network.ask(request)


class Sender:
    """In the place of the service's sender of webhooks: no socket is opened."""

    def __init__(self, network: Network, *_how: Any, **_named: Any) -> None:
        self.send, self.opened = network.deliver, nullcontext


class SocketlessListener:
    """In the place of the desktop's listener: what arrives is read by its own conversation."""

    network: Network

    def __init__(self, answerer: Answerer) -> None:
        self._answerer, self._port = answerer, 0
        self.host = "127.0.0.1"

    async def start(self, port: int = 0) -> int:
        self._port = port or 20_000 + len(self.network.listeners)
        self.network.listeners[self._port] = self._answerer
        return self._port

    async def stop(self) -> None:
        self.network.listeners.pop(self._port, None)


class _Line(asyncio.Transport):
    """The desktop's end of a connection, kept in memory: `answered` once something was written."""

    def __init__(self) -> None:
        super().__init__()
        self.data = b""
        self.answered = asyncio.Event()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.data += data
        self.answered.set()

    def close(self) -> None:
        """What was written stays to be read."""

    resume_reading = abort = write_eof = close

    def is_closing(self) -> bool:
        return False

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Nothing waits here."""


async def _deliver(answering: Answerer, message: Message) -> int:
    """The status with which the desktop answers a delivery, through HTTP as bytes."""
    url = httpx.URL(message.url)
    client = h11.Connection(h11.CLIENT)
    headers = {
        "Host": f"{url.host}:{url.port}",
        **message.headers(),
        "Content-Length": str(len(message.body)),
    }
    request = h11.Request(method="POST", target=url.path, headers=list(headers.items()))
    sent = client.send(request), client.send(h11.Data(data=message.body)), client.send(h11.EndOfMessage())
    line, others = _Line(), set[HttpConnection]()
    conversation = HttpConnection(answering, listener.REQUEST_SECONDS, others)
    conversation.connection_made(line)
    conversation.data_received(b"".join(part or b"" for part in sent))
    try:
        await line.answered.wait()
    finally:
        conversation.connection_lost(None)
    client.receive_data(line.data)
    answer = client.next_event()
    if not isinstance(answer, h11.Response):
        raise ConnectionError
    return answer.status_code


def _looked_at(task: asyncio.Task[Any]) -> None:
    """What nobody waits for any more may have failed with its process; anything else is a mistake of ours."""
    if not task.cancelled():
        error = task.exception()
        if error is not None and not isinstance(error, (Killed, httpx.TransportError, ConnectionError)):
            raise error
