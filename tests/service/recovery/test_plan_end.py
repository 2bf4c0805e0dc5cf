"""The end of a plan that brought no payment: told once, shown as long as nothing else comes, and never too early."""

from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest

from tests.service.recovery.test_contacts import ADDRESS, history, ledger, outbox, reachable
from tests.service.steps import DAY, advance, dispute, event, events, good, in_process, pay, read

ENDED = "receivable.plan.ended"
EVERYTHING = ["add_contact", "propose_agreement", "court_form", "case_file", "cancel"]


def listed(client: Any, id_: Any) -> Any:
    return next(row for row in good(client.get("/v1/receivables"))["data"] if row["id"] == id_)


def ended(client: Any, id_: Any) -> Any:
    return [one["data"] for one in events(client, of=id_) if one["type"] == ENDED]


def until_ended(client: Any, id_: Any) -> None:
    while not ended(client, id_):
        advance(client, DAY)


@pytest.mark.database
def test_end_of_the_plan_without_payment_is_told_with_attempts_and_options(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    advance(client, 120 * DAY)
    created = read(client, id_)
    progress = created["recovery_progress"]
    ended = event(client, id_, ENDED)
    assert ended == {
        "receivable_id": id_,
        "user_id": created["user_id"],
        "attempts": progress["attempts"],
        "options": EVERYTHING,
    }
    assert sum(ended["attempts"].values()) == len(outbox(client, id_))
    assert (progress["phase"], progress["next_action"]["type"]) == ("review", "review")
    assert progress["review"]["options"] == EVERYTHING
    assert progress["review"]["since"] == progress["next_action"]["at"]
    entry = history(client, id_)[0]
    assert (entry["kind"], entry["data"]["options"]) == ("plan.ended", EVERYTHING)
    short = listed(client, id_)["recovery_progress"]
    assert {name: short[name] for name in ("phase", "next_action", "review")} == {
        name: progress[name] for name in ("phase", "next_action", "review")
    }


def test_between_the_last_contact_and_the_end_the_review_is_the_next_action(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    while any(row["skipped"] is None for row in ledger(client) if "skipped" in row) or [
        row for row in ledger(client) if "skipped" not in row
    ]:
        advance(client, DAY)
    progress = read(client, id_)["recovery_progress"]
    assert (progress["phase"], progress["next_action"]["type"]) == ("contacting", "review")
    assert progress["next_action"]["why"]["code"] == "review"
    assert "review" not in progress
    assert listed(client, id_)["recovery_progress"]["next_action"] == progress["next_action"]
    until_ended(client, id_)
    assert read(client, id_)["recovery_progress"]["review"]["since"] == progress["next_action"]["at"]


def test_plan_of_which_nothing_could_be_made_does_not_claim_that_it_was(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    for row in ledger(client):
        good(client.post(f"/v1/planned-contacts/{row['id']}", json={"action": "skip"}))
    until_ended(client, id_)
    assert set(event(client, id_, ENDED)["attempts"].values()) == {0}
    assert history(client, id_)[0]["text"].startswith("The plan has ended: no contact could be made.")


def test_contact_moved_beyond_the_review_keeps_the_plan_open(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    last = ledger(client)[-1]
    later = datetime.fromisoformat(last["at"]) + timedelta(days=60)
    body = {"action": "edit", "at": later.isoformat()}
    good(client.post(f"/v1/planned-contacts/{last['id']}", json=body))
    advance(client, 100 * DAY)
    assert ended(client, id_) == []
    assert read(client, id_)["recovery_progress"]["phase"] == "contacting"
    advance(client, 60 * DAY)
    assert len(ended(client, id_)) == 1
    assert outbox(client, id_)[-1]["type"] == last["type"]


def test_dispute_after_the_end_and_its_answer_lead_back_to_the_review_without_telling_again(
    client: httpx.Client,
) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    until_ended(client, id_)
    dispute(client, id_)
    progress = read(client, id_)["recovery_progress"]
    assert progress["phase"] == "evidence"
    assert "review" not in progress
    good(client.post(f"/v1/receivables/{id_}/evidence", json={"statement": "Delivered."}))
    assert read(client, id_)["recovery_progress"]["phase"] == "review"
    advance(client, 60 * DAY)
    assert len(ended(client, id_)) == 1


def test_promise_after_the_end_is_waited_for_and_the_end_told_again_once_it_is_broken(
    client: httpx.Client,
) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    until_ended(client, id_)
    now = datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"])
    day = (now + timedelta(days=30)).date().isoformat()
    good(client.post(f"/v1/receivables/{id_}/promises", json={"day": day}))
    progress = read(client, id_)["recovery_progress"]
    assert (progress["phase"], progress["next_action"]["type"]) == ("contacting", "review")
    assert progress["next_action"]["at"][:10] > day
    advance(client, 50 * DAY)
    kinds = [one["type"] for one in events(client, of=id_)]
    assert kinds.index("receivable.promise.broken") < len(kinds) - 1 - kinds[::-1].index(ENDED)
    assert len(ended(client, id_)) == 2


def test_payment_after_the_end_closes_the_review(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    until_ended(client, id_)
    pay(client, id_)
    progress = read(client, id_)["recovery_progress"]
    assert progress["phase"] == "settling"
    assert "review" not in progress
    assert progress["next_action"]["type"] == "payment_final"


def test_debtor_of_a_country_without_a_form_has_no_court_form_among_the_options(client: httpx.Client) -> None:
    address = {**ADDRESS, "country": "Spain"}
    id_ = in_process(client, debtor=reachable(address=address))["id"]
    until_ended(client, id_)
    assert event(client, id_, ENDED)["options"] == [one for one in EVERYTHING if one != "court_form"]
