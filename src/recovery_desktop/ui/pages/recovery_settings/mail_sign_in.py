"""Signing a mailbox in at its provider: the browser asks, the card waits, and the person can always stop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from recovery_contract.mail_sign_in import MailSignInProvider
from recovery_desktop.commands.mail_sign_in import load_mail_sign_in
from recovery_desktop.ui import icons
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.label import Label, restyle


class MailSignIn(QWidget):
    """`chosen` carries the provider that is to sign the mailbox in; `password_chosen` when a password shall do it."""

    chosen = Signal(object)
    password_chosen = Signal()

    def __init__(self, state: RecoveryState) -> None:
        super().__init__()
        self._state = state
        self.words = Label("", "muted")
        self.buttons = {provider.name: self._button(provider) for provider in load_mail_sign_in().values()}
        self.again = button(self.tr("Open the browser again"), "ordinary", "browser")
        self.again.clicked.connect(state.open_browser_again)
        self.copy = button(self.tr("Copy the address"), "quiet", "copy")
        self.copy.clicked.connect(self._copy)
        self.cancel = button(self.tr("Cancel"), "quiet")
        self.cancel.clicked.connect(state.cancel_sign_in)
        self.password = button(self.tr("Use a password instead"), "quiet", flush=True)
        self.password.clicked.connect(self.password_chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(S)
        column.addWidget(self.words)
        column.addWidget(FlowRow(*self.buttons.values(), self.again, self.copy, self.cancel))
        column.addWidget(FlowRow(self.password))

    def _button(self, provider: MailSignInProvider) -> QPushButton:
        sign_in = button(self.tr("Sign in with {provider}").format(provider=provider.title), icon="browser")
        sign_in.clicked.connect(partial(self.chosen.emit, provider))
        return sign_in

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._state.sign_in_address)

    def show_offer(
        self, offered: Sequence[MailSignInProvider], *, is_sure: bool, takes_password: bool
    ) -> None:
        """Show the sign-in buttons; `is_sure` where the mail server is this provider's, otherwise the person knows
        whose it is.
        """
        waiting = bool(self._state.sign_in_address)
        self.setVisible(bool(offered) or waiting)
        names = {provider.name for provider in offered}
        for name, one in self.buttons.items():
            one.setVisible(name in names and not waiting)
            one.setEnabled(not self._state.busy("mailbox"))
            one.setProperty("variant", "primary" if is_sure else "ordinary")
            icons.set_icon(one, "browser", "on_accent" if is_sure else "text")
            restyle(one)
        begins = waiting and self.again.isHidden()
        for widget in (self.again, self.copy, self.cancel):
            widget.setVisible(waiting)
        if begins and self.isVisible():
            # Not on to the button that leads back.
            self.again.setFocus(Qt.FocusReason.OtherFocusReason)
        self.password.setVisible(is_sure and takes_password and not waiting)
        self.words.setText(self._words(is_sure, waiting))

    def _words(self, is_sure: bool, waiting: bool) -> str:
        if waiting and self._state.browser_missing:
            return self.tr("No browser could be opened. Copy the address and open it yourself.")
        if waiting:
            return self.tr("Your browser asks whether this app may send email. Agree there and come back.")
        if self._state.busy("mailbox"):
            return self.tr("Signed in. Sending the test message…")
        if is_sure:
            return self.tr("Your browser opens and asks. This app never sees your password.")
        return self.tr("Is this mailbox at one of these? Then sign in there; no password is needed here.")
