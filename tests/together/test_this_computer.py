"""This computer, with a real mail server: set up in the app, the first message is read, and the plan approved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import until
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
    await tour.page("onboarding", SLOW_SECONDS)
    for name, words in COMPANY:
        await tour.hands.write(name, words, QLineEdit)
    await tour.hands.pick("Country", "France")
    await tour.press("Continue")
    await tour.reads("Which mailbox sends the reminders?", SLOW_SECONDS)


async def try_mailbox(tour: Tour, port: int, password: str) -> None:
    await tour.hands.write("Password", password, QLineEdit)
    await tour.hands.write("Mail server", "127.0.0.1", QLineEdit)
    await tour.hands.write("Port", str(port), QLineEdit)
    await tour.hands.pick("Encryption", "None (only on this computer)")
    await tour.press("Send test and save")


async def test_this_computer_is_set_up_without_a_browser_and_its_first_message_is_read_before_anything_leaves(
    tmp_path: Path, mail_server: MailServer
) -> None:
    async with curtain(tmp_path) as tour:
        await to_mailbox(tour)
        await tour.press("More")
        await try_mailbox(tour, mail_server.port, "wrong")
        await tour.reads("The mailbox refused to sign in", SLOW_SECONDS)
        assert mail_server.messages == []
        await try_mailbox(tour, mail_server.port, "right")
        await tour.page("submit", SLOW_SECONDS)
        assert [message["Subject"] for message in mail_server.messages] == ["Your mailbox works"]

        await submitting.drop(tour)
        await submitting.check(tour)
        await submitting.correct(tour)
        await submitting.complete(tour)
        await submitting.submit(tour)
        receivables = tour.stage.connection_store.receivables
        await until(receivables.open_ids, "the service to take the invoice", SLOW_SECONDS)
        (tour.receivable_id,) = receivables.open_ids()
        await tour.status(ReceivableStatus.IN_PROCESS, seconds=SLOW_SECONDS)
        tour.stage.app.show_receivable(tour.receivable_id)
        await tour.press("Planned contacts")
        await tour.press("Change: Email to the primary contact")
        await tour.reads("Change")
        assert len(mail_server.messages) == 1
        assert tour.stage.opened == []
