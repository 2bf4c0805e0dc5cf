"""The connection: what it shows is read anew with every change; another one leads on to what it needs."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.store.changes import StoreChange
from recovery_desktop.translation import QT_TRANSLATE_NOOP
from recovery_desktop.ui.pages.connection.page import ConnectionPage
from recovery_desktop.ui.pages.connection.state import ConnectionState
from recovery_desktop.ui.pages.connection.tunnel.state import TunnelState
from recovery_desktop.ui.pages.controller import AppContext, PageController, tr

DONE = {
    "test": QT_TRANSLATE_NOOP("App", "The test event arrived"),
    "replay": QT_TRANSLATE_NOOP("App", "Delivering again"),
    "rotate": QT_TRANSLATE_NOOP("App", "The signing secret was changed"),
}


class ConnectionController(PageController):
    def __init__(self, app: AppContext) -> None:
        super().__init__(app)
        self.state = ConnectionState(app.session)
        self.tunnel = TunnelState(app.session)
        self.state.switched.connect(lambda: app.go_on(ask=False))
        self.state.sign_in_requested.connect(app.sign_in)
        self.state.add_requested.connect(lambda: app.show_page("welcome"))
        self.state.did.connect(lambda name: app.say(tr(DONE[name])))

    def make_page(self) -> QWidget:
        return ConnectionPage(self.state, self.tunnel)

    def on_store_changed(self, changed: StoreChange) -> None:
        if changed.kind in ("connection", "creditor", "intent", "event"):
            self.state.on_store_changed()

    def on_connection_changed(self) -> None:
        self.tunnel.close()
        self.state.forget_deliveries()

    def on_page_shown(self) -> None:
        self.state.look()
