"""Reads and moves the clock of the practice connection."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from recovery_desktop.actions.connection_context import ConnectionContext


async def fetch_clock(context: ConnectionContext) -> datetime:
    """Return what time it is in Practice. Raises a Failure."""
    return await context.client.sandbox.now()


async def advance_clock(context: ConnectionContext, seconds: int) -> None:
    """Raises a Failure."""
    await context.client.sandbox.advance(seconds)


async def advance_to_next(context: ConnectionContext, before_set: Callable[[datetime], None]) -> bool:
    """Go to the next planned action of any receivable; False where nothing is planned. `before_set` gets the new time
    before the clock is set: what happens by then can arrive before the answer does. Raises a Failure."""
    now = await context.client.sandbox.now()
    ahead = []
    for receivable_id in context.connection_store.receivables.open_ids():
        receivable = await context.client.receivables.get(receivable_id)
        following = receivable.recovery_progress.next_action
        if following is not None and following.at is not None:
            ahead.append(max(following.at, now))
    if not ahead:
        return False
    following_moment = min(ahead) + timedelta(seconds=1)
    before_set(following_moment)
    await context.client.sandbox.advance_to(following_moment)
    return True
