"""Planned contacts that have nobody left to reach are given up at once, not only when their day comes."""

from __future__ import annotations

from recovery_service.context.core import Context
from recovery_service.jobs import queue
from recovery_service.recovery.dunning import planning, repository
from recovery_service.recovery.dunning.situation import Situation, Unreachable


def give_up(context: Context, situation: Situation, reason: str) -> None:
    """Mark the contacts that cannot be made for this reason; the others stay planned."""
    receivable_id = situation.receivable.id
    for planned in repository.list_planned(context.connection, receivable_id, "planned"):
        if situation.find_target(planned.channel, planned.level) == Unreachable(reason):
            queue.cancel(context.connection, f"{planning.CONTACT}:{receivable_id}:{planned.id}")
            repository.mark_not_made(context.connection, planned.id, reason)
