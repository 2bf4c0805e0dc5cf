"""Answers of debtors, read from a real IMAP server: kept with their receivable, once, while the plan waits."""

from __future__ import annotations

import io
import zipfile
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from recovery_contract.ids import UserId
from recovery_service.jobs import queue
from recovery_service.recovery.correspondence import reading, repository, schedule
from recovery_service.recovery.dunning import outcomes
from recovery_service.transport.imap import OpenMailbox
from tests.depth import rounds
from tests.papers import PDF
from tests.service.imap_server import ImapServer, a_message
from tests.service.recovery.production import Machine, MailServer, attempts
from tests.service.recovery.reading import received, reminder_id, switch_on, visit
from tests.service.recovery.test_bounces import a_report
from tests.service.steps import DAY, good, read

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


def test_reply_is_kept_with_its_receivable_and_pauses_the_plan_for_five_working_days(
    reminded: dict[str, Any], machine: Machine, mail_server: MailServer, inbox: ImapServer
) -> None:
    reply = a_message(
        "Bonjour,\n\nnous avons bien reçu votre message.\n\n"
        "Le 2 mars 2026 à 09:30, X a écrit :\n> Votre facture\n> est due.\n",
        references=reminder_id(mail_server),
    )
    reply.add_attachment(PDF, maintype="application", subtype="pdf", filename="ordre.pdf")
    reply.add_attachment(b"MZ\x00", maintype="application", subtype="octet-stream", filename="x.exe")
    inbox.deliver(reply)
    inbox.deliver(a_message("Buy now", sender="shop@else.example"))
    assert len(visit(machine, reminded["user_id"]).incoming) == 1
    [message] = received(machine)
    assert message["receivable_id"] == reminded["id"]
    assert message["state"] == "open"
    assert message["body"] == "Bonjour,\n\nnous avons bien reçu votre message."
    assert message["quoted"].endswith("Votre facture\nest due.")
    stored, refused = message["attachments"]
    assert (stored["name"], refused) == ("ordre.pdf", {"name": "x.exe", "refused": "OTHER_FORMAT"})
    documents = good(machine.client.get(f"/v1/receivables/{reminded['id']}/documents"))["data"]
    assert stored["document_id"] in [one["id"] for one in documents]
    assert read(machine.client, reminded["id"])["recovery_progress"]["paused"]["reason"] == "replied"
    # Nothing in the mailbox was marked.
    assert inbox.flags() == [(), ()]
    before = len(attempts(machine.client, reminded["id"]))
    machine.advance(4 * DAY)
    assert len(attempts(machine.client, reminded["id"])) == before
    machine.advance(16 * DAY)
    assert len(attempts(machine.client, reminded["id"])) > before


def test_reply_is_neither_lost_nor_doubled_over_visits_and_new_numbers(
    reminded: dict[str, Any], machine: Machine, mail_server: MailServer, inbox: ImapServer
) -> None:
    for number in range(3):
        inbox.deliver(a_message(f"Answer {number}", references=reminder_id(mail_server)))
        visit(machine, reminded["user_id"])
        visit(machine, reminded["user_id"])
    inbox.renumber()
    visit(machine, reminded["user_id"])
    assert sorted(one["body"] for one in received(machine)) == ["Answer 0", "Answer 1", "Answer 2"]


def test_message_of_a_contact_without_a_thread_goes_to_the_invoice_it_names(
    reminded: dict[str, Any], machine: Machine, inbox: ImapServer
) -> None:
    inbox.deliver(a_message("A question", sender="ACCOUNTS@debtor.example", subject="Facture"))
    visit(machine, reminded["user_id"])
    [message] = received(machine, receivable_id=reminded["id"])
    assert message["sender"] == "accounts@debtor.example"


def test_automatic_reply_is_kept_without_a_pause(
    reminded: dict[str, Any], machine: Machine, mail_server: MailServer, inbox: ImapServer
) -> None:
    inbox.deliver(a_message("I am away.", references=reminder_id(mail_server), Auto_Submitted="auto-replied"))
    visit(machine, reminded["user_id"])
    [message] = received(machine)
    assert (message["kind"], message["state"]) == ("automatic", "noted")
    assert "paused" not in read(machine.client, reminded["id"])["recovery_progress"]


def test_message_decided_on_lets_the_plan_go_on(
    reminded: dict[str, Any], machine: Machine, mail_server: MailServer, inbox: ImapServer
) -> None:
    inbox.deliver(a_message("Thank you", references=reminder_id(mail_server)))
    visit(machine, reminded["user_id"])
    [message] = received(machine, state="open")
    path = f"/v1/received-messages/{message['id']}"
    assert good(machine.client.post(path, json={"decision": "done"}))["state"] == "done"
    assert received(machine, state="open") == []
    assert "paused" not in read(machine.client, reminded["id"])["recovery_progress"]
    assert machine.client.post(path, json={"decision": "done"}).status_code == 409


@pytest.mark.parametrize(
    ("decision", "paused"),
    [
        ({"decision": "says_paid"}, "says_paid"),
        ({"decision": "dispute", "reason": "quality"}, "disputed"),
        ({"decision": "wrong_person"}, "wrong_person"),
    ],
)
def test_message_decided_on_does_what_was_decided(
    reminded: dict[str, Any],
    machine: Machine,
    mail_server: MailServer,
    inbox: ImapServer,
    decision: dict[str, str],
    paused: str,
) -> None:
    inbox.deliver(a_message("The roof leaks", references=reminder_id(mail_server)))
    visit(machine, reminded["user_id"])
    [message] = received(machine)
    good(machine.client.post(f"/v1/received-messages/{message['id']}", json=decision))
    assert read(machine.client, reminded["id"])["recovery_progress"]["paused"]["reason"] == paused


def test_bounce_in_the_mailbox_leads_to_the_next_contact(
    reminded: dict[str, Any], machine: Machine, mail_server: MailServer, inbox: ImapServer
) -> None:
    inbox.deliver(a_report(reminder_id(mail_server).strip("<>")))
    visit(machine, reminded["user_id"])
    progress = read(machine.client, reminded["id"])["recovery_progress"]
    assert progress["last_contact"]["outcome"] == "bounced"
    assert received(machine) == []
    machine.advance(4 * DAY)
    assert mail_server.messages[-1]["To"].addresses[0].addr_spec == "accounts@debtor.example"


def test_full_mailbox_is_tried_again_before_the_address_counts_as_dead(
    reminded: dict[str, Any],
    machine: Machine,
    mail_server: MailServer,
    inbox: ImapServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(outcomes, "RETURNED_AT_MOST", 2)
    path = f"/v1/users/{reminded['user_id']}/suppressions"
    inbox.deliver(a_report(reminder_id(mail_server).strip("<>"), status="5.2.2"))
    visit(machine, reminded["user_id"])
    machine.advance(5 * DAY)
    recipients = [one["To"].addresses[0].addr_spec for one in mail_server.messages]
    assert recipients == ["paul@debtor.example", "paul@debtor.example"]
    assert good(machine.client.get(path))["data"] == []
    inbox.deliver(a_report(reminder_id(mail_server).strip("<>"), status="5.2.2"))
    visit(machine, reminded["user_id"])
    assert [one["address"] for one in good(machine.client.get(path))["data"]] == ["paul@debtor.example"]


def test_reading_refused_sign_in_or_silent_server_is_said_and_nothing_is_switched_on(
    begun: dict[str, Any], machine: Machine, inbox: ImapServer
) -> None:
    good(machine.use_mailbox(begun["user_id"]))
    refused = switch_on(machine, inbox, begun["user_id"], port=1)
    assert refused.status_code == 400
    machine.mail_server.password = "wrong"
    good(machine.use_mailbox(begun["user_id"], password="wrong"))
    refused = switch_on(machine, inbox, begun["user_id"])
    assert refused.json()["error"]["reason"]["code"] == "mailbox_login_refused"
    path = f"/v1/users/{begun['user_id']}/mailbox-reading"
    assert good(machine.client.get(path))["enabled"] is False


def test_erased_debtor_leaves_no_message_and_takes_none(
    reminded: dict[str, Any], machine: Machine, mail_server: MailServer, inbox: ImapServer
) -> None:
    inbox.deliver(a_message("My words", references=reminder_id(mail_server)))
    visit(machine, reminded["user_id"])
    id_ = reminded["id"]
    archive = machine.client.get(f"/v1/receivables/{id_}/case-file").content
    names = zipfile.ZipFile(io.BytesIO(archive)).namelist()
    assert any("message-du-debiteur" in name for name in names)
    debtor_id = read(machine.client, id_)["recovery_progress"]["debtor"]["id"]
    record = good(machine.client.get(f"/v1/debtors/{debtor_id}/privacy"))["held"]
    assert "received messages" in [one["what"] for one in record]
    good(machine.client.post(f"/v1/receivables/{id_}/cancel", json={"reason": "business_decision"}))
    assert machine.client.delete(f"/v1/debtors/{debtor_id}/privacy").status_code == 204
    assert received(machine) == []
    inbox.deliver(a_message("More words", references=reminder_id(mail_server)))
    visit(machine, reminded["user_id"])
    assert received(machine) == []


def test_mailbox_of_another_account_is_read_anew(
    reminded: dict[str, Any], machine: Machine, mail_server: MailServer, inbox: ImapServer
) -> None:
    inbox.deliver(a_message("One", references=reminder_id(mail_server)))
    visit(machine, reminded["user_id"])
    with machine.core.write() as context:
        repository.change_reading(
            context.connection, UserId(reminded["user_id"]), account="other@x", last_uid=999
        )
    inbox.deliver(a_message("Two", references=reminder_id(mail_server)))
    visit(machine, reminded["user_id"])
    assert len(received(machine)) == 2


def test_reminder_reply_and_confirmed_suggestion_end_in_a_kept_promise(
    reminded: dict[str, Any], machine: Machine, mail_server: MailServer, inbox: ImapServer
) -> None:
    day = datetime.now(UTC).date() + timedelta(days=20)
    words = f"Bonjour,\n\nnous vous paierons le {day:%d/%m/%Y}.\n\nCordialement\nPaul"
    inbox.deliver(a_message(words, references=reminder_id(mail_server)))
    visit(machine, reminded["user_id"])
    [message] = received(machine, state="open")
    [suggestion] = message["suggestions"]
    assert (suggestion["kind"], suggestion["day"]) == ("promise", day.isoformat())
    before = len(attempts(machine.client, reminded["id"]))
    decision = {"decision": "promise", "day": suggestion["day"]}
    good(machine.client.post(f"/v1/received-messages/{message['id']}", json=decision))
    machine.advance(10 * DAY)
    assert len(attempts(machine.client, reminded["id"])) == before
    today = read(machine.client, reminded["id"])["recovery_progress"]["promise"]
    assert (today["day"], today["state"]) == (day.isoformat(), "open")
    payment = {"amount": reminded["amount"], "date": str(datetime.now(UTC).date())}
    good(machine.client.post(f"/v1/receivables/{reminded['id']}/payments", json=payment))
    machine.advance(30 * DAY)
    assert read(machine.client, reminded["id"])["status"] == "recovered"
    later = attempts(machine.client, reminded["id"])[before:]
    assert {one["template"] for one in later} <= {"payment_received"}


@pytest.mark.deep
def test_flood_is_read_over_several_visits_and_nothing_is_lost(
    reminded: dict[str, Any],
    machine: Machine,
    mail_server: MailServer,
    inbox: ImapServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    count = rounds(45, 10_000)
    if count < 1_000:
        monkeypatch.setattr(reading, "HEADERS_AT_ONCE", 10)
        monkeypatch.setattr(reading, "HEADERS_AT_MOST", 20)
    monkeypatch.setattr(reading, "MESSAGES_AT_MOST", 3)
    inbox.deliver_all(
        [
            *(a_message("Buy now", sender=f"shop{number}@else.example") for number in range(count)),
            *(a_message(f"Answer {number}", references=reminder_id(mail_server)) for number in range(5)),
        ]
    )
    visits = 0
    while visit(machine, reminded["user_id"]).has_more:
        visits += 1
        assert visits < 10 + count / 400
    assert sorted(one["body"] for one in received(machine)) == [f"Answer {number}" for number in range(5)]


def test_message_that_the_server_lists_but_does_not_send_is_asked_for_again(
    reminded: dict[str, Any],
    machine: Machine,
    mail_server: MailServer,
    inbox: ImapServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    inbox.deliver(a_message("First", references=reminder_id(mail_server)))
    with monkeypatch.context() as lying:
        lying.setattr(OpenMailbox, "fetch_headers", lambda opened, uids: [])
        failed = visit(machine, reminded["user_id"])
    assert failed.failure is not None
    visit(machine, reminded["user_id"])
    assert [one["body"] for one in received(machine)] == ["First"]


def test_server_that_dies_is_asked_again_and_nothing_is_lost(
    reminded: dict[str, Any], machine: Machine, mail_server: MailServer, inbox: ImapServer
) -> None:
    inbox.deliver(a_message("First", references=reminder_id(mail_server)))
    inbox.stop()
    try:
        failed = visit(machine, reminded["user_id"])
    finally:
        inbox.start()
    assert failed.failure is not None
    path = f"/v1/users/{reminded['user_id']}/mailbox-reading"
    assert good(machine.client.get(path))["failure"]["code"] == "mailbox_not_readable"
    visit(machine, reminded["user_id"])
    assert [one["body"] for one in received(machine)] == ["First"]
    assert "failure" not in good(machine.client.get(path))


def test_new_credentials_of_the_mailbox_are_tried_at_once(reminded: dict[str, Any], machine: Machine) -> None:
    user_id = reminded["user_id"]
    key = f"{schedule.READ}:{user_id}"
    with machine.core.write() as context:
        row = repository.find_reading(context.connection, UserId(user_id))
        assert row is not None
        schedule.schedule_visit(context, row, after_ms=3_600_000)
        before = queue.due_at_all(context.connection, [key])[key]
    good(machine.use_mailbox(user_id))
    with machine.core.read() as context:
        assert queue.due_at_all(context.connection, [key])[key] < before
