"""Enters who is owed the money, where the service runs on the person's own computer."""

from __future__ import annotations

from recovery_contract.users import CreateUserRequest, ProfileRequest
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.creditor import fetch_creditor
from recovery_desktop.commands.onboard_creditor import create_creditor


async def set_up_company(
    context: ConnectionContext, request: CreateUserRequest, profile: ProfileRequest
) -> None:
    """Create the company, or write its profile anew where it exists. Raises a Failure; a refusal names the field."""
    if context.user_id is None:
        await create_creditor(context, request)
    await context.client.users.put_profile(context.creditor, profile)
    await fetch_creditor(context)
