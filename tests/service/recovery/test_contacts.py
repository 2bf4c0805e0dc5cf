"""The plan as it runs in the test environment: when, by which channel, to whom, and why not."""

from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest

from recovery_service.context.core import Core
from recovery_service.law.workdays import Workdays
from recovery_service.wording import formats
from tests.builders import a_contact, a_debtor, an_invoice, days_ago
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    before_workdays,
    dispute,
    events,
    good,
    in_process,
    pay,
    read,
    submit,
)

PARIS = ZoneInfo("Europe/Paris")
ADDRESS = {"line1": "3 place du Marché", "postal_code": "38000", "city": "Grenoble", "country": "France"}


def reachable(**changes: Any) -> dict[str, Any]:
    """A debtor with every channel and two levels of contacts."""
    contacts = [
        a_contact(phone="+33 6 12 34 56 78", first_name="Paul", last_name="Durand"),
        a_contact(email="accounts@debtor.example", level=1),
    ]
    return a_debtor(**{"contacts": contacts, "address": ADDRESS, **changes})


def outbox(client: httpx.Client, receivable_id: str | None = None) -> list[Any]:
    """Oldest first."""
    items = good(client.get("/v1/test/outbox", params={"limit": 100}))["data"]
    mine = [m for m in items if receivable_id is None or m["receivable_id"] == receivable_id]
    return sorted((m for m in mine if m["receivable_id"]), key=lambda m: m["at"])


def ledger(client: httpx.Client, **query: Any) -> list[Any]:
    return good(client.get("/v1/planned-contacts", params=query))["data"]


def moment(text: str) -> datetime:
    return datetime.fromisoformat(text)


def history(client: Any, id_: Any) -> Any:
    return read(client, id_)["recovery_progress"]["history"]


@pytest.mark.database
def test_within_sixty_days_every_channel_is_used(client: httpx.Client) -> None:
    before_workdays(client)
    id_ = submit(client, debtor=reachable())["id"]
    # Each holiday on a working day puts the last of 42 working days off by one.
    advance(client, 70 * DAY)
    sent = outbox(client, id_)
    last = moment(sent[-1]["at"]).astimezone(PARIS).date()
    first = moment(sent[0]["at"]).astimezone(PARIS).date()
    assert Workdays("FR").count_workdays(first, last) == 42
    assert {message["type"] for message in sent} == {"email", "sms", "phone", "letter"}
    progress = read(client, id_)["recovery_progress"]
    assert progress["attempts"] == {"email": 3, "phone": 2, "sms": 1, "letter": 2}
    assert progress["last_contact"]["type"] == "phone"
    assert progress["next_action"]["type"] == "review"


def test_contacts_keep_to_working_days_daylight_and_one_a_day(client: httpx.Client) -> None:
    user = an_active_user(client)
    ids = [submit(client, user, debtor=reachable())["id"] for _ in range(3)]
    advance(client, 90 * DAY)
    sent = outbox(client)
    assert {message["receivable_id"] for message in sent} == set(ids)
    days = [moment(message["at"]).astimezone(PARIS) for message in sent]
    assert all(8 <= day.hour < 20 for day in days)
    assert all(Workdays("FR").is_workday(day.date()) for day in days)
    assert all(before.date() < after.date() for before, after in pairwise(days))
    # And at most three within any seven days.
    assert all((later.date() - day.date()).days >= 7 for day, later in zip(days, days[3:], strict=False))


@pytest.mark.database
def test_contacts_due_together_count_for_each_other_per_debtor(client: httpx.Client) -> None:
    now = moment(good(client.get("/v1/test/clock"))["now"])
    night = datetime.combine(now.date() + timedelta(days=1), time(22), UTC)
    good(client.post("/v1/test/clock/advance", json={"to": night.isoformat()}))
    user = an_active_user(client)
    others = [reachable(company_name=f"Other {number}") for number in range(3)]
    one = reachable(company_name="One of two invoices")
    ids = [submit(client, user, debtor=debtor)["id"] for debtor in [one, *others, one]]
    advance(client, 5 * DAY)
    first = [moment(outbox(client, id_)[0]["at"]) for id_ in ids]
    assert len(set(first)) == 2
    assert first[0].date() != first[4].date()
    messages = [e["data"] for e in events(client) if e["type"] == "receivable.contact.attempted"]
    assert sorted(data["receivable_id"] for data in messages if data["contact_number"] == 1) == sorted(ids)


@pytest.mark.database
def test_attempts_are_reported_with_all_fields(client: httpx.Client) -> None:
    id_ = submit(client, debtor=reachable())["id"]
    advance(client, 80 * DAY)
    messages = [e["data"] for e in events(client, of=id_) if e["type"] == "receivable.contact.attempted"]
    assert [data["contact_number"] for data in messages] == list(range(1, 9))
    keys = {
        "receivable_id",
        "contact_type",
        "contact_number",
        "contact_level",
        "next_action",
        "next_action_date",
    }
    assert all(set(data) == keys for data in messages)
    assert [data["next_action"] for data in messages] == [data["contact_type"] for data in messages[1:]] + [
        "review"
    ]
    sent = outbox(client, id_)
    assert [data["next_action_date"] for data in messages[:-1]] == [message["at"] for message in sent[1:]]
    entries = [entry for entry in history(client, id_) if entry["kind"] == "contact.attempted"]
    assert [entry["data"]["number"] for entry in reversed(entries)] == list(range(1, 9))
    assert history(client, id_)[0]["kind"] == "plan.ended"


def test_paid_receivable_is_not_reminded(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    advance(client, 10 * DAY)
    before = len(outbox(client, id_))
    pay(client, id_)
    advance(client, 60 * DAY)
    assert [one["subject"][:12] for one in outbox(client, id_)[before:]] == ["Nous avons r"]  # the receipt
    left = [row for row in ledger(client) if row["receivable_id"] == id_]
    assert left
    assert {row["skipped"]["code"] for row in left} == {"ended"}


def test_dispute_holds_contacts_back_and_evidence_lets_them_go_on(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    advance(client, 3 * DAY)
    before = len(outbox(client, id_))
    planned = [moment(row["at"]) for row in ledger(client)]
    dispute(client, id_)
    assert read(client, id_)["recovery_progress"]["paused"]["reason"] == "disputed"
    assert "next_action" not in read(client, id_)["recovery_progress"]
    advance(client, 30 * DAY)
    assert len(outbox(client, id_)) == before + 1  # that it was received
    good(client.post(f"/v1/receivables/{id_}/evidence", json={"statement": "Delivered."}))
    again = [moment(row["at"]) for row in ledger(client) if row["template"] != "dispute_answered"]
    (answered,) = (moment(row["at"]) for row in ledger(client) if row["template"] == "dispute_answered")
    assert again[0].date() > answered.date(), "no reminder on the day of the answer"
    assert len(again) == len(planned)
    assert all(later > earlier for earlier, later in pairwise(again))
    assert again[0] > planned[0]
    advance(client, 90 * DAY)
    assert len(outbox(client, id_)) == 8 + 2  # the plan, and two answers


def test_impossible_action_has_its_reason(client: httpx.Client) -> None:
    id_ = in_process(client)["id"]
    rows = ledger(client)
    missing = {row["type"]: row["skipped"]["code"] for row in rows if row.get("skipped")}
    assert missing == {
        "sms": "no_phone",
        "phone": "no_phone",
        "letter": "no_address",
    }
    good(
        client.post(
            f"/v1/receivables/{id_}/contacts", json=a_contact(email="b@debtor.example", phone="+33612345678")
        )
    )
    advance(client, 61 * DAY)
    assert {message["type"] for message in outbox(client, id_)} == {"email", "sms", "phone"}


@pytest.mark.database
def test_bounce_leads_to_the_next_contact(client: httpx.Client) -> None:
    contacts = [
        a_contact(email="bounces@debtor.example"),
        a_contact(email="accounts@debtor.example", level=1),
    ]
    id_ = in_process(client, debtor=a_debtor(contacts=contacts))["id"]
    advance(client, 60 * DAY)
    sent = outbox(client, id_)
    assert [message["to"] for message in sent] == ["bounces@debtor.example"] + ["accounts@debtor.example"] * 3
    assert sent[0]["subject"] == sent[1]["subject"]
    kinds = [
        entry["data"]["outcome"] for entry in history(client, id_) if entry["kind"] == "contact.attempted"
    ]
    assert list(reversed(kinds)) == ["bounced", "sent", "sent", "sent"]
    levels = [e["data"]["contact_level"] for e in events(client, of=id_) if "contact" in e["type"]]
    assert levels == [0, 1, 1, 1]


def test_bounce_without_another_contact_ends_email_with_a_reason(client: httpx.Client) -> None:
    contacts = [a_contact(email="bounces@debtor.example")]
    id_ = in_process(client, debtor=a_debtor(contacts=contacts, address=ADDRESS))["id"]
    advance(client, 60 * DAY)
    assert [message["type"] for message in outbox(client, id_)] == ["email", "letter", "letter"]
    reasons = {row["skipped"]["code"] for row in ledger(client) if row["type"] == "email"}
    assert reasons == {"address_bounced"}


def test_silence_leads_to_the_next_level(client: httpx.Client) -> None:
    id_ = submit(client, debtor=reachable())["id"]
    advance(client, 61 * DAY)
    emails = [message["to"] for message in outbox(client, id_) if message["type"] == "email"]
    assert emails == ["ignores@debtor.example", "accounts@debtor.example", "accounts@debtor.example"]


@pytest.mark.parametrize(
    ("address", "status", "paid"),
    [
        ("pays@debtor.example", "payment_received", 1200.5),
        ("pays.half@debtor.example", "payment_received", 600.25),
        ("disputes@debtor.example", "disputed", 0),
        ("ignores@debtor.example", "in_process", 0),
    ],
)
def test_debtors_that_play_along_act_two_days_after_the_first_contact(
    client: httpx.Client, address: str, status: str, paid: float
) -> None:
    id_ = in_process(client, debtor=a_debtor(contacts=[a_contact(email=address)]))["id"]
    while not outbox(client, id_):
        advance(client, DAY)
    first = moment(outbox(client, id_)[0]["at"])
    now = moment(good(client.get("/v1/test/clock"))["now"])
    advance(client, int((first - now).total_seconds()) + 2 * DAY - 60)
    assert read(client, id_)["status"] == "in_process"
    advance(client, 120)
    after = read(client, id_)
    assert (after["status"], after["recovery_progress"]["amount_paid"]) == (status, paid)
    if status == "disputed":
        assert "Ce qui a été livré n’est pas ce qui était convenu." in str(after)


def test_recovery_after_a_partial_payment_continues_for_the_rest(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable(), amount=1000)["id"]
    advance(client, 5 * DAY)
    pay(client, id_, 400)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    advance(client, 25 * DAY)
    later = [message for message in outbox(client, id_) if message["type"] == "email"][-1]
    assert "600,00" in later["body"]


@pytest.mark.parametrize(
    ("country", "words", "amount"),
    [
        ("France", "facture", "1\u00a0200,50\u00a0€"),
        ("Germany", "rechnung", "1.200,50\u00a0€"),
        ("Ireland", "invoice", "€1,200.50"),
        ("Spain", "factura", "1.200,50\u00a0€"),
        ("Italy", "fattura", "1.200,50\u00a0€"),
        ("Netherlands", "factuur", "€\u00a01.200,50"),
    ],
)
def test_debtor_reads_its_own_language(client: httpx.Client, country: str, words: str, amount: str) -> None:
    address = {**ADDRESS, "country": country}
    in_process(client, debtor=reachable(address=address))
    advance(client, 6 * DAY)
    first = outbox(client)[0]
    assert words in first["subject"].casefold()
    assert amount in first["body"]


def test_first_message_has_the_particulars_of_collecting_for_another(client: httpx.Client) -> None:
    in_process(client, debtor=reachable())
    advance(client, 45 * DAY)
    first, *later = [message for message in outbox(client) if message["type"] in ("email", "letter")]
    for message in (first, *later):
        assert "restent à la charge du créancier" in message["body"]
        assert "Couverture Durand, 1 rue des Lilas, 69003 Lyon" in message["body"]
    assert "intérêt légitime" in first["body"]
    assert all("intérêt légitime" not in message["body"] for message in later)


def test_debtors_read_the_name_of_the_service_s_operator(
    make_core_for: Callable[..., Core],
    caller_for: Callable[..., httpx.Client],
    make_token: Callable[..., str],
) -> None:
    client = caller_for(make_core_for(collector="Inkasso Müller"), make_token())
    in_process(client, debtor=reachable())
    advance(client, 45 * DAY)
    sent = {message["type"]: message["body"] for message in outbox(client)}
    assert "Inkasso Müller\npour le compte de Couverture Durand" in sent["email"]
    assert all("Recovery Desktop" not in body for body in sent.values())


def test_messages_of_a_collector_have_its_address_and_recall_the_first_one(
    make_core_for: Callable[..., Core],
    caller_for: Callable[..., httpx.Client],
    make_token: Callable[..., str],
) -> None:
    particulars = {"collector_address": "2 rue du Lac, 69003 Lyon", "supervisor": "Aufsicht, Bonn"}
    client = caller_for(make_core_for(collector="Inkasso Müller", **particulars), make_token())
    id_ = in_process(client, debtor=reachable())["id"]
    advance(client, 45 * DAY)
    pay(client, id_)
    advance(client, 3 * DAY)
    written = [message for message in outbox(client) if message["type"] in ("email", "letter")]
    first, *later = [message["body"].replace("\u00a0", " ") for message in written]
    assert "Notre premier message" not in first
    assert later
    at = datetime.fromisoformat(written[0]["at"]).astimezone(ZoneInfo("Europe/Paris"))
    day = formats.format_day(at.date(), "fr").replace("\u00a0", " ")
    for body in (first, *later):
        assert "Inkasso Müller, 2 rue du Lac, 69003 Lyon, exerçant une activité" in body
        assert "Aufsicht, Bonn" in body
    for body in later:
        assert f"Notre premier message : {day}, référence RF" in body
    assert "vaut quittance des sommes reçues" in later[-1]


def test_time_barred_receivable_gets_only_letters_that_say_so(client: httpx.Client) -> None:
    old = an_invoice(issue_date="2018-01-01", due_date="2018-02-01")
    in_process(client, debtor=reachable(), invoice=old, force_proceed=True)
    advance(client, 60 * DAY)
    sent = outbox(client)
    assert {message["type"] for message in sent} == {"letter"}
    assert all(
        "délai légal" in message["body"] and "mise en demeure" not in message["body"] for message in sent
    )


def test_public_holidays_are_no_working_days() -> None:
    days = Workdays("FR")
    assert days.add_workdays(date(2026, 5, 7), 1) == date(2026, 5, 11)  # Friday 8 May is a holiday
    assert days.add_workdays(date(2026, 5, 7), 0) == date(2026, 5, 7)
    assert not days.is_permitted(int(datetime(2026, 5, 8, 9, tzinfo=UTC).timestamp() * 1000))
    assert Workdays("DE").add_workdays(date(2026, 10, 2), 1) == date(2026, 10, 5)


def test_balance_s_lines_add_up(client: httpx.Client) -> None:
    old = an_invoice(due_date=days_ago(700).isoformat(), issue_date=days_ago(730).isoformat())
    id_ = in_process(client, invoice=old)["id"]
    pay(client, id_, 200.25)
    response = good(client.get(f"/v1/receivables/{id_}/balance"))
    assert sum(round(line["amount"] * 100) for line in response["lines"]) == round(
        response["remaining"] * 100
    )
    assert response["paid"] == 200.25
    earlier = good(client.get(f"/v1/receivables/{id_}/balance", params={"as_of": "2024-01-01"}))
    assert earlier["as_of"] == "2024-01-01"
    assert read(client, id_)["recovery_progress"]["balance"]["remaining"] == response["remaining"]


@pytest.mark.database
def test_very_long_values_stop_nothing(client: httpx.Client) -> None:
    user = an_active_user(client, company={"name": "C" * 400, "address": ADDRESS})
    contacts = [a_contact(phone="+33612345678" + " ext" * 200, first_name="P" * 500)]
    debtor = reachable(company_name="D" * 5_000, contacts=contacts, address={**ADDRESS, "line2": "L" * 2_000})
    numbers = ["N" * 4_000, "M" * 4_000]
    id_ = submit(client, user, debtor=debtor, invoice=an_invoice(numbers=numbers))["id"]
    advance(client, 61 * DAY)
    assert {message["type"] for message in outbox(client, id_)} == {"email", "sms", "phone", "letter"}
    assert all(len(message.get("subject", "")) <= 200 for message in outbox(client, id_))
