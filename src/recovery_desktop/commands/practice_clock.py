"""Reads and moves the clock of the practice connection."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from recovery_contract.progress import RecoveryProgress
from recovery_desktop.actions.connection_context import ConnectionContext


async def fetch_clock(context: ConnectionContext) -> datetime:
    """Return what time it is in Practice. Raises a Failure."""
    return await context.client.sandbox.now()


async def advance_clock(context: ConnectionContext, seconds: int) -> None:
    """Advance the clock of Practice. Raises a Failure."""
    await context.client.sandbox.advance(seconds)


async def advance_to_next(context: ConnectionContext, before_set: Callable[[datetime], None]) -> bool:
    """Go to the next thing that happens to any receivable by itself; False where nothing does. `before_set` gets the
    new time before the clock is set: what happens by then can arrive before the answer does. Raises a Failure."""
    now = await context.client.sandbox.now()
    ahead: list[datetime] = []
    for receivable_id in context.connection_store.receivables.open_ids():
        receivable = await context.client.receivables.get(receivable_id)
        ahead += _moments(receivable.recovery_progress, now)
    if not ahead:
        return False
    following_moment = min(ahead) + timedelta(seconds=1)
    before_set(following_moment)
    await context.client.sandbox.advance_to(following_moment)
    return True


def _moments(progress: RecoveryProgress, now: datetime) -> list[datetime]:
    """Return the times at which something is due: planned contacts, and deadlines for an answer."""
    following, decision, dispute = progress.next_action, progress.decision, progress.dispute
    deadlines = [
        None if decision is None else decision.deadline,
        None if dispute is None else dispute.evidence_deadline,
        # A plan that is over waits for the person.
        following.at if following is not None and following.type == "review" else None,
    ]
    moments = [deadline for deadline in deadlines if deadline is not None and deadline > now]
    if following is not None and following.at is not None and following.type != "review":
        moments.append(max(following.at, now))
    return moments
