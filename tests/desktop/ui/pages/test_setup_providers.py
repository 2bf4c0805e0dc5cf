"""Mailboxes of the set-up: how an address finds its server, and how providers sign mailboxes in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from recovery_contract.creditor_settings import Mailbox, MailboxConsent
from recovery_contract.mail_sign_in import MailSignInProvider
from recovery_desktop.commands import find_mail_server, mail_sign_in
from recovery_desktop.commands.mail_providers import MailProvider
from recovery_desktop.commands.recovery_settings import RecoverySettings
from recovery_desktop.failures import Offline
from recovery_desktop.ui.pages.onboarding.setup.form import SetupPage
from recovery_desktop.ui.pages.onboarding.setup.state import SetupState
from recovery_desktop.ui.pages.recovery_settings.mailbox import MailboxCard
from tests.desktop.ui.fakes import Spawned
from tests.desktop.ui.pages.test_setup import fill
from tests.desktop.ui.pages.test_setup import state as state
from tests.desktop.ui.session import FakeService


@pytest.fixture
def lookups(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """(address, whether the public table was asked); only the table knows a server, and `offline.example` is away."""
    requests = list[tuple[str, bool]]()

    async def find(address: str, *, ask_public_table: bool) -> MailProvider | None:
        requests.append((address, ask_public_table))
        if "offline" in address:
            raise Offline
        if not ask_public_table and "published" not in address:
            return None
        return MailProvider("atelier.example", "mail.atelier.example", 465, "tls")

    monkeypatch.setattr(find_mail_server, "find_mail_server", find)
    return requests


@pytest.fixture
def card(qtbot: QtBot, spawned: Spawned, state: SetupState) -> MailboxCard:
    page = SetupPage(state)
    qtbot.addWidget(page)
    fill(state)
    state.save_company()
    spawned.run()
    page.mail.mailbox.password.line.setText("secret")
    return page.mail.mailbox


def test_mailbox_of_an_unknown_domain_is_looked_up_and_tried_with_one_press(
    service: FakeService, spawned: Spawned, card: MailboxCard, lookups: list[tuple[str, bool]]
) -> None:
    service.answers(
        "PUT", "/v1/users/usr_1/mailbox", {"host": "mail.atelier.example", "sender": "a@b.example"}
    )
    card.from_address.line.setText("me@published.example")
    assert lookups == []
    card.save.click()
    spawned.run()
    assert lookups == [("me@published.example", False)]
    (sent,) = service.requests_to("PUT", "/v1/users/usr_1/mailbox")
    assert (sent.body["host"], sent.body["port"]) == ("mail.atelier.example", 465)


def test_mailbox_without_its_password_asks_no_server(
    service: FakeService, spawned: Spawned, card: MailboxCard, lookups: list[tuple[str, bool]]
) -> None:
    service.answers("PUT", "/v1/users/usr_1/mailbox", {"host": "127.0.0.1", "sender": "me@published.example"})
    card.from_address.line.setText("me@published.example")
    card.password.line.setText("")
    card.save.click()
    spawned.run()
    assert card.password.message == "Enter the password."
    assert (lookups, service.requests_to("PUT", "/v1/users/usr_1/mailbox")) == ([], [])
    # A server on this computer may ask nobody for one.
    card.host.show_value("127.0.0.1")
    card.security.show_value("none")
    card.save.click()
    spawned.run()
    assert len(service.requests_to("PUT", "/v1/users/usr_1/mailbox")) == 1


@pytest.mark.parametrize("address", ["me@orange.fr", "me@gmx.de", "me@unknown.example"])
def test_mailbox_leaves_its_buttons_in_their_place_once_the_address_is_whole(
    qtbot: QtBot, card: MailboxCard, address: str
) -> None:
    card.setParent(None)
    qtbot.addWidget(card)
    card.resize(680, card.sizeHint().height())
    card.from_address.line.setText("")
    card.propose("me@")
    card.show()
    card.from_address.line.clear()
    for typed in address[:-1]:
        qtbot.keyClicks(card.from_address.line, typed)
    QApplication.processEvents()
    before = [one.mapTo(card, QPoint(0, 0)).y() for one in (card.more, card.save)]
    qtbot.keyClicks(card.from_address.line, address[-1])
    QApplication.processEvents()
    assert [one.mapTo(card, QPoint(0, 0)).y() for one in (card.more, card.save)] == before


def test_public_table_is_asked_only_when_told(
    service: FakeService, spawned: Spawned, card: MailboxCard, lookups: list[tuple[str, bool]]
) -> None:
    card.from_address.line.setText("me@atelier.example")
    card.save.click()
    spawned.run()
    assert lookups == [("me@atelier.example", False)]
    assert service.requests_to("PUT", "/v1/users/usr_1/mailbox") == []
    assert "it learns this domain, not your address" in card.no_server.words
    assert card.host.line.selectedText() == "smtp.atelier.example", "what was guessed is typed over"
    assert (card.server.isHidden(), card.look_up_row.isHidden()) == (False, False)
    card.look_up.click()
    spawned.run()
    assert lookups[1:] == [("me@atelier.example", True)]
    assert (card.host.value, card.port.value, card.security.value) == ("mail.atelier.example", "465", "tls")
    assert card.look_up_row.isHidden()


def test_mailbox_without_a_network_says_so_and_is_looked_up_again(
    service: FakeService, spawned: Spawned, card: MailboxCard, lookups: list[tuple[str, bool]]
) -> None:
    card.from_address.line.setText("me@offline.example")
    for _ in range(2):
        card.save.click()
        spawned.run()
        assert "internet connection" in card.no_server.words
    assert lookups == [("me@offline.example", False)] * 2
    (tried,) = service.requests_to("PUT", "/v1/users/usr_1/mailbox")
    assert tried.body["host"] == "smtp.offline.example", "the second time, what is on view is tried"
    assert card.look_up_row.isHidden()
    assert (card.password.line.text(), card.from_address.value) == ("secret", "me@offline.example")
    card.from_address.line.setText("me@elsewhere.example")
    assert (card.help_words.isHidden(), "looked up" in card.help_words.text()) == (False, True)
    card.host.line.setText("mail.offline.example")
    assert card.help_words.isHidden(), "a server that was typed is not looked up"
    card.save.click()
    spawned.run()
    assert service.requests_to("PUT", "/v1/users/usr_1/mailbox")[-1].body["host"] == "mail.offline.example"
    assert card.no_server.words == "", "what is said of the guess is not said of the server that was typed"


def test_mailbox_that_signs_in_asks_for_no_password_and_is_tried_when_the_browser_came_back(
    qtbot: QtBot,
    service: FakeService,
    spawned: Spawned,
    state: SetupState,
    google: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    consents = []

    async def sign_in(
        provider: MailSignInProvider, address: str, ready: Callable[[str], None]
    ) -> MailboxConsent:
        consents.append(address)
        ready("https://accounts.google.com/o/oauth2/v2/auth?state=1")
        assert not page.mail.mailbox.sign_in.cancel.isHidden()
        return MailboxConsent(provider="google", client_id=provider.client_id, refresh_token="kept")

    monkeypatch.setattr(mail_sign_in, "sign_in_mailbox", sign_in)
    page = SetupPage(state)
    qtbot.addWidget(page)
    card = page.mail.mailbox
    fill(state, email="me@gmail.com")
    state.save_company()
    spawned.run()
    assert (card.password.isHidden(), card.save_row.isHidden(), card.more_row.isHidden()) == (True,) * 3
    mailbox = {"host": "smtp.gmail.com", "sender": "me@gmail.com", "username": "me@gmail.com"}
    service.refuses("PUT", "/v1/users/usr_1/mailbox", 400, "later", field="host")
    qtbot.keyClick(card.from_address.line, Qt.Key.Key_Return)
    spawned.run()
    assert consents == ["me@gmail.com"]
    service.answers("PUT", "/v1/users/usr_1/mailbox", {**mailbox, "provider": "google", "verified": True})
    with qtbot.waitSignal(state.finished):
        card.sign_in.buttons["google"].click()
        spawned.run()
    assert consents == ["me@gmail.com"], "the consent was good; only the trial had failed"
    assert (
        service.requests_to("PUT", "/v1/users/usr_1/mailbox")[-1].body["consent"]["refresh_token"] == "kept"
    )


def test_mailbox_that_signs_in_may_take_a_password_instead(
    qtbot: QtBot, state: SetupState, google: None
) -> None:
    page = SetupPage(state)
    qtbot.addWidget(page)
    card = page.mail.mailbox
    card.propose("me@gmail.com")
    card.sign_in.password.click()
    assert (card.password.isHidden(), card.password.label) == (False, "App password")
    card.from_address.line.setText("me@orange.fr")
    assert (card.sign_in.isHidden(), card.save_row.isHidden()) == (True, False)
    card.from_address.line.setText("me@atelier.example")
    assert (card.sign_in.isHidden(), card.save_row.isHidden()) == (False, False), "it may be Google's"


def test_mailbox_of_a_build_that_no_provider_knows_says_what_to_do_instead(
    qtbot: QtBot, state: SetupState
) -> None:
    page = SetupPage(state)
    qtbot.addWidget(page)
    card = page.mail.mailbox
    card.propose("me@gmail.com")
    assert (card.sign_in.isHidden(), card.password.isHidden(), card.help.isHidden()) == (
        True,
        False,
        False,
    )
    assert "cannot sign in with Google" in card.help_words.text()
    card.from_address.line.setText("me@outlook.com")
    assert card.sign_in.isHidden()
    assert "address of another provider" in card.help_words.text()


def test_mailbox_is_signed_in_again_at_the_provider_that_signed_it_in_before(
    service: FakeService,
    spawned: Spawned,
    state: SetupState,
    google: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    addresses = []

    async def sign_in(
        provider: MailSignInProvider, address: str, ready: Callable[[str], None]
    ) -> MailboxConsent:
        addresses.append((provider.name, address))
        return MailboxConsent(provider="google", client_id=provider.client_id, refresh_token="new")

    monkeypatch.setattr(mail_sign_in, "sign_in_mailbox", sign_in)
    fill(state, email="me@gmail.com")
    state.save_company()
    spawned.run()
    mailbox = {"host": "smtp.gmail.com", "sender": "me@gmail.com", "username": "me@gmail.com"}
    body = {**mailbox, "provider": "google", "verified": True}
    service.answers("PUT", "/v1/users/usr_1/mailbox", body)
    state.mailbox.settings = RecoverySettings(mailbox=Mailbox.model_validate(body))
    state.mailbox.sign_in_again()
    spawned.run()
    assert addresses == [("google", "me@gmail.com")]
    (sent,) = service.requests_to("PUT", "/v1/users/usr_1/mailbox")
    assert sent.body["consent"]["refresh_token"] == "new"
