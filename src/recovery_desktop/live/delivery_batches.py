"""Deliveries that arrive together are written together: one commit for all who wait, and each waits for its commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from recovery_contract.events import Event
from recovery_desktop.failures import Failure

Delivery = tuple[Event, bytes]


class DeliveryBatches:
    """`write` makes several deliveries durable, all or none, or raises a Failure that every one of them hears."""

    def __init__(self, write: Callable[[Sequence[Delivery]], None]) -> None:
        self._write = write
        self._waiting: list[tuple[Delivery, asyncio.Future[None]]] = []

    def add(self, event: Event, body: bytes) -> asyncio.Future[None]:
        """Add a delivery; the future is done once it is on disk, or carries the Failure of the write.

        Whoever stops waiting does not undo it.
        """
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self._waiting.append(((event, body), written))
        if len(self._waiting) == 1:
            # Whatever else is ready in this turn of the loop comes before it.
            loop.call_soon(self._commit)
        return written

    def _commit(self) -> None:
        waiting, self._waiting = self._waiting, []
        failure: Failure | None = None
        try:
            self._write([delivery for delivery, _ in waiting])
        except Failure as failed:
            failure = failed
        for _, written in waiting:
            if written.done():
                continue
            if failure is None:
                written.set_result(None)
            else:
                written.set_exception(failure)
