"""What the creditor sets for its recoveries, as the service keeps it; what is being typed belongs to the cards."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Protocol

from recovery_contract.extensions import (
    EnteredRate,
    Letters,
    Mailbox,
    MessageTemplate,
    Rates,
    RecoveryPlan,
    StandingRules,
    TemplateList,
)
from recovery_desktop.commands.set_recovery import Recovery
from recovery_desktop.failures import Failure
from recovery_desktop.ui.state import PageState, Spawn


class RecoveryCommands(Protocol):
    @property
    def sends(self) -> bool:
        """Whether anything really leaves; Practice sends nothing."""

    async def read(self) -> Recovery:
        """Raises a Failure."""

    async def set_mailbox(self, mailbox: Mailbox, /) -> Mailbox: ...

    async def set_letters(self, letters: Letters, /) -> Letters: ...

    async def set_plan(self, plan: RecoveryPlan, /) -> RecoveryPlan: ...

    async def set_rules(self, rules: StandingRules, /) -> StandingRules: ...

    async def set_texts(self, texts: TemplateList, /) -> TemplateList: ...

    async def enter_rate(self, rate: EnteredRate, /) -> Rates: ...


class RecoveryState(PageState):
    """`known` is None until it was read. `failed` is what went wrong last, by the card; `done` the card that was
    saved last."""

    def __init__(self, spawn: Spawn, commands: RecoveryCommands) -> None:
        super().__init__(spawn)
        self._commands = commands
        self.known: Recovery | None = None
        self.failed: dict[str, Failure] = {}
        self.done = ""

    @property
    def sends(self) -> bool:
        return self._commands.sends

    def read(self) -> None:
        async def work() -> None:
            self.known = await self._commands.read()

        self._do("read", work)

    def forget(self) -> None:
        """Another connection has its own."""
        self.known, self.failed, self.done = None, {}, ""
        self.changed.emit()

    def set_mailbox(self, mailbox: Mailbox) -> None:
        async def work() -> None:
            self._keep(mailbox=await self._commands.set_mailbox(mailbox))

        self._do("mailbox", work)

    def set_letters(self, letters: Letters) -> None:
        async def work() -> None:
            self._keep(letters=await self._commands.set_letters(letters))

        self._do("letters", work)

    def set_plan(self, plan: RecoveryPlan) -> None:
        async def work() -> None:
            kept = await self._commands.set_plan(plan)
            self._keep(plan=kept, **({"ready": 0} if kept.approved else {}))

        self._do("plan", work)

    def set_rules(self, rules: StandingRules) -> None:
        async def work() -> None:
            self._keep(rules=await self._commands.set_rules(rules))

        self._do("rules", work)

    def enter_rate(self, rate: EnteredRate) -> None:
        async def work() -> None:
            self._keep(rates=await self._commands.enter_rate(rate))

        self._do("rates", work)

    def set_text(self, text: MessageTemplate) -> None:
        """In place of the one of the same name, channel and language."""

        async def work() -> None:
            assert self.known is not None
            assert self.known.texts is not None
            name = (text.key, text.channel, text.language)
            others = [one for one in self.known.texts.data if (one.key, one.channel, one.language) != name]
            self._keep(texts=await self._commands.set_texts(TemplateList(data=[*others, text])))

        self._do("texts", work)

    def _keep(self, **told: Any) -> None:
        assert self.known is not None
        self.known = replace(self.known, **told)

    def _do(self, name: str, command: Callable[[], Coroutine[Any, Any, None]]) -> None:
        async def work() -> None:
            self.failed.pop(name, None)
            self.done = ""
            try:
                await command()
            except Failure as failure:
                self.failed[name] = failure
                return
            self.done = name

        self.act(name, work)
