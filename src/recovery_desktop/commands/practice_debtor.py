"""Lets the debtor of a practice receivable act."""

from __future__ import annotations

from recovery_contract.ids import ReceivableId
from recovery_contract.sandbox import DebtorAction
from recovery_desktop.actions.connection_context import ConnectionContext


async def let_debtor_act(
    context: ConnectionContext, receivable_id: ReceivableId, action: DebtorAction
) -> None:
    """Let the simulated debtor act; the service advances its clock to that moment. Raises a Failure."""
    receivable = await context.client.sandbox.let_debtor_act(receivable_id, action)
    context.connection_store.receivables.put([receivable], full=True)
