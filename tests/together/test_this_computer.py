"""This computer, with a real mail server: set up in the app, the first message is read, changed and sent, and the plan
approved."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit

from recovery_desktop.tour import own_mailbox, submitting
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, MailAccess
from tests.service.recovery.production import MailServer
from tests.together.scene import curtain

# The test's server takes passwords without TLS on purpose: it listens on this machine only.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    server.controller.start()
    yield server
    server.controller.stop()


async def test_local_setup_needs_no_browser_and_its_first_message_leaves_once_read(
    tmp_path: Path, mail_server: MailServer
) -> None:
    async with curtain(tmp_path) as tour:
        tour.mail_access = MailAccess("127.0.0.1", mail_server.port, mail_server.password)
        await own_mailbox.enter_company(tour)
        await own_mailbox.go_on_to_the_mailbox(tour)
        await own_mailbox.be_refused(tour)
        assert mail_server.messages == []
        await own_mailbox.pass_the_test(tour)
        assert [message["Subject"] for message in mail_server.messages] == ["Votre messagerie fonctionne"]

        await own_mailbox.complete_an_invoice(tour)
        await own_mailbox.read_the_first_message(tour)
        assert len(mail_server.messages) == 1, "the test message"

        await own_mailbox.reword(tour)
        await own_mailbox.send_it(tour)
        _, reminder = mail_server.messages
        assert reminder["To"].addresses[0].addr_spec == submitting.EMAIL
        assert reminder["From"].addresses[0].addr_spec == "facturation@atelier-exemple.example"
        assert own_mailbox.REMINDER in reminder.get_body(("plain",)).get_content()
        [enclosure] = reminder.iter_attachments()
        assert enclosure.get_content() == tour.invoice.read_bytes()

        await own_mailbox.approve_the_rest(tour)
        await own_mailbox.look_at_the_board(tour)
        assert len(mail_server.messages) == 2, "what follows has its day"
        assert tour.stage.opened == []


async def test_invoice_dropped_on_the_first_page_says_who_the_person_is_and_comes_on_view_after_the_set_up(
    tmp_path: Path, mail_server: MailServer
) -> None:
    async with curtain(tmp_path) as tour:
        tour.mail_access = MailAccess("127.0.0.1", mail_server.port, mail_server.password)
        drag = await tour.hands.start_drag([tour.invoice])
        await drag.drop()
        await tour.wait_for_page("onboarding", SLOW_SECONDS)
        await tour.wait_for_text(
            "Read from {file}. Check the fields below. The invoice is kept as your first one.", SLOW_SECONDS
        )
        for name, words in own_mailbox.COMPANY:
            field = await tour.hands.find(name, QLineEdit)
            assert field.text().replace(" ", "") == words.replace(" ", ""), name

        await own_mailbox.go_on_to_the_mailbox(tour)
        await own_mailbox.pass_the_test(tour)
        await wait_until(lambda: tour.stage.app.submit.current is not None, "the invoice", SLOW_SECONDS)
        [draft] = tour.stage.connection_store.drafts.list_open()
        assert draft.file_name == tour.invoice.name
        assert submitting.review(tour).isVisible()
