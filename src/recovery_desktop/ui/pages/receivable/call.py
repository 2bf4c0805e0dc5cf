"""A call with the debtor: what came of it, and what was said, kept as it is typed."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from recovery_contract.extensions import RecordCallRequest
from recovery_desktop.actions.action import ReceivableAction
from recovery_desktop.actions.table import RECORD_CALL, RECORD_DISPUTE, RECORD_PROMISE
from recovery_desktop.json_values import day_of
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.refused_form import refill_form, refused_value
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import LongTextField

PROMISED, DISPUTED = "promised", "disputed"
OUTCOMES = {
    "reached": QT_TRANSLATE_NOOP("CallDialog", "Someone answered"),
    PROMISED: QT_TRANSLATE_NOOP("CallDialog", "They promised to pay"),
    DISPUTED: QT_TRANSLATE_NOOP("CallDialog", "They dispute the invoice"),
    "called_in": QT_TRANSLATE_NOOP("CallDialog", "They called me"),
    "voicemail": QT_TRANSLATE_NOOP("CallDialog", "I left a message"),
    "no_answer": QT_TRANSLATE_NOOP("CallDialog", "No answer"),
    "wrong_number": QT_TRANSLATE_NOOP("CallDialog", "Wrong number"),
}
FOLLOWED_BY: Final[dict[str, ReceivableAction[Any]]] = {PROMISED: RECORD_PROMISE, DISPUTED: RECORD_DISPUTE}
"""What is entered next after such an outcome."""


class CallDialog(Sheet):
    """`form_requested` carries the kind of the action by which is entered next what was promised or disputed."""

    form_requested = Signal(str)

    def __init__(self, parent: QWidget, state: ReceivableState) -> None:
        super().__init__(parent, self.tr("How did the call go?"))
        self._state = state
        self.outcomes = QButtonGroup(self)
        self.body.setSpacing(S)
        offered = [one for one in OUTCOMES if one not in FOLLOWED_BY or state.takes(FOLLOWED_BY[one])]
        for outcome in offered:
            choice = QRadioButton(QCoreApplication.translate("CallDialog", OUTCOMES[outcome]))
            choice.setProperty("outcome", outcome)
            self.outcomes.addButton(choice)
            self.body.addWidget(choice)
        self.means = Label("", "muted")
        self.day = DateField(self.tr("Day of the call"))
        self.day.show_value(_today())
        self.day.edited.connect(lambda _: self._explain())
        self.notes = LongTextField(self.tr("What was said"), optional=True, lines=4)
        self.notes.show_value(state.typed("call"))
        self.notes.edited.connect(lambda words: state.type("call", words))
        self.agree = button(self.tr("Log call"), "primary")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Cancel"))
        decline.clicked.connect(self.reject)
        self.body.addSpacing(S)
        self.body.addWidget(self.day)
        self.body.addWidget(self.notes)
        self.body.addWidget(self.means)
        self.add_buttons(decline, self.agree)
        refill_form(state.refused, RECORD_CALL, {"notes": self.notes, "on": self.day})
        if (outcome := refused_value(state.refused, RECORD_CALL, "outcome")) in offered:
            self.choose(outcome)
        self.outcomes.buttonToggled.connect(self._explain)
        self._explain()

    @property
    def outcome(self) -> str:
        """Empty until the person has chosen: nothing is recorded that nobody said."""
        chosen = self.outcomes.checkedButton()
        return "" if chosen is None else str(chosen.property("outcome"))

    def choose(self, outcome: str) -> None:
        next(one for one in self.outcomes.buttons() if one.property("outcome") == outcome).setChecked(True)

    def _explain(self) -> None:
        sentence = self.tr("It goes into the timeline and the case file, dated today.")
        day = self.day.value
        if day is not None and day != _today():
            sentence = self.tr("It goes into the timeline and the case file, dated {day}.").format(
                day=text.day(day)
            )
        if self.outcome == PROMISED:
            sentence = self.tr("Next you enter the day. Contacts pause until then.")
        elif self.outcome == DISPUTED:
            sentence = self.tr("Next you enter what they object to. Contacts pause.")
        self.means.setText(sentence)
        self.agree.setEnabled(bool(self.outcome))

    @property
    def _issued(self) -> date | None:
        receivable = self._state.receivable
        invoice = (receivable.recovery_progress.invoice or {}) if receivable is not None else {}
        return day_of(invoice.get("issue_date"))

    def _day_doubt(self) -> str:
        day, issued = self.day.value, self._issued
        if day is None or day > _today():
            return self.tr("Enter the day of the call, today at the latest.")
        if issued is not None and day < issued:
            return self.tr("Enter a day no earlier than the invoice date, {day}.").format(
                day=text.day(issued)
            )
        return ""

    def _agree(self) -> None:
        if complain((self.day, self._day_doubt()), (self.notes, "")):
            return
        # A service of an earlier version knows the calls of today alone.
        earlier = {} if self.day.value == _today() else {"on": self.day.value}
        call = RecordCallRequest.model_validate(
            {"outcome": self.outcome, "notes": self.notes.value or None, **earlier}
        )
        self._state.request(RECORD_CALL, call)
        self._state.type("call", "")
        self.accept()
        if call.outcome in FOLLOWED_BY:
            self.form_requested.emit(FOLLOWED_BY[call.outcome].kind)


def _today() -> date:
    return text.current_moment().astimezone().date()
