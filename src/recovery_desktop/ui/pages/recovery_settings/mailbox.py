"""The creditor's own outgoing mail: tried with a message before it counts."""

from __future__ import annotations

from typing import Final, Literal, cast

from pydantic import ValidationError
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from recovery_contract.creditor_settings import Mailbox
from recovery_contract.mail_sign_in import MailSignInProvider
from recovery_desktop.commands.mail_providers import MailProvider, find_mail_provider
from recovery_desktop.commands.mail_sign_in import find_mail_sign_in, load_mail_sign_in
from recovery_desktop.ui import checks, icons, notices
from recovery_desktop.ui.field_errors import show_field_error
from recovery_desktop.ui.help.link import help_icon
from recovery_desktop.ui.pages.recovery_settings.mail_sign_in import MailSignIn
from recovery_desktop.ui.pages.recovery_settings.other_encryption import OtherEncryption
from recovery_desktop.ui.pages.recovery_settings.provider_words import (
    banner_words,
    mailbox_words,
    no_server_words,
    provider_help,
)
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState, ServerLookup
from recovery_desktop.ui.widgets.banner import Banner
from recovery_desktop.ui.widgets.button import BusyButton, button
from recovery_desktop.ui.widgets.field import Field, complain
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.folding_card import FoldingCard
from recovery_desktop.ui.widgets.frames import SideBySide, stacked
from recovery_desktop.ui.widgets.label import Label, TwoLines
from recovery_desktop.ui.widgets.line import is_typing
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField

UNDER_MORE: Final = ("host", "port", "security", "username")
PORTS = {"starttls": "587", "tls": "465", "none": "25"}


class MailboxCard(FoldingCard):
    """The address decides the server; what else can be set is folded away."""

    def __init__(self, state: RecoveryState) -> None:
        super().__init__(self.tr("Your mailbox"))
        self.corner.addWidget(help_icon("mailbox"))
        self._state = state
        self._shown: Mailbox | None = None
        self._provider: MailProvider | None = None
        self.words = Label("", "muted")
        self.banner = Banner("", "danger")
        self.from_address = TextField(self.tr("Email address"), placeholder=self.tr("name@company.example"))
        self.from_address.edited.connect(self._take_provider)
        self.password = TextField(self.tr("Password"), secret=True)
        # Whoever is about to press below must not find another thing there: the words have their place, and the button
        # comes at the end of a line that is there.
        self.help_words = TwoLines("muted")
        self.no_server = Banner("", "warning")
        self.help = button(self.tr("Open the provider’s page"), "quiet", "browser", flush=True)
        self.help.clicked.connect(self._open_help)
        self.look_up = BusyButton(self.tr("Look in Thunderbird’s public table"), "ordinary", "search")
        self.look_up.clicked.connect(lambda: state.find_server(self.from_address.value.strip()))
        self.look_up_row = FlowRow(self.look_up)
        self.sign_in = MailSignIn(state)
        self.sign_in.chosen.connect(self._sign_in)
        self.sign_in.password_chosen.connect(self._choose_password)
        self._by_password = self._is_typed = False
        self._used: ServerLookup | None = None
        self._make_server()
        self.save = BusyButton(self.tr("Send test and save"))
        self.save.clicked.connect(self._save)
        self.save_row, self.more_row = FlowRow(self.save), FlowRow(self.more, self.help)
        self.other_encryption = OtherEncryption()
        self.other_encryption.chosen.connect(self._try_encryption)
        rows = [self.words, self.banner, SideBySide(self.from_address, self.password), self.sign_in]
        rows += [self.help_words, self.no_server, self.look_up_row, self.more_row]
        for widget in (*rows, self.server, self.other_encryption, self.save_row):
            self.body.addWidget(widget)
        for line in (self.from_address, self.password, self.host, self.port, self.username):
            line.line.returnPressed.connect(self._go_on)
        for line in (self.from_address, self.host, self.port, self.username):
            line.edited.connect(self._keep)
        self.security.chosen.connect(self._keep)
        self.security.chosen.connect(lambda _: self.other_encryption.hide())
        self._show_more(False)
        self._show_help()

    def _make_server(self) -> None:
        self.more = button(self.tr("Server settings"), "quiet", "down", flush=True)
        self.more.clicked.connect(self._turn_more)
        self.host = TextField(self.tr("Mail server"), placeholder="smtp.company.example")
        self.host.edited.connect(lambda _: self._show_lookup())
        self.security = ChoiceField(
            self.tr("Encryption"),
            [
                ("starttls", self.tr("STARTTLS (most common)")),
                ("tls", self.tr("TLS from the start")),
                ("none", self.tr("None (only on this computer)")),
            ],
        )
        self.port = TextField(self.tr("Port"))
        self.port.show_value("587")
        self.security.chosen.connect(self._take_port)
        self.username = TextField(self.tr("User name"), hint=self.tr("If empty: the email address"))
        self.fields: dict[str, Field] = {
            "sender": self.from_address,
            "host": self.host,
            "port": self.port,
            "security": self.security,
            "username": self.username,
            "password": self.password,
        }
        self.server = stacked(
            SideBySide(self.host, self.port, shares=(3, 1)), SideBySide(self.security, self.username)
        )

    def _keep(self, _: str) -> None:
        """Store what is typed, so that it outlasts a quit; only the service stores the password."""
        self._is_typed = True
        self._state.save_typed_mailbox(
            {
                "sender": self.from_address.value,
                "host": self.host.value,
                "port": self.port.value,
                "security": self.security.value,
                "username": self.username.value,
            }
        )

    @property
    def _sign_in_provider(self) -> MailSignInProvider | None:
        """Who signs this mailbox in, in place of a password."""
        provider = None if self._by_password else find_mail_sign_in(self.host.value)
        return provider if provider is not None and provider.is_offered else None

    def _sign_in(self, provider: MailSignInProvider) -> None:
        if not complain((self.from_address, self._wrong_sender())):
            self._state.sign_in_mailbox(provider, self.from_address.value.strip())

    def _choose_password(self) -> None:
        self._by_password = True
        self._show_help()
        self.password.take_focus()

    def _show_sign_in(self) -> None:
        """Offer it where the server is of a provider that knows this app, or where the person may know whose it is."""
        sure = self._sign_in_provider
        offered = [one for one in load_mail_sign_in().values() if one.is_offered] if self._is_guess else []
        takes_password = self._provider is None or not self._provider.is_closed
        self.sign_in.show_offer(
            [sure] if sure else offered, is_sure=bool(sure), takes_password=takes_password
        )
        for widget in (self.password, self.save_row, self.more_row):
            widget.setVisible(sure is None)
        if sure is not None:
            self._show_more(False)
            self.help_words.hide()
            self.help.hide()

    @property
    def start(self) -> QWidget:
        """Where the work goes on."""
        provider = self._sign_in_provider
        if provider is not None:
            return self.sign_in.buttons[provider.name]
        return self._first_field.line

    @property
    def _first_field(self) -> TextField:
        return self.password if self.from_address.value else self.from_address

    def take_focus(self) -> None:
        if self._sign_in_provider is None:
            # The field comes on view, where the window is low.
            self._first_field.take_focus()
        else:
            self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_on_typing(self, words: str) -> None:
        """Take what was typed for this card before it was on view."""
        if words and self._sign_in_provider is None:
            self._first_field.line.insert(words)

    def _go_on(self) -> None:
        """Enter in a field does what the one button of the card does."""
        provider = self._sign_in_provider
        if provider is None:
            self._save()
        else:
            self._sign_in(provider)

    def _turn_more(self) -> None:
        self._show_more(self.server.isHidden())

    def _show_more(self, shown: bool) -> None:
        self.server.setVisible(shown)
        icons.set_icon(self.more, "minus" if shown else "down", "accent")

    def propose(self, address: str) -> None:
        """Fill in what was typed here at an earlier start, else an address that was typed elsewhere."""
        typed = self._state.typed
        if typed and self._shown is None and not self.from_address.value:
            self._provider = find_mail_provider(typed["sender"])
            self.from_address.show_value(typed["sender"])
            self.host.show_value(typed["host"])
            self.port.show_value(typed["port"])
            self.security.show_value(typed["security"])
            self.username.show_value(typed["username"])
            self._show_help()
        if address and not self.from_address.value:
            self.from_address.show_value(address)
            self._take_provider(address)

    def _take_provider(self, address: str) -> None:
        """Fill in the server that belongs to the address; one that was typed by hand for a guess is left alone."""
        provider, before = find_mail_provider(address), self._provider
        if provider is None or provider == before:
            return
        self._by_password = False
        by_hand = self.host.value and (before is None or self.host.value != before.host)
        self._provider = provider
        if provider.name or not by_hand:
            self._show_server(provider, address)
        self._show_help()

    def _show_server(self, provider: MailProvider, address: str) -> None:
        self.host.show_value(provider.host)
        self.port.show_value(str(provider.port))
        self.security.show_value(provider.security)
        self.username.show_value(address.strip().partition("@")[0] if provider.local_name else "")

    def _show_help(self) -> None:
        provider = self._provider
        self.password.rename(
            self.tr("App password") if provider is not None and provider.app_password else self.tr("Password")
        )
        words = "" if provider is None else provider_help(provider)
        self.help_words.setText(words)
        self.help_words.setVisible(bool(words))
        self.help.setVisible(provider is not None and bool(provider.help))
        self._show_lookup()

    def _show_lookup(self) -> None:
        self._show_lookup_words()
        self._show_sign_in()

    def _show_lookup_words(self) -> None:
        """Show the result of the lookup, for a provider that the bundled table does not know."""
        lookup, address = self._state.lookup, self.from_address.value.strip()
        is_this = lookup.address == address and lookup.tried_own_domain
        provider = lookup.provider if is_this else None
        if is_this and lookup is not self._used:
            self._used = lookup
            is_by_hand = self.host.value not in ("", self._guessed_host)
            if provider is not None and not is_by_hand:
                self._provider = provider
                self._show_server(provider, address)
            elif provider is None and self._is_guess:
                self._show_more(True)
                if not is_typing():
                    # What was guessed is typed over.
                    self.host.take_focus()
                    self.host.line.selectAll()
        is_guess = self._is_guess
        self.look_up_row.setVisible(is_guess and is_this and not (lookup.tried_table or lookup.is_offline))
        self.look_up.show_busy(self._state.busy("find"), self.tr("Looking up"))
        # A server that was typed since then answers it.
        is_unanswered = is_guess and is_this and self.host.value in ("", self._guessed_host)
        self.no_server.say(
            no_server_words(lookup).format(domain=address.rpartition("@")[2]) if is_unanswered else ""
        )
        if provider is not None:
            self.help_words.setText(self.tr("Its mail server is {host}.").format(host=provider.host))
            self.help_words.setVisible(True)
        elif is_guess:
            # The lookup is announced only as long as it is still to come.
            self.help_words.setVisible(not is_this and self._must_look_up())

    @property
    def _is_guess(self) -> bool:
        """Whether nobody has said yet which server it is."""
        return self._provider is not None and not self._provider.name

    @property
    def _guessed_host(self) -> str:
        return "" if self._provider is None else self._provider.host

    def _open_help(self) -> None:
        if self._provider is not None:
            self._state.session.open_address(self._provider.help)

    def show_state(self) -> None:
        state = self._state
        mailbox = state.settings.mailbox if state.settings is not None else None
        # What the person typed before the answer came stays.
        if mailbox is not None and mailbox != self._shown and not self._is_typed:
            self.from_address.show_value(mailbox.sender)
            self._provider = find_mail_provider(mailbox.sender)
            self.host.show_value(mailbox.host)
            self.port.show_value(str(mailbox.port))
            self.security.show_value(mailbox.security)
            self.username.show_value("" if mailbox.username == mailbox.sender else mailbox.username or "")
            self._show_help()
        self._shown = mailbox
        self.password.line.setPlaceholderText(self.tr("Unchanged") if mailbox is not None else "")
        self.words.setText(mailbox_words(state, mailbox))
        waits = state.busy("mailbox") and not state.sign_in_address
        is_looking = state.busy("find") and not state.lookup.tried_own_domain
        self.save.show_busy(
            waits or is_looking, self.tr("Looking up") if is_looking else self.tr("Sending the test")
        )
        self._show_lookup()
        self._show_failure()

    def _show_failure(self) -> None:
        failure = self._state.failed.get("mailbox")
        if failure is not None:
            self.other_encryption.offer(failure, self.security.value)
        if show_field_error(failure, self.fields):
            self.banner.say("")
            self._show_more(not self.server.isHidden() or notices.field_errors(failure, UNDER_MORE) != {})
            # Said once: the next change takes it away.
            del self._state.failed["mailbox"]
        else:
            self.banner.say(banner_words(failure))
            if failure is not None and self._sign_in_provider is None:
                self._show_more(True)
        self.banner.setVisible(bool(self.banner.words))

    def _try_encryption(self, security: str) -> None:
        self.security.show_value(security)
        self._take_port(security)
        self._keep("")
        self._save()

    def _signs_in(self, typed: str) -> bool:
        """Tell whether a name is needed: not for a server that was used without one."""
        return bool(typed) or (self._shown is not None and self._shown.username is not None)

    def _may_lack_password(self) -> bool:
        """Tell whether the mailbox may be tried as it is: typed, stored before, or of a server that asks nobody."""
        asks_nobody = self.security.value == "none" or self.port.value == PORTS["none"]
        return bool(self.password.line.text()) or self._shown is not None or asks_nobody

    def _take_port(self, security: str) -> None:
        if self.port.value in PORTS.values() or not self.port.value:
            self.port.show_value(PORTS[security])

    def _must_look_up(self) -> bool:
        """Tell whether the guessed server waits for the domain's own answer."""
        provider, lookup = self._provider, self._state.lookup
        if provider is None or not self._is_guess or self.host.value != provider.host:
            return False
        is_looked_up = lookup.address == self.from_address.value.strip() and lookup.tried_own_domain
        return not is_looked_up or lookup.is_offline

    def _wrong_sender(self) -> str:
        if not (sender := self.from_address.value):
            return self.tr("An email address, such as name@company.example.")
        return checks.email_doubt(sender)

    def _save(self) -> None:
        sender, host = self.from_address.value, self.host.value
        no_host = not host or any(letter.isspace() or letter in "/@" for letter in host)
        no_port = not checks.is_port(self.port.value)
        if no_host or no_port:
            self._show_more(True)
        if complain(
            (self.from_address, self._wrong_sender()),
            (
                self.host,
                self.tr("The name of your mail server, such as smtp.company.example.") if no_host else "",
            ),
            (self.port, self.tr("A number from 1 to 65535; usually 587.") if no_port else ""),
            (self.username, ""),
            (self.password, "" if self._may_lack_password() else self.tr("Enter the password.")),
        ):
            return
        if self._must_look_up():
            self._state.find_server(sender.strip(), self._send)
        else:
            self._send()

    def _send(self) -> None:
        sender = self.from_address.value
        typed = self.password.line.text()
        self._is_typed = False
        try:
            mailbox = Mailbox(
                host=self.host.value,
                port=int(self.port.value),
                username=self.username.value or (sender if self._signs_in(typed) else None),
                password=typed or None,
                security=cast("Literal['starttls', 'tls', 'none']", self.security.value),
                sender=self.from_address.value,
            )
        except ValidationError:
            self.banner.say(self.tr("These values cannot be used together."))
            return
        self._state.set_mailbox(mailbox)
