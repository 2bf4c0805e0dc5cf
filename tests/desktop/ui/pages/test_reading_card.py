"""The switch that has the mailbox read: what it says before, and what is asked when it is pressed."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from recovery_contract.correspondence import MailboxReading
from recovery_contract.creditor_settings import Mailbox
from recovery_contract.reasons import Reason
from recovery_desktop.commands.recovery_settings import RecoverySettings
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.recovery_settings.reading import ReadingCard
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState

MAILBOX = Mailbox(host="smtp.company.example", sender="me@company.example", username="me")


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> list[MailboxReading]:
    """What was asked of the service."""
    requests: list[MailboxReading] = []
    monkeypatch.setattr(RecoveryState, "sends", True)
    monkeypatch.setattr(RecoveryState, "set_reading", lambda state, reading: requests.append(reading))
    return requests


def a_card(qtbot: QtBot, session: Session, reading: MailboxReading) -> ReadingCard:
    state = RecoveryState(session)
    state.settings = RecoverySettings(mailbox=MAILBOX, reading=reading)
    card = ReadingCard(state)
    qtbot.addWidget(card)
    card.show_state()
    return card


def test_reading_off_says_what_would_be_read_and_switches_on(
    qtbot: QtBot, session: Session, wanted: list[MailboxReading]
) -> None:
    card = a_card(qtbot, session, MailboxReading(enabled=False, host="imap.company.example"))
    assert not card.isHidden()
    assert "Nothing is marked, moved or deleted" in card.words.text()
    card.switch.click()
    assert [(one.enabled, one.host, one.port) for one in wanted] == [(True, "imap.company.example", 993)]


def test_reading_with_a_wrong_port_is_said_beside_the_field(
    qtbot: QtBot, session: Session, wanted: list[MailboxReading]
) -> None:
    card = a_card(qtbot, session, MailboxReading(enabled=False, host="imap.company.example"))
    card.port.show_value("x")
    card.switch.click()
    assert wanted == []
    assert "65535" in card.port.message
    assert not card.server.isHidden()


def test_reading_that_fails_says_why_and_can_be_switched_off(
    qtbot: QtBot, session: Session, wanted: list[MailboxReading]
) -> None:
    failure = Reason.of("mail_server_unknown")
    card = a_card(qtbot, session, MailboxReading(enabled=True, host="imap.x.example", failure=failure))
    assert "No mail server of this name" in card.outcome.text()
    card.switch.click()
    assert [one.enabled for one in wanted] == [False]


def test_reading_without_a_mailbox_is_not_offered(qtbot: QtBot, session: Session) -> None:
    state = RecoveryState(session)
    state.settings = RecoverySettings(reading=MailboxReading(enabled=False))
    card = ReadingCard(state)
    qtbot.addWidget(card)
    card.show_state()
    assert card.isHidden()
