"""Providers of mailboxes that are signed in with OAuth: both programs read the same table."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from pydantic import TypeAdapter

from recovery_contract.ids import ClientId

MailProviderName = Literal["google", "microsoft"]
FILE: Final = "mail_sign_in.toml"
CLIENTS: Final = "mail_clients.toml"
"""Beside it, written by a build that the providers know: `client_id` and `client_secret` by provider."""
OVERRIDE: Final = "RECOVERY_MAIL_SIGN_IN"
"""Names another file of this form: for a registration of one's own, and for trying it with servers on this computer."""

_NONE: Final = ClientId("")


@dataclass(frozen=True)
class MailSignInProvider:
    """`authorize` and `token` are the addresses of its OAuth, `redirect` the host that the browser comes back to.
    `hosts` take mail in with a token; `host`, `port` and `security` are the one that is used, `imap` where mail is
    read. `client_id` is empty where this build may not ask; `client_secret` is not confidential, but some want it."""

    name: MailProviderName
    title: str
    authorize: str
    token: str
    scopes: tuple[str, ...]
    redirect: str
    hosts: tuple[str, ...]
    host: str
    imap: str
    port: int = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    imap_port: int = 993
    client_id: ClientId = _NONE
    client_secret: str = ""

    @property
    def is_offered(self) -> bool:
        return bool(self.client_id)


def read_mail_providers(file: Path) -> Mapping[MailProviderName, MailSignInProvider]:
    """Return the providers of this file, or of the one that the environment names. Raises OSError, and ValueError for
    a file of another form."""
    import tomllib  # everything that knows a mailbox loads this module, and few of it read the file

    chosen = Path(os.environ[OVERRIDE]) if os.environ.get(OVERRIDE) else file
    rows = tomllib.loads(chosen.read_text("utf-8"))
    clients = chosen.with_name(CLIENTS)
    for name, client in (tomllib.loads(clients.read_text("utf-8")) if clients.is_file() else {}).items():
        rows[name] |= client
    providers = [_PROVIDER.validate_python({"name": name, **row}) for name, row in rows.items()]
    return {provider.name: provider for provider in providers}


_PROVIDER: Final = TypeAdapter(MailSignInProvider)
