"""The company of the set-up, looked up in a public register by what stands in the field of its name."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from recovery_desktop.commands import find_company, read_seller
from recovery_desktop.commands.find_company import RegisterEntry
from recovery_desktop.failures import Offline
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.onboarding.setup.form import SetupPage
from recovery_desktop.ui.pages.onboarding.setup.state import SetupState, profile_of
from tests.desktop.ui.fakes import Spawned
from tests.desktop.ui.pages.test_setup import fill
from tests.desktop.ui.pages.test_setup import state as state
from tests.papers import PDF

WORKSHOP = RegisterEntry("MENUISERIE ESSAI", "73282932000074", "12 RUE DES ESSAIS", "69001", "LYON", "FR")
BRANCH = RegisterEntry("MENUISERIE ESSAI SUD", "73282932000082", "3 QUAI NEUF", "13002", "MARSEILLE", "FR")
NAMELESS = RegisterEntry(tax_id="DE136695976", country="DE")


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was looked up; the registers know three companies, and one of them is away."""
    requests = list[str]()

    async def find(typed: str) -> list[RegisterEntry]:
        requests.append(typed)
        if typed.startswith("FR"):
            raise Offline
        entries = {"732 829 320": [WORKSHOP], "Menuiserie": [WORKSHOP, BRANCH], "DE136695976": [NAMELESS]}
        return entries.get(typed, [])

    monkeypatch.setattr(find_company, "find_companies", find)
    return requests


@pytest.fixture
def page(qtbot: QtBot, state: SetupState) -> SetupPage:
    page = SetupPage(state)
    qtbot.addWidget(page)
    state.edit("company.address.country", "FR")
    return page


def look_up(page: SetupPage, spawned: Spawned, typed: str) -> None:
    page.fields["company.name"].line.setText("")
    page.fields["company.name"].line.insert(typed)
    page.lookup.look_up.click()
    spawned.run()


def shown(page: SetupPage) -> dict[str, str]:
    return {path: field.value for path, field in page.fields.items() if path.startswith("company")}


def test_setup_company_is_filled_in_from_its_number(
    page: SetupPage, spawned: Spawned, register: list[str]
) -> None:
    look_up(page, spawned, "732 829 320")
    assert register == ["732 829 320"]
    assert shown(page) == {
        "company.name": "MENUISERIE ESSAI",
        "company.tax_id": "73282932000074",
        "company.address.line1": "12 RUE DES ESSAIS",
        "company.address.line2": "",
        "company.address.postal_code": "69001",
        "company.address.city": "LYON",
        "company.address.country": "FR",
    }
    assert "Check it" in page.lookup.words.text()


def test_setup_company_of_a_name_is_chosen_by_the_person(
    page: SetupPage, spawned: Spawned, register: list[str]
) -> None:
    look_up(page, spawned, "Menuiserie")
    _, second = page.lookup.choices.findChildren(QPushButton)
    assert shown(page)["company.name"] == "Menuiserie"
    assert second.text() == "MENUISERIE ESSAI SUD, 3 QUAI NEUF, 13002 MARSEILLE"
    second.click()
    assert (shown(page)["company.address.city"], page.lookup.choices.isHidden()) == ("MARSEILLE", True)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("552 100 554", "no open company with this number"),
        ("Nobody of that name", "no company of this name"),
        ("FR44 732 829 320", "Check your internet connection"),
    ],
    ids=["number", "name", "offline"],
)
def test_setup_of_a_company_that_is_not_found_goes_on_by_hand(
    page: SetupPage, spawned: Spawned, state: SetupState, register: list[str], typed: str, words: str
) -> None:
    fill(state)
    before = shown(page)
    look_up(page, spawned, typed)
    assert words in page.lookup.trouble.words
    assert "fill in the form yourself" in page.lookup.trouble.words
    assert shown(page) == before | {"company.name": typed}
    state.edit("company.name", "Menuiserie Essai")
    assert (page.lookup.trouble.words, state.missing()) == ("", {})


def test_setup_takes_no_number_for_a_name(
    page: SetupPage, spawned: Spawned, state: SetupState, register: list[str]
) -> None:
    fill(state, **{"company.name": "732 829 320"})
    state.save_company()
    spawned.run()
    assert "enter its name" in page.fields["company.name"].message
    look_up(page, spawned, "732 829 321")
    assert register == [], "a mistyped number is not looked up"


def test_setup_outside_france_looks_up_numbers_only(
    page: SetupPage, spawned: Spawned, state: SetupState, register: list[str]
) -> None:
    state.edit("company.address.country", "DE")
    look_up(page, spawned, "Schreinerei Probe")
    assert (register, "VAT number" in page.lookup.trouble.words) == ([], True)
    assert page.fields["company.tax_id"].label == "VAT or tax number", "a SIRET is French"
    look_up(page, spawned, "DE136695976")
    assert shown(page)["company.name"] == ""
    assert shown(page)["company.tax_id"] == "DE136695976"
    assert "Enter it" in page.lookup.trouble.words


@pytest.mark.parametrize("typed", ["732 829 321", "FR41303265045", "DE136695977"])
def test_mistyped_number_in_place_of_the_name_is_doubted(
    page: SetupPage, state: SetupState, typed: str
) -> None:
    page.fields["company.name"].line.insert(typed)
    assert state.warning("company.name")
    state.tried = True
    assert state.missing()["company.name"] == state.warning("company.name")


SELLER = {
    "company.name": "Schreinerei Probe",
    "company.address.line1": "Probeweg 3",
    "company.address.postal_code": "50667",
    "company.address.city": "Köln",
    "email": "post@probe.example",
    "bank_account.iban": "DE89370400440532013000",
}


@pytest.fixture
def sellers(monkeypatch: pytest.MonkeyPatch) -> dict[str, dict[str, str]]:
    """What the first invoice says of its seller, under `own`, and every later one, under `other`."""
    by_name = {"own": SELLER}
    contents: dict[str, str] = {}

    async def read(file: Path) -> dict[str, str]:
        return by_name.get(contents.setdefault(file.name, "own" if len(contents) == 0 else "other"), {})

    monkeypatch.setattr(read_seller, "read_seller", read)
    return by_name


def drop(state: SetupState, spawned: Spawned, folder: Path, name: str, content: bytes = PDF) -> None:
    file = folder / name
    file.write_bytes(content)
    state.add_invoices([file])
    spawned.run()


def test_setup_company_is_read_from_an_invoice_that_is_kept(
    page: SetupPage,
    spawned: Spawned,
    state: SetupState,
    session: Session,
    sellers: dict[str, dict[str, str]],
    tmp_path: Path,
) -> None:
    state._has_chosen_country = False
    drop(state, spawned, tmp_path, "own.pdf")
    assert {path: page.fields[path].value for path in SELLER} == SELLER
    assert state.values["company.address.country"] == "DE", "by the account, where the address names none"
    assert "own.pdf" in page.from_invoice.words.text()
    assert state.missing() == {}
    assert [draft.file_name for draft in session.connection_store.drafts.list_open()] == ["own.pdf"]
    again = SetupState(session)
    assert {path: again.values[path] for path in SELLER} == SELLER, "kept over a quit"


def test_setup_asks_at_once_for_what_the_invoice_does_not_say(
    page: SetupPage,
    spawned: Spawned,
    state: SetupState,
    sellers: dict[str, dict[str, str]],
    tmp_path: Path,
) -> None:
    sellers["own"] = {path: value for path, value in SELLER.items() if path != "company.name"}
    drop(state, spawned, tmp_path, "own.pdf")
    assert page.fields["company.name"].message == "Required"
    assert page.fields["company.address.city"].message == ""


def test_setup_keeps_what_was_typed_before_an_invoice_and_says_where_one_names_nobody(
    page: SetupPage,
    spawned: Spawned,
    state: SetupState,
    sellers: dict[str, dict[str, str]],
    tmp_path: Path,
) -> None:
    state.edit("company.name", "Probe & Söhne")
    drop(state, spawned, tmp_path, "own.pdf")
    state.edit("email", "me@probe.example")
    assert (state.values["company.name"], state.values["company.address.city"]) == ("Probe & Söhne", "Köln")
    sellers["other"] = {"company.address.city": "Bonn", "email": "else@probe.example"}
    drop(state, spawned, tmp_path, "second.pdf", PDF + b"\n%")
    assert (state.values["company.address.city"], state.values["email"]) == ("Bonn", "me@probe.example")
    sellers["other"] = {}
    drop(state, spawned, tmp_path, "third.pdf", PDF + b"\n%%")
    assert "third.pdf does not say who it is from" in page.from_invoice.words.text()
    assert state.values["company.address.city"] == "Bonn"


@pytest.mark.parametrize(
    ("country", "number", "sent", "is_doubtful"),
    [
        ("FR", "999 000 102 00015", {"siret": "999 000 102 00015"}, False),
        ("DE", "14321860457", {"vat_number": "14321860457"}, False),
        ("DE", "143/218/60457", {"vat_number": "143/218/60457"}, False),
        ("DE", "DE12", {"vat_number": "DE12"}, True),
        ("FR", "12345", {"siret": "12345"}, True),
    ],
)
def test_setup_number_of_digits_is_a_siret_in_france_only(
    state: SetupState, country: str, number: str, sent: dict[str, str], is_doubtful: bool
) -> None:
    fill(state, **{"company.address.country": country, "company.tax_id": number})
    company = profile_of(state.values).company
    assert company is not None
    numbers = company.model_dump(include={"siret", "vat_number"}, exclude_none=True)
    assert (numbers, bool(state.warning("company.tax_id"))) == (sent, is_doubtful)


def test_british_account_is_entered_as_sort_code_and_account_number(state: SetupState, qtbot: QtBot) -> None:
    page = SetupPage(state)
    qtbot.addWidget(page)
    state.edit("company.address.country", "GB")
    assert page.fields["bank_account.iban"].label == "Sort code and account number, or IBAN"
    state.edit("bank_account.iban", "040004 3192681")
    assert "6 digits" in state.missing()["bank_account.iban"]
    state.edit("bank_account.iban", "04-00-04 31926819")
    assert "bank_account.iban" not in state.missing()
