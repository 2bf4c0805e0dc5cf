"""What a mail provider publishes for mail programs, fetched from its own domain or from a public table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import httpx

from recovery_desktop.failures import Offline

SETTINGS_BYTES: Final = 64 * 1024
TIMEOUT: Final = httpx.Timeout(6.0)
PUBLIC_TABLE: Final = "https://autoconfig.thunderbird.net/v1.1/{domain}"
OWN: Final = (
    "https://autoconfig.{domain}/mail/config-v1.1.xml",
    "https://{domain}/.well-known/autoconfig/mail/config-v1.1.xml",
)


async def fetch_mail_settings(
    domain: str, places: Sequence[str], transport: httpx.AsyncBaseTransport | None = None
) -> bytes | None:
    """Return the first that is there; None where none is. Only the domain is told, never the address, and nothing is
    fetched without encryption. Raises Offline where not even the domain answers."""
    hooks = {"request": [_require_encryption]}
    async with httpx.AsyncClient(
        transport=transport, timeout=TIMEOUT, follow_redirects=True, event_hooks=hooks
    ) as client:
        unreached = 0
        for place in places:
            try:
                content = await _fetch(client, place.format(domain=domain))
            except httpx.ConnectError:
                unreached += 1
                continue
            if content is not None:
                return content
    if unreached == len(places):
        raise Offline
    return None


async def _require_encryption(request: httpx.Request) -> None:
    """Refuse a request without https, also after a redirect."""
    if request.url.scheme != "https":
        raise httpx.UnsupportedProtocol(f"{request.url.host} leads away from https", request=request)


async def _fetch(client: httpx.AsyncClient, address: str) -> bytes | None:
    try:
        async with client.stream("GET", address) as response:
            if response.status_code != httpx.codes.OK:
                return None
            content = bytearray()
            async for piece in response.aiter_bytes():
                content += piece
                if len(content) > SETTINGS_BYTES:
                    return None
    except httpx.ConnectError:
        raise
    except (httpx.HTTPError, httpx.InvalidURL, UnicodeError):
        return None
    return bytes(content)
