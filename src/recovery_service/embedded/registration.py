"""The app as the client of its own service."""

from __future__ import annotations

from typing import Final

from recovery_contract.ids import ClientId
from recovery_service.access import clients
from recovery_service.context.core import Core

APP_CLIENT_ID: Final = ClientId("recovery-desktop")
APP_REDIRECTS: Final = (
    "http://127.0.0.1/",
    "http://127.0.0.1/callback",
    "http://[::1]/",
    "http://[::1]/callback",
)


def register_app(core: Core) -> None:
    """Make the public client of the app at the first start."""
    with core.database.write() as connection:
        if not clients.exists(connection, APP_CLIENT_ID):
            clients.add(
                connection,
                name="Recovery Desktop",
                redirect_uris=APP_REDIRECTS,
                public=True,
                client_id=APP_CLIENT_ID,
            )
