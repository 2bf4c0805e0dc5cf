"""The plan in the day in which a submission can be taken back: read, changed, skipped and sent before it begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.builders import a_contact, an_invoice
from tests.service.recovery.test_contacts import ledger, outbox, reachable
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    before_workdays,
    events,
    good,
    read,
    refused,
    submit,
)


def upcoming(client: httpx.Client, id_: str) -> list[dict[str, Any]]:
    return ledger(client, receivable_id=id_)


def change(client: httpx.Client, id_: str, **action: str) -> httpx.Response:
    return client.post(f"/v1/planned-contacts/{id_}", json=action)


def submit_at_night(client: httpx.Client, user: str | None = None, **changes: Any) -> str:
    """Its recovery begins at an hour at which nobody is contacted."""
    before_workdays(client)
    id_: str = submit(client, user, **{"debtor": reachable(), **changes})["id"]
    return id_


@pytest.mark.database
def test_pending_plan_lists_the_contacts_that_the_start_plans(client: httpx.Client) -> None:
    id_ = submit_at_night(client)
    foreseen = upcoming(client, id_)
    assert [row["type"] for row in foreseen].count("email") == 3
    assert read(client, id_)["status"] == "pending"
    advance(client, DAY)
    assert read(client, id_)["status"] == "in_process"
    assert upcoming(client, id_) == foreseen


def test_pending_plan_is_in_no_list_of_all_receivables(client: httpx.Client) -> None:
    id_ = submit_at_night(client)
    good(change(client, upcoming(client, id_)[1]["id"], action="skip"))
    assert ledger(client) == []


def test_pending_message_reads_as_it_will_leave(client: httpx.Client) -> None:
    id_ = submit_at_night(client)
    first = upcoming(client, id_)[0]
    preview = good(client.get(f"/v1/planned-contacts/{first['id']}"))
    assert preview["to"] == a_contact()["email"]
    advance(client, 2 * DAY)
    [sent] = [message for message in outbox(client, id_) if message["type"] == "email"]
    assert (sent["subject"], sent["body"]) == (preview["subject"], preview["full_text"])


@pytest.mark.database
def test_pending_message_edited_leaves_with_these_words(client: httpx.Client) -> None:
    id_ = submit_at_night(client)
    first, second = upcoming(client, id_)[:2]
    good(change(client, first["id"], action="edit", subject="From us", body="We spoke about it."))
    good(change(client, second["id"], action="skip"))
    assert good(client.get(f"/v1/planned-contacts/{first['id']}"))["body"] == "We spoke about it."
    shown = {row["id"]: row for row in upcoming(client, id_)}
    assert shown[second["id"]]["skipped"]["code"] == "skipped"
    assert shown[first["id"]]["why"]["code"] == "edited"
    assert outbox(client, id_) == []
    advance(client, 2 * DAY)
    [sent] = [message for message in outbox(client, id_) if message["type"] == "email"]
    assert sent["subject"] == "From us"
    assert "We spoke about it." in sent["body"]
    left = {row["id"]: row for row in upcoming(client, id_)}
    assert left[second["id"]]["skipped"]["code"] == "skipped"
    assert first["id"] not in left


@pytest.mark.database
def test_pending_message_sent_now_begins_the_recovery(client: httpx.Client) -> None:
    id_ = submit_at_night(client)
    first, *rest = upcoming(client, id_)
    good(change(client, rest[0]["id"], action="edit", body="A second word."))
    sent = good(change(client, first["id"], action="send_now"))
    assert sent["id"] == first["id"]
    assert read(client, id_)["status"] == "in_process"
    assert [one["type"] for one in events(client, of=id_)].count("receivable.sent_to_recovery") == 1
    assert good(client.get(f"/v1/planned-contacts/{rest[0]['id']}"))["body"] == "A second word."
    advance(client, DAY)
    assert [message["type"] for message in outbox(client, id_)][:1] == ["email"]
    assert [one["type"] for one in events(client, of=id_)].count("receivable.sent_to_recovery") == 1


def test_pending_message_skipped_cannot_be_sent_now(client: httpx.Client) -> None:
    id_ = submit_at_night(client)
    first = upcoming(client, id_)[0]
    good(change(client, first["id"], action="skip"))
    refused(change(client, first["id"], action="send_now"), 409, "INVALID_STATE")
    assert read(client, id_)["status"] == "pending"


def test_changed_pending_plan_reaches_a_contact_that_is_added(client: httpx.Client) -> None:
    debtor = reachable(contacts=[a_contact()])
    id_ = submit_at_night(client, debtor=debtor)
    first = upcoming(client, id_)[0]
    by_type = {row["type"]: row for row in upcoming(client, id_)}
    assert by_type["sms"]["skipped"]["code"] == "no_phone"
    good(change(client, first["id"], action="edit", body="Ours."))
    number = a_contact(email="other@debtor.example", phone="+33 6 12 34 56 78")
    good(client.post(f"/v1/receivables/{id_}/contacts", json=number))
    advance(client, DAY)
    by_type = {row["type"]: row for row in upcoming(client, id_)}
    assert by_type["sms"].get("skipped") is None
    assert by_type["sms"]["why"]["code"] == "plan_step"


def test_changed_pending_plan_outlasts_a_change_of_the_plan_for_all(client: httpx.Client) -> None:
    user = an_active_user(client)
    changed, untouched = (
        submit_at_night(
            client,
            user,
            invoice=an_invoice(numbers=[number]),
            debtor=reachable(company_name=f"Debtor {number}"),
        )
        for number in ("A-1", "A-2")
    )
    before = upcoming(client, changed)
    good(change(client, before[0]["id"], action="edit", body="Ours."))
    step = {"after_business_days": 0, "channel": "letter", "level": 0, "tone": "firm"}
    plan = {"name": "own", "relationship": "firm", "steps": [{**step, "template": "formal_notice"}]}
    good(client.put(f"/v1/users/{user}/plan", json=plan))
    assert [row["template"] for row in upcoming(client, changed)] == [row["template"] for row in before]
    assert [row["template"] for row in upcoming(client, untouched)] == ["formal_notice"]


def test_cancelled_pending_plan_makes_nothing(client: httpx.Client) -> None:
    id_ = submit_at_night(client)
    first = upcoming(client, id_)[0]
    good(change(client, first["id"], action="edit", body="Ours."))
    good(client.post(f"/v1/receivables/{id_}/cancel", json={"reason": "business_decision"}))
    advance(client, 3 * DAY)
    assert outbox(client, id_) == []
    assert all(row["skipped"]["code"] == "ended" for row in upcoming(client, id_))
    refused(change(client, first["id"], action="send_now"), 409, "INVALID_STATE")


def test_pending_plan_of_somebody_else_is_not_found(
    client: httpx.Client,
    make_client: Callable[..., str],
    make_token: Callable[..., str],
    caller: Callable[[str], httpx.Client],
) -> None:
    other_client = caller(make_token(client=make_client()))
    id_ = submit_at_night(client)
    first = upcoming(client, id_)[0]
    assert upcoming(other_client, id_) == []
    refused(other_client.get(f"/v1/planned-contacts/{first['id']}"), 404, "NOT_FOUND")
    for action in ("skip", "send_now"):
        refused(change(other_client, first["id"], action=action), 404, "NOT_FOUND")
    assert read(client, id_)["status"] == "pending"


def test_pending_plan_leaves_room_for_another_invoice_of_the_debtor(client: httpx.Client) -> None:
    user = an_active_user(client)
    runs = submit_at_night(client, user)
    good(change(client, upcoming(client, runs)[0]["id"], action="send_now"))
    waits = submit(client, user, debtor=reachable(), invoice=an_invoice(numbers=["B-2"]))["id"]
    foreseen = upcoming(client, waits)
    advance(client, DAY)
    assert read(client, waits)["status"] == "in_process"
    assert upcoming(client, waits) == foreseen
