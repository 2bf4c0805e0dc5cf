"""The way to an account that the service has already, so that nobody makes a second one from a second computer."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from recovery_contract.ids import UserId
from recovery_contract.users import User
from recovery_desktop.ui import checks
from recovery_desktop.ui.pages.onboarding.state import OnboardingState
from recovery_desktop.ui.theme.tokens import L, M
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.row_column import RowColumn
from recovery_desktop.ui.widgets.text_field import TextField


class ExistingAccount(QWidget):
    """Accounts that the sign-in reaches stand here by themselves; another one by the ID that the person types."""

    def __init__(self, state: OnboardingState) -> None:
        super().__init__()
        self._state, self._is_open = state, False
        self.open = button("", "quiet", "down", flush=True)
        self.open.clicked.connect(self._reveal)
        self.card = Card(self.tr("Your account with this service"))
        self.words = Label("", "muted")
        self.rows = RowColumn(self._line)
        self.field = TextField(
            self.tr("Account ID"),
            hint=self.tr(
                "You find it on the Connection page of your other computer; the service knows it too."
            ),
        )
        self.use = BusyButton(self.tr("Use this account"), "ordinary")
        self.use.clicked.connect(self._use_typed)
        self.field.edited.connect(self._check)
        self.field.line.returnPressed.connect(self._use_typed)
        self.card.body.addWidget(self.words)
        self.card.body.addLayout(self.rows)
        self.card.body.addWidget(self.field)
        self.card.body.addWidget(self.use, 0, Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(M)
        layout.addWidget(self.card)
        layout.addWidget(self.open, 0, Qt.AlignmentFlag.AlignLeft)

    def show_state(self) -> None:
        state = self._state
        self.setVisible(state.is_elsewhere)
        name = self.tr("I have an account here already")
        if state.existing:
            name = self.tr("Use another account by its ID")
        self.open.setText(f" {name}")
        self.open.setAccessibleName(name)
        self.open.setVisible(not self._is_open)
        self.card.setVisible(self._is_open or bool(state.existing))
        for widget in (self.field, self.use):
            widget.setVisible(self._is_open)
        self.words.setText(
            self.tr("Choose it to go on with what is there. Nothing new is created.")
            if state.existing
            else self.tr("Use it to go on with what is there. Nothing new is created.")
        )
        self.rows.show_rows(state.existing)
        self.use.show_busy(state.busy("use_existing"))

    def _reveal(self) -> None:
        self._is_open = True
        self.show_state()
        self.field.take_focus()

    def _check(self, typed: str) -> bool:
        doubt = checks.length_doubt(typed, checks.LINE_MOST)
        self.field.say(doubt)
        return not doubt

    def _use_typed(self) -> None:
        typed = self.field.value
        if not typed:
            self.field.say(self.tr("Required"))
        elif self._check(typed):
            self._state.use_existing(UserId(typed))

    def _line(self, user: User) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(L)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(Label(user.email, "strong"))
        texts.addWidget(Label(user.id, "caption"))
        use = button(self.tr("Use this account"), "primary")
        use.setAccessibleName(self.tr("Use {name}").format(name=user.email))
        use.clicked.connect(partial(self._state.use_existing, user.id))
        row.addLayout(texts, 1)
        row.addWidget(use, 0, Qt.AlignmentFlag.AlignVCenter)
        return line
