"""A card of Today with one line for each thing, and words below them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, clear
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.line_button import LineButton


class ListCard(Card):
    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._lines: list[LineButton] = []
        self._rows = QVBoxLayout()
        self._rows.setSpacing(0)
        self.more = Label("", "muted", parent=self)
        self.more.hide()
        self.body.addLayout(self._rows)
        self.rest = button("", "quiet", flush=True, parent=self)
        self.rest.hide()
        self._rest_row = FlowRow(self.rest)
        self._rest_row.hide()
        self.body.addWidget(self._rest_row)
        self.body.addWidget(self.more)
        self.body.addStretch()

    @property
    def first(self) -> QWidget | None:
        return self._lines[0] if self._lines else None

    def show_more(self, words: str) -> None:
        """Show these words below the rows; empty hides them."""
        self.more.setText(words)
        self.more.setVisible(bool(words))

    def show_rest(self, count: int) -> None:
        """Offer the way to those that have no line here; none hides it."""
        words = self.tr("%n more", "", count)
        self.rest.setText(words)
        self.rest.setAccessibleName(words)
        self.rest.setVisible(bool(count))
        self._rest_row.setVisible(bool(count))

    def show_rows(self, lines: Sequence[LineButton]) -> None:
        # Also of a window that is not in front: Qt would hand the keyboard to the rail when it comes there.
        in_hand = self.window().focusWidget()
        focused = [at for at, line in enumerate(self._lines) if line is in_hand]
        if focused and in_hand is not None:
            # Qt would hand the keyboard from line to line as they go, and the page would scroll after it.
            in_hand.clearFocus()
        clear(self._rows)
        self._lines = list(lines)
        widest = max((line.verb_width for line in lines), default=0)
        for line in lines:
            line.widen_verb(widest)
            self._rows.addWidget(line)
        if focused and lines:
            lines[min(focused[0], len(lines) - 1)].setFocus()
