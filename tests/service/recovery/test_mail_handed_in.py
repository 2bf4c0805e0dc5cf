"""Mail to debtors and the servers that take it: who lets wait, who does not answer, what a limit holds back."""

from collections import Counter
from typing import Any

import pytest

from recovery_service.recovery.contacts import delivery, execute
from recovery_service.recovery.contacts.mail_limits import MailLimits
from tests.service.recovery.production import Machine, MailServer, attempts
from tests.service.steps import DAY, read

# The mail server of the tests asks for a password without TLS: it is on this machine.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


def test_server_that_greylists_gets_the_mail_after_the_wait_that_it_named_and_nobody_is_told(
    begun: dict[str, Any], machine: Machine, mail_server: MailServer
) -> None:
    mail_server.responses = ["450 4.2.0 Greylisted, try again in 10 minutes"]
    machine.advance(4 * DAY)
    assert len(mail_server.messages) == 1
    kinds = [e["kind"] for e in read(machine.client, begun["id"])["recovery_progress"]["history"]]
    assert "contact.attempted" in kinds
    assert "contact.delayed" not in kinds


def test_mail_over_a_limit_leaves_when_there_is_room_and_that_is_no_try(
    begun: dict[str, Any], machine: Machine, mail_server: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits = [90] * (len(delivery.DELAYS_SECONDS) + 1)
    monkeypatch.setattr(MailLimits, "wait_seconds", lambda *_, is_own: waits.pop() if waits else 0)
    machine.advance(4 * DAY)
    assert waits == []
    assert len(mail_server.messages) == 1
    kinds = [e["kind"] for e in read(machine.client, begun["id"])["recovery_progress"]["history"]]
    assert "contact.delayed" not in kinds


def test_mail_whose_answer_was_lost_is_sent_again_and_counted_apart(
    begun: dict[str, Any], machine: Machine, mail_server: MailServer
) -> None:
    counted: Counter[tuple[str, str]] = Counter()
    machine.app.state.engine.runner._observe = lambda kind, outcome: counted.update([(kind, outcome)])
    mail_server.lost = 1
    machine.advance(4 * DAY)
    assert len(mail_server.messages) == 2
    assert len({m["Message-ID"] for m in mail_server.messages}) == 1
    assert len(attempts(machine.client, begun["id"])) == 1
    assert (counted[execute.DELIVER, "unanswered"], counted[execute.DELIVER, "sent"]) == (1, 1)
