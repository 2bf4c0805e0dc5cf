"""One request and its whole answer, within a time and a size, whatever the other side does."""

from __future__ import annotations

import asyncio
import ssl
from dataclasses import dataclass
from typing import Any, Final

import httpx

from recovery_desktop.failures import NotTrusted, Offline

SECONDS: Final = 90.0
"""From the first byte sent to the last one read; an answer that drips in is no answer."""
SECONDS_FOR_FILES: Final = 1_800.0
BYTES: Final = 32 * 2**20
BYTES_OF_FILES: Final = 512 * 2**20


class ResponseTooLarge(httpx.DecodingError):
    """More than any answer of the interface could be."""


@dataclass(frozen=True)
class HttpResponse:
    status_code: int
    headers: httpx.Headers
    content: bytes

    @property
    def is_success(self) -> bool:
        return 200 <= self.status_code < 300


def not_reached(error: httpx.RequestError) -> Offline:
    """Return the failure for a request that got no answer, and had no effect."""
    words, cause = str(error) or type(error).__name__, error.__cause__ or error.__context__
    while cause is not None:
        if isinstance(cause, ssl.SSLCertVerificationError):
            # Only what OpenSSL itself raises has it.
            return NotTrusted(getattr(cause, "verify_message", "") or words)
        cause = cause.__cause__ or cause.__context__
    return Offline(words)


async def send_request(
    http: httpx.AsyncClient,
    method: str,
    url: str,
    *,
    seconds: float | None = None,
    at_most: int | None = None,
    **request: Any,
) -> HttpResponse:
    """Send a request and read its whole answer; `request` is as httpx takes it.

    Raises httpx.RequestError: ReadTimeout for what takes too long, TooLarge.
    """
    limit = BYTES if at_most is None else at_most
    try:
        async with (
            asyncio.timeout(SECONDS if seconds is None else seconds),
            http.stream(method, url, **request) as answer,
        ):
            return HttpResponse(answer.status_code, answer.headers, await _content(answer, limit))
    except TimeoutError as error:
        raise httpx.ReadTimeout("the answer takes too long") from error


async def _content(answer: httpx.Response, limit: int) -> bytes:
    content = bytearray()
    is_too_large = False
    try:
        async for piece in answer.aiter_bytes():
            content += b"" if is_too_large else piece
            if len(content) > limit and not is_too_large:
                is_too_large = True
                # The reading ends by itself on a closed connection; left half-way, it would be ended by the collector,
                # in another task than the one that it began in.
                await answer.aclose()
    except (httpx.TransportError, httpx.StreamError):
        if not is_too_large:
            raise
    if is_too_large:
        raise ResponseTooLarge(f"more than {limit} bytes")
    return bytes(content)
