"""A paper whose debtor has no email address, on this computer: by letter, printed and posted by hand, and paid."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPushButton, QRadioButton

from recovery_desktop.tour import own_mailbox, recovering, submitting
from recovery_desktop.tour.hands import click_widget, wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, MailAccess, Tour
from recovery_desktop.ui.pages import opened_file
from recovery_desktop.ui.pages.approval.page import ApprovalPage
from recovery_desktop.ui.widgets.line_button import LineButton
from tests.service.recovery.production import MailServer
from tests.together.scene import curtain

# The test's server takes passwords without TLS on purpose: it listens on this machine only.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")

CREATE = "Create letter now: Reminder by post · Letter to the debtor"


@pytest.fixture(autouse=True)
def _day_of_the_debtor_is_another(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A computer at an end of the earth where at this hour it is yesterday or tomorrow, seen from the debtor."""
    paris = datetime.now(ZoneInfo("Europe/Paris")).date()
    zones = ("Etc/GMT+12", "Etc/GMT-14")
    monkeypatch.setenv("TZ", next(one for one in zones if datetime.now(ZoneInfo(one)).date() != paris))
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    server.controller.start()
    yield server
    server.controller.stop()


@pytest.mark.parametrize("has_mailbox", [True, False], ids=["with a mailbox", "without a mailbox"])
async def test_paper_without_an_email_is_recovered_by_a_letter_that_is_printed_and_posted(
    tmp_path: Path, mail_server: MailServer, monkeypatch: pytest.MonkeyPatch, has_mailbox: bool
) -> None:
    printed: list[Path] = []
    monkeypatch.setattr(opened_file, "open_path", lambda path: not printed.append(path))
    async with curtain(tmp_path) as tour:
        tour.mail_access = MailAccess("127.0.0.1", mail_server.port, mail_server.password)
        await own_mailbox.enter_company(tour)
        await own_mailbox.go_on_to_the_mailbox(tour)
        if has_mailbox:
            await own_mailbox.pass_the_test(tour)
        else:
            await tour.press("Set up later, begin with letters")
            await tour.wait_for_page("submit", SLOW_SECONDS)
        await submitting.drop(tour)
        await submitting.check(tour)
        await submitting.correct(tour)
        await tour.hands.type_into("Email", "", QLineEdit, within=submitting.review(tour))
        await tour.hands.click(
            "No email address: recover by letter", QCheckBox, within=submitting.review(tour)
        )
        await tour.wait_for_text(
            "The plan sends letters instead of emails. You print and post each one; Today says when."
        )
        await tour.press("Recover this invoice")

        await tour.wait_for_page("approval")
        await tour.wait_for_text("Subject", SLOW_SECONDS)
        assert not tour.has_text("No email can be sent to this debtor. {why}")
        await tour.press(tour.stage.window.findChildren(ApprovalPage)[0].approve.text())
        await tour.wait_for_text("This invoice is approved", SLOW_SECONDS)
        await own_mailbox.look_at_the_board(tour)

        await recovering.open_detail(tour)
        await tour.wait_for_text("No email address is known: letters are sent instead.")
        progress = tour.receivable.recovery_progress
        assert (progress.by_post, progress.contacts) == (True, [])
        await tour.press("Planned contacts")
        # On a working day it may be there already.
        await wait_until(lambda: on_offer(tour), "the first letter", SLOW_SECONDS)
        if tour.hands.find_visible(CREATE, QPushButton) is not None:
            await tour.press(CREATE)
            await tour.press("Create letter now")
        await tour.wait_for_text("Print and post it, then confirm it here.", SLOW_SECONDS)

        await tour.go_to("Today")
        await wait_until(lambda: waiting(tour), "the letter on Today", SLOW_SECONDS)
        click_widget(waiting(tour)[0])
        await tour.press("Open the letter to print it")
        await wait_until(lambda: printed, "the letter to be printed", SLOW_SECONDS)
        assert printed[0].read_bytes().startswith(b"%PDF")
        await tour.hands.click("I posted it", QRadioButton)
        await tour.press("Save")
        await wait_until(lambda: not waiting(tour), "the letter to be posted", SLOW_SECONDS)

        await tour.go_to("Board")
        await recovering.open_detail(tour)
        await wait_until(
            lambda: (tour.receivable.recovery_progress.attempts or {}).get("letter") == 1,
            "the letter to count",
        )
        await tour.press("Record payment…")
        await tour.press("Record payment")
        await tour.wait_for_status("payment_received", seconds=SLOW_SECONDS)
        assert len(mail_server.messages) == has_mailbox, "the test of the mailbox"


def on_offer(tour: Tour) -> bool:
    is_written = tour.has_text("Print and post it, then confirm it here.")
    return is_written or tour.hands.find_visible(CREATE, QPushButton) is not None


def waiting(tour: Tour) -> list[LineButton]:
    lines = tour.stage.window.page("today").findChildren(LineButton)
    return [
        line for line in lines if line.isVisible() and "Print and post the letter" in line.accessibleName()
    ]
