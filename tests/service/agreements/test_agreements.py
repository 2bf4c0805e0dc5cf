"""Instalment plans, smaller sums and promises: proposed, answered by people or rules, kept, broken."""

from collections.abc import Callable
from datetime import datetime, timedelta
from html import unescape
from typing import Any

import httpx
import pytest

from recovery_service.wording.phrases import phrase
from tests.builders import an_invoice
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.steps import DAY, advance, dispute, events, good, in_process, pay, read, refused, submit


@pytest.fixture
def id_(client: httpx.Client) -> str:
    return in_process(client, debtor=reachable())["id"]


@pytest.fixture
def page(client: httpx.Client, caller: Callable[..., httpx.Client], id_: str) -> Page:
    return Page(client, caller, id_)


def day(client: httpx.Client, days: int = 0) -> str:
    """So many days after the environment's today."""
    now = datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"])
    return (now + timedelta(days=days)).date().isoformat()


def propose(client: httpx.Client, id_: str, **changes: Any) -> httpx.Response:
    body = {"instalments": 3, "first_on": day(client, 10), **changes}
    return client.post(f"/v1/receivables/{id_}/agreements", json=body)


def agreements(client: httpx.Client, id_: str) -> list[Any]:
    return good(client.get(f"/v1/receivables/{id_}/agreements"))["data"]


RECEIPT = "Nous avons reçu votre paiement"


def respond(client: httpx.Client, id_: str, agreement_id: str, action: str, **more: Any) -> httpx.Response:
    path = f"/v1/receivables/{id_}/agreements/{agreement_id}"
    return client.post(path, json={"action": action, **more})


def rules(client: httpx.Client, id_: str, **provided: Any) -> None:
    user = read(client, id_)["user_id"]
    good(client.put(f"/v1/users/{user}/standing-rules", json=provided))


def progress(client: httpx.Client, id_: str) -> dict[str, Any]:
    return read(client, id_)["recovery_progress"]


def kinds(client: httpx.Client, id_: str) -> list[str]:
    """What happened, oldest first."""
    return [entry["kind"] for entry in good(client.get(f"/v1/receivables/{id_}/timeline"))["data"]]


def same_everywhere(client: httpx.Client, page: Page, id_: str, instalments_paid: int) -> None:
    """What was agreed, paid and comes next: one set of numbers in the balance, the app's answer and the page."""
    agreed = good(client.get(f"/v1/receivables/{id_}/balance"))["agreed"]
    state = progress(client, id_)
    assert state["balance"]["agreed"] == agreed
    assert (agreed["parts"], agreed["parts_paid"], agreed["total"]) == (3, instalments_paid, 1200.5)
    coming = state["agreement"]["instalments"][instalments_paid]
    assert (agreed["next_due_on"], agreed["next_amount"]) == (coming["due_on"], coming["amount"])
    assert agreed["paid"] == sum(instalment["paid"] for instalment in state["agreement"]["instalments"])
    sums = [f"{agreed[name]:.2f} €".replace(".", ",") for name in ("paid", "total", "next_amount")]
    rest = phrase("agreed_so_far", "fr", paid=sums[0], total=sums[1], amount=sums[2], day="|").partition("|")[
        0
    ]
    assert "".join(rest.split()) in "".join(unescape(page.get().text).split())


@pytest.mark.database
def test_plan_is_proposed_accepted_kept_and_recovers(client: httpx.Client, page: Page, id_: str) -> None:
    assert page.send("plan", count="3", day=day(client, 10), message="Cash is short").status_code == 303
    state = progress(client, id_)
    assert state["paused"]["reason"] == "proposal"
    proposal = state["agreement"]
    assert (proposal["state"], proposal["proposed_by"], proposal["message"]) == (
        "proposed",
        "debtor",
        "Cash is short",
    )
    assert [instalment["amount"] for instalment in proposal["instalments"]] == [400.16, 400.16, 400.18]
    assert "a reçu votre proposition. La réponse arrive par e-mail" in unescape(page.get().text)
    good(respond(client, id_, proposal["id"], "accept"))
    state = progress(client, id_)
    assert state["paused"]["reason"] == "instalments"
    assert "next_action" not in state
    advance(client, 3 * DAY)
    [confirmation] = outbox(client, id_)
    assert "400,16\u00a0€" in confirmation["body"]
    assert "Vous pouvez régler 400,16\u00a0€ par virement" in confirmation["body"]
    for number, (amount, wait) in enumerate(((400.16, 9), (400.16, 30), (400.18, 30))):
        advance(client, wait * DAY)
        same_everywhere(client, page, id_, number)
        pay(client, id_, amount)
    assert read(client, id_)["status"] == "payment_received"
    advance(client, 3 * DAY)
    state = progress(client, id_)
    assert (read(client, id_)["status"], state["agreement"]["state"]) == ("recovered", "kept")
    assert [part["state"] for part in state["agreement"]["instalments"]] == ["paid"] * 3
    # Nobody who keeps to a plan is reminded: there is its confirmation, and a receipt for each part.
    receipts = outbox(client, id_)[1:]
    assert [row["subject"].split("\u00a0: ")[0] for row in receipts] == [RECEIPT] * 3
    assert (
        "il reste 800,34\u00a0€\u00a0; prochain paiement\u00a0: 400,16\u00a0€ au plus tard le"
        in receipts[0]["body"]
    )
    assert "La facture est réglée" in receipts[2]["body"]
    changed = [
        e["data"]["state"] for e in events(client, of=id_) if e["type"] == "receivable.agreement.changed"
    ]
    assert changed == ["accepted"]


def test_missed_part_ends_the_plan_and_is_named_in_the_next_message_only(
    client: httpx.Client, page: Page, id_: str
) -> None:
    good(propose(client, id_, agreed=True))
    advance(client, 10 * DAY)
    pay(client, id_, 400.16)
    assert read(client, id_)["status"] == "in_process"
    before = len(outbox(client, id_))
    assert before == 1
    advance(client, 45 * DAY)
    state = progress(client, id_)
    assert state["agreement"]["state"] == "broken"
    assert [instalment["state"] for instalment in state["agreement"]["instalments"]] == [
        "paid",
        "late",
        "open",
    ]
    assert "paused" not in state
    receipt, *later = outbox(client, id_)[before:]
    assert receipt["subject"].startswith(RECEIPT)
    written = [m["body"] for m in later if m["type"] in ("email", "letter")]
    assert "400,16\u00a0€" in written[0]
    assert "l’accord a pris fin" in written[0]
    assert not any("l’accord a pris fin" in body for body in written[1:])
    assert "n’a pas été tenu" in unescape(page.get().text)
    assert "agreement.broken" in kinds(client, id_)


def test_part_has_some_days_of_grace(client: httpx.Client, id_: str) -> None:
    good(propose(client, id_, agreed=True))
    advance(client, 12 * DAY)
    assert progress(client, id_)["agreement"]["instalments"][0]["state"] == "late"
    assert progress(client, id_)["agreement"]["state"] == "accepted"
    pay(client, id_, 400.16)
    advance(client, 20 * DAY)
    assert progress(client, id_)["agreement"]["state"] == "accepted"


def test_paying_ahead_is_keeping_to_it(client: httpx.Client, id_: str) -> None:
    good(propose(client, id_, agreed=True))
    pay(client, id_, 800.32)
    advance(client, 60 * DAY)
    assert progress(client, id_)["agreement"]["state"] == "accepted"
    advance(client, 30 * DAY)
    assert progress(client, id_)["agreement"]["state"] == "broken"


def test_silence_keeps_the_creditor_s_rights(client: httpx.Client, page: Page, id_: str) -> None:
    page.send("plan", count="2", day=day(client, 10))
    advance(client, 6 * DAY)
    assert outbox(client, id_) == []
    advance(client, 8 * DAY)
    assert progress(client, id_)["agreement"]["state"] == "expired"
    assert outbox(client, id_)


def test_counter_proposal_is_answered_on_the_page(client: httpx.Client, page: Page, id_: str) -> None:
    page.send("plan", count="12", day=day(client, 10))
    first = agreements(client, id_)[0]
    offered = good(respond(client, id_, first["id"], "counter", instalments=3, message="In three, please"))
    assert [a["state"] for a in agreements(client, id_)] == ["proposed", "replaced"]
    advance(client, 3 * DAY)
    assert "nous vous proposons ceci" in outbox(client, id_)[0]["body"]
    text = unescape(page.get(lang="en").text)
    assert "In three, please" in text
    assert "€400.18" in text
    stale = {**page.fields("agree"), "agreement": first["id"]}
    assert page.send("agree", stale).status_code == 400
    assert page.send("agree").status_code == 303
    now = agreements(client, id_)[0]
    assert (now["id"], now["state"], now["decided_by"]) == (offered["id"], "accepted", "debtor")
    assert "Agreed instalments" in unescape(page.get(lang="en").text)
    assert "/plan?" not in page.get().text  # nothing else is proposed meanwhile


def test_refused_counter_proposal_resumes(client: httpx.Client, page: Page, id_: str) -> None:
    good(propose(client, id_))
    assert page.send("decline").status_code == 303
    assert agreements(client, id_)[0]["state"] == "refused"
    assert "paused" not in progress(client, id_)


def test_refusal_is_written_to_the_debtor(client: httpx.Client, page: Page, id_: str) -> None:
    page.send("plan", count="12", day=day(client, 10))
    good(respond(client, id_, agreements(client, id_)[0]["id"], "refuse", message="Too long"))
    advance(client, 3 * DAY)
    assert "ne pouvons pas l’accepter" in outbox(client, id_)[0]["body"]
    refused(respond(client, id_, agreements(client, id_)[0]["id"], "accept"), 409, "INVALID_STATE")


def test_standing_rule_answers_at_once_and_is_named(client: httpx.Client, page: Page, id_: str) -> None:
    rules(client, id_, instalments_at_most=4)
    page.send("plan", count="4", day=day(client, 5))
    [row] = agreements(client, id_)
    assert (row["state"], row["decided_by"]) == ("accepted", "standing_rule")
    assert row["rule"] == "accept up to 4 monthly instalments"
    entry = progress(client, id_)["history"][0]
    assert (entry["kind"], entry["data"]["rule"]) == ("agreement.accepted", row["rule"])
    assert "Agreed. Thank you." in unescape(page.get(lang="en", done="plan").text)


def test_rule_does_not_reach_beyond_its_words(client: httpx.Client, page: Page, id_: str) -> None:
    rules(client, id_, instalments_at_most=4, accept_share=0.9)
    page.send("plan", count="5", day=day(client, 5))
    assert agreements(client, id_)[0]["state"] == "proposed"


def test_debtor_after_broken_plan_is_not_accepted_by_rule(client: httpx.Client, page: Page, id_: str) -> None:
    rules(client, id_, instalments_at_most=4)
    page.send("plan", count="2", day=day(client, 5))
    advance(client, 20 * DAY)
    assert agreements(client, id_)[0]["state"] == "broken"
    page.send("plan", count="2", day=day(client, 5))
    assert agreements(client, id_)[0]["state"] == "proposed"


def test_smaller_sum_that_a_rule_accepts_settles_when_it_arrives(
    client: httpx.Client, page: Page, id_: str
) -> None:
    assert "/offer?" not in page.get().text  # a discount is the creditor's to speak of
    rules(client, id_, accept_share=0.8)
    assert page.send("offer", amount="960,40", day=day(client, 10)).status_code == 303
    [row] = agreements(client, id_)
    assert (row["state"], row["kind"], row["total"]) == ("accepted", "settlement", 960.4)
    assert row["rule"] == "accept from 80 % of what is open"
    assert "960,40\u00a0€" in unescape(page.get().text)
    pay(client, id_, 960.4)
    result = read(client, id_)
    assert result["status"] == "recovered"
    assert result["recovery_progress"]["amount_paid"] == 960.4
    assert result["recovery_progress"]["agreement"]["state"] == "kept"


def test_smaller_sum_below_the_share_asks_the_creditor(client: httpx.Client, page: Page, id_: str) -> None:
    rules(client, id_, accept_share=0.8)
    page.send("offer", amount="960,39", day=day(client, 10))
    assert agreements(client, id_)[0]["state"] == "proposed"


def test_smaller_sum_that_does_not_arrive_leaves_all_open(client: httpx.Client, id_: str) -> None:
    good(propose(client, id_, kind="settlement", instalments=1, amount=900, agreed=True))
    pay(client, id_, 500)
    assert read(client, id_)["status"] == "in_process"
    advance(client, 20 * DAY)
    state = progress(client, id_)
    assert (state["agreement"]["state"], state["remaining_amount"]) == ("broken", 700.5)


def test_plan_over_the_rest_answers_the_open_decision(client: httpx.Client, page: Page, id_: str) -> None:
    pay(client, id_, 200.5)
    assert read(client, id_)["status"] == "payment_received"
    page.send("plan", count="2", day=day(client, 10))
    good(respond(client, id_, agreements(client, id_)[0]["id"], "accept"))
    result = read(client, id_)
    assert (result["status"], result["recovery_progress"]["paused"]["reason"]) == (
        "in_process",
        "instalments",
    )
    assert [
        instalment["amount"] for instalment in result["recovery_progress"]["agreement"]["instalments"]
    ] == [500, 500]


def test_payment_before_acceptance_counts(client: httpx.Client, page: Page, id_: str) -> None:
    page.send("plan", count="3", day=day(client, 10))
    row = agreements(client, id_)[0]
    pay(client, id_, 400.16)
    good(respond(client, id_, row["id"], "accept"))
    assert agreements(client, id_)[0]["instalments"][0]["state"] == "paid"


def test_dispute_is_judged_first(client: httpx.Client, id_: str) -> None:
    good(propose(client, id_, agreed=True))
    dispute(client, id_)
    advance(client, 30 * DAY)
    assert progress(client, id_)["agreement"]["state"] == "accepted"
    good(client.post(f"/v1/receivables/{id_}/evidence", json={"statement": "As agreed."}))
    assert progress(client, id_)["paused"]["reason"] == "instalments"
    advance(client, 8 * DAY)
    assert progress(client, id_)["agreement"]["state"] == "broken"


def test_ending_a_plan_resumes(client: httpx.Client, id_: str) -> None:
    row = good(propose(client, id_, agreed=True))
    assert good(respond(client, id_, row["id"], "end"))["state"] == "ended"
    state = progress(client, id_)
    assert "paused" not in state
    assert state["next_action"]["type"] == "email"


def test_debtor_cannot_propose_for_ever(client: httpx.Client, page: Page, id_: str) -> None:
    for _ in range(3):
        page.send("plan", count="12", day=day(client, 10))
        good(respond(client, id_, agreements(client, id_)[0]["id"], "refuse"))
    assert "/plan?" not in page.get().text


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"first_on": "2020-01-01"}, "first_on"),
        ({"first_on": "2099-01-01"}, "first_on"),
        ({"instalments": 1}, "instalments"),
        ({"amount": 100}, "amount"),
        ({"kind": "settlement"}, "amount"),
        ({"kind": "settlement", "amount": 1200.5}, "amount"),
        ({"kind": "settlement", "amount": 2.5, "instalments": 3}, "instalments"),
    ],
)
def test_unstorable_text_is_refused(
    client: httpx.Client, id_: str, changes: dict[str, Any], field: str
) -> None:
    error = refused(propose(client, id_, **changes), 400, "VALIDATION_ERROR")
    assert error["field"] == field
    assert ("has passed" in error["message"]) == (changes.get("first_on") == "2020-01-01")
    assert agreements(client, id_) == []


def test_agreement_on_a_closed_claim_is_refused(client: httpx.Client, id_: str) -> None:
    submitted = submit(client, invoice=an_invoice())
    refused(propose(client, submitted["id"]), 409, "INVALID_STATE")
    good(propose(client, id_, agreed=True))
    refused(propose(client, id_), 409, "INVALID_STATE")
    refused(respond(client, id_, "agr_none", "accept"), 404, "NOT_FOUND")


def test_proposal_nobody_answered_is_named_on_the_page_as_lapsed(
    client: httpx.Client, page: Page, id_: str
) -> None:
    assert page.send("plan", count="3", day=day(client, 10), message="").status_code == 303
    advance(client, 15 * DAY)
    assert progress(client, id_)["agreement"]["state"] == "expired"
    plain_text = unescape(page.get().text)
    assert "Votre proposition est devenue caduque le" in plain_text
    assert "a reçu votre proposition" not in plain_text


def test_proposal_the_creditor_refused_is_named_on_the_page(
    client: httpx.Client, page: Page, id_: str
) -> None:
    assert page.send("plan", count="3", day=day(client, 10), message="").status_code == 303
    good(respond(client, id_, progress(client, id_)["agreement"]["id"], "refuse"))
    assert "n’a pas accepté votre proposition" in unescape(page.get().text)
