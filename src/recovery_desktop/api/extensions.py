"""Operations beyond the interface's own; a 404 on the collection means that the service does not offer them."""

from __future__ import annotations

from typing import Any

from recovery_contract.extensions import (
    BalanceAnswer,
    DocumentList,
    MessageList,
    PlannedContactList,
    PlannedMessage,
    StandingRules,
    Timeline,
)
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

    async def messages(self, receivable_id: str) -> MessageList:
        """Every contact made so far, word for word."""
        return read(
            MessageList, await self._get(place("v1", "receivables", receivable_id, "messages"), "page")
        )

    async def standing_rules(self, user_id: str) -> StandingRules:
        return read(StandingRules, await self._get(place("v1", "users", user_id, "standing-rules")))

    async def planned_contacts(
        self, user_id: str | None = None, receivable_id: str | None = None
    ) -> PlannedContactList:
        params = {"user_id": user_id, "receivable_id": receivable_id}
        call = Call("GET", "/v1/planned-contacts", "page", params=params)
        return read(PlannedContactList, await self._transport.send(call))

    async def planned_contact(self, contact_id: str) -> PlannedMessage:
        """With what it would say if it were made now."""
        return read(PlannedMessage, await self._get(place("v1", "planned-contacts", contact_id)))

    async def change_planned_contact(self, contact_id: str, body: dict[str, Any], key: str) -> Any:
        return await self._transport.send(
            Call("POST", place("v1", "planned-contacts", contact_id), json=body, key=key)
        )

    async def answer_agreement(
        self, receivable_id: str, agreement_id: str, body: dict[str, Any], key: str
    ) -> Any:
        path = place("v1", "receivables", receivable_id, "agreements", agreement_id)
        return await self._transport.send(Call("POST", path, json=body, key=key))

    async def declare_insolvency(self, debtor_id: str, body: dict[str, Any], key: str) -> Any:
        path = place("v1", "debtors", debtor_id, "insolvency")
        return await self._transport.send(Call("PUT", path, json=body, key=key))

    async def _get(self, path: str, shape: Any = "object") -> Any:
        return await self._transport.send(Call("GET", path, shape))
