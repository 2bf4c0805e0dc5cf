"""One quiet card in the middle: look into the browser."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.sign_in.state import SignInState
from recovery_desktop.ui.theme.tokens import XL, L, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button, change_variant
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, ScrollColumn
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label


class SignInPage(QWidget):
    """`left` when the person goes back to choose another connection."""

    left = Signal()

    def __init__(self, state: SignInState) -> None:
        super().__init__()
        self._state = state
        page = ScrollColumn(560)
        page.column.addStretch(1)
        card = Card()
        card.body.setContentsMargins(XL, XL, XL, XL)
        card.body.setSpacing(S)
        self.title = Label("", "heading")
        self.words = Label("", "muted")
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Waiting for the browser"))
        self.banner = Banner("", "warning")
        self.copied = Label("", "caption")
        self.retry = button(self.tr("Try again"), "primary")
        self.retry.clicked.connect(state.start)
        self.again = button(self.tr("Open the browser again"), "ordinary", "browser")
        self.again.clicked.connect(state.open_again)
        self.copy = button(self.tr("Copy the address"), "quiet", "copy")
        self.copy.clicked.connect(self._copy)
        self.cancel = button(self.tr("Cancel"), "quiet")
        self.cancel.clicked.connect(self._cancel)
        buttons = FlowRow(self.retry, self.again, self.copy, self.cancel)
        card.body.addWidget(IconLabel("browser", "accent", 1.8), 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (self.title, self.words, self.progress, self.banner):
            card.body.addWidget(widget)
        card.body.addSpacing(L)
        card.body.addWidget(buttons)
        card.body.addWidget(self.copied)
        page.column.addWidget(card)
        page.column.addStretch(2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)
        state.changed.connect(self._show)
        self._show()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._state.address)
        self.copied.setText(self.tr("The address was copied. Open it in any browser on this computer."))
        self.copied.show()

    def _cancel(self) -> None:
        if self._state.busy("sign_in"):
            self._state.cancel()
        else:
            self.left.emit()

    @property
    def _waiting_title(self) -> str:
        if self._state.browser_missing:
            return self.tr("Open the sign-in page yourself")
        return self.tr("Continue in your browser")

    def _show(self) -> None:
        state = self._state
        running = state.busy("sign_in")
        waiting = running and state.phase == "waiting"
        if running:
            self.title.setText(self._waiting_title if waiting else self.tr("Preparing"))
            self.words.setText(
                self.tr("A page has opened there. Agree and come back: this window continues by itself.")
                if waiting
                else self.tr("The service is starting.")
            )
        elif state.phase == "done":
            self.title.setText(self.tr("You are signed in"))
            self.words.setText("")
        elif state.phase == "idle":
            self.title.setText(self.tr("Sign in"))
            self.words.setText(
                self.tr("Your browser opens and asks you. Then this window continues by itself.")
            )
        else:
            self.title.setText(self.tr("Not signed in"))
            self.words.setText(self.tr("Nothing changed. Try again whenever you like."))
        by_hand = waiting and state.browser_missing
        self.words.setHidden(by_hand)
        self.progress.setVisible(running)
        self.retry.setText(self.tr("Sign in") if state.phase == "idle" else self.tr("Try again"))
        self.retry.setAccessibleName(self.retry.text())
        for control, is_shown in ((self.retry, not running and state.phase != "done"), (self.again, waiting)):
            begins = is_shown and control.isHidden()
            control.setVisible(is_shown)
            if begins and self.isVisible():
                # Work goes on here, and not with the button that leads back.
                control.setFocus(Qt.FocusReason.OtherFocusReason)
        self.copy.setVisible(waiting)
        change_variant(self.copy, "primary" if by_hand else "quiet", "copy")
        if by_hand and self.again.hasFocus():
            self.copy.setFocus(Qt.FocusReason.OtherFocusReason)
        self.cancel.setVisible(state.phase != "done")
        self.cancel.setText(self.tr("Cancel") if running else self.tr("Back"))
        if not waiting:
            self.copied.hide()
        if state.failure is not None:
            self.banner.say(notices.direct_sentence(state.failure))
        elif by_hand:
            self.banner.say(self.tr("No browser could be opened. Copy the address and open it yourself."))
        else:
            self.banner.say("")
