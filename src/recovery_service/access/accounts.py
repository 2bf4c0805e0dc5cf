"""Whom a grant can be for besides a platform: a creditor who proved an address, or the person at this computer."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from recovery_contract.ids import ClientId
from recovery_service.context.clock import real_ms
from recovery_service.db.tables.oauth import account_table
from recovery_service.ids import AccountId, new_id


def of_creditor(connection: Connection, client_id: ClientId, email: str) -> str:
    """The account of who proved this address to this client, made at the first sign-in."""
    query = select(account_table.c.account_id).where(
        account_table.c.client_id == client_id, account_table.c.email == email
    )
    found = connection.execute(query).scalar()
    if found is not None:
        return str(found)
    try:
        with connection.begin_nested():
            return _make(connection, client_id, email)
    except IntegrityError:
        # The same person signed in twice in this moment.
        return str(connection.execute(query).scalar_one())


def person_at_this_computer(connection: Connection, client_id: ClientId) -> str:
    """The one account without an address, for the service inside the app."""
    query = select(account_table.c.account_id).where(
        account_table.c.client_id == client_id, account_table.c.email.is_(None)
    )
    found = connection.execute(query).scalar()
    return _make(connection, client_id, None) if found is None else str(found)


def _make(connection: Connection, client_id: ClientId, email: str | None) -> str:
    account_id = new_id(AccountId)
    connection.execute(
        insert(account_table).values(
            account_id=account_id, client_id=client_id, email=email, created_at=real_ms()
        )
    )
    return account_id
