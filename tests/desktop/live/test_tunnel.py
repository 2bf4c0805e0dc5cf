"""The tunnel: a pinned server, a port that leads to us, and the way back after every loss."""

from __future__ import annotations

import asyncio
import getpass
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncssh
import pytest

from recovery_desktop.live import ssh
from recovery_desktop.live.failures import (
    KeyUnusable,
    NoPublicAddress,
    PortRefused,
    ServerKeyChanged,
    ServerUnknown,
    SshLoginRefused,
    TunnelUnreachable,
)
from recovery_desktop.live.tunnel import SshTunnel, TunnelState
from recovery_desktop.store.tunnels import TunnelSettings, normalise_public_url
from tests.desktop.edge import run
from tests.desktop.live.servers import PASSWORD, Line, real_sshd, ssh_server
from tests.ports import free_port

PUBLIC = "https://hooks.example"


class Watched:
    """A tunnel at work, and everything it said."""

    def __init__(self, settings: TunnelSettings, host_key: str | None, secret: str | None) -> None:
        self.states: list[TunnelState] = []
        self._announced = asyncio.Event()
        self.tunnel = SshTunnel(settings, host_key, secret, self._tell, pauses=(0.01,))

    def _tell(self, state: TunnelState) -> None:
        self.states.append(state)
        self._announced.set()

    async def until(self, fits: Callable[[TunnelState], bool]) -> TunnelState:
        while not self.states or not fits(self.states[-1]):
            self._announced.clear()
            await self._announced.wait()
        return self.states[-1]

    async def open(self) -> TunnelState:
        return await self.until(lambda state: state.phase == "open")

    async def failed(self) -> TunnelState:
        return await self.until(lambda state: state.failure is not None)


@asynccontextmanager
async def tunnel(
    settings: TunnelSettings, host_key: str | None, secret: str | None, local_port: int
) -> AsyncIterator[Watched]:
    watched = Watched(settings, host_key, secret)
    running = asyncio.create_task(watched.tunnel.run(local_port))
    try:
        yield watched
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


@asynccontextmanager
async def echo() -> AsyncIterator[int]:
    """What stands for the listener: it sends back a line."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(await reader.readline())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await server.wait_closed()


async def request_through(port: int) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"hello\n")
    answer = await reader.readline()
    writer.close()
    await writer.wait_closed()
    return answer


def test_tunnel_carries_what_arrives_at_the_server() -> None:
    async def check() -> None:
        async with ssh_server() as server, echo() as local:
            there = free_port()
            settings = server.settings(remote_port=there, public_url=PUBLIC)
            async with tunnel(settings, server.public_host_key, PASSWORD, local) as watched:
                assert (await watched.open()).public_url == PUBLIC
                assert await request_through(there) == b"hello\n"

    run(check())


def test_lost_tunnel_opens_again_on_the_same_port() -> None:
    async def check() -> None:
        async with ssh_server() as server, echo() as local:
            there = free_port()
            settings = server.settings(remote_port=there, public_url=PUBLIC)
            async with tunnel(settings, server.public_host_key, PASSWORD, local) as watched:
                for _ in range(3):
                    await watched.open()
                    watched.states.clear()
                    await server.drop()
                    await watched.open()
                    assert await request_through(there) == b"hello\n"

    run(check())


def test_line_that_falls_silent_is_noticed_though_nothing_was_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ssh, "KEEPALIVE_SECONDS", 0.2)

    async def check() -> None:
        async with ssh_server() as server, Line(server.port) as line, echo() as local:
            there = free_port()
            settings = server.settings(remote_port=there, public_url=PUBLIC, port=line.port)
            async with tunnel(settings, server.public_host_key, PASSWORD, local) as watched:
                await watched.open()
                watched.states.clear()
                line.falls_silent()
                await watched.until(lambda state: state.phase == "lost")
                await watched.open()
                assert await request_through(there) == b"hello\n"

    run(check())


def test_server_that_is_away_is_tried_until_it_is_back() -> None:
    async def check() -> None:
        async with ssh_server() as server, echo() as local:
            settings = server.settings(remote_port=free_port(), public_url=PUBLIC)
            await server.stop()
            async with tunnel(settings, server.public_host_key, PASSWORD, local) as watched:
                assert isinstance((await watched.failed()).failure, TunnelUnreachable)
                await server.start()
                await watched.open()

    run(check())


def test_tunnel_to_a_server_with_another_key_is_closed_before_sending() -> None:
    async def check() -> None:
        async with ssh_server() as server:
            pinned = server.public_host_key
            await server.stop()
            server.host_key = asyncssh.generate_private_key("ssh-ed25519")
            await server.start()
            async with tunnel(server.settings(public_url=PUBLIC), pinned, PASSWORD, 1) as watched:
                assert isinstance((await watched.failed()).failure, ServerKeyChanged)
                assert server.tries == 0
                await asyncio.sleep(0)
                assert [state.phase for state in watched.states] == ["opening", "lost"]

    run(check())


def test_server_with_another_kind_of_key_is_another_server() -> None:
    async def check() -> None:
        async with ssh_server() as server:
            pinned = server.public_host_key
            await server.stop()
            server.host_key = asyncssh.generate_private_key("ecdsa-sha2-nistp256")
            await server.start()
            with pytest.raises(ServerKeyChanged):
                await ssh.connect(server.settings(), pinned, PASSWORD)
            assert server.tries == 0

    run(check())


def test_server_that_nobody_confirmed_is_not_spoken_to() -> None:
    async def check() -> None:
        async with ssh_server() as server:
            with pytest.raises(ServerUnknown):
                await ssh.connect(server.settings(), None, PASSWORD)
            assert server.connections == []

    run(check())


def test_key_that_is_shown_is_the_one_that_is_pinned() -> None:
    async def check() -> None:
        async with ssh_server() as server:
            shown = await ssh.fetch_host_key(server.settings())
            assert shown.split()[:2] == server.public_host_key.split()[:2]
            assert ssh.fingerprint(shown) == server.host_key.get_fingerprint()
            assert server.tries == 0
        with pytest.raises(TunnelUnreachable):
            await ssh.fetch_host_key(server.settings())

    run(check())


@pytest.mark.parametrize("secret", ["wrong", None])
def test_wrong_password_is_tried_once(secret: str | None) -> None:
    async def check() -> None:
        async with (
            ssh_server() as server,
            tunnel(server.settings(public_url=PUBLIC), server.public_host_key, secret, 1) as watched,
        ):
            assert isinstance((await watched.failed()).failure, SshLoginRefused)
            before = server.tries
            watched.states.clear()
            watched.tunnel.retry_now()
            await watched.failed()
            assert (before, server.tries) == ((0, 0) if secret is None else (1, 2))

    run(check())


def test_server_that_forwards_nothing_says_so() -> None:
    async def check() -> None:
        async with ssh_server() as server:
            server.forwards = False
            async with tunnel(
                server.settings(public_url=PUBLIC), server.public_host_key, PASSWORD, 1
            ) as watched:
                assert isinstance((await watched.failed()).failure, PortRefused)

    run(check())


ANNOUNCEMENTS = [
    ("Forwarding HTTP traffic from https://abc.tunnel.example\r\n", "https://abc.tunnel.example"),
    (
        "Welcome! Read https://docs.example/start\r\n** see https://admin.example/ **\r\n"
        "ab12.host.example tunneled with tls termination, https://ab12.host.example\r\n",
        "https://ab12.host.example",
    ),
    ("Your tunnel: https://x.example:8443/\r\n", "https://x.example:8443"),
]


@pytest.mark.parametrize(("words", "address"), ANNOUNCEMENTS)
def test_address_that_a_server_announces_is_taken(words: str, address: str) -> None:
    async def check() -> None:
        async with ssh_server() as server:
            server.announces = words
            async with tunnel(server.settings(), server.public_host_key, PASSWORD, 1) as watched:
                assert (await watched.open()).public_url == address

    run(check())


def test_server_that_announces_nothing_needs_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssh, "ANNOUNCED_SECONDS", 0.2)

    async def check() -> None:
        async with ssh_server() as server:
            server.announces = "Welcome to https://docs.example\r\n"
            async with tunnel(server.settings(), server.public_host_key, PASSWORD, 1) as watched:
                assert isinstance((await watched.failed()).failure, NoPublicAddress)

    run(check())


def test_apps_own_key_opens_a_tunnel_and_nothing_else() -> None:
    async def check() -> None:
        private = ssh.generate_private_key()
        line = ssh.authorized_keys_line(private)
        assert line.startswith("restrict,port-forwarding ssh-ed25519 ")
        async with ssh_server() as server:
            server.authorized_keys = [asyncssh.import_private_key(private).convert_to_public()]
            settings = server.settings(proof="own_key", public_url=PUBLIC)
            async with tunnel(settings, server.public_host_key, private, 1) as watched:
                await watched.open()

    run(check())


@pytest.mark.parametrize("passphrase", [None, "a passphrase"])
def test_key_file_of_the_person(tmp_path: Path, passphrase: str | None) -> None:
    async def check() -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        file = tmp_path / "id"
        file.write_bytes(key.export_private_key(passphrase=passphrase, rounds=50))
        async with ssh_server() as server:
            server.authorized_keys = [key.convert_to_public()]
            settings = server.settings(proof="key_file", key_file=str(file))
            connection = await ssh.connect(settings, server.public_host_key, passphrase)
            connection.abort()
            await connection.wait_closed()
            if passphrase is not None:
                with pytest.raises(KeyUnusable):
                    await ssh.connect(settings, server.public_host_key, "another")
            absent = server.settings(proof="key_file", key_file=str(tmp_path / "absent"))
            with pytest.raises(KeyUnusable):
                await ssh.connect(absent, server.public_host_key, None)

    run(check())


def test_real_openssh_server(tmp_path: Path) -> None:
    """With nothing but the line that the app hands out, and that line allows nothing but the tunnel."""

    async def check() -> None:
        private = ssh.generate_private_key()
        async with real_sshd(tmp_path, ssh.authorized_keys_line(private)) as port, echo() as local:
            there = free_port()
            settings = TunnelSettings(
                kind="ssh",
                host="127.0.0.1",
                port=port,
                username=getpass.getuser(),
                remote_port=there,
                public_url=PUBLIC,
            )
            pinned = await ssh.fetch_host_key(settings)
            async with tunnel(settings, pinned, private, local) as watched:
                await watched.open()
                assert await request_through(there) == b"hello\n"
                answers = await asyncio.gather(*(request_through(there) for _ in range(20)))
                assert set(answers) == {b"hello\n"}

    run(check())


ADDRESSES = [
    ("https://Hooks.Example/", "https://hooks.example"),
    ("https://hooks.example:443", "https://hooks.example"),
    (" https://hooks.example:8443 ", "https://hooks.example:8443"),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
    ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
    ("http://hooks.example", None),
    ("https://hooks.example/path", None),
    ("https://a@hooks.example", None),
    ("https://hooks.example?x", None),
    ("https://", None),
    ("https://hooks.example:x", None),
    ("ftp://hooks.example", None),
    ("", None),
]


@pytest.mark.parametrize(("typed", "base"), ADDRESSES)
def test_public_address_is_a_host_and_a_port(typed: str, base: str | None) -> None:
    assert normalise_public_url(typed) == base
