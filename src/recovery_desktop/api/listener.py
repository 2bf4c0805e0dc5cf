"""A small HTTP/1.1 server on loopback, bounded in bytes, time and connections."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from typing import Final

from recovery_desktop.api.http_connection import Answerer, HttpConnection

REQUEST_SECONDS: Final = 10.0
PORT_IN_USE_ERRORS: Final = (errno.EADDRINUSE, errno.EACCES)
"""Somebody else has the port: what is sent there is for them."""


class Listener:
    """Answers requests on loopback; `start` gives the port, `stop` closes every connection at once.

    `host` is the address to name it by: 127.0.0.1, or [::1] on a machine without IPv4.
    """

    def __init__(self, answerer: Answerer, *, request_seconds: float = REQUEST_SECONDS) -> None:
        self._answerer = answerer
        self._request_seconds = request_seconds
        self._conversations: set[HttpConnection] = set()
        self._servers: list[asyncio.Server] = []
        self.host = "127.0.0.1"

    async def start(self, port: int = 0) -> int:
        """Listen on 127.0.0.1, and on ::1 where that port is free there; return the port.

        A browser may take either for `localhost`. Raises OSError where neither can be had.
        """
        sockets = _bound(port)
        self.host = "127.0.0.1" if sockets[0].family is socket.AF_INET else "[::1]"
        bound: int = sockets[0].getsockname()[1]
        loop = asyncio.get_running_loop()
        try:
            for one in sockets:
                self._servers.append(await loop.create_server(self._conversation, sock=one))
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
        await asyncio.gather(*(conversation.abort() for conversation in self._conversations))
        for server in servers:
            await server.wait_closed()

    def _conversation(self) -> HttpConnection:
        return HttpConnection(self._answerer, self._request_seconds, self._conversations)


def _bound(port: int) -> list[socket.socket]:
    """Return bound sockets before anybody learns the port, so that nobody takes it in between. Raises OSError."""
    try:
        first = _bind(socket.AF_INET, "127.0.0.1", port)
    except OSError as error:
        if error.errno in PORT_IN_USE_ERRORS:
            raise
        return [_bind(socket.AF_INET6, "::1", port)]
    try:
        return [first, _bind(socket.AF_INET6, "::1", first.getsockname()[1])]
    except OSError:
        return [first]


def _bind(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if family is socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        if sys.platform == "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.setblocking(False)
    except OSError:
        bound.close()
        raise
    return bound
