"""What happens at the independent service without the app, and what it has of what the app asked for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

from aiohttp import web

from tests.foreign.independent.options import options
from tests.foreign.independent.records import Receivable
from tests.foreign.independent.service import Service


class Outside:
    """`address` is what a connection file says of the service."""

    def __init__(self, service: Service, address: dict[str, Any]) -> None:
        self.service, self.address = service, address
        self._core = service.core

    @classmethod
    @asynccontextmanager
    async def serving(cls, *arguments: str) -> AsyncIterator[Self]:
        """With these arguments of its command line."""
        service = Service(options([*arguments]))
        runner = web.AppRunner(service.app())
        await runner.setup()
        try:
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            service.base_url = f"http://127.0.0.1:{runner.addresses[0][1]}"
            client_id, client_secret = next(iter(service.oauth.clients.items()))
            client = {"client_id": client_id, "client_secret": client_secret}
            yield cls(service, {"base_url": service.base_url, **client})
        finally:
            await runner.cleanup()

    def creditors(self) -> list[str]:
        return list(self._core.users)

    def receivable_ids(self) -> list[str]:
        return list(self._core.receivables)

    def actions(self, id: str) -> list[tuple[str, dict[str, Any]]]:
        """By kind: in which order they came, it does not keep."""
        item = self._item(id)
        return [
            *(("partial-payment", decision) for decision in item.decisions),
            *(("evidence", submission) for submission in item.evidence),
            *(("contacts", contact) for contact in item.request["debtor"]["contacts"][1:]),
        ]

    def activate(self, user_id: str) -> None:
        self._core.set_user_status(self._core.users[user_id], "active")

    def starts(self, id: str) -> None:
        self._core.start(self._item(id), self.service.base_url)

    def contacts(self, id: str) -> None:
        self._core.contact(self._item(id), "email", 0, "phone_call")

    def is_paid(self, id: str, amount: float) -> None:
        self._core.pay(self._item(id), amount)

    def is_disputed(self, id: str) -> None:
        self._core.dispute(self._item(id), "quality_issue", "<b>Nothing</b> came.")

    def is_settled(self, id: str) -> None:
        self._core.pay(self._item(id), None)
        self._core.recovered(self._item(id))

    def _item(self, id: str) -> Receivable:
        return self._core.receivables[id]
