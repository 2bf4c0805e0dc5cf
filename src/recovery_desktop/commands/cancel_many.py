"""Cancelling several receivables in one gesture: an intent of its own for each, all of them durable or none."""

from __future__ import annotations

from collections.abc import Sequence

from recovery_contract.actions import CancelRequest
from recovery_desktop.commands.connected import Connected
from recovery_desktop.commands.decide import cancel_receivable, take_back
from recovery_desktop.store.store import Shelf


def cancel_many(
    connected: Connected, receivable_ids: Sequence[str], request: CancelRequest, *, delay_seconds: float = 0
) -> list[str]:
    """The intents, in the order of the receivables. Raises NotSaved, and then nothing is cancelled."""
    with connected.store.database.write():
        return [
            cancel_receivable(connected, id, request, delay_seconds=delay_seconds).id for id in receivable_ids
        ]


def being_cancelled(shelf: Shelf) -> set[str]:
    """The receivables whose cancellation is on its way."""
    return {intent.subject_id for intent in shelf.intents.unsettled() if intent.kind == "cancel"}


def take_back_many(connected: Connected, intent_ids: Sequence[str]) -> int:
    """How many had not left yet."""
    with connected.store.database.write():
        return sum(take_back(connected, id) for id in intent_ids)
