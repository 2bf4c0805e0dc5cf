"""The connection: what it shows is read anew with every change; another one leads on to what it needs."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from recovery_desktop.adapters.reach import Connections, Endpoints, Tunnels
from recovery_desktop.marking import QT_TRANSLATE_NOOP
from recovery_desktop.parts.part import Around, Part, tr
from recovery_desktop.store.changes import Changed
from recovery_desktop.ui.pages.connection.page import ConnectionPage
from recovery_desktop.ui.pages.connection.state import ConnectionState
from recovery_desktop.ui.pages.connection.tunnel.state import TunnelState

DONE = {
    "test": QT_TRANSLATE_NOOP("App", "The test event came in"),
    "replay": QT_TRANSLATE_NOOP("App", "It is delivered again"),
    "rotate": QT_TRANSLATE_NOOP("App", "The secret was changed"),
}


class ConnectionPart(Part):
    def __init__(self, around: Around) -> None:
        super().__init__(around)
        connections = Connections(around.session, lambda: around.connecting)
        self.state = ConnectionState(around.spawn, Endpoints(around.session), connections)
        self.tunnel = TunnelState(around.spawn, Tunnels(around.session))
        self.state.switched.connect(lambda: around.go_on(ask=False))
        self.state.sign_in_asked.connect(around.sign_in)
        self.state.add_asked.connect(lambda: around.show_page("welcome"))
        self.state.did.connect(lambda name: around.say(tr(DONE[name])))

    def make_page(self) -> QWidget:
        return ConnectionPage(self.state, self.tunnel)

    def noticed(self, changed: Changed) -> None:
        if changed.kind in ("connection", "creditor", "intent", "event"):
            self.state.noticed()

    def switched(self) -> None:
        self.tunnel.close()
        self.state.forget_deliveries()

    def shown(self) -> None:
        self.state.look()
