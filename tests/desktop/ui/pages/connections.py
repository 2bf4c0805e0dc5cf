"""The connection page over a real session: its service answers as set, its tunnel is only noted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QScrollArea, QWidget

from recovery_contract.users import User
from recovery_desktop.session.deliveries import Deliveries, DeliveryRow, EndpointRow
from recovery_desktop.session.tunnel_setup import ServerKey
from recovery_desktop.session.webhook_endpoint import EndpointState
from recovery_desktop.store.store import Store
from recovery_desktop.store.tunnels import TunnelRow
from recovery_desktop.sync.mirror import Mirror
from recovery_desktop.sync.outbox import Outbox
from recovery_desktop.sync.scheduler import Status, SyncScheduler
from recovery_desktop.ui.pages.connection.page import ConnectionPage
from recovery_desktop.ui.pages.connection.state import ConnectionState, StatusSnapshot
from recovery_desktop.ui.pages.connection.tunnel.state import TunnelState
from tests.desktop.ui.fakes import a_user
from tests.desktop.ui.session import FakeService, connect_session, session_over

NOW = datetime.now(UTC)
LIVE = StatusSnapshot("live", NOW - timedelta(minutes=3), 60, 0, "open", "https://hooks.example", None, False)
OURS = EndpointRow("w1", "https://hooks.example/hooks/secret", True, True, "", "healthy", 4, 1, 80.4, "")
FAILED = DeliveryRow("a1", "evt_1", "", NOW, 3, False, 502, 12, "answered 502")
ARRIVED = replace(FAILED, id="a2", event_id="evt_2", succeeded=True, code=204, error="")
KEY = ServerKey("ssh-ed25519 AAAA", "SHA256:abc")


class Done:
    def cancel(self) -> None:
        raise AssertionError("it is over")


def at_once(work: Coroutine[Any, Any, None]) -> Done:
    """What these tests start is over when it was started."""
    asyncio.run(work)
    return Done()


class Scene:
    """A connection to a service that delivers to us; `done` is what was asked of the service and of the tunnel."""

    def __init__(self, folder: Path) -> None:
        self.service = FakeService()
        store = Store(folder)
        store.connections.add(
            "c1",
            kind="service",
            name="Direct",
            base_url="https://api.example",
            client_id="clt_1",
            environment="production",
        )
        store.connections.change("c1", user_id="usr_1", webhook_id="w1")
        self.session = session_over(store, folder, at_once)
        self.tunnel_calls: list[str] = []
        self.tunnel_failure: Exception | None = None
        self.stand(LIVE)
        self.deliver(Deliveries((OURS,), (FAILED, ARRIVED)))
        self.service.answers("POST", "/v1/events/*/replay", {})
        self.service.answers("POST", "/v1/webhooks/*/rotate-secret", {"secret": "whsec_1"})
        self.service.answers("DELETE", "/v1/webhooks/*", None)
        self.service.answers("PATCH", "/v1/webhooks/*", _webhook(OURS))
        self.add_creditor("usr_1", "a@b.example")

    def add_creditor(self, id: str, email: str) -> None:
        user: User = a_user("active").model_copy(update={"id": id, "email": email})
        self.session.connection_store.creditors.put(user)

    def stand(self, now: StatusSnapshot) -> None:
        """Let the connection stand so."""
        session = self.session
        connect_session(session, self.service, signed_in=now.state != "signed_out")
        connection = session.connection
        assert connection is not None
        session.store.connections.change(
            "c1", synced_at=None if now.synced is None else now.synced.isoformat()
        )
        context = connection.context
        for number in range(now.waiting):
            session.connection_store.intents.add("cancel", f"rec_{number}", {})
        mirror = Mirror(context)
        mirror.pause = lambda *, is_live: now.every_seconds  # type: ignore[method-assign]
        scheduler = SyncScheduler(context, Outbox(context), mirror, lambda status: None)
        scheduler.status = {
            "offline": Status("offline"),
            "faulty": Status("faulty", now.trouble),
        }.get(now.state, Status("up_to_date"))
        scheduler.is_live = now.reached == "open"
        connection.scheduler = scheduler
        endpoint = connection.endpoint
        endpoint.direct = now.is_direct
        endpoint.state = EndpointState(now.reached, now.public_url, now.reach_failure)
        endpoint.change_tunnel = self._change  # type: ignore[method-assign]
        endpoint.send_test_event = self._send_test_event  # type: ignore[method-assign]

    def deliver(self, deliveries: Deliveries) -> None:
        """Let the service say this of its endpoints and deliveries; without rows it has no such operation."""
        service = self.service
        for row in deliveries.endpoints or ():
            health = f"/v1/webhooks/{row.id}/health"
            if row.health:
                service.answers("GET", health, _health(row))
            else:
                service.answers("GET", health, {"detail": "Not Found"}, status=404)
        for path, rows, body in (
            ("/v1/webhooks", deliveries.endpoints, [_webhook(row) for row in deliveries.endpoints or ()]),
            (
                "/v1/webhooks/logs",
                deliveries.log,
                {"data": [_log(row) for row in deliveries.log or ()], "has_more": False},
            ),
        ):
            if rows is None:
                service.answers("GET", path, {"detail": "Not Found"}, status=404)
            else:
                service.answers("GET", path, body)

    @property
    def done(self) -> list[str]:
        return [
            request for sent in self.service.sent if (request := _describe_request(sent.method, sent.path))
        ]

    async def _change(self, row: TunnelRow | None) -> None:
        if self.tunnel_failure is not None:
            raise self.tunnel_failure
        if row is None:
            self.tunnel_calls.append("take away")
            return
        self.tunnel_calls.append(f"open {row.settings.public_url} {row.host_key or '-'}")
        assert self.session.connection is not None
        self.session.connection.endpoint.state = EndpointState("open", row.settings.public_url)

    async def _send_test_event(self) -> None:
        self.tunnel_calls.append("test event")

    async def fetch_server_key(self, settings: Any) -> ServerKey:
        """In place of asking an SSH server."""
        if self.tunnel_failure is not None:
            raise self.tunnel_failure
        self.tunnel_calls.append(f"key of {settings.host}:{settings.port}")
        return KEY


def _webhook(row: EndpointRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "url": row.url,
        "events": ["*"],
        "created_at": NOW.isoformat(),
        "enabled": row.enabled,
        "disabled_reason": row.reason or None,
    }


def _health(row: EndpointRow) -> dict[str, Any]:
    return {
        "endpoint_id": row.id,
        "url": row.url,
        "status": row.health,
        "success_rate": 0.8,
        "average_response_time_ms": row.milliseconds,
        "failed_attempts_24h": row.failed,
        "successful_attempts_24h": row.succeeded,
    }


def _log(row: DeliveryRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "event_id": row.event_id,
        "endpoint_id": "w1",
        "attempt": row.attempt,
        "status": "success" if row.succeeded else "failed",
        "response_code": row.code,
        "duration_ms": row.milliseconds,
        "error": row.error or None,
        "at": row.at.isoformat(),
    }


def _describe_request(method: str, path: str) -> str:
    parts = path.removeprefix("/v1/").split("/")
    match method, parts:
        case "GET", ["webhooks"]:
            return "look"
        case "POST", ["events", event_id, "replay"]:
            return f"replay {event_id}"
        case "POST", ["webhooks", _, "rotate-secret"]:
            return "rotate"
        case "PATCH", ["webhooks", id]:
            return f"enable {id}"
        case "DELETE", ["webhooks", id]:
            return f"remove {id}"
    return ""


def filled(folder: Path) -> tuple[Scene, ConnectionState, TunnelState]:
    """With more than fits: long addresses, an endpoint that was switched off, several connections and creditors."""
    scene = Scene(folder)
    off = replace(
        OURS,
        id="w2",
        url="https://a-rather-long-name-of-a-bookkeeping-program.example/webhooks/recovery/incoming",
        is_ours=False,
        enabled=False,
        reason="no delivery succeeded since 3 October; the last error: answered 502",
    )
    scene.deliver(Deliveries((OURS, off), (FAILED, ARRIVED, replace(ARRIVED, id="a3", event_id="evt_3"))))
    for id, kind, name, environment in (
        ("c2", "practice", "Practice", "test"),
        ("c3", "this_computer", "This computer", "production"),
    ):
        scene.session.store.connections.add(
            id, kind=kind, name=name, base_url="", client_id="clt_1", environment=environment
        )
    scene.add_creditor("u2", "buchhaltung@tischlerei-vier-winde.example")
    state = ConnectionState(scene.session)
    state.look()
    return scene, state, TunnelState(scene.session)


def a_page(folder: Path, step: str = "") -> QWidget:
    scene, state, tunnel = filled(folder)
    if step == "polling":
        scene.stand(replace(LIVE, state="polling", reached="off", every_seconds=30, waiting=3))
        scene.deliver(Deliveries())
        state.look()
    elif step:
        tunnel.open()
        tunnel.choose("external" if step == "external" else "ssh")
        if step != "choose":
            tunnel.go_on()
            tunnel.edit(host="server.example", username="recovery", public_url="https://hooks.example")
        if step == "confirm":
            tunnel.server_key = KEY
            tunnel._go("confirm")
    page = ConnectionPage(state, tunnel)
    page.details.click()
    if tunnel.step != "closed":
        _scroll_to(page, page.tunnel)
    page.destroyed.connect(scene.session.store.close)
    return page


def _scroll_to(page: ConnectionPage, card: QWidget) -> None:
    """Once the page is laid out; what a picture is of is on view."""
    bar = page.findChildren(QScrollArea)[0].verticalScrollBar()
    bar.rangeChanged.connect(lambda: bar.setValue(card.y()))


PAGES: dict[str, Callable[[Any], QWidget]] = {
    "connection": lambda scene: a_page(scene.folder / "connection"),
    "connection-polling": lambda scene: a_page(scene.folder / "connection", "polling"),
    "connection-choose": lambda scene: a_page(scene.folder / "connection", "choose"),
    "connection-ssh": lambda scene: a_page(scene.folder / "connection", "ssh"),
    "connection-external": lambda scene: a_page(scene.folder / "connection", "external"),
    "connection-confirm": lambda scene: a_page(scene.folder / "connection", "confirm"),
}
