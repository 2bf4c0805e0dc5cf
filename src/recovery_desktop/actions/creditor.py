"""Who recovers over a connection, as the service says it."""

from __future__ import annotations

from recovery_contract.users import UserStatus
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.failures import Refused


async def fetch_creditor(context: ConnectionContext) -> None:
    """Ask for the user, its onboarding and its requirements. Raises a Failure."""
    user_id = context.user_id
    if user_id is None:
        return
    users = context.client.users
    user = await users.get(user_id)
    context.connection_store.creditors.put(user)
    try:
        onboarding, requirements = await users.onboarding(user_id), await users.requirements(user_id)
    except Refused:
        return  # the service does not say; the user's own status does
    context.connection_store.creditors.put(user, onboarding, requirements)


def is_active(context: ConnectionContext) -> bool:
    """Return whether the creditor in use may submit, as far as is known."""
    user_id = context.user_id
    creditor = None if user_id is None else context.connection_store.creditors.get(user_id)
    return creditor is not None and creditor.user.status == UserStatus.ACTIVE
