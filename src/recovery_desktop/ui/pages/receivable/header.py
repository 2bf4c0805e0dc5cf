"""Who owes what, where it stands, and what can be done with all of it: over everything else on the page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QVBoxLayout, QWidget

from recovery_contract.allowed_actions import Action
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import PAUSE, RECORD_CREDIT_NOTE, REMIND_ALONE
from recovery_desktop.store.receivable_rows import RESTING, figure_of, open_of
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.rows import pause_badge
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button, icon_button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import PageHeader
from recovery_desktop.ui.widgets.status_badge import StatusBadge
from recovery_desktop.ui.wording import receivable as words


class ReceivableHeader(QWidget):
    """`left` when the person goes back."""

    left = Signal()
    payment_requested = Signal()
    cancel_requested = Signal()
    credit_note_requested = Signal()
    pause_requested = Signal()
    reversal_requested = Signal()
    case_file_requested = Signal()
    raw_requested = Signal()

    def __init__(self, state: ReceivableState) -> None:
        super().__init__()
        self._state = state
        self.back = button(self.tr("Back"), "quiet", "back", flush=True)
        self.back.clicked.connect(self.left)
        self.header = PageHeader("")
        self.status = StatusBadge()
        self.paid = button(self.tr("Record payment…"), "ordinary", "money")
        self.paid.clicked.connect(self.payment_requested)
        self.menu = QMenu(self)
        self.credit_note = self._action(self.tr("Record a credit note…"), self.credit_note_requested.emit)
        self.reversal = self._action(self.tr("Take a payment back…"), self.reversal_requested.emit)
        self.case_file = self._action(self.tr("Download the case file"), self.case_file_requested.emit)
        self.look = self._action(self.tr("Refresh"), state.look_again)
        self.raw = self._action(self.tr("Technical data"), self.raw_requested.emit)
        self.alone = self._action(self.tr("Send separate reminders for this invoice"), self._toggle_alone)
        self.alone.setCheckable(True)
        self.menu.addSeparator()
        self.pause = self._action(self.tr("Pause recovery…"), self.pause_requested.emit)
        self.cancel = self._action(self.tr("Cancel recovery…"), self.cancel_requested.emit)
        self.keep = self._action(self.tr("Undo the cancellation"), state.undo_cancellation)
        self.again = self._action(self.tr("Submit again…"), state.submit_again)
        self.more = icon_button("more", self.tr("More actions"))
        self.more.setMenu(self.menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        tools = FlowRow(self.back, self.status, self.paid, self.more, leading=1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(S)
        column.addWidget(tools)
        column.addWidget(self.header)

    def _action(self, name: str, done: Callable[[], object]) -> QAction:
        menu_action = self.menu.addAction(name)
        menu_action.triggered.connect(lambda _=False: done())
        return menu_action

    def _toggle_alone(self) -> None:
        self._state.remind_alone(alone=not self._state.is_reminded_alone)

    def show_receivable(self, receivable: Receivable) -> None:
        state, progress = self._state, receivable.recovery_progress
        self.header.title.setText(progress.debtor_name or progress.debtor_email or receivable.id)
        numbers = ", ".join(progress.invoice_numbers or [])
        due = text.was_due(progress.due_date) if progress.due_date else ""
        self.header.show_subtitle(
            " · ".join(part for part in (numbers, self._amount(receivable), due) if part)
        )
        self._show_status(receivable)
        self.status.setVisible(True)
        self.paid.setVisible(state.takes_payments and not words.is_paid(receivable))
        self.more.setVisible(True)
        self.credit_note.setVisible(state.takes(RECORD_CREDIT_NOTE))
        self.alone.setVisible(state.combines_reminders and state.takes(REMIND_ALONE))
        self.alone.setChecked(state.is_reminded_alone)
        self.reversal.setVisible(bool(state.reversible_payments))
        self.pause.setVisible(state.takes(PAUSE) and progress.creditor_pause is None)
        self.cancel.setVisible(Action.CANCEL in state.allowed)
        self.keep.setVisible(state.pending_cancellation is not None)
        self.again.setVisible(state.can_submit_again)
        self.case_file.setVisible(state.details is not None and state.details.documents is not None)

    def _show_status(self, receivable: Receivable) -> None:
        progress = receivable.recovery_progress
        pause = progress.creditor_pause
        if words.is_insolvent(receivable):
            self.status.show_words(self.tr("Insolvent"), "danger", "warning")
        elif pause is not None and receivable.status in RESTING:
            # Until when is said by the card below, with the way on.
            self.status.show_words(pause_badge(None), "neutral", "pause")
        else:
            has_amount = progress.remaining_amount is not None
            self.status.show_status(str(receivable.status), open_of(receivable) if has_amount else None)

    def _amount(self, receivable: Receivable) -> str:
        figure, left = figure_of(receivable), open_of(receivable)
        if receivable.status != ReceivableStatus.PAYMENT_RECEIVED or not left:
            return text.money(figure, receivable.currency)
        return self.tr("{open} of {amount} open").format(
            open=text.money(left, receivable.currency),
            amount=text.money(figure + left, receivable.currency),
        )

    def show_missing(self) -> None:
        """Show that nothing is known of the receivable yet, or for good."""
        for widget in (self.status, self.paid, self.more):
            widget.setVisible(False)
        self.header.title.setText(self.tr("Invoice"))
        looking = bool(self._state.id) and self._state.looking
        self.header.show_subtitle(self.tr("Loading…") if looking else "")
