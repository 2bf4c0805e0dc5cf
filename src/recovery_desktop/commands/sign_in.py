"""Signs in to the service of a connection, and out again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import httpx

from recovery_contract.oauth import TokenResponse
from recovery_desktop.actions.connected import Connected
from recovery_desktop.api.exchange import exchange
from recovery_desktop.api.oauth_session import Tokens, revoke_token
from recovery_desktop.api.reading import parsed, read, refused, unwrapped
from recovery_desktop.api.sign_in import Waiting, sign_in
from recovery_desktop.failures import Offline, ServiceFault, Unreadable

TO_REVOKE: Final = "to_revoke"
SIGNED_OUT: Final = "signed out"


async def sign_in_to(
    connected: Connected, open_url: Callable[[str], object], waiting: Callable[[Waiting], None]
) -> None:
    """Open the browser and keep the tokens that it brings back.

    Raises SignInRefused, SignInTimedOut, Offline, ServiceFault, Refused, Unreadable.
    """
    client = connected.client
    _keep(connected, await sign_in(client.http, client.client, open_url, waiting))


async def sign_in_here(connected: Connected, launch_secret: str) -> None:
    """Take tokens from the app's own service, which knows the app by the secret of its launch: no browser is asked.

    Raises Offline, ServiceFault, Refused, Unreadable.
    """
    client = connected.client
    try:
        answer = await exchange(
            client.http,
            "POST",
            f"{client.transport.base_url}/embedded/token",
            headers={"Authorization": f"Bearer {launch_secret}"},
        )
    except httpx.TransportError as error:
        raise Offline(str(error)) from error
    except httpx.DecodingError as error:
        raise Unreadable(str(error)) from error
    request_id = answer.headers.get("X-Request-Id")
    if answer.status_code >= 500:
        raise ServiceFault(answer.status_code, request_id)
    if not answer.is_success:
        raise refused(answer.status_code, answer.content, request_id)
    told = read(TokenResponse, unwrapped(parsed(answer.content), "object"))
    _keep(connected, Tokens.from_answer(told))


def _keep(connected: Connected, tokens: Tokens) -> None:
    connected.client.session.adopt(tokens)
    # The service may offer more today, and these tokens may open more.
    connected.store.connections.learn(connected.id, event_list=None, extensions=None, lacks=None)


def sign_out(connected: Connected) -> None:
    """Forget the tokens; what was typed and mirrored stays. That the service has to end them is kept until it has."""
    session, store = connected.client.session, connected.store
    tokens = session.tokens
    with store.database.write():
        if tokens is not None:
            token = tokens.refresh_token or tokens.access_token
            sealed = connected.vault.seal(token, _purpose(connected)).hex()
            store.connections.learn(connected.id, **{TO_REVOKE: [*to_revoke(connected), sealed]})
        session.forget()


def to_revoke(connected: Connected) -> list[str]:
    """Sealed tokens of sign-outs that the service was not told of yet."""
    waiting: list[str] = connected.row.profile.get(TO_REVOKE, [])
    return waiting


async def revoke_signed_out(connected: Connected) -> None:
    """Tell the service of every sign-out. Raises Offline, Paced, ServiceFault; the rest stays for another time."""
    client = connected.client
    for sealed in to_revoke(connected):
        token = connected.vault.open_kept(bytes.fromhex(sealed), _purpose(connected))
        if token is not None:
            await revoke_token(client.http, client.client, token)
        left = [one for one in to_revoke(connected) if one != sealed]
        connected.store.connections.learn(connected.id, **{TO_REVOKE: left or None})


def _purpose(connected: Connected) -> str:
    return f"{connected.id} {SIGNED_OUT}"
