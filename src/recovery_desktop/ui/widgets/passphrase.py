"""Asks for a passphrase: an existing one, or a new one typed twice."""

from __future__ import annotations

import sys
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QDialog, QRadioButton, QVBoxLayout, QWidget

from recovery_desktop.ui.theme.tokens import XL, L, M
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.help_key import follow_help_key
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import TextField

SHORTEST: Final = 8


class PassphraseDialog(QDialog):
    """`accepted` once there is a usable one in `passphrase`; rejected means: not now. `retried` when the password
    store, which was `locked`, is to be asked once more."""

    retried = Signal()

    def __init__(
        self, parent: QWidget, mode: Literal["enter", "choose", "locked"], *, is_wrong: bool = False
    ) -> None:
        super().__init__(parent)
        self._choosing = mode != "enter"
        title = self.tr("Choose a passphrase") if self._choosing else self.tr("Type your passphrase")
        self.setWindowTitle(title)
        self.setMinimumWidth(460)
        follow_help_key(self)
        words = (
            self.tr(
                "No password store of this computer was opened. A passphrase then protects your "
                "mailbox password and your sign-ins. Write it down in a safe place: nobody can restore it."
            )
            if self._choosing
            else self.tr("You chose it on this computer. Nothing is sent anywhere.")
        )
        self.asks = QRadioButton(self.tr("Ask me at each start"))
        self.keeps = QRadioButton(self.tr("Keep it on this computer"))
        self.asks.setChecked(True)
        self._warned = Label(
            self.tr("Anyone who can use your account on this computer can then read it."), "caption"
        )
        hints = {"choose": self._with_keyring(), "locked": self._when_locked(is_wrong=is_wrong)}
        with_keyring = Label(hints.get(mode, ""), "caption")
        with_keyring.setHidden(not with_keyring.text())
        self._least = self.tr("At least {count} characters.").format(count=SHORTEST)
        rule = self._least if self._choosing else ""
        self.first = TextField(self.tr("Passphrase"), hint=rule, secret=True)
        self.second = TextField(self.tr("Repeat the passphrase"), secret=True)
        self._agree = button(self._agreement(without_passphrase=False), "primary")
        self._agree.setDefault(True)
        later = button(self.tr("Back"))
        later.setAutoDefault(False)
        self.retry = button(self.tr("Try again"), "ordinary", "refresh")
        self.retry.setAutoDefault(False)
        self.retry.clicked.connect(self._retry)
        self._agree.clicked.connect(self._try)
        later.clicked.connect(self.reject)
        self.first.edited.connect(lambda _: self.second.reconsider())
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, XL, XL, L)
        column.setSpacing(M)
        for widget in (
            Label(title, "title"),
            Label(words),
            self.asks,
            self.keeps,
            self._warned,
            self.first,
            self.second,
            with_keyring,
            FlowRow(self._agree, self.retry, later),
        ):
            column.addWidget(widget)
        self.retry.setVisible(mode == "locked")
        self._show_fields(without_passphrase=False)
        self.keeps.toggled.connect(self._show_fields)
        if is_wrong and not self._choosing:
            self.first.refuse(self.tr("This passphrase is not right. Type it again."))
        self.first.setFocus()

    @staticmethod
    def _with_keyring() -> str:
        """Say how a computer of this kind is made not to ask."""
        if sys.platform != "linux":
            return ""
        return QCoreApplication.translate(
            "PassphraseDialog",
            "With a password store no passphrase is needed: install one of your system, and sign in to your desktop "
            "again before you choose a passphrase.",
        )

    def _when_locked(self, *, is_wrong: bool) -> str:
        """Say how the store that is there makes a passphrase needless."""
        if is_wrong:
            return self.tr("The password store of this computer is still locked, or does not answer.")
        return self.tr("Or unlock the password store of this computer and try again: then none is needed.")

    def _retry(self) -> None:
        self.retried.emit()
        self.reject()

    @property
    def keeps_key(self) -> bool:
        """Whether the next start asks for nothing."""
        return self.keeps.isChecked()

    @property
    def passphrase(self) -> str:
        return self.first.line.text()

    def _show_fields(self, without_passphrase: bool) -> None:
        """Ask for a new passphrase only where one protects the key."""
        self.first.setVisible(not (self._choosing and without_passphrase))
        self.second.setVisible(self._choosing and not without_passphrase)
        self._warned.setVisible(without_passphrase)
        self._agree.setText(self._agreement(without_passphrase=without_passphrase))
        self._agree.setAccessibleName(self._agree.text())

    def _agreement(self, *, without_passphrase: bool) -> str:
        if not self._choosing:
            return self.tr("Unlock")
        return self.tr("Keep on this computer") if without_passphrase else self.tr("Protect with passphrase")

    def _try(self) -> None:
        if self._choosing and self.keeps_key:
            self.accept()
            return
        is_short = self._choosing and len(self.passphrase) < SHORTEST
        is_other = self._choosing and not is_short and self.second.line.text() != self.passphrase
        first = self._least if is_short else ""
        if not self._choosing and not self.passphrase:
            first = self.tr("Type the passphrase that you chose.")
        if not complain(
            (self.first, first), (self.second, self.tr("The two are not the same.") if is_other else "")
        ):
            self.accept()
