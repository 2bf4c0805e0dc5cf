"""One request and its whole answer, within a time and a size, whatever the other side does."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

import httpx

SECONDS: Final = 90.0
"""From the first byte sent to the last one read; an answer that drips in is no answer."""
SECONDS_FOR_FILES: Final = 1_800.0
BYTES: Final = 32 * 2**20
BYTES_OF_FILES: Final = 512 * 2**20


class TooLarge(httpx.DecodingError):
    """More than any answer of the interface could be."""


@dataclass(frozen=True)
class Answer:
    status_code: int
    headers: httpx.Headers
    content: bytes

    @property
    def is_success(self) -> bool:
        return 200 <= self.status_code < 300


async def exchange(
    http: httpx.AsyncClient,
    method: str,
    url: str,
    *,
    seconds: float | None = None,
    at_most: int | None = None,
    **request: Any,
) -> Answer:
    """`request` is as httpx takes it. Raises httpx.RequestError: ReadTimeout for what takes too long, TooLarge."""
    limit = BYTES if at_most is None else at_most
    try:
        async with (
            asyncio.timeout(SECONDS if seconds is None else seconds),
            http.stream(method, url, **request) as answer,
        ):
            pieces, size = [], 0
            async for piece in answer.aiter_bytes():
                pieces.append(piece)
                size += len(piece)
                if size > limit:
                    raise TooLarge(f"more than {limit} bytes")
            return Answer(answer.status_code, answer.headers, b"".join(pieces))
    except TimeoutError as error:
        raise httpx.ReadTimeout("the answer takes too long") from error
