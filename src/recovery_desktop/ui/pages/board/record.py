"""Recording several as paid at once: how many and how much, which not and why, the day, and what follows."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from recovery_desktop.ui import text
from recovery_desktop.ui.pages.board import words
from recovery_desktop.ui.pages.board.cancel import NAMED, names_of
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.date_field import DateField
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet


class RecordManyDialog(Sheet):
    def __init__(self, parent: QWidget, state: BoardState) -> None:
        super().__init__(parent, "")
        self._state = state
        self.plan = state.recording()
        count = len(self.plan.can)
        title = self._counted("Record %n invoice(s) as paid?", count)
        self.setWindowTitle(title)
        self.title.setText(title if count else self.tr("No payment can be recorded for these"))
        self.body.setSpacing(S)
        self.day = DateField(self.tr("Arrived on"))
        self.agree = button(self._counted("Record %n as paid", count), "primary")
        self.agree.clicked.connect(self._agree)
        if count:
            self._add_what()
        self.cannot = ""
        if self.plan.cannot:
            why = [words.cannot_record_word(reason, number) for reason, number in self.plan.cannot]
            self.cannot = self.tr("These stay as they are: {why}.").format(why=", ".join(why))
            self.body.addWidget(Banner(self.cannot, "info"))
        self.decline = button(self.tr("Cancel") if count else self.tr("Close"))
        self.decline.clicked.connect(self.reject)
        self.add_buttons(self.decline, *([self.agree] if count else []))

    def _counted(self, words: str, count: int) -> str:
        return QCoreApplication.translate("RecordManyDialog", words, None, count)

    def _add_what(self) -> None:
        rows = [place.row for place in self.plan.can]
        sums = words.money_of(self._state.open_sums_of(rows))
        self.body.addWidget(Label(sums, "strong"))
        self.body.addWidget(Label(", ".join(names_of(self._state, rows, NAMED)), "muted"))
        self.body.addSpacing(S)
        self.day.show_value(text.current_moment().astimezone().date())
        self.body.addWidget(self.day)
        self.body.addWidget(
            Label(
                self.tr(
                    "For each, the full open amount is recorded as received on this day. Contacts "
                    "stop at once. You can undo this for a few seconds; after that you can take each "
                    "payment back on its invoice’s page."
                ),
                "muted",
            )
        )

    def _agree(self) -> None:
        day = self.day.value
        has_arrived = day is not None and day <= text.current_moment().astimezone().date()
        late = self.tr("Enter the day it arrived, today at the latest.")
        if complain((self.day, "" if has_arrived else late)):
            return
        assert day is not None
        self._state.record_paid(self.plan.can, day)
        self.accept()
