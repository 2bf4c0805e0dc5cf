"""Registered clients: who may ask for a grant, and where the answer may go."""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from authlib.oauth2.rfc6749 import ClientMixin
from sqlalchemy import Connection, delete, insert, select, update

from recovery_contract.ids import ClientId
from recovery_contract.oauth import Scope
from recovery_service.access.secrets import generate_secret, hash_secret
from recovery_service.context.clock import current_ms
from recovery_service.db.tables.oauth import client_table, grant_table, operator_table
from recovery_service.ids import new_id

_LOOPBACK = re.compile(r"http://(127\.0\.0\.1|\[::1\])(?::[0-9]{1,5})?(/[^#\s]*)?")
_URI_LENGTH = 2048


@dataclass(frozen=True)
class Client(ClientMixin):  # type: ignore[misc]  # Authlib comes without types
    """`secret_hash` None: a public client, which has to prove itself by PKCE."""

    client_id: ClientId
    name: str
    secret_hash: str | None
    redirect_uris: tuple[str, ...]

    @property
    def is_public(self) -> bool:
        return self.secret_hash is None

    def get_client_id(self) -> str:
        return self.client_id

    def get_default_redirect_uri(self) -> str | None:
        return None

    def get_allowed_scope(self, scope: str | None) -> str:
        return " ".join(name for name in (scope or "").split() if name in set(Scope))

    def check_redirect_uri(self, redirect_uri: str) -> bool:
        return any(redirect_uris_match(registered, redirect_uri) for registered in self.redirect_uris)

    def check_client_secret(self, client_secret: str) -> bool:
        return self.secret_hash is not None and hmac.compare_digest(
            self.secret_hash, hash_secret(client_secret)
        )

    def check_endpoint_auth_method(self, method: str, endpoint: str) -> bool:
        return (method == "none") == self.is_public

    def check_response_type(self, response_type: str) -> bool:
        return response_type == "code"

    def check_grant_type(self, grant_type: str) -> bool:
        return grant_type in ("authorization_code", "refresh_token")


def redirect_uris_match(registered: str, requested: str) -> bool:
    """Tell whether both are equal; a loopback address may have any port, because apps take whichever is free."""
    if registered == requested:
        return True
    registered_match, requested_match = _LOOPBACK.fullmatch(registered), _LOOPBACK.fullmatch(requested)
    return (
        registered_match is not None
        and requested_match is not None
        and registered_match.groups() == requested_match.groups()
    )


def check_redirect(uri: str) -> None:
    """Raise ValueError unless it is https, or http to this machine by number."""
    url = urlsplit(uri)
    if len(uri) > _URI_LENGTH or url.fragment or "#" in uri:
        raise ValueError(f"{uri}: a redirect URI has no fragment and at most {_URI_LENGTH} characters")
    if url.scheme == "https" and url.hostname and "@" not in url.netloc:
        return
    if not _LOOPBACK.fullmatch(uri):
        raise ValueError(f"{uri}: a redirect URI is https, or http://127.0.0.1 or http://[::1]")


def find(connection: Connection, client_id: ClientId) -> Client | None:
    """Return None where there is none, or it is disabled."""
    row = connection.execute(
        select(client_table).where(
            client_table.c.client_id == client_id, client_table.c.disabled_at.is_(None)
        )
    ).one_or_none()
    if row is None:
        return None
    return Client(row.client_id, row.name, row.secret_hash, tuple(row.redirect_uris))


def exists(connection: Connection, client_id: ClientId) -> bool:
    """Tell whether the client exists, disabled or not."""
    query = select(client_table.c.client_id).where(client_table.c.client_id == client_id)
    return connection.execute(query).first() is not None


def add(
    connection: Connection,
    *,
    name: str,
    redirect_uris: Sequence[str],
    public: bool,
    client_id: ClientId | None = None,
) -> dict[str, Any]:
    """Register a client: {client_id, client_secret}, without a secret for a public one. The secret is shown here and
    never again. Raises ValueError for a redirect URI that is not allowed."""
    for uri in redirect_uris:
        check_redirect(uri)
    secret = None if public else generate_secret()
    new_client_id = client_id or new_id(ClientId)
    connection.execute(
        insert(client_table).values(
            client_id=new_client_id,
            name=name,
            secret_hash=None if secret is None else hash_secret(secret),
            redirect_uris=list(redirect_uris),
            created_at=current_ms(),
        )
    )
    return (
        {"client_id": new_client_id}
        if secret is None
        else {"client_id": new_client_id, "client_secret": secret}
    )


def disable(connection: Connection, client_id: ClientId) -> bool:
    """End all that was granted to it, now, and let nothing more be granted. False where there is no such client."""
    # The row first: a grant that is being made at this moment holds it, or sees that it is disabled.
    disabled = connection.execute(
        update(client_table)
        .where(client_table.c.client_id == client_id, client_table.c.disabled_at.is_(None))
        .values(disabled_at=current_ms())
    )
    connection.execute(
        update(grant_table)
        .where(grant_table.c.client_id == client_id, grant_table.c.revoked_at.is_(None))
        .values(revoked_at=current_ms())
    )
    return disabled.rowcount == 1


def enable(connection: Connection, client_id: ClientId) -> bool:
    """Let the client request access again; earlier grants stay revoked.

    Return False where no such client is disabled.
    """
    enabled = connection.execute(
        update(client_table)
        .where(client_table.c.client_id == client_id, client_table.c.disabled_at.is_not(None))
        .values(disabled_at=None)
    )
    return enabled.rowcount == 1


def rotate_secret(connection: Connection, client_id: ClientId) -> str:
    """Return another secret; the one before is void at once. Raises ValueError for a client that has none."""
    secret = generate_secret()
    changed = connection.execute(
        update(client_table)
        .where(client_table.c.client_id == client_id, client_table.c.secret_hash.is_not(None))
        .values(secret_hash=hash_secret(secret))
    )
    if changed.rowcount != 1:
        raise ValueError(f"{client_id} is a public client: it has no secret")
    return secret


def find_limits(connection: Connection, client_id: ClientId) -> dict[str, int] | None:
    """Return the requests a minute by scope that were chosen for a client; None where there is no such client."""
    row = connection.execute(
        select(client_table.c.limits).where(client_table.c.client_id == client_id)
    ).one_or_none()
    return None if row is None else row.limits or {}


def set_limits(connection: Connection, client_id: ClientId, limits: Mapping[str, int]) -> None:
    """Let a client make so many requests a minute from now on; a scope without a number is as the interface says."""
    connection.execute(
        update(client_table).where(client_table.c.client_id == client_id).values(limits=dict(limits) or None)
    )


class Listed(NamedTuple):
    """What an operator sees of a client: nothing secret. `limits` are those that were chosen."""

    client_id: ClientId
    name: str
    created_at: int
    disabled_at: int | None
    limits: dict[str, int] | None


def list_all(connection: Connection) -> list[Listed]:
    """Return all clients, the first one first."""
    columns = [client_table.c[name] for name in Listed._fields]
    query = select(*columns).order_by(client_table.c.created_at, client_table.c.client_id)
    return [Listed(*row) for row in connection.execute(query)]


def add_operator(connection: Connection, client_id: ClientId, email: str) -> None:
    """Make whoever signs in with this address act for the whole platform from now on."""
    row = {"client_id": client_id, "email": email.strip().lower()}
    connection.execute(
        delete(operator_table).where(
            operator_table.c.client_id == row["client_id"], operator_table.c.email == row["email"]
        )
    )
    connection.execute(insert(operator_table).values(created_at=current_ms(), **row))


def is_operator(connection: Connection, client_id: ClientId, email: str) -> bool:
    query = select(operator_table.c.email).where(
        operator_table.c.client_id == client_id, operator_table.c.email == email
    )
    return connection.execute(query).first() is not None
