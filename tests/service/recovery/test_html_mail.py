"""A mail as people send it: text and HTML that say the same, the invoice, a code to pay by, one conversation."""

import re
from datetime import datetime, timedelta
from html import unescape
from typing import Any
from urllib.parse import unquote

import cv2
import httpx
import numpy as np
import pytest
from sqlalchemy import Connection

from recovery_contract.ids import ReceivableId
from recovery_service.context.core import Core
from recovery_service.files import documents, store
from recovery_service.ids import FileId
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.wording.phrases import phrase
from tests.builders import an_invoice
from tests.papers import PDF
from tests.service.recovery.desk import now
from tests.service.recovery.production import Machine, MailServer
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_wording import ALL, COUNTRIES, OLD, entered_rates, in_language
from tests.service.steps import DAY, advance, dispute, good, in_process, read

__all__ = ["entered_rates"]
# The mail server of the tests asks for a password without TLS: it is on this machine.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


def attach_invoice(connection: Connection, client_id: str, id_: str) -> FileId:
    file = store.NewFile(client_id, "invoice", "F-1.pdf", "application/pdf", PDF)  # type: ignore[arg-type]
    return documents.save_and_attach(
        connection, ReceivableId(id_), file, kind="invoice", at=0, description=None
    )


def layouts(core: Core, id_: str) -> list[tuple[Any, str]]:
    """Each mail's attempt with its HTML side."""
    with core.database.read() as connection:
        rows = attempt_repository.of_receivable(connection, ReceivableId(id_))
    return [(row, row.letter["html"]) for row in rows if row.channel == "email" and row.letter]


def content_of(mail: Any, kind: str) -> str:
    """One side of a mail without the line end that every part ends with."""
    return str(mail.get_body((kind,)).get_content()).replace("\r\n", "\n").removesuffix("\n")


def words_of(html: str) -> str:
    bare = re.sub(r"<style>.*?</style>|<title>.*?</title>|<[^>]+>", " ", html, flags=re.S)
    return " ".join(unescape(bare).split())


def test_mails_leave_with_the_invoice_a_readable_code_and_as_one_conversation(
    begun: dict[str, Any], machine: Machine, mail_server: MailServer
) -> None:
    with machine.core.database.write() as connection:
        attach_invoice(connection, machine.client_id, begun["id"])
    machine.advance_signing_off(80 * DAY)
    first, second, third = mail_server.messages
    stored = [row for row, _ in layouts(machine.core, begun["id"])]
    sent = good(machine.client.get(f"/v1/receivables/{begun['id']}/messages"))["data"]
    shown = {row["id"]: row["body"] for row in sent}
    for row, mail in zip(stored, mail_server.messages, strict=True):
        # What is stored and shown is what left, to the letter.
        assert row.body == shown[row.id] == content_of(mail, "plain")
        assert row.letter is not None
        assert row.letter["html"] == content_of(mail, "html")
    for mail in (first, second, third):
        assert mail.get_body(("plain",)).get_content().strip()
        assert [part.get_filename() for part in mail.iter_attachments()] == ["F-1.pdf"]
        assert mail["Message-ID"].strip("<>").endswith("@creditor.example")
        html = mail.get_body(("html",)).get_content()
        assert 'white-space:nowrap;">F-' in html
        assert "mailto:owner@creditor.example?subject=Re%3A" in html  # no page: prepared answers
        assert "cid:payment-code" in html
    assert first["References"] is None
    assert third["References"] == third["In-Reply-To"] == second["Message-ID"]
    assert second["References"] is None  # it went to somebody else
    [image] = [part for part in third.walk() if part.get_content_type() == "image/png"]
    picture = cv2.imdecode(np.frombuffer(image.get_content(), np.uint8), cv2.IMREAD_GRAYSCALE)
    assert cv2.QRCodeDetector().detectAndDecode(picture)[0].split("\n")[7] == "EUR1200.5"


@pytest.mark.parametrize(("at_most", "offered"), [(None, [False, False, True]), (6, [True, True, True])])
def test_instalments_are_offered_in_firm_mails_or_where_the_creditor_accepts_them(
    begun: dict[str, Any], machine: Machine, at_most: int | None, offered: list[bool]
) -> None:
    user = read(machine.client, begun["id"])["user_id"]
    rules = {} if at_most is None else {"instalments_at_most": at_most}
    good(machine.client.put(f"/v1/users/{user}/standing-rules", json=rules))
    machine.advance_signing_off(80 * DAY)
    html = [html for _, html in layouts(machine.core, begun["id"])]
    instalments, paid = phrase("plan_title", "fr"), phrase("paid_title", "fr")
    assert [instalments in words_of(one) for one in html] == offered
    assert all(paid in words_of(one) for one in html)


def test_proposal_without_a_page_can_be_accepted_or_refused_by_mail(
    begun: dict[str, Any], machine: Machine
) -> None:
    machine.advance(DAY)
    day = datetime.fromtimestamp(now(machine) / 1000).date() + timedelta(days=10)
    offer = {"instalments": 3, "first_on": day.isoformat(), "message": "We can wait a little."}
    good(machine.client.post(f"/v1/receivables/{begun['id']}/agreements", json=offer))
    machine.advance(3 * DAY)
    [html] = [html for row, html in layouts(machine.core, begun["id"]) if row.template == "plan_offered"]
    answers = re.findall(r'href="mailto:owner@creditor\.example\?[^"]*body=([^"]+)"', html)
    assert [unquote(one) for one in answers] == [
        phrase("proposal_accepted", "fr"),
        phrase("proposal_refused", "fr"),
    ]
    assert "We can wait a little." in html


@pytest.mark.usefixtures("entered_rates")
@pytest.mark.parametrize("language", COUNTRIES)
def test_html_says_what_the_text_says(client: httpx.Client, core: Core, language: str) -> None:
    evil = "<img src=x onerror=alert(1)> & Söhne"
    debtor = reachable(company_name=evil, address=in_language(language))
    invoice = an_invoice(amount=1200.50, **OLD)
    id_ = in_process(client, debtor=debtor, invoice=invoice, metadata=ALL)["id"]
    advance(client, 61 * DAY)
    mails = [mail for mail in outbox(client, id_) if mail["type"] == "email"]
    sides = layouts(core, id_)
    assert len(sides) == len(mails) >= 2
    for attempt, html in sides:
        assert "<img src=x" not in html
        assert not re.search(r'(?:src|href)="(?!cid:|mailto:|http://127\.0\.0\.1)', html)  # no third party
        assert len(html.encode()) < 60_000
        plain = words_of(html)
        for paragraph in attempt.body.partition("-- \n")[0].split("\n\n")[:2]:
            assert " ".join(paragraph.split()) in plain
        assert html.count('class="button"') == 1


@pytest.mark.usefixtures("entered_rates")
def test_answer_that_asks_for_more_than_the_invoice_says_what_the_sum_is_made_up_of(
    client: httpx.Client, core: Core
) -> None:
    debtor = reachable(address=in_language("de"))
    id_ = in_process(client, debtor=debtor, invoice=an_invoice(amount=1200.50, **OLD), metadata=ALL)["id"]
    advance(client, 3 * DAY)
    dispute(client, id_)
    good(client.post(f"/v1/receivables/{id_}/evidence", json={"statement": "It was delivered."}))
    advance(client, 4 * DAY)
    [(attempt, html)] = [
        (row, html) for row, html in layouts(core, id_) if row.template == "dispute_answered"
    ]
    assert "L441-10" in html
    assert phrase("fixed_fee", "de") in words_of(html)
    assert phrase("fixed_fee", "de") in attempt.body
