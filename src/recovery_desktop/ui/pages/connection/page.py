"""How it stands and which connection is in use; what only a technician asks for stands below, folded away."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.connection import words
from recovery_desktop.ui.pages.connection.choices import ConnectionsCard, CreditorsCard
from recovery_desktop.ui.pages.connection.state import ConnectionState
from recovery_desktop.ui.pages.connection.tunnel.card import TunnelCard
from recovery_desktop.ui.pages.connection.tunnel.state import TunnelState
from recovery_desktop.ui.pages.connection.webhooks import DeliveriesCard, EndpointsCard
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, KeyValues, PageHeader, ScrollColumn
from recovery_desktop.ui.widgets.status_badge import Badge


class ConnectionPage(QWidget):
    def __init__(self, state: ConnectionState, tunnel: TunnelState) -> None:
        super().__init__()
        self._state, self._tunnel = state, tunnel
        page = ScrollColumn(760)
        self.badge = Badge()
        header = PageHeader(
            self.tr("Connection"), self.tr("Which service you use, and whether it can be reached.")
        )
        header.corner.addWidget(self.badge)
        self.banner = Banner("", "danger")
        self.tunnel = TunnelCard(tunnel)
        self.endpoints, self.deliveries = EndpointsCard(state), DeliveriesCard(state)
        self.connections, self.creditors = ConnectionsCard(state), CreditorsCard(state)
        self.details = button("", "quiet", "down", flush=True)
        self.details.clicked.connect(self._turn_details)
        self._is_open = False
        main = (header, self.banner, self._status_card(), self.creditors, self.connections)
        for shown in (*main, FlowRow(self.details), self.tunnel, self.endpoints, self.deliveries):
            page.column.addWidget(shown)
        page.column.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)
        state.changed.connect(self._show)
        tunnel.changed.connect(self._show)
        self._show()

    def _status_card(self) -> Card:
        card = Card(self.tr("Now"))
        self.facts = KeyValues()
        self.sign_in = button(self.tr("Sign in"), "primary", "browser")
        self.sign_in.clicked.connect(self._state.sign_in_requested)
        self.sync = button(self.tr("Refresh"), "ordinary", "refresh")
        self.sync.clicked.connect(self._state.sync)
        card.body.addWidget(self.facts)
        card.body.addWidget(FlowRow(self.sign_in, self.sync))
        self._now_card = card
        return card

    def _turn_details(self) -> None:
        self._is_open = not self._is_open
        self._show()

    def _show(self) -> None:
        state = self._state
        now = state.now
        for widget in (
            self.badge,
            self._now_card,
            self.details,
            self.tunnel,
            self.endpoints,
            self.deliveries,
        ):
            widget.setVisible(now is not None)
        self.banner.say(notices.notice(state.failure).sentence if state.failure is not None else "")
        self.connections.show_state()
        self.creditors.show_state()
        if now is None:
            return
        badge = words.state_badge(now)
        self.badge.show_words(*badge)
        rows = [
            (self.tr("State"), badge[0]),
            (self.tr("Updates arrive"), words.updates(now)),
            (self.tr("Your changes"), words.waiting(now)),
        ]
        if now.state != "practice":
            # Its clock is another one: the hour of this computer would contradict it.
            rows.insert(1, (self.tr("Last updated"), words.synced(now)))
        if now.state == "faulty" and now.trouble is not None:
            rows.insert(1, (self.tr("Its message"), notices.notice(now.trouble).sentence))
        if now.account_id:
            rows.append((self.tr("Account ID"), now.account_id))
        if differences := words.differences(now):
            rows.append((self.tr("This service"), differences))
        self.facts.show_rows(rows)
        signed_out = now.state == "signed_out"
        self.sign_in.setVisible(signed_out)
        self.sync.setVisible(not signed_out)
        trouble = now.reach_failure
        sentence = words.arrival(now)
        if trouble is not None:
            sentence = f"{notices.notice(trouble).sentence} {sentence}"
        # What fails, or is being set up, is never folded away.
        is_tunnel_open = self._is_open or trouble is not None or self._tunnel.step != "closed"
        self.details.setVisible(not signed_out)
        name = self.tr("Hide technical details") if self._is_open else self.tr("Technical details")
        self.details.setText(f" {name}")
        self.details.setAccessibleName(name)
        self.tunnel.setVisible(not signed_out and is_tunnel_open)
        self.tunnel.show_state(sentence)
        self.endpoints.setVisible(not signed_out and self._is_open)
        self.deliveries.setVisible(not signed_out and self._is_open)
        self.endpoints.show_state()
        self.deliveries.show_state()
