"""Whom a grant can be for besides a platform: a creditor who proved an address, or the person at this computer."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from recovery_contract.ids import ClientId
from recovery_service.context.clock import current_ms
from recovery_service.db.tables.oauth import account_table
from recovery_service.ids import AccountId, new_id


def find_or_create_creditor_account(connection: Connection, client_id: ClientId, email: str) -> str:
    """Return the account of who proved this address to this client, made at the first sign-in."""
    query = select(account_table.c.account_id).where(
        account_table.c.client_id == client_id, account_table.c.email == email
    )
    account_id = connection.execute(query).scalar()
    if account_id is not None:
        return str(account_id)
    try:
        with connection.begin_nested():
            return _create(connection, client_id, email)
    except IntegrityError:
        # The same person signed in twice in this moment.
        return str(connection.execute(query).scalar_one())


def find_or_create_local_account(connection: Connection, client_id: ClientId) -> str:
    """Return the single account without an address, for the service inside the app."""
    query = select(account_table.c.account_id).where(
        account_table.c.client_id == client_id, account_table.c.email.is_(None)
    )
    account_id = connection.execute(query).scalar()
    return _create(connection, client_id, None) if account_id is None else str(account_id)


def _create(connection: Connection, client_id: ClientId, email: str | None) -> str:
    account_id = new_id(AccountId)
    connection.execute(
        insert(account_table).values(
            account_id=account_id, client_id=client_id, email=email, created_at=current_ms()
        )
    )
    return account_id
