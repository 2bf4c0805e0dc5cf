"""For the list of those who are never contacted: what the service keeps of it."""

from __future__ import annotations

from recovery_contract.extensions import AddSuppressionRequest, Suppression, SuppressionPage
from recovery_desktop.adapters.desk import Desk
from recovery_desktop.commands import never_contact


class NeverContacted:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def read(self, search: str, /) -> SuppressionPage | None:
        return await never_contact.read_list(self._desk.connected, search)

    async def add(self, given: AddSuppressionRequest, /) -> Suppression:
        return await never_contact.add(self._desk.connected, given)

    async def remove(self, suppression_id: str, /) -> None:
        await never_contact.remove(self._desk.connected, suppression_id)
