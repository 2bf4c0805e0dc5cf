"""The accounts that debtors pay into: asked of the service, remembered for what is reviewed without it."""

from __future__ import annotations

from recovery_contract.accounts import Account, Accounts
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.failures import Failure


def stored_accounts(context: ConnectionContext) -> Accounts | None:
    """Return the accounts as the service last told them; None where it never did."""
    stored = context.store.preferences.get(_name(context))
    return None if stored is None else Accounts.model_validate(stored)


async def fetch_accounts(context: ConnectionContext) -> Accounts | None:
    """Return the accounts; what is known where the service offers none, or does not answer."""
    try:
        return _keep(context, await context.client.users.accounts(context.creditor))
    except Failure:
        return stored_accounts(context)


async def set_accounts(context: ConnectionContext, accounts: Accounts) -> Accounts:
    """Replace the accounts beside the main one. Raises a Failure; a refusal names the field."""
    return _keep(context, await context.client.users.put_accounts(context.creditor, accounts))


async def add_account(context: ConnectionContext, account: Account) -> Accounts:
    """Add an account to those that the service has now. Raises a Failure; a refusal names the field."""
    now = await context.client.users.accounts(context.creditor)
    return await set_accounts(context, now.model_copy(update={"data": [*now.data, account]}))


def _keep(context: ConnectionContext, accounts: Accounts) -> Accounts:
    context.store.preferences.set(_name(context), accounts.model_dump(mode="json"))
    return accounts


def _name(context: ConnectionContext) -> str:
    return f"accounts {context.id}"
