"""Whether the mailbox is read for the answers of debtors: off until the person says so."""

from __future__ import annotations

from typing import Final, Literal, cast

from recovery_contract.correspondence import MailboxReading
from recovery_desktop.ui import notices, reasons, text
from recovery_desktop.ui.field_errors import show_field_error
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.field import Field, complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from recovery_desktop.ui.widgets.frames import SideBySide, stacked
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField

PORTS: Final = {"tls": "993", "starttls": "143", "none": "143"}


class ReadingCard(FoldingCard):
    """One sentence says what is read; what else can be set stands under "More"."""

    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Debtors’ replies"))
        self._state = state
        self._shown: MailboxReading | None = None
        self.words = Label("")
        self.outcome = Label("", "muted")
        self.banner = Banner("", "danger")
        self.switch = BusyButton(self.tr("Read replies"), "primary", "email")
        self.switch.clicked.connect(self._switch)
        self.more = button(self.tr("More"), "quiet", "down", flush=True)
        self.more.clicked.connect(self._turn_more)
        self.host = TextField(self.tr("Server for reading (IMAP)"), placeholder="imap.company.example")
        self.port = TextField(self.tr("Port"))
        self.security = ChoiceField(
            self.tr("Encryption"),
            [
                ("tls", self.tr("TLS from the start (most common)")),
                ("starttls", self.tr("STARTTLS")),
                ("none", self.tr("None (only on this computer)")),
            ],
        )
        self.security.chosen.connect(self._take_port)
        self.fields: dict[str, Field] = {"host": self.host, "port": self.port, "security": self.security}
        self.server = stacked(SideBySide(self.host, self.port, shares=(3, 1)), self.security)
        for widget in (self.words, self.outcome, self.banner, FlowRow(self.switch, self.more), self.server):
            self.body.addWidget(widget)
        self._show_more(False)

    def _turn_more(self) -> None:
        self._show_more(self.server.isHidden())

    def show_state(self) -> None:
        state = self._state
        setting = None if state.settings is None else state.settings.reading
        mailbox = None if state.settings is None else state.settings.mailbox
        # Practice has no mailbox to look into.
        self.setVisible(setting is not None and mailbox is not None and state.sends)
        if setting is None or mailbox is None:
            return
        if setting != self._shown:
            self._shown = setting
            self.host.show_value(setting.host or "")
            self.port.show_value(str(setting.port))
            self.security.show_value(setting.security)
        self.words.setText(
            self.tr(
                "The app checks the inbox of {address} for new messages. It reads only those "
                "that answer your reminders or come from a debtor’s address. Nothing is marked, "
                "moved or deleted."
            ).format(address=mailbox.sender)
        )
        self.outcome.setText(self._outcome(setting))
        self.outcome.setVisible(bool(self.outcome.text()))
        self.switch.rename(self.tr("Stop reading") if setting.enabled else self.tr("Read replies"))
        self.switch.show_busy(state.busy("reading"), self.tr("Opening the mailbox"))
        self._show_failure()

    def _outcome(self, setting: MailboxReading) -> str:
        if not setting.enabled:
            return self.tr("Off: debtors’ replies are only in your mailbox.")
        if setting.failure is not None:
            return reasons.in_words(setting.failure)
        if setting.read_at is None:
            return self.tr("On. The first check follows in a moment.")
        return self.tr("On. Last checked: {moment}").format(moment=text.moment(setting.read_at))

    def _show_failure(self) -> None:
        failure = self._state.failed.get("reading")
        if show_field_error(failure, self.fields):
            self.banner.say("")
            self._show_more(True)
            # Said once: the next change takes it away.
            del self._state.failed["reading"]
        else:
            self.banner.say("" if failure is None else notices.direct_sentence(failure))
        self.banner.setVisible(bool(self.banner.words))

    def _show_more(self, shown: bool) -> None:
        self.server.setVisible(shown)
        self.more.setText(f" {self.tr('Less') if shown else self.tr('More')}")
        self.more.setAccessibleName(self.more.text().strip())

    def _take_port(self, security: str) -> None:
        if self.port.value in PORTS.values() or not self.port.value:
            self.port.show_value(PORTS[security])

    def _switch(self) -> None:
        assert self._shown is not None
        host, port = self.host.value, self.port.value
        is_port = port.isascii() and port.isdecimal() and 1 <= int(port[:6]) <= 65_535
        is_host = bool(host) and not any(letter.isspace() or letter in "/@" for letter in host)
        if not (is_host and is_port):
            self._show_more(True)
        if complain(
            (
                self.host,
                "" if is_host else self.tr("The name of the server, such as imap.company.example."),
            ),
            (self.port, "" if is_port else self.tr("A number from 1 to 65535; usually 993.")),
        ):
            return
        self._state.set_reading(
            MailboxReading(
                enabled=not self._shown.enabled,
                host=host,
                port=int(port),
                security=cast("Literal['starttls', 'tls', 'none']", self.security.value),
            )
        )
