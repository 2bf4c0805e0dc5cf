"""A claim that becomes barred while it is recovered: the creditor is warned in time, and nothing threatens any more."""

from datetime import date, datetime, timedelta
from typing import Any

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.recovery.dunning.limitation_watch import check_unwatched
from tests.builders import an_invoice
from tests.service.recovery.test_contacts import history, ledger, reachable
from tests.service.recovery.test_staircase import messages
from tests.service.steps import DAY, advance, an_active_user, events, good, in_process, pay, read

NEAR, PASSED = "receivable.limitation.near", "receivable.limitation.passed"
YEARS = 5
"""Of a claim between companies in France."""


def now_of(client: Any) -> Any:
    return datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"])


def due_so_that_left(client: Any, days: Any) -> Any:
    """The due date of a claim that can be claimed so many days more."""
    last = (now_of(client) + timedelta(days=days)).date()
    return last.replace(year=last.year - YEARS, day=min(last.day, 28))


def barred_in(client: Any, days: Any, **changes: Any) -> Any:
    """A receivable in process whose claim is barred in about so many days, and its last day."""
    due = due_so_that_left(client, days)
    invoice = an_invoice(due_date=due.isoformat(), issue_date=(due - timedelta(days=30)).isoformat())
    id_ = in_process(client, invoice=invoice, debtor=reachable(), **changes)["id"]
    return id_, due.replace(year=due.year + YEARS)


def limitation_state(client: Any, id_: Any) -> Any:
    return [one["data"] for one in events(client, of=id_) if one["type"] in (NEAR, PASSED)]


def until(client: Any, day: Any) -> None:
    moment = datetime.combine(day, datetime.min.time(), now_of(client).tzinfo) + timedelta(hours=12)
    good(client.post("/v1/test/clock/advance", json={"to": moment.isoformat()}))


@pytest.mark.database
def test_claim_that_becomes_barred_is_told_sixty_and_fourteen_days_before_and_on_the_day(
    client: httpx.Client,
) -> None:
    id_, last = barred_in(client, 80)
    assert limitation_state(client, id_) == []
    until(client, last - timedelta(days=61))
    assert limitation_state(client, id_) == []
    until(client, last - timedelta(days=60))
    assert [one["days_left"] for one in limitation_state(client, id_)] == [60]
    until(client, last - timedelta(days=15))
    assert len(limitation_state(client, id_)) == 1
    until(client, last - timedelta(days=14))
    assert [one["days_left"] for one in limitation_state(client, id_)] == [60, 14]
    until(client, last)
    assert len(limitation_state(client, id_)) == 2
    assert read(client, id_)["recovery_progress"]["limitation"]["barred"] is False
    until(client, last + timedelta(days=1))
    assert len(limitation_state(client, id_)) == 3
    [passed] = [one["data"] for one in events(client, of=id_) if one["type"] == PASSED]
    assert passed == {
        "receivable_id": id_,
        "user_id": read(client, id_)["user_id"],
        "barred_after": last.isoformat(),
    }
    limitation = read(client, id_)["recovery_progress"]["limitation"]
    assert (limitation["barred_after"], limitation["barred"]) == (last.isoformat(), True)
    kinds = [entry["kind"] for entry in history(client, id_)]
    assert (kinds.count("limitation.near"), kinds.count("limitation.passed")) == (2, 1)
    advance(client, 100 * DAY)
    assert len(limitation_state(client, id_)) == 3


@pytest.mark.database
@pytest.mark.parametrize("days", [3, 20, 32, 45])
def test_barred_claim_skips_threatening_steps_with_the_reason(client: httpx.Client, days: Any) -> None:
    id_, last = barred_in(client, days)
    advance(client, 120 * DAY)
    after = [one for one in messages(client, id_) if date.fromisoformat(one["at"][:10]) > last]
    assert {one["type"] for one in after} <= {"letter"}
    assert {one["template"] for one in after} <= {"time_barred"}
    for one in after:
        assert "délai légal" in one["body"] or "prescri" in one["body"]
        assert "mise en demeure" not in one["body"]
    left_out = [row for row in ledger(client) if row["receivable_id"] == id_ and "skipped" in row]
    assert {row["skipped"]["code"] for row in left_out} <= {"time_barred", "same_letter"}
    threats = {row["template"] for row in left_out} | {one["template"] for one in messages(client, id_)}
    assert {"reminder_last", "formal_notice"} <= threats
    for one in messages(client, id_):
        if one["template"] == "reminder_last" and "formal_notice" in {row["template"] for row in left_out}:
            assert "l'étape suivante" not in one["body"].replace("\u2019", "'")


TWO_LETTERS = [
    {"after_business_days": 30, "channel": "letter", "template": "reminder_letter"},
    {"after_business_days": 45, "channel": "letter", "template": "reminder_letter"},
    {"after_business_days": 60, "channel": "phone", "template": "call"},
]


def letters_of(client: httpx.Client, id_: str) -> list[tuple[str, str]]:
    """What the plan makes of its letters: the text, and why one is not sent."""
    rows = [row for row in ledger(client) if row["receivable_id"] == id_ and row["type"] == "letter"]
    return [(row["template"], row.get("skipped", {}).get("code", "")) for row in rows]


@pytest.mark.parametrize("days", [-40, 20], ids=["from the start", "while it is recovered"])
def test_debtor_is_told_once_that_a_claim_is_barred(client: httpx.Client, days: int) -> None:
    user = an_active_user(client)
    plan = {"name": "own", "relationship": "neutral", "steps": TWO_LETTERS, "approved": True}
    good(client.put(f"/v1/users/{user}/plan", json=plan))
    id_, last = barred_in(client, days, user_id=user, force_proceed=True)
    until(client, max(last + timedelta(days=2), now_of(client).date()))
    planned, same = ("time_barred", ""), "same_letter"
    assert [letters_of(client, id_)[0], letters_of(client, id_)[1][1]] == [planned, same]
    advance(client, 120 * DAY)
    assert [one["template"] for one in messages(client, id_) if one["type"] == "letter"] == ["time_barred"]


def test_claim_of_which_little_time_is_left_is_told_as_soon_as_recovery_begins(client: httpx.Client) -> None:
    id_, last = barred_in(client, 30)
    [near] = limitation_state(client, id_)
    assert near["barred_after"] == last.isoformat()
    assert 25 <= near["days_left"] <= 31


def test_payment_in_part_begins_the_period_anew_and_recovery_goes_on(client: httpx.Client) -> None:
    id_, last = barred_in(client, 20)
    pay(client, id_, 100)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    before = len(limitation_state(client, id_))
    advance(client, 120 * DAY)
    assert len(limitation_state(client, id_)) == before
    limitation = read(client, id_)["recovery_progress"]["limitation"]
    assert limitation["barred"] is False
    assert date.fromisoformat(limitation["barred_after"]) > last
    assert "formal_notice" in {one["template"] for one in messages(client, id_)}


def test_barred_claim_at_the_end_of_the_plan_offers_no_court_form(client: httpx.Client) -> None:
    id_, _ = barred_in(client, 30)
    advance(client, 160 * DAY)
    assert "court_form" not in read(client, id_)["recovery_progress"]["review"]["options"]


def test_recovery_of_an_earlier_version_is_looked_after_without_telling_what_is_past(
    client: httpx.Client, core: Core
) -> None:
    id_, last = barred_in(client, 40)
    with core.database.write() as connection:
        connection.exec_driver_sql("UPDATE recovery SET limitation_told = NULL")
        connection.exec_driver_sql("DELETE FROM job WHERE kind = 'recovery.limitation'")
    before = len(limitation_state(client, id_))
    check_unwatched(core)
    advance(client, 60)
    assert len(limitation_state(client, id_)) == before
    until(client, last + timedelta(days=1))
    assert [one.get("days_left") for one in limitation_state(client, id_)[before:]] == [14, None]
