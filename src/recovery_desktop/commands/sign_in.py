"""Signs in to the service of a connection, and out again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import httpx

from recovery_contract.oauth import TokenResponse
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.exchange import send_request
from recovery_desktop.api.oauth_session import Client, Tokens, revoke_token
from recovery_desktop.api.response_parsing import (
    parse_json,
    parse_refusal,
    unwrap_envelope,
    validate_resource,
)
from recovery_desktop.api.sign_in import (
    REFUSALS,
    SignInRefused,
    Waiting,
    sign_in_refusal,
    sign_in_with_browser,
)
from recovery_desktop.failures import Offline, Refused, ServiceFault, Unreadable

TO_REVOKE: Final = "to_revoke"
SIGNED_OUT: Final = "signed out"


async def sign_in_to(
    context: ConnectionContext, open_url: Callable[[str], object], waiting: Callable[[Waiting], None]
) -> None:
    """Open the browser and keep the tokens that it brings back.

    A service whose client has a secret may know no PKCE: then it is signed in to without, and that is remembered.

    Raises SignInRefused, SignInTimedOut, Offline, ServiceFault, Unreadable.
    """
    client, connections = context.client, context.store.connections
    ways = _pkce_attempts(context)
    for pkce in ways:
        if len(ways) > 1:
            # When no redirect arrives, the service may have refused PKCE in the browser; the next try goes without.
            connections.update_profile(context.id, pkce_next=not pkce)
        try:
            tokens = await _sign_in(replace(client.client, pkce=pkce), context, open_url, waiting)
        except SignInRefused as failure:
            # A code that OAuth knows a meaning for is about something else.
            if pkce is ways[-1] or failure.code in REFUSALS:
                raise
            continue
        connections.update_profile(context.id, pkce=pkce, pkce_next=None)
        _keep(context, tokens)
        return


async def _sign_in(
    client: Client,
    context: ConnectionContext,
    open_url: Callable[[str], object],
    waiting: Callable[[Waiting], None],
) -> Tokens:
    try:
        return await sign_in_with_browser(context.client.http, client, open_url, waiting)
    except Refused as refusal:
        raise sign_in_refusal(refusal.code, refusal.message) from refusal


def _pkce_attempts(context: ConnectionContext) -> tuple[bool, ...]:
    """Return whether to sign in with PKCE, or in which order to try."""
    profile = context.row.profile
    if context.client.client.client_secret is None:
        return (True,)
    if (supported := profile.get("pkce")) is not None:
        return (bool(supported),)
    return (True, False) if profile.get("pkce_next", True) else (False, True)


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
    forgotten = (
        "event_list",
        "events_since_moment",
        "extensions",
        "lacks",
        "webhook_events",
        "statistics_of_platform",
    )
    shipped = context.row.profile.get("shipped", {})
    context.store.connections.update_profile(context.id, **{name: shipped.get(name) for name in forgotten})


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
