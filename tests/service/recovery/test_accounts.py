"""How the creditor's account is named to debtors: by its IBAN, within Britain by sort code and account number."""

import re
from collections.abc import Callable
from html import unescape
from typing import Any

import httpx
import pytest

from recovery_bank.references import creditor_reference, find_references, format_reference
from recovery_contract.ids import ReceivableId
from recovery_service.context.core import Core
from recovery_service.wording.accounts import account_values
from recovery_service.wording.phrases import phrase
from tests.builders import an_invoice
from tests.service.pages.test_debtor_page import Page
from tests.service.recovery.test_contacts import outbox, reachable
from tests.service.recovery.test_html_mail import layouts
from tests.service.recovery.test_letters import data_of
from tests.service.steps import DAY, advance, an_active_user, in_process

BRITISH = {"line1": "12 Quay Street", "postal_code": "BS1 4DJ", "city": "Bristol", "country": "GB"}
FRENCH = {"line1": "3 place du Marché", "postal_code": "38000", "city": "Grenoble", "country": "France"}


def owed_to_a_british_creditor(client: httpx.Client, address: dict[str, str], currency: str) -> str:
    user = an_active_user(client, company={"name": "Harbour Tools Ltd", "address": BRITISH})
    invoice = an_invoice(currency=currency)
    id_ = in_process(client, user_id=user, debtor=reachable(address=address), invoice=invoice)["id"]
    advance(client, 61 * DAY)
    return id_


def test_british_debtor_reads_sort_code_and_account_number_in_mails_letters_and_on_the_page(
    client: httpx.Client, caller: Callable[..., Any], core: Core
) -> None:
    id_ = owed_to_a_british_creditor(client, BRITISH, "GBP")
    sent = outbox(client, id_)
    by_mail = [message["body"] for message in sent if message["type"] == "email"]
    assert len(by_mail) == 3
    for body in by_mail:
        assert "sort code 60-16-13, account number 31926819 (IBAN GB29 NWBK 6016 1331 9268 19)" in body
    by_letter = [message["body"] for message in sent if message["type"] == "letter"]
    assert by_letter
    assert all("Sort code: 60-16-13\nAccount number: 31926819\nIBAN: GB29" in body for body in by_letter)
    for letter in data_of(core, id_):
        assert [name for name, _ in letter["payment"]["rows"]][:4] == [
            "Account holder",
            "Sort code",
            "Account number",
            "IBAN",
        ]
    assert all("60-16-13" in html and "31926819" in html for _, html in layouts(core, id_))
    page = unescape(Page(client, caller, id_).get().text)
    assert "<dt>Sort code</dt><dd>" in page
    assert "<dt>Account number</dt><dd>31926819</dd>" in page
    assert not [m for m in sent if m["type"] == "sms" and "60-16-13" in m["body"]]


def test_reference_of_a_british_transfer_has_at_most_18_characters_and_is_found_again(
    client: httpx.Client, caller: Callable[..., Any], core: Core
) -> None:
    id_ = owed_to_a_british_creditor(client, BRITISH, "GBP")
    reference = creditor_reference(ReceivableId(id_))
    assert len(reference) <= 18
    assert list(find_references(f"FPS CREDIT {reference} MENUISERIE")) == [reference]
    written = [one["body"] for one in outbox(client, id_) if one["type"] in ("email", "letter")]
    assert written
    shown = f"{format_reference(reference)} (without the spaces)"
    assert all(shown in body.replace("\u00a0", " ") for body in written)
    either = f"{shown} or invoice number F-"
    mails = [body.replace("\u00a0", " ") for body in written if "Please transfer" in body]
    assert mails
    assert all(either in body and "so that your payment is matched at once" in body for body in mails)
    for letter in data_of(core, id_):
        assert dict(letter["payment"]["rows"])["Reference"].replace("\u00a0", " ") == shown
    note = phrase("reference_note", "en", numbers="F-1").partition("F-1")[0]
    for _, html in layouts(core, id_):
        assert shown in " ".join(unescape(re.sub("<[^>]+>", "", html)).split())
        assert note in html, "a bare reference says what it stands for"
    assert all(letter["payment"]["note"].startswith(note) for letter in data_of(core, id_))
    assert note in unescape(Page(client, caller, id_).get().text)
    assert f"<dd>{reference}</dd>" in unescape(Page(client, caller, id_).get().text)


@pytest.mark.parametrize(("address", "currency"), [(FRENCH, "GBP"), (BRITISH, "EUR")])
def test_payer_abroad_or_in_another_currency_reads_the_iban_alone(
    client: httpx.Client, address: dict[str, str], currency: str
) -> None:
    id_ = owed_to_a_british_creditor(client, address, currency)
    bodies = [message["body"] for message in outbox(client, id_) if message["type"] == "email"]
    assert bodies
    assert all("GB29 NWBK 6016 1331 9268 19" in body and "60-16-13" not in body for body in bodies)


@pytest.mark.parametrize("iban", [None, "", "FR76 3000 6000 0112 3456 7890 189", "GB29NWBK6016133192681"])
def test_account_that_is_not_british_or_not_whole_has_no_sort_code(iban: str | None) -> None:
    values = account_values(iban, "GB", "GBP")
    assert (values["sort_code"], values["account_number"]) == (None, None)


@pytest.mark.parametrize(("country", "currency"), [("GB", "GBP"), ("FR", "GBP"), ("GB", "EUR")])
def test_british_account_without_an_iban_is_named_by_sort_code_to_everybody(
    country: str, currency: str
) -> None:
    values = account_values("04000431926819", country, currency)
    assert values == {"iban": None, "sort_code": "04-00-04", "account_number": "31926819"}


def test_account_without_an_iban_is_not_called_one() -> None:
    values = account_values("12345-678", "US", "USD")
    assert (values["iban"], values["sort_code"], values["account_number"]) == (None, None, "1234 5678")


@pytest.mark.parametrize("address", [BRITISH, FRENCH])
def test_debtor_is_told_of_a_british_account_without_an_iban(
    client: httpx.Client, caller: Callable[..., Any], core: Core, address: dict[str, str]
) -> None:
    user = an_active_user(client, company={"name": "Atelier Hugo", "address": FRENCH})
    account = {"iban": "04-00-04 31926819", "currency": "GBP"}
    assert client.put(f"/v1/users/{user}/accounts", json={"data": [account]}).status_code == 200
    invoice = an_invoice(currency="GBP")
    id_ = in_process(client, user_id=user, debtor=reachable(address=address), invoice=invoice)["id"]
    advance(client, 61 * DAY)
    bodies = [message["body"] for message in outbox(client, id_) if message["type"] == "email"]
    assert bodies
    assert all("04-00-04" in body and "31926819" in body and "IBAN" not in body for body in bodies)
    assert all("04-00-04" in html for _, html in layouts(core, id_))
    letters = [dict(letter["payment"]["rows"]) for letter in data_of(core, id_)]
    assert all("31926819" in rows.values() and "IBAN" not in rows for rows in letters)
    page = unescape(Page(client, caller, id_).get().text)
    assert "31926819" in page
    assert "IBAN" not in page
