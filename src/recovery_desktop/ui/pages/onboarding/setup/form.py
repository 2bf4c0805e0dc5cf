"""Two steps to the first reminder from this computer: the company, then the mailbox."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from recovery_desktop.failures import Failure
from recovery_desktop.ui import checks, notices
from recovery_desktop.ui.pages.onboarding.setup.from_invoice import FromInvoice
from recovery_desktop.ui.pages.onboarding.setup.lookup import CompanyLookupRow
from recovery_desktop.ui.pages.onboarding.setup.mail_step import MailStep
from recovery_desktop.ui.pages.onboarding.setup.state import FOLDED, LEFT_EMPTY, SetupState
from recovery_desktop.ui.pages.onboarding.setup.typed_ahead import TypedAhead
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.country_field import CountryField
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn, SideBySide, stacked
from recovery_desktop.ui.widgets.line import is_typing
from recovery_desktop.ui.widgets.text_field import TextField


class SetupPage(QWidget):
    def __init__(self, state: SetupState) -> None:
        super().__init__()
        self._state = state
        self._shown_failure: Failure | None = None
        self._shown_invoice = state.invoice
        self._opened = set[str]()
        self._typed_ahead = TypedAhead(self)
        self.fields: dict[str, TextField] = {}
        self.stack = QStackedWidget()
        self.company = self._company()
        self.stack.addWidget(self.company)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.stack)
        state.changed.connect(self.show_state)
        self.show_state()

    def showEvent(self, event: QShowEvent) -> None:
        self._scroll.to_top()
        super().showEvent(event)

    @property
    def start(self) -> QWidget | None:
        """Where the keyboard begins: in the mailbox and in the company what is missing first."""
        if self._state.step == "mailbox":
            return self.mail.mailbox.start
        missing = self._state.missing()
        return next((field.control for path, field in self.fields.items() if path in missing), self.go_on)

    def _field(self, path: str, label: str, hint: str = "") -> TextField:
        return self._follow(path, TextField(label, optional=path in LEFT_EMPTY, hint=hint))

    def _follow(self, path: str, entered: TextField) -> TextField:
        entered.edited.connect(lambda value: self._state.edit(path, value))
        self.fields[path] = entered
        return entered

    def _company(self) -> QWidget:
        self._scroll = page = ScrollColumn(720)
        self.banner = Banner("", "danger")
        self.card = card = Card()
        country = "company.address.country"
        self.country = self._follow(country, CountryField(self.tr("Country")))
        self.lookup = CompanyLookupRow(self._state)
        self.lookup.filled.connect(lambda: self.fields["company.name"].take_focus())
        phone_hint = self.tr("Signs your messages and letters, so that debtors can call.")
        account_hint = self.tr("Debtors pay into this account. Your messages name it.")
        for widget in (
            self._field("company.name", self.tr("Company name")),
            self.lookup,
            self._field("company.address.line1", self.tr("Address line 1")),
            SideBySide(
                self._field("company.address.postal_code", self.tr("Postcode")),
                self._field("company.address.city", self.tr("Town or city")),
                self.country,
            ),
            SideBySide(
                self._field("bank_account.iban", self.tr("IBAN"), account_hint),
                self._field("email", self.tr("Email"), self.tr("Reminders are sent from it.")),
                # An IBAN is compared to its last digit.
                narrowest=19,
            ),
            self._field("bank_account.holder", self.tr("Account holder")),
        ):
            card.body.addWidget(widget)
        self.more = button("", "quiet", "down", flush=True)
        self.more.clicked.connect(self._open_more)
        self.more_row = FlowRow(self.more)
        self.optional = stacked(
            self._field("company.address.line2", self.tr("Address line 2")),
            self._field("contact.phone", self.tr("Phone"), phone_hint),
            self._field("company.tax_id", self.tr("VAT number")),
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

    def _open_more(self) -> None:
        first = next(path for path in self.fields if path in FOLDED - self._opened)
        self._opened |= FOLDED
        self.show_state()
        self.fields[first].take_focus()

    def _lead_on(self) -> None:
        """Lead the keyboard to the first field that the invoice left empty, else to the way on."""
        if is_typing() or self._state.step != "company":
            return
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
            # What the invoice did not say is marked at once, as after a first try.
            is_checked = state.tried or state.invoice.outcome == "read"
            if path in missing and (is_checked or missing[path] != "empty"):
                field.say(self.tr("Required") if missing[path] == "empty" else missing[path])
            else:
                field.say(state.warning(path), "warning")
        self._name_number()
        self._name_holder()
        self.lookup.show_state()
        self.from_invoice.show_state()
        self.lookup.setVisible(state.invoice.outcome != "read")
        # Once on view a field stays, also for who empties it.
        self._opened |= {path for path in FOLDED if state.values[path]}
        for path in FOLDED:
            self.fields[path].setVisible(path in self._opened)
        self.optional.setVisible(bool(self._opened))
        folded = [field.label for path, field in self.fields.items() if path in FOLDED - self._opened]
        # The names of several would be wider than a narrow window with large letters.
        self.more.setText(folded[0] if len(folded) == 1 else self.tr("More details"))
        self.more_row.setVisible(self._opened != FOLDED)
        self._show_header()
        self.go_on.show_busy(state.busy("company"))
        self.go_on.allow(not state.is_reading_invoice)
        self._hold_keyboard()
        self.banner.say(notices.direct_sentence(state.failure) if state.failure is not None else "")
        if state.failure is not self._shown_failure:
            self._shown_failure = state.failure
            if not is_typing():
                self._to_the_first(state.refused())
        if state.invoice is not self._shown_invoice and not state.is_reading_invoice:
            self._shown_invoice = state.invoice
            self._lead_on()
        self._show_step()

    def _hold_keyboard(self) -> None:
        """Let nothing be typed into the form that is being stored: it is for the page that comes."""
        is_leaving = self._state.busy("company") and not self._state.is_active
        self.card.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, is_leaving)
        if is_leaving and self.stack.currentWidget() is self.company:
            self._typed_ahead.begin()
        elif self._typed_ahead.is_waiting and not is_leaving and self._state.step == "company":
            self._typed_ahead.end()
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _name_number(self) -> None:
        """Ask for the numbers that companies of this country have."""
        is_french = self._state.values["company.address.country"] == "FR"
        number, hint = (
            (self.tr("SIRET or VAT number"), self.tr("Or a SIRET or VAT number, to look the company up."))
            if is_french
            else (self.tr("VAT or tax number"), self.tr("Or a VAT number, to look the company up."))
        )
        self.fields["company.tax_id"].rename(number)
        is_british = self._state.values["company.address.country"] in checks.BRITISH
        self.fields["bank_account.iban"].rename(
            self.tr("Sort code and account number, or IBAN") if is_british else self.tr("IBAN")
        )
        self.fields["company.name"].give_hint(hint if self._state.invoice.outcome != "read" else "")

    def _name_holder(self) -> None:
        """Say whose name debtors are told where none is entered: their banks compare it with the account's."""
        company = self._state.values["company.name"].strip()
        self.fields["bank_account.holder"].give_hint(
            self.tr("As your bank has it: debtors’ banks compare the name. Empty means {company}.").format(
                company=company
            )
            if company
            else self.tr("As your bank has it: debtors’ banks compare the name.")
        )

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

    @cached_property
    def mail(self) -> MailStep:
        """The second step, made when it is reached: the first one opens in half the time."""
        mail = MailStep(self._state)
        mail.went_back.connect(self._state.change_company)
        self.stack.addWidget(mail)
        return mail

    def _show_step(self) -> None:
        if self._state.step != "mailbox":
            self.stack.setCurrentWidget(self.company)
            return
        self.mail.show_state()
        if self.stack.currentWidget() is not self.mail:
            self.stack.setCurrentWidget(self.mail)
            self.mail.mailbox.propose(self._state.values["email"])
            self.mail.mailbox.take_focus()
            self.mail.mailbox.go_on_typing(self._typed_ahead.end())
