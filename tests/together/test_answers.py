"""Answers of debtors over real mail servers: mail that comes back, the reply that appears on Today by itself; its
promise is entered, paid and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from email.message import EmailMessage
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QPushButton

from recovery_desktop.tour import own_mailbox, submitting
from recovery_desktop.tour.hands import click_first, wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, MailAccess, Tour
from recovery_desktop.ui import text
from recovery_desktop.ui.widgets.line_button import LineButton
from tests.service.imap_server import ImapServer, a_message
from tests.service.recovery.production import MailServer
from tests.service.recovery.test_bounces import a_report
from tests.together.scene import curtain
from tests.together.test_this_computer import mail_server

__all__ = ["mail_server"]
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


@pytest.fixture
def inbox() -> Iterator[ImapServer]:
    server = ImapServer()
    server.start()
    yield server
    server.remove()


async def to_reminded(tour: Tour, mail_server: MailServer) -> EmailMessage:
    """Set up on this computer; the first reminder has left."""
    tour.mail_access = MailAccess("127.0.0.1", mail_server.port, mail_server.password)
    await own_mailbox.enter_company(tour)
    await own_mailbox.go_on_to_the_mailbox(tour)
    await tour.hands.type_into("User name", "owner", QLineEdit)
    await own_mailbox.pass_the_test(tour)
    await own_mailbox.complete_an_invoice(tour)
    await own_mailbox.read_the_first_message(tour)
    await own_mailbox.send_it(tour)
    await own_mailbox.approve_the_rest(tour)
    (tour.receivable_id,) = tour.stage.connection_store.receivables.open_ids()
    return mail_server.messages[-1]


async def read_answers(tour: Tour, inbox: ImapServer) -> None:
    """Switch on that the mailbox is read, and wait for its first look."""
    tour.stage.app.show_settings("recovery", "reading")
    await tour.press("More")
    await tour.hands.type_into("Server for reading (IMAP)", "127.0.0.1", QLineEdit)
    await tour.hands.choose_entry("Encryption", "None (only on this computer)")
    await tour.hands.type_into("Port", str(inbox.port), QLineEdit)
    await tour.press("Read replies")
    await tour.hands.find("Stop reading", QPushButton, seconds=SLOW_SECONDS)


def lines(tour: Tour, words: str) -> list[LineButton]:
    """The lines of Today that say so."""
    there = tour.stage.window.page("today").findChildren(LineButton)
    return [line for line in there if line.isVisible() and words in line.accessibleName()]


def written(tour: Tour) -> list[LineButton]:
    """The lines of Today about what debtors wrote."""
    return lines(tour, "has written")


def next_weekday(weekday: int) -> date:
    """Return the day that is meant by its name, never today's."""
    today = datetime.now(UTC).astimezone().date()
    return today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1)


async def come_back(tour: Tour, inbox: ImapServer, reminder: EmailMessage) -> None:
    """A mail server reports that the address does not exist, and the service has read it."""
    await asyncio.to_thread(inbox.deliver, a_report(str(reminder["Message-ID"]).strip("<>")))
    api = tour.stage.app.session.context.client.receivables

    async def is_read() -> bool:
        contact = (await api.get(tour.receivable_id)).recovery_progress.last_contact
        return contact is not None and contact.outcome == "bounced"

    async with asyncio.timeout(SLOW_SECONDS):
        while not await is_read():
            await asyncio.sleep(0.1)


async def test_mail_comes_back_then_a_reply_promises_and_is_paid(
    tmp_path: Path, mail_server: MailServer, inbox: ImapServer
) -> None:
    async with curtain(tmp_path) as tour:
        reminder = await to_reminded(tour, mail_server)
        await read_answers(tour, inbox)
        await come_back(tour, inbox, reminder)
        await tour.go_to("Today")
        await click_first(lambda: lines(tour, "add another contact"), "the mail that came back on Today")
        await tour.wait_for_page("receivable")
        await tour.wait_for_text(f"Email to {submitting.EMAIL} comes back")
        await tour.go_to("Today")
        assert not written(tour)
        friday = next_weekday(4)
        reply = a_message(
            "Bonjour,\n\nnous vous payons vendredi.\n\nCordialement\nPaul",
            sender=f"Paul <{submitting.EMAIL}>",
            references=str(reminder["Message-ID"]),
        )
        await asyncio.to_thread(inbox.deliver, reply)
        await click_first(lambda: written(tour), "the reply on Today")
        await tour.wait_for_page("receivable")
        await tour.wait_for_text("The debtor has written")
        await tour.wait_for_text(
            "The debtor has written. If you decide nothing, recovery resumes after five working days."
        )
        await tour.wait_for_text(f"They seem to promise payment on {text.day(friday)}.")
        await tour.press(f"Record the promise for {text.day(friday)}")
        await wait_until(lambda: tour.receivable.recovery_progress.promise, "the promise", SLOW_SECONDS)
        promise = tour.receivable.recovery_progress.promise
        assert promise is not None
        assert (promise.day, promise.state) == (friday, "open")
        await wait_until(lambda: not tour.has_text("The debtor has written"), "the message to be done with")

        await tour.press("Record payment…")
        await tour.press("Record payment")
        await tour.wait_for_status("payment_received", "recovered", seconds=SLOW_SECONDS)
        await tour.wait_for_text(f"The payment promised for {text.day(friday)} arrived.", SLOW_SECONDS)
        promise = tour.receivable.recovery_progress.promise
        assert promise is not None
        assert promise.state == "kept"
        await tour.go_to("Today")
        assert not written(tour)
