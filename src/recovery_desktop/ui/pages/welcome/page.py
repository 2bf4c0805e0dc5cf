"""A calm first page: three choices, and a form for the third."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from recovery_desktop.store.connections import ConnectionKind
from recovery_desktop.ui import dialogs, notices
from recovery_desktop.ui.help.link import learn_more
from recovery_desktop.ui.pages.welcome.starting import StartingCard
from recovery_desktop.ui.pages.welcome.state import WelcomeState
from recovery_desktop.ui.theme.tokens import XL, XS, L, M, S
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, ScrollColumn, SideBySide, stacked
from recovery_desktop.ui.widgets.icon_label import IconLabel
from recovery_desktop.ui.widgets.label import Label, restyle
from recovery_desktop.ui.widgets.text_field import TextField


class WelcomePage(QWidget):
    def __init__(self, state: WelcomeState) -> None:
        super().__init__()
        self._state = state
        self._page = page = ScrollColumn(920)
        column = page.column
        column.setSpacing(L)
        column.addStretch(1)
        column.addWidget(Label(self.tr("Get your unpaid invoices paid"), "display"))
        self._question = self.tr(
            "Drop an invoice, review it, follow it until the money arrives. How do you want to start?"
        )
        self.question = Label(self._question, "muted")
        column.addWidget(self.question)
        self.banner, self.needed = Banner("", "danger"), Banner("", "info")
        for banner in (self.banner, self.needed):
            column.addWidget(banner)
        self.choices: dict[ConnectionKind, _Choice] = {
            "practice": _Choice(
                "practice",
                self.tr("Practice"),
                self.tr("Try everything with invented debtors. Nothing leaves this computer."),
                self.tr("Start practising"),
            ),
            "this_computer": _Choice(
                "computer",
                self.tr("This computer"),
                self.tr(
                    "Reminders are sent from your mailbox, and you print the letters. No account needed."
                ),
                self.tr("Use this computer"),
            ),
            "service": _Choice(
                "service",
                self.tr("Recovery service"),
                self.tr("A service recovers for you: it writes, calls, and pays out to your account."),
                self.tr("Connect to a service"),
            ),
        }
        for kind, choice in self.choices.items():
            choice.chosen.connect(lambda kind=kind: state.choose(kind))
        self.ways = SideBySide(*self.choices.values(), narrowest=15)
        self.starting = StartingCard(state)
        for widget in (self.ways, FlowRow(learn_more("connection")), self.starting):
            column.addWidget(widget)
        self.form = self._form()
        column.addWidget(self.form)
        column.addStretch(2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)
        state.changed.connect(self._show)
        self._show()

    @property
    def start(self) -> QWidget:
        """Where the keyboard begins."""
        if self._state.kind == "service":
            return self.url.line
        return self.choices[self._state.suggested].action

    def _form(self) -> Card:
        card = Card(self.tr("Recovery service"))
        choose = button(self.tr("Open a connection file"), icon="file")
        choose.clicked.connect(self._choose_file)
        card.corner.addWidget(choose)
        self.file_problem = Banner("", "danger")
        needed = self.tr(
            "A recovery service that works with this app gives you a connection file, a link or an address."
            " Without one, use this computer: it needs no account."
        )
        card.body.addWidget(Label(needed, "muted"))
        card.body.addWidget(self.file_problem)
        self.url = TextField(self.tr("Address or link"), placeholder="https://")
        self.client_id = TextField(
            self.tr("Client id"), optional=True, hint=self.tr("Only if the service gave you one.")
        )
        self.client_secret = TextField(
            self.tr("Client secret"),
            optional=True,
            secret=True,
            hint=self.tr("Stored in the password store of this computer."),
        )
        for field, name in (
            (self.url, "base_url"),
            (self.client_id, "client_id"),
            (self.client_secret, "client_secret"),
        ):
            field.edited.connect(lambda value, name=name: self._state.edit(name, value))
            field.line.returnPressed.connect(self._connect)
        self.more = button(self.tr("More"), "quiet", "down", flush=True)
        self.more.clicked.connect(self._show_client)
        self.client = stacked(self.client_id, self.client_secret)
        self.client.hide()
        for widget in (self.url, FlowRow(self.more), self.client):
            card.body.addWidget(widget)
        self.connect_button = BusyButton(self.tr("Connect"))
        self.connect_button.clicked.connect(self._connect)
        card.body.addWidget(self.connect_button, 0, Qt.AlignmentFlag.AlignLeft)
        return card

    def _sentence(self) -> str:
        if self._state.is_starting:
            return self.tr("This takes a few seconds.")
        if self._state.is_practising:
            return self.tr(
                "Practice stays as it is, and you can go back to it. How do you want to start for real?"
            )
        return self._question

    def _connect(self) -> None:
        self._state.tried = True
        if not complain((self.url, self._wrong_address()), (self.client_id, ""), (self.client_secret, "")):
            self._state.connect_service()

    def _wrong_address(self) -> str:
        state = self._state
        if not state.address.base_url:
            return self.tr("The service gives you this address.") if state.tried else ""
        return "" if state.url_is_safe else self.tr("The address must begin with https://")

    def _show_client(self) -> None:
        """Show the fields of a client id, which few services hand out without a connection file."""
        self.more.hide()
        self.client.show()
        self.client_id.take_focus()

    def _choose_file(self) -> None:
        dialogs.choose_files(
            self, self.tr("Open a connection file"), self.tr("Connection files (*.json)"), self._read
        )

    def _read(self, paths: list[Path]) -> None:
        self._state.read_file(paths[0])
        if self._state.ready:
            self.connect_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self) -> None:
        state = self._state
        busy = state.busy("open")
        for kind, choice in self.choices.items():
            choice.show_primary(kind == state.suggested and state.kind != "service")
            choice.action.allow(not busy)
        practice = self.choices["practice"].action
        practice.rename(self.tr("Back to Practice") if state.is_practising else self.tr("Start practising"))
        practice.setProperty("closes", state.is_practising)
        self.ways.setVisible(not state.is_starting)
        self.question.setText(self._sentence())
        self.starting.show_state()
        is_service = state.kind == "service"
        begins = is_service and self.form.isHidden()
        self.form.setVisible(is_service)
        if begins and self.isVisible():
            self.url.take_focus()
            self._bring_up_form()
        address = state.address
        self.url.show_value(address.base_url)
        self.client_id.show_value(address.client_id)
        self.client_secret.show_value(address.client_secret)
        sentence = notices.direct_sentence(state.failure) if state.failure is not None else ""
        # Below the address that it is about: nothing above it moves.
        wrong = self._wrong_address() or (sentence if is_service else "")
        self.url.say(wrong, "danger" if state.tried else "warning")
        self.connect_button.show_busy(busy and state.kind == "service")
        is_calm = state.lacks_passphrase
        self.banner.say("" if is_service or is_calm else sentence)
        self._show_needed(sentence if is_calm and not busy else "")
        no_file = self.tr("This is not a connection file. Choose the one that the service gave you.")
        self.file_problem.say(no_file if state.file_problem else "")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.form.isHidden():
            self._bring_up_form()

    def _bring_up_form(self) -> None:
        """Scroll to the opened form, once it has its place."""

        def scroll() -> None:
            for widget in (self.connect_button, self.url):
                self._page.ensureWidgetVisible(widget)

        QTimer.singleShot(0, self, scroll)

    def _show_needed(self, sentence: str) -> None:
        """Say what the choice needs from which the person went back, with the keyboard on it again."""
        begins = bool(sentence) and not self.needed.words
        self.needed.say(sentence)
        if begins:
            self.choices[self._state.suggested].action.setFocus(Qt.FocusReason.OtherFocusReason)


class _Choice(QFrame):
    chosen = Signal()

    def __init__(self, icon: str, title: str, words: str, action: str) -> None:
        super().__init__()
        self.setProperty("surface", "card")
        self.action = BusyButton(action, "ordinary")
        self.icon, self._icon_name = IconLabel(icon, "muted", 1.6), icon
        self.action.clicked.connect(self.chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(XL, XL, XL, XL)
        column.setSpacing(S)
        column.addWidget(self.icon)
        column.addSpacing(XS)
        column.addWidget(Label(title, "title"))
        column.addWidget(Label(words, "muted"), 1, Qt.AlignmentFlag.AlignTop)
        column.addSpacing(M)
        column.addWidget(self.action)

    def show_primary(self, primary: bool) -> None:
        """Mark the way that most people want to go on from here."""
        self.action.setProperty("variant", "primary" if primary else "ordinary")
        restyle(self.action)
        self.icon.show_icon(self._icon_name, "accent" if primary else "muted")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.action.isEnabled() and self.rect().contains(event.position().toPoint()):
            self.chosen.emit()
