"""View model of the set-up of "This computer": the company, then the mailbox, stored as it is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QLocale, Signal

from recovery_contract.fields import Address
from recovery_contract.users import (
    BankAccount,
    Company,
    CreateUserRequest,
    ProfileRequest,
    UserContact,
    UserStatus,
)
from recovery_desktop.actions.creditor import fetch_creditor
from recovery_desktop.commands.find_company import RegisterEntry, kind_of
from recovery_desktop.commands.set_up_company import set_up_company
from recovery_desktop.failures import Offline
from recovery_desktop.session.session import Session
from recovery_desktop.store.drafts import Draft
from recovery_desktop.ui import checks, notices
from recovery_desktop.ui.countries import all_countries
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.pages.state import PageState

FORM: Final = (
    "company.name",
    "company.tax_id",
    "company.address.line1",
    "company.address.line2",
    "company.address.postal_code",
    "company.address.city",
    "company.address.country",
    "email",
    "contact.phone",
    "bank_account.iban",
    "bank_account.holder",
)
LEFT_EMPTY: Final = frozenset(
    {"company.address.line2", "company.tax_id", "contact.phone", "bank_account.holder"}
)
"""What nobody asks for later."""
FOLDED: Final = LEFT_EMPTY - {"bank_account.holder"}
"""What is shown only when asked for. In whose name the account is stands beside it."""
_ACCOUNT: Final = ("bank_account.iban", "bank_account.holder", "company.name")
"""What debtors are told to pay into, and in whose name."""
TYPED: Final = "this computer form"

NUMBER_DIGITS: Final = 8
"""So many digits, after the letters of a country or alone, are no name."""
SIRET_DIGITS: Final = 14

Step = Literal["company", "mailbox"]


@dataclass(frozen=True)
class CompanyLookup:
    """Result of looking for what was typed in a public register; several `matches` are offered to choose from."""

    typed: str = ""
    outcome: Literal["", "filled", "choose", "none", "offline", "abroad", "nameless"] = ""
    matches: tuple[RegisterEntry, ...] = ()


@dataclass(frozen=True)
class OwnInvoice:
    """An invoice of the person's own, which the company is read from. It is kept and is the first to recover."""

    file_name: str = ""
    outcome: Literal["", "read", "nothing"] = ""


class SetupState(PageState):
    """`finished` once company and mailbox are there, `postponed` where the mailbox is to come later, `saved` when the
    company was changed after that, with whether debtors are told to pay into another account or name,
    `tables_received` when lists of invoices lay in what was dropped."""

    finished = Signal()
    postponed = Signal()
    saved = Signal(bool)
    tables_received = Signal(list)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.values: dict[str, str] = dict.fromkeys(FORM, "")
        self.values["company.address.country"] = QLocale.territoryToCode(QLocale().territory())
        typed = session.store.preferences.get(TYPED, {})
        self.values |= typed
        self._has_chosen_country = bool(typed)
        self._account = _account_of(self.values)
        self.tried = False
        self.goes_back = self._asks_for_mailbox = False
        self.lookup = CompanyLookup()
        self.invoice = OwnInvoice()
        self._read_from_invoice: dict[str, str] = {}
        self.mailbox = RecoveryState(session)
        self.mailbox.changed.connect(self._mailbox_changed)

    @property
    def step(self) -> Step:
        # A company that is still being stored may be refused: its page stays until all of it is there.
        if self.busy("company"):
            return "company"
        if self._step_that_is_due == "mailbox":
            self._asks_for_mailbox = True
        # An older answer of the service, or none while it starts anew, takes no page from under a person's hands.
        stays = self._asks_for_mailbox and not (self.is_active or self.goes_back)
        return "mailbox" if stays else self._step_that_is_due

    @property
    def _step_that_is_due(self) -> Step:
        creditor = self.session.creditor
        if self.is_active or self.goes_back or creditor is None or creditor.requirements is None:
            return "company"
        due = set(creditor.requirements.currently_due)
        return "company" if due - {"mailbox"} else "mailbox"

    @property
    def is_active(self) -> bool:
        """Whether all of it was set up before: what is changed now counts from now on."""
        creditor = self.session.creditor
        if creditor is None or creditor.user.status != UserStatus.ACTIVE:
            return False
        later = creditor.requirements.eventually_due if creditor.requirements is not None else []
        # Who has just given the company is asked for the mailbox once, though letters need none.
        return not (self._asks_for_mailbox and "mailbox" in later)

    def edit(self, path: str, value: str) -> None:
        self.values[path] = value
        if path == "company.address.country":
            self._has_chosen_country = True
        elif not self._has_chosen_country and (country := _country_of(path, value)):
            self.values["company.address.country"] = country
        if path in self.refused():
            self.failure = None
        self.session.store.preferences.set(TYPED, dict(self.values))
        self.changed.emit()

    def warning(self, path: str) -> str:
        """Return a doubt about this field that does not stop anything."""
        if path == "contact.phone":
            return checks.phone_doubt(self.values[path])
        is_number = path == "company.tax_id" or (path == "company.name" and self.is_number_for_name)
        return _tax_doubt(self.values[path], self.values["company.address.country"]) if is_number else ""

    @property
    def is_number_for_name(self) -> bool:
        """Whether a number stands where the name belongs: the company is looked up by it."""
        name = self.values["company.name"].strip()
        bare = name.replace(" ", "")
        digits = bare[2:] if bare[:2].isalpha() else bare
        # Also one that was mistyped, which no register knows.
        is_mistyped = digits.isdecimal() and len(digits) >= NUMBER_DIGITS
        return kind_of(name) in ("french", "vat") or is_mistyped

    def look_up_company(self) -> None:
        """Ask a public register for what stands in the field of the name. Names are searched in France only."""
        typed = self.values["company.name"].strip()
        if kind_of(typed) == "name" and self.values["company.address.country"] != "FR":
            self.lookup = CompanyLookup(typed, "abroad")
            self.changed.emit()
            return

        before = dict(self.values)

        async def work() -> None:
            from recovery_desktop.commands.find_company import find_companies

            try:
                matches = await find_companies(typed)
            except Offline:
                self.lookup = CompanyLookup(typed, "offline")
                return
            self.lookup = CompanyLookup(typed, "choose" if matches else "none", tuple(matches))
            if len(matches) == 1 and kind_of(typed) != "name":
                since = {path for path in FORM if self.values[path] != before[path]}
                self.use_company(matches[0], keeping=since)

        self.act("look up", work)

    def use_company(self, company: RegisterEntry, keeping: Set[str] = frozenset()) -> None:
        """Fill in what the register says; what it does not say, and the fields to keep, stay as they were typed."""
        values = {
            "company.name": company.name,
            "company.tax_id": company.tax_id,
            "company.address.line1": company.line1,
            "company.address.postal_code": company.postal_code,
            "company.address.city": company.city,
            "company.address.country": company.country,
        }
        if not company.name and "company.name" not in keeping:
            self.values["company.name"] = ""
        for path, value in values.items():
            if value and path not in keeping:
                self.edit(path, value)
        self.lookup = CompanyLookup(self.values["company.name"], "filled" if company.name else "nameless")
        self.changed.emit()

    def add_invoices(self, paths: Sequence[Path]) -> None:
        """Keep the person's invoices, and fill the form with what the first of them says of its seller."""
        files = list(paths)
        self.act(f"invoices {len(self._running)}", lambda: self._add_invoices(files), stoppable=False)

    async def _add_invoices(self, paths: Sequence[Path]) -> None:
        imported = await self.session.reading_queue.import_files(paths)
        if imported.tables:
            self.tables_received.emit(imported.tables)
        if imported.drafts:
            await self._read_seller(imported.drafts[0])

    def read_waiting_invoice(self) -> None:
        """Fill an empty form from an invoice that was dropped before there was one."""
        if self.is_active or self.values["company.name"] or self.invoice.outcome or self.busy():
            return
        if waiting := self.session.connection_store.drafts.list_in_states("waiting", limit=1):
            self.act("invoices", lambda: self._read_seller(waiting[0]))

    async def _read_seller(self, draft: Draft) -> None:
        from recovery_desktop.commands.read_seller import read_seller

        seller = {} if draft.file_path is None else await read_seller(Path(draft.file_path))
        self._fill_in(seller)
        self.invoice = OwnInvoice(draft.file_name or "", "read" if seller else "nothing")
        self.changed.emit()

    def _fill_in(self, seller: Mapping[str, str]) -> None:
        """Put what an invoice says where nobody typed anything else."""
        for path in FORM:
            is_untouched = self.values[path] in ("", self._read_from_invoice.get(path))
            if path == "company.address.country":
                is_untouched = not self._has_chosen_country
            if is_untouched and path in seller:
                self.values[path] = self._read_from_invoice[path] = seller[path]
        numbers = ("company.tax_id", "bank_account.iban")
        if not self._has_chosen_country and "company.address.country" not in seller:
            country = next((code for path in numbers if (code := _country_of(path, self.values[path]))), "")
            self.values["company.address.country"] = country or self.values["company.address.country"]
        self.session.store.preferences.set(TYPED, dict(self.values))

    @property
    def is_reading_invoice(self) -> bool:
        return any(name.startswith("invoices") for name in self._running)

    def missing(self) -> dict[str, str]:
        """Return what stops the form, by path: `empty` or the words of the check."""
        problems = self.refused()
        left_empty = LEFT_EMPTY | {"email", "bank_account.iban"} if self.is_active else LEFT_EMPTY
        for path in FORM:
            if not self.values[path].strip() and path not in left_empty:
                problems[path] = "empty"
        if self.tried and self.is_number_for_name:
            problems["company.name"] = self.warning("company.name") or self.tr(
                "This is a number. Look the company up, or enter its name."
            )
        if doubt := checks.email_doubt(self.values["email"]):
            problems["email"] = doubt
        if doubt := checks.country_doubt(self.values["company.address.country"]):
            problems["company.address.country"] = doubt
        if doubt := checks.account_doubt(
            self.values["bank_account.iban"], self.values["company.address.country"]
        ):
            problems["bank_account.iban"] = doubt
        for path in FORM:
            if too_long := checks.length_doubt(self.values[path].strip(), checks.LINE_MOST):
                problems[path] = too_long
        return problems

    def refused(self) -> dict[str, str]:
        return notices.field_errors(self.failure, FORM)

    def save_company(self) -> None:
        """Go on to the mailbox, or say what is still needed."""
        self.tried = True
        if self.missing():
            self.changed.emit()
        else:
            self.act("company", self._keep_company, stoppable=False)

    async def _keep_company(self) -> None:
        was_active, profile = self.is_active, profile_of(self.values)
        request = CreateUserRequest(email=self.values["email"].strip(), company=profile.company)
        await set_up_company(self.session.context, request, profile)
        self.goes_back = False
        before, self._account = self._account, _account_of(self.values)
        if was_active:
            self.saved.emit(before != self._account)
        else:
            self._asks_for_mailbox = True
            self.check_mailbox()

    def change_company(self) -> None:
        self.goes_back = True
        self.changed.emit()

    def check_mailbox(self) -> None:
        """Read what the service has, once the mailbox is asked for."""
        if (
            self._step_that_is_due == "mailbox"
            and self.mailbox.settings is None
            and not self.mailbox.busy("read")
        ):
            self.mailbox.refresh()
        self.changed.emit()

    def postpone_mailbox(self) -> None:
        """Go on without one: letters are printed and posted, and what is to be mailed waits."""
        self._asks_for_mailbox = False
        self.postponed.emit()

    def _mailbox_changed(self) -> None:
        self.changed.emit()
        if self.mailbox.done == "mailbox" and not self.busy("finish"):
            self.mailbox.done = ""
            self.act("finish", self._finish)

    async def _finish(self) -> None:
        await fetch_creditor(self.session.context)
        self._asks_for_mailbox = False
        self.finished.emit()


def profile_of(values: Mapping[str, str]) -> ProfileRequest:
    """Return the request for a filled form; empty fields are left out."""

    def typed(path: str) -> str | None:
        return values[path].strip() or None

    tax_id = values["company.tax_id"].strip()
    iban = typed("bank_account.iban")
    is_siret = values["company.address.country"] == "FR" and tax_id.replace(" ", "").isdecimal()
    address = {name: typed(f"company.address.{name}") for name in _ADDRESS}
    return ProfileRequest(
        company=Company(
            name=typed("company.name"),
            siret=tax_id if is_siret and tax_id else None,
            vat_number=None if is_siret or not tax_id else tax_id,
            address=Address(**address),
        ),
        # Empty, it removes one that was typed before.
        contact=UserContact(phone=values.get("contact.phone", "").strip()),
        bank_account=None if iban is None else BankAccount(iban=iban, holder=typed("bank_account.holder")),
    )


def _account_of(values: Mapping[str, str]) -> tuple[str, str]:
    """Return the number of the account and in whose name it is."""
    iban, holder, company = (values[path].strip() for path in _ACCOUNT)
    return iban.replace(" ", ""), holder or company


_ADDRESS: Final = ("line1", "line2", "postal_code", "city", "country")


def _country_of(path: str, value: str) -> str:
    """Return what a number that is whole says of its country; empty where it says nothing."""
    bare = value.replace(" ", "").upper()
    if path == "company.name":
        is_complete = kind_of(bare) in ("french", "vat")
    elif path == "company.tax_id":
        is_complete = bare[:2].isalpha() and not checks.vat_doubt(bare)
    else:
        is_complete = path == "bank_account.iban" and bool(bare) and not checks.account_doubt(bare)
    if path != "bank_account.iban" and bare.isdecimal() and len(bare) == SIRET_DIGITS:
        return "FR" if not checks.siret_doubt(bare) else ""
    country = "GR" if bare[:2] == "EL" else bare[:2]
    return country if is_complete and country in dict(all_countries()) else ""


def _tax_doubt(typed: str, country: str) -> str:
    bare = typed.translate(_BETWEEN_DIGITS)
    if not bare.isdecimal():
        return checks.vat_doubt(typed, country)
    # Elsewhere digits alone are the number of a tax office, of which each country has its own form.
    return checks.siret_doubt(typed) if country == "FR" else ""


_BETWEEN_DIGITS: Final = str.maketrans("", "", " /.-")
