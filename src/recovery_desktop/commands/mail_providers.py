"""Which outgoing mail server an address belongs to, from a table that comes with the app: nobody is asked."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Literal

from recovery_desktop.resources import resource

Security = Literal["starttls", "tls", "none"]


@dataclass(frozen=True)
class MailProvider:
    """`name` is empty where the provider is not known and the server is a guess. `app_password`: the usual
    one is refused; `must_allow`: so is every password before that was allowed; `is_closed`: every one is. `local_name`:
    the user name is what stands before the @. `help` is the provider's own page."""

    name: str
    host: str
    port: int = 587
    security: Security = "starttls"
    app_password: bool = False
    must_allow: bool = False
    local_name: bool = False
    is_closed: bool = False
    help: str = ""


def find_mail_provider(address: str) -> MailProvider | None:
    """Return None for what is no whole address yet."""
    _, at, domain = address.strip().lower().rpartition("@")
    if not at or "." not in domain.strip("."):
        return None
    return _providers().get(domain) or MailProvider("", f"smtp.{domain}")


@cache
def _providers() -> dict[str, MailProvider]:
    with resource("mail_providers.toml").open("rb") as file:
        rows = tomllib.load(file)["provider"]
    return {domain: MailProvider(**row) for row in rows for domain in row.pop("domains")}
