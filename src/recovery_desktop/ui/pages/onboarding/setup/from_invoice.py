"""The shortest way through the company's form: one of the person's own invoices, which says who they are."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from recovery_desktop.ui import dialogs
from recovery_desktop.ui.pages.onboarding.setup.state import SetupState
from recovery_desktop.ui.theme.tokens import M
from recovery_desktop.ui.widgets.button import BusyButton, change_variant
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label


class FromInvoice(Card):
    """The whole window takes drops; this says that an invoice fills the form, and what came of one."""

    def __init__(self, state: SetupState, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._state = state
        self.icon, self.words = IconLabel("submit", "accent", 1.4), Label("", "body")
        self.choose = BusyButton(self.tr("Choose an invoice…"), "ordinary")
        self.choose.clicked.connect(self._choose)
        row = QHBoxLayout()
        row.setSpacing(M)
        row.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.words, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.choose, 0, Qt.AlignmentFlag.AlignVCenter)
        self.body.addLayout(row)

    def show_state(self) -> None:
        state = self._state
        self.setVisible(not state.is_active)
        self.choose.show_busy(state.is_reading_invoice, self.tr("Reading"))
        outcome, name = state.invoice.outcome, state.invoice.file_name
        if outcome:
            # The way on is the button below the form now.
            change_variant(self.choose, "ordinary")
            self.choose.rename(self.tr("Another invoice…"))
        if outcome == "read":
            words = self.tr(
                "Read from {file}. Check the fields below. The invoice is kept as your first one."
            )
        elif outcome == "nothing":
            words = self.tr("{file} does not say who it is from. Fill in the form; the invoice is kept.")
        else:
            words = self.tr(
                "Drop one of your unpaid invoices here. Your name, address and account are read from it."
            )
        self.words.setText(words.format(file=name))
        self.icon.show_icon(
            "done" if outcome == "read" else "submit", "success" if outcome == "read" else "accent"
        )

    def _choose(self) -> None:
        dialogs.choose_invoices(self, self.tr("Choose an invoice"), self._state.add_invoices)
