"""Whatever arrives while a person types in the set-up, every letter stands where it was meant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from recovery_contract.creditor_settings import Mailbox
from recovery_contract.users import Requirements
from recovery_desktop.commands import find_company, find_mail_server, read_seller
from recovery_desktop.commands.find_company import RegisterEntry
from recovery_desktop.commands.mail_providers import MailProvider
from recovery_desktop.commands.recovery_settings import RecoverySettings
from recovery_desktop.ui.pages.onboarding.setup.form import SetupPage
from recovery_desktop.ui.pages.onboarding.setup.state import OwnInvoice, SetupState
from recovery_desktop.ui.pages.recovery_settings.mailbox import MailboxCard
from recovery_desktop.ui.widgets.text_field import TextField
from recovery_desktop.ui.window import PageRow, Window
from tests.desktop.ui.fakes import Spawned
from tests.desktop.ui.pages.test_setup import COMPANY, PROFILE, due, fill
from tests.desktop.ui.pages.test_setup import state as state
from tests.desktop.ui.session import FakeService
from tests.papers import PDF

WORKSHOP = RegisterEntry("MENUISERIE ESSAI", "73282932000074", "12 RUE DES ESSAIS", "69001", "LYON", "FR")


@pytest.fixture
def page(qtbot: QtBot, state: SetupState) -> SetupPage:
    page = SetupPage(state)
    window = Window([PageRow("setup", "Set-up", "company", lambda: page)])
    qtbot.addWidget(window)
    window.show_page("setup")
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    fill(state)
    return page


@pytest.fixture
def card(page: SetupPage, state: SetupState, spawned: Spawned) -> MailboxCard:
    state.save_company()
    spawned.run()
    return page.mail.mailbox


def type_at_the_keyboard(qtbot: QtBot, page: SetupPage, words: str) -> None:
    """Where the keys go, as the system gives them: to what has the keyboard, else to the window."""
    qtbot.keyClicks(QApplication.focusWidget() or page.window(), words)


def begin(qtbot: QtBot, field: TextField, words: str) -> None:
    field.line.setFocus()
    qtbot.keyClick(field.line, Qt.Key.Key_End)
    qtbot.keyClicks(field.line, words)


@pytest.mark.parametrize("way", ["pressed", "by Return"])
def test_password_that_is_typed_while_the_company_is_stored_stands_in_its_field(
    qtbot: QtBot, page: SetupPage, state: SetupState, spawned: Spawned, way: str
) -> None:
    if way == "pressed":
        page.go_on.setFocus()
        page.go_on.click()
    else:
        page.fields["bank_account.iban"].line.setFocus()
        qtbot.keyClick(page.fields["bank_account.iban"].line, Qt.Key.Key_Return)
    type_at_the_keyboard(qtbot, page, "se?crex")
    assert QApplication.activeModalWidget() is None, "a letter is no command"
    qtbot.keyClick(QApplication.focusWidget() or page.window(), Qt.Key.Key_Backspace)
    spawned.run()
    type_at_the_keyboard(qtbot, page, "t word")
    assert page.mail.mailbox.password.line.text() == "se?cret word"
    assert {path: state.values[path] for path in COMPANY} == COMPANY


def test_refused_company_leads_to_its_field_and_takes_no_letter_of_a_password(
    qtbot: QtBot, service: FakeService, page: SetupPage, state: SetupState, spawned: Spawned
) -> None:
    service.answers("GET", "/v1/users/usr_1/requirements", due("bank_account", "mailbox"))
    service.refuses("PUT", PROFILE, 400, "no such town", field="company.address.city")
    page.go_on.click()
    type_at_the_keyboard(qtbot, page, "secret")
    spawned.run()
    city = page.fields["company.address.city"]
    assert QApplication.focusWidget() is city.control
    assert {path: state.values[path] for path in COMPANY} == COMPANY
    type_at_the_keyboard(qtbot, page, "!")
    assert city.value == "!Lyon"


def test_company_that_the_service_did_not_take_gives_the_keyboard_back(
    service: FakeService, page: SetupPage, spawned: Spawned
) -> None:
    service.is_offline = True
    page.go_on.click()
    spawned.run()
    assert QApplication.focusWidget() is page.go_on


def test_answer_of_the_register_leaves_what_was_typed_since(
    qtbot: QtBot, page: SetupPage, state: SetupState, spawned: Spawned, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def find(typed: str) -> list[RegisterEntry]:
        return [WORKSHOP]

    monkeypatch.setattr(find_company, "find_companies", find)
    state.edit("company.name", "732 829 320")
    state.edit("company.address.city", "")
    state.look_up_company()
    begin(qtbot, page.fields["company.address.city"], "Sainte Foy")
    spawned.run()
    assert state.values["company.address.city"] == "Sainte Foy"
    assert state.values["company.address.line1"] == "12 RUE DES ESSAIS"


def test_invoice_that_was_read_leaves_the_keyboard_where_somebody_types(
    qtbot: QtBot,
    page: SetupPage,
    state: SetupState,
    spawned: Spawned,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def read(file: Path) -> dict[str, str]:
        return {"company.address.line1": "Probeweg 3"}

    monkeypatch.setattr(read_seller, "read_seller", read)
    state.edit("company.address.line1", "")
    file = tmp_path / "own.pdf"
    file.write_bytes(PDF)
    state.add_invoices([file])
    begin(qtbot, page.fields["company.name"], " & ")
    spawned.run()
    type_at_the_keyboard(qtbot, page, "Fils")
    assert state.values["company.name"] == "Menuiserie Essai & Fils"
    assert state.values["company.address.line1"] == "Probeweg 3"


def test_invoice_that_was_read_beside_the_mailbox_leaves_the_keyboard_there(
    qtbot: QtBot, page: SetupPage, card: MailboxCard, state: SetupState
) -> None:
    type_at_the_keyboard(qtbot, page, "sec")
    card.password.line.clearFocus()
    card.password.line.setFocus()
    state.invoice = OwnInvoice("second.pdf", "read")
    state.changed.emit()
    type_at_the_keyboard(qtbot, page, "ret")
    assert card.password.line.text() == "secret"


@pytest.mark.parametrize("finds", [True, False])
def test_looked_up_server_leaves_what_was_typed_since(
    qtbot: QtBot,
    page: SetupPage,
    card: MailboxCard,
    spawned: Spawned,
    monkeypatch: pytest.MonkeyPatch,
    finds: bool,
) -> None:
    async def find(address: str, *, ask_public_table: bool) -> MailProvider | None:
        return MailProvider("atelier.example", "mail.atelier.example", 465, "tls") if finds else None

    monkeypatch.setattr(find_mail_server, "find_mail_server", find)
    card.from_address.line.setText("me@atelier.example")
    card.password.line.setText("old")
    card.save.click()
    card.host.line.setText("typed.atelier.example")
    begin(qtbot, card.password, "er")
    spawned.run()
    type_at_the_keyboard(qtbot, page, "!")
    assert card.host.value == "typed.atelier.example"
    assert card.password.line.text() == "older!"


def test_settings_that_arrive_late_leave_an_address_that_was_typed(
    qtbot: QtBot, page: SetupPage, card: MailboxCard, state: SetupState
) -> None:
    begin(qtbot, card.from_address, "x")
    stored = Mailbox(host="smtp.orange.fr", sender="before@orange.fr")
    state.mailbox.settings = replace(state.mailbox.settings or RecoverySettings(), mailbox=stored)
    state.mailbox.changed.emit()
    type_at_the_keyboard(qtbot, page, "y")
    assert card.from_address.value == "me@orange.frxy"


def store(state: SetupState, *still_due: str) -> None:
    """Let the service say again what it requires, as each sync does."""
    assert state.session.creditor is not None
    requirements = Requirements.model_validate(due(*still_due))
    state.session.connection_store.creditors.put(state.session.creditor.user, None, requirements)
    state.changed.emit()


def lose_connection(state: SetupState) -> None:
    connection, state.session.connection = state.session.connection, None
    state.changed.emit()
    state.session.connection = connection
    state.changed.emit()


ARRIVING: dict[str, Callable[[SetupState, MailboxCard], object]] = {
    "an older answer": lambda state, card: store(state, "bank_account", "mailbox"),
    "the same answer": lambda state, card: store(state, "mailbox"),
    "no answer": lambda state, card: store(state),
    "another connection": lambda state, card: lose_connection(state),
    "a read invoice": lambda state, card: state.changed.emit(),
    "the settings": lambda state, card: state.mailbox.changed.emit(),
    "a failure": lambda state, card: card.show_state(),
    "the mailbox being read again": lambda state, card: state.mailbox.refresh(),
}


@pytest.mark.parametrize("event", ARRIVING)
def test_nothing_that_arrives_takes_a_password_that_is_being_typed(
    qtbot: QtBot, page: SetupPage, card: MailboxCard, state: SetupState, spawned: Spawned, event: str
) -> None:
    secret = "s3cret word"
    for letter in secret:
        ARRIVING[event](state, card)
        type_at_the_keyboard(qtbot, page, letter)
        spawned.run()
    assert card.password.line.text() == secret
    assert page.stack.currentWidget() is page.mail
    assert {path: state.values[path] for path in COMPANY} == COMPANY
