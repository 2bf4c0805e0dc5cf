"""The fields of the invoice under review: what was read, to be put right, with what is known of the debtor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_contract.receivables import CompanyType
from recovery_desktop.commands import invoice_paths
from recovery_desktop.commands.invoice_paths import PATHS
from recovery_desktop.ui import text
from recovery_desktop.ui.address import lacks_post
from recovery_desktop.ui.field_names import name_of
from recovery_desktop.ui.help.link import with_help
from recovery_desktop.ui.pages.submit import form as forms
from recovery_desktop.ui.pages.submit import reading
from recovery_desktop.ui.pages.submit.contacts import Contacts
from recovery_desktop.ui.pages.submit.debtor_strip import ConfirmedDebtorStrip, complete_debtor_names
from recovery_desktop.ui.pages.submit.fields import (
    ReadField,
    amount_field,
    country_field,
    date_field,
    line_field,
    rate_field,
)
from recovery_desktop.ui.pages.submit.items_field import ItemsField
from recovery_desktop.ui.pages.submit.refusals import not_due_words
from recovery_desktop.ui.pages.submit.state import SubmitState
from recovery_desktop.ui.portions import PortionedWidget
from recovery_desktop.ui.theme.tokens import L
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import Field
from recovery_desktop.ui.widgets.frames import SideBySide, rule
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.status_badge import badge_size
from recovery_desktop.ui.widgets.text_field import ChoiceField

_CURRENCIES = ("EUR", "USD", "GBP", "CHF", "SEK", "DKK", "NOK", "PLN", "CZK", "HUF", "RON", "CAD", "JPY")
_ORDER = (
    "invoice.numbers",
    "invoice.currency",
    *(path for path in PATHS if path.startswith("invoice.") and path != "invoice.numbers"),
    invoice_paths.RATE,
    *invoice_paths.DEBTOR,
)
"""From top to bottom, as they stand."""
IN_A_PORTION: Final = 3
"""Fields."""


class Entry(QWidget, PortionedWidget):
    """`pointed` carries the path of the field that has the keyboard now."""

    pointed = Signal(str)

    def __init__(self, state: SubmitState, *, in_portions: bool = False) -> None:
        super().__init__()
        self._state = state
        self.fields: dict[str, ReadField] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(L)
        self.portions = self._in_portions(column)
        if not in_portions:
            self.make_rest()

    def _in_portions(self, column: QVBoxLayout) -> Iterator[None]:
        self.to_check = Label("", "muted")
        column.addWidget(self.to_check)
        column.addWidget(Label(self.tr("Invoice"), "title"))
        yield from self._invoice(column)
        column.addWidget(rule())
        column.addWidget(with_help(Label(self.tr("Debtor"), "title"), "debtor"))
        self.debtor_strip = ConfirmedDebtorStrip(self._state)
        column.addWidget(self.debtor_strip)
        yield from self._debtor(column)
        column.addWidget(rule())
        self.contacts = Contacts(self._state)
        column.addWidget(self.contacts)
        # Below the last field: who comes here has had each value in view.
        self.confirm_all = button("", "ordinary", "done")
        self.confirm_all.clicked.connect(self._confirm_all)
        column.addWidget(self.confirm_all, 0, Qt.AlignmentFlag.AlignLeft)

    def _invoice(self, column: QVBoxLayout) -> Iterator[None]:
        add = self._add
        currency = ChoiceField(name_of("invoice.currency"), [(code, code) for code in _CURRENCIES])
        currency.chosen.connect(lambda value: self._state.edit("invoice.currency", value))
        currency.keep_room(badge_size("").height())
        self.currency = currency
        description = ItemsField(name_of("invoice.service_description"), lines=3)
        description.edited.connect(lambda value: self._state.edit("invoice.service_description", value))
        add("invoice.numbers", line_field(name_of("invoice.numbers")))
        for path in forms.DATES:
            add(path, date_field(name_of(path)))
        yield
        for path in invoice_paths.AMOUNTS:
            add(path, amount_field(name_of(path)))
        add("invoice.service_description", ReadField(description))
        add(invoice_paths.RATE, rate_field(name_of(invoice_paths.RATE)))
        shown = self.fields
        column.addWidget(SideBySide(shown["invoice.numbers"], currency))
        self.no_account = Label("", "caption")
        self.no_account.set_tone("warning")
        column.addWidget(self.no_account)
        column.addWidget(SideBySide(*(shown[path] for path in forms.DATES)))
        self.not_due = Label("", "muted")
        column.addWidget(self.not_due)
        column.addWidget(SideBySide(shown["invoice.amount"], shown[invoice_paths.PREPAID]))
        self.due = Label("", "muted")
        column.addWidget(self.due)
        column.addWidget(SideBySide(shown["invoice.amount_before_tax"], shown["invoice.tax_amount"]))
        column.addWidget(shown["invoice.service_description"])
        column.addWidget(shown[invoice_paths.RATE])
        yield

    def _debtor(self, column: QVBoxLayout) -> Iterator[None]:
        kind = ChoiceField(
            QCoreApplication.translate("form", "The debtor is"),
            [
                ("", self.tr("Choose…")),
                (CompanyType.COMPANY, self.tr("a company")),
                (CompanyType.INDIVIDUAL, self.tr("a private person")),
            ],
        )
        for at, path in enumerate(invoice_paths.DEBTOR, 1):
            is_kind = path == "debtor.company_type"
            make = country_field if path == "debtor.address.country" else line_field
            self._add(path, ReadField(kind) if is_kind else make(name_of(path)))
            if at % IN_A_PORTION == 0:
                yield
        shown = self.fields
        self.names = complete_debtor_names(shown["debtor.company_name"].field, self._state)
        column.addWidget(shown["debtor.company_name"])
        column.addWidget(shown["debtor.company_type"])
        self.numbers = SideBySide(shown["debtor.siret"], shown["debtor.vat_number"])
        column.addWidget(self.numbers)
        column.addWidget(shown["debtor.address.line1"])
        column.addWidget(shown["debtor.address.line2"])
        column.addWidget(SideBySide(shown["debtor.address.postal_code"], shown["debtor.address.city"]))
        column.addWidget(shown["debtor.address.country"])
        self.no_post = Label(
            self.tr("Without street and town no letter can be sent: the letters of your plan are left out."),
            "caption",
        )
        self.no_post.set_tone("warning")
        column.addWidget(self.no_post)

    def _confirm_all(self) -> None:
        """Take over every value that is still marked, but for those that fail a check."""
        values = {path: self.fields[path].shown_value for path in self._confirmed_together()}
        self.setFocus()
        self._state.edit_all(values)

    def _confirmed_together(self) -> list[str]:
        contradicted = reading.contradicted(self._state.extraction)
        return [
            path for path, field in self.fields.items() if field.is_to_confirm and path not in contradicted
        ]

    def _add(self, path: str, field: ReadField) -> None:
        field.edited.connect(lambda value: self._state.edit(path, value))
        field.focused.connect(lambda: self.pointed.emit(path))
        field.forgotten.connect(lambda: self._forget(path))
        self.fields[path] = field

    def _forget(self, path: str) -> None:
        self.fields[path].forget()
        self._state.forget(path)

    def to_the_first(self, wrong: Mapping[str, str]) -> bool:
        """Bring the keyboard to the uppermost field of which something is told; whether there is one."""
        field = self.first_of(wrong)
        if field is not None:
            field.take_focus()
        return field is not None

    def first_of(self, wrong: Mapping[str, str]) -> Field | None:
        """Return the uppermost field of which something is told."""
        fields = (self._field_of(path) for path in (*_ORDER, *wrong) if path in wrong)
        return next((field for field in fields if field is not None), None)

    def _field_of(self, path: str) -> Field | None:
        if path in self.fields:
            return self.fields[path].field
        return self.currency if path == "invoice.currency" else self.contacts.field_of(path)

    def empty(self) -> None:
        """Empty all fields before another draft is shown, also the one that has the focus."""
        for field in self.fields.values():
            field.forget()

    def _show_due(self, problems: Mapping[str, str]) -> None:
        form = self._state.form
        due = None if set(invoice_paths.AMOUNTS) & problems.keys() else forms.due_of(form)
        if due is not None:
            self.due.setText(self.tr("Due: {amount}").format(amount=text.money(due, form.currency)))
        self.due.setVisible(due is not None)

    def _show_numbers(self, remarked: Set[str]) -> None:
        """Ask for the numbers that this debtor can have: a private person has none, and only a French company a SIRET.

        One that is there, or of which something is told, stays on view.
        """
        form = self._state.form
        is_person = form.value("debtor.company_type") == CompanyType.INDIVIDUAL
        country = form.value("debtor.address.country") or self._state.home
        is_french = country in ("", "FR")
        wanted = {"debtor.siret": is_french and not is_person, "debtor.vat_number": not is_person}
        for path, is_wanted in wanted.items():
            wanted[path] = is_wanted or bool(form.value(path)) or path in remarked
            self.fields[path].setVisible(wanted[path])
        self.numbers.setVisible(any(wanted.values()))

    def show_state(self) -> None:
        """Show the draft under review; fields being typed in keep their text and cursor."""
        state = self._state
        self.debtor_strip.show_state()
        problems, doubts = {**state.refused(), **state.problems()}, state.doubts()
        warnings = {path: words for path, words in reading.warnings(state.extraction, state.form) if path}
        for path, field in self.fields.items():
            field.show_field(path, state, problems.get(path, ""), warnings.get(path) or doubts.get(path, ""))
        self._show_due(problems)
        session = state.session
        not_due = not_due_words(state.form, has_own_service=session.is_this_computer or session.is_practice)
        self.not_due.setText(not_due)
        self.not_due.setVisible(bool(not_due))
        self._show_numbers({*problems, *doubts, *warnings})
        address = {part: state.form.value(f"debtor.address.{part}") for part in ("line1", "city")}
        self.no_post.setVisible(lacks_post(address))
        self.currency.show_value(state.form.currency)
        without = state.accounts.doubt(state.extraction, state.form)
        self.no_account.setText(without)
        self.no_account.setVisible(bool(without))
        self.currency.say(problems.get("invoice.currency", ""))
        self.contacts.show_state(problems, doubts)
        self._show_marked()

    def _show_marked(self) -> None:
        """Name what is to be checked, the most doubtful first."""
        sure = {
            path: evidence.confidence
            for path, field in self.fields.items()
            if field.is_to_confirm and (evidence := self._state.evidence(path)) is not None
        }
        names = ", ".join(name_of(path) for path in sorted(sure, key=sure.__getitem__))
        self.to_check.setText(
            self.tr("To check: {names}. You can go on without confirming.").format(names=names)
        )
        self.to_check.setVisible(bool(sure))
        count = len(self._confirmed_together())
        self.confirm_all.setText(
            self.tr("Confirm all %n marked values", "", count)
            if count == len(sure)
            else self.tr("Confirm the other %n marked values", "", count)
        )
        self.confirm_all.setVisible(count > 1)
