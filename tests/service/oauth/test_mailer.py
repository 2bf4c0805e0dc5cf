"""In production a sign-in code leaves through the configured mail server, or the page says that it could not."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from recovery_service.access import sign_in_mail
from recovery_service.api.observability import update_queue_metrics
from recovery_service.context.core import Core
from recovery_service.observability.metrics import Metrics
from recovery_service.pages.consent import mailer
from recovery_service.transport import service_mail
from tests.service.observability.test_operable import figures


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


class _Closed(Mailbox):
    async def handle_MAIL(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[Any]
    ) -> str:
        return "530 not you"


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


def test_refused_recipient_is_a_failure_of_nobody_else(
    production: Core, mail_server: Callable[..., Any]
) -> None:
    mail_server(_Refusing())
    with pytest.raises(mailer.MailFailed):
        send(production)
    assert failing_seconds(production) == 0


def failing_seconds(core: Core) -> float:
    metrics = Metrics()
    update_queue_metrics(core, metrics)
    return figures(metrics.text().decode())["recovery_sign_in_mail_failing_seconds"]


def test_sign_in_mail_that_does_not_leave_is_an_alarm_until_one_does(
    production: Core, mail_server: Callable[..., Any]
) -> None:
    mail_server(_Closed())
    with pytest.raises(mailer.MailFailed):
        send(production)
    assert failing_seconds(production) > 0
    with production.database.read() as connection:
        failure = sign_in_mail.find_failure(connection)
    assert failure is not None
    assert failure.reason.endswith("it does not take mail from this sender (530)")
    mail_server(Mailbox())
    send(production)
    assert failing_seconds(production) == 0


@pytest.mark.parametrize("url", ["", "http://127.0.0.1", "smtp://127.0.0.1:1?from=a%40b.example"])
def test_sign_in_mail_without_a_mail_server_fails(
    production: Core, monkeypatch: pytest.MonkeyPatch, url: str
) -> None:
    monkeypatch.setenv(service_mail.SERVER_VARIABLE, url)
    with pytest.raises(mailer.MailFailed):
        send(production)
