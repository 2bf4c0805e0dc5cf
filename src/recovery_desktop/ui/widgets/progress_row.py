"""One piece of work in a list: a name, a bar while it runs, words for how it stands, and what can be done."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from recovery_desktop.ui.theme.tokens import XS, M
from recovery_desktop.ui.widgets.button import button, icon_button
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import ElidedLabel, Label, restyle
from recovery_desktop.ui.widgets.row_menu import offer_row

Stage = Literal["waiting", "running", "to check", "done", "failed"]
_LOOK = {
    "waiting": ("clock", "muted"),
    "running": ("file", "accent"),
    "to check": ("draft", "accent"),
    "done": ("done", "success"),
    "failed": ("error", "danger"),
}


class ProgressRow(QWidget):
    cancelled = Signal()
    retried = Signal()
    opened = Signal()
    undone = Signal()
    hurried = Signal()
    both_wanted = Signal()

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = IconLabel("file", "muted")
        self._name = ElidedLabel(name, "strong")
        self._words = Label("", "caption")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._retry = button(self.tr("Try again"), "quiet")
        self._retry.clicked.connect(self.retried)
        self._open = button(self.tr("Review"), "ordinary")
        self._open.clicked.connect(self.opened)
        self._hurry = button(self.tr("Send now"), "quiet")
        self._hurry.clicked.connect(self.hurried)
        self._keep_both = button(self.tr("Keep both"), "quiet")
        self._keep_both.clicked.connect(self.both_wanted)
        self._take_back = button(self.tr("Take back"), "quiet")
        self._take_back.clicked.connect(self.undone)
        self._cancel = icon_button("close", self.tr("Remove"))
        self._cancel.clicked.connect(self.cancelled)
        middle = QVBoxLayout()
        middle.setSpacing(XS)
        middle.addWidget(self._name)
        middle.addWidget(self._bar)
        middle.addWidget(self._words)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, XS, 0, XS)
        row.setSpacing(M)
        row.addWidget(self._icon)
        row.addLayout(middle, 1)
        row.addWidget(self._retry)
        row.addWidget(self._keep_both)
        row.addWidget(self._open)
        row.addWidget(self._hurry)
        row.addWidget(self._take_back)
        row.addWidget(self._cancel)
        offer_row(self)
        self._name_controls(name)
        self.show_stage("waiting", "")
        self.allow(open=False, retry=False, rest=False, remove=True)

    def show_stage(self, stage: Stage, words: str, fraction: float | None = None, *, tone: str = "") -> None:
        """Show the stage; `fraction` from 0 to 1, None where the end is not known; `tone` colours the words."""
        self._icon.show_icon(*(("warning", "warning") if tone == "warning" else _LOOK[stage]))
        self._words.setText(words)
        self._words.set_tone("danger" if stage == "failed" else tone)
        self._words.setVisible(bool(words))
        self._bar.setVisible(stage == "running")
        self._bar.setRange(0, 0 if fraction is None else 1000)
        if fraction is not None:
            self._bar.setValue(round(fraction * 1000))
        self._retry.setVisible(stage == "failed")
        self._open.setVisible(stage in ("to check", "done"))

    def allow(self, *, open: bool, retry: bool, rest: bool, remove: bool, keep_both: bool = False) -> None:
        """Show the actions that are possible: a failed reading can be opened too, to type what was not read; what
        rests can be taken back or sent at once; what looks like another one can stay beside it.
        """
        self._keep_both.setVisible(keep_both)
        self._open.setVisible(open)
        self._retry.setVisible(retry)
        self._hurry.setVisible(rest)
        self._take_back.setVisible(rest)
        self._cancel.setVisible(remove)

    def show_primary(self, is_primary: bool) -> None:
        """Mark the row that most people want to go on with."""
        variant = "primary" if is_primary else "ordinary"
        if self._open.property("variant") == variant:
            return
        self._open.setProperty("variant", variant)
        restyle(self._open)

    @property
    def is_primary(self) -> bool:
        return bool(self._open.property("variant") == "primary")

    @property
    def check(self) -> QPushButton:
        return self._open

    def rename(self, name: str, action: str) -> None:
        """Show the name, and call the button that opens it by the action."""
        self._name.setText(name)
        self._open.setText(action)

    def _name_controls(self, name: str) -> None:
        """Name the controls by the file: several invoices may be of one debtor."""
        self._bar.setAccessibleName(name)
        self._open.setAccessibleName(self.tr("Review {name}").format(name=name))
        self._retry.setAccessibleName(self.tr("Try {name} again").format(name=name))
        self._hurry.setAccessibleName(self.tr("Send {name} now").format(name=name))
        self._keep_both.setAccessibleName(self.tr("Keep {name} and the other one").format(name=name))
        self._take_back.setAccessibleName(self.tr("Take {name} back").format(name=name))
        self._cancel.setAccessibleName(self.tr("Remove {name}").format(name=name))
