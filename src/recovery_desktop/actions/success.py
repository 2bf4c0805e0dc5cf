"""An action that took effect."""

from __future__ import annotations

from recovery_contract.ids import ReceivableId
from recovery_desktop.actions.connected import Connected
from recovery_desktop.actions.table import ACTIONS
from recovery_desktop.store.intents import Intent


def note_success(connected: Connected, intent: Intent, receivable_id: ReceivableId | None) -> None:
    """Notes that it took effect, and ends what was prepared for it."""
    kept = {} if receivable_id is None else {"receivable_id": receivable_id}
    shelf = connected.shelf
    with connected.store.database.write():
        shelf.intents.done(intent.id, kept)
        ACTIONS[intent.kind].done(connected.store, shelf, shelf.intents.get(intent.id))
