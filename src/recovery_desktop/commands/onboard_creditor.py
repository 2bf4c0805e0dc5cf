"""Makes the person a creditor of the service, and looks how far the service is with it."""

from __future__ import annotations

import uuid
from typing import Final

from recovery_contract.errors import ErrorCode
from recovery_contract.users import CreateUserRequest
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.creditor import fetch_creditor
from recovery_desktop.failures import AccountUnsure, Failure, OutcomeUnknown, Refused, Unreadable

UNSETTLED: Final = "creditor_unsettled"
"""In the profile of the connection: the form that was sent and its key, while nobody knows what came of it."""


async def create_creditor(context: ConnectionContext, request: CreateUserRequest) -> None:
    """Create the user and make it the one in use, once: what was sent is kept until its outcome is known.

    Another form after a lost answer is the same wish, under the same key. A service that is not known to keep keys
    could make a second account of it: the person is asked first.

    Raises AccountUnsure, and any other Failure.
    """
    store, users = context.store, context.client.users
    profile = context.row.profile
    before = profile.get(UNSETTLED)
    if before is not None and not before["asked"] and not profile.get("keeps_keys"):
        store.connections.update_profile(context.id, **{UNSETTLED: {**before, "asked": True}})
        raise AccountUnsure
    body = request.model_dump(mode="json", exclude_none=True)
    key = uuid.uuid4().hex if before is None else before["key"]
    # On disk before it leaves: a crash on the way is a lost answer too.
    store.connections.update_profile(
        context.id, **{UNSETTLED: before or {"key": key, "body": body, "asked": False}}
    )
    try:
        user = await users.create(request, key)
    except (OutcomeUnknown, Unreadable):
        raise
    except Refused as refusal:
        if before is None or refusal.code != ErrorCode.IDEMPOTENCY_CONFLICT:
            _settle(context, before)
            raise
        # The first form had arrived after all: it is answered as it was then.
        user = await users.create(CreateUserRequest.model_validate(before["body"]), key)
    except Failure:
        _settle(context, before)
        raise
    with store.database.write():
        context.connection_store.creditors.put(user)
        store.connections.change(context.id, user_id=user.id)
        store.connections.update_profile(context.id, **{UNSETTLED: None})
    await fetch_creditor(context)


def _settle(context: ConnectionContext, before: object) -> None:
    """Forget the unsettled request of this attempt; one from before stays unsettled."""
    if before is None:
        context.store.connections.update_profile(context.id, **{UNSETTLED: None})
