"""A mail as it is rendered: one identity per attempt, and no header smuggled in."""

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from recovery_service.transport.letter_folder import put_letter
from recovery_service.transport.mail import Attachment, Mail, MailServer, build_message, send_mail
from recovery_service.transport.mail_connections import MailConnections
from recovery_service.transport.mail_login import PasswordLogin
from recovery_service.transport.public_addresses import is_public
from tests.service.recovery.production import MailServer as ReceivingServer

SERVER = MailServer(
    "mail.example", 587, "starttls", "owner@creditor.example", PasswordLogin("owner", "hidden")
)


@pytest.fixture
def mail_server() -> Iterator[Any]:
    server = ReceivingServer()
    server.controller.start()
    yield server
    server.controller.stop()


def a_mail(**changes: Any) -> Any:
    values = {
        "message_id": "att_1@creditor.example",
        "to": "paul@debtor.example",
        "to_name": "Paul Durand",
        "sender_name": "Couverture Durand",
        "reply_to": "anne@creditor.example",
        "subject": "Facture F-1 : règlement",
        "body": "Bonjour,\n\n1 200,50 € restent dus.\n",
        "language": "fr",
    }
    return Mail(**{**values, **changes})


def test_mail_has_the_identity_of_its_attempt() -> None:
    first, second = (build_message(SERVER, a_mail()) for _ in range(2))
    assert first["Message-ID"] == second["Message-ID"] == "<att_1@creditor.example>"
    assert str(first["From"]) == "Couverture Durand <owner@creditor.example>"
    assert str(first["Reply-To"]) == "Couverture Durand <anne@creditor.example>"
    assert first["Auto-Submitted"] == "auto-generated"
    assert "1 200,50 €" in first.get_content()
    assert first.as_bytes().isascii()


def test_name_or_subject_cannot_add_a_header() -> None:
    mail = build_message(
        SERVER, a_mail(to_name="Paul\r\nBcc: all@example.com", subject="A\r\nBcc: all@example.com")
    )
    assert mail["Bcc"] is None
    assert b"\nBcc:" not in mail.as_bytes()


def test_domain_in_another_script_is_written_as_mail_servers_know_it() -> None:
    mail = build_message(SERVER, a_mail(to="info@b\u00fccher.example", reply_to="anne@stra\u00dfe.example"))
    assert mail["To"].addresses[0].addr_spec == "info@xn--bcher-kva.example"
    assert mail["Reply-To"].addresses[0].addr_spec == "anne@xn--strae-oqa.example"
    assert b"=?" not in next(line for line in mail.as_bytes().splitlines() if line.startswith(b"To:"))


def test_name_that_leads_inside_by_now_is_not_dialled() -> None:
    with socket.create_server(("127.0.0.1", 0)) as inside:
        inside.setblocking(False)
        server = MailServer("localhost", inside.getsockname()[1], "none", "a@b.example", permitted=is_public)
        result = asyncio.run(send_mail(server, a_mail()))
        assert (result.outcome, result.detail) == (
            "delayed",
            "localhost leads to an address that is not public",
        )
        with pytest.raises(BlockingIOError):
            inside.accept()


@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
def test_address_that_was_looked_at_is_the_one_that_is_dialled(mail_server: Any) -> None:
    looked_at = []
    server = MailServer(
        "127.0.0.1",
        mail_server.port,
        "none",
        "a@b.example",
        PasswordLogin("a", "right"),
        permitted=lambda one: not looked_at.append(one),
    )
    assert asyncio.run(send_mail(server, a_mail())).outcome == "sent"
    assert (looked_at, len(mail_server.messages)) == (["127.0.0.1"], 1)


@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
def test_mails_to_one_server_share_a_connection_that_is_made_anew_where_it_ended(mail_server: Any) -> None:
    server = MailServer("127.0.0.1", mail_server.port, "none", "a@b.example", PasswordLogin("a", "right"))
    connections = MailConnections()

    async def send(number: int) -> str:
        return (await connections.send(server, a_mail(message_id=f"att_{number}@b.example"))).outcome

    async def story() -> list[str]:
        async with connections.opened():
            outcomes = [await send(1), await send(2)]
            mail_server.responses = ["550 No such user"]
            outcomes += [await send(3), await send(4)]
            assert mail_server.connections == 1
            [[idle]] = connections._pools[asyncio.get_running_loop()].idle.values()
            idle.client.transport.abort()
            outcomes += [await send(5), await send(5)]
            assert mail_server.connections == 2
        return outcomes

    assert asyncio.run(story()) == ["sent", "sent", "bounced", "sent", "sent", "sent"]
    assert len(mail_server.messages) == 4
    assert connections._pools == {}


@pytest.mark.parametrize(
    ("answer", "seconds"),
    [
        ("Greylisted, see the page", 300),
        ("Recipient is greylisted, try again in 120 seconds", 120),
        ("4.7.1 Graylisting in action, come back in 5 minutes", 300),
        ("greylist: wait 1 s", 30),
    ],
)
@pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
def test_server_that_greylists_says_how_long_to_wait(mail_server: Any, answer: str, seconds: int) -> None:
    server = MailServer("127.0.0.1", mail_server.port, "none", "a@b.example", PasswordLogin("a", "right"))
    mail_server.responses = [f"451 {answer}"]
    delivery = asyncio.run(send_mail(server, a_mail()))
    assert (delivery.outcome, delivery.cause, delivery.wait_seconds) == ("delayed", "greylisted", seconds)


def test_files_go_along() -> None:
    pdf = Attachment("invoice.pdf", "application/pdf", b"%PDF-1.4")
    mail = build_message(SERVER, a_mail(attachments=(pdf,)))
    [piece] = mail.iter_attachments()
    assert (piece.get_content_type(), piece.get_filename()) == ("application/pdf", "invoice.pdf")


def test_password_is_not_shown() -> None:
    assert "hidden" not in repr(SERVER)


def test_letter_is_in_the_folder_whole_or_not_at_all(tmp_path: Path) -> None:
    assert put_letter(tmp_path / "out", "att_1.pdf", b"%PDF").outcome == "sent"
    assert put_letter(tmp_path / "out", "att_1.pdf", b"%PDF").outcome == "sent"
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["att_1.pdf"]
    (tmp_path / "file").write_text("in the way")
    refused = put_letter(tmp_path / "file", "att_2.pdf", b"%PDF")
    assert refused.outcome == "delayed"
    assert str(tmp_path / "file") in refused.detail
