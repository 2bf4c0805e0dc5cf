"""Consequences of an action that took effect."""

from __future__ import annotations

from recovery_contract.ids import ReceivableId
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.table import ACTIONS
from recovery_desktop.store.intents import Intent


def note_success(context: ConnectionContext, intent: Intent, receivable_id: ReceivableId | None) -> None:
    """Note that it took effect, and end what was prepared for it."""
    changes = {} if receivable_id is None else {"receivable_id": receivable_id}
    connection_store = context.connection_store
    with context.store.database.write():
        connection_store.intents.mark_done(intent.id, changes)
        ACTIONS[intent.kind].done(context.store, connection_store, connection_store.intents.get(intent.id))
        connection_store.receivables.recompute([receivable_id or intent.subject_id])
