"""Asks about something whose answer was lost: what was sent, and what the service has that may be it."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from recovery_contract.ids import ReceivableId
from recovery_desktop.actions.table import ACTIONS, SUBMIT
from recovery_desktop.commands.unknown_outcomes import UnknownOutcome
from recovery_desktop.store.receivables import ReceivableRow
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.today.state import TodayState, subject_of
from recovery_desktop.ui.rows import payment_word, title_of, when
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import KeyValues, rule
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet


class LostAnswerSheet(Sheet):
    """Closing it leaves the question open; nothing is sent meanwhile."""

    def __init__(self, parent: QWidget, state: TodayState, question: UnknownOutcome) -> None:
        super().__init__(parent, self.tr("Did this arrive?"), width=44)
        self._state, self._question = state, question
        intent = question.intent
        words = self.tr(
            "The connection broke before the service answered. The app checked and cannot "
            "tell whether it arrived. Nothing is sent twice unless you say so."
        )
        self.body.addWidget(Label(words))
        sent = KeyValues()
        what = QCoreApplication.translate("Lost", ACTIONS[intent.kind].lost_text)
        rows = [
            (self.tr("What was sent"), what),
            (self.tr("About"), subject_of(question)),
            (self.tr("When"), text.moment(when(intent.sent_at or intent.created_at))),
        ]
        if intent.kind == SUBMIT.kind:
            invoice = intent.body["invoice"]
            amount = text.money(Decimal(str(invoice["amount"])), invoice.get("currency") or "EUR")
            rows.append((self.tr("Amount"), amount))
        sent.show_rows(rows)
        self.body.addWidget(sent)
        self.body.addWidget(rule())
        self.choices = QButtonGroup(self)
        self._show_likely()
        later = button(self.tr("Decide later"))
        later.clicked.connect(self.reject)
        self.again = button(self.tr("Not arrived: send it"))
        self.again.clicked.connect(self._send_again)
        self.yes = button(self.tr("It arrived"), "primary")
        self.yes.clicked.connect(self._arrived)
        self.add_buttons(later, self.again, self.yes)

    def _show_likely(self) -> None:
        likely = self._question.likely
        if not likely:
            self.body.addWidget(Label(self.tr("Check with the service before you decide."), "muted"))
            return
        if self._question.intent.kind != SUBMIT.kind:
            self.body.addWidget(Label(self.tr("At the service now:"), "muted"))
            self.body.addWidget(Label(_facts(likely[0])))
            return
        self.body.addWidget(Label(self.tr("This may be it, at the service:"), "muted"))
        for row in likely:
            choice = QRadioButton(_facts(row))
            choice.setProperty("receivable", row.id)
            self.choices.addButton(choice)
            self.body.addWidget(choice)
        self.choices.buttons()[0].setChecked(True)

    def _arrived(self) -> None:
        chosen = self.choices.checkedButton()
        self._state.arrived(
            self._question, None if chosen is None else ReceivableId(chosen.property("receivable"))
        )
        self.accept()

    def _send_again(self) -> None:
        self._state.send_again(self._question)
        self.accept()


def _facts(row: ReceivableRow) -> str:
    money, status = text.money(row.amount, row.currency), payment_word(row)
    return " · ".join((title_of(row), money, status, text.moment(when(row.created_at))))
