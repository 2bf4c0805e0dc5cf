"""The settings with everything in them: what a picture and a test look at."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from decimal import Decimal
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
from pydantic import BaseModel
from PySide6.QtWidgets import QWidget

from recovery_contract.accounts import Account, Accounts
from recovery_contract.creditor_settings import (
    Letters,
    Mailbox,
    MessageTemplate,
    PlanStep,
    PursuitExample,
    RecoveryPlan,
    StandingRules,
    TemplateList,
)
from recovery_contract.extensions import (
    AddSuppressionRequest,
    EnterRatesRequest,
    Rates,
    Suppression,
    SuppressionPage,
)
from recovery_contract.letterhead import Letterhead, readable_on_white
from recovery_contract.users import BankAccount, Requirements
from recovery_desktop.commands.recovery_settings import RecoverySettings
from recovery_desktop.failures import Failure, Refused
from recovery_desktop.session.backup_service import BackupFacts, BackupService, LocalData, Progress
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import Store
from recovery_desktop.ui.pages.onboarding.setup.form import SetupPage
from recovery_desktop.ui.pages.onboarding.setup.state import SetupState
from recovery_desktop.ui.pages.settings.data.state import DataState
from tests.desktop.ui.fakes import a_user, become
from tests.desktop.ui.session import FakeService

M = TypeVar("M", bound=BaseModel)

PLAN = RecoveryPlan(
    relationship="neutral",
    steps=[
        PlanStep(after_business_days=0, channel="email", tone="friendly", template="reminder_first"),
        PlanStep(after_business_days=8, channel="phone", tone="neutral", template="call"),
        PlanStep(after_business_days=30, channel="letter", tone="firm", template="formal_notice"),
    ],
    pursue="principal",
    pursue_individuals="principal",
    remind_before_due=False,
    example=PursuitExample(
        currency="EUR",
        amount=Decimal(1000),
        days=30,
        rate=Decimal("12.15"),
        interest=Decimal("9.99"),
        fixed_sum=Decimal(40),
        rate_missing_since=date(2026, 7, 1),
    ),
)
TEXTS = TemplateList(
    data=[
        MessageTemplate(
            key="reminder_first",
            language="en",
            channel="email",
            subject="Invoice {{ numbers }} is still open",
            body="{% if friendly %}this may have slipped your mind: {% endif %}{{ amount }} is still open"
            "{% if promise %}, of {{ promise }}{% endif %}.{% if firm %} Pay now.{% endif %}",
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


ACCOUNTS = Accounts(
    data=[Account(iban="CH9300762011623852957", currency="CHF", name="Geneva")],
    main=BankAccount(iban="FR7630006000011234567890189"),
)
FIELDS: Final = {
    "plan": "plan",
    "standing-rules": "rules",
    "templates": "texts",
    "mailbox": "mailbox",
    "letters": "letters",
    "rates": "rates",
    "letterhead": "letterhead",
    "accounts": "accounts",
}
"""Where a service keeps each part of the settings."""


class SettingsService:
    """What a service keeps of its settings: a fake transport answers with it. `refuses` is answered once."""

    def __init__(self, session: Session, service: FakeService) -> None:
        session.store.connections.change("c1", user_id="usr_1")
        self.refuses: Failure | None = None
        self._service = service

    def _on(self, method: str, name: str, answer: Callable[[httpx.Request], BaseModel | None]) -> None:
        def respond(request: httpx.Request) -> httpx.Response:
            refuses, self.refuses = self.refuses, None
            if isinstance(refuses, Refused):
                return httpx.Response(refuses.status, json={"error": refuses.to_json()})
            if refuses is not None:
                raise httpx.ConnectError(str(refuses), request=request)
            content = answer(request)
            if content is None:
                return httpx.Response(404, json={"detail": "Not Found"})
            return httpx.Response(200, json=content.model_dump(mode="json"))

        self._service.handles(method, f"/v1/users/usr_1/{name}", respond)


class RecoveryService(SettingsService):
    """Keeps nothing of what it is told, but answers with it."""

    def __init__(self, session: Session, service: FakeService) -> None:
        super().__init__(session, service)
        self.settings = RecoverySettings(
            PLAN,
            StandingRules(waive_charges=False),
            TEXTS,
            None,
            Letters(),
            letterhead=Letterhead(),
            accounts=ACCOUNTS,
        )
        self.received: list[BaseModel] = []
        for name, field in FIELDS.items():
            self._on("GET", name, lambda _, field=field: getattr(self.settings, field))  # type: ignore[misc]
        service.answers("GET", "/v1/planned-contacts", {"data": []})
        self._on("PUT", "plan", lambda request: self._noted(RecoveryPlan, request))
        self._on("PUT", "standing-rules", lambda request: self._noted(StandingRules, request))
        self._on("PUT", "templates", lambda request: self._noted(TemplateList, request))
        self._on("PUT", "mailbox", self._set_mailbox)
        self._on("PUT", "letters", self._set_letters)
        self._on("PUT", "rates", self._enter_rate)
        self._on("PUT", "letterhead", self._set_letterhead)
        self._on("PUT", "accounts", self._set_accounts)

    def _noted(self, model: type[M], request: httpx.Request) -> M:
        request_model = model.model_validate_json(request.content)
        self.received.append(request_model)
        return request_model

    def _set_mailbox(self, request: httpx.Request) -> Mailbox:
        return self._noted(Mailbox, request).model_copy(update={"password": None, "verified": True})

    def _set_letters(self, request: httpx.Request) -> Letters:
        return self._noted(Letters, request).model_copy(update={"token": None})

    def _set_letterhead(self, request: httpx.Request) -> Letterhead:
        changed = self._noted(Letterhead, request)
        used = None if changed.colour is None else readable_on_white(changed.colour)
        return changed.model_copy(update={"used_colour": used})

    def _set_accounts(self, request: httpx.Request) -> Accounts:
        return self._noted(Accounts, request).model_copy(update={"main": ACCOUNTS.main})

    def _enter_rate(self, request: httpx.Request) -> Rates:
        self.received += EnterRatesRequest.model_validate_json(request.content).data
        return Rates(data=[], missing=[], may_enter=True)


class NeverService(SettingsService):
    """A list that is kept; `kept` None: there is no such list."""

    def __init__(self, session: Session, service: FakeService, *addresses: str) -> None:
        super().__init__(session, service)
        self.entries: list[Suppression] | None = [an_entry(address) for address in addresses]
        self._on("GET", "suppressions", self._read)
        self._on("POST", "suppressions", self._add)
        self._on("DELETE", "suppressions/*", self._remove)

    def _read(self, request: httpx.Request) -> SuppressionPage | None:
        if self.entries is None:
            return None
        search = request.url.params.get("search", "")
        return SuppressionPage(data=[row for row in self.entries if search in row.address])

    def _add(self, request: httpx.Request) -> Suppression:
        assert self.entries is not None
        request_model = AddSuppressionRequest.model_validate_json(request.content)
        row = an_entry(request_model.address, note=request_model.note)
        self.entries.insert(0, row)
        return row

    def _remove(self, request: httpx.Request) -> Suppression:
        assert self.entries is not None
        (gone,) = (row for row in self.entries if request.url.path.endswith(row.id))
        self.entries.remove(gone)
        return gone


def an_entry(address: str, **more: Any) -> Suppression:
    values = {"type": "email" if "@" in address else "phone", "reason": "creditor", **more}
    return Suppression(
        id=f"sup_{address}", address=address, since=datetime(2026, 3, 4, 9, tzinfo=UTC), **values
    )


class RecordedBackups(BackupService):
    """Notes what it was asked for instead of packing everything."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.calls: list[tuple[object, ...]] = []
        self.refuses: Failure | None = None

    async def back_up(self, target: Path, passphrase: str, progress: Progress) -> None:
        self.calls.append(("back_up", target, passphrase))
        progress(1.0)

    async def inspect(self, file: Path) -> BackupFacts:
        return BackupFacts("2026-03-04T09:00:00+00:00", "1.0", 12, 34_000_000)

    async def prepare_restore(self, file: Path, passphrase: str) -> None:
        if self.refuses is not None:
            raise self.refuses
        self.calls.append(("prepare_restore", file, passphrase))

    def describe_local_data(self) -> LocalData:
        return LocalData(receivables=12, drafts=3, waiting=1, files=9, this_computer=True)

    def erase_at_exit(self) -> None:
        self.calls.append(("erase",))


def a_data_state(session: Session) -> DataState:
    state = DataState(session)
    state.backups = RecordedBackups(session)
    return state


def a_second_step(session: Session, store: Store) -> QWidget:
    """Setting up this computer at its mailbox, with what debtors are asked for."""
    needs = Requirements(past_due=[], currently_due=["mailbox"], eventually_due=[])
    become(store, a_user("onboarding"), needs)
    state = SetupState(session)
    state.mailbox.settings = RecoverySettings(plan=PLAN)
    return SetupPage(state)
