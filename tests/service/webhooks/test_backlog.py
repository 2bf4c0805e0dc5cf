"""What an endpoint missed is sent little by little, and erased once it is older than the service keeps it."""

from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, func, select, update

from recovery_contract.ids import AttemptId, DeliveryId, EventId
from recovery_contract.samples import SAMPLES
from recovery_service.context.clock import current_ms
from recovery_service.context.core import Core
from recovery_service.db.tables.webhooks import attempt_table, delivery_table, event_table
from recovery_service.ids import least_id
from recovery_service.retention import DAY_MS
from recovery_service.webhooks import backlog
from recovery_service.webhooks.sweep import sweep
from tests.service.webhooks.receiver import status

SINCE = {"since": "2020-01-01T00:00:00Z"}
GAP = backlog.GAP_MS // 1000
GAPS_UNTIL_FAILED = 200_000


@pytest.fixture
def outage(register: Any, tell: Any, advance: Any, receiver: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """An endpoint that has missed 7 events for good, three of which are sent at once."""
    monkeypatch.setattr(backlog, "AT_ONCE", 3)
    endpoint = register(receiver.url, "receivable.*")
    receiver.response = status(500)
    missed = [tell() for _ in range(7)]
    tell("user.updated", SAMPLES["user.updated"])
    advance(GAPS_UNTIL_FAILED)
    receiver.requests.clear()
    receiver.response = status(204)
    return endpoint, missed


@pytest.mark.database
def test_backlog_is_sent_oldest_first_with_pauses(
    client: httpx.Client, outage: Any, receiver: Any, advance: Any, tell: Any
) -> None:
    endpoint, missed = outage
    response = client.post(f"/v1/webhooks/{endpoint['id']}/recover", json=SINCE)
    assert (response.status_code, response.json()["deliveries"]) == (202, 7)
    advance(0)
    assert delivered_ids(receiver) == {*missed[:3]}
    # What happens meanwhile is not behind what is old.
    fresh = tell()
    advance(GAP)
    assert delivered_ids(receiver) == {*missed[:6], fresh}
    advance(2 * GAP)
    assert delivered_ids(receiver) == {*missed, fresh}
    assert len(receiver.requests) == 8
    again = client.post(f"/v1/webhooks/{endpoint['id']}/recover", json=SINCE)
    assert again.json()["deliveries"] == 0


@pytest.mark.parametrize("change", ["removed", "switched off"])
def test_backlog_ends_with_its_endpoint(
    client: httpx.Client, outage: Any, receiver: Any, advance: Any, change: Any
) -> None:
    endpoint, missed = outage
    address = f"/v1/webhooks/{endpoint['id']}"
    client.post(f"{address}/recover", json=SINCE)
    advance(0)
    if change == "removed":
        assert client.delete(address).status_code == 204
    else:
        assert client.patch(address, json={"enabled": False}).status_code == 200
    advance(10 * GAP)
    assert delivered_ids(receiver) == {*missed[:3]}


def aged(connection: Connection, event_id: str, days: int) -> str:
    """Let an event be of so many days ago, with what became of it; return its id, which says its time, too."""
    then = current_ms() - days * DAY_MS

    def before(kind: Any, id_: str) -> str:
        return least_id(kind, then) + id_[-16:]

    older = before(EventId, event_id)
    for table, kind, time in (
        (event_table, EventId, "created_at"),
        (delivery_table, DeliveryId, "created_at"),
        (attempt_table, AttemptId, "at"),
    ):
        which = table.c.id if table is event_table else table.c.event_id
        for id_ in connection.execute(select(table.c.id).where(which == event_id)).scalars().all():
            values = {"id": before(kind, id_), time: table.c[time] - days * DAY_MS}
            values |= (
                {"body": func.replace(table.c.body, id_, older)}
                if table is event_table
                else {"event_id": older}
            )
            connection.execute(update(table).where(table.c.id == id_).values(values))
    return older


@pytest.mark.database
def test_old_events_are_erased_unless_pending(
    core: Core, client: httpx.Client, register: Any, tell: Any, advance: Any, receiver: Any
) -> None:
    register(receiver.url)
    old, waiting, new = tell(), tell(), tell()
    advance(0)
    with core.database.write() as connection:
        old, waiting = (
            aged(connection, event_id, core.settings.event_days + 2) for event_id in (old, waiting)
        )
        connection.execute(
            update(delivery_table).where(delivery_table.c.event_id == waiting).values(status="pending")
        )
    sweep(core)
    assert [event["id"] for event in client.get("/v1/events").json()["data"]] == [waiting, new]
    assert client.get(f"/v1/events/{old}").status_code == 404
    assert {row["event_id"] for row in client.get("/v1/webhooks/logs").json()["data"]} == {new}
    with core.database.read() as connection:
        assert connection.execute(select(func.count()).select_from(delivery_table)).scalar() == 2
    sweep(core)
    assert client.get(f"/v1/events/{new}").status_code == 200


def delivered_ids(receiver: Any) -> set[str]:
    """The ids of the events that have arrived."""
    return {request.headers["Service-Event-Id"] for request in receiver.requests}
