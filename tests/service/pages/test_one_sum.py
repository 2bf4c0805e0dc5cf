"""One sum at one moment: the page, its code, the card form, mails and letters ask for the same, and say what it is."""

import re
from collections.abc import Callable
from datetime import datetime, timedelta
from html import unescape
from typing import Any

import httpx
import pytest

from recovery_service.context.core import Core
from tests.builders import a_debtor, an_invoice
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_letters import data_of
from tests.service.recovery.test_wording import ALL, COUNTRIES, OLD, entered_rates, in_language
from tests.service.steps import DAY, advance, an_active_user, dispute, good, in_process, pay, read, submit

__all__ = ["entered_rates"]
PURSUITS: list[dict[str, Any]] = [{}, ALL]
NOT_PAID = {
    "en": "has not been paid. ",
    "fr": "toujours pas réglée",
    "de": "nicht bezahlt.",
    "es": "sigue sin pagar",
    "it": "non è stata pagata. ",
    "nl": "niet betaald.",
}
IN_PART = {
    "en": "has already been paid or credited",
    "fr": "entièrement réglée",
    "de": "nicht vollständig bezahlt",
    "es": "pagada del todo",
    "it": "pagata per intero",
    "nl": "niet volledig betaald",
}


def late(client: httpx.Client, metadata: dict[str, Any], **debtor: Any) -> str:
    invoice = an_invoice(amount=2360.34, **OLD)
    return in_process(client, debtor=reachable(**debtor), invoice=invoice, metadata=metadata)["id"]


def cents(text: str) -> int:
    return int("".join(letter for letter in text if letter.isdecimal()))


def due_cents(client: httpx.Client, id_: str, **on: str) -> int:
    return round(good(client.get(f"/v1/receivables/{id_}/balance", params=on))["due"] * 100)


def shown(page: Page) -> dict[str, int]:
    """The sums of the page: its headline, the total of its lines, the form to pay, the transfer."""
    html = unescape(page.get(lang="fr").text)
    patterns = {
        "headline": r'<p class="open"><span>[^<]*</span> <strong>([^<]*)</strong>',
        "total": r'<tfoot>.*?<td class="sum">([^<]*)</td>',
        "form": r'<input id="pay-amount"[^>]*?value="([^"]*)"',
        "transfer": r"<dl>\s*<div><dt>Montant</dt><dd>([^<]*)</dd>",
    }
    sums = {}
    for name, pattern in patterns.items():
        match = re.search(pattern, html, re.S)
        assert match, name
        sums[name] = cents(match[1])
    return sums


@pytest.mark.usefixtures("entered_rates")
@pytest.mark.parametrize("metadata", PURSUITS, ids=["principal", "all"])
def test_last_reminder_asks_for_what_the_page_takes_at_that_moment(
    client: httpx.Client, caller: Callable[..., Any], core: Core, metadata: dict[str, Any]
) -> None:
    id_ = late(client, metadata)
    page = Page(client, caller, id_)
    for _ in range(70):
        advance(client, DAY)
        if any("Dernière relance" in (mail.get("subject") or "") for mail in outbox(client, id_)):
            break
    [mail] = [m for m in outbox(client, id_) if "Dernière relance" in (m.get("subject") or "")]
    assert set(shown(page).values()) == {due_cents(client, id_)}
    due = due_cents(client, id_, as_of=mail["at"][:10])
    [request] = re.findall(r"Vous pouvez régler ([\d\s,]+)€", mail["body"])
    assert cents(request) == due
    assert (due == 236034) is not bool(metadata)
    if metadata:
        assert mail["body"].count("C.\u00a0com.") >= 2  # each part is named with what it rests on
    else:
        for words in (mail["body"], unescape(page.get(lang="fr").text)):
            assert "pénalités de retard" not in words


@pytest.mark.usefixtures("entered_rates")
@pytest.mark.parametrize("metadata", PURSUITS, ids=["principal", "all"])
def test_formal_notice_its_table_and_its_code_name_one_sum(
    client: httpx.Client, core: Core, metadata: dict[str, Any]
) -> None:
    id_ = late(client, metadata)
    advance(client, 61 * DAY)
    for letter in data_of(core, id_):
        total = cents(letter["table"]["total"][1])
        assert letter["payment"]["code"]["minor"] == total
        sums = [int(re.sub(r"[^\d-]", "", row[2])) for row in letter["table"]["rows"]]
        assert sum(sums) == total
        assert (total == 236034) is not bool(metadata)


@pytest.mark.parametrize("language", COUNTRIES)
def test_reminder_after_a_part_payment_does_not_say_that_nothing_was_paid(
    client: httpx.Client, language: str
) -> None:
    id_ = late(client, {}, address=in_language(language))
    pay(client, id_, 1000)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    advance(client, 61 * DAY)
    texts = [" ".join(m["body"].split()) for m in outbox(client, id_) if m["type"] in ("email", "letter")]
    assert not any(NOT_PAID[language] in text for text in texts)
    assert any(IN_PART[language] in text for text in texts)


@pytest.mark.parametrize("language", COUNTRIES)
def test_page_shows_a_dispute_back_as_it_was_written(
    client: httpx.Client, caller: Callable[..., Any], language: str
) -> None:
    id_ = late(client, {})
    page = Page(client, caller, id_)
    words = "Only 3 of the 5 <b>boxes</b> came."
    assert page.send("dispute", reason="quality", amount="360.34", message=words).status_code == 303
    html = page.get(lang=language).text
    assert words in unescape(html)
    assert "<b>boxes" not in html
    assert html.count('id="objection"') == 1
    assert set(shown(page).values()) == {200000}


def test_dispute_without_a_reason_is_asked_for_one(client: httpx.Client, caller: Callable[..., Any]) -> None:
    page = Page(client, caller, late(client, {}))
    sent = page.send("dispute", reason="")
    assert sent.status_code == 400
    assert "Veuillez indiquer ce qui ne va pas" in unescape(sent.text)


def test_dispute_that_the_creditor_entered_is_shown_too(
    client: httpx.Client, caller: Callable[..., Any]
) -> None:
    id_ = late(client, {})
    dispute(client, id_, reason="wrong_amount", message="We agreed on less.")
    assert "We agreed on less." in unescape(Page(client, caller, id_).get(lang="en").text)


@pytest.mark.usefixtures("entered_rates")
def test_french_texts_nest_no_brackets_and_begin_no_line_with_a_colon(client: httpx.Client) -> None:
    id_ = late(client, ALL)
    advance(client, 61 * DAY)
    for message in outbox(client, id_):
        body = message["body"].replace("https:", "")
        assert not re.search(r"\([^()]*\(", body), body
        if message["type"] in ("email", "letter"):
            assert not re.search(r" [:;!?»]|« |\w'\w", body), body


@pytest.mark.usefixtures("entered_rates")
def test_plan_over_the_whole_sum_is_kept_although_interest_runs_on(
    client: httpx.Client, caller: Callable[..., Any]
) -> None:
    id_ = late(client, ALL)
    page = Page(client, caller, id_)
    due = good(client.get(f"/v1/receivables/{id_}/balance"))["due"]
    now = good(client.get("/v1/test/clock"))["now"][:10]
    terms = {"instalments": 2, "first_on": now, "agreed": True}
    good(client.post(f"/v1/receivables/{id_}/agreements", json=terms))
    parts = read(client, id_)["recovery_progress"]["agreement"]["instalments"]
    assert round(sum(part["amount"] for part in parts), 2) == due
    assert shown(page)["form"] == round(parts[0]["amount"] * 100)
    pay(client, id_, parts[0]["amount"])
    advance(client, 25 * DAY)
    # What is left of the agreement is asked for, and its part; not the interest that goes on running meanwhile.
    [left, total] = [shown(page)[name] for name in ("headline", "total")]
    assert left == round(parts[1]["amount"] * 100) < total
    html = unescape(page.get(lang="fr").text)
    assert "Sans l’accord, au " in html
    assert 'class="late"' not in html
    pay(client, id_, parts[1]["amount"])
    advance(client, 3 * DAY)
    receivable = read(client, id_)
    assert (receivable["status"], receivable["recovery_progress"]["agreement"]["state"]) == (
        "recovered",
        "kept",
    )


@pytest.mark.usefixtures("entered_rates")
def test_invoice_that_is_paid_leaves_its_charges_to_be_decided_on(
    client: httpx.Client, caller: Callable[..., Any]
) -> None:
    id_ = late(client, ALL)
    page = Page(client, caller, id_)
    before = good(client.get(f"/v1/receivables/{id_}/balance"))
    pay(client, id_, 2360.34)
    progress = read(client, id_)["recovery_progress"]
    balance = progress["balance"]
    assert balance["due"] == progress["decision"]["remaining_amount"] == round(before["due"] - 2360.34, 2)
    assert (progress["remaining_amount"], progress["decision"]["paid_amount"]) == (0, 2360.34)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    assert shown(page)["headline"] == round(balance["due"] * 100)
    assert page.send("pay", amount=f"{balance['due']:.2f}").status_code == 303
    advance(client, 3 * DAY)
    after = read(client, id_)
    assert (after["status"], after["recovery_progress"]["balance"]["due"]) == ("recovered", 0)


@pytest.mark.usefixtures("entered_rates")
def test_charges_are_waived_by_an_offer_of_the_invoice_alone(client: httpx.Client) -> None:
    id_ = late(client, ALL)
    now = good(client.get("/v1/test/clock"))["now"][:10]
    offer = {"kind": "settlement", "first_on": now, "amount": 2360.34, "agreed": True}
    good(client.post(f"/v1/receivables/{id_}/agreements", json=offer))
    pay(client, id_, 2360.34)
    assert read(client, id_)["status"] == "recovered"


@pytest.mark.usefixtures("entered_rates")
def test_page_asks_for_no_more_than_was_agreed_on_other_invoices(
    client: httpx.Client, caller: Callable[..., Any]
) -> None:
    user = an_active_user(client)
    path = f"/v1/users/{user}/standing-rules"
    good(client.put(path, json={**good(client.get(path)), "combine_reminders": True}))
    ids = [
        in_process(
            client, user_id=user, debtor=reachable(), invoice=an_invoice(amount=1000, **OLD), metadata=ALL
        )["id"]
        for _ in range(3)
    ]
    now = datetime.fromisoformat(good(client.get("/v1/test/clock"))["now"])
    until = (now + timedelta(days=20)).date().isoformat()
    for id_ in ids[1:]:
        settled = {"kind": "settlement", "first_on": until, "amount": 900, "agreed": True}
        good(client.post(f"/v1/receivables/{id_}/agreements", json=settled))
    advance(client, 3 * DAY)
    for id_ in ids[1:]:
        # One payment is no list: it has no number.
        assert re.search(
            r"\n\n[0-9]{1,2}(?:er)?\u00a0\w+\u00a0\d{4}\u00a0– 900", outbox(client, id_)[-1]["body"]
        )
    mine = due_cents(client, ids[0])
    for id_ in (ids[0], ids[1]):
        page = Page(client, caller, id_)
        match = re.search(r'<input id="payall-amount"[^>]*?value="([^"]*)"', page.get(lang="fr").text)
        assert match
        assert cents(match[1]) == mine + 2 * 90_000
    assert page.send("payall", amount=f"{(mine + 180_001) / 100:.2f}").status_code == 400
    assert page.send("payall", amount=f"{(mine + 180_000) / 100:.2f}").status_code == 303
    advance(client, 3 * DAY)
    assert {read(client, id_)["status"] for id_ in ids} == {"recovered"}


@pytest.mark.usefixtures("entered_rates")
def test_charges_are_dropped_by_a_rule_once_the_invoice_is_paid_and_not_before(client: httpx.Client) -> None:
    id_ = late(client, ALL)
    rules_url = f"/v1/users/{read(client, id_)['user_id']}/standing-rules"
    rules = good(client.get(rules_url))
    assert rules["waive_charges"] is False
    good(client.put(rules_url, json={**rules, "waive_charges": True}))
    pay(client, id_, 2000)
    assert "decision" in read(client, id_)["recovery_progress"]
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    pay(client, id_, 360.34)
    settled = read(client, id_)
    assert (settled["status"], settled["recovery_progress"]["balance"]["due"]) == ("recovered", 0)
    assert "standing rule" in str(settled["recovery_progress"]["history"])


def test_private_persons_are_asked_for_what_the_creditor_set_for_them(client: httpx.Client) -> None:
    user = an_active_user(client)
    plan = good(client.get(f"/v1/users/{user}/plan"))
    assert plan["pursue_individuals"] == "principal"
    good(client.put(f"/v1/users/{user}/plan", json={**plan, "pursue": "all"}))
    pursuits = [
        submit(client, user, debtor=a_debtor(**kind))["recovery_progress"]["pursue"]
        for kind in ({"company_type": "individual"}, {})
    ]
    assert pursuits == ["principal", "all"]


def test_pursued_sum_set_by_the_creditor_counts_for_later_receivables_only(client: httpx.Client) -> None:
    earlier = late(client, {})
    user = read(client, earlier)["user_id"]
    plan = good(client.get(f"/v1/users/{user}/plan"))
    assert plan["pursue"] == "principal"
    good(client.put(f"/v1/users/{user}/plan", json={**plan, "pursue": "all"}))
    invoice = an_invoice(amount=100, **OLD)
    later = in_process(client, user_id=user, debtor=reachable(company_name="B"), invoice=invoice)["id"]
    pursuits = [read(client, id_)["recovery_progress"]["pursue"] for id_ in (earlier, later)]
    assert pursuits == ["principal", "all"]
    assert good(client.get(f"/v1/receivables/{earlier}/balance"))["due"] == 2360.34
