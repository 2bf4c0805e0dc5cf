"""Events are hints: in whatever order, how often and how late they come, the service's word is what is shown."""

from __future__ import annotations

import random
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from recovery_contract.events import Event
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.sync.mirror import Mirror
from tests.depth import in_time, rounds
from tests.desktop.edge import Listed, Wire, a_receivable, connected_to, run

LIFE = (
    ("receivable.created", "pending"),
    ("receivable.sent_to_recovery", "in_process"),
    ("receivable.disputed", "disputed"),
    ("receivable.evidence.submitted", "in_process"),
    ("receivable.payment.partial", "payment_received"),
    ("receivable.payment.received", "payment_received"),
    ("receivable.recovered", "recovered"),
)
ORDERS = 5_040


def an_event(at: int, type: str, receivable_id: str = "rcv_1", **changes: Any) -> Event:
    values = {
        "id": f"evt_{receivable_id}_{at}",
        "type": type,
        "created_at": f"2026-03-01T10:{at:02}:00Z",
        "data": {"receivable_id": receivable_id},
    }
    return Event.model_validate(values | changes)


def store_events(context: ConnectionContext, *events: Event) -> None:
    context.connection_store.events.add_all([(event, event.model_dump_json()) for event in events])


def shown(context: ConnectionContext, receivable_id: str = "rcv_1") -> str | None:
    receivable = context.connection_store.receivables.get(receivable_id)
    return None if receivable is None else str(receivable.status)


@pytest.mark.deep
def test_events_in_any_order_end_in_the_same_state(tmp_path: Path) -> None:
    wire = Wire()
    listed = Listed(wire)
    context = connected_to(wire, tmp_path)
    mirror = Mirror(context)
    orders = list(permutations(range(len(LIFE))))
    assert len(orders) == ORDERS
    chosen = random.Random(7).sample(orders, min(ORDERS, rounds(60, ORDERS)))
    for nth, order in enumerate(in_time(chosen, 60)):
        id = f"rcv_{nth}"
        row = listed.add(id, status="pending")
        for at in order:
            type, status = LIFE[at]
            # The service is wherever it has come to; only the news of it are out of order.
            row["status"] = LIFE[max(order[: order.index(at) + 1])][1]
            store_events(context, an_event(at, type, id))
            run(mirror.apply_events())
            assert shown(context, id) == row["status"], (order, status)
        assert shown(context, id) == "recovered"
    context.store.close()


def test_event_is_acted_on_once_and_for_ever(tmp_path: Path) -> None:
    wire = Wire()
    Listed(wire).add("rcv_1", status="disputed")
    event = an_event(1, "receivable.disputed")
    for _ in range(2):
        context = connected_to_again(wire, tmp_path)
        for _ in range(500):
            store_events(context, event)
        run(Mirror(context).apply_events())
        run(Mirror(context).apply_events())
        context.store.close()
    assert wire.count("GET", "/v1/receivables/rcv_1") == 1


def connected_to_again(wire: Wire, folder: Path) -> ConnectionContext:
    """The second time what the first one kept is there."""
    if not (folder / "desktop.sqlite3").exists():
        return connected_to(wire, folder)
    from recovery_desktop.api.client import RecoveryClient
    from recovery_desktop.api.oauth_session import Client, Tokens
    from recovery_desktop.store.store import Store
    from tests.desktop.edge import BASE_URL, a_vault

    store, tokens = Store(folder), Tokens("access", "refresh", None)
    client = RecoveryClient(Client(BASE_URL, "clt_1"), lambda: tokens, lambda tokens_now: None, wire.http())
    return ConnectionContext(store, a_vault(), client, store.connection_store("con_1"), folder / "files")


def test_late_answer_does_not_reopen_what_has_ended(tmp_path: Path) -> None:
    from recovery_desktop.api.receivables import parse_receivable

    context = connected_to(Wire(), tmp_path)
    for status in ("in_process", "recovered", "in_process"):
        context.connection_store.receivables.put([parse_receivable(a_receivable("rcv_1", status))], full=True)
    assert shown(context) == "recovered"
    context.store.close()


@pytest.mark.parametrize("created_at", ["2026-03-01T10:01:00Z", "2099-01-01T00:00:00Z"])
def test_tie_or_an_event_from_the_future_holds_nothing_up(tmp_path: Path, created_at: str) -> None:
    wire = Wire()
    row = Listed(wire).add("rcv_1", status="disputed")
    context = connected_to(wire, tmp_path)
    store_events(context, an_event(1, "receivable.disputed", created_at=created_at))
    run(Mirror(context).apply_events())
    assert shown(context) == "disputed"
    row["status"] = "recovered"
    store_events(context, an_event(2, "receivable.recovered", created_at="2026-03-01T10:01:00Z"))
    run(Mirror(context).apply_events())
    assert shown(context) == "recovered"
    context.store.close()
