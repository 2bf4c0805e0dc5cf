"""Being reached: one endpoint, a test event that proves it, and asking regularly where nothing reaches us."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_contract.signing import SIGNATURE_HEADER, sign
from recovery_contract.webhooks import CreateWebhookRequest
from recovery_desktop.live.failures import DeliveriesRefused, NothingArrived, PortInUse
from recovery_desktop.session import webhook_endpoint as module
from recovery_desktop.session.webhook_endpoint import PROBE_EVENT, WebhookEndpoint
from recovery_desktop.store.tunnels import TunnelRow, TunnelSettings
from tests.desktop.edge import NOW, Wire, answer, connected_to, error, run
from tests.desktop.live.test_registration import Service
from tests.ports import free_port


class Bench:
    def __init__(self, folder: Path) -> None:
        self.wire = Wire()
        self.service = Service(self.wire)
        self.context = connected_to(self.wire, folder)
        self._announced = asyncio.Event()

    @asynccontextmanager
    async def reach(self, *, direct: bool = True) -> AsyncIterator[WebhookEndpoint]:
        def spawn(work: Any) -> asyncio.Task[Any]:
            return asyncio.ensure_future(work)

        endpoint = WebhookEndpoint(self.context, spawn, self._announced.set, direct=direct)
        endpoint.start()
        try:
            yield endpoint
        finally:
            await endpoint.stop()

    async def until(self, fits: Callable[[], bool]) -> None:
        while not fits():
            self._announced.clear()
            await self._announced.wait()


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def external(port: int) -> TunnelRow:
    settings = TunnelSettings("external", public_url=f"http://127.0.0.1:{port}", local_port=port)
    return TunnelRow(settings, None, None)


OTHER_TESTS = [error(404, "NOT_FOUND"), answer(200, {"event_id": "evt_9"})]


@pytest.mark.parametrize("answered", OTHER_TESTS, ids=["none", "another form"])
def test_service_without_our_test_event_is_proved_by_an_event_of_our_own(bench: Bench, answered: Any) -> None:
    bench.wire.on("POST", "/v1/webhooks/test", answered)

    async def check() -> None:
        async with bench.reach() as reach:
            await bench.until(lambda: reach.is_live)
            await reach.send_test_event()
        stored = bench.context.connection_store.events.list_unapplied()
        assert [event.type for event in stored] == [PROBE_EVENT]
        assert bench.service.urls == [], "the endpoint goes with the app"

    run(check())


def test_event_that_the_service_could_not_deliver_is_no_proof(bench: Bench) -> None:
    values = {"event_id": "evt_t", "endpoint_id": "whk_1", "status": "failed", "error": "answered 502"}
    bench.wire.on("POST", "/v1/webhooks/test", answer(200, values))

    async def check() -> None:
        async with bench.reach() as reach:
            await bench.until(lambda: reach.is_live)
            with pytest.raises(NothingArrived, match="answered 502"):
                await reach.send_test_event()

    run(check())


def test_delivery_that_came_in_somewhere_else_is_no_proof(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ARRIVAL_SECONDS", 0.1)
    values = {"event_id": "evt_t", "endpoint_id": "whk_1", "status": "success"}
    bench.wire.on("POST", "/v1/webhooks/test", answer(200, values))

    async def check() -> None:
        async with bench.reach() as reach:
            await bench.until(lambda: reach.is_live)
            with pytest.raises(NothingArrived):
                await reach.send_test_event()

    run(check())


def test_public_address_that_leads_nowhere_is_no_proof(bench: Bench) -> None:
    async def check() -> None:
        settings = TunnelSettings(
            "external", public_url=f"http://127.0.0.1:{free_port()}", local_port=free_port()
        )
        bench.context.store.tunnels.put("con_1", TunnelRow(settings, None, None))
        async with bench.reach() as reach:
            await bench.until(lambda: reach.is_live)
            with pytest.raises(NothingArrived):
                await reach.send_test_event()

    run(check())


def test_service_far_away_is_asked_regularly_until_there_is_a_tunnel(bench: Bench) -> None:
    async def check() -> None:
        async with bench.reach(direct=False) as reach:
            assert reach.state.phase == "off"
            assert bench.wire.received == []
            row = external(free_port())
            await reach.change_tunnel(row)
            await bench.until(lambda: reach.is_live)
            await reach.send_test_event()
            assert [url.startswith(row.settings.public_url) for url in bench.service.urls] == [True]
            await reach.change_tunnel(None)
            assert bench.service.urls == []
            assert reach.state.phase == "off"

    run(check())


def test_port_that_another_program_took_is_said(bench: Bench) -> None:
    async def check() -> None:
        server = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", 0)
        bench.context.store.tunnels.put("con_1", external(server.sockets[0].getsockname()[1]))
        async with bench.reach() as reach:
            await bench.until(lambda: reach.state.phase == "lost")
            assert isinstance(reach.state.failure, PortInUse)
            assert bench.service.urls == []
        server.close()
        await server.wait_closed()

    run(check())


@pytest.mark.parametrize("fault", [error(403, "FORBIDDEN"), httpx.ConnectError("gone")])
def test_service_that_takes_no_endpoint_is_asked_regularly(bench: Bench, fault: Any) -> None:
    bench.wire.on("POST", "/v1/webhooks", fault)

    async def check() -> None:
        async with bench.reach() as reach:
            await bench.until(lambda: reach.state.failure is not None)
            assert not reach.is_live
            bench.wire.on("POST", "/v1/webhooks", bench.service._create)
            reach.retry_now()
            await bench.until(lambda: reach.is_live)

    run(check())


async def deliver(endpoint: WebhookEndpoint, event_id: str, secret: str) -> int:
    content = {"id": event_id, "type": "receivable.created", "created_at": NOW.isoformat(), "data": {}}
    body = json.dumps(content).encode()
    headers = {"Content-Type": "application/json", SIGNATURE_HEADER: sign(body, secret)}
    assert endpoint.registration.url is not None
    async with httpx.AsyncClient(trust_env=False) as http:
        return (await http.post(endpoint.registration.url, content=body, headers=headers)).status_code


def test_endpoint_is_live_again_once_a_delivery_is_accepted(bench: Bench) -> None:
    async def check() -> None:
        async with bench.reach() as reach:
            await bench.until(lambda: reach.is_live)
            assert await deliver(reach, "evt_1", "another secret") == 401
            assert reach.state.phase == "lost"
            assert isinstance(reach.state.failure, DeliveriesRefused)
            reach.on_service_back()
            assert not reach.is_live, "that the service answers proves nothing of what it sends"
            assert await deliver(reach, "evt_1", reach.registration.secrets[0]) == 204
            assert reach.is_live

    run(check())


def test_endpoint_created_by_a_request_that_arrived_late_is_removed(bench: Bench) -> None:
    async def check() -> None:
        async with bench.reach() as reach:
            await bench.until(lambda: reach.is_live)
            ours, url = reach.registration.webhook_id, reach.registration.url
            await bench.context.client.webhooks.create(
                CreateWebhookRequest(url=url, events=["receivable.*"]), "a late key"
            )
            assert len(bench.service.urls) == 2
            assert await deliver(reach, "evt_1", "the secret of the other endpoint") == 401
            await bench.until(lambda: reach.is_live)
            assert reach.registration.webhook_id == ours
            assert bench.service.urls == [url]

    run(check())


def test_other_forms_of_health_and_log_leave_the_endpoints_known(bench: Bench) -> None:
    """The interface names both without their address: a service may have something of its own there."""
    bench.wire.on("GET", "/v1/webhooks/logs", answer(200, [{"endpoint_id": "wh_1", "status": "success"}]))

    async def check() -> None:
        async with bench.reach() as reach:
            await bench.until(lambda: reach.is_live)
            id = reach.registration.webhook_id
            bench.wire.on("GET", f"/v1/webhooks/{id}/health", answer(200, {"state": "green"}))
            deliveries = await reach.fetch_deliveries()
        assert deliveries.endpoints is not None
        assert [(row.is_ours, row.health) for row in deliveries.endpoints] == [(True, "")]
        assert deliveries.log is None

    run(check())
