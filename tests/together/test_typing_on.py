"""What is typed into the next invoice stays there while the one before it leaves, whatever page that concerns."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from recovery_desktop.tour import own_mailbox, submitting
from recovery_desktop.tour.hands import wait_until
from recovery_desktop.tour.tour import SLOW_SECONDS, MailAccess
from recovery_desktop.ui.pages.approval.page import ApprovalPage
from tests.invoices.test_trades import set_by_hand
from tests.service.recovery.production import MailServer
from tests.together.scene import curtain, drafts

# The test's server takes passwords without TLS on purpose: it listens on this machine only.
pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")

INVOICE = """
    71 63 Atelier Exemple SARL
    71 76 12 rue des Essais
    71 89 69001 Lyon
    71 165 {debtor}
    71 177 118 chemin des Forges
    71 189 42300 Roanne
    430 248 Lyon, le 05/10/2026
    71 290 Facture n° : {number}
    71 378 Désignation
    470 378 Montant
    71 392 Conception graphique du site
    470 392 1 900,00 €
    400 449 Net à payer
    470 449 1 900,00 €
    71 480 Règlement par virement, au plus tard le 4 novembre 2026.
"""
ADDRESS = "comptabilite@dorsanne.example"


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    server.controller.start()
    yield server
    server.controller.stop()


def an_invoice(folder: Path, number: str, debtor: str) -> Path:
    path = folder / f"{number}.pdf"
    path.write_bytes(set_by_hand(INVOICE.format(number=number, debtor=debtor)))
    return path


async def test_address_typed_into_the_next_invoice_stays_while_the_one_before_leaves(
    tmp_path: Path, mail_server: MailServer
) -> None:
    async with curtain(tmp_path) as tour:
        tour.mail_access = MailAccess("127.0.0.1", mail_server.port, mail_server.password)
        await own_mailbox.enter_company(tour)
        await own_mailbox.go_on_to_the_mailbox(tour)
        await own_mailbox.pass_the_test(tour)
        await own_mailbox.complete_an_invoice(tour)
        await own_mailbox.read_the_first_message(tour)
        await own_mailbox.approve_the_rest(tour)
        await tour.press("Submit another invoice")
        files = [
            an_invoice(tmp_path, "F-21", "Cabinet Perrinot SELARL"),
            an_invoice(tmp_path, "F-22", "Dorsanne SAS"),
        ]
        await submitting.drop_files(tour, *files)
        first, following = await drafts(tour, ["review", "unread"], 2)
        page = tour.stage.window.page("approval")
        assert isinstance(page, ApprovalPage)
        state, store = tour.stage.app.submit, tour.stage.connection_store
        await tour.press(submitting.review_button(first))
        email = submitting.review(tour).entry.contacts.editors[0].fields["email"].line
        await wait_until(email.hasFocus, "the keyboard to be where the address is missing")
        QTest.keyClicks(email, "direction@perrinot.example")
        await tour.press("Recover this invoice")
        await wait_until(
            lambda: state.current is not None and state.current.id == following.id, "the next invoice"
        )
        before = store.receivables.count()
        for letter in ADDRESS[:5]:
            QTest.keyClicks(QApplication.focusWidget() or tour.stage.window, letter)
        await wait_until(lambda: store.receivables.count() > before, "the one before to leave", SLOW_SECONDS)
        await wait_until(
            lambda: page.another.isHidden() and not page.isVisible(), "its approval to wait", SLOW_SECONDS
        )
        for letter in ADDRESS[5:]:
            QTest.keyClicks(QApplication.focusWidget() or tour.stage.window, letter)
        assert email.text() == ADDRESS
        assert store.drafts.get(following.id).body["contacts"] == [{"email": ADDRESS}]
