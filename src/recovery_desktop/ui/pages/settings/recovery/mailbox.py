"""The creditor's own outgoing mail: tried with a message before it counts."""

from __future__ import annotations

from typing import Literal, cast

from pydantic import ValidationError

from recovery_contract.extensions import Mailbox
from recovery_desktop.ui import checks, notices
from recovery_desktop.ui.beside import say_beside
from recovery_desktop.ui.pages.settings.recovery.state import RecoveryState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton
from recovery_desktop.ui.widgets.field import complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import Card, SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField

PORTS = {"starttls": "587", "tls": "465", "none": "25"}


class MailboxCard(Card):
    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Mailbox for reminders"))
        self._state = state
        self._shown: Mailbox | None = None
        self.words = Label("", "muted")
        self.banner = Banner("", "danger")
        self.from_address = TextField(self.tr("Sender address"), placeholder="name@company.example")
        self.host = TextField(self.tr("Outgoing mail server (SMTP)"), placeholder="smtp.company.example")
        self.security = ChoiceField(
            self.tr("Security"),
            [
                ("starttls", self.tr("STARTTLS (usual)")),
                ("tls", self.tr("TLS from the start")),
                ("none", self.tr("None (only on this computer)")),
            ],
        )
        self.port = TextField(self.tr("Port"))
        self.port.show_value("587")
        self.security.chosen.connect(self._take_port)
        self.username = TextField(self.tr("User name"), optional=True)
        self.password = TextField(self.tr("Password"), optional=True, secret=True)
        self.fields: dict[str, TextField] = {
            "sender": self.from_address,
            "host": self.host,
            "port": self.port,
            "username": self.username,
            "password": self.password,
        }
        self.save = BusyButton(self.tr("Send a test message and keep it"))
        self.save.clicked.connect(self._save)
        for widget in (
            self.words,
            self.banner,
            self.from_address,
            SideBySide(self.host, self.port, shares=(3, 1)),
            self.security,
            SideBySide(self.username, self.password),
            FlowRow(self.save),
        ):
            self.body.addWidget(widget)

    def show_state(self) -> None:
        state = self._state
        known = state.known.mailbox if state.known is not None else None
        if known is not None and known != self._shown:
            self.from_address.show_value(known.sender)
            self.host.show_value(known.host)
            self.port.show_value(str(known.port))
            self.security.show_value(known.security)
            self.username.show_value(known.username or "")
        self._shown = known
        self.password.line.setPlaceholderText(self.tr("Unchanged") if known is not None else "")
        self.words.setText(self._words(known))
        self.save.show_busy(state.busy("mailbox"), self.tr("Trying"))
        self._show_failure()

    def _words(self, known: Mailbox | None) -> str:
        if self._state.done == "mailbox":
            if not self._state.sends:
                return self.tr("Kept. In Practice nothing is sent, so it was not tried.")
            return self.tr("The test message was sent to you, and the mailbox is kept.")
        if known is None:
            return self.tr("Reminders leave through your own mail server, so debtors can answer you.")
        return self.tr("In use. The password is kept sealed and is never shown.")

    def _show_failure(self) -> None:
        failure = self._state.failed.get("mailbox")
        if say_beside(failure, self.fields):
            self.banner.say("")
            # Said once: the next change takes it away.
            del self._state.failed["mailbox"]
        else:
            self.banner.say("" if failure is None else notices.notice(failure).sentence)
        self.banner.setVisible(bool(self.banner.words))

    def _take_port(self, security: str) -> None:
        if self.port.value in PORTS.values() or not self.port.value:
            self.port.show_value(PORTS[security])

    def _save(self) -> None:
        sender, host = self.from_address.value, self.host.value
        no_sender = not sender or checks.email_doubt(sender)
        no_host = not host or any(letter.isspace() or letter in "/@" for letter in host)
        no_port = not _is_port(self.port.value)
        if complain(
            (
                self.from_address,
                self.tr("An email address, such as name@company.example.") if no_sender else "",
            ),
            (
                self.host,
                self.tr("The name of your mail server, as in smtp.company.example.") if no_host else "",
            ),
            (self.port, self.tr("A number from 1 to 65535; usually 587.") if no_port else ""),
            (self.username, ""),
            (self.password, ""),
        ):
            return
        typed = self.password.line.text()
        try:
            mailbox = Mailbox(
                host=self.host.value,
                port=int(self.port.value),
                username=self.username.value or None,
                password=typed or None,
                security=cast("Literal['starttls', 'tls', 'none']", self.security.value),
                sender=self.from_address.value,
            )
        except ValidationError:
            self.banner.say(self.tr("These values cannot be used together."))
            return
        self._state.set_mailbox(mailbox)


def _is_port(text: str) -> bool:
    return text.isascii() and text.isdecimal() and 1 <= int(text[:6]) <= 65_535
