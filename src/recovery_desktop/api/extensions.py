"""Operations beyond the interface's own; a 404 on the collection means that the service does not offer them."""

from __future__ import annotations

from typing import Any

from recovery_contract.extensions import BalanceAnswer, DocumentList, PlannedContactList, Timeline
from recovery_desktop.api.reading import read
from recovery_desktop.api.transport import Call, Transport, place


class ExtensionsApi:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def timeline(self, receivable_id: str) -> Timeline:
        return read(Timeline, await self._get(place("v1", "receivables", receivable_id, "timeline"), "page"))

    async def documents(self, receivable_id: str) -> DocumentList:
        return read(
            DocumentList, await self._get(place("v1", "receivables", receivable_id, "documents"), "page")
        )

    async def document(self, receivable_id: str, document_id: str) -> bytes:
        path = place("v1", "receivables", receivable_id, "documents", document_id)
        return (await self._transport.fetch(Call("GET", path))).content

    async def case_file(self, receivable_id: str) -> bytes:
        """A ZIP archive."""
        return (
            await self._transport.fetch(Call("GET", place("v1", "receivables", receivable_id, "case-file")))
        ).content

    async def balance(self, receivable_id: str) -> BalanceAnswer:
        return read(BalanceAnswer, await self._get(place("v1", "receivables", receivable_id, "balance")))

    async def planned_contacts(self, user_id: str | None = None) -> PlannedContactList:
        call = Call("GET", "/v1/planned-contacts", "page", params={"user_id": user_id})
        return read(PlannedContactList, await self._transport.send(call))

    async def change_planned_contact(self, contact_id: str, body: dict[str, Any], key: str) -> Any:
        return await self._transport.send(
            Call("POST", place("v1", "planned-contacts", contact_id), json=body, key=key)
        )

    async def _get(self, path: str, shape: Any = "object") -> Any:
        return await self._transport.send(Call("GET", path, shape))
