"""The ledger of the future, plans, texts, rules, case file and privacy, as a creditor steers them."""

import hashlib
import io
import re
import zipfile
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from recovery_contract.oauth import ALL_SCOPES
from recovery_service.context.core import Core
from recovery_service.recovery.dunning import preferences
from tests.builders import a_contact, a_debtor
from tests.service.recovery.test_contacts import ledger, outbox, reachable
from tests.service.steps import DAY, advance, an_active_user, good, in_process, pay, read, refused, submit


def change(client: httpx.Client, id_: str, **action: Any) -> httpx.Response:
    return client.post(f"/v1/planned-contacts/{id_}", json=action)


def planned(client: httpx.Client, **query: Any) -> list[Any]:
    return [row for row in ledger(client, **query) if not row.get("skipped")]


def test_ledger_holds_every_receivable_s_contacts_until_a_day(client: httpx.Client) -> None:
    user = an_active_user(client)
    ids = {submit(client, user, debtor=reachable(company_name=name))["id"] for name in ("A", "B")}
    advance(client, DAY)
    rows = planned(client)
    assert {row["receivable_id"] for row in rows} == ids
    assert {row["debtor_name"] for row in rows} == {"A", "B"}
    assert rows == sorted(rows, key=lambda row: (row["at"], row["id"]))
    until = rows[3]["at"]
    assert [row["id"] for row in planned(client, until=until)] == [
        row["id"] for row in rows if row["at"] <= until
    ]
    assert planned(client, user_id=user) == rows
    assert planned(client, user_id="usr_unknown") == []


def test_skipped_contact_is_not_made_and_says_who_skipped_it(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    first, second = planned(client)[:2]
    skipped = good(change(client, first["id"], action="skip"))
    assert skipped["skipped"]["code"] == "skipped"
    advance(client, 10 * DAY)
    assert outbox(client, id_)[0]["type"] == second["type"]
    refused(change(client, first["id"], action="send_now"), 409, "INVALID_STATE")


def test_contact_can_be_made_now_within_permitted_hours(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    last = planned(client)[-1]
    moved = good(change(client, last["id"], action="send_now"))
    assert moved["at"] < last["at"]
    advance(client, 5 * DAY)
    assert {message["type"] for message in outbox(client, id_)} >= {"phone"}


def test_contact_can_be_moved_and_reworded(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    first = planned(client)[0]
    body = "We spoke on Monday. {{ not_a_placeholder }}"
    good(change(client, first["id"], action="edit", subject="About Monday", body=body))
    advance(client, 4 * DAY)
    message = outbox(client, id_)[0]
    assert message["subject"] == "About Monday"
    assert body in message["body"]
    second = planned(client)[0]
    refused(change(client, second["id"], action="edit", at="never"), 400, "VALIDATION_ERROR")
    refused(change(client, second["id"], action="edit", subject="s" * 201), 400, "VALIDATION_ERROR")
    refused(change(client, second["id"], action="edit", body="b" * 20_001), 400, "VALIDATION_ERROR")
    refused(change(client, second["id"], action="edit", at="2001-01-01T00:00:00Z"), 400, "VALIDATION_ERROR")


def test_somebody_else_s_contacts_are_absent(
    client: httpx.Client,
    caller: Callable[..., httpx.Client],
    make_client: Callable[..., str],
    make_token: Callable[..., str],
) -> None:
    in_process(client, debtor=reachable())
    row = planned(client)[0]
    other = caller(make_token(client=make_client("Another")))
    assert ledger(other) == []
    refused(change(other, row["id"], action="skip"), 404, "NOT_FOUND")
    refused(other.get(f"/v1/receivables/{row['receivable_id']}/case-file"), 404, "NOT_FOUND")
    refused(other.get(f"/v1/receivables/{row['receivable_id']}/balance"), 404, "NOT_FOUND")
    account = caller(make_token(subject="acct_other", scope=ALL_SCOPES))
    refused(change(account, row["id"], action="skip"), 404, "NOT_FOUND")


def test_plan_of_one_s_own_is_followed(client: httpx.Client) -> None:
    user = an_active_user(client)
    steps = [
        {"after_business_days": 0, "channel": "letter", "tone": "neutral", "template": "reminder_letter"},
        {"after_business_days": 2, "channel": "email", "tone": "firm", "template": "reminder_last"},
    ]
    plan = {"name": "short", "relationship": "firm", "steps": steps, "approved": True}
    good(client.put(f"/v1/users/{user}/plan", json=plan))
    assert good(client.get(f"/v1/users/{user}/plan"))["steps"][1]["template"] == "reminder_last"
    id_ = submit(client, user, debtor=reachable())["id"]
    advance(client, 30 * DAY)
    assert [message["type"] for message in outbox(client, id_)] == ["letter", "email"]
    steps[0]["template"] = "no_such_text"
    error = refused(client.put(f"/v1/users/{user}/plan", json=plan), 400, "VALIDATION_ERROR")
    assert error["field"] == "steps[0].template"


def test_relationship_given_at_submission_sets_the_tone(client: httpx.Client) -> None:
    user = an_active_user(client)
    gentle = submit(client, user, debtor=reachable(company_name="A"), metadata={"plan": "keep"})["id"]
    firm = submit(client, user, debtor=reachable(company_name="B"), metadata={"plan": "firm"})["id"]
    advance(client, DAY)
    templates = {
        id_: [row["template"] for row in planned(client) if row["receivable_id"] == id_]
        for id_ in (gentle, firm)
    }
    assert "formal_notice" not in templates[gentle]
    assert "formal_notice" in templates[firm]


def test_text_that_is_left_out_is_the_original_again(client: httpx.Client) -> None:
    user = an_active_user(client)
    every = good(client.get(f"/v1/users/{user}/templates"))["data"]
    mine = {**every[0], "body": "Please pay {{ amount }}."}
    assert good(client.put(f"/v1/users/{user}/templates", json={"data": [mine]}))["data"] != every
    assert good(client.put(f"/v1/users/{user}/templates", json={"data": every[1:]}))["data"] == every


def test_texts_of_one_s_own_replace_ours_and_broken_ones_are_refused(client: httpx.Client) -> None:
    user = an_active_user(client)
    every = good(client.get(f"/v1/users/{user}/templates"))["data"]
    assert len(every) == 102
    assert all(t["enabled"] for t in every)
    unreviewed = {(t["key"], t["language"]) for t in every if not t["reviewed"]}
    assert unreviewed == {("formal_notice", language) for language in ("es", "it", "nl")}
    mine = next(t for t in every if (t["key"], t["language"]) == ("reminder_first", "fr"))
    own = {**mine, "subject": "Un mot au sujet de {{ numbers }}"}
    good(client.put(f"/v1/users/{user}/templates", json={"data": [own]}))
    id_ = submit(client, user)["id"]
    advance(client, 5 * DAY)
    assert outbox(client, id_)[0]["subject"].startswith("Un mot au sujet de F-")
    for broken in (
        "{{ debtor",
        "{{ secrets }}",
        "{% for x in debtor %}{% endfor %}",
        "{{ debtor.__class__ }}",
    ):
        response = client.put(f"/v1/users/{user}/templates", json={"data": [{**mine, "body": broken}]})
        assert refused(response, 400, "VALIDATION_ERROR")["field"] == "data[0].body"


def test_text_that_broke_after_it_was_kept_has_a_reason_and_blocks_nothing_else(
    client: httpx.Client, core: Core
) -> None:
    """One that an older version took, say, with a name that there is no value for any more."""
    receivable = in_process(client, debtor=reachable())
    broken = {"key": "reminder_first", "channel": "email", "language": "fr", "subject": "", "reviewed": True}
    stored = [{**broken, "body": "{{ gone }}", "enabled": True}]
    with core.database.write() as connection:
        preferences.store(
            connection, receivable["user_id"], "templates", stored, at=0, secret=None, approved=True
        )
    advance(client, 30 * DAY)
    skipped = {row["template"]: row["skipped"]["code"] for row in ledger(client) if row.get("skipped")}
    assert skipped == {"reminder_first": "template_broken"}
    assert {"sms", "email", "letter"} <= {message["type"] for message in outbox(client, receivable["id"])}


@pytest.mark.parametrize("is_used", [True, False])
def test_formal_notice_is_sent_in_the_debtor_s_language_and_in_english_where_it_is_switched_off(
    client: httpx.Client, is_used: bool
) -> None:
    user = an_active_user(client)
    every = good(client.get(f"/v1/users/{user}/templates"))["data"]
    notice = next(t for t in every if (t["key"], t["language"]) == ("formal_notice", "es"))
    good(client.put(f"/v1/users/{user}/templates", json={"data": [{**notice, "enabled": is_used}]}))
    address = {"line1": "Calle Mayor 1", "city": "Madrid", "postal_code": "28013", "country": "ES"}
    id_ = in_process(client, user_id=user, debtor=reachable(address=address))["id"]
    advance(client, 61 * DAY)
    letters = [message["subject"] for message in outbox(client, id_) if message["type"] == "letter"]
    assert letters[0].startswith("Recordatorio")
    assert letters[1].startswith("Requerimiento formal de pago" if is_used else "Formal notice")


def test_rules_and_mailbox_are_kept(client: httpx.Client) -> None:
    user = an_active_user(client)
    unsaid = {"rounding_tolerance": 1, "combine_reminders": False, "waive_charges": False}
    assert good(client.get(f"/v1/users/{user}/standing-rules")) == {"on_partial_payment": "ask", **unsaid}
    rules = {
        "accept_share": 0.8,
        "instalments_at_most": 3,
        "on_partial_payment": "continue_recovery",
        **unsaid,
    }
    assert good(client.put(f"/v1/users/{user}/standing-rules", json=rules)) == rules
    assert good(client.get(f"/v1/users/{user}/standing-rules")) == rules
    refused(client.get(f"/v1/users/{user}/mailbox"), 404, "NOT_FOUND")
    mailbox = {
        "host": "mail.example",
        "sender": "owner@creditor.example",
        "username": "o",
        "password": "secret",
    }
    body = good(client.put(f"/v1/users/{user}/mailbox", json=mailbox))
    assert "password" not in body
    assert "secret" not in client.get(f"/v1/users/{user}/mailbox").text


@pytest.mark.database
def test_case_file_holds_everything_and_its_hashes(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=reachable())["id"]
    advance(client, 61 * DAY)
    response = client.get(f"/v1/receivables/{id_}/case-file")
    assert response.headers["content-type"] == "application/zip"
    archive = zipfile.ZipFile(io.BytesIO(response.content))
    names = set(archive.namelist())
    assert {"overview.pdf", "claim.json", "SHA256SUMS.txt"} <= names
    exhibits = sorted(name for name in names if name.startswith("exhibits/"))
    ends = [name.rpartition(".")[2] for name in exhibits]
    # Three mails with both their sides and a text message; two letters. Calls leave nothing.
    assert (ends.count("txt"), ends.count("html"), ends.count("pdf")) == (4, 3, 2)
    for line in archive.read("SHA256SUMS.txt").decode().splitlines():
        digest, name = line.split("  ")
        assert hashlib.sha256(archive.read(name)).hexdigest() == digest
    assert archive.read("overview.pdf").startswith(b"%PDF")
    listed = good(client.get(f"/v1/receivables/{id_}/documents"))["data"]
    assert [document["kind"] for document in listed] == ["letter", "letter"]
    [number] = read(client, id_)["recovery_progress"]["invoice_numbers"]
    file_names = [document["name"] for document in listed]
    assert all(re.fullmatch(rf"\d{{4}}-\d\d-\d\d .+ {number}\.pdf", name) for name in file_names), file_names


def test_debtor_s_data_are_shown_and_erased_once_all_is_closed(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=a_debtor(contacts=[a_contact(first_name="Paul", phone="+33612345678")]))[
        "id"
    ]
    advance(client, 5 * DAY)
    debtor = read(client, id_)["recovery_progress"]["debtor"]["id"]
    body = good(client.get(f"/v1/debtors/{debtor}/privacy"))
    assert "Paul" in str(body["held"])
    refused(client.delete(f"/v1/debtors/{debtor}/privacy"), 409, "INVALID_STATE")
    pay(client, id_)
    advance(client, 3 * DAY)
    assert client.delete(f"/v1/debtors/{debtor}/privacy").status_code == 204
    after = read(client, id_)
    assert after["amount"] == 1200.5
    assert "Paul" not in str(after)
    assert "debtor.example" not in str(after)
    assert good(client.get(f"/v1/receivables/{id_}/documents"))["data"] == []
    assert "Paul" not in str(good(client.get(f"/v1/receivables/{id_}/timeline")))
    refused(client.get("/v1/debtors/dbt_unknown/privacy"), 404, "NOT_FOUND")


def test_access_request_is_answered_with_everything(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=a_debtor(contacts=[a_contact(first_name="Paul")]))["id"]
    advance(client, 5 * DAY)
    good(client.post(f"/v1/receivables/{id_}/promises", json={"day": _today(client)}))
    pay(client, id_, 100)
    debtor = read(client, id_)["recovery_progress"]["debtor"]["id"]
    body = good(client.get(f"/v1/debtors/{debtor}/privacy"))["held"]
    assert {entry["what"] for entry in body} >= {"receivable", "messages", "payments", "timeline"}
    assert all(entry["why"] and entry["source"] for entry in body)
    [sent] = next(entry["data"] for entry in body if entry["what"] == "messages")
    assert "Paul" in sent["body"]
    assert "(RGPD, article 14)" in sent["body"]
    assert "1 rue des Lilas" in sent["body"]


def test_personal_data_is_erased_once_time_barred(client: httpx.Client) -> None:
    id_ = in_process(client, debtor=a_debtor(contacts=[a_contact(first_name="Paul")]))["id"]
    advance(client, 5 * DAY)
    pay(client, id_)
    advance(client, 3 * DAY)
    advance(client, 4 * 366 * DAY)
    assert "Paul" in str(read(client, id_))
    advance(client, 3 * 366 * DAY)
    after = read(client, id_)
    assert "Paul" not in str(after)
    assert (after["amount"], after["recovery_progress"]["amount_paid"]) == (1200.5, 1200.5)


def _today(client: httpx.Client) -> str:
    return good(client.get("/v1/test/clock"))["now"][:10]
