"""Mail that comes back later: the report is read, the attempt is marked, the next contact follows."""

from typing import Any

import httpx
import pytest

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


@pytest.mark.parametrize("kind", ["message/rfc822", "text/rfc822-headers"])
def test_report_names_the_mail_that_failed(kind: Any) -> None:
    assert bounces.parse_bounce(a_report(kind=kind)) == "att_1@x"


@pytest.mark.parametrize(
    "report",
    [
        a_report(action="delayed", status="4.4.1"),
        a_report(action="delivered", status="2.0.0"),
        b"Subject: I am away\r\n\r\nBack on Monday",
        b"",
        b"\xff\xfe\x00",
        b"Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\n--b--",
    ],
)
def test_anything_else_is_no_failure(report: Any) -> None:
    assert bounces.parse_bounce(report) is None


@pytest.mark.database
def test_mail_that_comes_back_leads_to_the_next_contact_once(client: httpx.Client, core: Core) -> None:
    contacts = [a_contact(), a_contact(email="accounts@debtor.example", level=1)]
    id_ = in_process(client, debtor=a_debtor(contacts=contacts))["id"]
    advance(client, 4 * DAY)
    before = len([row for row in ledger(client) if not row.get("skipped")])
    with core.write() as context:
        [attempt] = attempt_repository.of_receivable(context.connection, id_)
        report = a_report(attempt.message_id)
        assert bounces.apply_bounce(context, report) == id_
        assert bounces.apply_bounce(context, report) is None
        assert bounces.apply_bounce(context, a_report("somebody@else")) is None
    assert len([row for row in ledger(client) if not row.get("skipped")]) == before + 1
    assert read(client, id_)["recovery_progress"]["last_contact"]["outcome"] == "bounced"
    advance(client, 5 * DAY)
    assert [message["to"] for message in outbox(client, id_)][:2] == [
        "ignores@debtor.example",
        "accounts@debtor.example",
    ]
