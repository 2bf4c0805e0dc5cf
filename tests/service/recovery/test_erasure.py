"""What is left of a debtor after its erasure: ids, kinds, sums and days, in every table of the database."""

import json
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, update

from recovery_contract.ids import ClientId
from recovery_service import retention
from recovery_service.context.core import Core
from recovery_service.db.tables.jobs import job_table
from recovery_service.db.tables.receivables import audit_table
from recovery_service.db.tables.schema import METADATA
from recovery_service.db.tables.webhooks import attempt_table, delivery_table
from recovery_service.ids import AuditId, least_id
from recovery_service.jobs import queue
from recovery_service.ledger.timeline.events import plan_attempt
from recovery_service.recovery.lifecycle import unclaimed_payments
from recovery_service.web import idempotency
from tests.builders import a_contact, a_debtor, an_invoice
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    dispute,
    events,
    good,
    in_process,
    pay,
    read,
    refused,
)

NAME = "Quincaillerie Zephyrine SARL"
CANARIES = {
    "name": "Zephyrine",
    "person": "Barnabe",
    "email": "zz-canary@debtor.example",
    "phone": "612345678",
    "street": "Impasse du Moulin",
    "town": "Saint-Canari",
    "dispute": "words of the debtor",
    "statement": "statement of the creditor",
    "reference": "reference of the payer",
    "metadata": "canary in the metadata",
    "note": "note on the telephone",
    "cancellation": "notes of the cancellation",
    "echo": "what the endpoint answered",
    "payer": "account of the payer",
    "failure": "what a failed job quoted",
}
DEBTOR = a_debtor(
    company_name=NAME,
    address={
        "line1": "12 Impasse du Moulin",
        "postal_code": "75011",
        "city": "Saint-Canari",
        "country": "FR",
    },
    contacts=[
        a_contact(
            first_name="Barnabe",
            last_name="Zephyrine",
            email=CANARIES["email"],
            phone="+33" + CANARIES["phone"],
        )
    ],
)


def delivery_of(connection: Any, event_id: Any) -> Any:
    """The key and payload of the job of a delivery of this event."""
    connection.execute(
        insert(delivery_table).values(
            id="dlv_failed", event_id=event_id, endpoint_id="whk_1", created_at=1, status="pending"
        )
    )
    planned = plan_attempt("whk_1", "dlv_failed", 1)
    return planned.key, planned.payload


def dumped(core: Any) -> Any:
    """Every row of every table as text, by table."""
    with core.database.read() as connection:
        return {
            table.name: "\n".join(repr(tuple(row)) for row in connection.execute(select(table)))
            for table in METADATA.sorted_tables
        }


def story(client: Any) -> Any:
    """A receivable to which everything has happened that keeps words about the debtor."""
    user, invoice = an_active_user(client), an_invoice(amount=1200.5)
    id_ = in_process(
        client, user_id=user, debtor=DEBTOR, invoice=invoice, metadata={"anything": CANARIES["metadata"]}
    )["id"]
    advance(client, 5 * DAY)
    dispute(client, id_, message=CANARIES["dispute"])
    good(client.post(f"/v1/receivables/{id_}/evidence", json={"statement": CANARIES["statement"]}))
    good(client.post(f"/v1/receivables/{id_}/calls", json={"outcome": "reached", "notes": CANARIES["note"]}))
    paid = {"amount": 1, "date": "2026-01-05", "reference": CANARIES["reference"]}
    good(client.post(f"/v1/receivables/{id_}/payments", json=paid))
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    # A second one against the same debtor: its warning names the first.
    again = good(
        client.post(
            "/v1/receivables",
            json={"user_id": user, "debtor": DEBTOR, "invoice": invoice, "force_proceed": True},
        )
    )["id"]
    reason = {"reason": "business_decision", "notes": CANARIES["cancellation"]}
    good(client.post(f"/v1/receivables/{again}/cancel", json=reason))
    pay(client, id_)
    advance(client, 3 * DAY)
    return id_, again


@pytest.mark.database
def test_erasure_leaves_the_debtor_in_no_table(client: httpx.Client, core: Core) -> None:
    id_, again = story(client)
    result_before = events(client)
    debtor = read(client, id_)["recovery_progress"]["debtor"]["id"]
    about = next(event["id"] for event in result_before if event["data"].get("receivable_id") == id_)
    endpoint = {"url": "https://endpoint.example/", "events": ["receivable.cancelled"]}
    listening = good(client.post("/v1/webhooks", json=endpoint))["id"]
    with core.write() as context:
        context.connection.execute(
            insert(attempt_table).values(
                id="att_echo",
                client_id=result_before[0]["metadata"]["platform_id"],
                delivery_id="dlv_1",
                endpoint_id="whk_1",
                event_id=about,
                attempt=1,
                status="failed",
                at=1,
                error=CANARIES["echo"],
                response_body=CANARIES["echo"],
            )
        )
        stored = unclaimed_payments.store_unclaimed(
            context.connection,
            unclaimed_payments.NewUnclaimedPayment(
                source="bank",
                origin="entry",
                amount_minor=1,
                currency="EUR",
                arrived_at=1,
                why="closed",
                receivable_id=id_,
                payer=CANARIES["payer"],
                text=CANARIES["payer"],
            ),
        )
        failed = {
            "recovery.retain": (f"recovery.retain:{id_}", {"receivable_id": id_}),
            "webhook.deliver": delivery_of(context.connection, about),
            "webhook.debug_mail": ("webhook.debug_mail:dlv_failed:1", {"event_id": about}),
            "webhook.forget_response": ("webhook.forget_response:att_echo", {"attempt_id": "att_echo"}),
            "webhook.recover": (f"webhook.recover:{listening}:0", {"endpoint_id": listening}),
            "card.close_page": (f"card.close_page:{id_}:chk_1", {"checkout_id": "chk_1"}),
        }
        for kind, (key, payload) in failed.items():
            queue.schedule(context, ClientId("clt_frozen"), kind, key, payload, due_at=2**52)
            values = {"failure": f"X: {CANARIES['failure']}", "failed_at": 1}
            context.connection.execute(update(job_table).where(job_table.c.key == key).values(**values))
        unclaimed_payments.record_returned(context, stored.id, "T-1", at=2, actor="operator:ana")
    before = json.dumps(dumped(core))
    assert [what for what, canary in CANARIES.items() if canary not in before] == []

    assert client.delete(f"/v1/debtors/{debtor}/privacy").status_code == 204

    after = dumped(core)
    left = {
        what: [table for table, text in after.items() if canary in text] for what, canary in CANARIES.items()
    }
    assert {what: tables for what, tables in left.items() if tables} == {}
    result_after = events(client)
    assert [(event["id"], event["type"], event["created_at"]) for event in result_after] == [
        (event["id"], event["type"], event["created_at"]) for event in result_before
    ]
    for one, other in zip(result_before, result_after, strict=True):
        assert set(one["data"]) == set(other["data"])
        for name in ("receivable_id", "status", "payment_amount", "currency"):
            assert other["data"].get(name) == one["data"].get(name)
    assert read(client, again)["status"] == "cancelled"


class Repeating:
    """A caller that gives every POST a key of its own, and can send all of them again."""

    def __init__(self, client: Any) -> None:
        self._client, self.sent = client, []

    def __getattr__(self, name: Any) -> Any:
        return getattr(self._client, name)

    def post(self, url: Any, **provided: Any) -> Any:
        provided["headers"] = {"Idempotency-Key": f"key {len(self.sent)}"}
        self.sent.append((url, provided))
        return self._client.post(url, **provided)

    def again(self) -> Any:
        return [(url, self._client.post(url, **provided)) for url, provided in self.sent]


@pytest.mark.database
def test_requests_that_are_repeated_after_the_erasure_tell_nothing_of_the_debtor_and_do_nothing(
    client: httpx.Client,
) -> None:
    caller = Repeating(client)
    id_, _ = story(caller)
    debtor = read(client, id_)["recovery_progress"]["debtor"]["id"]
    in_process(caller)
    before = caller.again()
    assert {response.headers["Idempotency-Replayed"] for _, response in before} == {"true"}
    assert client.delete(f"/v1/debtors/{debtor}/privacy").status_code == 204
    sent_events, count = events(client), len(good(client.get("/v1/receivables"))["data"])
    for (url, answer), (_, first) in zip(caller.again(), before, strict=True):
        texts = [what for what, canary in CANARIES.items() if canary in answer.text]
        assert texts == [], url
        if any(canary in first.text for canary in CANARIES.values()):
            assert refused(answer, 409, "INVALID_STATE")["message"] == idempotency.ERASED
        elif "/v1/users" in url or "Menuiserie Martin" in first.text:
            assert answer.content == first.content
    assert (events(client), len(good(client.get("/v1/receivables"))["data"])) == (sent_events, count)


def test_erasure_leaves_another_debtors_data(client: httpx.Client, core: Core) -> None:
    id_, _ = story(client)
    other = in_process(client)["id"]
    sent_events = events(client, of=other)
    debtor = read(client, id_)["recovery_progress"]["debtor"]["id"]
    assert client.delete(f"/v1/debtors/{debtor}/privacy").status_code == 204
    assert events(client, of=other) == sent_events
    assert read(client, other)["recovery_progress"]["debtor"]["company_name"] == "Menuiserie Martin SARL"


def test_record_of_an_erased_receivable_keeps_who_did_what_and_when(client: httpx.Client, core: Core) -> None:
    id_, _ = story(client)

    def recorded() -> Any:
        with core.database.read() as connection:
            of_it = audit_table.c.object_id == id_
            query = select(audit_table).where(of_it).order_by(audit_table.c.id)
            return list(connection.execute(query))

    before = recorded()
    debtor = read(client, id_)["recovery_progress"]["debtor"]["id"]
    assert client.delete(f"/v1/debtors/{debtor}/privacy").status_code == 204
    after = recorded()
    assert [(row.id, row.at, row.actor, row.action) for row in after] == [
        (row.id, row.at, row.actor, row.action) for row in before
    ]
    assert {(row.before, row.after) for row in after} == {(None, None)}


def test_sweep_follows_retention_table(client: httpx.Client, core: Core) -> None:
    story(client)
    with core.database.write() as connection:
        for id_ in connection.execute(select(audit_table.c.id)).scalars().all():
            old = {"id": f"{least_id(AuditId, 1)[:-8]}{id_[-8:]}", "at": 1}
            connection.execute(update(audit_table).where(audit_table.c.id == id_).values(old))
    with core.database.write() as connection:
        connection.execute(
            insert(audit_table).values(
                id="adt_new", at=4_000_000_000_000, actor="a", action="b", object_id="c"
            )
        )
    retention.delete_expired(core)
    with core.database.read() as connection:
        assert list(connection.execute(select(audit_table.c.id)).scalars()) == ["adt_new"]
