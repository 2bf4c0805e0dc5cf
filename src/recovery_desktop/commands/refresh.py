"""Asks the service again about one receivable."""

from __future__ import annotations

from recovery_contract.ids import ReceivableId
from recovery_desktop.actions.connection_context import ConnectionContext


async def refresh_receivable(context: ConnectionContext, receivable_id: ReceivableId) -> None:
    """Fetch the receivable anew. Raises a Failure."""
    receivable = await context.client.receivables.get(receivable_id)
    context.connection_store.receivables.put([receivable], full=True)
