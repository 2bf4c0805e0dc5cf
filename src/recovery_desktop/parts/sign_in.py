"""Signing in: back to the welcome, or on to work."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.parts.part import Around, Part
from recovery_desktop.ui.pages.sign_in.page import SignInPage
from recovery_desktop.ui.pages.sign_in.state import SignInState


class SignInPart(Part):
    def __init__(self, around: Around) -> None:
        super().__init__(around)
        self.state = SignInState(around.spawn, around.connecting.sign_in, around.open_address)
        self.state.signed_in.connect(around.go_on)

    def make_page(self) -> QWidget:
        page = SignInPage(self.state)
        page.left.connect(lambda: self.around.show_page("welcome"))
        return page
