"""Finds the outgoing mail server of an address whose provider is not in the bundled table."""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import httpx

from recovery_desktop.api.autoconfig import OWN, PUBLIC_TABLE, fetch_mail_settings
from recovery_desktop.commands.mail_providers import MailProvider
from recovery_desktop.commands.mail_sign_in import find_mail_sign_in
from recovery_desktop.documents.confined_reader import get_confined_reader

_DOMAIN: Final = re.compile(
    r"(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])"
)


async def find_mail_server(
    address: str, *, ask_public_table: bool, transport: httpx.AsyncBaseTransport | None = None
) -> MailProvider | None:
    """Return what the provider of this address publishes, or with `ask_public_table` what a public table knows; None
    where neither says anything usable. What was fetched is read in the confined child. Raises Offline."""
    local, _, domain = address.strip().rpartition("@")
    domain = domain.lower()
    if not _DOMAIN.fullmatch(domain):
        return None
    places = (PUBLIC_TABLE,) if ask_public_table else OWN
    content = await fetch_mail_settings(domain, places, transport)
    if content is None:
        return None
    from recovery_invoices import ExtractionError

    try:
        response = await asyncio.to_thread(
            get_confined_reader().ask_table, {"task": "mail_settings"}, content
        )
    except ExtractionError:
        # What stops even the confined child says nothing about a mail server.
        return None
    servers = [one for one in response["servers"] if one["takes_password"] or _is_signed_in(one["host"])]
    return _provider(servers[0], local, domain) if servers else None


def _is_signed_in(host: str) -> bool:
    provider = find_mail_sign_in(host)
    return provider is not None and provider.is_offered


def _provider(server: dict[str, Any], local: str, domain: str) -> MailProvider:
    def fill(words: str) -> str:
        for name, value in (("ADDRESS", f"{local}@{domain}"), ("LOCALPART", local), ("DOMAIN", domain)):
            words = words.replace(f"%EMAIL{name}%", value)
        return words

    username = fill(server["username"])
    return MailProvider(
        name=domain,
        host=fill(server["host"]),
        port=server["port"],
        security=server["security"],
        local_name=bool(local) and username == local,
    )
