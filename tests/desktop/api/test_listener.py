"""The loopback listener: on both families, and with whichever one a machine has."""

from __future__ import annotations

import asyncio
import gc
import socket
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from recovery_desktop.api import http_connection
from recovery_desktop.api import listener as module
from recovery_desktop.api.http_connection import HttpResponse, Request
from recovery_desktop.api.listener import Listener
from tests.desktop.edge import run


async def hello(request: Request) -> HttpResponse:
    return HttpResponse(200, b"hello")


async def echo(request: Request) -> HttpResponse:
    late = ",".join(request.values("x-late"))
    return HttpResponse(200, f"{request.method} {request.target} {request.body.decode()}{late}".encode())


async def send_raw(host: str, port: int) -> bytes:
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    answer = await reader.read()
    writer.close()
    await writer.wait_closed()
    return answer.rpartition(b"\r\n\r\n")[2]


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6, socket.SOCK_STREAM) as bound:
            bound.bind(("::1", 0))
    except OSError:
        return False
    return True


def test_listener_uses_one_port_on_both_loopback_addresses() -> None:
    async def check() -> None:
        listener = Listener(hello)
        port = await listener.start()
        try:
            assert listener.host == "127.0.0.1"
            assert await send_raw("127.0.0.1", port) == b"hello"
            if has_ipv6():
                assert await send_raw("::1", port) == b"hello"
        finally:
            await listener.stop()
        for host in ("127.0.0.1", "::1"):
            with pytest.raises(OSError, match=r"refused|connect|Connect|assign"):
                await send_raw(host, port)

    run(check())


@pytest.mark.parametrize("missing", [socket.AF_INET, socket.AF_INET6])
def test_machine_with_one_family_only(monkeypatch: pytest.MonkeyPatch, missing: socket.AddressFamily) -> None:
    if missing is socket.AF_INET and not has_ipv6():
        pytest.skip("this machine has no IPv6 loopback")
    real = module._bind

    def bind(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
        if family is missing:
            raise OSError("no such family here")
        return real(family, host, port)

    monkeypatch.setattr(module, "_bind", bind)

    async def check() -> None:
        listener = Listener(hello)
        port = await listener.start()
        try:
            assert await send_raw(listener.host.strip("[]"), port) == b"hello"
            assert listener.host == ("[::1]" if missing is socket.AF_INET else "127.0.0.1")
        finally:
            await listener.stop()

    run(check())


def test_port_that_another_program_has_is_left_to_it() -> None:
    """Also where only one of the two addresses is taken: who is sent there would be sent to the other program."""

    async def check() -> None:
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            with pytest.raises(OSError, match="in use"):
                await Listener(hello).start(other.getsockname()[1])

    run(check())


def test_port_that_is_taken_is_not_shared() -> None:
    async def check() -> None:
        first, second = Listener(hello), Listener(hello)
        port = await first.start()
        try:
            with pytest.raises(OSError, match="in use"):
                await second.start(port)
        finally:
            await first.stop()
            await second.stop()

    run(check())


@pytest.mark.parametrize("platform", ["win32", "linux", "darwin"])
def test_port_stays_ours_between_its_choice_and_its_use(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    """Windows lets another program share an address unless it is asked not to, and before it is bound."""
    exclusive, answer = 0xFFFB, []

    class Noted(socket.socket):
        def setsockopt(self, level: int, option: int, value: Any) -> None:
            answer.append(option)
            if option != exclusive:
                super().setsockopt(level, option, value)  # type: ignore[arg-type]

        def bind(self, address: object) -> None:
            answer.append("bind")
            super().bind(address)  # type: ignore[arg-type]

    # The names in that module alone: threads of other tests open sockets too.
    noted = SimpleNamespace(**{**vars(socket), "SO_EXCLUSIVEADDRUSE": exclusive, "socket": Noted})
    monkeypatch.setattr(module, "socket", noted)
    monkeypatch.setattr(module, "sys", SimpleNamespace(platform=platform))
    bound = module._bind(socket.AF_INET, "127.0.0.1", 0)
    bound.close()
    # Elsewhere this option only frees a port whose connections have ended; on Windows it would share it.
    wanted = exclusive if platform == "win32" else socket.SO_REUSEADDR
    assert answer == [wanted, "bind"]


POST = "POST /a HTTP/1.1\r\nHost: x\r\n"
CHUNKED = POST + "Transfer-Encoding: chunked\r\n\r\n"
REFUSED = {
    "two lengths": (POST + "Content-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400),
    "one length twice": (POST + "Content-Length: 1\r\nContent-Length: 1\r\n\r\na", 400),
    "a list of lengths": (POST + "Content-Length: 1, 1\r\n\r\na", 400),
    "a signed length": (POST + "Content-Length: +1\r\n\r\na", 400),
    "an empty length": (POST + "Content-Length: \r\n\r\n", 400),
    "more than there may be": (POST + "Content-Length: 99999999\r\n\r\n", 413),
    "a length beyond counting": (POST + f"Content-Length: {'9' * 40}\r\n\r\n", 400),
    "a length, then chunks": (
        POST + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        400,
    ),
    "chunks, then a length": (
        POST + "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
        400,
    ),
    "compressed on the way": (POST + "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 501),
    "no chunks at the end": (POST + "Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n", 400),
    "nearly chunks": (POST + "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n", 501),
    "chunks in HTTP/1.0": (CHUNKED.replace("1.1", "1.0") + "0\r\n\r\n", 501),
    "a chunk with a sign": (CHUNKED + "0x2\r\nab\r\n0\r\n\r\n", 400),
    "a chunk too long to count": (CHUNKED + "f" * 17 + "\r\nab", 400),
    "a chunk that ends early": (CHUNKED + "1\r\nab\r\n0\r\n\r\n", 400),
    "more after the last chunk than a head may have": (CHUNKED + "0\r\nX-Late: " + "a" * 40_000, 431),
    "more between chunks than a head may have": (CHUNKED + f"1;{'a' * 1000}\r\na\r\n" * 40, 431),
    "a head too long, in many lines": (POST + "X: y\r\n" * 8_000 + "\r\n", 431),
    "a line that goes on": (POST + "X: a\r\n b\r\n\r\n", 400),
    "a name and a space": (POST + "Content-Length : 0\r\n\r\n", 400),
    "lines without a return": (POST.replace("\r", "") + "\n", 400),
    "a return alone": (POST + "X: a\rY: b\r\n\r\n", 400),
    "a zero": (POST + "X: a\0b\r\n\r\n", 400),
    "no host": ("POST /a HTTP/1.1\r\n\r\n", 400),
    "two hosts": (POST + "Host: x\r\n\r\n", 400),
    "a version to come": (POST.replace("1.1", "2.0") + "\r\n", 505),
    "a version long gone": ("GET /a\r\n\r\n", 505),
    "not HTTP": ("\x16\x03\x01\x02\0\x01\0", 400),
    "half of a request": (POST + "Content-Length: 9\r\n\r\nab", 400),
}
"""Two programs could understand these differently, or they ask for more than there is room for."""


async def send_parts(listener: Listener, *parts: str) -> list[bytes]:
    """What is answered to all of it, one line or body after the other, until the connection is closed."""
    port = await listener.start()
    reader, writer = await asyncio.open_connection(listener.host.strip("[]"), port)
    try:
        for part in parts:
            writer.write(part.encode("latin-1"))
            await writer.drain()
        writer.write_eof()
        answer = await asyncio.wait_for(reader.read(), 30)
    finally:
        writer.close()
        await listener.stop()
    return answer.split(b"\r\n")


@pytest.mark.parametrize("what", REFUSED)
def test_ambiguous_request_is_refused_once(what: str) -> None:
    raw, status = REFUSED[what]

    async def never(request: Request) -> HttpResponse:
        raise AssertionError("it was answered")

    lines = run(send_parts(Listener(never), raw))
    assert lines[0].split()[1] == str(status).encode()
    assert b"connection: close" in lines
    assert sum(line.startswith(b"HTTP/1.1 ") for line in lines) == 1


@pytest.mark.parametrize(
    ("parts", "answered"),
    [
        ((CHUNKED, "2\r\na", "b\r\n1;x\r\nc\r\n0\r\n", "X-Late: 1\r\n\r\n"), [b"POST /a abc"]),
        ((POST, "Content-Length: 2 \r\n\r\na", "b"), [b"POST /a ab"]),
        (
            ("GET /1 HTTP/1.1\r\nHost: x\r\n\r\n" * 2 + "GET /2 HTTP/1.0\r\n\r\n",),
            [b"GET /1 "] * 2 + [b"GET /2 "],
        ),
        (
            ("GET /1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\nGET /2 HTTP/1.1\r\nHost: x\r\n\r\n",),
            [b"GET /1 "],
        ),
        (
            ("GET /1 HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\nGET /2 HTTP",),
            [b"GET /1 "],
        ),
        (("CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\nmore",), [b"CONNECT x:1 "]),
        (("HEAD /a HTTP/1.1\r\nHost: x\r\n\r\n",), [b""]),
    ],
    ids=["chunks", "a length", "one after the other", "the last", "an upgrade", "a tunnel", "the head alone"],
)
def test_requests_are_answered_in_their_order(parts: tuple[str, ...], answered: list[bytes]) -> None:
    lines = run(send_parts(Listener(echo), *parts))
    bodies = [body for empty, body in pairwise(lines) if not empty]
    assert [body.partition(b"HTTP/1.1 ")[0] for body in bodies] == answered


def test_expect_continue_is_answered() -> None:
    lines = run(send_parts(Listener(echo), POST + "Expect: 100-continue\r\nContent-Length: 1\r\n\r\n", "a"))
    assert (lines[0], lines[2], lines[-1]) == (b"HTTP/1.1 100 Continue", b"HTTP/1.1 200 OK", b"POST /a a")


def test_pipelined_requests_beyond_the_limit_are_refused() -> None:
    lines = run(send_parts(Listener(echo), "GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 40))
    statuses = [line.rpartition(b"HTTP/1.1 ")[2][:3] for line in lines if b"HTTP/1.1 " in line]
    assert statuses == [b"200"] * http_connection.AHEAD + [b"429"]


def test_client_that_does_not_read_the_response_is_dropped() -> None:
    async def check() -> None:
        async def long(request: Request) -> HttpResponse:
            return HttpResponse(200, b"x" * 50_000_000, sent=left)

        left = asyncio.Event()
        listener = Listener(long, request_seconds=0.1)
        port = await listener.start()
        reader, writer = await asyncio.open_connection(listener.host.strip("[]"), port, limit=1)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.wait_for(left.wait(), 30)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await asyncio.wait_for(reader.readexactly(50_000_000), 30)
        writer.close()
        await listener.stop()

    run(check())


def test_answer_that_cannot_be_made_closes_the_connection() -> None:
    async def check() -> list[str]:
        async def mistake(request: Request) -> HttpResponse:
            raise ValueError("on purpose")

        heard: list[str] = []
        asyncio.get_running_loop().set_exception_handler(
            lambda _, answer: heard.append(str(answer["exception"]))
        )
        assert await send_parts(Listener(mistake), "GET / HTTP/1.1\r\nHost: x\r\n\r\n") == [b""]
        gc.collect()
        return heard

    assert run(check()) == ["on purpose"]
