"""Forgets a connection with all that is known over it, and ends its session at the service once that answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import httpx

from recovery_desktop.api.oauth_session import Client, Tokens, revoke_token
from recovery_desktop.api.transport import open_http
from recovery_desktop.commands.connect import CLIENT_SECRET, SESSION, request_log_path
from recovery_desktop.commands.sign_in import SIGNED_OUT, TO_REVOKE
from recovery_desktop.failures import Failure
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.store import Store
from recovery_desktop.token_vault import Vault

SESSIONS: Final = "sessions_to_end"
"""A preference: of each forgotten connection id, address, client and what its session is ended with, sealed."""


def forget_connection(store: Store, vault: Vault, connection_id: ConnectionId) -> None:
    """Remove the connection; keep, sealed, the session that has to be ended at the service.

    The app's own services hold no such session: they run only while they are used and answer nobody else.
    """
    row = store.connections.get(connection_id)
    sealed: list[str] = list(row.profile.get(TO_REVOKE, []))
    session = vault.open_if_possible(row.sealed_session, f"{row.id} {SESSION}")
    if session is not None:
        tokens = Tokens.from_text(session)
        token = tokens.refresh_token or tokens.access_token
        sealed.append(vault.seal(token, f"{row.id} {SIGNED_OUT}").hex())
    with store.database.write():
        if sealed and row.kind == "service":
            secret = row.sealed_client_secret
            forgotten = {
                "id": row.id,
                "base_url": row.base_url,
                "client_id": row.client_id,
                "client_secret": None if secret is None else secret.hex(),
                "tokens": sealed,
            }
            store.preferences.set(SESSIONS, [*sessions_to_end(store), forgotten])
        store.connection_store(row.id).left_out.replace(())
        store.connections.remove(row.id)
    request_log_path(store, row.id).unlink(missing_ok=True)


def sessions_to_end(store: Store) -> list[dict[str, Any]]:
    """Return the sessions of forgotten connections that are not ended at their service yet."""
    waiting: list[dict[str, Any]] = store.preferences.get(SESSIONS, [])
    return waiting


async def end_sessions(
    store: Store, vault: Vault, http: Callable[[str], httpx.AsyncClient] = open_http
) -> None:
    """Tell each service. Raises the first of Offline, Paced, ServiceFault; what was not told stays for another
    time."""
    failure: Failure | None = None
    for session in sessions_to_end(store):
        try:
            await _end(vault, session, http)
        except Failure as found:  # of one service: the others are told all the same
            failure = failure or found
        else:
            left = [one for one in sessions_to_end(store) if one != session]
            store.preferences.set(SESSIONS, left)
    if failure is not None:
        raise failure


async def _end(vault: Vault, session: dict[str, Any], http: Callable[[str], httpx.AsyncClient]) -> None:
    secret = session["client_secret"]
    opened = None if secret is None else bytes.fromhex(secret)
    client_secret = vault.open_if_possible(opened, f"{session['id']} {CLIENT_SECRET}")
    client = Client(session["base_url"], session["client_id"], client_secret)
    async with http(client.base_url) as connection:
        for sealed in session["tokens"]:
            token = vault.open_if_possible(bytes.fromhex(sealed), f"{session['id']} {SIGNED_OUT}")
            if token is not None:
                await revoke_token(connection, client, token)
