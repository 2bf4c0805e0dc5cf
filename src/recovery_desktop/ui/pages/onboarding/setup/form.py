"""Two steps to the first reminder from this computer: the company, then the mailbox."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from recovery_desktop.failures import Failure
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.onboarding.setup.from_invoice import FromInvoice
from recovery_desktop.ui.pages.onboarding.setup.lookup import CompanyLookupRow
from recovery_desktop.ui.pages.onboarding.setup.state import LEFT_EMPTY, SetupState
from recovery_desktop.ui.pages.recovery_settings.mailbox import MailboxCard
from recovery_desktop.ui.pages.recovery_settings.pursuit import PursuitCard
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.country_field import CountryField
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn, SideBySide, stacked
from recovery_desktop.ui.widgets.text_field import TextField


class SetupPage(QWidget):
    def __init__(self, state: SetupState) -> None:
        super().__init__()
        self._state = state
        self._shown_failure: Failure | None = None
        self._shown_invoice = state.invoice
        self._opened = set[str]()
        self._are_choices_open = False
        self.fields: dict[str, TextField] = {}
        self.stack = QStackedWidget()
        self.company, self.mail = self._company(), self._mail()
        self.stack.addWidget(self.company)
        self.stack.addWidget(self.mail)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.stack)
        state.changed.connect(self.show_state)
        self.show_state()

    @property
    def start(self) -> QWidget | None:
        """Where the keyboard begins: in the mailbox and in the company what is missing first."""
        if self._state.step == "mailbox":
            return self.mailbox.start
        missing = self._state.missing()
        return next((field.control for path, field in self.fields.items() if path in missing), self.go_on)

    def _field(self, path: str, label: str, hint: str = "") -> TextField:
        return self._follow(path, TextField(label, optional=path in LEFT_EMPTY, hint=hint))

    def _follow(self, path: str, entered: TextField) -> TextField:
        entered.edited.connect(lambda value: self._state.edit(path, value))
        self.fields[path] = entered
        return entered

    def _company(self) -> QWidget:
        page = ScrollColumn(720)
        self.banner = Banner("", "danger")
        card = Card()
        country = "company.address.country"
        self.country = self._follow(country, CountryField(self.tr("Country")))
        self.lookup = CompanyLookupRow(self._state)
        self.lookup.filled.connect(lambda: self.fields["company.name"].take_focus())
        phone_hint = self.tr("Signs your messages and letters, so that debtors can call.")
        account_hint = self.tr("Debtors pay into this account. Your messages name it.")
        holder_hint = self.tr("Where the account is in another name than the company’s.")
        for widget in (
            self._field("company.name", self.tr("Company name")),
            self.lookup,
            self._field("company.address.line1", self.tr("Street and number")),
            SideBySide(
                self._field("company.address.postal_code", self.tr("Postal code")),
                self._field("company.address.city", self.tr("City")),
                self.country,
            ),
            SideBySide(
                self._field("bank_account.iban", self.tr("IBAN"), account_hint),
                self._field("email", self.tr("Email"), self.tr("Reminders are sent from it.")),
                # An IBAN is compared to its last digit.
                narrowest=19,
            ),
        ):
            card.body.addWidget(widget)
        self.more = button(self.tr("More details"), "quiet", "down", flush=True)
        self.more.clicked.connect(self._open_more)
        self.more_row = FlowRow(self.more)
        self.optional = stacked(
            self._field("company.address.line2", self.tr("Address, second line")),
            self._field("contact.phone", self.tr("Phone"), phone_hint),
            self._field("company.tax_id", self.tr("VAT number")),
            self._field("bank_account.holder", self.tr("Account holder"), holder_hint),
            spacing=M,
        )
        card.body.addWidget(self.optional)
        card.body.addWidget(self.more_row)
        self.go_on = BusyButton(self.tr("Continue"))
        self.go_on.clicked.connect(self._go_on)
        for field in self.fields.values():
            field.line.returnPressed.connect(self._go_on)
        self.header = PageHeader("", " ")
        self.from_invoice = FromInvoice(self._state)
        for shown in (self.header, self.banner, self.from_invoice, card):
            page.column.addWidget(shown)
        page.column.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)
        page.column.addStretch(1)
        return page

    def _mail(self) -> QWidget:
        page = ScrollColumn(720)
        self.choices = PursuitCard(self._state.mailbox)
        self.mailbox = MailboxCard(self._state.mailbox)
        self.back = button(self.tr("Back"), "quiet", "back", flush=True)
        self.back.clicked.connect(self._state.change_company)
        self.ask_for = button(self.tr("Choose what debtors are asked for"), "quiet", "down", flush=True)
        self.ask_for.clicked.connect(self._open_choices)
        header = PageHeader(
            self.tr("Your mailbox"),
            self.tr("Step 2 of 2. You get a test message. Nothing is sent to a debtor until you approve it."),
        )
        page.column.addWidget(header)
        page.column.addWidget(self.mailbox)
        page.column.addWidget(FlowRow(self.ask_for))
        page.column.addWidget(self.choices)
        page.column.addWidget(FlowRow(self.back))
        page.column.addStretch(1)
        return page

    def _open_more(self) -> None:
        first = next(path for path in self.fields if path in LEFT_EMPTY - self._opened)
        self._opened |= LEFT_EMPTY
        self.show_state()
        self.fields[first].take_focus()

    def _open_choices(self) -> None:
        """Show what is asked for without a choice of the person's: the invoice alone, which can be changed later."""
        self._are_choices_open = True
        self.show_state()
        self.choices.choices.pursue.take_focus()

    def _lead_on(self) -> None:
        """Lead the keyboard to the first field that the invoice left empty, else to the way on."""
        missing = self._state.missing()
        if missing:
            self._to_the_first(missing)
        else:
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go_on(self) -> None:
        if self._state.is_reading_invoice:
            # What the invoice says is not there yet, and would be called missing.
            return
        self._state.save_company()
        self._to_the_first(self._state.missing())

    def _to_the_first(self, wrong: Mapping[str, str]) -> None:
        first = next((field for path, field in self.fields.items() if path in wrong), None)
        if first is not None:
            first.take_focus()

    def show_state(self) -> None:
        state = self._state
        missing = state.missing()
        for path, field in self.fields.items():
            field.show_value(state.values[path])
            if path in missing and (state.tried or missing[path] != "empty"):
                field.say(self.tr("Required") if missing[path] == "empty" else missing[path])
            else:
                field.say(state.warning(path), "warning")
        self._name_number()
        self.lookup.show_state()
        self.from_invoice.show_state()
        self.lookup.setVisible(state.invoice.outcome != "read")
        # Once on view a field stays, also for who empties it.
        self._opened |= {path for path in LEFT_EMPTY if state.values[path]}
        for path in LEFT_EMPTY:
            self.fields[path].setVisible(path in self._opened)
        self.optional.setVisible(bool(self._opened))
        self.more_row.setVisible(self._opened != LEFT_EMPTY)
        self._show_header()
        self.go_on.show_busy(state.busy("company"))
        self.go_on.allow(not state.is_reading_invoice)
        self.banner.say(notices.direct_sentence(state.failure) if state.failure is not None else "")
        if state.failure is not self._shown_failure:
            self._shown_failure = state.failure
            self._to_the_first(state.refused())
        if state.invoice is not self._shown_invoice and not state.is_reading_invoice:
            self._shown_invoice = state.invoice
            self._lead_on()
        self.choices.show_state()
        if not self._are_choices_open:
            self.choices.hide()
        self.ask_for.setVisible(not self._are_choices_open)
        self.mailbox.show_state()
        self._show_step()

    def _name_number(self) -> None:
        """Ask for the numbers that companies of this country have."""
        is_french = self._state.values["company.address.country"] == "FR"
        number, hint = (
            (self.tr("SIRET or VAT number"), self.tr("Or a SIRET or VAT number, to look the company up."))
            if is_french
            else (self.tr("VAT or tax number"), self.tr("Or a VAT number, to look the company up."))
        )
        self.fields["company.tax_id"].rename(number)
        self.fields["company.name"].give_hint(hint if self._state.invoice.outcome != "read" else "")

    def _show_header(self) -> None:
        is_active = self._state.is_active
        title, subtitle = (
            self.tr("Your company"),
            self.tr("Step 1 of 2. Saved as you type, on this computer."),
        )
        if is_active:
            title, subtitle = (
                self.tr("Your company"),
                self.tr("Messages and letters show this from now on. Your mailbox is in the settings."),
            )
        self.header.title.setText(title)
        self.header.show_subtitle(subtitle)
        self.go_on.rename(self.tr("Save") if is_active else self.tr("Continue"))
        # Where replies go is what the mailbox says by then.
        self.fields["email"].setVisible(not is_active)

    def _show_step(self) -> None:
        page = self.mail if self._state.step == "mailbox" else self.company
        if self.stack.currentWidget() is page:
            return
        self.stack.setCurrentWidget(page)
        if page is self.mail:
            self.mailbox.propose(self._state.values["email"])
            self.mailbox.take_focus()
