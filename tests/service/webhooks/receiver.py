"""A program that receives deliveries: it answers as told and remembers every request to the byte."""

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

CannedResponse = bytes | Callable[[socket.socket], None]


def status(code: int, body: bytes = b"", *headers: str) -> bytes:
    lines = [f"HTTP/1.1 {code} Reason", f"Content-Length: {len(body)}", "Connection: close", *headers]
    return "\r\n".join([*lines, "", ""]).encode() + body


@dataclass
class Request:
    at: float
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """`response` is what every request gets: bytes, or a function that plays with the connection."""

    response: CannedResponse = field(default_factory=lambda: status(204))
    requests: list[Request] = field(default_factory=list)
    connections: int = 0

    def __post_init__(self) -> None:
        self._server = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port = self._server.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/hook"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                connection, _ = self._server.accept()
                self.connections += 1
                threading.Thread(target=self._talk, args=(connection,), daemon=True).start()

    def _talk(self, connection: socket.socket) -> None:
        with connection, suppress(OSError):
            request = self._read(connection)
            if request is None:
                return
            self.requests.append(request)
            if callable(self.response):
                self.response(connection)
            else:
                connection.sendall(self.response)

    def _read(self, connection: socket.socket) -> Request | None:
        raw = b""
        while b"\r\n\r\n" not in raw:
            chunk = connection.recv(65536)
            if not chunk:
                return None
            raw += chunk
        head, _, body = raw.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in lines)
        while len(body) < int(headers.get("Content-Length", "0")):
            body += connection.recv(65536)
        return Request(time.monotonic(), first.split()[1], headers, body)

    def close(self) -> None:
        with suppress(OSError):  # wakes the thread that waits in accept
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
