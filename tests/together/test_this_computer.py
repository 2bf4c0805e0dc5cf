"""This computer, with a real mail server: set up in the app, the first message is read, changed and sent, and the plan
approved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.tour import submitting
from recovery_desktop.tour.tour import SLOW_SECONDS, Tour
from tests.service.recovery.production import MailServer
from tests.together.scene import curtain

# The test's server takes passwords without TLS on purpose: it listens on this machine only.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
COMPANY = (
    ("Company name", "Atelier Exemple SARL"),
    ("SIRET or VAT number", "999 000 102 00015"),
    ("Street and number", "12 rue des Essais"),
    ("Postal code", "69001"),
    ("City", "Lyon"),
    ("Email", "facturation@atelier-exemple.example"),
    ("IBAN", "FR76 3000 6000 0112 3456 7890 189"),
)


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    server.controller.start()
    yield server
    server.controller.stop()


async def to_mailbox(tour: Tour) -> None:
    await tour.press("Use this computer")
    await tour.wait_for_page("onboarding", SLOW_SECONDS)
    for name, words in COMPANY:
        await tour.hands.type_into(name, words, QLineEdit)
    await tour.hands.type_into("Country", "France", QLineEdit)
    await tour.press("Continue")
    await tour.wait_for_text("What you ask for, and your mailbox", SLOW_SECONDS)


async def try_mailbox(tour: Tour, port: int, password: str) -> None:
    await tour.hands.type_into("Password", password, QLineEdit)
    await tour.hands.type_into("Mail server", "127.0.0.1", QLineEdit)
    await tour.hands.type_into("Port", str(port), QLineEdit)
    await tour.hands.choose_entry("Encryption", "None (only on this computer)")
    await tour.press("Send test and save")


async def test_local_setup_needs_no_browser_and_its_first_message_leaves_once_read(
    tmp_path: Path, mail_server: MailServer
) -> None:
    async with curtain(tmp_path) as tour:
        await to_mailbox(tour)
        await tour.press("Server settings")
        await try_mailbox(tour, mail_server.port, "wrong")
        await tour.wait_for_text("The mailbox refused the sign-in", SLOW_SECONDS)
        assert mail_server.messages == []
        await try_mailbox(tour, mail_server.port, "right")
        await tour.wait_for_page("submit", SLOW_SECONDS)
        assert [message["Subject"] for message in mail_server.messages] == ["Votre messagerie fonctionne"]

        await submitting.drop(tour)
        await submitting.check(tour)
        await submitting.correct(tour)
        await submitting.complete(tour)
        await tour.press("Recover this invoice")
        await tour.wait_for_page("approval")
        await tour.wait_for_text("Subject", SLOW_SECONDS)
        await tour.wait_for_text("Nothing is sent until you approve it here.")
        assert len(mail_server.messages) == 1, "the test message"

        await reword(tour, "Menuiserie: une relance écrite à la main.")
        await tour.wait_for_text("Menuiserie: une relance écrite à la main.", SLOW_SECONDS)
        await tour.press("Send now")
        await tour.wait_for_text(f"Sent to {submitting.EMAIL}", SLOW_SECONDS)
        _, reminder = mail_server.messages
        assert reminder["To"].addresses[0].addr_spec == submitting.EMAIL
        assert reminder["From"].addresses[0].addr_spec == "facturation@atelier-exemple.example"
        assert "Menuiserie: une relance écrite à la main." in reminder.get_body(("plain",)).get_content()
        [enclosure] = reminder.iter_attachments()
        assert enclosure.get_content() == tour.invoice.read_bytes()

        await tour.wait_for_text("Later invoices wait here until you have read them.")
        await tour.press("Approve plan")
        await tour.wait_for_text("This invoice is approved", SLOW_SECONDS)
        await tour.press("Open the board")
        (tour.receivable_id,) = tour.stage.connection_store.receivables.open_ids()
        await tour.find_card(ReceivableStatus.IN_PROCESS)
        assert len(mail_server.messages) == 2, "what follows has its day"
        assert tour.stage.opened == []


async def reword(tour: Tour, words: str) -> None:
    await tour.press("Edit")
    await tour.hands.type_into("Text", words, QPlainTextEdit)
    await tour.press("Save")
