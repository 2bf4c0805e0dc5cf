"""In production a sign-in code leaves through the configured mail server, or the page says that it could not."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from recovery_service.context.core import Core
from recovery_service.pages.consent import mailer
from recovery_service.transport import service_mail


class Mailbox:
    def __init__(self) -> None:
        self.received = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        self.received.append(envelope)
        return "250 OK"


class _Refusing(Mailbox):
    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[Any]
    ) -> str:
        return "550 no such person"


@pytest.fixture
def mail_server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Any]]:
    """Starts a mail server of this mailbox and configures it."""
    started = []

    def start(mailbox: Mailbox | _Refusing) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        controller = Controller(mailbox, hostname="127.0.0.1", port=port, ready_timeout=30)
        controller.start()
        started.append(controller)
        monkeypatch.setenv(
            service_mail.SERVER_VARIABLE, f"smtp://127.0.0.1:{port}?from=service%40recovery.example"
        )

    yield start
    for controller in started:
        controller.stop(no_assert=True)


def send(core: Core) -> None:
    asyncio.run(mailer.send_code(core, "clt_1", "creditor@company.example", "123456", "fr"))


@pytest.fixture
def production(make_core_for: Callable[..., Core]) -> Core:
    return make_core_for(environment="production")


def test_code_arrives_in_the_language_of_the_page(production: Core, mail_server: Callable[..., Any]) -> None:
    mailbox = Mailbox()
    mail_server(mailbox)
    send(production)
    [envelope] = mailbox.received
    assert envelope.rcpt_tos == ["creditor@company.example"]
    assert envelope.mail_from == "service@recovery.example"
    assert b"123456" in envelope.content


def test_refused_recipient_is_a_failure(production: Core, mail_server: Callable[..., Any]) -> None:
    mail_server(_Refusing())
    with pytest.raises(mailer.MailFailed):
        send(production)


@pytest.mark.parametrize("url", ["", "http://127.0.0.1", "smtp://127.0.0.1:1?from=a%40b.example"])
def test_sign_in_mail_without_a_mail_server_fails(
    production: Core, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv(service_mail.SERVER_VARIABLE, url)
    with pytest.raises(mailer.MailFailed):
        send(production)
