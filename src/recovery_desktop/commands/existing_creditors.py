"""Finds and takes up a creditor that the service already has: made on another computer, or by the platform itself."""

from __future__ import annotations

from typing import Final

from recovery_contract.ids import UserId
from recovery_contract.users import User
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.creditor import fetch_creditor
from recovery_desktop.commands.onboard_creditor import UNSETTLED
from recovery_desktop.failures import Failure, Refused, Unreadable

LOOKED_UP: Final = 5
"""Creditors that are asked for one by one, at most."""
NAMED: Final = "named_user"
"""In the profile of the connection: the creditor that its file names."""


class NoSuchCreditor(Failure):
    title = "The service has no such account for you"
    next_step = "Check the ID, and whether you signed in as on the other computer."


async def find_creditors(context: ConnectionContext) -> list[User]:
    """Return creditors that this sign-in reaches.

    The interface has no list of users: the service's own is used where it has one. Elsewhere the one that the
    connection file names is asked for, and those whose receivables are listed. Raises a Failure.
    """
    return await _list_users(context) or [
        user
        for id in (await _likely_ids(context))[:LOOKED_UP]
        if (user := await _get(context, id)) is not None
    ]


async def _list_users(context: ConnectionContext) -> list[User]:
    if context.row.profile.get("extensions") is False:
        return []
    try:
        return (await context.client.users.page()).data
    except (Refused, Unreadable):
        return []  # not offered, or something else stands at that address


async def _likely_ids(context: ConnectionContext) -> list[UserId]:
    named = context.row.profile.get(NAMED)
    try:
        rows = (await context.client.receivables.page()).data
    except Refused:
        rows = []  # a service that lists nothing for who is no creditor yet
    return list(dict.fromkeys([*([UserId(named)] if named else []), *(row.user_id for row in rows)]))


async def use_existing_creditor(context: ConnectionContext, user_id: UserId) -> None:
    """Make this creditor the one in use; nothing is created. Raises NoSuchCreditor, and any other Failure."""
    user = await _get(context, user_id)
    if user is None:
        raise NoSuchCreditor
    store = context.store
    with store.database.write():
        context.connection_store.creditors.put(user)
        store.connections.change(context.id, user_id=user.id)
        store.connections.update_profile(context.id, **{UNSETTLED: None, NAMED: None})
    await fetch_creditor(context)


async def _get(context: ConnectionContext, user_id: UserId) -> User | None:
    """Return None where the service has no such user, or not for this sign-in."""
    try:
        return await context.client.users.get(user_id)
    except Refused:
        return None
