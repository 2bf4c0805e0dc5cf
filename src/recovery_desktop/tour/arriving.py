"""From the first start to an active creditor."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QPushButton

from recovery_desktop.tour import visits
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from recovery_desktop.ui.widgets.field import Field

COMPANY = (
    ("Name", "Atelier Exemple SARL"),
    ("SIRET", "999 000 102 00051"),
    ("VAT number", "FR48999000102"),
    ("Address line 1", "12 rue des Essais"),
    ("Postcode", "69001"),
    ("Town or city", "Lyon"),
)
CONTACT = (
    ("First name", "La"),
    ("Last name", "Gérance"),
    ("Email", "facturation@atelier-exemple.example"),
)
SIRET = "999 000 102 00015"


def _is_doubted(line: QLineEdit) -> bool:
    """Tell whether the field shows a doubt; a hint in the same place is none."""
    field = line.parentWidget()
    return isinstance(field, Field) and field.state in {"danger", "warning"}


async def first_start(tour: Tour) -> None:
    await tour.wait_for_page("welcome")
    for choice in ("Start practising", "Use this computer", "Connect to a service"):
        await tour.hands.find(choice, QPushButton)


async def choose_practice(tour: Tour) -> None:
    """Choose Practice: the app signs in to its own service, and a company is there."""
    await tour.press("Start practising")
    await tour.wait_for_page("submit", SLOW_SECONDS)
    await tour.wait_for_text("Practice: nothing leaves this computer", within=tour.stage.window)
    await tour.hands.find("Use the sample invoice", QPushButton)


async def type_the_company(tour: Tour) -> None:
    """Type the company with two digits of the SIRET exchanged, as it happens."""
    await tour.hands.type_into("Country", "France", QLineEdit)
    for name, words in COMPANY:
        await tour.hands.type_into(name, words, QLineEdit)
    siret = await tour.hands.find("SIRET", QLineEdit)
    await wait_until(lambda: _is_doubted(siret), "a doubt about the SIRET")


async def correct_the_siret(tour: Tour) -> None:
    await tour.hands.type_into("SIRET", SIRET, QLineEdit)
    siret = await tour.hands.find("SIRET", QLineEdit)
    await wait_until(lambda: not _is_doubted(siret), "no doubt about the SIRET")
    for name, words in CONTACT:
        await tour.hands.type_into(name, words, QLineEdit)


async def become_a_creditor(tour: Tour) -> None:
    await tour.press("Continue")
    await tour.wait_for_text("Bank account", SLOW_SECONDS)
    await tour.hands.find("Complete in the browser", QPushButton)


async def complete_in_the_browser(tour: Tour) -> None:
    """Complete the onboarding in the browser; the app notices by itself."""
    address = await tour.press_and_get_address("Complete in the browser")
    await visits.complete_onboarding(tour.browser, address)
    await tour.wait_for_text("Your account is active", SLOW_SECONDS)


async def look_at_the_empty_board(tour: Tour) -> None:
    await tour.go_to("Board")
    await tour.wait_for_page("board")
    await tour.wait_for_text("Nothing in recovery yet")
