"""How the service reaches this app: the listener, the tunnel before it where there is one, and the endpoint."""

from __future__ import annotations

import asyncio
import json
import logging
import uuid
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, Protocol
from urllib.parse import urlsplit

import httpx

from recovery_contract.ids import EventId, WebhookId
from recovery_contract.signing import EVENT_ID_HEADER, SIGNATURE_HEADER, sign
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.api.transport import open_http
from recovery_desktop.failures import Failure, Refused, Unreadable
from recovery_desktop.ids import ConnectionId
from recovery_desktop.live.delivery_batches import Delivery, DeliveryBatches
from recovery_desktop.live.failures import DeliveriesRefused, NothingArrived, PortInUse
from recovery_desktop.live.receiver import WebhookReceiver
from recovery_desktop.live.registration import Registration
from recovery_desktop.session.deliveries import Deliveries, fetch_deliveries
from recovery_desktop.store.database import now_text
from recovery_desktop.store.tunnels import TunnelRow

if TYPE_CHECKING:  # SSH is loaded with the first tunnel
    from recovery_desktop.live.tunnel import SshTunnel, TunnelState

log = logging.getLogger(__name__)

WITHDRAW_SECONDS: Final = 0.5
ARRIVAL_SECONDS: Final = 20.0
TEST_EVENT: Final = "receivable.created"
PROBE_EVENT: Final = "desktop.probe"

Phase = Literal["off", "opening", "open", "lost"]
"""`off`: nobody reaches us, the app asks the service regularly."""


@dataclass(frozen=True)
class EndpointState:
    """`public_url` is the address without the secret path; `failure` is why it is not open."""

    phase: Phase
    public_url: str = ""
    failure: Failure | None = None


class Spawn(Protocol):
    def __call__(self, work: Coroutine[Any, Any, None], /) -> asyncio.Task[Any]: ...


class WebhookEndpoint:
    """`direct` says that the service runs on this computer. `on_change` hears every change of `state`."""

    def __init__(
        self, context: ConnectionContext, spawn: Spawn, on_change: Callable[[], None], *, direct: bool
    ) -> None:
        self._context, self._spawn, self._on_change, self.direct = context, spawn, on_change, direct
        self.registration = Registration(context.store, context.vault, context.client, context.id)
        self.state = EndpointState("off")
        self._receiver: WebhookReceiver | None = None
        self._tunnel: SshTunnel | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._beginning, self._registering = asyncio.Lock(), asyncio.Lock()
        self._arrivals: dict[str, asyncio.Event] = {}

    @property
    def is_live(self) -> bool:
        return self.state.phase == "open"

    @property
    def row(self) -> TunnelRow | None:
        return self._context.store.tunnels.get(self._context.id)

    def start(self) -> None:
        """Begin to be reachable in the way that is set up; again after the service came back under another address."""
        self._work(self._begin())

    def retry_now(self) -> None:
        """Try again at once: the network may be back."""
        if self._tunnel is not None:
            self._tunnel.retry_now()
        elif self.state.phase == "lost":
            self.start()

    def on_service_back(self) -> None:
        """Register the address that could not be registered for a while; one that was refused stays refused."""
        if (
            self.state.phase == "lost"
            and self.state.public_url
            and not isinstance(self.state.failure, Refused | DeliveriesRefused)
        ):
            self._work(self._be_reached(self.state.public_url))

    async def change_tunnel(self, row: TunnelRow | None) -> None:
        """Use another tunnel; take the old one down with its endpoint first."""
        await self._take_down()
        tunnels = self._context.store.tunnels
        if row is None:
            tunnels.remove(self._context.id)
        else:
            tunnels.put(self._context.id, row)
        self.start()

    async def stop(self) -> None:
        """Stop listening and remove the endpoint; what cannot be removed now is removed at the next start."""
        try:
            async with asyncio.timeout(WITHDRAW_SECONDS):
                await self._take_down()
        except TimeoutError:
            await self._stop_listening()

    async def send_test_event(self) -> None:
        """Wait for a test event of the service to come in, or for one of our own where it has none.

        Raises NothingArrived, or what the service raises.
        """
        webhook_id = self.registration.webhook_id
        if not self.is_live or webhook_id is None:
            raise self.state.failure or NothingArrived()
        try:
            outcome = await self._context.client.webhooks.send_test_event(
                webhook_id, TEST_EVENT, uuid.uuid4().hex
            )
        except (Refused, Unreadable) as failure:
            if not failure.is_not_offered:
                raise
            await self._send_probe()
            return
        if outcome.status != "success":
            why = None if outcome.error_reason is None else outcome.error_reason.wire()
            raise NothingArrived(outcome.error or "", reason=why)
        await self._arrival(outcome.event_id)

    async def fetch_deliveries(self) -> Deliveries:
        """Fetch the endpoint's deliveries. Raises a Failure."""
        return await fetch_deliveries(self._context, self.registration)

    async def replay_event(self, event_id: EventId) -> None:
        """Have it delivered to us once more. Raises a Failure."""
        if self.registration.webhook_id is None:
            raise NothingArrived
        await self._context.client.webhooks.replay_event(
            event_id, self.registration.webhook_id, uuid.uuid4().hex
        )

    async def enable_endpoint(self, endpoint_id: WebhookId) -> None:
        """Enable any endpoint of this client. Raises a Failure."""
        await self._context.client.webhooks.enable(endpoint_id)

    async def remove_endpoint(self, endpoint_id: WebhookId) -> None:
        """Remove any endpoint of this client. Raises a Failure."""
        await self._context.client.webhooks.delete(endpoint_id)

    async def _begin(self) -> None:
        async with self._beginning:
            await self._begin_once()

    async def _begin_once(self) -> None:
        row = self.row
        if row is None and not self.direct:
            self._say(EndpointState("off"))
            return
        try:
            await self._listen(0 if row is None else row.settings.local_port)
        except OSError as error:
            self._say(EndpointState("lost", failure=PortInUse.of_system(error)))
            return
        if row is None:
            await self._be_reached("")
        elif row.settings.kind == "external":
            await self._be_reached(row.settings.public_url)
        elif self._tunnel is None:
            await self._open_tunnel(row)

    async def _listen(self, port: int) -> None:
        if self._receiver is None:
            environment = self._context.row.environment
            receiver = WebhookReceiver(
                DeliveryBatches(self._keep).add,
                lambda: self.registration.secrets,
                environment,
                self._note_verdict,
            )
            await receiver.start(port)
            self._receiver = receiver

    async def _open_tunnel(self, row: TunnelRow) -> None:
        from recovery_desktop.live.tunnel import SshTunnel

        purpose = tunnel_purpose(self._context.id)
        secret = self._context.vault.open_if_possible(row.sealed_secret, purpose)
        self._tunnel = SshTunnel(row.settings, row.host_key, secret, self._tunnel_stands)
        assert self._receiver is not None
        self._work(self._tunnel.run(self._receiver.port))

    def _tunnel_stands(self, state: TunnelState) -> None:
        if state.phase == "open":
            self._work(self._be_reached(state.public_url))
        else:
            self._say(EndpointState(state.phase, failure=state.failure))

    async def _be_reached(self, public_url: str) -> None:
        """Register the address from outside; without one, the one of the listener itself."""
        async with self._registering:
            if self._receiver is None:
                return
            base = public_url.rstrip("/") or self._receiver.url.removesuffix(self._receiver.path)
            self._receiver.tunnel_host = urlsplit(base).netloc.lower() or None
            if not self.is_live:
                self._say(EndpointState("opening", base))
            try:
                await self.registration.register(base + self._receiver.path)
            except Failure as failure:
                self._say(EndpointState("lost", base, failure))
            else:
                self._say(EndpointState("open", base))

    async def _take_down(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tunnel = None
        self._say(EndpointState("off"))
        await self.registration.try_remove_endpoints()
        await self._stop_listening()

    async def _stop_listening(self) -> None:
        receiver, self._receiver = self._receiver, None
        if receiver is not None:
            await receiver.stop()

    async def _send_probe(self) -> None:
        assert self.registration.url is not None
        event_id, secrets = EventId(f"probe_{uuid.uuid4().hex}"), self.registration.secrets
        if not secrets:
            raise NothingArrived
        event = {"id": event_id, "type": PROBE_EVENT, "created_at": now_text(), "data": {}}
        body = json.dumps(event).encode()
        headers = {
            "Content-Type": "application/json",
            SIGNATURE_HEADER: sign(body, secrets[0]),
            EVENT_ID_HEADER: event_id,
        }
        try:
            async with open_http(self.registration.url) as http:
                answer = await http.post(self.registration.url, content=body, headers=headers)
        except httpx.TransportError as error:
            raise NothingArrived(str(error) or type(error).__name__) from error
        if not answer.is_success:
            raise NothingArrived(f"HTTP {answer.status_code}")
        await self._arrival(event_id)

    async def _arrival(self, event_id: EventId) -> None:
        """Wait until that event is stored here. Raises NothingArrived."""
        arrived = self._arrivals.setdefault(event_id, asyncio.Event())
        if self._context.connection_store.events.has(event_id):
            arrived.set()
        try:
            async with asyncio.timeout(ARRIVAL_SECONDS):
                await arrived.wait()
        except TimeoutError as error:
            raise NothingArrived from error
        finally:
            del self._arrivals[event_id]

    def _keep(self, deliveries: Sequence[Delivery]) -> None:
        self._context.connection_store.events.add_all(
            [(event, body.decode("utf-8")) for event, body in deliveries]
        )
        for event, _ in deliveries:
            if event.id in self._arrivals:
                self._arrivals[event.id].set()

    def _note_verdict(self, accepted: bool) -> None:
        """Count the endpoint as lost while its deliveries are refused here, until one is accepted again or the
        endpoint that sent what was refused is gone."""
        if accepted:
            self._accept_again()
            return
        if self.is_live:
            self._say(EndpointState("lost", self.state.public_url, DeliveriesRefused()))
        if isinstance(self.state.failure, DeliveriesRefused) and not self._registering.locked():
            self._work(self._remove_twins())

    def _accept_again(self) -> None:
        if isinstance(self.state.failure, DeliveriesRefused):
            self._say(EndpointState("open", self.state.public_url))

    async def _remove_twins(self) -> None:
        async with self._registering:
            try:
                had_twins = await self.registration.remove_twins()
            except Failure as failure:
                log.warning("other endpoints with our address are not known: %s", failure.detail)
                return
        if had_twins:
            self._accept_again()

    def _say(self, state: EndpointState) -> None:
        if state != self.state:
            self.state = state
            self._on_change()

    def _work(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._spawn(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def tunnel_purpose(connection_id: ConnectionId) -> str:
    return f"{connection_id} tunnel"
