"""What the service delivers: its endpoints with their health, and the log of its attempts."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QCheckBox

from recovery_desktop.session.deliveries import DeliveryRow, EndpointRow
from recovery_desktop.ui import dialogs, reasons, text
from recovery_desktop.ui.pages.connection import words
from recovery_desktop.ui.pages.connection.lines import Line
from recovery_desktop.ui.pages.connection.state import ConnectionState
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.row_column import RowColumn
from recovery_desktop.ui.widgets.tooltip import set_tooltip


class EndpointsCard(Card):
    def __init__(self, state: ConnectionState) -> None:
        super().__init__(self.tr("Where the service delivers"))
        self._state = state
        self.words = Label("", "muted")
        self._rows = RowColumn(self._line)
        self.test = BusyButton(self.tr("Send a test event"), "ordinary", "live")
        self.test.clicked.connect(state.send_test)
        self.rotate = BusyButton(self.tr("Change the signing secret"), "ordinary", "lock")
        self.rotate.clicked.connect(state.rotate)
        set_tooltip(
            self.rotate,
            self.tr("Deliveries are signed with a new secret; the old one works for one more day."),
        )
        self.buttons = FlowRow(self.test, self.rotate)
        self.body.addWidget(self.words)
        self.body.addLayout(self._rows)
        self.body.addWidget(self.buttons)

    def show_state(self) -> None:
        state = self._state
        deliveries = state.deliveries
        rows = deliveries.endpoints if deliveries is not None else None
        now = state.now
        ours = rows is not None and any(row.is_ours for row in rows)
        self.buttons.setVisible(ours)
        self.test.allow(now is not None and now.reached == "open", self.tr("The app cannot be reached now"))
        self.test.show_busy(state.busy("test"), self.tr("Waiting for it"))
        self.rotate.show_busy(state.busy("rotate"), self.tr("Changing"))
        if deliveries is None:
            sentence = self.tr("Loading") if state.busy("look") else self.tr("Not known yet.")
        elif rows is None:
            sentence = self.tr("This service does not say where it delivers.")
        elif not rows:
            sentence = self.tr("Nowhere: the app asks the service instead.")
        else:
            sentence = ""
        self.words.setText(sentence)
        self.words.setVisible(bool(sentence))
        self._rows.show_rows(rows or ())

    def _line(self, row: EndpointRow) -> Line:
        actions = []
        if not row.enabled:
            enable = button(self.tr("Switch on"))
            enable.setAccessibleName(self.tr("Switch on {address}").format(address=row.url))
            enable.clicked.connect(partial(self._state.enable, row.id))
            actions.append(enable)
        if not row.is_ours:
            remove = button(self.tr("Remove"), "quiet")
            remove.setAccessibleName(self.tr("Remove {address}").format(address=row.url))
            remove.clicked.connect(partial(self._ask_remove, row))
            actions.append(remove)
        whose = self.tr("This app") if row.is_ours else self.tr("Another program")
        below = " · ".join(part for part in (whose, words.figures(row)) if part)
        trouble = reasons.in_words(row.reason or row.last_error)
        return Line(_without_secret(row), below, *actions, badge=words.health_badge(row), trouble=trouble)

    def _ask_remove(self, row: EndpointRow) -> None:
        dialog = dialogs.question(
            self,
            self.tr("Remove this address?"),
            self.tr(
                "The service stops delivering to {address}. The program there has to register "
                "again, with a new secret."
            ).format(address=row.url),
            self.tr("Remove address"),
            dangerous=True,
        )
        dialog.accepted.connect(lambda: self._state.remove(row.id))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


class DeliveriesCard(Card):
    def __init__(self, state: ConnectionState) -> None:
        super().__init__(self.tr("Delivery log"))
        self._state = state
        self.failed = QCheckBox(self.tr("Failures only"))
        self.failed.toggled.connect(state.show_only_failed)
        self.refresh = BusyButton(self.tr("Refresh deliveries"), "ordinary", "refresh")
        self.refresh.clicked.connect(state.look)
        self.corner.addWidget(self.failed)
        self.corner.addWidget(self.refresh)
        self.words = Label("", "muted")
        self._rows = RowColumn(self._line)
        self.body.addWidget(self.words)
        self.body.addLayout(self._rows)

    def show_state(self) -> None:
        state = self._state
        deliveries = state.deliveries
        self.refresh.show_busy(state.busy("look"), self.tr("Loading"))
        self.failed.setVisible(deliveries is not None and bool(deliveries.log))
        rows = list(state.shown_log())
        if deliveries is None:
            sentence = self.tr("Not known yet.")
        elif deliveries.log is None:
            sentence = self.tr("This service offers no delivery log.")
        elif not deliveries.log:
            sentence = self.tr("Nothing was delivered yet.")
        elif not rows:
            sentence = self.tr("Nothing failed.")
        else:
            sentence = ""
        self.words.setText(sentence)
        self.words.setVisible(bool(sentence))
        self._rows.show_rows(rows)

    def _line(self, row: DeliveryRow) -> Line:
        again = button(self.tr("Deliver again"), "quiet")
        again.setAccessibleName(self.tr("Deliver {event} again").format(event=row.event_id))
        again.clicked.connect(partial(self._state.replay, row.event_id))
        title = f"{row.event_type} · {row.event_id}" if row.event_type else row.event_id
        parts = [text.moment(row.at), self.tr("attempt {number}").format(number=row.attempt)]
        if row.code is not None:
            parts.append(self.tr("answer {code}").format(code=row.code))
        if row.milliseconds is not None:
            parts.append(self.tr("{milliseconds} ms").format(milliseconds=row.milliseconds))
        if row.succeeded:
            return Line(title, " · ".join(parts), again, badge=(self.tr("Arrived"), "success", "done"))
        return Line(
            title,
            " · ".join(parts),
            again,
            badge=(self.tr("Failed"), "danger", "error"),
            trouble=reasons.in_words(row.error),
        )


def _without_secret(row: EndpointRow) -> str:
    """Return the endpoint's address without our path, which is as good as a password."""
    return row.url.rpartition("/")[0] + "/…" if row.is_ours else row.url
