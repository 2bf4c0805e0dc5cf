"""Letting the contacts of several rest at once: how many, which not and why, and until when."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.pages.board import words
from recovery_desktop.ui.pages.board.cancel import NAMED, names_of
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.pausing import PauseForm
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet


class PauseManyDialog(Sheet):
    def __init__(self, parent: QWidget, state: BoardState) -> None:
        super().__init__(parent, "")
        self._state = state
        self.plan = state.pausing()
        count = len(self.plan.can)
        title = self._counted("Pause the recovery of %n invoice(s)?", count)
        self.setWindowTitle(title)
        self.title.setText(title if count else self.tr("None of these can be paused"))
        self.body.setSpacing(S)
        self.form = PauseForm()
        if count:
            rows = [place.row for place in self.plan.can]
            self.body.addWidget(Label(", ".join(names_of(state, rows, NAMED)), "muted"))
            self.body.addSpacing(S)
            self.body.addWidget(self.form)
            self.form.resized.connect(self.fit)
        self.cannot = ""
        if self.plan.cannot:
            why = [words.cannot_pause_word(reason, number) for reason, number in self.plan.cannot]
            self.cannot = self.tr("These stay as they are: {why}.").format(why=", ".join(why))
            self.body.addWidget(Banner(self.cannot, "info"))
        self.agree = button(self._counted("Pause %n invoice(s)", count), "primary")
        self.agree.clicked.connect(self._agree)
        self.decline = button(self.tr("Cancel") if count else self.tr("Close"))
        self.decline.clicked.connect(self.reject)
        self.add_buttons(self.decline, *([self.agree] if count else []))

    def _counted(self, words: str, count: int) -> str:
        return QCoreApplication.translate("PauseManyDialog", words, None, count)

    def _agree(self) -> None:
        request = self.form.request
        if request is not None:
            self._state.pause(self.plan.can, request)
            self.accept()
