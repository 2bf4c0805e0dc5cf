"""The form, the checklist, and the sentence that all is done."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from recovery_desktop.commands.open_practice import company_of
from recovery_desktop.failures import Failure
from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.onboarding.existing_account import ExistingAccount
from recovery_desktop.ui.pages.onboarding.practice_company import PracticeCompany
from recovery_desktop.ui.pages.onboarding.setup.form import SetupPage
from recovery_desktop.ui.pages.onboarding.state import OnboardingState, Stage
from recovery_desktop.ui.theme.tokens import L, M
from recovery_desktop.ui.tone import Tone
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.country_field import CountryField
from recovery_desktop.ui.widgets.empty_state import EmptyState
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, PageHeader, ScrollColumn, SideBySide, clear
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.status_badge import Badge
from recovery_desktop.ui.widgets.text_field import TextField


class OnboardingPage(QWidget):
    """`finished` when the person goes on to the first invoice, `left` when they want to leave Practice."""

    finished = Signal()
    left = Signal()

    def __init__(self, state: OnboardingState) -> None:
        super().__init__()
        self._state = state
        self._fields: dict[str, TextField] = {}
        self._shown_failure: Failure | None = None
        self.stack = QStackedWidget()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.stack)
        state.changed.connect(self._show)
        self._show()

    @property
    def start(self) -> QWidget | None:
        """Where the keyboard begins."""
        if self._state.stage == "form":
            return self._fields["company.name"].control
        return self.setup.start if self._state.stage == "setup" else None

    # Of the five pages most people see two: each is made when it is first shown.
    def _page_of(self, stage: Stage) -> QWidget:
        match stage:
            case "setup":
                return self.setup
            case "form":
                return self._form
            case "active":
                return self._done
            case "practice":
                return self.practice
            case _:
                return self._list

    @cached_property
    def setup(self) -> SetupPage:
        return SetupPage(self._state.setup)

    @cached_property
    def practice(self) -> PracticeCompany:
        practice = PracticeCompany()
        practice.left.connect(self.left)
        return practice

    @cached_property
    def _done(self) -> EmptyState:
        done = EmptyState(
            "done",
            self.tr("Your account is active"),
            self.tr("You can submit invoices now. The first one takes a minute."),
            self.tr("Submit an invoice"),
        )
        done.acted.connect(self.finished)
        return done

    def _field(self, path: str, label: str, *, optional: bool = True, hint: str = "") -> TextField:
        entered = TextField(label, optional=optional, hint=hint)
        entered.edited.connect(lambda value: self._state.edit(path, value))
        self._fields[path] = entered
        return entered

    def _make_country(self) -> CountryField:
        path = "company.address.country"
        country = CountryField(self.tr("Country"))
        country.edited.connect(lambda code: self._state.edit(path, code))
        self._fields[path] = country
        return country

    @cached_property
    def _form(self) -> QWidget:
        page = ScrollColumn(720)
        header = PageHeader(
            self.tr("Your company"),
            self.tr("This is what debtors read. It is saved as you type, and you can change it later."),
        )
        self.form_banner = Banner("", "danger")
        self.existing = ExistingAccount(self._state)
        company = Card(self.tr("Company"))
        company.body.addWidget(self._field("company.name", self.tr("Name"), optional=False))
        company.body.addWidget(
            SideBySide(
                self._field(
                    "company.siret",
                    self.tr("SIRET"),
                    optional=False,
                    hint=self.tr("14 digits. Required for companies in France."),
                ),
                self._field("company.vat_number", self.tr("VAT number")),
            )
        )
        company.body.addWidget(
            self._field("company.address.line1", self.tr("Address line 1"), optional=False)
        )
        company.body.addWidget(self._field("company.address.line2", self.tr("Address line 2")))
        company.body.addWidget(
            SideBySide(
                self._field("company.address.postal_code", self.tr("Postcode"), optional=False),
                self._field("company.address.city", self.tr("Town or city"), optional=False),
                self._make_country(),
            )
        )
        contact = Card(self.tr("You"))
        contact.body.addWidget(
            SideBySide(
                self._field("contact.first_name", self.tr("First name"), optional=False),
                self._field("contact.last_name", self.tr("Last name"), optional=False),
            )
        )
        contact.body.addWidget(
            SideBySide(
                self._field("email", self.tr("Email"), optional=False),
                self._field("contact.phone", self.tr("Phone")),
            )
        )
        self.go_on = BusyButton(self.tr("Continue"))
        self.go_on.clicked.connect(self._create)
        for widget in (header, self.form_banner, self.existing, company, contact):
            page.column.addWidget(widget)
        page.column.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)
        page.column.addStretch(1)
        return page

    @cached_property
    def _list(self) -> QWidget:
        page = ScrollColumn(720)
        self.list_header = PageHeader("", " ")
        self.list_banner = Banner("", "warning")
        self.means = Card(self.tr("What that means"))
        for icon, words in (
            ("pause", self.tr("Recoveries pause: nobody is contacted for you.")),
            ("money", self.tr("What debtors pay still arrives and is recorded.")),
            (
                "lock",
                self.tr("Nothing is lost. Everything resumes once the account is active again."),
            ),
        ):
            row = QHBoxLayout()
            row.setSpacing(M)
            row.addWidget(IconLabel(icon, "muted"), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(Label(words), 1)
            self.means.body.addLayout(row)
        card = Card(self.tr("Still needed"))
        self.rows = QVBoxLayout()
        self.rows.setSpacing(M)
        card.body.addLayout(self.rows)
        self.open = button(self.tr("Complete in the browser"), "primary", "browser")
        self.open.clicked.connect(self._state.open_hosted_page)
        self.look = BusyButton(self.tr("Refresh"), "ordinary", "refresh")
        self.look.clicked.connect(self._state.fetch)
        for widget in (self.list_header, self.list_banner, self.means, card):
            page.column.addWidget(widget)
        page.column.addWidget(FlowRow(self.open, self.look))
        page.column.addStretch(1)
        return page

    def _create(self) -> None:
        self._state.create()
        self._to_the_first(self._state.missing())

    def _to_the_first(self, wrong: Mapping[str, str]) -> None:
        first = next((field for path, field in self._fields.items() if path in wrong), None)
        if first is not None:
            first.take_focus()

    def _show(self) -> None:
        state = self._state
        page = self._page_of(state.stage)
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        sentence = notices.direct_sentence(state.failure) if state.failure is not None else ""
        if state.stage == "practice":
            self.practice.show_company(company_of(state.session.creditor))
        elif state.stage == "form":
            self.form_banner.say(sentence)
            self.existing.show_state()
            self._show_form()
            if state.failure is not self._shown_failure:
                self._to_the_first(state.refused())
        elif state.stage in ("checklist", "suspended"):
            if state.browser_missing and state.user is not None:
                sentence = self.tr("No browser could be opened. The address is {address}").format(
                    address=state.user.onboarding_url
                )
            self.list_banner.say(sentence)
            self._show_list()
        self._shown_failure = state.failure

    def _show_form(self) -> None:
        missing = self._state.missing()
        siret = self._fields["company.siret"]
        # Only a company in France has one; elsewhere the field is there where the service asks for it after all.
        siret.setVisible(self._state.has_siret or "company.siret" in missing)
        for path, field in self._fields.items():
            field.show_value(self._state.values[path])
            if path in missing and (self._state.tried or missing[path] != "empty"):
                field.say(self.tr("Required") if missing[path] == "empty" else missing[path])
            else:
                field.say(self._state.warning(path), "warning")
        self.go_on.show_busy(self._state.busy("create"))

    def _show_list(self) -> None:
        state, suspended = self._state, self._state.stage == "suspended"
        self.list_header.title.setText(
            self.tr("Your account is suspended") if suspended else self.tr("Almost there")
        )
        self.list_header.show_subtitle(
            self.tr(
                "The service stopped it. What it still needs is listed below; the app notices "
                "when it is done."
            )
            if suspended
            else self.tr("Complete this once; the app notices when it is done.")
        )
        self.means.setVisible(suspended)
        # The first look is said in words where its answer will stand.
        self.look.show_busy(state.busy("fetch") and not state.looking)
        self.look.allow(not state.looking)
        clear(self.rows)
        rows = state.checklist()
        if state.looking:
            self.rows.addWidget(Label(self.tr("Checking what the service needs…"), "muted"))
        elif not rows:
            asks = self.tr("The service gives no reason. Ask it in the browser why the account is suspended.")
            handed_in = self.tr("Everything is in. The service is checking it now.")
            still_needed = self.tr("The page in the browser shows what the service still needs.")
            has_requirements = state.requirements is not None
            sentence = handed_in if has_requirements else still_needed
            self.rows.addWidget(Label(asks if suspended else sentence, "muted"))
        words: dict[str, tuple[str, Tone, str]] = {
            "past": (self.tr("Overdue"), "danger", "warning"),
            "now": (self.tr("Needed now"), "warning", "clock"),
            "later": (self.tr("Later"), "neutral", "calendar"),
        }
        for key, urgency in rows:
            what, why = notices.requirement(key)
            texts = QVBoxLayout()
            texts.setSpacing(0)
            texts.addWidget(Label(what, "strong"))
            if why:
                texts.addWidget(Label(why, "muted"))
            row = QHBoxLayout()
            row.setSpacing(L)
            row.addWidget(IconLabel("file", "muted"), 0, Qt.AlignmentFlag.AlignTop)
            row.addLayout(texts, 1)
            row.addWidget(Badge(*words[urgency]), 0, Qt.AlignmentFlag.AlignTop)
            self.rows.addLayout(row)
