"""Endpoints with a real program behind them, events to tell, and the test clock."""

import asyncio

import pytest

from recovery_contract.ids import ReceivableId
from recovery_service.ids import new_id
from recovery_service.ledger.timeline.events import Happened, emit_all
from tests.service.webhooks.receiver import Receiver

CANCELLED = {
    "receivable_id": "rcv_1",
    "cancellation_reason": "paid_directly",
    "cancelled_by": "platform",
    "cancelled_at": "2026-01-05T10:00:00Z",
}


@pytest.fixture
def make_receiver():
    opened = []

    def make(**how) -> Receiver:
        opened.append(Receiver(**how))
        return opened[-1]

    yield make
    for receiver in opened:
        receiver.close()


@pytest.fixture
def receiver(make_receiver) -> Receiver:
    return make_receiver()


@pytest.fixture
def user_id(client) -> str:
    return client.post("/v1/users", json={"email": "owner@creditor.example"}).json()["id"]


@pytest.fixture
def register(client):
    """Registers an endpoint for these events and answers it with its secret."""

    def make(url: str, *events: str, caller=client) -> dict:
        answer = caller.post("/v1/webhooks", json={"url": url, "events": list(events or ("*",))})
        assert answer.status_code == 201, answer.text
        return answer.json()

    return make


@pytest.fixture
def tell(core, client_id, user_id):
    """Emits an event of this type as a change of a receivable would; returns its id."""

    def emit_one(type: str = "receivable.cancelled", data=None, *, user: str = user_id) -> str:
        with core.write() as context:
            at = core.clock.now(context.connection, client_id)
            data = data or {**CANCELLED, "receivable_id": new_id(ReceivableId)}
            return emit_all(context, [Happened(client_id, user, type, data, at)])[0]

    return emit_one


@pytest.fixture
def advance(app, client_id):
    """Moves the platform's test clock on, running what falls due."""

    def move(seconds: float) -> int:
        return asyncio.run(app.state.engine.advance(client_id, seconds=seconds))

    return move
