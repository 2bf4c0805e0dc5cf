"""Becoming a creditor: a form that survives everything, then what the service still requires, then active."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from PySide6.QtCore import QLocale, Signal

from recovery_contract.fields import Address
from recovery_contract.ids import UserId
from recovery_contract.users import (
    Company,
    CreateUserRequest,
    User,
    UserContact,
    UserStatus,
)
from recovery_desktop.actions.creditor import fetch_creditor
from recovery_desktop.commands.existing_creditors import find_creditors, use_existing_creditor
from recovery_desktop.commands.onboard_creditor import create_creditor
from recovery_desktop.ids import ConnectionId
from recovery_desktop.session.session import Session
from recovery_desktop.ui import checks, notices
from recovery_desktop.ui.pages.onboarding.setup.state import SetupState
from recovery_desktop.ui.pages.state import PageState

FORM: Final = (
    "email",
    "company.name",
    "company.siret",
    "company.vat_number",
    "company.address.line1",
    "company.address.line2",
    "company.address.postal_code",
    "company.address.city",
    "company.address.country",
    "contact.first_name",
    "contact.last_name",
    "contact.phone",
)
"""The paths of the form, as the request names them."""

Stage = Literal["setup", "form", "checklist", "active", "practice", "suspended"]


class OnboardingState(PageState):
    """`activated` once the service says that the creditor may submit; `account_chosen` after one was chosen that the
    service had already. `existing` are those that this sign-in reaches."""

    activated = Signal()
    account_chosen = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._was_active = self._has_fetched = False
        self.user: User | None = None
        self.existing: list[User] = []
        self._searched: ConnectionId | None = None
        self.setup = SetupState(session)
        self.setup.finished.connect(self.reread)
        self.values: dict[str, str] = dict.fromkeys(FORM, "")
        self.values["company.address.country"] = QLocale.territoryToCode(QLocale().territory())
        self.tried = False
        self.browser_missing = False
        self.reread()

    def reread(self) -> None:
        """Look into the store again."""
        creditor = self.session.creditor
        before, self.user = self.user, creditor.user if creditor is not None else None
        if before is not None and (self.user is None or self.user.id != before.id):
            self._has_fetched = False
        self.requirements = creditor.requirements if creditor is not None else None
        self.values |= self.session.store.preferences.get(self._form_name, {})
        is_active = self.user is not None and self.user.status == UserStatus.ACTIVE
        if is_active and not self._was_active:
            self._was_active = True
            self.activated.emit()
        self.changed.emit()
        if self.stage == "setup":
            self.setup.check_mailbox()
        if self.looking and not self.busy():
            self.fetch()

    @property
    def looking(self) -> bool:
        """Whether it is not known yet what the service requires, and it is being asked."""
        return (
            self.stage in ("checklist", "suspended") and self.requirements is None and not self._has_fetched
        )

    @property
    def _form_name(self) -> str:
        return f"onboarding form {self.session.connection_store.connection_id}"

    @property
    def _is_own(self) -> bool:
        """Whether the service is the person's own: what it needs is entered here, and no browser is asked."""
        return self.session.is_this_computer

    @property
    def stage(self) -> Stage:
        if self._is_own and (self.user is None or self.user.status != UserStatus.SUSPENDED):
            return "setup"
        if self.user is None:
            return "form"
        if self.user.status == UserStatus.SUSPENDED:
            return "suspended"
        if self.user.status != UserStatus.ACTIVE:
            return "checklist"
        return "practice" if self.session.is_practice else "active"

    def edit(self, path: str, value: str) -> None:
        self.values[path] = value
        if path in self.refused():
            self.failure = None
        self.session.store.preferences.set(self._form_name, dict(self.values))
        self.changed.emit()

    @property
    def has_siret(self) -> bool:
        """Whether a company of this country has a SIRET, as far as the country is known."""
        return self.values["company.address.country"] in ("", "FR")

    def warning(self, path: str) -> str:
        """Return a doubt about this field that does not stop anything."""
        country = self.values["company.address.country"]
        check = {
            "company.siret": checks.siret_doubt if self.has_siret else lambda _: "",
            "company.vat_number": lambda typed: checks.vat_doubt(typed, country),
            "contact.phone": checks.phone_doubt,
        }.get(path)
        return check(self.values[path]) if check else ""

    def missing(self) -> dict[str, str]:
        """Return what stops the form, by path: `empty` or the words of the check."""
        problems = self.refused()
        problems |= {path: "empty" for path in ("email", "company.name") if not self.values[path].strip()}
        if doubt := checks.email_doubt(self.values["email"]):
            problems["email"] = doubt
        if doubt := checks.country_doubt(self.values["company.address.country"]):
            problems["company.address.country"] = doubt
        for path in FORM:
            if too_long := checks.length_doubt(self.values[path].strip(), checks.LINE_MOST):
                problems[path] = too_long
        return problems

    def refused(self) -> dict[str, str]:
        """Return what the service did not take, until it is changed; by path, in words."""
        return notices.field_errors(self.failure, FORM)

    def create(self) -> None:
        self.tried = True
        if self.missing():
            self.changed.emit()
        else:
            self.act("create", self._create, stoppable=False)

    async def _create(self) -> None:
        await create_creditor(self.session.context, request_of(self.values))
        # With it the service was asked what it requires.
        self._has_fetched = True
        self.reread()

    def find_existing(self) -> None:
        """Look, once a connection, which creditors a service elsewhere has for this sign-in already."""
        connection = self.session.connection
        if connection is None or connection.kind != "service" or not connection.is_signed_in:
            return
        if self.stage == "form" and self._searched != connection.id:
            self.existing, self._searched = [], connection.id
            self.act("find", self._find)

    async def _find(self) -> None:
        connection_id = self.session.context.id
        existing = await find_creditors(self.session.context)
        if self.session.context.id == connection_id:
            self.existing = existing

    @property
    def is_elsewhere(self) -> bool:
        """Whether the creditor may exist already: not where the service is of this computer."""
        return self.session.connection is not None and self.session.connection.kind == "service"

    def use_existing(self, user_id: UserId) -> None:
        """Use a creditor that the service has already."""
        if user_id:
            self.act("use_existing", lambda: self._use_existing(user_id), stoppable=False)

    async def _use_existing(self, user_id: UserId) -> None:
        await use_existing_creditor(self.session.context, user_id)
        self._has_fetched = True
        self.session.sync_soon()
        self.reread()
        self.account_chosen.emit()

    def fetch(self) -> None:
        """Ask the service for user, status and requirements."""
        self.act("fetch", self._fetch)

    async def _fetch(self) -> None:
        try:
            await fetch_creditor(self.session.context)
        finally:
            self._has_fetched = True
        self.reread()

    def open_hosted_page(self) -> None:
        if self.user is not None:
            self.browser_missing = not self.session.open_address(self.user.onboarding_url)
            self.changed.emit()

    def checklist(self) -> list[tuple[str, Literal["past", "now", "later"]]]:
        """Return what is required and how urgent, most urgent first, each once."""
        if self.requirements is None:
            return []
        rows: dict[str, Literal["past", "now", "later"]] = {}
        for key in self.requirements.past_due:
            rows.setdefault(key, "past")
        for key in self.requirements.currently_due:
            rows.setdefault(key, "now")
        for key in self.requirements.eventually_due:
            rows.setdefault(key, "later")
        return list(rows.items())


def request_of(values: Mapping[str, str]) -> CreateUserRequest:
    """Return the request for a filled form; empty fields are left out."""

    def filled(prefix: str, *names: str) -> dict[str, str]:
        entered = {name: values.get(f"{prefix}.{name}", "").strip() for name in names}
        return {name: value for name, value in entered.items() if value}

    address = filled("company.address", "line1", "line2", "postal_code", "city", "country")
    # Of another country's field that is not in view, nothing is sent.
    numbers = ("siret", "vat_number") if address.get("country") in (None, "FR") else ("vat_number",)
    company = filled("company", "name", *numbers)
    contact = filled("contact", "first_name", "last_name", "phone")
    return CreateUserRequest(
        email=values["email"].strip(),
        company=Company(**company, address=Address(**address) if address else None) if company else None,
        contact=UserContact(**contact) if contact else None,
    )
