"""Asks for a passphrase: an existing one, or a new one typed twice."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from recovery_desktop.ui.tokens import XL, L, M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import TextField

SHORTEST: Final = 8


class PassphraseDialog(QDialog):
    """`accepted` once there is a usable one in `passphrase`; rejected means: not now."""

    def __init__(self, parent: QWidget, mode: Literal["enter", "choose"], *, is_wrong: bool = False) -> None:
        super().__init__(parent)
        self._choosing = mode == "choose"
        title = self.tr("Choose a passphrase") if self._choosing else self.tr("Type your passphrase")
        self.setWindowTitle(title)
        self.setMinimumWidth(460)
        words = (
            self.tr(
                "This computer has no keyring that answers. A passphrase protects your session and the key of your "
                "data instead. It is asked for at each start, and nobody can restore it."
            )
            if self._choosing
            else self.tr("It opens your session and the key of your data. Nothing is sent anywhere.")
        )
        self.first = TextField(self.tr("Passphrase"), secret=True)
        self.second = TextField(self.tr("The same again"), secret=True)
        self.second.setVisible(self._choosing)
        self._agree = button(self.tr("Protect with it") if self._choosing else self.tr("Unlock"), "primary")
        self._agree.setDefault(True)
        later = button(self.tr("Not now"))
        later.setAutoDefault(False)
        self._agree.clicked.connect(self._try)
        later.clicked.connect(self.reject)
        for field in (self.first, self.second):
            field.edited.connect(lambda _: self._forget_complaints())
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, XL, XL, L)
        column.setSpacing(M)
        for widget in (
            Label(title, "title"),
            Label(words),
            self.first,
            self.second,
            FlowRow(self._agree, later),
        ):
            column.addWidget(widget)
        if is_wrong:
            self.first.say(self.tr("This passphrase does not open it. Type it again."))
        self.first.setFocus()

    @property
    def passphrase(self) -> str:
        return self.first.line.text()

    def _forget_complaints(self) -> None:
        self.first.say("")
        self.second.say("")

    def _try(self) -> None:
        if self._choosing and len(self.passphrase) < SHORTEST:
            self.first.say(self.tr("At least {count} letters, please.").format(count=SHORTEST))
            self.first.setFocus()
        elif self._choosing and self.second.line.text() != self.passphrase:
            self.second.say(self.tr("This is not the same."))
            self.second.setFocus()
        elif self.passphrase:
            self.accept()
