"""One message about several invoices of a debtor, where the creditor has agreed to it."""

import re
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, time, timedelta
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pypdfium2
import pytest

from recovery_contract.ids import ReceivableId
from recovery_service.wording.phrases import phrase
from recovery_service.wording.reference import format_reference, joint_reference
from tests.builders import a_contact, a_debtor, an_invoice, days_ago
from tests.depth import is_deep, with_the_rest
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.production import Machine, MailServer
from tests.service.recovery.test_contacts import ADDRESS, outbox, reachable
from tests.service.recovery.test_one_debtor import PARIS, days_of, now_of, require_calm
from tests.service.recovery.test_staircase import FIRMNESS, messages, require_a_staircase
from tests.service.steps import (
    DAY,
    advance,
    an_active_user,
    before_workdays,
    dispute,
    events,
    good,
    pay,
    read,
    submit,
)

# The mail server of the tests asks for a password without TLS: it is on this machine.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")

SIRET = "55210055400013"


def agree(client: httpx.Client, user: str, agreed: bool = True) -> None:
    path = f"/v1/users/{user}/standing-rules"
    good(client.put(path, json={**good(client.get(path)), "combine_reminders": agreed}))


def owe(
    client: httpx.Client, user: str, number: str, due: int = 30, debtor: Any = None, **changes: Any
) -> str:
    dates = {"issue_date": days_ago(due + 30).isoformat(), "due_date": days_ago(due).isoformat()}
    invoice = an_invoice(amount=100, numbers=[number], **dates, **changes)
    return submit(client, user, invoice=invoice, debtor=debtor or reachable(siret=SIRET))["id"]


@pytest.fixture
def user(client: httpx.Client) -> str:
    before_workdays(client)
    user = an_active_user(client)
    agree(client, user)
    return user


def naming(client: httpx.Client, *numbers: str) -> list[Any]:
    """The messages that name all of these."""
    return [one for one in outbox(client) if all(number in one["body"] for number in numbers)]


def test_reminders_are_not_combined_before_the_creditor_agrees(client: httpx.Client) -> None:
    before_workdays(client)
    user = an_active_user(client)
    rules = good(client.get(f"/v1/users/{user}/standing-rules"))
    assert rules["combine_reminders"] is False
    for number in ("F-101", "F-102"):
        owe(client, user, number)
    advance(client, 40 * DAY)
    assert outbox(client)
    assert naming(client, "F-101", "F-102") == []


@pytest.mark.database
def test_combined_message_names_all_invoices_and_counts_on_each(client: httpx.Client, user: str) -> None:
    numbers = [f"F-10{n}" for n in range(1, 7)]
    ids = [owe(client, user, number) for number in numbers]
    advance(client, 2 * DAY)
    [message] = outbox(client)
    assert all(number in message["body"] for number in numbers)
    assert "600" in message["body"]
    assert message["body"].count(", référence RF") == 6
    for id_ in ids:
        [attempt] = messages(client, id_)
        assert (attempt["number"], attempt["template"], attempt["body"]) == (
            1,
            "reminder_first",
            message["body"],
        )
        attempted = [e for e in events(client, of=id_) if e["type"] == "receivable.contact.attempted"]
        assert [e["data"]["contact_number"] for e in attempted] == [1]
    advance(client, 80 * DAY)
    require_calm(sorted(set(days_of(client))))
    for id_ in ids:
        require_a_staircase(messages(client, id_), "FR")


def on_monday(client: httpx.Client) -> None:
    """On to the first minute of a Monday in Paris."""
    now = now_of(client).astimezone(PARIS)
    monday = datetime.combine(now.date() + timedelta(days=7 - now.weekday()), time(), PARIS)
    advance(client, int((monday - now).total_seconds()) + 1)


@pytest.mark.deep
@pytest.mark.parametrize("gap", [0, 61, 3 * 3_600], ids=["at once", "a minute", "three hours"])
def test_invoices_submitted_one_after_the_other_are_first_named_together_at_every_hour(
    client: httpx.Client, gap: int
) -> None:
    user = an_active_user(client)
    agree(client, user)
    on_monday(client)
    pairs: list[list[str]] = []
    # Under --deep every hour of the day, else every third, all days of the week in both.
    hours = range(0, 7 * 24, 7 if is_deep() else 21)
    for place, hour in enumerate(hours):
        debtor = reachable(
            company_name=f"Debtor {hour}", contacts=[a_contact(email=f"at{hour}@debtor.example")]
        )
        pair = [owe(client, user, f"A-{hour}", debtor=debtor)]
        if gap:
            advance(client, gap)
        pair.append(owe(client, user, f"B-{hour}", debtor=debtor))
        pairs.append(pair)
        advance(client, hours.step * 3_600 - gap - 60 * (place % 3))
    advance(client, 6 * DAY)
    for hour, pair in zip(hours, pairs, strict=True):
        first, other = (messages(client, id_)[0] for id_ in pair)
        assert first["body"] == other["body"], (hour, first["at"], other["at"])
        assert f"A-{hour}" in first["body"]
        assert f"B-{hour}" in first["body"]


def test_invoice_waits_for_no_other_that_begins_later_than_the_next_morning(
    client: httpx.Client, user: str
) -> None:
    on_monday(client)
    advance(client, 10 * 3_600)
    first = owe(client, user, "F-211")
    advance(client, 26 * 3_600)
    owe(client, user, "F-212")
    assert len(messages(client, first)) == 1


def test_invoice_waits_for_no_other_that_is_taken_out(client: httpx.Client, user: str) -> None:
    on_monday(client)
    advance(client, 10 * 3_600)
    first = owe(client, user, "F-221")
    advance(client, 60)
    other = owe(client, user, "F-222")
    good(client.post(f"/v1/receivables/{other}/remind-alone", json={"alone": True}))
    advance(client, DAY - 30)
    assert len(messages(client, first)) == 1


@pytest.mark.database
def test_new_invoice_joins_without_going_back_and_under_no_formal_notice(
    client: httpx.Client, user: str
) -> None:
    first = owe(client, user, "F-201", due=60)
    advance(client, 16 * DAY)
    second = owe(client, user, "F-202", due=5)
    advance(client, 80 * DAY)
    joint = naming(client, "F-201", "F-202")
    assert joint
    sent = messages(client, second)
    assert sent[0]["template"] == "reminder_first"
    assert "également impayée" in sent[0]["body"]
    for id_ in (first, second):
        require_a_staircase(messages(client, id_), "FR")
    firm = [
        FIRMNESS[one["template"]]
        for one in sorted(messages(client, first), key=lambda one: one["at"])
        if one["template"] in FIRMNESS
    ]
    assert firm == sorted(firm)
    for one in messages(client, second):
        if one["template"] == "formal_notice":
            assert [m for m in sent if m["at"] < one["at"] and m["template"].startswith("reminder")]


@pytest.mark.parametrize("language", with_the_rest(["FR"], ["IE", "DE", "ES", "IT", "NL"]))
def test_formal_notice_about_several_invoices_names_all_and_their_sum(
    client: httpx.Client, user: str, language: str
) -> None:
    debtor = reachable(siret=SIRET, address={**ADDRESS, "country": language})
    numbers = ("F-251", "F-252")
    first, _ = (owe(client, user, number, due=60, debtor=debtor) for number in numbers)
    advance(client, 80 * DAY)
    sent = {one["template"]: one for one in messages(client, first)}
    for template in ("reminder_second", "formal_notice"):
        assert all(number in sent[template]["subject"] for number in numbers), sent[template]["subject"]
    for template, one in sent.items():
        if one["type"] in ("email", "letter") and template != "formal_notice":
            opening = one["body"].split("\n\n")[2]
            assert "F-251, F-252" in opening, opening
            assert "200" in opening
    opening, demand = sent["formal_notice"]["body"].partition("F-251, F-252, ")[2].split("\n\n")[:2]
    assert "F-25" not in opening + demand
    assert "200" in demand
    assert "100" not in demand


@pytest.mark.parametrize("why", ["currency", "contact", "disputed", "taken out"])
def test_combined_message_leaves_out_invoices_that_do_not_belong(
    client: httpx.Client, user: str, why: str
) -> None:
    other: dict[str, Any] = {}
    if why == "currency":
        other = {"currency": "CHF"}
    if why == "contact":
        other = {"debtor": reachable(siret=SIRET, contacts=[a_contact(email="boss@debtor.example")])}
    owe(client, user, "F-301")
    second = owe(client, user, "F-302", **other)
    if why == "taken out":
        good(client.post(f"/v1/receivables/{second}/remind-alone", json={"alone": True}))
        assert read(client, second)["recovery_progress"]["reminded_alone"] is True
    if why == "disputed":
        advance(client, DAY)
        dispute(client, second)
    advance(client, 30 * DAY)
    assert naming(client, "F-301")
    assert naming(client, "F-301", "F-302") == []


def test_invoice_that_was_taken_out_joins_again(client: httpx.Client, user: str) -> None:
    owe(client, user, "F-401")
    second = owe(client, user, "F-402")
    path = f"/v1/receivables/{second}/remind-alone"
    for alone in (True, False):
        good(client.post(path, json={"alone": alone}))
    advance(client, 30 * DAY)
    assert naming(client, "F-401", "F-402")


def test_paid_invoice_leaves_the_message(client: httpx.Client, user: str) -> None:
    owe(client, user, "F-501")
    second = owe(client, user, "F-502")
    advance(client, 3 * DAY)
    assert naming(client, "F-501", "F-502")
    pay(client, second)
    before = len(naming(client, "F-501", "F-502"))
    advance(client, 40 * DAY)
    assert len(naming(client, "F-501", "F-502")) == before
    assert len(messages(client, second)) == 1


def test_preview_says_what_the_message_will_say(client: httpx.Client, user: str) -> None:
    first = owe(client, user, "F-601")
    owe(client, user, "F-602")
    advance(client, DAY)
    progress = read(client, first)["recovery_progress"]
    assert progress["attempts"]["email"] == 1 or progress["next_action"]
    rows = good(client.get("/v1/planned-contacts", params={"receivable_id": first}))["data"]
    upcoming = next(row for row in rows if row["type"] == "email" and "skipped" not in row)
    shown = good(client.get(f"/v1/planned-contacts/{upcoming['id']}"))
    assert "F-602" in shown["full_text"]


def test_production_sends_one_mail_and_records_it_with_each_invoice(
    machine: Machine, mail_server: MailServer, begun: dict[str, Any]
) -> None:
    client = machine.client
    agree(client, begun["user_id"])
    debtor = reachable()
    ids = [owe(client, begun["user_id"], number, debtor=debtor) for number in ("F-701", "F-702")]
    machine.advance(3 * DAY)
    together = [mail for mail in mail_server.messages if "F-702" in mail.get_body(("plain",)).get_content()]
    assert len(together) == 1
    html = together[0].get_body(("html",)).get_content()
    assert "F-701" in html
    assert html.count("F-702") >= 1
    for id_ in ids:
        sent = [one for one in messages(client, id_) if one["outcome"] == "sent"]
        assert len(sent) == 1


def test_refused_mail_leaves_every_other_invoice_planned(
    machine: Machine, mail_server: MailServer, begun: dict[str, Any]
) -> None:
    client = machine.client
    agree(client, begun["user_id"])
    ids = [owe(client, begun["user_id"], number, debtor=reachable()) for number in ("F-801", "F-802")]
    mail_server.responses = ["550 no such mailbox"] * 2
    machine.advance(3 * DAY)
    for id_ in ids:
        rows = good(client.get("/v1/planned-contacts", params={"receivable_id": id_}))["data"]
        assert [row for row in rows if "skipped" not in row]
    machine.advance(10 * DAY)
    assert any(
        "F-802" in mail.get_body(("plain",)).get_content()
        and mail["To"].addresses[0].addr_spec == "accounts@debtor.example"
        for mail in mail_server.messages
    )


def test_page_shows_the_other_invoices_to_those_who_were_named_for_them(
    client: httpx.Client, caller: Callable[..., httpx.Client], user: str
) -> None:
    first, second = owe(client, user, "F-901"), owe(client, user, "F-902")
    boss = reachable(siret=SIRET, contacts=[a_contact(email="boss@debtor.example")])
    owe(client, user, "F-903", debtor=boss)
    advance(client, 2 * DAY)
    html = Page(client, caller, first).get().text
    assert "F-902" in html
    assert Page(client, caller, second).path.split("?")[0] in html
    assert "F-903" not in html
    agree(client, user, agreed=False)
    assert "F-902" not in Page(client, caller, first).get().text


@pytest.mark.parametrize(
    ("language", "greeting"),
    [("France", "Bonjour,"), ("Ireland", "Dear Sir or Madam,"), ("Germany", "Guten Tag,")],
)
def test_company_without_a_named_person_is_not_greeted_as_one(
    client: httpx.Client, language: str, greeting: str
) -> None:
    address = {"line1": "1 Main Street", "postal_code": "10115", "city": "Town", "country": language}
    id_ = submit(client, debtor=a_debtor(address=address))["id"]
    advance(client, 4 * DAY)
    assert messages(client, id_)[0]["body"].startswith(greeting)


def remaining(client: httpx.Client, ids: list[str]) -> list[float]:
    return [read(client, id_)["recovery_progress"]["balance"]["due"] for id_ in ids]


def test_message_asks_for_one_transfer_with_one_reference_for_all_invoices(
    client: httpx.Client, user: str
) -> None:
    ids = [owe(client, user, f"F-11{n}", due=40 - n) for n in range(3)]
    advance(client, 2 * DAY)
    [message] = outbox(client)
    references = {format_reference(joint_reference(ReceivableId(id_))) for id_ in ids}
    [named] = [reference for reference in references if reference in message["body"]]
    assert message["body"].count(named) == 2, "in the words about all of them, and where to transfer it to"
    assert "300,00" in message["body"].split("IBAN")[0]


@pytest.mark.parametrize(
    ("amount", "left"), [("300", [0, 0, 0]), ("150", [0, 50, 100]), ("100", [0, 100, 100])]
)
def test_page_pays_all_invoices_at_once_the_oldest_first(
    client: httpx.Client, caller: Callable[..., httpx.Client], user: str, amount: str, left: list[float]
) -> None:
    ids = [owe(client, user, f"F-12{n}", due=40 - n) for n in range(3)]
    owe(client, user, "F-129", currency="CHF")
    advance(client, 2 * DAY)
    page = Page(client, caller, ids[2])
    html = unescape(page.get().text)
    assert "300,00" in html
    assert format_reference(joint_reference(ReceivableId(ids[2]))) in html
    assert page.send("payall", amount="301").status_code == 400
    assert page.send("payall", amount=amount).is_redirect
    assert remaining(client, ids) == left


def test_message_that_asks_for_all_lists_what_every_invoice_comes_to(client: httpx.Client, user: str) -> None:
    for n in range(2):
        invoice = an_invoice(amount=100, numbers=[f"F-13{n}"], due_date=days_ago(40 - n).isoformat())
        submit(client, user, invoice=invoice, debtor=reachable(siret=SIRET), metadata={"pursue": "all"})
    advance(client, 2 * DAY)
    [message] = outbox(client)
    assert message["body"].count("D441-5") == 2
    [total] = re.findall(r"Total de ces factures\s:\s(.*)", message["body"])
    [due] = re.findall(r"À payer, arrêté au .*\s:\s(.*)", message["body"])
    assert due == total
    assert total in message["body"].split("\n\n")[2], "the opening"


def test_letter_about_several_invoices_names_one_sum_to_pay(
    client: httpx.Client, machine: Machine, begun: dict[str, Any], tmp_path: Path
) -> None:
    before_workdays(client)
    agree(machine.client, begun["user_id"])
    debtor = reachable(siret=SIRET, contacts=[a_contact()])
    for n in range(3):
        owe(machine.client, begun["user_id"], f"L-{n}", due=40 - n, debtor=debtor)
    machine.advance(40 * DAY)
    [letter, *_] = sorted((tmp_path / "letters").glob("*.pdf"), key=lambda path: path.stat().st_mtime_ns)
    with closing(pypdfium2.PdfDocument(letter)) as document:
        words = " ".join(" ".join(page.get_textpage().get_text_bounded() for page in document).split())
    assert phrase("pay_all_title", "fr") in words
    payment = words.partition(phrase("pay_all_title", "fr"))[2]
    assert "300,00" in payment
    assert "100,00" not in payment
    assert words.count("300,00") == 3, "the opening, the total of the statement, and what is to be paid"
