"""A mailbox that does not work is refused when it is set up: the reason names what to mend, and nothing is kept."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from recovery_service.recovery.contacts import mailbox
from tests.ports import free_port
from tests.service.recovery.production import Machine
from tests.service.steps import an_active_user, good, refused
from tests.service.webhooks.test_addresses import a_certificate

# The test's servers listen on this machine only.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


class Taking:
    """A mail server that wants no password; `answer` is what it says to each recipient."""

    def __init__(self, answer: str = "250 OK") -> None:
        self.answer = answer

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[Any]
    ) -> str:
        envelope.rcpt_tos.append(address)
        return self.answer


@contextmanager
def serving(handler: Taking, **options: Any) -> Iterator[int]:
    controller = Controller(handler, hostname="127.0.0.1", port=free_port(), **options)
    controller.start()
    try:
        yield controller.port
    finally:
        controller.stop()


def set_up(machine: Machine, user: str, **changes: Any) -> httpx.Response:
    values = {"host": "127.0.0.1", "security": "none", "sender": "owner@creditor.example", **changes}
    return machine.client.put(f"/v1/users/{user}/mailbox", json=values)


@pytest.fixture
def user(client: httpx.Client) -> str:
    return an_active_user(client)


def reason(machine: Machine, user: str, **changes: Any) -> tuple[str, str]:
    """The field at fault and the code of the refusal; nothing was kept."""
    error = refused(set_up(machine, user, **changes), 400, "VALIDATION_ERROR")
    assert machine.client.get(f"/v1/users/{user}/mailbox").status_code == 404
    return error["field"], error["reason"]["code"]


def test_dead_mail_server_is_said_to_be_silent(machine: Machine, user: str) -> None:
    assert reason(machine, user, port=free_port()) == ("host", "mail_server_silent")


def test_mail_server_that_never_answers_is_given_up(
    machine: Machine, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mailbox, "TRIAL_SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        assert reason(machine, user, port=mute.getsockname()[1]) == ("host", "mail_server_silent")


def test_mail_server_of_no_name_is_unknown(machine: Machine, user: str) -> None:
    assert reason(machine, user, host="mail.invalid", port=25, security="tls") == (
        "host",
        "mail_server_unknown",
    )


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_mail_server_without_tls_asks_for_the_other_encryption(
    machine: Machine, user: str, security: str
) -> None:
    with serving(Taking()) as port:
        assert reason(machine, user, port=port, security=security) == ("security", "mail_server_encryption")


def test_mail_server_with_another_s_certificate_gets_no_password(
    machine: Machine, user: str, tmp_path: Path
) -> None:
    with serving(Taking(), tls_context=a_certificate(tmp_path)) as port:
        fault = reason(machine, user, port=port, security="starttls", username="owner", password="secret")
    assert fault == ("host", "mail_server_certificate")


def test_mail_server_that_greylists_asks_for_patience(machine: Machine, user: str) -> None:
    with serving(Taking("451 4.7.1 Greylisted, come back later")) as port:
        assert reason(machine, user, port=port) == ("host", "mail_server_later")


def test_mail_server_that_takes_nothing_is_quoted(machine: Machine, user: str) -> None:
    with serving(Taking("550 5.7.1 Relaying denied")) as port:
        error = refused(set_up(machine, user, port=port), 400, "VALIDATION_ERROR")
    assert "Relaying denied" in error["message"]


def test_mailbox_that_works_after_a_refusal_is_kept(machine: Machine, user: str) -> None:
    with serving(Taking()) as port:
        reason(machine, user, port=port, security="starttls")
        assert good(set_up(machine, user, port=port))["verified"] is True
