"""Deliveries of one moment share a commit; none is told that it is durable before it is."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime

import pytest

from recovery_contract.events import Event
from recovery_desktop.live.delivery_batches import Delivery, DeliveryBatches
from recovery_desktop.store.database import NotSaved


def event(number: int) -> Event:
    return Event(
        id=f"evt_{number}", type="receivable.recovered", created_at=datetime(2026, 3, 1, tzinfo=UTC), data={}
    )


class Written:
    def __init__(self, failing: bool = False) -> None:
        self.batches: list[list[str]] = []
        self.failing = failing

    def __call__(self, deliveries: Sequence[Delivery]) -> None:
        if self.failing:
            raise NotSaved("the disk is full")
        self.batches.append([event.id for event, _ in deliveries])


def test_deliveries_of_one_moment_are_one_write_and_the_next_is_another() -> None:
    async def run() -> None:
        written = Written()
        together = DeliveryBatches(written)
        await asyncio.gather(*(together.add(event(number), b"{}") for number in range(64)))
        await together.add(event(64), b"{}")
        assert written.batches == [[f"evt_{number}" for number in range(64)], ["evt_64"]]

    asyncio.run(run())


def test_write_that_fails_is_heard_by_each_and_the_next_one_is_tried() -> None:
    async def run() -> None:
        written = Written(failing=True)
        together = DeliveryBatches(written)
        heard = await asyncio.gather(
            *(together.add(event(number), b"{}") for number in range(3)), return_exceptions=True
        )
        assert [type(failure) for failure in heard] == [NotSaved] * 3
        written.failing = False
        await together.add(event(3), b"{}")
        assert written.batches == [["evt_3"]]

    asyncio.run(run())


def test_caller_that_cancels_leaves_the_batch_to_the_others() -> None:
    async def run() -> None:
        written = Written()
        together = DeliveryBatches(written)
        leaving = together.add(event(1), b"{}")
        staying = together.add(event(2), b"{}")
        leaving.cancel()
        await staying
        with pytest.raises(asyncio.CancelledError):
            await leaving
        assert written.batches == [["evt_1", "evt_2"]]

    asyncio.run(run())
