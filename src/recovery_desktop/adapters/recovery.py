"""For the recovery section of the settings: what the service keeps of it."""

from __future__ import annotations

from recovery_contract.extensions import (
    EnteredRate,
    Letters,
    Mailbox,
    Rates,
    RecoveryPlan,
    StandingRules,
    TemplateList,
)
from recovery_desktop.adapters.desk import Desk
from recovery_desktop.commands import set_recovery
from recovery_desktop.commands.set_recovery import Recovery


class RecoverySettings:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    @property
    def sends(self) -> bool:
        link = self._desk.link
        return link is not None and link.connected.row.environment != "test"

    async def read(self) -> Recovery:
        return await set_recovery.read_recovery(self._desk.connected)

    async def set_mailbox(self, mailbox: Mailbox, /) -> Mailbox:
        return await set_recovery.set_mailbox(self._desk.connected, mailbox)

    async def set_letters(self, letters: Letters, /) -> Letters:
        return await set_recovery.set_letters(self._desk.connected, letters)

    async def set_plan(self, plan: RecoveryPlan, /) -> RecoveryPlan:
        return await set_recovery.set_plan(self._desk.connected, plan)

    async def set_rules(self, rules: StandingRules, /) -> StandingRules:
        return await set_recovery.set_rules(self._desk.connected, rules)

    async def set_texts(self, texts: TemplateList, /) -> TemplateList:
        return await set_recovery.set_texts(self._desk.connected, texts)

    async def enter_rate(self, rate: EnteredRate, /) -> Rates:
        return await set_recovery.enter_rate(self._desk.connected, rate)
