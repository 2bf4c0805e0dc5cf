"""The connection page with a service that stands for the adapter, and its pictures for the gallery."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from recovery_desktop.store.tunnels import TunnelSettings
from recovery_desktop.ui.pages.connection.page import ConnectionPage
from recovery_desktop.ui.pages.connection.state import (
    ConnectionChoice,
    ConnectionState,
    CreditorChoice,
    Deliveries,
    DeliveryRow,
    EndpointRow,
    StandingNow,
)
from recovery_desktop.ui.pages.connection.tunnel.state import ServerKey, TunnelState

NOW = datetime.now(UTC)
LIVE = StandingNow("live", NOW - timedelta(minutes=3), 60, 0, "open", "https://hooks.example", None, False)
OURS = EndpointRow("w1", "https://hooks.example/hooks/secret", True, True, "", "healthy", 4, 1, 80.4, "")
FAILED = DeliveryRow("a1", "evt_1", "", NOW, 3, False, 502, 12, "answered 502")
ARRIVED = replace(FAILED, id="a2", event_id="evt_2", succeeded=True, code=204, error="")


class Done:
    def cancel(self) -> None:
        raise AssertionError("it is over")


def at_once(work: Coroutine[Any, Any, None]) -> Done:
    """What these tests start never waits for anything."""
    with pytest.raises(StopIteration):
        work.send(None)
    return Done()


class Service:
    """Stands for the adapter: what it is asked is noted, what it answers is set by the test."""

    def __init__(self) -> None:
        self.standing: StandingNow | None = LIVE
        self.told = Deliveries((OURS,), (FAILED, ARRIVED))
        self.failure: Exception | None = None
        self.done: list[str] = []
        self.choices = [
            ConnectionChoice("c1", "service", "Direct", "https://api.example", "production", True)
        ]
        self.people = [CreditorChoice("u1", "a@b.example", True)]
        self.settings: TunnelSettings | None = None

    def now(self) -> StandingNow | None:
        return self.standing

    def all(self) -> Sequence[ConnectionChoice]:
        return self.choices

    def creditors(self) -> Sequence[CreditorChoice]:
        return self.people

    def sync(self) -> None:
        self.done.append("sync")

    async def _do(self, what: str) -> None:
        if self.failure is not None:
            raise self.failure
        self.done.append(what)

    async def look(self) -> Deliveries:
        await self._do("look")
        return self.told

    async def send_test(self) -> None:
        await self._do("test")

    async def replay(self, event_id: str) -> None:
        await self._do(f"replay {event_id}")

    async def rotate(self) -> None:
        await self._do("rotate")

    async def enable(self, endpoint_id: str) -> None:
        await self._do(f"enable {endpoint_id}")

    async def remove(self, endpoint_id: str) -> None:
        await self._do(f"remove {endpoint_id}")

    async def use(self, connection_id: str) -> None:
        await self._do(f"use {connection_id}")

    async def use_creditor(self, user_id: str) -> None:
        await self._do(f"creditor {user_id}")

    async def forget(self, connection_id: str) -> None:
        await self._do(f"forget {connection_id}")

    def in_use(self) -> TunnelSettings | None:
        return self.settings

    def free_port(self) -> int:
        return 48_211

    def own_key(self) -> str:
        return "restrict,port-forwarding ssh-ed25519 AAAA recovery-desktop"

    async def server_key(self, settings: TunnelSettings) -> ServerKey:
        await self._do(f"key of {settings.host}:{settings.port}")
        return ServerKey("ssh-ed25519 AAAA", "SHA256:abc")

    async def dig(self, settings: TunnelSettings, key: ServerKey | None, secret: str) -> None:
        await self._do(f"dig {settings.public_url} {key.fingerprint if key else '-'} {secret or '-'}")

    async def take_away(self) -> None:
        await self._do("take away")

    async def prove(self) -> None:
        await self._do("prove")


def filled() -> tuple[Service, ConnectionState, TunnelState]:
    """With more than fits: long addresses, an endpoint that was switched off, several connections and creditors."""
    service = Service()
    off = replace(
        OURS,
        id="w2",
        url="https://a-rather-long-name-of-a-bookkeeping-program.example/webhooks/recovery/incoming",
        is_ours=False,
        enabled=False,
        reason="no delivery succeeded since 3 October; the last error: answered 502",
    )
    service.told = Deliveries((OURS, off), (FAILED, ARRIVED, replace(ARRIVED, id="a3", event_id="evt_3")))
    service.choices += [
        ConnectionChoice("c2", "practice", "Practice", "", "test", False),
        ConnectionChoice("c3", "this_computer", "This computer", "", "production", False),
    ]
    service.people.append(CreditorChoice("u2", "buchhaltung@tischlerei-vier-winde.example", False))
    state = ConnectionState(at_once, service, service)
    state.look()
    return service, state, TunnelState(at_once, service)


def _page(step: str = "") -> QWidget:
    service, state, tunnel = filled()
    if step == "polling":
        service.standing = replace(LIVE, state="polling", reached="off", every_seconds=30, waiting=3)
        service.told = Deliveries()
        state.look()
    elif step:
        tunnel.open()
        tunnel.choose("external" if step == "external" else "ssh")
        if step != "choose":
            tunnel.go_on()
            tunnel.edit(host="server.example", username="recovery", public_url="https://hooks.example")
        if step == "confirm":
            tunnel.dial()
    return ConnectionPage(state, tunnel)


PAGES: dict[str, Callable[[object], QWidget]] = {
    "connection": lambda scene: _page(),
    "connection-polling": lambda scene: _page("polling"),
    "connection-choose": lambda scene: _page("choose"),
    "connection-ssh": lambda scene: _page("ssh"),
    "connection-external": lambda scene: _page("external"),
    "connection-confirm": lambda scene: _page("confirm"),
}
