"""The company of the set-up, looked up in a public register by what stands in the field of its name."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from recovery_desktop.commands import find_company
from recovery_desktop.commands.find_company import RegisterEntry
from recovery_desktop.failures import Offline
from recovery_desktop.ui.pages.onboarding.setup.form import SetupPage
from recovery_desktop.ui.pages.onboarding.setup.state import SetupState
from tests.desktop.ui.fakes import Spawned
from tests.desktop.ui.pages.test_setup import fill
from tests.desktop.ui.pages.test_setup import state as state

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
    assert page.fields["company.tax_id"].label == "VAT number", "a SIRET is French"
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
