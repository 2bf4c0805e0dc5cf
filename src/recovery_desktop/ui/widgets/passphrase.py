"""Asks for a passphrase: an existing one, or a new one typed twice."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from recovery_desktop.ui.theme.tokens import XL, L, M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.help_key import follow_help_key
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
        follow_help_key(self)
        words = (
            self.tr(
                "This computer offers no keyring, so a passphrase protects your mailbox password and your "
                "sign-ins. The app asks for it at each start. Write it down in a safe place: nobody can "
                "restore it."
            )
            if self._choosing
            else self.tr("You chose it on this computer. Nothing is sent anywhere.")
        )
        self._least = self.tr("At least {count} characters.").format(count=SHORTEST)
        rule = self._least if self._choosing else ""
        self.first = TextField(self.tr("Passphrase"), hint=rule, secret=True)
        self.second = TextField(self.tr("Repeat the passphrase"), secret=True)
        self._agree = button(
            self.tr("Protect with passphrase") if self._choosing else self.tr("Unlock"), "primary"
        )
        self._agree.setDefault(True)
        later = button(self.tr("Back"))
        later.setAutoDefault(False)
        self._agree.clicked.connect(self._try)
        later.clicked.connect(self.reject)
        self.first.edited.connect(lambda _: self.second.reconsider())
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
        self.second.setVisible(self._choosing)
        if is_wrong:
            self.first.refuse(self.tr("This passphrase is not right. Type it again."))
        self.first.setFocus()

    @property
    def passphrase(self) -> str:
        return self.first.line.text()

    def _try(self) -> None:
        is_short = self._choosing and len(self.passphrase) < SHORTEST
        is_other = self._choosing and not is_short and self.second.line.text() != self.passphrase
        first = self._least if is_short else ""
        if not self._choosing and not self.passphrase:
            first = self.tr("Type the passphrase that you chose.")
        if not complain(
            (self.first, first), (self.second, self.tr("The two are not the same.") if is_other else "")
        ):
            self.accept()
