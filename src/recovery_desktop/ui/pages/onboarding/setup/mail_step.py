"""The second step: the mailbox that reminders leave from, and what debtors are asked for."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.ui.pages.onboarding.setup.state import SetupState
from recovery_desktop.ui.pages.recovery_settings.mailbox import MailboxCard
from recovery_desktop.ui.pages.recovery_settings.pursuit import PursuitCard
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import PageHeader, ScrollColumn
from recovery_desktop.ui.widgets.label import Label


class MailStep(QWidget):
    """`went_back` when the person wants to see the company again."""

    went_back = Signal()

    def __init__(self, state: SetupState) -> None:
        super().__init__()
        self._are_choices_open = False
        self.choices = PursuitCard(state.mailbox)
        self.mailbox = MailboxCard(state.mailbox)
        self.back = button(self.tr("Back"), "quiet", "back", flush=True)
        self.back.clicked.connect(self.went_back)
        self.later = button(self.tr("Set up later, begin with letters"), "quiet", flush=True)
        self.later.clicked.connect(state.postpone_mailbox)
        without = Label(
            self.tr("Without a mailbox you print and post letters. Emails wait for it."),
            "muted",
        )
        self.ask_for = button(self.tr("More about what debtors are asked for"), "quiet", "down", flush=True)
        self.ask_for.clicked.connect(self._open_choices)
        header = PageHeader(
            self.tr("Your mailbox"),
            self.tr("Step 2 of 2. You get a test message. Nothing is sent to a debtor until you approve it."),
        )
        page = ScrollColumn(720)
        rows = FlowRow(self.ask_for), FlowRow(self.back, self.later), without
        for shown in (header, self.mailbox, self.choices, *rows):
            page.column.addWidget(shown)
        page.column.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)
        self.show_state()

    def _open_choices(self) -> None:
        """Show what else can be chosen: without a choice it is the invoice alone, which can be changed later."""
        self._are_choices_open = True
        self.show_state()
        self.choices.choices.pursue.take_focus()

    def show_state(self) -> None:
        self.choices.show_state(is_brief=not self._are_choices_open)
        self.ask_for.setVisible(not self._are_choices_open)
        self.mailbox.show_state()
