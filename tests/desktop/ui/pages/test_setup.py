"""This computer: the company and the mailbox, typed once, in two steps without a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from recovery_contract.creditor_settings import Mailbox, MailboxConsent
from recovery_contract.mail_sign_in import MailSignInProvider
from recovery_desktop.commands import find_mail_server, mail_sign_in
from recovery_desktop.commands.mail_providers import MailProvider, _providers
from recovery_desktop.commands.recovery_settings import RecoverySettings
from recovery_desktop.failures import Offline
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.onboarding.setup.form import SetupPage
from recovery_desktop.ui.pages.onboarding.setup.state import FORM, SetupState
from recovery_desktop.ui.pages.onboarding.state import OnboardingState
from recovery_desktop.ui.pages.recovery_settings.mailbox import MailboxCard
from tests.desktop.ui.fakes import Spawned, a_user
from tests.desktop.ui.session import FakeService

PROFILE = "/v1/users/usr_1/profile"
COMPANY = {
    "company.name": "Menuiserie Essai",
    "company.tax_id": "999 000 102 00015",
    "company.address.line1": "12 rue des Essais",
    "company.address.postal_code": "69001",
    "company.address.city": "Lyon",
    "company.address.country": "FR",
    "email": "me@orange.fr",
    "bank_account.iban": "FR76 3000 6000 0112 3456 7890 189",
}


def due(*keys: str) -> dict[str, Any]:
    return {"currently_due": list(keys), "eventually_due": [], "past_due": []}


@pytest.fixture
def state(session: Session, service: FakeService) -> SetupState:
    assert session.connection is not None
    session.connection.kind = "this_computer"
    session.store.connections.change("c1", user_id=None)
    user = a_user("onboarding").model_dump(mode="json")
    service.answers("POST", "/v1/users", user, status=201)
    service.answers("GET", "/v1/users/usr_1", user)
    service.answers("PUT", PROFILE, user)
    service.answers("GET", "/v1/users/usr_1/requirements", due("mailbox"))
    status = {"user_id": "usr_1", "status": "onboarding", "kyb_status": "", "provider_account_status": ""}
    service.answers("GET", "/v1/users/usr_1/onboarding-status", {**status, "requirements": ["mailbox"]})
    return SetupState(session)


def fill(state: SetupState, **changes: str) -> None:
    for path, value in {**COMPANY, **changes}.items():
        state.edit(path, value)


def test_setup_is_the_page_of_this_computer_and_no_browser_is_asked(
    session: Session, state: SetupState
) -> None:
    assert OnboardingState(session).stage == "setup"


def test_setup_company_is_sent_whole_and_leads_to_the_mailbox(
    service: FakeService, spawned: Spawned, state: SetupState
) -> None:
    assert state.step == "company"
    fill(state)
    state.save_company()
    spawned.run()
    (sent,) = service.requests_to("PUT", PROFILE)
    assert sent.body["company"]["siret"] == "999 000 102 00015"
    assert sent.body["company"]["address"]["country"] == "FR"
    assert sent.body["bank_account"] == {"iban": "FR76 3000 6000 0112 3456 7890 189"}
    assert (state.step, state.failure) == ("mailbox", None)
    state.change_company()
    assert state.step == "company"
    state.save_company()
    spawned.run()
    assert len(service.requests_to("POST", "/v1/users")) == 1
    assert state.step == "mailbox"


def test_setup_says_what_is_missing_and_sends_nothing(
    service: FakeService, spawned: Spawned, state: SetupState
) -> None:
    fill(state, **{"bank_account.iban": "FR76 3000 6000 0112 3456 7890 180", "company.address.city": ""})
    state.save_company()
    spawned.run()
    assert set(state.missing()) == {"bank_account.iban", "company.address.city"}
    assert service.sent == []


def test_setup_is_kept_as_it_is_typed(session: Session, state: SetupState) -> None:
    fill(state)
    again = SetupState(session)
    assert {path: again.values[path] for path in COMPANY} == COMPANY
    assert set(again.values) == set(FORM)


def test_setup_while_the_service_is_away_keeps_everything_and_can_be_tried_again(
    service: FakeService, spawned: Spawned, state: SetupState
) -> None:
    fill(state)
    service.is_offline = True
    state.save_company()
    spawned.run()
    assert state.failure is not None
    assert state.step == "company"
    service.is_offline = False
    state.save_company()
    spawned.run()
    assert (state.step, state.failure) == ("mailbox", None)


def test_setup_mailbox_is_filled_from_the_address_that_was_typed_before(
    qtbot: QtBot, service: FakeService, spawned: Spawned, state: SetupState
) -> None:
    page = SetupPage(state)
    qtbot.addWidget(page)
    fill(state)
    state.save_company()
    spawned.run()
    card = page.mailbox
    assert (card.from_address.value, card.host.value, card.port.value) == (
        "me@orange.fr",
        "smtp.orange.fr",
        "465",
    )
    assert card.server.isHidden()
    card.from_address.line.setText("")
    qtbot.keyClicks(card.from_address.line, "me@gmail.com")
    assert (card.host.value, card.password.label, card.help_row.isHidden()) == (
        "smtp.gmail.com",
        "App password",
        False,
    )


def test_setup_is_finished_with_a_mailbox_that_works(
    qtbot: QtBot, service: FakeService, spawned: Spawned, state: SetupState
) -> None:
    fill(state)
    state.save_company()
    spawned.run()
    mailbox = {"host": "smtp.orange.fr", "port": 465, "security": "tls", "sender": "me@orange.fr"}
    service.refuses("PUT", "/v1/users/usr_1/mailbox", 400, "wrong", field="password")
    state.mailbox.set_mailbox(Mailbox.model_validate(mailbox))
    spawned.run()
    assert "mailbox" in state.mailbox.failed
    service.answers("PUT", "/v1/users/usr_1/mailbox", {**mailbox, "verified": True})
    with qtbot.waitSignal(state.finished):
        state.mailbox.set_mailbox(Mailbox.model_validate(mailbox))
        spawned.run()


@pytest.mark.parametrize(
    ("path", "typed", "country"),
    [
        ("company.tax_id", "732 829 320 00074", "FR"),
        ("company.tax_id", "DE136695976", "DE"),
        ("bank_account.iban", "NL91 ABNA 0417 1643 00", "NL"),
        ("company.tax_id", "DE1366", "AU"),
    ],
)
def test_setup_country_follows_a_number_until_the_person_chooses_one(
    state: SetupState, path: str, typed: str, country: str
) -> None:
    state.values["company.address.country"] = "AU"
    state.edit(path, typed)
    assert state.values["company.address.country"] == country
    state.edit("company.address.country", "CH")
    state.edit(path, typed)
    assert state.values["company.address.country"] == "CH"


def test_setup_company_is_changed_after_activation_and_says_so(
    qtbot: QtBot, service: FakeService, session: Session, spawned: Spawned, state: SetupState
) -> None:
    fill(state)
    state.save_company()
    spawned.run()
    service.answers("GET", "/v1/users/usr_1", a_user("active").model_dump(mode="json"))
    assert session.creditor is not None
    session.connection_store.creditors.put(a_user("active"))
    page = SetupPage(state)
    qtbot.addWidget(page)
    assert OnboardingState(session).stage == "setup"
    assert (page.header.title.text(), page.go_on.text()) == ("Your company", "Save")
    assert page.fields["email"].isHidden()
    state.edit("company.tax_id", "DE136695976")
    with qtbot.waitSignal(state.saved):
        page.go_on.click()
        spawned.run()
    sent = service.requests_to("PUT", PROFILE)[-1].body["company"]
    assert (sent["vat_number"], sent["name"]) == ("DE136695976", "Menuiserie Essai")
    assert "siret" not in sent


def test_setup_enter_goes_on(qtbot: QtBot, service: FakeService, spawned: Spawned, state: SetupState) -> None:
    page = SetupPage(state)
    qtbot.addWidget(page)
    fill(state)
    qtbot.keyClick(page.fields["bank_account.iban"].line, Qt.Key.Key_Return)
    spawned.run()
    assert state.step == "mailbox"


def test_setup_mailbox_survives_a_quit_in_the_middle_without_its_password(
    qtbot: QtBot, session: Session, service: FakeService, spawned: Spawned, state: SetupState
) -> None:
    page = SetupPage(state)
    qtbot.addWidget(page)
    fill(state)
    state.save_company()
    spawned.run()
    page.mailbox.host.line.setText("mail.atelier.example")
    page.mailbox.password.line.setText("secret")
    again = SetupPage(SetupState(session))
    qtbot.addWidget(again)
    assert again.mailbox.host.value == "mail.atelier.example"
    assert again.mailbox.from_address.value == "me@orange.fr"
    assert again.mailbox.password.line.text() == ""
    stored = session.store.preferences.starting_with("")
    assert "secret" not in repr(stored)


@pytest.mark.parametrize(
    ("address", "username", "words"),
    [
        ("jeanne@free.fr", "jeanne", ""),
        ("jeanne@gmx.de", "", "once you have allowed it"),
        ("jeanne@yahoo.fr", "", "a password made for this app"),
        ("jeanne@atelier.example", "", "looked up when you send the test"),
    ],
)
def test_setup_mailbox_follows_what_the_provider_wants(
    qtbot: QtBot, state: SetupState, address: str, username: str, words: str
) -> None:
    page = SetupPage(state)
    qtbot.addWidget(page)
    page.mailbox.propose(address)
    assert page.mailbox.username.value == username
    assert words in page.mailbox.help_words.text()


def test_setup_links_of_providers_are_https_pages_of_their_own() -> None:
    for provider in set(_providers().values()):
        assert provider.help == "" or provider.help.startswith("https://")


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
    page.mailbox.password.line.setText("secret")
    return page.mailbox


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
    card.host.line.setText("mail.offline.example")
    card.save.click()
    spawned.run()
    assert service.requests_to("PUT", "/v1/users/usr_1/mailbox")[-1].body["host"] == "mail.offline.example"


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
        assert not page.mailbox.sign_in.cancel.isHidden()
        return MailboxConsent(provider="google", client_id=provider.client_id, refresh_token="kept")

    monkeypatch.setattr(mail_sign_in, "sign_in_mailbox", sign_in)
    page = SetupPage(state)
    qtbot.addWidget(page)
    card = page.mailbox
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
    card = page.mailbox
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
    card = page.mailbox
    card.propose("me@gmail.com")
    assert (card.sign_in.isHidden(), card.password.isHidden(), card.help_row.isHidden()) == (
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
