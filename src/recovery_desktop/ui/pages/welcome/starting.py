"""What the app does until the first page is there, one line a step, in the place of what could be pressed before."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QGridLayout, QWidget

from recovery_desktop.session.connector import OpeningStep
from recovery_desktop.ui.pages.welcome.state import WelcomeState
from recovery_desktop.ui.theme.tokens import M, S
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.ring import Ring

STEPS: Final[tuple[OpeningStep, ...]] = ("service", "company", "page")


class StartingCard(Card):
    """Card shown while one of the app's own services starts."""

    def __init__(self, state: WelcomeState, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._state = state
        self.heading = Label("", "title")
        self.body.addWidget(self.heading)
        grid = QGridLayout()
        grid.setContentsMargins(0, S, 0, 0)
        grid.setHorizontalSpacing(M)
        grid.setVerticalSpacing(M)
        grid.setColumnStretch(1, 1)
        words: dict[OpeningStep, str] = {
            "service": self.tr("Starting the service on this computer"),
            "company": self.tr("Setting up the practice company"),
            "page": self.tr("Opening the first page"),
        }
        self._lines: dict[OpeningStep, tuple[Ring, IconLabel, Label]] = {}
        for at, step in enumerate(STEPS):
            ring, mark, label = Ring(), IconLabel("minus", "muted", 0.9), Label(words[step])
            for widget in (ring, mark):
                grid.addWidget(widget, at, 0)
            grid.addWidget(label, at, 1)
            self._lines[step] = ring, mark, label
        self.body.addLayout(grid)
        self.show_state()

    def show_state(self) -> None:
        state = self._state
        self.setVisible(state.is_starting)
        is_practice = state.kind == "practice"
        self.heading.setText(
            self.tr("Starting practice") if is_practice else self.tr("This computer is being prepared")
        )
        current = STEPS.index(state.step)
        for at, step in enumerate(STEPS):
            ring, mark, label = self._lines[step]
            is_current, is_part = state.is_starting and at == current, is_practice or step != "company"
            ring.keep_turning(is_current)
            ring.setVisible(is_current and is_part)
            mark.setVisible(not is_current and is_part)
            label.setVisible(is_part)
            mark.show_icon("done" if at < current else "minus", "success" if at < current else "muted")
            outcome = self.tr("done") if at < current else self.tr("to do")
            label.setAccessibleName(f"{label.text()}: {self.tr('in progress') if is_current else outcome}")
