"""Makes the person a creditor of the service, and looks how far the service is with it."""

from __future__ import annotations

import hashlib

from recovery_contract.users import CreateUserRequest, UserStatus
from recovery_desktop.commands.connected import Connected
from recovery_desktop.failures import Refused


async def create_creditor(connected: Connected, request: CreateUserRequest) -> None:
    """Creates the user and makes it the one in use. The same form sent again is the same request.

    Raises a Failure.
    """
    body = request.model_dump_json(exclude_none=True)
    key = hashlib.sha256(f"create user\n{connected.id}\n{body}".encode()).hexdigest()
    user = await connected.client.users.create(request, key)
    connected.shelf.creditors.put(user)
    connected.store.connections.change(connected.id, user_id=user.id)
    await look_at_creditor(connected)


async def look_at_creditor(connected: Connected) -> None:
    """Asks for the user, its onboarding and its requirements. Raises a Failure."""
    user_id = connected.user_id
    if user_id is None:
        return
    users = connected.client.users
    user = await users.get(user_id)
    connected.shelf.creditors.put(user)
    try:
        onboarding, requirements = await users.onboarding(user_id), await users.requirements(user_id)
    except Refused:
        return  # the service does not say; the user's own status does
    connected.shelf.creditors.put(user, onboarding, requirements)


def is_active(connected: Connected) -> bool:
    """Whether the creditor in use may submit, as far as is known."""
    user_id = connected.user_id
    creditor = None if user_id is None else connected.shelf.creditors.get(user_id)
    return creditor is not None and creditor.user.status == UserStatus.ACTIVE
