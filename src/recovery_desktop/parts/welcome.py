"""Welcome: which connection; once it is ready, on to what it needs next."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.parts.part import Around, Part
from recovery_desktop.ui.pages.welcome.page import WelcomePage
from recovery_desktop.ui.pages.welcome.state import WelcomeState


class WelcomePart(Part):
    def __init__(self, around: Around) -> None:
        super().__init__(around)
        self.state = WelcomeState(
            around.spawn, around.connecting.choose, lambda path: path.read_text("utf-8")
        )
        self.state.opened.connect(lambda kind: around.go_on())

    def make_page(self) -> QWidget:
        return WelcomePage(self.state)
