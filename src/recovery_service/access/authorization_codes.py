"""Authorization codes: 60 seconds, one use; a second use takes back what the first one gave."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from recovery_contract.ids import ClientId
from recovery_contract.oauth import CODE_SECONDS
from recovery_service.access.secrets import generate_secret, hash_secret
from recovery_service.access.tokens import revoke
from recovery_service.context.clock import current_ms
from recovery_service.db.tables.oauth import code_table, grant_table
from recovery_service.ids import GrantId


@dataclass(frozen=True)
class AuthorizationCode:
    """A code as Authlib's grant reads it."""

    code_hash: str
    grant_id: GrantId
    redirect_uri: str
    scope: str
    code_challenge: str | None
    code_challenge_method: str | None

    def get_redirect_uri(self) -> str:
        return self.redirect_uri

    def get_scope(self) -> str:
        return self.scope


def create(
    connection: Connection,
    *,
    grant_id: GrantId,
    client_id: ClientId,
    redirect_uri: str,
    code_challenge: str | None,
    code_challenge_method: str | None,
) -> str:
    """Return a new code; only who receives it here knows it."""
    code = generate_secret()
    connection.execute(
        insert(code_table).values(
            code_hash=hash_secret(code),
            grant_id=grant_id,
            client_id=client_id,
            redirect_uri=redirect_uri,
            code_challenge=code_challenge,
            code_challenge_method=code_challenge_method,
            expires_at=current_ms() + CODE_SECONDS * 1000,
        )
    )
    return code


def redeem(connection: Connection, code: str, client_id: ClientId) -> AuthorizationCode | None:
    """Return the code if this client may still use it. Used before: everything given for it is revoked."""
    row = connection.execute(
        select(code_table, grant_table.c.scope)
        .join(grant_table, grant_table.c.grant_id == code_table.c.grant_id)
        .where(code_table.c.code_hash == hash_secret(code), code_table.c.client_id == client_id)
        # Two exchanges at once come one after the other; the second sees that the code is used.
        .with_for_update(of=code_table)
    ).one_or_none()
    if row is None:
        return None
    if row.used_at is not None:
        revoke(connection, row.grant_id)
        return None
    if row.expires_at <= current_ms():
        return None
    return AuthorizationCode(
        row.code_hash,
        row.grant_id,
        row.redirect_uri,
        row.scope,
        row.code_challenge,
        row.code_challenge_method,
    )


def mark_used(connection: Connection, code: AuthorizationCode) -> None:
    connection.execute(
        update(code_table).where(code_table.c.code_hash == code.code_hash).values(used_at=current_ms())
    )
