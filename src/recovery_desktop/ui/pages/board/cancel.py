"""Cancelling several at once: how many and for how much, which not and why, the reason, and what it means."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from recovery_contract.actions import CancelReason
from recovery_desktop.ui.cancelling import cancel_reason
from recovery_desktop.ui.pages.board import words
from recovery_desktop.ui.pages.board.state import BoardState
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import LongTextField
from recovery_desktop.ui.widgets.tooltip import set_tooltip

NAMED = 3


def names_of(state: BoardState, rows: Sequence[int], most: int) -> list[str]:
    """Return the debtors of the first rows, and how many more there are."""
    loaded = state.reads.load_rows(rows[:most])
    names = [loaded[row].debtor_name or loaded[row].numbers for row in rows[:most] if row in loaded]
    if len(rows) > len(names):
        more = QCoreApplication.translate("CancelManyDialog", "{count} more")
        names.append(more.format(count=QLocale().toString(len(rows) - len(names))))
    return names


class CancelManyDialog(Sheet):
    def __init__(self, parent: QWidget, state: BoardState) -> None:
        super().__init__(parent, "")
        self._state = state
        self.plan = state.cancelling()
        count = len(self.plan.can)
        title = self._counted("Cancel the recovery of %n invoice(s)?", count)
        self.setWindowTitle(title)
        self.title.setText(title if count else self.tr("None of these can be cancelled"))
        column = self.body
        column.setSpacing(S)
        if count:
            self._add_what()
        self.cannot = ""
        if self.plan.cannot:
            why = [words.cannot_word(reason, number) for reason, number in self.plan.cannot]
            self.cannot = self.tr("These stay as they are: {why}.").format(why=", ".join(why))
            column.addWidget(Banner(self.cannot, "info"))
        self.reasons = QButtonGroup(self)
        self.means = Label("", "muted")
        self.notes = LongTextField(self.tr("Notes"), optional=True, lines=2)
        self.agree = button(self._counted("Cancel recovery of %n", count), "danger")
        self.agree.clicked.connect(self._agree)
        self.decline = button(self.tr("Keep them running") if count else self.tr("Close"))
        self.decline.clicked.connect(self.reject)
        self.add_buttons(self.decline, *([self.agree] if count else []))
        if count:
            self._add_reasons()

    def _counted(self, words: str, count: int) -> str:
        return QCoreApplication.translate("CancelManyDialog", words, None, count)

    def _add_what(self) -> None:
        rows = [place.row for place in self.plan.can]
        sums = self._state.sums_of(rows)
        self.body.addWidget(Label(words.money_of(sums), "strong"))
        self.body.addWidget(Label(", ".join(names_of(self._state, rows, NAMED)), "muted"))

    def _add_reasons(self) -> None:
        self.body.addSpacing(S)
        self.body.addWidget(Label(self.tr("Why are you cancelling?"), "label"))
        for reason in CancelReason:
            choice = QRadioButton(cancel_reason(reason)[0])
            choice.setProperty("reason", reason.value)
            self.reasons.addButton(choice)
            self.body.addWidget(choice)
        self.reasons.buttonToggled.connect(self._explain)
        self.body.addSpacing(S)
        self.body.addWidget(self.means)
        self.body.addSpacing(S)
        self.body.addWidget(self.notes)
        self.agree.setEnabled(False)
        set_tooltip(self.agree, self.tr("Choose a reason first."))

    @property
    def reason(self) -> CancelReason:
        """The reason that was chosen; without one the gesture cannot be made."""
        chosen = self.reasons.checkedButton()
        assert chosen is not None
        return CancelReason(str(chosen.property("reason")))

    def _explain(self) -> None:
        if self.reasons.checkedButton() is not None:
            self.agree.setEnabled(True)
            set_tooltip(self.agree, "")
            self.means.setText(
                self.tr(
                    "{meaning} You can undo this for a minute; after that an invoice can be submitted again."
                ).format(meaning=cancel_reason(self.reason)[1])
            )

    def _agree(self) -> None:
        if complain((self.notes, "")):
            return
        self._state.cancel(self.plan.can, self.reason, self.notes.value)
        self.accept()
