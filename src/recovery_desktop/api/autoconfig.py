"""What a mail provider publishes for mail programs, fetched from its own domain or from a public table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import httpx

from recovery_desktop.api.open_web import fetch_page, open_web
from recovery_desktop.failures import Offline

SETTINGS_BYTES: Final = 64 * 1024
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
    async with open_web(transport) as client:
        unreached = 0
        for place in places:
            try:
                content = await fetch_page(client, place.format(domain=domain), SETTINGS_BYTES)
            except httpx.ConnectError:
                unreached += 1
                continue
            if content is not None:
                return content
    if unreached == len(places):
        raise Offline
    return None
