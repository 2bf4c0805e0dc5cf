"""Asks the service again: one receivable, or what is planned and kept around it."""

from __future__ import annotations

from dataclasses import dataclass

from recovery_contract.extensions import StoredDocument
from recovery_contract.progress import Balance, HistoryEntry
from recovery_desktop.commands.connected import Connected
from recovery_desktop.failures import Refused


async def refresh_receivable(connected: Connected, receivable_id: str) -> None:
    """Raises a Failure."""
    told = await connected.client.receivables.get(receivable_id)
    connected.shelf.receivables.put([told], full=True)


@dataclass(frozen=True)
class Surroundings:
    """What the extensions add to a receivable; empty where the service offers none."""

    timeline: list[HistoryEntry]
    documents: list[StoredDocument]
    balance: Balance | None


async def look_around(connected: Connected, receivable_id: str) -> Surroundings:
    """Raises a Failure other than a refusal."""
    extensions = connected.client.extensions
    try:
        timeline = (await extensions.timeline(receivable_id)).data
    except Refused:
        timeline = []
    try:
        documents = (await extensions.documents(receivable_id)).data
    except Refused:
        documents = []
    try:
        balance: Balance | None = await extensions.balance(receivable_id)
    except Refused:
        balance = None
    return Surroundings(timeline, documents, balance)
