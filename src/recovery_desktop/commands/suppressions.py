"""Addresses and numbers at which nobody is contacted: read, added, taken off again."""

from __future__ import annotations

from recovery_contract.extensions import AddSuppressionRequest, Suppression, SuppressionPage
from recovery_contract.ids import SuppressionId
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.failures import Refused, Unreadable


async def fetch_suppressions(context: ConnectionContext, search: str = "") -> SuppressionPage | None:
    """Return None where the service keeps no such list. Raises a Failure where it cannot be asked."""
    try:
        return await context.client.extensions.suppressions(context.creditor, search)
    except (Refused, Unreadable) as failure:
        if failure.is_not_offered:
            return None
        raise


async def add_suppression(context: ConnectionContext, request: AddSuppressionRequest) -> Suppression:
    """Suppress an address. Raises a Failure; a refusal names the field."""
    return await context.client.extensions.add_suppression(context.creditor, request)


async def remove_suppression(context: ConnectionContext, suppression_id: SuppressionId) -> None:
    """Remove a suppression; one that somebody else removed already counts as removed."""
    try:
        await context.client.extensions.remove_suppression(context.creditor, suppression_id)
    except Refused as refusal:
        if refusal.status != 404:
            raise
