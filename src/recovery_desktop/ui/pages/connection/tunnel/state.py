"""Setting up how the service reaches us, in three steps: choose, enter, prove."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, Literal

from recovery_desktop.session.session import Session
from recovery_desktop.session.tunnel_setup import ServerKey, TunnelSetup, fetch_server_key, free_port
from recovery_desktop.store.tunnels import TunnelSettings, normalise_public_url
from recovery_desktop.ui.pages.state import PageState

Way = Literal["none", "ssh", "external"]
Step = Literal["closed", "choose", "enter", "confirm", "prove"]
HIGHEST_PORT: Final = 65_535


class TunnelState(PageState):
    """`step` is where the person is; `proved` once a test event came in."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._setup = TunnelSetup(session)
        self.step: Step = "closed"
        self.way: Way = "none"
        self.settings = TunnelSettings("ssh")
        self.secret = ""
        self.server_key: ServerKey | None = None
        self.proved = False
        self.typed_ports: dict[str, str] = {}
        self.tried = False

    @property
    def in_use(self) -> TunnelSettings | None:
        connection = self.session.connection
        row = None if connection is None else connection.endpoint.row
        return None if row is None else row.settings

    def open(self) -> None:
        """Start with what is set up now."""
        settings = self.in_use
        self.way = "none" if settings is None else settings.kind
        self.settings = settings or TunnelSettings("ssh")
        self.secret, self.server_key, self.proved, self.typed_ports = "", None, False, {}
        self.failure = None
        self._go("choose")

    def close(self) -> None:
        self._go("closed")

    def back(self) -> None:
        before: dict[Step, Step] = {"enter": "choose", "confirm": "enter", "prove": "enter"}
        self.failure = None
        self._go(before.get(self.step, "closed"))

    def choose(self, way: Way) -> None:
        self.way = way
        self.changed.emit()

    def go_on(self) -> None:
        """Go on from the choice to what it needs; choosing none removes the tunnel."""
        if self.way == "none":
            self.act("away", self._take_away, stoppable=False)
            return
        port = free_port() if self.way == "external" else 0
        local_port = self.settings.local_port if self.settings.kind == "external" else 0
        local = (local_port or port) if self.way == "external" else 0
        self.settings = replace(self.settings, kind=self.way, local_port=local)
        self._go("enter")

    def edit(self, **values: Any) -> None:
        """Take over typed values.

        `port` and `remote_port` are texts; one that is no port stays visible and is marked.
        """
        for name in ("port", "remote_port"):
            if name in values:
                self.typed_ports[name] = values[name]
                port = _port(values[name], at_least=0 if name == "remote_port" else 1)
                values[name] = getattr(self.settings, name) if port is None else port
        self.settings = replace(self.settings, **values)
        self.changed.emit()

    def type_secret(self, secret: str) -> None:
        self.secret = secret
        self.changed.emit()

    def own_key(self) -> str:
        return self._setup.public_key_line()

    def is_port(self, name: str) -> bool:
        """Return whether what was typed there is a port."""
        typed = self.typed_ports.get(name)
        return typed is None or _port(typed, at_least=0 if name == "remote_port" else 1) is not None

    @property
    def public_url_is_wrong(self) -> bool:
        return bool(self.settings.public_url) and normalise_public_url(self.settings.public_url) is None

    @property
    def ready(self) -> bool:
        """Whether everything that the chosen way needs is there."""
        ports = self.way == "external" or (self.is_port("port") and self.is_port("remote_port"))
        return ports and not self.public_url_is_wrong and not self.empty

    @property
    def empty(self) -> list[str]:
        """What the chosen way needs and nobody typed yet, by name."""
        settings = self.settings
        if self.way == "external":
            return [] if settings.public_url else ["public_url"]
        needed = {"host": settings.host, "username": settings.username}
        if settings.proof == "key_file":
            needed["key_file"] = settings.key_file
        if settings.proof == "password" and self.in_use is None:
            needed["secret"] = self.secret
        return [name for name, value in needed.items() if not value]

    def dial(self) -> None:
        """Fetch the SSH server's key to be compared, or open an external tunnel at once."""
        if not self.ready:
            return
        if self.way == "external":
            self.act("open_tunnel", lambda: self._open_tunnel(None), stoppable=False)
        else:
            self.act("key", self._ask_server_key)

    def confirm(self) -> None:
        """Open the tunnel: the person compared the fingerprint."""
        key = self.server_key
        if key is not None:
            self.act("open_tunnel", lambda: self._open_tunnel(key), stoppable=False)

    def prove(self) -> None:
        self.act("prove", self._prove)

    async def _ask_server_key(self) -> None:
        self.server_key = await fetch_server_key(self.settings)
        self._go("confirm")

    async def _open_tunnel(self, key: ServerKey | None) -> None:
        base = normalise_public_url(self.settings.public_url) or ""
        self.settings = replace(self.settings, public_url=base)
        await self._setup.open_tunnel(self.settings, key, self.secret)
        self._go("prove")
        await self._prove()

    async def _prove(self) -> None:
        self.proved = False
        if self.session.connection is not None:
            await self.session.connection.endpoint.send_test_event()
            self.proved = True

    async def _take_away(self) -> None:
        if self.session.connection is not None:
            await self.session.connection.endpoint.change_tunnel(None)
        self._go("closed")

    def _go(self, step: Step) -> None:
        self.tried = False
        self.step = step
        self.changed.emit()


def _port(text: str, *, at_least: int) -> int | None:
    """Return None for what is no port; nothing typed means: any."""
    words = text.strip() or "0"
    if not (words.isascii() and words.isdecimal()):
        return None
    return int(words) if at_least <= int(words) <= HIGHEST_PORT else None
