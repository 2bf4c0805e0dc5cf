"""For the list of those who are never contacted: what the service keeps of it."""

from __future__ import annotations

from recovery_contract.extensions import AddSuppressionRequest, Suppression, SuppressionPage
from recovery_desktop.commands import never_contact
from recovery_desktop.session.session import Session


class NeverContacted:
    def __init__(self, session: Session) -> None:
        self._session = session

    async def read(self, search: str, /) -> SuppressionPage | None:
        return await never_contact.read_list(self._session.connected, search)

    async def add(self, given: AddSuppressionRequest, /) -> Suppression:
        return await never_contact.add(self._session.connected, given)

    async def remove(self, suppression_id: str, /) -> None:
        await never_contact.remove(self._session.connected, suppression_id)
