"""The second story: reminders from this computer, by a mailbox of one's own."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from recovery_contract.lifecycle import ReceivableStatus
from recovery_desktop.tour import submitting
from recovery_desktop.tour.hands import NotReached
from recovery_desktop.tour.tour import SLOW_SECONDS, MailAccess, Tour
from recovery_desktop.ui.pages.approval.page import ApprovalPage

COMPANY: Final = (
    ("Company name", "Atelier Exemple SARL"),
    ("Address line 1", "12 rue des Essais"),
    ("Postcode", "69001"),
    ("Town or city", "Lyon"),
    ("Email", "facturation@atelier-exemple.example"),
    ("IBAN", "FR76 3000 6000 0112 3456 7890 189"),
)
REMINDER: Final = "Menuiserie : une relance écrite à la main."


async def enter_company(tour: Tour) -> None:
    await tour.press("Use this computer")
    await tour.wait_for_page("onboarding", SLOW_SECONDS)
    # The country decides which numbers are asked for.
    await tour.hands.type_into("Country", "France", QLineEdit)
    for name, words in COMPANY:
        await tour.hands.type_into(name, words, QLineEdit)


async def go_on_to_the_mailbox(tour: Tour) -> None:
    await tour.press("Continue")
    await tour.wait_for_text(
        "Step 2 of 2. You get a test message. Nothing is sent to a debtor until you approve it.", SLOW_SECONDS
    )
    await tour.press("Server settings")


async def try_mailbox(tour: Tour, password: str) -> None:
    access = _mail_access(tour)
    await tour.hands.type_into("Password", password, QLineEdit)
    await tour.hands.type_into("Mail server", access.host, QLineEdit)
    await tour.hands.type_into("Port", str(access.port), QLineEdit)
    await tour.hands.choose_entry("Encryption", "None (only on this computer)")
    await tour.press("Send test and save")


async def be_refused(tour: Tour) -> None:
    await try_mailbox(tour, f"not {_mail_access(tour).password}")
    # What the server said follows.
    await tour.wait_for_text("The mailbox refused the sign-in: {why}", SLOW_SECONDS)


async def pass_the_test(tour: Tour) -> None:
    await try_mailbox(tour, _mail_access(tour).password)
    await tour.wait_for_page("submit", SLOW_SECONDS)


async def complete_an_invoice(tour: Tour) -> None:
    await submitting.drop(tour)
    await submitting.check(tour)
    await submitting.correct(tour)
    await submitting.complete(tour)


async def read_the_first_message(tour: Tour) -> None:
    await tour.press("Recover this invoice")
    await tour.wait_for_page("approval")
    await tour.wait_for_text("Subject", SLOW_SECONDS)
    await tour.wait_for_text("Nothing about this invoice is sent before you approve it.")


async def reword(tour: Tour, words: str = REMINDER) -> None:
    await tour.press("Edit")
    await tour.hands.type_into("Text", words, QPlainTextEdit)
    await tour.press("Save")
    await tour.wait_for_text(words, SLOW_SECONDS)


async def send_it(tour: Tour) -> None:
    await tour.press("Send only this one now")
    await tour.wait_for_text("Sent to {to}, {moment}.", SLOW_SECONDS)


async def approve_the_rest(tour: Tour) -> None:
    await tour.wait_for_text("Later invoices wait here until you have read them.")
    # Its words count the messages.
    await tour.press(tour.stage.window.findChildren(ApprovalPage)[0].approve.text())
    await tour.wait_for_text("This invoice is approved", SLOW_SECONDS)


async def look_at_the_board(tour: Tour) -> None:
    await tour.press("Open the board")
    (tour.receivable_id,) = tour.stage.connection_store.receivables.open_ids()
    await tour.find_card(ReceivableStatus.IN_PROCESS)


def _mail_access(tour: Tour) -> MailAccess:
    if tour.mail_access is None:
        raise NotReached("no mail server was named")
    return tour.mail_access
