"""How news arrive, and the three steps by which a service far away reaches this computer."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from recovery_desktop.ui import notices
from recovery_desktop.ui.pages.connection.tunnel.ssh_form import SshForm
from recovery_desktop.ui.pages.connection.tunnel.state import TunnelState, Way
from recovery_desktop.ui.theme import theme, tokens
from recovery_desktop.ui.theme.tokens import M, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import TextField


class TunnelCard(Card):
    def __init__(self, state: TunnelState) -> None:
        super().__init__(self.tr("How updates arrive"))
        self._state = state
        self.body.setSpacing(M)
        self.words = Label("")
        self.set_up = button("", "ordinary", "link")
        self.set_up.clicked.connect(state.open)
        self.step = Label("", "caption")
        self.choose, self.external, self.confirm, self.prove = (
            self._choose(),
            self._external(),
            self._confirm(),
            self._prove(),
        )
        self.ssh = SshForm(state)
        self.banner = Banner("", "danger")
        self.back = button(self.tr("Back"), "quiet")
        self.back.clicked.connect(state.back)
        self.go_on = BusyButton(self.tr("Continue"))
        self.go_on.clicked.connect(self._go_on)
        self.done = button(self.tr("Close"), "ordinary")
        self.done.clicked.connect(state.close)
        self.buttons = FlowRow(self.go_on, self.done, self.back)
        for widget in (self.words, FlowRow(self.set_up), self.step, self.choose, self.external, self.ssh):
            self.body.addWidget(widget)
        for widget in (self.confirm, self.prove, self.banner, self.buttons):
            self.body.addWidget(widget)

    def show_state(self, sentence: str) -> None:
        state = self._state
        step = state.step
        self.words.setText(sentence)
        self.set_up.setVisible(step == "closed")
        self.set_up.setText(
            " " + (self.tr("Change the tunnel") if state.in_use is not None else self.tr("Set up a tunnel"))
        )
        self.set_up.setAccessibleName(self.set_up.text().strip())
        steps = {
            "choose": self.tr("Step 1 of 3: choose"),
            "enter": self.tr("Step 2 of 3: enter"),
            "confirm": self.tr("Step 2 of 3: confirm the server"),
            "prove": self.tr("Step 3 of 3: test"),
        }
        self.step.setText(steps.get(step, ""))
        self.step.setVisible(step != "closed")
        self.choose.setVisible(step == "choose")
        self._ways[state.way].setChecked(True)
        self.external.setVisible(step == "enter" and state.way == "external")
        self.ssh.setVisible(step == "enter" and state.way == "ssh")
        self.confirm.setVisible(step == "confirm")
        self.prove.setVisible(step == "prove")
        self.ssh.show_state()
        self._show_external()
        if state.server_key is not None:
            self.fingerprint.setText(state.server_key.fingerprint)
        self._show_proof()
        self.banner.say(notices.direct_sentence(state.failure) if state.failure is not None else "")
        self._show_buttons()

    def _show_buttons(self) -> None:
        state = self._state
        step = state.step
        self.buttons.setVisible(step != "closed")
        self.back.setVisible(step != "prove" or state.failure is not None)
        self.back.setText(self.tr("Cancel") if step == "choose" else self.tr("Back"))
        self.done.setVisible(step == "prove" and state.proved)
        self.go_on.setVisible(not self.done.isVisibleTo(self))
        names = {
            "choose": self.tr("Continue"),
            "enter": self.tr("Connect"),
            "confirm": self.tr("Same key: connect"),
            "prove": self.tr("Send the test event again"),
        }
        self.go_on.show_busy(False)
        self.go_on.rename(names.get(step, ""))
        self.go_on.show_busy(state.busy(), self.tr("Waiting"))

    def _go_on(self) -> None:
        state = self._state
        steps = {"choose": state.go_on, "enter": state.dial, "confirm": state.confirm, "prove": state.prove}
        if state.step == "enter":
            state.tried = True
            self.show_state(self.words.text())
            wrong = self.ssh.wrong if state.way == "ssh" else [self.public_url]
            if not state.ready or any(field.doubt for field in wrong):
                wrong[0].take_focus()
                return
        if state.step in steps:
            steps[state.step]()

    def _choose(self) -> QWidget:
        rows: list[tuple[Way, str, str]] = [
            (
                "none",
                self.tr("No tunnel"),
                self.tr(
                    "The app checks the service regularly. Nothing to set up; updates arrive a little later."
                ),
            ),
            (
                "ssh",
                self.tr("An SSH server"),
                self.tr("Your own server, or any that forwards a port. The app keeps the tunnel open."),
            ),
            (
                "external",
                self.tr("Another tunnel"),
                self.tr("You run it yourself and paste its public address here."),
            ),
        ]
        page, column = _column(M)
        group = QButtonGroup(page)
        self._ways: dict[Way, QRadioButton] = {}
        for way, name, what in rows:
            choice = QRadioButton(name)
            choice.setAccessibleDescription(what)
            choice.clicked.connect(partial(self._state.choose, way))
            group.addButton(choice)
            self._ways[way] = choice
            explained = Label(what, "caption")
            theme.follow(explained, partial(_indent, explained))
            one = QVBoxLayout()
            one.setSpacing(0)
            one.addWidget(choice)
            one.addWidget(explained)
            column.addLayout(one)
        return page

    def _external(self) -> QWidget:
        page, column = _column(M)
        self.leads_to = Label("").selectable()
        copy = button(self.tr("Copy"), "quiet", "copy", flush=True)
        copy.setAccessibleName(self.tr("Copy the address on this computer"))
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._local_address()))
        self.public_url = TextField(
            self.tr("Public address"),
            placeholder="https://",
            hint=self.tr("Where the internet reaches the tunnel, without a path."),
        )
        self.public_url.edited.connect(lambda value: self._state.edit(public_url=value))
        column.addWidget(self.leads_to)
        column.addWidget(FlowRow(copy))
        column.addWidget(self.public_url)
        return page

    def _show_external(self) -> None:
        state = self._state
        self.leads_to.setText(
            self.tr("Let your tunnel lead to {address} on this computer.").format(
                address=self._local_address()
            )
        )
        self.public_url.show_value(state.settings.public_url)
        wrong = self.tr("This has to be an https address without a path.")
        is_wrong = state.public_url_is_wrong or (state.tried and "public_url" in state.empty)
        self.public_url.say(wrong if is_wrong else "")

    def _confirm(self) -> QWidget:
        page, column = _column(S)
        column.addWidget(Label(self.tr("This is the server’s key. Is it the one its operator gave you?")))
        self.fingerprint = Label("", "strong").selectable()
        self.fingerprint.setAccessibleName(self.tr("Fingerprint of the server’s key"))
        column.addWidget(self.fingerprint)
        column.addWidget(
            Label(
                self.tr(
                    "The app remembers it. If the server shows another key later, the app will not connect."
                ),
                "caption",
            )
        )
        return page

    def _prove(self) -> QWidget:
        page, column = _column(S)
        self.proof = Label("")
        column.addWidget(self.proof)
        return page

    def _show_proof(self) -> None:
        state = self._state
        if state.proved:
            sentence = self.tr("A test event arrived from outside. Updates now arrive instantly.")
        elif state.busy():
            sentence = self.tr("The service is asked for a test event. It must arrive here.")
        else:
            sentence = self.tr("The tunnel is open, but no test event arrived yet.")
        self.proof.setText(sentence)

    def _local_address(self) -> str:
        return f"http://127.0.0.1:{self._state.settings.local_port}"


def _column(spacing: int) -> tuple[QWidget, Any]:
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(spacing)
    return page, column


def _indent(explained: Label) -> None:
    """Indent the explanation to where the words of the choice above begin."""
    explained.setContentsMargins(tokens.mark_of(theme.sizes()) + M + S // 2, 0, 0, 0)
