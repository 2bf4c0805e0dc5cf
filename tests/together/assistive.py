"""What a screen reader does: it asks the accessibility bus for what is on view, reads it, and acts on it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeVar

from jeepney import DBusAddress, MessageType, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

LIMIT_SECONDS: Final = 60.0
PROPERTIES: Final = "org.freedesktop.DBus.Properties"
ACCESSIBLE: Final = "org.a11y.atspi.Accessible"
ENABLED, FOCUSABLE, SHOWING = 8, 11, 25
Observed = TypeVar("Observed")


class Gone(Exception):
    """What was asked about is no longer there."""


def until(condition: Callable[[], Observed | None], what: str, instead: Callable[[], str] = str) -> Observed:
    """Look again and again, and return what was seen. Fails after a generous time."""
    ends = time.monotonic() + LIMIT_SECONDS
    while True:
        try:
            if observed := condition():
                return observed
        except Gone:
            pass  # the page was made anew while it was read
        assert time.monotonic() < ends, f"{what}: not within {LIMIT_SECONDS:g} seconds. {instead()}"
        time.sleep(0.05)


def accessibility_bus(session: str) -> str:
    """The address that the session's bus tells; asking starts it."""
    with open_dbus_connection(session) as bus:
        address_call = new_method_call(
            DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress"
        )
        return str(bus.send_and_get_reply(address_call, timeout=60).body[0])


@dataclass(frozen=True)
class Node:
    """Something on view, by its owner and path on the bus."""

    bus: DBusConnection
    owner: str
    path: str

    def ask(self, interface: str, member: str, signature: str = "", *body: Any) -> Any:
        """The answer's values. Raises Gone."""
        to = DBusAddress(self.path, self.owner, interface)
        reply = self.bus.send_and_get_reply(new_method_call(to, member, signature or None, body), timeout=60)
        if reply.header.message_type is MessageType.error:
            raise Gone(f"{self.path} {member}: {reply.body}")
        return reply.body

    def property_of(self, name: str, interface: str = ACCESSIBLE) -> Any:
        return self.ask(PROPERTIES, "Get", "ss", interface, name)[0][1]

    @cached_property
    def name(self) -> str:
        return str(self.property_of("Name")).replace("&", "").strip()

    @cached_property
    def role(self) -> str:
        return str(self.ask(ACCESSIBLE, "GetRoleName")[0])

    @cached_property
    def state(self) -> int:
        low, high = self.ask(ACCESSIBLE, "GetState")[0]
        return int(low) | int(high) << 32

    def has(self, bit: int) -> bool:
        return bool(self.state >> bit & 1)

    @property
    def children(self) -> list[Node]:
        return [Node(self.bus, owner, path) for owner, path in self.ask(ACCESSIBLE, "GetChildren")[0]]

    def on_view(self) -> Iterator[Node]:
        """It and everything in it that can be seen, in the order in which it is read."""
        yield self
        for child in self.children:
            if child.has(SHOWING):
                yield from child.on_view()

    def press(self) -> None:
        """The first of its actions, which for a button is to press it."""
        assert self.ask("org.a11y.atspi.Action", "DoAction", "i", 0) == (True,), self.name

    def write(self, words: str) -> None:
        assert self.ask("org.a11y.atspi.EditableText", "SetTextContents", "s", words) == (True,), self.name

    def text(self) -> str:
        return str(self.ask("org.a11y.atspi.Text", "GetText", "ii", 0, -1)[0])


class Reader:
    """Reads one application, found by its name."""

    def __init__(self, address: str, application: str) -> None:
        self._bus = open_dbus_connection(address)
        root = Node(self._bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        self.application = until(
            lambda: next((app for app in root.children if app.name == application), None),
            f"{application} on the accessibility bus",
        )

    def close(self) -> None:
        self._bus.close()

    def on_view(self) -> list[Node]:
        return [node for window in self.application.children for node in window.on_view()]

    def find(self, name: str, *roles: str) -> Node:
        """What is on view under this name and may be used."""

        def there() -> Node | None:
            # Of a page in the rail the number of things that wait there is left out.
            named = (node for node in self.on_view() if node.name.split("  ·")[0] == name)
            nodes = (node for node in named if node.has(ENABLED))
            return next((node for node in nodes if not roles or node.role in roles), None)

        return until(there, f"{name!r} on view", self._names)

    def reads(self, words: str) -> None:
        until(
            lambda: any(words in node.name for node in self.on_view()), f"{words!r} to be read", self._names
        )

    def _names(self) -> str:
        return "; ".join(f"{node.role} {node.name!r}" for node in self.on_view() if node.name)

    def nameless(self) -> list[str]:
        """Controls on view that the focus reaches and for which nothing can be said."""
        return [
            f"{node.role} in {node.path}"
            for node in self.on_view()
            if node.has(FOCUSABLE) and node.has(ENABLED) and not node.name and node.role not in SURFACES
        ]


SURFACES: Final = ("application", "frame", "filler", "panel", "scroll pane", "viewport", "layered pane")
"""What holds controls and is none."""
