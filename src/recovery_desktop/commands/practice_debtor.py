"""Lets the debtor of a practice receivable act."""

from __future__ import annotations

from recovery_contract.ids import ReceivableId
from recovery_contract.sandbox import DebtorAction
from recovery_desktop.actions.connected import Connected


async def let_debtor_act(connected: Connected, receivable_id: ReceivableId, action: DebtorAction) -> None:
    """The service winds its clock on to the moment at which they do. Raises a Failure."""
    receivable = await connected.client.sandbox.let_debtor_act(receivable_id, action)
    connected.shelf.receivables.put([receivable], full=True)
