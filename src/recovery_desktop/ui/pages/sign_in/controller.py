"""Signing in: back to the welcome, or on to work."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.pages.controller import AppContext, PageController
from recovery_desktop.ui.pages.sign_in.page import SignInPage
from recovery_desktop.ui.pages.sign_in.state import SignInState


class SignInController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = SignInState(app.session)
        self.state.signed_in.connect(app.go_on)

    def make_page(self) -> QWidget:
        page = SignInPage(self.state)
        page.left.connect(lambda: self.app.show_page("welcome"))
        return page
