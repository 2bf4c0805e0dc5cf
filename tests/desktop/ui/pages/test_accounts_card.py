"""The card of accounts: they are listed, added, removed and put back; a service without them shows no card."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from recovery_contract.accounts import Account, Accounts
from recovery_desktop.failures import Refused
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.settings.recovery.accounts import AccountsCard
from recovery_desktop.ui.widgets.label import Label
from tests.desktop.ui.fakes import a_store
from tests.desktop.ui.pages.settings_scene import ACCOUNTS
from tests.desktop.ui.pages.test_settings import Recoveries
from tests.desktop.ui.session import FakeService, open_session

GERMAN = "DE89370400440532013000"


@pytest.fixture
def session(tmp_path: Path, service: FakeService) -> Iterator[Session]:
    store, _ = a_store(tmp_path, "production")
    result, _ = open_session(tmp_path, store=store, service=service)
    yield result
    store.close()


@pytest.fixture
def recoveries(qtbot: QtBot, session: Session, service: FakeService) -> Recoveries:
    return Recoveries(qtbot, session, service)


def last(recoveries: Recoveries) -> Accounts:
    accounts = recoveries.service.received[-1]
    assert isinstance(accounts, Accounts)
    return accounts


def test_accounts_are_listed_added_removed_and_put_back(recoveries: Recoveries) -> None:
    card = recoveries.section.accounts
    lines = [label.text() for label in card.findChildren(Label)]
    assert "FR76 3000 6000 0112 3456 7890 189 · main account" in lines
    assert "CH93 0076 2011 6238 5295 7 · CHF · Geneva" in lines
    card.iban.show_value("DE89 3704 0044 0532 0130 00")
    card.currency.show_value("eur")
    card.add.click()
    recoveries.run()
    assert last(recoveries).data == [
        *ACCOUNTS.data,
        Account(iban="DE89 3704 0044 0532 0130 00", currency="EUR"),
    ]
    assert card.iban.value == ""
    [remove] = [one for one in card.findChildren(QPushButton) if "CH93" in one.accessibleName()]
    remove.click()
    recoveries.run()
    assert [one.currency for one in last(recoveries).data] == ["EUR"]
    card.undo.click()
    recoveries.run()
    assert [one.currency for one in last(recoveries).data] == ["CHF", "EUR"]


def test_account_that_cannot_be_one_is_said_beside_its_field(recoveries: Recoveries) -> None:
    card = recoveries.section.accounts
    card.iban.show_value("DE89370400440532013001")
    card.currency.show_value("Euro")
    card.add.click()
    assert recoveries.service.received == []
    assert "check digits" in card.iban.message
    assert card.currency.message
    card.iban.show_value(GERMAN)
    card.currency.show_value("EUR")
    recoveries.service.refuses = Refused(
        400, "VALIDATION_ERROR", "This account is there already.", field="data[1].iban"
    )
    card.add.click()
    recoveries.run()
    assert "there already" in card.banner.words


def test_service_without_accounts_shows_no_card(recoveries: Recoveries) -> None:
    assert not recoveries.section.accounts.isHidden()
    recoveries.state.settings = replace(recoveries.service.settings, accounts=None)
    recoveries.section.show_state()
    assert recoveries.section.accounts.isHidden()


def test_currency_is_that_of_the_country_of_the_account(recoveries: Recoveries) -> None:
    card = recoveries.section.accounts
    assert card.currency.value == "EUR", "the main account is French"
    assert card.currency.line.placeholderText() == ""
    card.iban.line.setText("CH93 0076 2011 6238 5295 7")
    assert card.currency.value == "CHF"
    card.iban.line.setText("GB29 NWBK 6016 1331 9268 19")
    assert card.currency.value == "GBP"
    card.currency.line.setText("USD")
    card.iban.line.setText(GERMAN)
    assert card.currency.value == "USD", "what was typed stays"


def test_british_creditor_adds_sort_code_and_account_number(
    recoveries: Recoveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = recoveries.section.accounts
    monkeypatch.setattr(AccountsCard, "_country", "GB")
    card.show_state()
    assert card.iban.label == "Sort code and account number, or IBAN"
    card.iban.show_value("31926819 04-00-04")
    card.currency.show_value("GBP")
    card.add.click()
    assert recoveries.service.received == [], "the sort code stands first"
    card.iban.show_value("04-00-04 31926819")
    card.add.click()
    recoveries.run()
    assert last(recoveries).data[-1].currency == "GBP"
    assert "04-00-04 31926819 · GBP" in [label.text() for label in card.findChildren(Label)]


@pytest.mark.parametrize("country", ["FR", "DE", "CH"])
def test_account_number_is_refused_where_accounts_have_an_iban(
    recoveries: Recoveries, monkeypatch: pytest.MonkeyPatch, country: str
) -> None:
    card = recoveries.section.accounts
    monkeypatch.setattr(AccountsCard, "_country", country)
    card.iban.show_value("04-00-04 31926819")
    card.currency.show_value("EUR")
    card.add.click()
    assert recoveries.service.received == []
    assert "not an IBAN" in card.iban.message
