"""The events of one receivable, sorted by when they happened, tell a history that can have been."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from recovery_contract.lifecycle import TERMINAL, TRANSITIONS, ReceivableStatus
from recovery_service.context.core import Core
from recovery_service.db.database import Database
from recovery_service.db.tables.webhooks import event_table
from recovery_service.ledger.receivables import service
from tests.service.cli.forked import forked
from tests.service.receivables import crowd
from tests.service.steps import dispute, events, good, in_process, pay

PROCESSES = 8
RECEIVABLES = 4
LONGEST = 240
PAYMENT_RECEIVED = "receivable.payment.received"
"""A further payment arrives where one is waited for already: it moves nothing."""


def history(result: Any) -> Any:
    """The states that these events lead through; fails where one of them cannot follow the one before."""
    status = ReceivableStatus.PENDING
    for event in result:
        type_ = event["type"]
        steps = {
            step.to for (source, _), step in TRANSITIONS.items() if (source, step.event) == (status, type_)
        }
        if steps:
            [status] = steps
            continue
        moving = {step.event for step in TRANSITIONS.values()}
        is_background = type_ == PAYMENT_RECEIVED and status not in TERMINAL
        assert is_background or type_ not in moving, f"{type_} after {status}"
    return status


@pytest.mark.database("postgresql")
def test_events_of_many_processes_sorted_by_time_are_a_history_that_can_have_been(
    client: httpx.Client, database: Database, make_token: Callable[..., str]
) -> None:
    created = [in_process(client, amount=100_000)["id"] for _ in range(RECEIVABLES)]
    url = database.engine.url.render_as_string(hide_password=False)
    hands = [forked(crowd.act, url, make_token(), created, seed) for seed in range(PROCESSES)]
    for hand in hands:
        hand.join(LONGEST)
        assert hand.exitcode == 0
    for id_ in created:
        ordered = sorted(events(client, of=id_), key=lambda event: event["created_at"])
        moments = [event["created_at"] for event in ordered]
        assert len(set(moments)) == len(moments)
        assert len(moments) > PROCESSES
        assert history(ordered) == good(client.get(f"/v1/receivables/{id_}"))["status"]


def test_events_of_one_moment_are_a_millisecond_apart(
    client: httpx.Client, core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = in_process(client)["id"]
    with core.database.read() as connection:
        still = core.clock.now(connection, service.load(connection, id_).client_id)
    monkeypatch.setattr(type(core.clock), "now", lambda *_: still)
    pay(client, id_, 10)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    dispute(client, id_)
    with core.database.read() as connection:
        query = select(event_table.c.type, event_table.c.created_at, event_table.c.body)
        rows = [row for row in connection.execute(query) if id_ in row.body]
    by_time = sorted((row.created_at, row.type) for row in rows)
    assert len({at for at, _ in by_time}) == len(by_time)
    assert [type_ for _, type_ in by_time][-2:] == ["receivable.resumed", "receivable.disputed"]


def test_clock_that_went_back_tells_nothing_before_what_was_told(
    client: httpx.Client, core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = in_process(client)["id"]
    before = max(event["created_at"] for event in events(client, of=id_))
    with core.database.read() as connection:
        now = core.clock.now(connection, service.load(connection, id_).client_id)
    monkeypatch.setattr(type(core.clock), "now", lambda *_: now - 3_600_000)
    dispute(client, id_)
    [result] = [event for event in events(client, of=id_) if event["type"] == "receivable.disputed"]
    assert result["created_at"] > before


def test_events_of_different_receivables_keep_their_own_time(client: httpx.Client) -> None:
    collected = defaultdict(list)
    ids = [in_process(client)["id"] for _ in range(2)]
    for id_ in ids:
        dispute(client, id_)
        collected[id_] = [event["created_at"] for event in events(client, of=id_)]
        assert collected[id_] == sorted(set(collected[id_]))
