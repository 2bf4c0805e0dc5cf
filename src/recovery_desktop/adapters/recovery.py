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
from recovery_desktop.commands import set_recovery
from recovery_desktop.commands.set_recovery import Recovery
from recovery_desktop.session.session import Session


class RecoverySettings:
    def __init__(self, session: Session) -> None:
        self._session = session

    @property
    def sends(self) -> bool:
        link = self._session.link
        return link is not None and link.connected.row.environment != "test"

    async def read(self) -> Recovery:
        return await set_recovery.read_recovery(self._session.connected)

    async def set_mailbox(self, mailbox: Mailbox, /) -> Mailbox:
        return await set_recovery.set_mailbox(self._session.connected, mailbox)

    async def set_letters(self, letters: Letters, /) -> Letters:
        return await set_recovery.set_letters(self._session.connected, letters)

    async def set_plan(self, plan: RecoveryPlan, /) -> RecoveryPlan:
        return await set_recovery.set_plan(self._session.connected, plan)

    async def set_rules(self, rules: StandingRules, /) -> StandingRules:
        return await set_recovery.set_rules(self._session.connected, rules)

    async def set_texts(self, texts: TemplateList, /) -> TemplateList:
        return await set_recovery.set_texts(self._session.connected, texts)

    async def enter_rate(self, rate: EnteredRate, /) -> Rates:
        return await set_recovery.enter_rate(self._session.connected, rate)
