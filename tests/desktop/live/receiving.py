"""A process that receives deliveries into a data folder and can be killed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from recovery_desktop.live.delivery_batches import Delivery, DeliveryBatches
from recovery_desktop.live.receiver import WebhookReceiver
from recovery_desktop.store.store import Store

SECRET = "whsec_kill"
CONNECTION = "con_1"


def opened(folder: Path) -> Store:
    store = Store(folder)
    if not store.connections.all():
        store.connections.add(
            CONNECTION,
            kind="service",
            name="Test",
            base_url="http://x.test",
            client_id="c",
            environment="test",
        )
    return store


def receive(folder: Path, answer: Connection) -> None:
    """Tells its address as soon as it listens."""
    events = opened(folder).connection_store(CONNECTION).events

    def keep(deliveries: Sequence[Delivery]) -> None:
        events.add_all([(event, body.decode()) for event, body in deliveries])

    async def listening() -> None:
        answer.send(await WebhookReceiver(DeliveryBatches(keep).add, lambda: [SECRET], "test").start())
        await asyncio.Event().wait()

    asyncio.run(listening())
