"""Access tokens: who a bearer is, and tokens made on the command line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, func, insert, select, union_all, update

from recovery_contract.ids import ClientId
from recovery_service.access.secrets import generate_secret, hash_secret
from recovery_service.context.clock import current_ms
from recovery_service.db.direct import AnyRow
from recovery_service.db.tables.oauth import (
    access_token_table,
    client_table,
    grant_table,
    refresh_token_table,
)
from recovery_service.ids import GrantId, new_id
from recovery_service.principal import Principal

BEARER: Final = (
    select(
        grant_table.c.client_id,
        grant_table.c.subject,
        grant_table.c.scope,
        grant_table.c.verified_email,
        client_table.c.limits,
    )
    .join(access_token_table, access_token_table.c.grant_id == grant_table.c.grant_id)
    .join(client_table, client_table.c.client_id == grant_table.c.client_id)
    .where(
        access_token_table.c.token_hash == bindparam("hash"),
        access_token_table.c.expires_at > bindparam("now"),
        grant_table.c.revoked_at.is_(None),
    )
)
"""Whom the token speaks for, with the parameters of `bearer_parameters`; no row where it is unknown, expired or
revoked."""


def authenticate(connection: Connection, token: str) -> Principal | None:
    """Return whom this access token speaks for; None where it is unknown, expired or revoked."""
    row = connection.execute(BEARER, bearer_parameters(token)).mappings().first()
    return None if row is None else principal_from(row)


def bearer_parameters(token: str) -> dict[str, Any]:
    return {"hash": hash_secret(token), "now": current_ms()}


def principal_from(row: AnyRow) -> Principal:
    scopes = frozenset(row["scope"].split())
    return Principal(row["client_id"], row["subject"], scopes, row["verified_email"], row["limits"])


@dataclass(frozen=True)
class GrantSummary:
    """A grant as its client's operator sees it; `expires_at` is the end of the last token that it gave."""

    grant_id: GrantId
    subject: str
    verified_email: str | None
    scope: str
    created_at: int
    expires_at: int | None
    revoked_at: int | None


def list_grants(connection: Connection, client_id: ClientId) -> list[GrantSummary]:
    """Return them newest first."""
    tokens = union_all(
        *(select(table.c.grant_id, table.c.expires_at) for table in (access_token_table, refresh_token_table))
    ).subquery()
    last = (
        select(tokens.c.grant_id, func.max(tokens.c.expires_at).label("expires_at"))
        .group_by(tokens.c.grant_id)
        .subquery()
    )
    query = (
        select(grant_table, last.c.expires_at)
        .outerjoin(last, last.c.grant_id == grant_table.c.grant_id)
        .where(grant_table.c.client_id == client_id)
        .order_by(grant_table.c.created_at.desc(), grant_table.c.grant_id.desc())
    )
    return [
        GrantSummary(
            row.grant_id,
            row.subject,
            row.verified_email,
            row.scope,
            row.created_at,
            row.expires_at,
            row.revoked_at,
        )
        for row in connection.execute(query)
    ]


def find_grant(connection: Connection, token: str, client_id: ClientId) -> GrantId | None:
    """Return the grant that gave this access or refresh token to this client."""
    for table in (access_token_table, refresh_token_table):
        query = (
            select(table.c.grant_id)
            .join(grant_table, grant_table.c.grant_id == table.c.grant_id)
            .where(table.c.token_hash == hash_secret(token), grant_table.c.client_id == client_id)
        )
        grant_id = connection.execute(query).scalar()
        if grant_id is not None:
            return GrantId(grant_id)
    return None


def create_grant(
    connection: Connection,
    *,
    client_id: ClientId,
    subject: str,
    scope: str,
    verified_email: str | None = None,
) -> GrantId:
    """Return the id of a new grant."""
    grant_id = new_id(GrantId)
    connection.execute(
        insert(grant_table).values(
            grant_id=grant_id,
            client_id=client_id,
            subject=subject,
            verified_email=verified_email,
            scope=scope,
            created_at=current_ms(),
        )
    )
    return grant_id


def issue_access_token(connection: Connection, grant_id: GrantId, seconds: int) -> str:
    """Return a token that is known only to who receives it here."""
    token = generate_secret()
    store_access_token(connection, token, grant_id, seconds)
    return token


def store_access_token(connection: Connection, token: str, grant_id: GrantId, seconds: int) -> None:
    connection.execute(
        insert(access_token_table).values(
            token_hash=hash_secret(token), grant_id=grant_id, expires_at=current_ms() + seconds * 1000
        )
    )


def revoke(connection: Connection, grant_id: GrantId) -> bool:
    """End every token of this grant. False where it had ended before."""
    ended = connection.execute(
        update(grant_table)
        .where(grant_table.c.grant_id == grant_id, grant_table.c.revoked_at.is_(None))
        .values(revoked_at=current_ms())
    )
    return ended.rowcount == 1
