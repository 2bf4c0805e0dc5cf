"""Where a service is, asked of itself: its published metadata (RFC 8414), or the connection file that a link names."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from recovery_desktop.api.exchange import HttpResponse, not_reached, send_request
from recovery_desktop.api.transport import open_http
from recovery_desktop.failures import NothingThere, NotTrusted
from recovery_desktop.session.kinds import FILE_BYTES, ServiceAddress, read_connection_file

METADATA: Final = "/.well-known/oauth-authorization-server"
AUTHORIZE: Final = "/oauth/authorize"
SECONDS: Final = 10.0


async def find_service(
    address: ServiceAddress, transport: httpx.AsyncBaseTransport | None = None
) -> ServiceAddress:
    """Return the address of the service itself. One that publishes nothing is where it was looked for.

    Raises NothingThere and NotTrusted.
    """
    base = address.base_url.rstrip("/")
    async with open_http(base) if transport is None else httpx.AsyncClient(transport=transport) as http:
        if urlsplit(base).path.endswith(".json"):
            file = await _get(http, base)
            try:
                linked = read_connection_file(file.content.decode())
            except ValueError as error:
                raise NothingThere from error
            if not _is_safe(base, linked.base_url):
                raise NothingThere
            return linked
        return replace(address, base_url=_published(base, await _get(http, base + METADATA)) or base)


async def _get(http: httpx.AsyncClient, url: str) -> HttpResponse:
    try:
        return await send_request(http, "GET", url, seconds=SECONDS, at_most=FILE_BYTES)
    except httpx.RequestError as error:
        failure = not_reached(error)
        raise (failure if isinstance(failure, NotTrusted) else NothingThere(failure.detail)) from error


def _published(base: str, answer: HttpResponse) -> str:
    """Return the address that the metadata names; empty where it names none that is as safe as what was typed."""
    try:
        metadata: Any = json.loads(answer.content) if answer.is_success else None
    except (ValueError, RecursionError):
        return ""
    authorize = metadata.get("authorization_endpoint") if isinstance(metadata, dict) else None
    if not isinstance(authorize, str) or not authorize.endswith(AUTHORIZE):
        return ""
    return authorize.removesuffix(AUTHORIZE) if _is_safe(base, authorize) else ""


def _is_safe(base: str, url: str) -> bool:
    """Return whether it is encrypted, or the very service on this computer that was asked."""
    return url.startswith("https://") or urlsplit(url)[:2] == urlsplit(base)[:2]
