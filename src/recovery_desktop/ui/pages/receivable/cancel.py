"""Cancelling: why, what that means, and notes."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from recovery_contract.actions import CancelReason
from recovery_desktop.actions.table import CANCEL
from recovery_desktop.store.receivable_rows import open_of
from recovery_desktop.ui import text
from recovery_desktop.ui.cancelling import cancel_reason
from recovery_desktop.ui.pages.receivable.refused_form import refill_form, refused_value
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.sheet import Sheet
from recovery_desktop.ui.widgets.text_field import LongTextField
from recovery_desktop.ui.widgets.tooltip import set_tooltip
from recovery_desktop.ui.wording.receivable import debtor_and_invoice


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
        self._add_what()
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
        self.agree.setEnabled(False)
        set_tooltip(self.agree, self.tr("Choose a reason first."))
        self.agree.clicked.connect(self._agree)
        receivable = state.receivable
        is_disputed = receivable is not None and receivable.recovery_progress.dispute is not None
        # Nothing runs while it is disputed, and to leave the question ends no dispute.
        decline = button(self.tr("Leave it disputed") if is_disputed else self.tr("Keep it running"))
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

    def _add_what(self) -> None:
        receivable = self._state.receivable
        if receivable is None:
            return
        self.body.addWidget(Label(text.money(open_of(receivable), receivable.currency), "strong"))
        self.body.addWidget(Label(debtor_and_invoice(receivable), "muted"))
        self.body.addSpacing(S)

    @property
    def reason(self) -> CancelReason | None:
        """The reason that was chosen, if one was."""
        chosen = self.reasons.checkedButton()
        return CancelReason(str(chosen.property("reason"))) if chosen else None

    def _explain(self) -> None:
        if self.reason is not None:
            self.agree.setEnabled(True)
            set_tooltip(self.agree, "")
            self.means.setText(
                self.tr(
                    "{meaning} You can undo this for a minute; after that the invoice can be submitted again."
                ).format(meaning=cancel_reason(self.reason)[1])
            )

    def _agree(self) -> None:
        reason = self.reason
        if reason is not None and not complain((self.notes, "")):
            self._state.cancel(reason, self.notes.value)
            self.accept()
