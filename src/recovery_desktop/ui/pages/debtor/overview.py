"""What a debtor owes by age, its invoices, how it usually pays, and who is written to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QLocale, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.commands.debtor_details import FEWEST_PAYMENTS, PaymentHabit, age_sums, is_owed
from recovery_desktop.store.filters import days_late
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui import text
from recovery_desktop.ui.ages import age_word
from recovery_desktop.ui.pages.debtor.state import DebtorState
from recovery_desktop.ui.pages.letters_only import LettersOnly
from recovery_desktop.ui.rows import owed, state_look, state_word
from recovery_desktop.ui.theme.tokens import XS, M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.figures_table import FiguresTable
from recovery_desktop.ui.widgets.frames import Card, SideBySide, stacked
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.line_button import LineButton
from recovery_desktop.ui.widgets.row_column import RowColumn
from recovery_desktop.ui.widgets.row_menu import offer_row

PORTION: Final = 20
"""Rows that are shown at once."""


class Overview(QWidget):
    """`opened` carries a receivable's id."""

    opened = Signal(str)

    def __init__(self, state: DebtorState) -> None:
        super().__init__()
        self._state = state
        self._shown_id, self._room, self._people_room = "", PORTION, PORTION
        ages = Card(self.tr("Still owed by age"))
        self.ages = FiguresTable(
            [self.tr("Age"), self.tr("Amount"), self.tr("Invoices")], self.tr("Still owed by age")
        )
        self.nothing_owed = Label(self.tr("Nothing is owed."), "muted")
        ages.body.addWidget(self.ages)
        ages.body.addWidget(self.nothing_owed)
        invoices = Card(self.tr("Invoices"))
        self.invoices: RowColumn[ReceivableRow] = RowColumn(self._invoice, 0)
        self.more = button("", "quiet", flush=True)
        self.more.clicked.connect(self._show_more)
        invoices.body.addLayout(self.invoices)
        invoices.body.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        habit = Card(self.tr("How they usually pay"))
        self.habit, self.habit_basis = Label(""), Label("", "caption")
        habit.body.addWidget(self.habit)
        habit.body.addWidget(self.habit_basis)
        people = Card(self.tr("People"))
        self.people: RowColumn[tuple[str, ...]] = RowColumn(_person)
        self.nobody = Label(self.tr("No contacts yet."), "muted")
        self.all_people = button("", "quiet", flush=True)
        self.all_people.clicked.connect(self._show_all_people)
        self.letters_only = LettersOnly(state.session, self.tr("Letters only: no emails, no calls"))
        self.letters_only.chosen.connect(state.choose_letters)
        people.body.addLayout(self.people)
        people.body.addWidget(self.nobody)
        people.body.addWidget(self.all_people, 0, Qt.AlignmentFlag.AlignLeft)
        people.body.addWidget(self.letters_only)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        left, right = stacked(ages, invoices), stacked(habit, people)
        column.addWidget(SideBySide(left, right, narrowest=22, shares=(3, 2)))

    def show_debtor(self) -> None:
        state = self._state
        if state.id != self._shown_id:
            self._shown_id, self._room, self._people_room = state.id, PORTION, PORTION
        rows, details = state.details.rows, state.details
        sums = age_sums(rows, text.current_moment())
        self.ages.show_rows(
            [
                (age_word(age), text.money(amount, currency), str(count))
                for age, currency, amount, count in sums
            ]
        )
        self.ages.setVisible(bool(sums))
        self.nothing_owed.setVisible(not sums)
        self.invoices.show_rows(rows[: self._room])
        self.more.setVisible(len(rows) > self._room)
        self.more.setText(self.tr("Show more invoices ({count})").format(count=len(rows) - self._room))
        self._show_habit(details.habit)
        self.letters_only.show_receivables(state.open_receivables)
        people = [person_lines(one) for one in details.people]
        self.people.show_rows(people[: self._people_room])
        by_post = self.tr("No email address is known: letters are sent instead.")
        self.nobody.setText(by_post if details.about.get("by_post") else self.tr("No contacts yet."))
        self.nobody.setVisible(not people)
        self.all_people.setVisible(len(people) > self._people_room)
        self.all_people.setText(self.tr("Show all contacts ({count})").format(count=len(people)))

    def _show_habit(self, habit: PaymentHabit | None) -> None:
        if habit is None:
            self.habit.setText(self.tr("Not enough payments yet"))
            basis = self.tr("This needs {count} paid invoices with a known day of payment.")
            self.habit_basis.setText(basis.format(count=FEWEST_PAYMENTS))
            return
        self.habit.setText(lateness(habit.usual))
        if 0 <= habit.earliest < habit.latest:
            basis = QCoreApplication.translate(
                "DebtorOverview",
                "Median of {count} paid invoices; between {earliest} and %n day(s) late.",
                None,
                habit.latest,
            )
            earliest = QLocale().toString(habit.earliest)
            self.habit_basis.setText(basis.format(count=habit.count, earliest=earliest))
            return
        basis = self.tr("Median of {count} paid invoices; between {earliest} and {latest}.")
        self.habit_basis.setText(
            basis.format(
                count=habit.count, earliest=day_count(habit.earliest), latest=day_count(habit.latest)
            )
        )

    def _show_more(self) -> None:
        self._room += PORTION
        self.show_debtor()

    def _show_all_people(self) -> None:
        self._people_room = len(self._state.details.people)
        self.show_debtor()

    def _invoice(self, row: ReceivableRow) -> QWidget:
        line = LineButton(
            row.numbers or row.id,
            invoice_words(row),
            owed(row),
            *state_look(row),
        )
        line.clicked.connect(lambda: self.opened.emit(row.id))
        return line


def invoice_words(row: ReceivableRow) -> str:
    """Return status and due date of an invoice, and how late it is while it is owed."""
    parts = [state_word(row)]
    if row.due_date is not None:
        late = days_late(row.due_date, is_owed(row), text.current_moment())
        parts.append(text.was_due(row.due_date))
        if late is not None and late > 0:
            parts.append(QCoreApplication.translate("DebtorOverview", "%n day(s) late", None, late))
    return " · ".join(parts)


def lateness(days: int) -> str:
    """Return how a debtor pays, in a sentence."""
    if days > 0:
        return QCoreApplication.translate("DebtorOverview", "%n day(s) after the due date", None, days)
    if days < 0:
        return QCoreApplication.translate("DebtorOverview", "%n day(s) before the due date", None, -days)
    return QCoreApplication.translate("DebtorOverview", "On the due date")


def day_count(days: int) -> str:
    """Return one end of a range: days after the due date, or before it."""
    if days < 0:
        return QCoreApplication.translate("DebtorOverview", "%n day(s) early", None, -days)
    return QCoreApplication.translate("DebtorOverview", "%n day(s) late", None, days)


def person_lines(contact: Mapping[str, Any]) -> tuple[str, ...]:
    """Return name and place of a contact, then how it is reached."""
    name = " ".join(str(contact[part]) for part in ("first_name", "last_name") if contact.get(part))
    head = ", ".join(part for part in (name, str(contact.get("job_title") or "")) if part)
    ways = (str(contact.get(way) or "") for way in ("email", "phone"))
    level = text.level_title(contact.get("level"))
    return (level, *(part for part in (head, *ways) if part))


def _person(lines: tuple[str, ...]) -> QWidget:
    container = QWidget()
    column = QVBoxLayout(container)
    column.setContentsMargins(0, 0, 0, M)
    column.setSpacing(XS)
    for at, line in enumerate(lines):
        column.addWidget(Label(line, "caption" if not at else "body" if at == 1 else "muted").selectable())
    offer_row(container)
    return container
