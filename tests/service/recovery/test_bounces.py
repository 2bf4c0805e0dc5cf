"""Mail that comes back later: the report is read, the attempt is marked, the next contact follows."""

from dataclasses import replace
from datetime import date
from typing import Any

import httpx
import pytest

from recovery_contract.ids import UserId
from recovery_invoices import Reader
from recovery_invoices.correspondence.opening import FailedDelivery
from recovery_service.context.core import Core
from recovery_service.recovery.contacts import bounces
from recovery_service.recovery.dunning import attempt_repository
from tests.builders import a_contact, a_debtor
from tests.service.recovery.test_contacts import ledger, outbox
from tests.service.steps import DAY, advance, in_process, read

REPORT = """\
From: MAILER-DAEMON@mail.example
To: owner@creditor.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

It did not arrive.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example

Final-Recipient: rfc822; paul@debtor.example
Action: {action}
Status: {status}

--b
Content-Type: {kind}

Message-ID: <{message_id}>
Subject: Facture

--b--
"""


def a_report(
    message_id: str = "att_1@x", action: str = "failed", status: str = "5.1.1", kind: str = "message/rfc822"
) -> bytes:
    text = REPORT.format(message_id=message_id, action=action, status=status, kind=kind)
    return text.replace("\n", "\r\n").encode()


def failures(report: bytes) -> tuple[FailedDelivery, ...]:
    """What the confined child says of a report."""
    with Reader() as reader:
        (headers,) = reader.read_mail_headers([report])
        assert headers is not None
        return reader.read_mail(report, headers, date(2026, 3, 2)).failed


@pytest.mark.parametrize("kind", ["message/rfc822", "text/rfc822-headers"])
def test_report_names_the_mail_that_failed(kind: Any) -> None:
    [failed] = failures(a_report(kind=kind))
    assert (failed.message_id, failed.verdict) == ("att_1@x", "hard")


@pytest.mark.parametrize(("status", "verdict"), [("5.2.2", "soft"), ("4.4.7", "soft"), ("5.7.1", "soft")])
def test_report_full_mailbox_or_refused_message_says_nothing_of_the_address(
    status: str, verdict: str
) -> None:
    assert [one.verdict for one in failures(a_report(status=status))] == [verdict]


@pytest.mark.parametrize(
    "report",
    [
        a_report(action="delivered", status="2.0.0"),
        b"Subject: I am away\r\n\r\nBack on Monday",
        b"",
        b"\xff\xfe\x00",
        b"Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n--b--",
    ],
)
def test_message_of_any_other_kind_is_no_bounce(report: Any) -> None:
    assert failures(report) == ()


@pytest.mark.parametrize(
    ("words", "verdict"),
    [
        ("The mailbox of paul@debtor.example is full.", "soft"),
        ("paul@debtor.example: boîte aux lettres supprimée", "hard"),
        ("paul@debtor.example: der Empfänger ist unbekannt", "hard"),
        ("paul@debtor.example: indirizzo inesistente", "hard"),
        ("Su correo para paul@debtor.example se retrasa. Seguiremos intentando.", "delayed"),
    ],
)
def test_report_in_words_alone_names_the_address(words: str, verdict: str) -> None:
    report = f"From: mailer-daemon@x.example\r\nSubject: Status\r\n\r\n{words}\r\n"
    [failed] = failures(report.encode())
    assert (failed.recipient, failed.verdict) == ("paul@debtor.example", verdict)


def test_report_of_a_delay_is_no_failure_yet() -> None:
    assert [one.verdict for one in failures(a_report(action="delayed", status="4.4.1"))] == ["delayed"]


@pytest.mark.database
def test_mail_that_comes_back_leads_to_the_next_contact_once(client: httpx.Client, core: Core) -> None:
    contacts = [a_contact(), a_contact(email="accounts@debtor.example", level=1)]
    id_ = in_process(client, debtor=a_debtor(contacts=contacts))["id"]
    advance(client, 4 * DAY)
    before = len([row for row in ledger(client) if not row.get("skipped")])
    with core.write() as context:
        [attempt] = attempt_repository.of_receivable(context.connection, id_)
        assert attempt.message_id is not None
        failed = failures(a_report(attempt.message_id))
        assert bounces.apply_failures(context, failed, UserId("usr_other")) == []
        by_address = [replace(failed[0], message_id="", recipient=attempt.address)]
        assert bounces.apply_failures(context, by_address) == []
        assert bounces.apply_failures(context, by_address, UserId("usr_other")) == []
        assert bounces.apply_failures(context, failures(a_report(action="delayed"))) == []
        assert bounces.apply_failures(context, failed) == [id_]
        assert bounces.apply_failures(context, failed) == []
        assert bounces.apply_failures(context, failures(a_report("somebody@else"))) == []
    assert len([row for row in ledger(client) if not row.get("skipped")]) == before + 1
    assert read(client, id_)["recovery_progress"]["last_contact"]["outcome"] == "bounced"
    advance(client, 5 * DAY)
    assert [message["to"] for message in outbox(client, id_)][:2] == [
        "ignores@debtor.example",
        "accounts@debtor.example",
    ]
