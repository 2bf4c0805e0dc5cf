"""Signs in to the service of a connection, and out again."""

from __future__ import annotations

from collections.abc import Callable

import httpx

from recovery_contract.sandbox import LoginToken
from recovery_desktop.api.reading import parsed, read, unwrapped
from recovery_desktop.api.sign_in import Waiting, sign_in
from recovery_desktop.commands.connected import Connected
from recovery_desktop.failures import Offline, ServiceFault


async def sign_in_to(
    connected: Connected,
    open_url: Callable[[str], object],
    waiting: Callable[[Waiting], None],
    launch_secret: str | None = None,
) -> None:
    """Opens the browser and keeps the tokens. With a launch secret the consent is one click.

    Raises SignInRefused, SignInTimedOut, Offline, ServiceFault, Refused, Unreadable.
    """
    client = connected.client
    extra = {}
    if launch_secret is not None:
        extra["login_token"] = await login_token(client.http, client.transport.base_url, launch_secret)
    tokens = await sign_in(client.http, client.client, open_url, waiting, extra=extra)
    client.session.adopt(tokens)
    # The service may offer more today, and these tokens may open more.
    connected.store.connections.learn(connected.id, event_list=None, extensions=None, lacks=None)


async def login_token(http: httpx.AsyncClient, base_url: str, launch_secret: str) -> str:
    """The one-time token by which the embedded service knows that its own app asks. Raises Offline, ServiceFault."""
    try:
        answer = await http.post(
            f"{base_url}/embedded/login", headers={"Authorization": f"Bearer {launch_secret}"}
        )
    except httpx.TransportError as error:
        raise Offline(str(error)) from error
    if answer.status_code != 200:
        raise ServiceFault(answer.status_code, answer.headers.get("X-Request-Id"))
    return read(LoginToken, unwrapped(parsed(answer.content), "object")).login_token


def sign_out(connected: Connected) -> None:
    """Forgets the tokens; what was typed and mirrored stays."""
    connected.client.session.forget()
