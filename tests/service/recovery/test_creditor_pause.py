"""The creditor lets contacts rest, until a day or until it lets them go on."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import Any

import httpx
import pytest

from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.steps import (
    DAY,
    advance,
    before_daylight,
    dispute,
    good,
    in_process,
    pay,
    read,
    refused,
    submit,
)


def today(client: httpx.Client) -> date:
    return datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"]).date()


def pause(client: httpx.Client, id_: str, until: date | None = None) -> dict[str, Any]:
    body = {} if until is None else {"until": until.isoformat()}
    return good(client.post(f"/v1/receivables/{id_}/pause", json=body))["recovery_progress"]


def resume(client: httpx.Client, id_: str) -> dict[str, Any]:
    return good(client.post(f"/v1/receivables/{id_}/resume"))["recovery_progress"]


def reasons(client: httpx.Client, id_: str, type_: str) -> list[str]:
    events = good(client.get("/v1/events", params={"type": type_, "since": "evc_0", "limit": 100}))["data"]
    return [event["data"].get("reason", "") for event in events if event["data"]["receivable_id"] == id_]


@pytest.mark.database
def test_paused_receivable_sends_nothing_until_its_last_day_is_over(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    last = today(client) + timedelta(days=30)
    progress = pause(client, id_, last)
    before = len(outbox(client, id_))
    assert progress["paused"]["reason"] == "creditor"
    assert progress["creditor_pause"]["until"] == last.isoformat()
    assert "next_action" not in progress
    assert {"pause", "resume"} <= set(progress["allowed_actions"])
    assert progress["history"][0]["kind"] == "paused"
    assert reasons(client, id_, "receivable.paused") == [""]
    advance(client, 29 * DAY)
    assert len(outbox(client, id_)) == before
    advance(client, 6 * DAY)
    progress = read(client, id_)["recovery_progress"]
    assert "creditor_pause" not in progress
    assert "paused" not in progress
    assert reasons(client, id_, "receivable.resumed") == ["pause_over"]
    assert len(outbox(client, id_)) > before


@pytest.mark.database
def test_pause_without_a_day_lasts_until_the_creditor_resumes(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    pause(client, id_)
    before = len(outbox(client, id_))
    advance(client, 60 * DAY)
    assert len(outbox(client, id_)) == before
    progress = resume(client, id_)
    assert "paused" not in progress
    assert "resume" not in progress["allowed_actions"]
    assert progress["history"][0]["data"]["reason"] == "creditor"
    advance(client, 10 * DAY)
    assert len(outbox(client, id_)) > before
    refused(client.post(f"/v1/receivables/{id_}/resume"), 409, "INVALID_STATE")


def test_pause_before_the_start_holds_from_the_first_message_on(client: httpx.Client) -> None:
    before_daylight(client)
    id_ = submit(client, debtor=reachable())["id"]
    assert "creditor_pause" in pause(client, id_)
    advance(client, 20 * DAY)
    assert read(client, id_)["status"] == "in_process"
    assert outbox(client, id_) == []
    resume(client, id_)
    advance(client, 10 * DAY)
    assert outbox(client, id_)


def test_pause_stands_behind_an_objection_and_holds_after_it(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    dispute(client, id_)
    progress = pause(client, id_)
    assert progress["paused"]["reason"] == "disputed"
    good(client.post(f"/v1/receivables/{id_}/evidence", json={"statement": "Delivered."}))
    assert read(client, id_)["recovery_progress"]["paused"]["reason"] == "creditor"
    assert "paused" not in resume(client, id_)


def test_payment_while_paused_settles_and_ends_the_pause(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    pause(client, id_)
    pay(client, id_)
    advance(client, 3 * DAY)
    assert read(client, id_)["status"] == "recovered"
    assert "creditor_pause" not in read(client, id_)["recovery_progress"]


def test_promise_that_is_broken_is_noted_while_paused(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    pause(client, id_)
    day = today(client) + timedelta(days=5)
    good(client.post(f"/v1/receivables/{id_}/promises", json={"day": day.isoformat()}))
    advance(client, 15 * DAY)
    progress = read(client, id_)["recovery_progress"]
    assert "promise.broken" in [entry["kind"] for entry in progress["history"]]
    assert progress["paused"]["reason"] == "creditor"


@pytest.mark.parametrize("days", [-1, 366])
def test_day_of_a_pause_lies_within_a_year(client: httpx.Client, days: int) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    until = (today(client) + timedelta(days=days)).isoformat()
    error = refused(
        client.post(f"/v1/receivables/{id_}/pause", json={"until": until}), 400, "VALIDATION_ERROR"
    )
    assert error["field"] == "until"


def test_new_day_of_a_pause_takes_the_place_of_the_one_before(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    pause(client, id_, today(client) + timedelta(days=3))
    pause(client, id_, today(client) + timedelta(days=20))
    pause(client, id_, today(client) + timedelta(days=20))
    kinds = [entry["kind"] for entry in read(client, id_)["recovery_progress"]["history"]]
    assert kinds.count("paused") == 2
    advance(client, 10 * DAY)
    assert read(client, id_)["recovery_progress"]["paused"]["reason"] == "creditor"
