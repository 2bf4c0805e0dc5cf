"""Signs in to the service of a connection, and out again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import httpx

from recovery_contract.oauth import TokenResponse
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.exchange import send_request
from recovery_desktop.api.oauth_session import Tokens, revoke_token
from recovery_desktop.api.response_parsing import (
    parse_json,
    parse_refusal,
    unwrap_envelope,
    validate_resource,
)
from recovery_desktop.api.sign_in import Waiting, sign_in_with_browser
from recovery_desktop.failures import Offline, ServiceFault, Unreadable

TO_REVOKE: Final = "to_revoke"
SIGNED_OUT: Final = "signed out"


async def sign_in_to(
    context: ConnectionContext, open_url: Callable[[str], object], waiting: Callable[[Waiting], None]
) -> None:
    """Open the browser and keep the tokens that it brings back.

    Raises SignInRefused, SignInTimedOut, Offline, ServiceFault, Refused, Unreadable.
    """
    client = context.client
    _keep(context, await sign_in_with_browser(client.http, client.client, open_url, waiting))


async def sign_in_with_launch_secret(context: ConnectionContext, launch_secret: str) -> None:
    """Take tokens from the app's own service, which knows the app by the secret of its launch: no browser is asked.

    Raises Offline, ServiceFault, Refused, Unreadable.
    """
    client = context.client
    try:
        answer = await send_request(
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
        raise parse_refusal(answer.status_code, answer.content, request_id)
    tokens = validate_resource(TokenResponse, unwrap_envelope(parse_json(answer.content), "object"))
    _keep(context, Tokens.from_response(tokens))


def _keep(context: ConnectionContext, tokens: Tokens) -> None:
    context.client.session.store_tokens(tokens)
    # The service may offer more today, and these tokens may open more.
    context.store.connections.update_profile(context.id, event_list=None, extensions=None, lacks=None)


def sign_out(context: ConnectionContext) -> None:
    """Forget the tokens; what was typed and mirrored stays. That the service has to end them is kept until it has."""
    session, store = context.client.session, context.store
    tokens = session.tokens
    with store.database.write():
        if tokens is not None:
            token = tokens.refresh_token or tokens.access_token
            sealed = context.vault.seal(token, _purpose(context)).hex()
            store.connections.update_profile(
                context.id, **{TO_REVOKE: [*list_tokens_to_revoke(context), sealed]}
            )
        session.forget_tokens()


def list_tokens_to_revoke(context: ConnectionContext) -> list[str]:
    """Return sealed tokens of sign-outs that the service was not told of yet."""
    waiting: list[str] = context.row.profile.get(TO_REVOKE, [])
    return waiting


async def revoke_old_tokens(context: ConnectionContext) -> None:
    """Tell the service of every sign-out. Raises Offline, Paced, ServiceFault; the rest stays for another time."""
    client = context.client
    for sealed in list_tokens_to_revoke(context):
        token = context.vault.open_if_possible(bytes.fromhex(sealed), _purpose(context))
        if token is not None:
            await revoke_token(client.http, client.client, token)
        left = [one for one in list_tokens_to_revoke(context) if one != sealed]
        context.store.connections.update_profile(context.id, **{TO_REVOKE: left or None})


def _purpose(context: ConnectionContext) -> str:
    return f"{context.id} {SIGNED_OUT}"
