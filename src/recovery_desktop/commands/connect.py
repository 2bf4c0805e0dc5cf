"""Opens a connection: its client, with tokens that are sealed in the store."""

from __future__ import annotations

from pathlib import Path

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.client import RecoveryClient
from recovery_desktop.api.clock import ServiceClock
from recovery_desktop.api.oauth_session import Client, Tokens
from recovery_desktop.api.receivables import PageSize
from recovery_desktop.api.request_budget import RequestBudget
from recovery_desktop.api.request_log import RequestLog
from recovery_desktop.ids import ConnectionId
from recovery_desktop.store.connections import ConnectionRow
from recovery_desktop.store.process_lock import process_lock
from recovery_desktop.store.store import Store
from recovery_desktop.token_vault import Vault

SESSION = "session"
CLIENT_SECRET = "client secret"
RENEWING = "renewing.lock"
REQUESTS = "requests"
"""The folder in which the requests of the last minute are counted, a file for each connection."""


def connect(
    store: Store, vault: Vault, connection_id: ConnectionId, files: Path, base_url: str | None = None
) -> ConnectionContext:
    """Open a connection without asking the network. `base_url` is where the embedded service listens today."""
    row = store.connections.get(connection_id)
    if base_url is not None and base_url != row.base_url:
        row = store.connections.change(connection_id, base_url=base_url)
    stored = _StoredSession(store, vault, connection_id)
    secret = stored.client_secret(row)
    lock = store.database.path.with_name(RENEWING)
    clock = ServiceClock(
        float(row.profile.get("behind_seconds", 0)),
        lambda behind: store.connections.update_profile(connection_id, behind_seconds=round(behind)),
    )
    client = RecoveryClient(
        Client(row.base_url, row.client_id, secret),
        stored.load,
        stored.save,
        turn=lambda: process_lock(lock),
        clock=clock,
        page_size=PageSize(
            row.profile.get("page_size"),
            lambda size: store.connections.update_profile(connection_id, page_size=size),
        ),
    )
    if not row.profile.get("keeps_keys"):
        client.pacing.budget = RequestBudget(log=RequestLog(request_log_path(store, connection_id)))
    return ConnectionContext(store, vault, client, store.connection_store(connection_id), files)


def request_log_path(store: Store, connection_id: ConnectionId) -> Path:
    """Return where the requests of this connection are counted."""
    return store.database.path.with_name(REQUESTS) / connection_id


class _StoredSession:
    """Tokens sealed in the store where the key lasts; otherwise in memory, and gone with the app."""

    def __init__(self, store: Store, vault: Vault, connection_id: ConnectionId) -> None:
        self._store, self._vault, self._id = store, vault, connection_id
        self._in_memory: Tokens | None = None

    def client_secret(self, row: ConnectionRow) -> str | None:
        return self._opened(row.sealed_client_secret, CLIENT_SECRET)

    def load(self) -> Tokens | None:
        if not self._vault.is_persistent:
            return self._in_memory
        text = self._opened(self._store.connections.get(self._id).sealed_session, SESSION)
        return None if text is None else Tokens.from_text(text)

    def save(self, tokens: Tokens | None) -> None:
        self._in_memory = tokens
        if self._vault.is_persistent:
            sealed = None if tokens is None else self._vault.seal(tokens.to_text(), f"{self._id} {SESSION}")
            self._store.connections.change(self._id, sealed_session=sealed)

    def _opened(self, sealed: bytes | None, purpose: str) -> str | None:
        return self._vault.open_if_possible(sealed, f"{self._id} {purpose}")
