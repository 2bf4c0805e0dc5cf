"""One task: the letter to print and post, or the call to make, and what the person says of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from recovery_contract.extensions import ContactTask, ContactTaskAction
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import notices, text
from recovery_desktop.ui.checks import length_doubt
from recovery_desktop.ui.pages.contact_tasks.state import ContactTasksState
from recovery_desktop.ui.pages.opened_file import OpenedFile
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import KeyValues
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import ChoiceField, LongTextField

NOTE_MOST: Final = 2_000
"""Characters, as the service takes them."""
POSTED, LATER, NOT_DONE = "done", "postpone", "not_done"
TITLES: Final = (
    QT_TRANSLATE_NOOP("TaskSheet", "Print and post this letter"),
    QT_TRANSLATE_NOOP("TaskSheet", "Make this call"),
)
OUTCOMES: Final = {
    "reached": QT_TRANSLATE_NOOP("TaskSheet", "Someone answered"),
    "promised": QT_TRANSLATE_NOOP("TaskSheet", "They promised to pay"),
    "voicemail": QT_TRANSLATE_NOOP("TaskSheet", "I left a message"),
    "no_answer": QT_TRANSLATE_NOOP("TaskSheet", "No answer"),
    "wrong_number": QT_TRANSLATE_NOOP("TaskSheet", "Wrong number"),
}


class TaskSheet(Sheet):
    """Closing it leaves the task open; nothing counts before it is signed off here."""

    def __init__(self, parent: QWidget, state: ContactTasksState, task: ContactTask) -> None:
        self._is_letter = task.type == "letter"
        letter, call = TITLES
        title = QCoreApplication.translate("TaskSheet", letter if self._is_letter else call)
        super().__init__(parent, title, width=44)
        self._state, self._task = state, task
        self._show_task()
        self.banner = Banner("", "danger")
        self.body.addWidget(self.banner)
        self._show_answers()
        later = button(self.tr("Decide later"))
        later.clicked.connect(self.reject)
        self.enter = button(self.tr("Save"), "primary")
        self.enter.clicked.connect(self._enter)
        self.add_buttons(later, self.enter)
        state.changed.connect(self._show_failure)
        self._show_failure()
        self._chosen()

    def _show_task(self) -> None:
        task = self._task
        facts = KeyValues()
        rows = [
            (self.tr("Debtor"), task.debtor_name),
            (self.tr("Invoices"), ", ".join(task.invoice_numbers)),
            (self.tr("Outstanding"), text.money(task.amount or 0, task.currency or "EUR")),
            (self.tr("Address") if self._is_letter else self.tr("Number"), task.to or ""),
            (self.tr("Ask for"), "" if self._is_letter else task.name or ""),
            self._due(task.since.astimezone().date()),
        ]
        facts.show_rows([(name, value) for name, value in rows if value])
        self.body.addWidget(facts)
        if self._is_letter:
            self.open_letter = button(self.tr("Open the letter to print it"), "ordinary", "print")
            enclose = self.tr(
                "Put every page into the envelope: an enclosed invoice is among them, behind the letter."
            )
            self.body.addWidget(Label(enclose, "muted"))
            self.opened = OpenedFile()
            self.open_letter.clicked.connect(lambda: self._state.fetch_letters([task], self._open_letter))
            self.body.addWidget(FlowRow(self.open_letter))
            self.body.addWidget(self.opened)
        elif task.body:
            self.body.addWidget(Label(self.tr("What to say"), "strong"))
            self.body.addWidget(Label(task.body))

    def _due(self, since: date) -> tuple[str, str]:
        """Return since when it waits; what has come up today does not wait yet."""
        if since >= text.current_moment().astimezone().date():
            return self.tr("Due"), self.tr("today")
        return self.tr("Waiting since"), text.day(since)

    def _open_letter(self, letter: Path) -> None:
        self.opened.open(letter, letter_name(self._task.invoice_numbers))
        self.fit()

    def _show_answers(self) -> None:
        self.answers = QButtonGroup(self)
        done = self.tr("I posted it") if self._is_letter else self.tr("I called")
        for key, words in (
            (POSTED, done),
            (LATER, self.tr("Postpone it")),
            (NOT_DONE, self.tr("Don’t do it")),
        ):
            choice = QRadioButton(words)
            choice.setProperty("answer", key)
            self.answers.addButton(choice)
            self.body.addWidget(choice)
        outcomes = [(key, QCoreApplication.translate("TaskSheet", words)) for key, words in OUTCOMES.items()]
        self.outcome = ChoiceField(self.tr("Outcome"), [("", self.tr("Choose…")), *outcomes])
        self.day = DateField(self.tr("Day"))
        self.notes = LongTextField(self.tr("Note"), optional=True, lines=3)
        for field in (self.outcome, self.day, self.notes):
            self.body.addWidget(field)
        self.answers.buttonToggled.connect(self._chosen)

    @property
    def answer(self) -> str:
        """Empty until the person has chosen: nothing is recorded that nobody said."""
        chosen = self.answers.checkedButton()
        return "" if chosen is None else str(chosen.property("answer"))

    def choose(self, answer: str) -> None:
        next(one for one in self.answers.buttons() if one.property("answer") == answer).setChecked(True)

    def _chosen(self) -> None:
        answer, today = self.answer, date.today()
        self.enter.setEnabled(bool(answer))
        self.outcome.setVisible(answer == POSTED and not self._is_letter)
        self.day.setVisible(answer in (POSTED, LATER))
        self.notes.setVisible(answer == NOT_DONE or (bool(answer) and not self._is_letter))
        self.day.show_value(today if answer == POSTED else today + timedelta(days=1))
        self.fit()

    def _show_failure(self) -> None:
        failure = self._state.failure
        self.banner.say("" if failure is None else notices.notice(failure).sentence)

    def _enter(self) -> None:
        answer = self.answer
        needs_outcome = answer == POSTED and not self._is_letter and not self.outcome.value
        if complain(
            (self.outcome, self.tr("Choose the outcome.") if needs_outcome else ""),
            (self.day, self._day_doubt(answer)),
            (self.notes, length_doubt(self.notes.value, NOTE_MOST)),
        ):
            return
        values = {
            "action": answer,
            "on": None if answer == NOT_DONE else self.day.value,
            "outcome": self.outcome.value if answer == POSTED and not self._is_letter else None,
            "notes": self.notes.value or None,
        }
        changes = {name: value for name, value in values.items() if value is not None}
        self._state.sign_off(self._task, ContactTaskAction.model_validate(changes))
        self.accept()

    def _day_doubt(self, answer: str) -> str:
        if answer == NOT_DONE:
            return ""
        day, today = self.day.value, date.today()
        if day is None:
            return self.tr("Enter the day.")
        since = self._task.since.astimezone().date()
        if answer == POSTED and not since <= day <= today:
            return self.tr("Enter a day from {first} to today.").format(first=text.short_day(since))
        if answer == LATER and day <= today:
            return self.tr("Enter a day after today.")
        return ""


def letter_name(numbers: Sequence[str]) -> str:
    """Return the name under which a letter is saved: that of its invoice, as far as a file may have it."""
    number = "".join(one if one.isalnum() or one in "-_" else "-" for one in "-".join(numbers[:1]))
    words = QCoreApplication.translate("TaskSheet", "Letter")
    return f"{words} {number}".strip() + ".pdf"
