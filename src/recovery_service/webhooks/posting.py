"""One POST over a connection of aiohttp's connector, and the beginning of its answer.

The connector resolves, dials, secures and keeps connections; the session above it prepares every request anew, which
costs twice what sending it does. What is the same for every request to an address is prepared once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import aiohttp
from aiohttp import hdrs
from yarl import URL

BODY_READ: Final = 16 * 1024
_NO_LIMIT: Final = aiohttp.ClientTimeout(total=None)


class Address:
    """Where requests go, with the beginning of each of them."""

    def __init__(self, url: URL, headers: Mapping[str, str]) -> None:
        # Never sent: the connector takes from it where to connect to, and its headers are those of every request.
        self.request = aiohttp.ClientRequest(hdrs.METH_POST, url, headers=headers)
        told = {name: value for name, value in self.request.headers.items() if name != hdrs.CONTENT_LENGTH}
        self._beginning = f"POST {url.raw_path_qs} HTTP/1.1\r\n{_lines(told)}"

    def posting(self, headers: Mapping[str, str], body: bytes) -> bytes:
        head = f"{self._beginning}{_lines(headers)}{hdrs.CONTENT_LENGTH}: {len(body)}\r\n\r\n"
        return head.encode() + body


@dataclass
class Answer:
    """What has come so far: the status once it is there, and at most BODY_READ bytes of the body."""

    status: int | None = None
    body: bytes = b""


async def post(
    connector: aiohttp.BaseConnector, to: Address, headers: Mapping[str, str], body: bytes, answer: Answer
) -> None:
    """Fills `answer` as it comes in, without a limit of time. Raises what aiohttp does, also with an answer begun."""
    connection = await connector.connect(to.request, [], _NO_LIMIT)
    is_done = False
    try:
        protocol, transport = connection.protocol, connection.transport
        if protocol is None or transport is None:
            raise aiohttp.ServerDisconnectedError
        protocol.set_response_params(read_until_eof=True, auto_decompress=False, read_bufsize=BODY_READ)
        transport.write(to.posting(headers, body))
        message, content = await protocol.read()
        while 100 <= message.code < 200 and message.code != 101:
            message, content = await protocol.read()
        answer.status = message.code
        while len(answer.body) < BODY_READ and (part := await content.read(BODY_READ - len(answer.body))):
            answer.body += part
        is_done = True
    finally:
        if is_done:
            # Kept for the next request, unless the other side closes it or has more to say.
            connection.release()
        else:
            connection.close()


def _lines(headers: Mapping[str, str]) -> str:
    return "".join([f"{name}: {value}\r\n" for name, value in headers.items()])
