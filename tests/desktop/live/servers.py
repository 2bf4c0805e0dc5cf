"""SSH servers that the tests start for themselves: one in this process, and a real sshd where the machine has one."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncssh
import pytest

from recovery_desktop.store.tunnels import TunnelSettings
from tests.needed import absent
from tests.ports import free_port

USER = "creditor"
PASSWORD = "correct horse"


class Guard(asyncssh.SSHServer):
    """Lets one person in, by password or by one key, and forwards ports unless told not to."""

    def __init__(self, server: SshServer) -> None:
        self._server = server

    def connection_made(self, connection: asyncssh.SSHServerConnection) -> None:
        self._server.connections.append(connection)

    def begin_auth(self, username: str) -> bool:
        return True

    def password_auth_supported(self) -> bool:
        return True

    def validate_password(self, username: str, password: str) -> bool:
        self._server.tries += 1
        return (username, password) == (USER, PASSWORD)

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        self._server.tries += 1
        return any(key == authorized for authorized in self._server.authorized_keys)

    def server_requested(self, listen_host: str, listen_port: int) -> bool:
        return self._server.forwards


class SshServer:
    """`announces` is what it writes into a session, as tunnel services do."""

    def __init__(self) -> None:
        self.host_key = asyncssh.generate_private_key("ssh-ed25519")
        self.authorized_keys: list[asyncssh.SSHKey] = []
        self.connections: list[asyncssh.SSHServerConnection] = []
        self.tries = 0
        self.forwards = True
        self.announces = ""
        self.port = free_port()
        self._acceptor: asyncssh.SSHAcceptor | None = None

    async def start(self) -> None:
        self._acceptor = await asyncssh.listen(
            "127.0.0.1",
            self.port,
            server_factory=lambda: Guard(self),
            server_host_keys=[self.host_key],
            process_factory=self._session,
            reuse_address=True,
        )

    async def stop(self) -> None:
        if self._acceptor is not None:
            self._acceptor.close()
            await self._acceptor.wait_closed()
            self._acceptor = None
        await self.drop()

    async def drop(self) -> None:
        """Every connection is cut; the server goes on."""
        there, self.connections = self.connections, []
        for connection in there:
            connection.abort()
        await asyncio.gather(*(connection.wait_closed() for connection in there))

    def settings(self, **changed: object) -> TunnelSettings:
        return TunnelSettings(
            **{
                "kind": "ssh",
                "host": "127.0.0.1",
                "port": self.port,
                "username": USER,
                "proof": "password",
                **changed,
            }  # type: ignore[arg-type]
        )

    @property
    def public_host_key(self) -> str:
        return self.host_key.export_public_key().decode().strip()

    async def _session(self, process: asyncssh.SSHServerProcess[str]) -> None:
        process.stdout.write(self.announces)
        await process.stdin.read()


@asynccontextmanager
async def ssh_server() -> AsyncIterator[SshServer]:
    server = SshServer()
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


def sshd() -> str:
    """The program. Skips, or fails under CI, where the machine has none."""
    program = shutil.which("sshd", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if program is None:
        absent("no sshd on this machine (package openssh-server)")
    return program


@asynccontextmanager
async def real_sshd(folder: Path, authorized: str) -> AsyncIterator[int]:
    """OpenSSH in its own folder, on its own port, for whoever runs the tests; `authorized` is the line it accepts."""
    program, port = sshd(), free_port()
    key = asyncssh.generate_private_key("ssh-ed25519")
    (folder / "host_key").write_bytes(key.export_private_key())
    (folder / "host_key").chmod(0o600)
    (folder / "authorized_keys").write_text(authorized + "\n")
    (folder / "sshd_config").write_text(
        f"Port {port}\nListenAddress 127.0.0.1\nHostKey {folder}/host_key\nPidFile none\n"
        f"AuthorizedKeysFile {folder}/authorized_keys\nStrictModes no\nUsePAM no\n"
        "PasswordAuthentication no\nKbdInteractiveAuthentication no\nPermitRootLogin yes\n"
        "AllowTcpForwarding remote\nLogLevel ERROR\n"
    )
    if os.geteuid() == 0:
        Path("/run/sshd").mkdir(mode=0o755, exist_ok=True)
    process = await asyncio.create_subprocess_exec(
        program, "-D", "-e", "-f", str(folder / "sshd_config"), stderr=asyncio.subprocess.PIPE
    )
    try:
        await _answers(process, port)
        yield port
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _answers(process: asyncio.subprocess.Process, port: int) -> None:
    async with asyncio.timeout(30):
        while True:
            if process.returncode is not None:
                assert process.stderr is not None
                pytest.fail(f"sshd ended: {(await process.stderr.read()).decode()}")
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except ConnectionRefusedError:
                await asyncio.sleep(0.05)
                continue
            writer.close()
            await writer.wait_closed()
            return


class Line:
    """The network between the app and a server: `falls_silent` and nothing comes through any more, though nothing is
    closed either. What connects afterwards is heard again."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._passing: list[asyncio.Event] = []
        self._server: asyncio.Server | None = None
        self.port = 0

    async def __aenter__(self) -> Line:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()

    def falls_silent(self) -> None:
        for passing in self._passing:
            passing.clear()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        passing = asyncio.Event()
        passing.set()
        self._passing.append(passing)
        there = await asyncio.open_connection("127.0.0.1", self._port)
        ways = ((reader, there[1]), (there[0], writer))
        await asyncio.gather(*(self._pass(passing, *way) for way in ways), return_exceptions=True)

    async def _pass(
        self, passing: asyncio.Event, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        try:
            while data := await reader.read(65_536):
                if passing.is_set():
                    writer.write(data)
        finally:
            writer.close()
