"""The settings with everything in them: what a picture and a test look at."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from recovery_contract.extensions import (
    AddSuppressionRequest,
    EnteredRate,
    Letters,
    Mailbox,
    MessageTemplate,
    PlanStep,
    Rates,
    RecoveryPlan,
    StandingRules,
    Suppression,
    SuppressionPage,
    TemplateList,
)
from recovery_desktop.commands.set_recovery import Recovery
from recovery_desktop.failures import Failure
from recovery_desktop.ui.pages.settings.data.state import BackupFacts, Holdings

PLAN = RecoveryPlan(
    relationship="neutral",
    steps=[
        PlanStep(after_business_days=0, channel="email", tone="friendly", template="reminder_first"),
        PlanStep(after_business_days=8, channel="phone", tone="neutral", template="call"),
        PlanStep(after_business_days=30, channel="letter", tone="firm", template="formal_notice"),
    ],
)
TEXTS = TemplateList(
    data=[
        MessageTemplate(
            key="reminder_first",
            language="en",
            channel="email",
            subject="Invoice {{ numbers }} is still open",
            body="{% if friendly %}perhaps it was overlooked: {% endif %}{{ amount }} is still open{% if promise %}, "
            "of {{ promise }}{% endif %}.{% if firm %} Pay now.{% endif %}",
        ),
        MessageTemplate(
            key="reminder_first",
            language="es",
            channel="email",
            subject="Factura",
            body="Hola",
            reviewed=False,
        ),
        MessageTemplate(key="call", language="en", channel="phone", body="Ask for {{ contact }}."),
        MessageTemplate(
            key="formal_notice", language="en", channel="letter", subject="Notice", body="Pay {{ total }}."
        ),
    ]
)


class RecoveryService:
    """Keeps what it is told; `refuses` is raised once."""

    def __init__(self) -> None:
        self.kept = Recovery(PLAN, StandingRules(), TEXTS, None, Letters())
        self.sends = True
        self.refuses: Failure | None = None
        self.told: list[object] = []

    async def read(self) -> Recovery:
        self._refuse()
        return self.kept

    async def set_mailbox(self, mailbox: Mailbox, /) -> Mailbox:
        self._refuse()
        self.told.append(mailbox)
        return mailbox.model_copy(update={"password": None, "verified": True})

    async def enter_rate(self, rate: EnteredRate, /) -> Rates:
        self._refuse()
        self.told.append(rate)
        return Rates(data=[], missing=[], may_enter=True)

    async def set_letters(self, letters: Letters, /) -> Letters:
        self._refuse()
        self.told.append(letters)
        return letters.model_copy(update={"token": None})

    async def set_plan(self, plan: RecoveryPlan, /) -> RecoveryPlan:
        self._refuse()
        self.told.append(plan)
        return plan

    async def set_rules(self, rules: StandingRules, /) -> StandingRules:
        self._refuse()
        self.told.append(rules)
        return rules

    async def set_texts(self, texts: TemplateList, /) -> TemplateList:
        self._refuse()
        self.told.append(texts)
        return texts

    def _refuse(self) -> None:
        refuses, self.refuses = self.refuses, None
        if refuses is not None:
            raise refuses


class NeverService:
    """A list that is kept; `refuses` is raised once, `kept` None: there is no such list."""

    def __init__(self, *addresses: str) -> None:
        self.kept: list[Suppression] | None = [an_entry(address) for address in addresses]
        self.refuses: Failure | None = None
        self.asked: list[str] = []

    async def read(self, search: str, /) -> SuppressionPage | None:
        self._refuse()
        self.asked.append(search)
        if self.kept is None:
            return None
        return SuppressionPage(data=[row for row in self.kept if search in row.address])

    async def add(self, given: AddSuppressionRequest, /) -> Suppression:
        self._refuse()
        assert self.kept is not None
        row = an_entry(given.address, note=given.note)
        self.kept.insert(0, row)
        return row

    async def remove(self, suppression_id: str, /) -> None:
        self._refuse()
        assert self.kept is not None
        self.kept = [row for row in self.kept if row.id != suppression_id]

    def _refuse(self) -> None:
        refuses, self.refuses = self.refuses, None
        if refuses is not None:
            raise refuses


def an_entry(address: str, **more: Any) -> Suppression:
    told = {"type": "email" if "@" in address else "phone", "reason": "creditor", **more}
    return Suppression(
        id=f"sup_{address}", address=address, since=datetime(2026, 3, 4, 9, tzinfo=UTC), **told
    )


class DataService:
    def __init__(self) -> None:
        self.told: list[tuple[object, ...]] = []
        self.refuses: Failure | None = None

    async def back_up(self, target: Path, passphrase: str, told: Callable[[float], None], /) -> None:
        self.told.append(("back_up", target, passphrase))
        told(1.0)

    async def look_into(self, file: Path, /) -> BackupFacts:
        return BackupFacts("2026-03-04T09:00:00+00:00", "1.0", 12, 34_000_000)

    async def lay_ready(self, file: Path, passphrase: str, /) -> None:
        if self.refuses is not None:
            raise self.refuses
        self.told.append(("lay_ready", file, passphrase))

    async def export(self, target: Path, told: Callable[[float], None], /) -> None:
        self.told.append(("export", target))

    def holdings(self) -> Holdings:
        return Holdings(receivables=12, drafts=3, waiting=1, files=9, this_computer=True)

    def erase_at_the_end(self) -> None:
        self.told.append(("erase",))
