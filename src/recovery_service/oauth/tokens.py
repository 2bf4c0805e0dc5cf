"""Access tokens: who a bearer is, and tokens made on the command line."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update

from recovery_service.clock import real_ms
from recovery_service.db.prepared import Prepared
from recovery_service.ids import new_id
from recovery_service.oauth.secrets import digest, draw
from recovery_service.oauth.tables import access_token_table, grant_table
from recovery_service.principal import Principal

_BEARER: Final = Prepared(
    select(grant_table.c.client_id, grant_table.c.subject, grant_table.c.scope, grant_table.c.verified_email)
    .join(access_token_table, access_token_table.c.grant_id == grant_table.c.grant_id)
    .where(
        access_token_table.c.token_hash == bindparam("hash"),
        access_token_table.c.expires_at > bindparam("now"),
        grant_table.c.revoked_at.is_(None),
    )
)


def principal_of(connection: Connection, token: str) -> Principal | None:
    """Whom this access token speaks for; None where it is unknown, expired or revoked."""
    row = _BEARER.first(connection, {"hash": digest(token), "now": real_ms()})
    if row is None:
        return None
    return Principal(row["client_id"], row["subject"], frozenset(row["scope"].split()), row["verified_email"])


def create_grant(
    connection: Connection, *, client_id: str, subject: str, scope: str, verified_email: str | None = None
) -> str:
    """The id of a new grant."""
    grant_id = new_id("gra")
    connection.execute(
        insert(grant_table).values(
            grant_id=grant_id,
            client_id=client_id,
            subject=subject,
            verified_email=verified_email,
            scope=scope,
            created_at=real_ms(),
        )
    )
    return grant_id


def issue_access_token(connection: Connection, grant_id: str, seconds: int) -> str:
    """A token that is known only to who receives it here."""
    token = draw()
    keep_access_token(connection, token, grant_id, seconds)
    return token


def keep_access_token(connection: Connection, token: str, grant_id: str, seconds: int) -> None:
    connection.execute(
        insert(access_token_table).values(
            token_hash=digest(token), grant_id=grant_id, expires_at=real_ms() + seconds * 1000
        )
    )


def revoke(connection: Connection, grant_id: str) -> None:
    """Ends every token of this grant."""
    connection.execute(
        update(grant_table)
        .where(grant_table.c.grant_id == grant_id, grant_table.c.revoked_at.is_(None))
        .values(revoked_at=real_ms())
    )
