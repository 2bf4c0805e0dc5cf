"""Calls that the creditor logs, of today and of earlier days."""

from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.service.recovery.desk import now, sign, tasks, until_task
from tests.service.recovery.production import Machine
from tests.service.steps import DAY, good, read, refused

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


def _today(desk: Machine) -> date:
    """By the debtor's clock, which shows tomorrow while it is late in the evening elsewhere."""
    return datetime.fromtimestamp(now(desk) / 1000, ZoneInfo("Europe/Paris")).date()


def _log(desk: Machine, planned: dict[str, Any], **call: Any) -> Any:
    return desk.client.post(f"/v1/receivables/{planned['id']}/calls", json={"outcome": "reached", **call})


def test_call_of_an_earlier_day_counts_on_that_day(planned: dict[str, Any], desk: Machine) -> None:
    until_task(desk, "letter")
    desk.advance(5 * DAY)
    day = _today(desk) - timedelta(days=30)
    progress = good(_log(desk, planned, on=day.isoformat()))["recovery_progress"]
    assert progress["attempts"]["phone"] == 1
    entry = next(one for one in progress["history"] if one["kind"] == "call.recorded")
    assert entry["data"]["on"] == day.isoformat()
    assert str(day) in entry["text"]
    # What came last is the mail, not the call that was made before it.
    assert progress["last_contact"]["type"] == "email"
    messages = good(desk.client.get(f"/v1/receivables/{planned['id']}/messages"))["data"]
    call = next(one for one in messages if one["type"] == "phone")
    assert call["at"].startswith(day.isoformat())


def test_call_of_today_names_no_day(planned: dict[str, Any], desk: Machine) -> None:
    until_task(desk, "letter")
    progress = good(_log(desk, planned, on=_today(desk).isoformat()))["recovery_progress"]
    entry = next(one for one in progress["history"] if one["kind"] == "call.recorded")
    assert "on" not in entry["data"]
    assert progress["last_contact"]["type"] == "phone"


def test_call_before_the_task_came_up_leaves_the_task(planned: dict[str, Any], desk: Machine) -> None:
    good(sign(desk, until_task(desk, "letter"), action="done"))
    task = until_task(desk, "phone")
    desk.advance(6 * DAY)
    since = date.fromisoformat(task["since"][:10])
    good(_log(desk, planned, on=(since - timedelta(days=3)).isoformat()))
    assert [one["id"] for one in tasks(desk)] == [task["id"]]
    good(_log(desk, planned, on=(since + timedelta(days=1)).isoformat()))
    assert tasks(desk) == []


def test_call_is_not_in_the_future_and_not_before_the_invoice(planned: dict[str, Any], desk: Machine) -> None:
    until_task(desk, "letter")
    issued = date.fromisoformat(
        read(desk.client, planned["id"])["recovery_progress"]["invoice"]["issue_date"]
    )
    for day in (_today(desk) + timedelta(days=3), issued - timedelta(days=1)):
        error = refused(_log(desk, planned, on=day.isoformat()), 400, "VALIDATION_ERROR")
        assert error["field"] == "on"
    good(_log(desk, planned, on=issued.isoformat()))
