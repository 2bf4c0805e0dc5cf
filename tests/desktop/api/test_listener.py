"""The loopback listener: on both families, and with whichever one a machine has."""

from __future__ import annotations

import asyncio
import socket
from types import SimpleNamespace

import pytest

from recovery_desktop.api import listener as module
from recovery_desktop.api.conversation import Answer, Request
from recovery_desktop.api.listener import Listener
from tests.desktop.edge import run


async def hello(request: Request) -> Answer:
    return Answer(200, b"hello")


async def asked(host: str, port: int) -> bytes:
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    told = await reader.read()
    writer.close()
    await writer.wait_closed()
    return told.rpartition(b"\r\n\r\n")[2]


def has_ipv6() -> bool:
    try:
        with socket.socket(socket.AF_INET6, socket.SOCK_STREAM) as made:
            made.bind(("::1", 0))
    except OSError:
        return False
    return True


def test_the_same_port_on_both_loopback_addresses() -> None:
    async def check() -> None:
        listener = Listener(hello)
        port = await listener.start()
        try:
            assert listener.host == "127.0.0.1"
            assert await asked("127.0.0.1", port) == b"hello"
            if has_ipv6():
                assert await asked("::1", port) == b"hello"
        finally:
            await listener.stop()
        for host in ("127.0.0.1", "::1"):
            with pytest.raises(OSError, match=r"refused|connect|Connect|assign"):
                await asked(host, port)

    run(check())


@pytest.mark.parametrize("missing", [socket.AF_INET, socket.AF_INET6])
def test_a_machine_with_one_family_only(
    monkeypatch: pytest.MonkeyPatch, missing: socket.AddressFamily
) -> None:
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
            assert await asked(listener.host.strip("[]"), port) == b"hello"
            assert listener.host == ("[::1]" if missing is socket.AF_INET else "127.0.0.1")
        finally:
            await listener.stop()

    run(check())


def test_a_port_that_another_program_has_is_left_to_it() -> None:
    """Also where only one of the two addresses is taken: who is sent there would be sent to the other program."""

    async def check() -> None:
        with socket.socket() as other:
            other.bind(("127.0.0.1", 0))
            other.listen()
            with pytest.raises(OSError, match="in use"):
                await Listener(hello).start(other.getsockname()[1])

    run(check())


def test_a_port_that_is_taken_is_not_shared() -> None:
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
def test_nobody_can_take_the_port_between_its_choice_and_its_use(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    """Windows lets another program share an address unless it is asked not to, and before it is bound."""
    exclusive, told = 0xFFFB, []

    class Noted(socket.socket):
        def setsockopt(self, level: int, option: int, value: object) -> None:  # type: ignore[override]
            told.append(option)
            if option != exclusive:
                super().setsockopt(level, option, value)  # type: ignore[arg-type]

        def bind(self, address: object) -> None:
            told.append("bind")
            super().bind(address)  # type: ignore[arg-type]

    # The names in that module alone: threads of other tests open sockets too.
    noted = SimpleNamespace(**{**vars(socket), "SO_EXCLUSIVEADDRUSE": exclusive, "socket": Noted})
    monkeypatch.setattr(module, "socket", noted)
    monkeypatch.setattr(module, "sys", SimpleNamespace(platform=platform))
    made = module._bind(socket.AF_INET, "127.0.0.1", 0)
    made.close()
    # Elsewhere this option only frees a port whose connections have ended; on Windows it would share it.
    wanted = exclusive if platform == "win32" else socket.SO_REUSEADDR
    assert told == [wanted, "bind"]
