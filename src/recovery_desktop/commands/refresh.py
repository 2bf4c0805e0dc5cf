"""Asks the service again about one receivable."""

from __future__ import annotations

from recovery_contract.ids import ReceivableId
from recovery_desktop.actions.connected import Connected


async def refresh_receivable(connected: Connected, receivable_id: ReceivableId) -> None:
    """Raises a Failure."""
    told = await connected.client.receivables.get(receivable_id)
    connected.shelf.receivables.put([told], full=True)
