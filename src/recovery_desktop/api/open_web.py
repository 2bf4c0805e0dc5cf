"""What anybody may read on the web: fetched with encryption only, without this person's sign-in, up to a length."""

from __future__ import annotations

from typing import Final

import httpx

TIMEOUT: Final = httpx.Timeout(6.0)


def open_web(transport: httpx.AsyncBaseTransport | None = None) -> httpx.AsyncClient:
    hooks = {"request": [_require_encryption]}
    return httpx.AsyncClient(transport=transport, timeout=TIMEOUT, follow_redirects=True, event_hooks=hooks)


async def fetch_page(client: httpx.AsyncClient, address: str, most: int) -> bytes | None:
    """Return what is there; None where nothing usable is. Raises httpx.ConnectError where nobody answers."""
    try:
        async with client.stream("GET", address) as response:
            if response.status_code != httpx.codes.OK:
                return None
            content = bytearray()
            async for piece in response.aiter_bytes():
                content += piece
                if len(content) > most:
                    return None
    except httpx.ConnectError:
        raise
    except (httpx.HTTPError, httpx.InvalidURL, UnicodeError):
        return None
    return bytes(content)


async def _require_encryption(request: httpx.Request) -> None:
    """Refuse a request without https, also after a redirect."""
    if request.url.scheme != "https":
        raise httpx.UnsupportedProtocol(f"{request.url.host} leads away from https", request=request)
