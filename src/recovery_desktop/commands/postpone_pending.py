"""What was decided before the app ended and has not left: it is held back until the person has seen it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.table import ACTIONS, SUBMIT
from recovery_desktop.store.intents import Intent


def postpone_pending(context: ConnectionContext, seconds: float) -> list[Intent]:
    """Let requests that were never sent leave in so many seconds, those that would leave before and those that rest
    longer; return them, oldest first."""
    longer = [action.kind for action in ACTIONS.values() if action.rests_longer]
    return context.connection_store.intents.postpone(datetime.now(UTC) + timedelta(seconds=seconds), longer)


def invoice_numbers_of(context: ConnectionContext, intents: Sequence[Intent]) -> list[str]:
    """Return the invoices that these are about, each once: of one that is not known any more, nothing."""
    receivables = context.connection_store.receivables.rows([intent.receivable_id for intent in intents])
    pending = [
        ", ".join(intent.body["invoice"]["numbers"])
        if intent.kind == SUBMIT.kind
        else receivables[intent.receivable_id].numbers
        for intent in intents
        if intent.kind == SUBMIT.kind or intent.subject_id in receivables
    ]
    return list(dict.fromkeys(number for number in pending if number))
