"""What a page needs to say things in its own words: codes, values, and every message word for word."""

from __future__ import annotations

from datetime import date

import httpx

from recovery_contract.reasons import Reason
from recovery_service.recovery.dunning.reasons import promise_reason, step_reason, to_reason
from tests.builders import a_contact, a_debtor
from tests.service.steps import DAY, advance, good, in_process, pay, read

ADDRESS = {"line1": "3 place du Marché", "postal_code": "38000", "city": "Grenoble", "country": "France"}


def test_contact_reason_is_a_code_with_params_or_a_sentence_of_an_older_version() -> None:
    assert to_reason(*step_reason(3)) == Reason.of("plan_step", step=3)
    promise = to_reason(*promise_reason(date(2026, 3, 31)))
    assert promise is not None
    assert (promise.code, promise.params) == ("promised", {"day": "2026-03-31"})
    assert to_reason("Because.") == Reason(message="Because.")
    assert to_reason(None) is None


def test_contacts_say_what_they_said_will_say_and_why(client: httpx.Client) -> None:
    other = in_process(client)["id"]
    receivable = in_process(client, debtor=a_debtor(contacts=[a_contact()], address=ADDRESS))
    id = receivable["id"]
    assert receivable["recovery_progress"]["next_action"]["why"]["code"]
    rows = good(client.get("/v1/planned-contacts", params={"receivable_id": id}))["data"]
    assert {row["receivable_id"] for row in rows} == {id} != {other}
    assert {row["skipped"]["code"] for row in rows if "skipped" in row} == {"no_phone"}
    planned = next(row for row in rows if row["type"] == "email" and "skipped" not in row)
    shown = good(client.get(f"/v1/planned-contacts/{planned['id']}"))
    assert shown["subject"]
    assert shown["body"]
    assert "@" in shown["to"]
    good(client.post(f"/v1/planned-contacts/{planned['id']}", json={"action": "edit", "body": "As agreed."}))
    assert good(client.get(f"/v1/planned-contacts/{planned['id']}"))["body"] == "As agreed."

    advance(client, 45 * DAY)
    items = good(client.get(f"/v1/receivables/{id}/messages"))["data"]
    assert [message["number"] for message in items] == list(range(1, len(items) + 1))
    letter = next(message for message in items if message["type"] == "letter")
    pdf = client.get(f"/v1/receivables/{id}/documents/{letter['document_id']}")
    assert pdf.content.startswith(b"%PDF-")
    created = [
        entry for entry in read(client, id)["recovery_progress"]["history"] if "attempt" in entry["kind"]
    ]
    assert {entry["data"]["attempt_id"] for entry in created} == {message["id"] for message in items}


def test_decision_and_dispute_announce_their_defaults(client: httpx.Client) -> None:
    id = in_process(client)["id"]
    pay(client, id, 100)
    assert read(client, id)["recovery_progress"]["decision"]["payout_days"] == 3
    good(client.post(f"/v1/receivables/{id}/partial-payment", json={"action": "continue_recovery"}))
    good(client.post(f"/v1/receivables/{id}/disputes", json={"reason": "quality", "amount": 20}))
    now = read(client, id)["recovery_progress"]
    assert now["dispute"]["default"] == "stay_paused"
    assert now["history"][0]["data"]["amount"] == "20.00"
    good(client.post(f"/v1/receivables/{id}/cancel", json={"reason": "disputed_valid", "notes": "Our fault"}))
    assert read(client, id)["recovery_progress"]["history"][0]["data"]["notes"] == "Our fault"
