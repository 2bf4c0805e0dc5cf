"""Welcome: which connection; once it is ready, on to what it needs next."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.ui.pages.controller import AppContext, PageController
from recovery_desktop.ui.pages.welcome.page import WelcomePage
from recovery_desktop.ui.pages.welcome.state import WelcomeState


class WelcomeController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = WelcomeState(app.session)
        self.state.opened.connect(lambda kind: app.go_on())

    def make_page(self) -> QWidget:
        return WelcomePage(self.state)

    def offer(self, link: str) -> None:
        """Show what a link offers to connect to; the person connects."""
        self.state.choose("service")
        self.state.edit("base_url", link)
        self.app.show_page("welcome")

    def on_page_shown(self) -> None:
        self.state.look()
