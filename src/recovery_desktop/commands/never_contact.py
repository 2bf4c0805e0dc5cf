"""Addresses and numbers at which nobody is contacted: read, added, taken off again."""

from __future__ import annotations

from recovery_contract.extensions import AddSuppressionRequest, Suppression, SuppressionPage
from recovery_contract.ids import SuppressionId
from recovery_desktop.actions.connected import Connected
from recovery_desktop.failures import Refused


async def fetch_suppressions(connected: Connected, search: str = "") -> SuppressionPage | None:
    """None where the service keeps no such list. Raises a Failure where it cannot be asked."""
    try:
        return await connected.client.extensions.suppressions(connected.creditor, search)
    except Refused as refusal:
        if refusal.is_not_offered:
            return None
        raise


async def add_suppression(connected: Connected, given: AddSuppressionRequest) -> Suppression:
    """Raises a Failure; a refusal names the field."""
    return await connected.client.extensions.add_suppression(connected.creditor, given)


async def remove_suppression(connected: Connected, suppression_id: SuppressionId) -> None:
    """One that somebody else took off already is off."""
    try:
        await connected.client.extensions.remove_suppression(connected.creditor, suppression_id)
    except Refused as refusal:
        if refusal.status != 404:
            raise
