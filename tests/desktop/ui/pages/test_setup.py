"""This computer: the company and the mailbox, typed once, in two steps without a browser."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from recovery_contract.creditor_settings import Mailbox, RecoveryPlan
from recovery_desktop.commands.mail_providers import _providers
from recovery_desktop.commands.recovery_settings import RecoverySettings
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.onboarding.setup.form import SetupPage
from recovery_desktop.ui.pages.onboarding.setup.state import FORM, SetupState
from recovery_desktop.ui.pages.onboarding.state import OnboardingState
from tests.desktop.ui.fakes import Spawned, a_user
from tests.desktop.ui.pages.settings_scene import PLAN
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
    "contact.phone": "+33 1 23 45 67 89",
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
    assert sent.body["contact"] == {"phone": "+33 1 23 45 67 89"}
    assert (state.step, state.failure) == ("mailbox", None)
    state.change_company()
    assert state.step == "company"
    state.edit("bank_account.holder", "Jeanne Dupont")
    state.save_company()
    spawned.run()
    assert service.requests_to("PUT", PROFILE)[-1].body["bank_account"]["holder"] == "Jeanne Dupont"
    assert len(service.requests_to("POST", "/v1/users")) == 1
    assert state.step == "mailbox"


def test_setup_goes_on_without_a_mailbox_where_letters_are_enough(
    qtbot: QtBot, service: FakeService, spawned: Spawned, state: SetupState
) -> None:
    active = a_user("active").model_dump(mode="json")
    service.answers("PUT", PROFILE, active)
    service.answers("GET", "/v1/users/usr_1", active)
    later = {**due(), "eventually_due": ["mailbox"]}
    service.answers("GET", "/v1/users/usr_1/requirements", later)
    fill(state)
    state.save_company()
    spawned.run()
    assert state.step == "mailbox", "an account that may begin is still asked for it once"
    page = SetupPage(state)
    qtbot.addWidget(page)
    with qtbot.waitSignal(state.postponed):
        page.mail.later.click()
    assert state.is_active
    assert state.step == "company"


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
    card = page.mail.mailbox
    assert (card.from_address.value, card.host.value, card.port.value) == (
        "me@orange.fr",
        "smtp.orange.fr",
        "465",
    )
    assert card.server.isHidden()
    card.from_address.line.setText("")
    qtbot.keyClicks(card.from_address.line, "me@gmail.com")
    assert (card.host.value, card.password.label, card.help.isHidden()) == (
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
    page.mail.mailbox.host.line.setText("mail.atelier.example")
    page.mail.mailbox.password.line.setText("secret")
    again = SetupPage(SetupState(session))
    qtbot.addWidget(again)
    assert again.mail.mailbox.host.value == "mail.atelier.example"
    assert again.mail.mailbox.from_address.value == "me@orange.fr"
    assert again.mail.mailbox.password.line.text() == ""
    stored = session.store.preferences.starting_with("")
    assert "secret" not in repr(stored)


@pytest.mark.parametrize(
    ("address", "username", "words"),
    [
        ("jeanne@free.fr", "jeanne", ""),
        ("jeanne@gmx.de", "", "once you allow it"),
        ("jeanne@yahoo.fr", "", "a password made for this app"),
        ("jeanne@atelier.example", "", "looked up when you send the test"),
    ],
)
def test_setup_mailbox_follows_what_the_provider_wants(
    qtbot: QtBot, state: SetupState, address: str, username: str, words: str
) -> None:
    page = SetupPage(state)
    qtbot.addWidget(page)
    page.mail.mailbox.propose(address)
    assert page.mail.mailbox.username.value == username
    assert words in page.mail.mailbox.help_words.text()


def test_setup_links_of_providers_are_https_pages_of_their_own() -> None:
    for provider in set(_providers().values()):
        assert provider.help == "" or provider.help.startswith("https://")


def test_setup_choice_of_what_is_asked_for_is_kept_as_it_is_made_and_approves_nothing(
    qtbot: QtBot, service: FakeService, spawned: Spawned, state: SetupState
) -> None:
    path = "/v1/users/usr_1/plan"
    example = {
        "currency": "EUR",
        "amount": 1000,
        "days": 30,
        "rate": 12.15,
        "interest": 9.99,
        "fixed_sum": 40,
    }
    chosen = {"pursue": "principal", "pursue_individuals": "principal", "remind_before_due": False}
    plan = {**PLAN.model_dump(mode="json"), **chosen, "example": example}
    page = SetupPage(state)
    qtbot.addWidget(page)
    fill(state)
    state.save_company()
    spawned.run()
    state.mailbox.settings = RecoverySettings(plan=RecoveryPlan.model_validate(plan))
    page.show_state()
    words = page.mail.choices.choices.example.text()
    assert "1,000.00" in words
    assert "1,049.99" in words
    for box, value in (
        (page.mail.choices.choices.pursue, "all"),
        (page.mail.choices.choices.before_due, "note"),
    ):
        service.answers("PUT", path, {**plan, "pursue": "all", "remind_before_due": value == "note"})
        box.show_value(value)
        box.chosen.emit(value)
        spawned.run()
    sent = [request.body for request in service.requests_to("PUT", path)]
    assert [(one["pursue"], one["remind_before_due"], one["approved"]) for one in sent] == [
        ("all", False, False),
        ("all", True, False),
    ]
    assert "example" not in sent[0]


def test_setup_asks_only_for_what_is_needed_and_begins_at_what_is_missing(
    qtbot: QtBot, service: FakeService, spawned: Spawned, state: SetupState
) -> None:
    page = SetupPage(state)
    qtbot.addWidget(page)
    folded = {path for path, field in page.fields.items() if not field.isVisibleTo(page)}
    assert folded == {"company.tax_id", "company.address.line2", "contact.phone"}
    state.edit("company.name", "Menuiserie Essai")
    assert page.start is page.fields["company.address.line1"].control
    assert page.more.text() == "More details"
    state.edit("contact.phone", "+33 1 23 45 67 89")
    state.edit("contact.phone", "")
    assert page.fields["contact.phone"].isVisibleTo(page), "a field that is emptied stays"
    state.edit("company.tax_id", "FR40303265045")
    assert page.more.text() == "Address line 2"
    page.more.click()
    assert all(field.isVisibleTo(page) for field in page.fields.values())
    assert page.more_row.isHidden()
    fill(state)
    assert page.start is page.go_on
    state.save_company()
    spawned.run()
    assert (page.start, page.mail.choices.isHidden()) == (page.mail.mailbox.password.control, True)


def test_setup_says_in_whose_name_debtors_pay(qtbot: QtBot, state: SetupState) -> None:
    page = SetupPage(state)
    qtbot.addWidget(page)
    holder = page.fields["bank_account.holder"]
    assert "compare the name" in holder.control.accessibleDescription()
    state.edit("company.name", "Studio Vaubert")
    assert holder.control.accessibleDescription().endswith("Empty means Studio Vaubert.")


def test_other_account_or_holder_of_an_active_creditor_is_told_when_saved(
    session: Session, service: FakeService, spawned: Spawned, state: SetupState
) -> None:
    fill(state)
    state.save_company()
    spawned.run()
    service.answers("GET", "/v1/users/usr_1", a_user("active").model_dump(mode="json"))
    session.connection_store.creditors.put(a_user("active"))
    reported: list[bool] = []
    state.saved.connect(reported.append)
    for path, value in (
        ("contact.phone", "+33 1 23 45 67 80"),
        ("bank_account.holder", "Camille Vaubert"),
        ("bank_account.holder", " Camille Vaubert "),
    ):
        state.edit(path, value)
        state.save_company()
        spawned.run()
    assert reported == [False, True, False]
