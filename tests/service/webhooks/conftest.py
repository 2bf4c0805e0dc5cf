"""Endpoints with a real program behind them, events to tell, and the test clock."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from recovery_contract.ids import ReceivableId
from recovery_service.context.core import Core
from recovery_service.ids import new_id
from recovery_service.ledger.timeline.events import NewEvent, emit_events
from tests.service.webhooks.receiver import Receiver

CANCELLED = {
    "receivable_id": "rcv_1",
    "cancellation_reason": "paid_directly",
    "cancelled_by": "platform",
    "cancelled_at": "2026-01-05T10:00:00Z",
}


@pytest.fixture
def make_receiver() -> Iterator[Callable[..., Any]]:
    opened = []

    def make(**how: Any) -> Receiver:
        opened.append(Receiver(**how))
        return opened[-1]

    yield make
    for receiver in opened:
        receiver.close()


@pytest.fixture
def receiver(make_receiver: Callable[..., Any]) -> Receiver:
    return make_receiver()


@pytest.fixture
def user_id(client: httpx.Client) -> str:
    return client.post("/v1/users", json={"email": "owner@creditor.example"}).json()["id"]


@pytest.fixture
def register(client: httpx.Client) -> Callable[..., dict]:
    """Registers an endpoint for these events and answers it with its secret."""

    def make(url: str, *events: str, caller: Any = client) -> dict:
        response = caller.post("/v1/webhooks", json={"url": url, "events": list(events or ("*",))})
        assert response.status_code == 201, response.text
        return response.json()

    return make


@pytest.fixture
def tell(core: Core, client_id: str, user_id: str) -> Callable[..., str]:
    """Emits an event of this type as a change of a receivable would; returns its id."""

    def emit_one(
        type: str = "receivable.cancelled", data: dict[str, Any] | None = None, *, user: str = user_id
    ) -> str:
        with core.write() as context:
            at = core.clock.now(context.connection, client_id)
            data = data or {**CANCELLED, "receivable_id": new_id(ReceivableId)}
            return emit_events(context, [NewEvent(client_id, user, type, data, at)])[0]

    return emit_one


@pytest.fixture
def advance(app: FastAPI, client_id: str) -> Callable[..., int]:
    """Moves the platform's test clock on, running what falls due."""

    def move(seconds: float) -> int:
        return asyncio.run(app.state.engine.advance(client_id, seconds=seconds))

    return move
