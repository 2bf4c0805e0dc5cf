"""Which of the three connections the person wants, and what a recovery service needs to be reached."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QUrl, QUrlQuery, Signal

from recovery_contract.ids import ClientId
from recovery_desktop.session.connector import OpeningStep
from recovery_desktop.session.kinds import FILE_BYTES, ServiceAddress, read_connection_file
from recovery_desktop.session.session import Session
from recovery_desktop.store.connections import ConnectionKind
from recovery_desktop.ui.pages.state import PageState

LINK: Final = "recovery-desktop:"
"""How a link begins that carries what a connection file holds, as in
`recovery-desktop://connect?base_url=https://…`; one with https carries it too."""
LINK_FIELDS: Final = ("name", "base_url", "client_id", "user_id")
PUBLIC_CLIENT: Final = ClientId("recovery-desktop")


class WelcomeState(PageState):
    """`opened` carries the kind once its connection is ready."""

    opened = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.kind: ConnectionKind | None = None
        self.address = ServiceAddress()
        self.file_problem = False
        self.tried = False
        self.step: OpeningStep = "service"
        """How far the connection has come that is being opened."""

    @property
    def is_practising(self) -> bool:
        """Whether the person comes from Practice, and may go back there."""
        return self.session.is_practice

    @property
    def suggested(self) -> ConnectionKind:
        """Return the way to start: Practice, and from there the person's own computer; the one that a person was on."""
        if self.lacks_passphrase and self.kind is not None:
            return self.kind
        return "this_computer" if self.is_practising else "practice"

    @property
    def lacks_passphrase(self) -> bool:
        """Whether the person went back where a passphrase is needed: no error, they may go on at any time."""
        if self.failure is None:
            return False
        from recovery_desktop.session.keys import KeyFromBackupMissing, KeyNeeded

        return isinstance(self.failure, KeyNeeded) and not isinstance(self.failure, KeyFromBackupMissing)

    def look(self) -> None:
        """Show where the person comes from; called when the page is shown."""
        self.changed.emit()

    def choose(self, kind: ConnectionKind) -> None:
        """Choose a connection: Practice and This computer start at once, a service needs its address first."""
        self.kind, self.step = kind, "service"
        if kind == "service":
            self.changed.emit()
        elif kind == "practice" and self.session.is_practice:
            self.opened.emit(kind)
        else:
            self.act("open", lambda: self._connect(kind, None), stoppable=False)

    def edit(self, field: str, value: str) -> None:
        typed = value.strip()
        changes: dict[str, Any] = {field: typed}
        self.address, self.failure = replace(self.address, **changes), None
        self.changed.emit()

    def read_file(self, path: Path) -> None:
        """Fill the form from a connection file; `file_problem` where it is none."""
        try:
            if not _is_small(path):
                raise ValueError(path)
            self.address = read_connection_file(path.read_text("utf-8"))
            self.file_problem = False
        except (OSError, ValueError):
            self.file_problem = True
        self.changed.emit()

    @property
    def resolved(self) -> ServiceAddress:
        """Return the address as it is used: what a link carries, and `service.example` alone by https.

        A single word is no address yet: somebody may be in the middle of it.
        """
        typed = self.address.base_url
        if typed.startswith(LINK) or (typed.startswith("https://") and "base_url=" in typed):
            return replace(self.address, **_read_link(typed))
        is_domain = "://" not in typed and "." in typed.partition("/")[0]
        return replace(self.address, base_url=f"https://{typed}") if is_domain else self.address

    @property
    def url_is_safe(self) -> bool:
        """https, or plain http on this machine."""
        url = QUrl(self.resolved.base_url, QUrl.ParsingMode.StrictMode)
        local = url.scheme() == "http" and url.host() in ("127.0.0.1", "::1")
        return url.isValid() and bool(url.host()) and (url.scheme() == "https" or local)

    @property
    def ready(self) -> bool:
        return self.url_is_safe

    def connect_service(self) -> None:
        """Connect to the service, with the app's public client id unless one was given."""
        if self.ready:
            address = self.resolved
            address = replace(address, client_id=address.client_id or PUBLIC_CLIENT)
            self.act("open", lambda: self._connect("service", address), stoppable=False)

    async def _connect(self, kind: ConnectionKind, address: ServiceAddress | None) -> None:
        await self.session.connector.choose(kind, address, self._step_begins)
        self.opened.emit(kind)

    def _step_begins(self, step: OpeningStep) -> None:
        self.step = step
        self.changed.emit()

    @property
    def is_starting(self) -> bool:
        """Whether a service of the app's own is being opened: there is nothing to press meanwhile."""
        return self.busy("open") and self.kind in ("practice", "this_computer")


def _read_link(link: str) -> dict[str, Any]:
    """Return the fields of a connection that a link carries; its environment is for the service to say."""
    query = QUrlQuery(QUrl(link))
    decoded = QUrl.ComponentFormattingOption.FullyDecoded
    values = {name: query.queryItemValue(name, decoded) for name in LINK_FIELDS}
    return {name: value for name, value in values.items() if value} or {"base_url": link}


def _is_small(path: Path) -> bool:
    """Return whether this is a file that may be one; anything else is not even read. Raises OSError."""
    return path.is_file() and path.stat().st_size <= FILE_BYTES
