"""Answers to what debtors write: texts that fit, sent in the same thread by the same mailbox, and kept as sent."""

from __future__ import annotations

from base64 import b64encode
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest

from recovery_contract.ids import ClientId, ReceivedMessageId
from recovery_service.files import documents, store
from recovery_service.recovery.correspondence import repository
from tests.papers import PDF
from tests.service.imap_server import ImapServer, a_message
from tests.service.recovery.production import Machine, MailServer, attempts
from tests.service.recovery.reading import received, reminder_id, visit
from tests.service.steps import DAY, good, read

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")

WORDS = "Bonjour Paul,\n\nvoici la facture. Où en êtes-vous ?\n\nCordialement\nClaire"


@pytest.fixture
def written(
    reminded: dict[str, Any], machine: Machine, mail_server: MailServer, inbox: ImapServer
) -> dict[str, Any]:
    """The message of a debtor that asks for the invoice, which is there."""
    with machine.core.write() as context:
        file = store.NewFile(ClientId(machine.client_id), "invoice", "invoice.pdf", "application/pdf", PDF)
        documents.save_and_attach(
            context.connection, reminded["id"], file, kind="invoice", at=0, description=None
        )
    inbox.deliver(
        a_message(
            "Bonjour,\n\npouvez-vous nous envoyer la facture ?",
            references=reminder_id(mail_server),
            subject="RE: Facture F-1",
        )
    )
    visit(machine, reminded["user_id"])
    [message] = received(machine)
    return message


def answer(machine: Machine, message: dict[str, Any], **changes: Any) -> httpx.Response:
    body = {"subject": "Re: Facture F-1", "body": WORDS, **changes}
    return machine.client.post(f"/v1/received-messages/{message['id']}/answers", json=body)


def drafts(machine: Machine, message: dict[str, Any]) -> dict[str, Any]:
    return good(machine.client.get(f"/v1/received-messages/{message['id']}/answers"))


def test_answer_drafts_begin_with_the_text_that_the_message_asks_for(
    written: dict[str, Any], machine: Machine
) -> None:
    offered = drafts(machine, written)
    assert (offered["to"], offered["to_name"]) == ("paul@debtor.example", "Paul Durand")
    assert (offered["subject"], offered["language"]) == ("Re: Facture F-1", "fr")
    assert len(offered["invoices"]) == 1
    first = offered["drafts"][0]
    assert (first["kind"], first["attach_invoice"]) == ("invoice_wanted", True)
    assert first["body"].startswith("Bonjour Paul Durand,\n\nVous trouverez ci-joint la facture")
    assert [one["kind"] for one in offered["drafts"]][-1] == "general"
    assert "refused" not in offered


def test_answer_leaves_once_word_for_word_in_the_thread_with_the_invoice_and_is_kept_as_sent(
    written: dict[str, Any], reminded: dict[str, Any], machine: Machine, mail_server: MailServer
) -> None:
    reminder, question = reminder_id(mail_server), f"<{_message_id(machine, written)}>"
    before = len(mail_server.messages)
    answered = good(answer(machine, written, attach_invoice=True))
    assert (answered["state"], answered["decision"]) == ("done", "answered")
    assert [one["state"] for one in answered["answers"]] == ["waiting"]
    # The same words again are the same answer.
    assert len(good(answer(machine, written, attach_invoice=True))["answers"]) == 1
    machine.advance(1)
    assert len(mail_server.messages) == before + 1
    mail = mail_server.messages[-1]
    assert mail["To"] == "Paul Durand <paul@debtor.example>"
    assert mail["From"].addresses[0].addr_spec == "owner@creditor.example"
    assert mail["Subject"] == "Re: Facture F-1"
    assert mail["In-Reply-To"] == question
    assert mail["References"].split() == [reminder, question]
    assert mail["Auto-Submitted"] is None
    assert mail.get_body().get_content().replace("\r\n", "\n").rstrip("\n") == WORDS
    assert [part.get_content_type() for part in mail.iter_attachments()] == ["application/pdf"]
    [message] = received(machine)
    assert [(one["state"], one["body"]) for one in message["answers"]] == [("sent", WORDS)]
    documents = good(machine.client.get(f"/v1/receivables/{reminded['id']}/documents"))["data"]
    [stored] = [one for one in documents if one["kind"] == "sent_message"]
    path = f"/v1/receivables/{reminded['id']}/documents/{stored['id']}"
    assert machine.client.get(path).content.rstrip(b"\r\n") == mail_server.contents[-1].rstrip(b"\r\n")
    sent = good(machine.client.get(f"/v1/receivables/{reminded['id']}/messages"))["data"][-1]
    assert (sent["template"], sent["body"], sent["document_id"]) == ("answer", WORDS, stored["id"])


def test_answered_message_keeps_the_plan_waiting_and_counts_as_no_step(
    written: dict[str, Any], reminded: dict[str, Any], machine: Machine
) -> None:
    before = len(attempts(machine.client, reminded["id"]))
    good(answer(machine, written))
    machine.advance(4 * DAY)
    assert [one["template"] for one in attempts(machine.client, reminded["id"])][before:] == ["answer"]
    assert read(machine.client, reminded["id"])["recovery_progress"]["paused"]["reason"] == "replied"
    machine.advance(16 * DAY)
    later = [one["template"] for one in attempts(machine.client, reminded["id"])][before + 1 :]
    assert later
    assert "answer" not in later


def test_answer_with_a_decision_makes_it_and_tells_the_debtor_once(
    written: dict[str, Any], reminded: dict[str, Any], machine: Machine, mail_server: MailServer
) -> None:
    before = len(mail_server.messages)
    good(answer(machine, written, decision={"decision": "dispute", "reason": "quality"}))
    machine.advance(2 * DAY)
    assert [one["Subject"] for one in mail_server.messages[before:]] == ["Re: Facture F-1"]
    assert read(machine.client, reminded["id"])["status"] == "disputed"


def test_promise_draft_names_the_day_and_the_decision_it_rests_on(
    reminded: dict[str, Any], machine: Machine, mail_server: MailServer, inbox: ImapServer
) -> None:
    day = datetime.now(UTC).date() + timedelta(days=20)
    inbox.deliver(a_message(f"Nous vous paierons le {day:%d/%m/%Y}.", references=reminder_id(mail_server)))
    visit(machine, reminded["user_id"])
    [message] = received(machine)
    first = drafts(machine, message)["drafts"][0]
    assert first["kind"] == "promise"
    assert first["decision"] == {"decision": "promise", "day": day.isoformat()}
    assert str(day.year) in first["body"]
    good(answer(machine, message, body=first["body"], decision=first["decision"]))
    progress = read(machine.client, reminded["id"])["recovery_progress"]
    assert progress["promise"]["day"] == day.isoformat()


def test_answer_to_an_address_never_to_be_contacted_is_refused_and_sends_nothing(
    written: dict[str, Any], reminded: dict[str, Any], machine: Machine, mail_server: MailServer
) -> None:
    suppression = {"address": "paul@debtor.example"}
    good(machine.client.post(f"/v1/users/{reminded['user_id']}/suppressions", json=suppression))
    before = len(mail_server.messages)
    assert drafts(machine, written)["refused"]["code"] == "suppressed"
    assert answer(machine, written).status_code == 409
    machine.advance(DAY)
    assert len(mail_server.messages) == before


def test_answer_waits_for_a_mail_server_that_is_away_and_then_leaves_once(
    written: dict[str, Any], machine: Machine, mail_server: MailServer
) -> None:
    before = len(mail_server.messages)
    mail_server.responses = ["451 later"]
    good(answer(machine, written))
    machine.advance(1)
    assert len(mail_server.messages) == before
    machine.advance(DAY)
    assert [one["Subject"] for one in mail_server.messages[before:]] == ["Re: Facture F-1"]
    machine.advance(3 * DAY)
    assert len(mail_server.messages) == before + 1


def _message_id(machine: Machine, message: dict[str, Any]) -> str:
    with machine.core.read() as context:
        row = repository.load(context.connection, ReceivedMessageId(message["id"]))
    assert row is not None
    return row.message_id


def test_answer_to_an_objection_encloses_the_evidence_and_nothing_that_the_debtor_sent(
    reminded: dict[str, Any], machine: Machine, mail_server: MailServer, inbox: ImapServer
) -> None:
    objection = a_message("La marchandise est abîmée.", references=reminder_id(mail_server))
    objection.add_attachment(PDF, maintype="application", subtype="pdf", filename="photo.pdf")
    inbox.deliver(objection)
    visit(machine, reminded["user_id"])
    [message] = received(machine)
    decision = {"decision": "dispute", "reason": "quality"}
    good(machine.client.post(f"/v1/received-messages/{message['id']}", json=decision))
    uri = f"data:application/pdf;base64,{b64encode(PDF).decode()}"
    proof = {"type": "delivery_note", "file": uri, "description": "signed"}
    evidence = {"documents": [proof], "statement": "Tout a été livré."}
    good(machine.client.post(f"/v1/receivables/{reminded['id']}/evidence", json=evidence))
    machine.advance(4 * DAY)
    [mail] = [one for one in mail_server.messages if (one["Subject"] or "").startswith("Notre réponse")]
    enclosed = [part.get_filename() for part in mail.iter_attachments()]
    assert len(enclosed) == 1
    assert enclosed != ["photo.pdf"]
