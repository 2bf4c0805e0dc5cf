"""What a debtor can still answer after it paid a part, and what the page says then."""

import re
from html import unescape

import httpx

from tests.papers import PDF
from tests.service.pages.test_debtor_page import Page, day
from tests.service.pages.test_debtor_page import id_ as id_
from tests.service.pages.test_debtor_page import page as page
from tests.service.recovery.test_contacts import outbox
from tests.service.steps import DAY, advance, good, read


def answers(page: Page) -> set[str]:
    return set(re.findall(r'action="/r/[^"]*/(\w+)\?', page.get().text))


def test_part_asks_the_creditor_for_a_decision_and_leaves_every_answer(
    client: httpx.Client, page: Page, id_: str
) -> None:
    assert "Paying the invoice amount of" in page.get(lang="en").text
    page.send("pay", amount="200.50")
    progress = read(client, id_)["recovery_progress"]
    assert (progress["amount_paid"], progress["remaining_amount"]) == (200.5, 1000)
    assert progress["decision"]["default"] == "continue_recovery"
    words = {"paid", "promise", "object", "insolvent", "wish", "wrong"}
    assert answers(page) == {"pay", "plan", *words}
    text = unescape(page.get(lang="en", done="pay").text)
    assert "a payment has arrived and was booked; €1,000.00 is still open" in text.lower()
    assert "Paying the remaining €1,000.00 ends" in text
    assert "−€200.50" in text
    assert "The payment was recorded" in text
    page.send("plan", count="3", day=day(9), message="<b>After</b> the fair")
    assert answers(page) == {"pay", *words}
    text = page.get(lang="en", done="plan").text
    assert "Your message:" in text
    assert text.count("&lt;b&gt;After&lt;/b&gt; the fair") == 1
    assert "make a new proposal" in text
    assert "was booked" not in text
    assert "2 × €333.33 and finally €333.34" not in text  # nothing is offered beside the open proposal
    advance(client, 120)
    assert "Thank you for" not in page.get(lang="en", done="plan").text


def test_objection_beside_an_open_decision_is_put_before_the_creditor(
    client: httpx.Client, page: Page, id_: str
) -> None:
    page.send("pay", amount="200.50")
    assert page.send("object", reason="quality", extent="part", amount="").status_code == 400
    sent = {"reason": "quality", "extent": "part", "amount": "50", "message": "The lamp is broken"}
    assert page.send("object", **sent, files=[("proof.pdf", PDF)]).status_code == 303
    result = read(client, id_)
    assert result["status"] == "payment_received"
    entry = next(e for e in result["recovery_progress"]["history"] if e["kind"] == "debtor.objects")
    assert entry["data"]["message"] == "The lamp is broken"
    assert (entry["data"]["dispute_reason"], entry["data"]["amount"]) == ("quality", "50.00")
    assert "The lamp is broken" in page.get().text
    for _ in range(2):
        page.send("object", reason="other", extent="all")
    assert "object" not in answers(page)
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    assert page.send("dispute", reason="other", extent="unknown", amount="7").status_code == 303
    assert "amount" not in read(client, id_)["recovery_progress"]["dispute"]


def test_wrong_person_after_a_part_stays_alone_when_the_recovery_goes_on(
    client: httpx.Client, page: Page, id_: str
) -> None:
    page.send("pay", amount="200.50")
    page.send("wrong", confirm="yes")
    good(client.post(f"/v1/receivables/{id_}/partial-payment", json={"action": "continue_recovery"}))
    assert read(client, id_)["recovery_progress"]["paused"]["reason"] == "wrong_person"
    sent = [message for message in outbox(client, id_) if message["type"] != "email"]
    advance(client, 30 * DAY)
    assert [message for message in outbox(client, id_) if message["type"] != "email"] == sent
