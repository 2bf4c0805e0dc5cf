"""Cancelling: why, what that means, and notes."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from recovery_contract.actions import CancelReason
from recovery_desktop.actions.table import CANCEL
from recovery_desktop.ui.cancelling import cancel_reason
from recovery_desktop.ui.pages.receivable.refused_form import refill_form, refused_value
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import LongTextField


class CancelDialog(Sheet):
    def __init__(
        self,
        parent: QWidget,
        state: ReceivableState,
        likely: CancelReason | None = None,
    ) -> None:
        super().__init__(parent, self.tr("Why are you cancelling?"))
        self._state = state
        self.reasons = QButtonGroup(self)
        self.means = Label("", "muted")
        column = self.body
        column.setSpacing(S)
        for reason in CancelReason:
            choice = QRadioButton(cancel_reason(reason)[0])
            choice.setProperty("reason", reason.value)
            self.reasons.addButton(choice)
            column.addWidget(choice)
        self.reasons.buttonToggled.connect(self._explain)
        self.notes = LongTextField(self.tr("Notes"), optional=True, lines=2)
        self.notes.show_value(state.typed("cancel"))
        self.notes.edited.connect(lambda words: state.type("cancel", words))
        self.agree = button(self.tr("Cancel recovery"), "danger")
        self.agree.clicked.connect(self._agree)
        decline = button(self.tr("Keep it running"))
        decline.clicked.connect(self.reject)
        self.add_buttons(decline, self.agree)
        column.addSpacing(S)
        column.addWidget(self.means)
        column.addSpacing(S)
        column.addWidget(self.notes)
        refill_form(state.refused, CANCEL, {"notes": self.notes})
        # Each reason tells the debtor something else for good: the person says which, unless one is likely.
        first = likely or refused_value(state.refused, CANCEL, "reason")
        if first is not None:
            self.reasons.buttons()[list(CancelReason).index(first)].setChecked(True)

    @property
    def reason(self) -> CancelReason | None:
        """The reason that was chosen, if one was."""
        chosen = self.reasons.checkedButton()
        return CancelReason(str(chosen.property("reason"))) if chosen else None

    def _explain(self) -> None:
        if self.reason is not None:
            self._say(
                self.tr("{meaning} Once sent, this cannot be undone.").format(
                    meaning=cancel_reason(self.reason)[1]
                )
            )

    def _say(self, words: str, tone: str = "", description: str = "") -> None:
        self.means.setText(words)
        self.means.set_tone(tone)
        self.reasons.buttons()[0].setAccessibleDescription(description)

    def _agree(self) -> None:
        is_wrong, reason = complain((self.notes, "")), self.reason
        if reason is None:
            missing, first = self.tr("Choose a reason."), self.reasons.buttons()[0]
            self._say(missing, "danger", missing)
            first.setFocus(Qt.FocusReason.OtherFocusReason)
            self._scroll.ensureWidgetVisible(first)
        elif not is_wrong:
            self._state.cancel(reason, self.notes.value)
            self.accept()
