"""The test environment's clock and outbox, for the practice connection."""

from __future__ import annotations

from datetime import datetime

from recovery_contract.fields import iso_timestamp
from recovery_contract.ids import ReceivableId, UserId
from recovery_contract.receivables import Receivable
from recovery_contract.sandbox import ClockNow, DebtorAction, OutboxPage
from recovery_desktop.api.response_parsing import validate_resource
from recovery_desktop.api.transport import Call, Transport, join_path


class SandboxApi:
    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    async def now(self) -> datetime:
        return validate_resource(ClockNow, await self._transport.send(Call("GET", "/v1/test/clock"))).now

    async def advance(self, seconds: int) -> None:
        await self._transport.send(Call("POST", "/v1/test/clock/advance", json={"seconds": seconds}))

    async def advance_to(self, moment: datetime) -> None:
        body = {"to": iso_timestamp(moment)}
        await self._transport.send(Call("POST", "/v1/test/clock/advance", json=body))

    async def let_debtor_act(self, receivable_id: ReceivableId, action: DebtorAction) -> Receivable:
        """Return the receivable afterwards; the clock has been wound on to it."""
        body = {"action": action.value}
        call = Call("POST", join_path("v1", "test", "receivables", receivable_id, "debtor"), json=body)
        return validate_resource(Receivable, await self._transport.send(call))

    async def complete_onboarding(self, user_id: UserId) -> None:
        await self._transport.send(
            Call("POST", join_path("v1", "test", "users", user_id, "complete-onboarding"))
        )

    async def outbox(self) -> OutboxPage:
        return validate_resource(
            OutboxPage, await self._transport.send(Call("GET", "/v1/test/outbox", "page"))
        )
