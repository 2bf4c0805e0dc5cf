"""What an SSH server needs: where it is, who we are there, and what it opens for us."""

from __future__ import annotations

from typing import cast

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from recovery_desktop.store.tunnels import Proof
from recovery_desktop.ui import dialogs
from recovery_desktop.ui.pages.connection.tunnel.state import TunnelState
from recovery_desktop.ui.theme.tokens import L, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.flow import FlowRow
from recovery_desktop.ui.widgets.frames import SideBySide
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.text_field import ChoiceField, TextField


class SshForm(QWidget):
    def __init__(self, state: TunnelState) -> None:
        super().__init__()
        self._state = state
        self.host = TextField(self.tr("Server"), placeholder="server.example")
        self.port = TextField(self.tr("Port"))
        self.username = TextField(self.tr("User name"))
        self.proof = ChoiceField(
            self.tr("How the app signs in there"),
            [
                ("own_key", self.tr("With a key of its own")),
                ("key_file", self.tr("With a key file")),
                ("password", self.tr("With a password")),
            ],
        )
        self.key_words = Label(
            self.tr("Put this line into the file authorized_keys of that user on the server:"), "caption"
        )
        # Shown to be compared; copied whole by the button alone: between its letters the line may break anywhere.
        self.key_line = Label("", "caption")
        self.key_line.setAccessibleName(self.tr("The app’s public key"))
        self.copy = button(self.tr("Copy the line"), "ordinary", "copy")
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(state.own_key()))
        self.key_file = TextField(self.tr("Key file"))
        self.choose_file = button(self.tr("Choose the file"), "ordinary", "file")
        self.choose_file.clicked.connect(self._choose_file)
        self.secret = TextField(
            self.tr("Password"), secret=True, hint=self.tr("Stored sealed on this computer.")
        )
        self.public_url = TextField(
            self.tr("Public address"),
            placeholder="https://",
            optional=True,
            hint=self.tr("Where the internet reaches that port. Leave empty if the server says it."),
        )
        self.remote_port = TextField(
            self.tr("Port on the server"), optional=True, hint=self.tr("Empty: the server chooses.")
        )
        self.remote_host = ChoiceField(
            self.tr("Open on the server for"),
            [
                ("localhost", self.tr("programs on the server, such as its web server")),
                ("", self.tr("everybody, if the server allows it")),
            ],
        )
        self._fields = {
            "host": self.host,
            "port": self.port,
            "username": self.username,
            "key_file": self.key_file,
            "secret": self.secret,
            "public_url": self.public_url,
            "remote_port": self.remote_port,
        }
        for name, field in self._fields.items():
            if field is not self.secret:
                field.edited.connect(lambda value, name=name: state.edit(**{name: value.strip()}))
        self.secret.edited.connect(state.type_secret)
        self.proof.chosen.connect(lambda value: state.edit(proof=cast("Proof", value)))
        self.remote_host.chosen.connect(lambda value: state.edit(remote_host=value))
        self._lay_out()

    def _lay_out(self) -> None:
        self.files = FlowRow(self.choose_file)
        self.copies = FlowRow(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(L)
        column.addWidget(SideBySide(self.host, self.port, shares=(3, 1)))
        column.addWidget(SideBySide(self.username, self.proof))
        own = QVBoxLayout()
        own.setSpacing(S)
        own.addWidget(self.key_words)
        own.addWidget(self.key_line)
        own.addWidget(self.copies)
        column.addLayout(own)
        fields: tuple[QWidget, ...] = (self.key_file, self.files, self.secret, self.public_url)
        for widget in fields:
            column.addWidget(widget)
        column.addWidget(SideBySide(self.remote_port, self.remote_host, shares=(1, 2)))

    def show_state(self) -> None:
        state = self._state
        settings = state.settings
        self.host.show_value(settings.host)
        self.port.show_value(state.typed_ports.get("port", str(settings.port)))
        self.username.show_value(settings.username)
        self.proof.show_value(settings.proof)
        self.key_file.show_value(settings.key_file)
        self.secret.show_value(state.secret)
        self.public_url.show_value(settings.public_url)
        stored_port = str(settings.remote_port or "")
        self.remote_port.show_value(state.typed_ports.get("remote_port", stored_port))
        self.remote_host.show_value(settings.remote_host)
        own = settings.proof == "own_key"
        self.key_words.setVisible(own)
        self.key_line.setVisible(own)
        self.copies.setVisible(own)
        if own and state.step == "enter" and state.way == "ssh":
            self.key_line.setText("\u200b".join(state.own_key()))
        self.key_file.setVisible(settings.proof == "key_file")
        self.files.setVisible(settings.proof == "key_file")
        self.secret.setVisible(not own)
        self.secret.rename(
            self.tr("Password") if settings.proof == "password" else self.tr("Passphrase of the key file")
        )
        for name, words in self._wrong().items():
            self._fields[name].say(words)

    def _wrong(self) -> dict[str, str]:
        """Return what each field is told, empty for nothing wrong."""
        state = self._state
        needed = {
            "host": self.tr("Enter the name or address of your server."),
            "username": self.tr("Enter the user the app signs in as."),
            "key_file": self.tr("Choose the file of the private key."),
            "secret": self.tr("Enter the password."),
        }
        wrong = {name: field.doubt for name, field in self._fields.items()}
        if state.tried:
            wrong |= {name: needed[name] for name in state.empty if name in needed}
        no_port = self.tr("A port is a number between 1 and 65535.")
        wrong |= {name: no_port for name in ("port", "remote_port") if not state.is_port(name)}
        if state.public_url_is_wrong:
            wrong["public_url"] = self.tr("This has to be an https address without a path.")
        return wrong

    @property
    def wrong(self) -> list[TextField]:
        """From top to bottom."""
        return [self._fields[name] for name, words in self._wrong().items() if words]

    def _choose_file(self) -> None:
        dialogs.choose_files(
            self,
            self.tr("Choose a private key"),
            self.tr("All files (*)"),
            lambda paths: self._state.edit(key_file=str(paths[0])),
        )
