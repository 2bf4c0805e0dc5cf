"""An application served by a process of its own, as a hosted service is, and asked over one connection."""

import contextlib
import http.client
import json
import multiprocessing
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

import uvicorn
from starlette.types import ASGIApp

SPAWN = multiprocessing.get_context("spawn")


class Served:
    """What `build(*arguments)` returns in that process, which ends with `close`; `status` other than 2xx is a mistake
    of the benchmark."""

    def __init__(self, build: Callable[..., ASGIApp], *arguments: object) -> None:
        self._ours, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_serve, args=(theirs, build, arguments), daemon=True)
        self._process.start()
        self._connection = http.client.HTTPConnection("127.0.0.1", self._ours.recv())

    def __call__(
        self, method: str, path: str, body: object = None, key: str | None = None, token: str = ""
    ) -> object:
        """The JSON of the answer."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        if key is not None:
            headers["idempotency-key"] = key
        self._connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = self._connection.getresponse()
        content = response.read()
        assert 200 <= response.status < 300, content
        return json.loads(content)

    def processor_ms(self) -> float:
        """Milliseconds that the process has used, in itself and in the system."""
        self._ours.send(None)
        used: float = self._ours.recv()
        return used

    def close(self) -> None:
        self._connection.close()
        self._process.terminate()
        self._process.join()


def _serve(parent: Connection, build: Callable[..., ASGIApp], arguments: tuple[object, ...]) -> None:
    config = uvicorn.Config(
        build(*arguments),
        log_config=None,
        access_log=False,
        lifespan="off",
        ws="none",
        # While the other side of a figure is asked, this one waits.
        timeout_keep_alive=600,
    )
    listening = socket.create_server(("127.0.0.1", 0))
    parent.send(listening.getsockname()[1])
    threading.Thread(target=_tell, args=(parent,), daemon=True).start()
    uvicorn.Server(config).run(sockets=[listening])


def _tell(parent: Connection) -> None:
    with contextlib.suppress(EOFError):
        while True:
            parent.recv()
            parent.send(time.process_time_ns() / 1e6)
