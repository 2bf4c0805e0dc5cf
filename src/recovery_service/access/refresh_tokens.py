"""Refresh tokens rotate: each is exchanged once. Who lost the answer may repeat the exchange within a minute and
receives the same successor; any other reuse ends the whole family of tokens."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from recovery_contract.ids import ClientId
from recovery_contract.oauth import REFRESH_GRACE_SECONDS
from recovery_service.access.secrets import hash_secret, seal, unseal
from recovery_service.access.tokens import revoke
from recovery_service.context.clock import current_ms
from recovery_service.db.tables.oauth import grant_table, refresh_token_table
from recovery_service.ids import GrantId

REFRESH_TOKEN_MS = 180 * 86_400_000
_PURPOSE = "successor of a refresh token"
_table = refresh_token_table


@dataclass(frozen=True)
class RefreshToken:
    """A refresh token as it was presented; `sealed` is its successor where it was exchanged a moment ago."""

    token: str
    grant_id: GrantId
    client_id: ClientId
    scope: str
    sealed: bytes | None

    def check_client(self, client: Any) -> bool:
        return bool(client.client_id == self.client_id)

    def get_scope(self) -> str:
        return self.scope


def store(connection: Connection, token: str, grant_id: GrantId, client_id: ClientId) -> None:
    connection.execute(
        insert(_table).values(
            token_hash=hash_secret(token),
            grant_id=grant_id,
            client_id=client_id,
            expires_at=current_ms() + REFRESH_TOKEN_MS,
        )
    )


def authenticate(connection: Connection, token: str, client_id: ClientId) -> RefreshToken | None:
    """Return the refresh token if this client may exchange it, or repeat its exchange. Reuse revokes the family."""
    row = connection.execute(
        select(_table, grant_table.c.scope, grant_table.c.revoked_at)
        .join(grant_table, grant_table.c.grant_id == _table.c.grant_id)
        .where(_table.c.token_hash == hash_secret(token), _table.c.client_id == client_id)
        # Two refreshes at once come one after the other; the second repeats the first.
        .with_for_update(of=_table)
    ).one_or_none()
    now = current_ms()
    if row is None or row.revoked_at is not None or row.expires_at <= now:
        return None
    if row.replaced_at is None:
        return RefreshToken(token, row.grant_id, row.client_id, row.scope, None)
    in_time = now <= row.replaced_at + REFRESH_GRACE_SECONDS * 1000
    if in_time and not _is_replaced(connection, row.successor_hash):
        return RefreshToken(token, row.grant_id, row.client_id, row.scope, row.successor_sealed)
    revoke(connection, row.grant_id)
    return None


def find_recent_response(refresh_token: RefreshToken) -> dict[str, Any] | None:
    """Return the answer that this token was exchanged for a moment ago, None where it was not."""
    if refresh_token.sealed is None:
        return None
    response: dict[str, Any] = json.loads(unseal(refresh_token.token, _PURPOSE, refresh_token.sealed))
    spent = (current_ms() - response.pop("issued_at")) // 1000
    return {**response, "expires_in": response["expires_in"] - spent}


def mark_replaced(connection: Connection, refresh_token: RefreshToken, response: Mapping[str, Any]) -> None:
    """Record what the token was exchanged for, readable only to who presents it again."""
    now = current_ms()
    sealed_response = json.dumps({**response, "issued_at": now})
    connection.execute(
        update(_table)
        .where(_table.c.token_hash == hash_secret(refresh_token.token))
        .values(
            replaced_at=now,
            successor_hash=hash_secret(response["refresh_token"]),
            successor_sealed=seal(refresh_token.token, _PURPOSE, sealed_response),
        )
    )


def _is_replaced(connection: Connection, token_hash: str) -> bool:
    query = select(_table.c.replaced_at).where(_table.c.token_hash == token_hash)
    return connection.execute(query).scalar() is not None
