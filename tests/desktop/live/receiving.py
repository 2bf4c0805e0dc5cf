"""A process that receives deliveries into a data folder and can be killed: `python -m ... FOLDER READY`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from recovery_desktop.live.receiver import WebhookReceiver
from recovery_desktop.live.together import Delivery, Together
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


async def receive(folder: Path, ready: Path) -> None:
    events = opened(folder).shelf(CONNECTION).events

    def keep(deliveries: Sequence[Delivery]) -> None:
        events.keep_all([(event, body.decode()) for event, body in deliveries])

    receiver = WebhookReceiver(Together(keep).keep, lambda: [SECRET], "test")
    ready.write_text(await receiver.start())
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(receive(Path(sys.argv[1]), Path(sys.argv[2])))
