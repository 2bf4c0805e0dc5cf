"""Whether a service takes debtors who are reached by letter alone: it is asked once, when somebody needs it."""

from __future__ import annotations

from collections.abc import Callable

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.description import names_field
from recovery_desktop.failures import Failure


def takes_by_post(context: ConnectionContext) -> bool | None:
    """Return None as long as nobody knows."""
    profile = context.row.profile
    is_named: bool | None = profile.get("by_post")
    # The service of this computer does.
    return True if profile.get("keeps_keys") else is_named


def takes_letters_only(context: ConnectionContext) -> bool:
    """Return whether letters alone can be chosen though an email address is known: that of this computer takes it."""
    return bool(context.row.profile.get("keeps_keys"))


async def find_out(context: ConnectionContext, tell: Callable[[], None]) -> None:
    """Look it up, remember it, and `tell`. Where the service cannot be asked now, the next draft asks again."""
    if takes_by_post(context) is None:
        try:
            is_named = await names_field(context.client.transport, "Debtor", "by_post")
        except Failure:
            return
        context.store.connections.update_profile(context.id, by_post=is_named)
    tell()
