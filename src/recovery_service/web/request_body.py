"""The body of a request: read whole within its bounds, and received again by whoever answers."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers
from starlette.types import Message, Receive

from recovery_contract.errors import ErrorCode
from recovery_service.errors import ServiceError

MIB = 1024 * 1024
STALLED_SECONDS = 30


async def read_body(headers: Headers, receive: Receive, most: int, discarded: int = 0) -> bytes:
    """Return the whole body. Raises ServiceError 413 above `most` bytes, after up to `discarded` more have come: a
    browser that is answered while it still sends shows no answer."""
    announced = headers.get("content-length", "0")
    if announced.isdecimal() and int(announced) > most:
        await _discard(receive, discarded)
        raise _too_large(most)
    chunks: list[bytes] = []
    size = 0
    more = True
    while more:
        try:
            async with asyncio.timeout(STALLED_SECONDS):
                message = await receive()
        except TimeoutError:
            raise ServiceError(408, ErrorCode.VALIDATION_ERROR, "The body did not arrive in time.") from None
        if message["type"] == "http.disconnect":
            raise ServiceError(400, ErrorCode.VALIDATION_ERROR, "The body broke off.")
        chunks.append(message.get("body", b""))
        size += len(chunks[-1])
        more = message.get("more_body", False)
        if size > most:
            # After the last piece nothing comes but the end of the connection, and the caller waits for the answer.
            if more:
                await _discard(receive, discarded)
            raise _too_large(most)
    return b"".join(chunks)


async def _discard(receive: Receive, most: int) -> None:
    """Let the rest of a body come, up to `most` bytes, without keeping it."""
    size = 0
    while size < most:
        try:
            async with asyncio.timeout(STALLED_SECONDS):
                message = await receive()
        except TimeoutError:
            return
        if message["type"] == "http.disconnect" or not message.get("more_body", False):
            return
        size += len(message.get("body", b""))


def replay_body(body: bytes, then: Receive | None = None) -> Receive:
    """Return something to receive `body` from, and after it whatever else comes."""
    is_sent = False

    async def receive() -> Message:
        nonlocal is_sent
        if is_sent and then is not None:
            return await then()
        is_sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


def _too_large(most: int) -> ServiceError:
    message = f"The body is too large: with everything around a file this address takes {most // MIB} MiB."
    return ServiceError(413, ErrorCode.FILE_TOO_LARGE, message)
