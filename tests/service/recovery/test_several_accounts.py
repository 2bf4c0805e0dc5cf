"""A creditor with accounts in several currencies: what debtors are told to pay into, and what is refused."""

from collections.abc import Callable
from html import unescape
from typing import Any

import httpx
import pytest

from recovery_contract.accounts import Account, Accounts, choose_account, has_account_in, home_currency
from recovery_contract.users import BankAccount
from recovery_service.context.core import Core
from tests.builders import a_user, an_invoice
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_letters import data_of
from tests.service.steps import DAY, advance, an_active_user, good, in_process, refused

FRENCH, OTHER_FRENCH = "FR7630006000011234567890189", "FR1420041010050500013M02606"
SWISS = "CH9300762011623852957"
PARIS = {"line1": "1 rue des Lilas", "postal_code": "75001", "city": "Paris", "country": "FR"}
GENEVA = {"line1": "Rue du Lac 3", "postal_code": "1207", "city": "Genève", "country": "CH"}


def a_creditor(client: httpx.Client, *further: dict[str, Any]) -> str:
    user = an_active_user(client, company={"name": "Atelier du Lac", "address": PARIS})
    good(client.put(f"/v1/users/{user}/accounts", json={"data": list(further)}))
    return user


def owed(client: httpx.Client, user: str, currency: str, **request: Any) -> str:
    invoice = an_invoice(currency=currency, numbers=[f"A-{currency}-{request}"])
    debtor = reachable(address=GENEVA)
    id_ = in_process(client, user_id=user, debtor=debtor, invoice=invoice, **request)["id"]
    advance(client, 61 * DAY)
    return id_


def test_francs_are_asked_for_to_the_account_in_francs_everywhere(
    client: httpx.Client, caller: Callable[..., Any], core: Core
) -> None:
    swiss = {"iban": SWISS, "currency": "CHF", "holder": "Atelier du Lac SARL", "name": "Genève"}
    user = a_creditor(client, swiss)
    in_francs, in_euro = owed(client, user, "CHF"), owed(client, user, "EUR")
    for id_, iban, other in ((in_francs, "CH93 0076", "FR76 3000"), (in_euro, "FR76 3000", "CH93 0076")):
        bodies = [one["body"] for one in outbox(client, id_) if one["type"] in ("email", "letter")]
        assert bodies
        assert all(iban in body and other not in body for body in bodies)
        page = unescape(Page(client, caller, id_).get().text)
        assert iban in page
        assert other not in page
    letters = data_of(core, in_francs)
    assert all("CH9300762011623852957" in letter["swiss"]["code"] for letter in letters)
    assert all("Atelier du Lac SARL" in letter["swiss"]["code"] for letter in letters)
    assert all(letter["payment"]["code"]["iban"] == FRENCH for letter in data_of(core, in_euro))


def test_invoice_is_paid_into_the_account_that_it_names_if_it_is_one_of_the_creditors(
    client: httpx.Client,
) -> None:
    user = a_creditor(client, {"iban": OTHER_FRENCH, "currency": "EUR"})
    named = owed(client, user, "EUR", metadata={"account_iban": "FR14 2004 1010 0505 0001 3M02 606"})
    unnamed = owed(client, user, "EUR")
    strange = owed(client, user, "EUR", metadata={"account_iban": "DE89370400440532013000", "n": 1})
    for id_, iban in ((named, "FR14 2004"), (unnamed, "FR76 3000"), (strange, "FR76 3000")):
        bodies = [one["body"] for one in outbox(client, id_) if one["type"] == "letter"]
        assert bodies
        assert all(iban in body for body in bodies)


def test_accounts_come_back_and_replace_those_before(client: httpx.Client) -> None:
    user = a_creditor(client, {"iban": "CH93 0076 2011 6238 5295 7", "currency": "CHF"})
    path = f"/v1/users/{user}/accounts"
    answer = good(client.get(path))
    assert answer["main"]["iban"] == FRENCH
    assert answer["data"] == [{"iban": SWISS, "currency": "CHF"}]
    assert good(client.put(path, json={"data": []})) == {"data": [], "main": answer["main"]}


@pytest.mark.parametrize(
    ("accounts", "field"),
    [
        ([{"iban": "CH9300762011623852958", "currency": "CHF"}], "data[0].iban"),
        ([{"iban": SWISS, "currency": "CHF"}] * 2, "data[1].iban"),
        ([{"iban": FRENCH, "currency": "EUR"}], "data[0].iban"),
        ([{"iban": SWISS, "currency": "FRA"}], "data[0].currency"),
        ([{"iban": SWISS}], "data[0].currency"),
    ],
)
def test_account_that_cannot_be_one_is_refused(
    client: httpx.Client, accounts: list[dict[str, str]], field: str
) -> None:
    user = a_creditor(client)
    answer = client.put(f"/v1/users/{user}/accounts", json={"data": accounts})
    assert refused(answer, 400, "VALIDATION_ERROR")["field"] == field


def test_choice_is_the_named_account_then_the_currency_then_the_main_one() -> None:
    main = BankAccount(iban=FRENCH)
    francs, euro = Account(iban=SWISS, currency="CHF"), Account(iban=OTHER_FRENCH, currency="EUR")
    further = (francs, euro)
    assert choose_account(main, further, "EUR") is main
    assert choose_account(main, further, "CHF") is francs
    assert choose_account(main, further, "USD") is main
    assert choose_account(main, further, "CHF", FRENCH) is main
    assert choose_account(main, further, "EUR", OTHER_FRENCH) is euro
    assert choose_account(None, further, "EUR") is euro
    assert choose_account(BankAccount(iban="12345678"), further, "EUR") is euro
    assert choose_account(None, (), "EUR") is None


def test_account_tells_its_currency_by_its_country() -> None:
    assert [home_currency(iban) for iban in (FRENCH, SWISS, "12345678", None)] == ["EUR", "CHF", None, None]
    accounts = Accounts(data=[Account(iban=SWISS, currency="CHF")], main=BankAccount(iban=FRENCH))
    assert [has_account_in(accounts, currency) for currency in ("EUR", "CHF", "GBP")] == [True, True, False]


def test_account_that_became_the_main_one_is_answered_once(client: httpx.Client) -> None:
    user = good(client.post("/v1/users", json=a_user()))["id"]
    accounts = [{"iban": iban, "currency": currency} for iban, currency in ((FRENCH, "EUR"), (SWISS, "CHF"))]
    good(client.put(f"/v1/users/{user}/accounts", json={"data": accounts}))
    good(client.post(f"/v1/test/users/{user}/complete-onboarding"))
    answer = good(client.get(f"/v1/users/{user}/accounts"))
    assert (answer["main"]["iban"], [one["iban"] for one in answer["data"]]) == (FRENCH, [SWISS])
