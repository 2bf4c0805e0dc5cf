"""The page of one receivable over a real store: what it says, what it offers, and what a click becomes."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from recovery_contract.actions import CancelReason
from recovery_contract.allowed_actions import Action
from recovery_contract.ids import PaymentId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import RecordedPayment
from recovery_contract.receivables import Contact, Receivable
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.session.session import Session
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable import timeline_moments
from recovery_desktop.ui.pages.receivable.cancel import CancelDialog
from recovery_desktop.ui.pages.receivable.contact import ContactDialog
from recovery_desktop.ui.pages.receivable.debtor_card import PORTION, DebtorCard
from recovery_desktop.ui.pages.receivable.payment import PaymentDialog
from recovery_desktop.ui.pages.receivable.sheets import LinkSheet, MessageSheet, RawSheet
from recovery_desktop.ui.pages.receivable.state import ReceivableState
from recovery_desktop.ui.wording import receivable as words
from recovery_desktop.ui.wording.history import TELLERS
from tests.desktop.ui.fakes import (
    NOW,
    a_receivable,
    disputed,
    half_paid,
)
from tests.desktop.ui.pages import one, progress_parts
from tests.desktop.ui.pages.opened import Open


def a_payment(id: str, amount: int, reversed_at: datetime | None = None) -> RecordedPayment:
    return RecordedPayment(
        id=PaymentId(id), amount=Decimal(amount), at=NOW, source="test", reversed_at=reversed_at
    )


def test_actions_without_a_response_follow_the_table(opened: Open) -> None:
    always = {Action.ADD_CONTACT, Action.UPDATE_METADATA, Action.RECORD_CALL, Action.RECORD_PAYMENT}
    expected = {
        ReceivableStatus.IN_PROCESS: {Action.CANCEL, Action.PROPOSE_AGREEMENT},
        ReceivableStatus.DISPUTED: {Action.CANCEL, Action.SUBMIT_EVIDENCE},
        ReceivableStatus.PAYMENT_RECEIVED: {Action.DECIDE_PARTIAL_PAYMENT, Action.PROPOSE_AGREEMENT},
    }
    for receivable in (one.in_full(), disputed(), half_paid()):
        assert receivable.recovery_progress.allowed_actions is None
        allowed = opened(receivable).state.allowed
        assert always <= allowed
        moving = {action for row in expected.values() for action in row}
        assert allowed & moving == expected[ReceivableStatus(receivable.status)]


def test_actions_offered_are_those_of_the_response(opened: Open) -> None:
    names = ["update_metadata", "add_contact", "an_action_of_tomorrow"]
    on_view = opened(one.in_full(allowed_actions=names))
    assert on_view.state.allowed == {Action.UPDATE_METADATA, Action.ADD_CONTACT}
    assert not on_view.page.head.cancel.isVisible()
    assert on_view.page.head.paid.isHidden()
    assert not on_view.state.dealings.takes_proposals
    on_view.state.cancel(CancelReason.BUSINESS_DECISION, "")
    assert on_view.sent_bodies == []


def test_insolvency_next_steps_are_shown_in_our_words(opened: Open) -> None:
    insolvency = progress_parts.an_insolvency()
    card = opened(one.in_full(insolvency=insolvency)).page.action_cards.insolvency
    assert "Declare the claim to the person appointed by the court." in card.steps.text()
    foreign = insolvency.model_copy(update={"next_step_codes": ["declare", "dance"]})
    card = opened(one.in_full(insolvency=foreign)).page.action_cards.insolvency
    assert insolvency.next_steps[0] in card.steps.text()


def test_history_is_told_in_our_words_and_what_was_sent_can_be_read(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full())
    moments = on_view.page.overview.timeline.moments
    assert not [moment for moment in moments if "service's own words" in moment.sentence]
    assert moments[0].sentence == "Phone call is left out. The debtor has no phone number."
    assert moments[5].sentence == "€200.00 arrived, €4,000.00 remains."
    assert [moment.key for moment in moments if moment.key] == ["att_3", "att_2"]
    with qtbot.waitSignal(on_view.page.overview.message_requested):
        on_view.press(f"Read: {moments[1].sentence}")
    message = on_view.state.message("att_3")
    assert message is not None
    sheet = MessageSheet(on_view.page, on_view.state, message)
    qtbot.addWidget(sheet)
    assert "our invoice FA-2026-014" in sheet.words.text()
    papers: list[tuple[Path, str]] = []
    on_view.state.opened_paper.disconnect()
    on_view.state.opened_paper.connect(lambda path, name: papers.append((path, name)))
    sheet.letter.click()
    on_view.spawn.run()  # type: ignore[attr-defined]
    [(_, name)] = papers
    assert re.fullmatch(r"Letter of \d+ \w+ \d{4}\.pdf", name)


@pytest.mark.parametrize(
    ("kind", "data", "sentence"),
    [
        ("recovered", {"total_recovered": 150}, "Closed with €150.00 recovered; €4,050.00 was written off."),
        (
            "recovered",
            {"total_recovered": 4200, "extras_waived": "61.20"},
            "Recovered: €4,200.00. Interest and fixed sum of €61.20 were not asked for.",
        ),
        ("cancelled", {"cancellation_reason": "paid_directly"}, "Recovery was cancelled: The debtor paid me directly."),
        ("disputed", {"amount": "12.5"}, "The debtor disputes €12.50 of the invoice; contacts pause."),
        ("evidence.requested", {"evidence_requested": ["quote"]}, "Evidence was requested; contacts pause: Quote."),
        ("contact.attempted", {"contact_type": "email"}, "As the service put it."),
        ("payment.received", {"payment_amount": "NaN"}, "As the service put it."),
        ("contact.posted", {"type": "letter", "number": 3}, "Letter no. 3 was posted."),
        ("contact.delivered", {"type": "letter", "number": 3}, "Letter no. 3 was delivered."),
        (
            "contact.bounced",
            {"type": "letter", "number": 3},
            "Letter no. 3 came back: check the postal address.",
        ),
        (
            "payment.unclaimed",
            {"amount_minor": 152400, "currency": "USD", "why": "currency"},
            "$1,524.00 arrived by card in another currency: it is not booked and must be refunded.",
        ),
        ("payment.unclaimed", {"amount_minor": 5, "currency": "?"}, "As the service put it."),
        (
            "payment.refund_failed",
            {"amount_minor": 2050, "currency": "EUR", "reason": "lost_or_stolen_card"},
            "The refund of €20.50 did not reach the card: the money is back here.",
        ),
        (
            "payment.reversed",
            {"amount": "12.00", "reason": "refunded to the card", "code": "refund"},
            "The payment of €12.00 was refunded to the card.",
        ),
        ("payout.made", {"amount": "90", "fee": "10.00"}, "€90.00 was paid out to you. A fee of €10.00 was deducted."),
        ("debtor.erased", {}, "The debtor’s data was erased; amounts and dates stay."),
        ("something.new", {"a": 1}, "As the service put it."),
        ("promise.made", {"day": "soon", "amount": 3}, "As the service put it."),
    ],
)  # fmt: skip
def test_entry_is_a_sentence_or_stands_as_it_came(
    qapp: QApplication, kind: Any, data: Any, sentence: Any
) -> None:
    entry = progress_parts.an_entry(kind, 1, "platform", **data).model_copy(
        update={"text": "As the service put it."}
    )
    moment = timeline_moments.timeline_moment(entry, a_receivable())
    assert moment.sentence == sentence
    assert moment.below.endswith("your platform")


def test_interest_that_was_asked_for_and_not_paid_is_given_up(qapp: QApplication) -> None:
    entry = progress_parts.an_entry("recovered", 1, "platform", total_recovered=4200, extras_waived="61.20")
    moment = timeline_moments.timeline_moment(entry, a_receivable(pursue="all"))
    assert moment.sentence.endswith("€61.20 were not paid and are no longer asked for.")


def test_foreign_text_is_never_markup(opened: Open) -> None:
    bad = "<img src=x onerror=alert(1)><b>bold</b>"
    entry = progress_parts.an_entry("debtor.wrong_person", 1, "debtor", message=bad)
    on_view = opened(one.in_full(history=[entry]))
    label = next(label for label in on_view.page.findChildren(QLabel) if bad in label.text())
    assert label.textFormat() is Qt.TextFormat.PlainText


def test_foreign_text_of_any_size_and_direction_stays_in_its_place(opened: Open) -> None:
    turned, long = "\u202egpj.exe\u202c\u200b\u2066", "Atelier Brun & Söhne " * 500
    contacts = [{"email": f"{number}@atelier.example", "level": 1} for number in range(1_000)]
    entry = progress_parts.an_entry("debtor.wrong_person", 1, "debtor", message=turned + long)
    on_view = opened(one.in_full(debtor_name=long + turned, contacts=contacts, history=[entry]))
    read_text = on_view.reads()
    assert long + turned in read_text
    assert read_text.count("@atelier.example") == PORTION
    card = on_view.page.findChild(DebtorCard)
    assert card.more.text() == "Show more contacts (980)"
    card.more.click()
    assert on_view.reads().count("@atelier.example") == 2 * PORTION
    assert on_view.page.minimumSizeHint().width() <= 1000
    assert on_view.page.width() == 1100


def test_documents_open_save_and_go_into_one_case_file(qtbot: QtBot, opened: Open, tmp_path: Path) -> None:
    on_view = opened(one.in_full())
    page = on_view.page
    page.tabs.show_section("papers")
    opened_files: list[str] = []
    on_view.state.opened_paper.disconnect()
    on_view.state.opened_paper.connect(lambda path, name: opened_files.append(name))
    on_view.press("Open FA-2026-014.pdf")
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert opened_files == ["FA-2026-014.pdf"]
    saved_names: list[str] = []
    on_view.state.saved.connect(saved_names.append)
    document = on_view.state.details.documents[0]
    on_view.state.documents.save(document, tmp_path / "kept.pdf")
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert saved_names == [str(tmp_path / "kept.pdf")]
    on_view.press("Download the case file")
    assert page.documents.progress.isVisible()
    assert page.documents.fetch.busy
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert on_view.sent_bodies[-1] == ("case file", "FA-2026-014-Atelier-Brun-SARL.zip")
    assert not page.documents.progress.isVisible()
    assert "FA-2026-014-Atelier-Brun-SARL.zip" in page.documents.lies.text()
    with qtbot.waitSignal(page.folder_requested):
        page.documents.folder.click()


def test_notes_are_kept_as_they_are_typed_and_saved_as_metadata(opened: Open) -> None:
    on_view = opened(one.in_full())
    notes = on_view.page.notes
    on_view.page.tabs.show_section("notes")
    assert notes.notes.value == "Ask for Mr Brun, mornings only."
    assert not notes.save.isEnabled()
    read = on_view.reads(notes)
    assert "Rounding" in read
    assert not [word for word in read.split() if "extraction" in word or "_" in word]
    notes.notes.area.setPlainText("Ask for Mr Brun, mornings only")
    assert notes.save.isEnabled()
    notes.notes.area.setPlainText("Ask for Mr Brun, mornings only.")
    assert not notes.save.isEnabled(), "nothing is different from what was saved"
    notes.notes.area.setPlainText("He is on leave until Monday.")
    again = opened(one.in_full())
    assert again.page.notes.notes.value == "He is on leave until Monday."
    notes.save.click()
    assert on_view.sent_bodies == [("metadata", {"metadata": {"notes": "He is on leave until Monday."}})]
    assert on_view.state.typed("notes") == ""
    assert on_view.state.metadata["notes"] == "He is on leave until Monday."
    notes.add.click()
    assert notes.name.state == "danger"
    notes.name.show_value("account")
    notes.add.click()
    assert "taken" in notes.name.message
    on_view.state.update_metadata({"account": None})
    assert "account" not in on_view.state.metadata


def test_link_is_copied_opened_and_shown_as_a_code(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full())
    link = on_view.page.overview.link
    link.open.click()
    assert "https://pay.example.org/r/abc" in link.words.text()
    with qtbot.waitSignal(on_view.page.copied):
        link.copy.click()
    assert QApplication.clipboard().text() == "https://pay.example.org/r/abc"
    sheet = LinkSheet(on_view.page, "https://pay.example.org/r/abc")
    qtbot.addWidget(sheet)
    sheet.show()
    image = sheet.code.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    assert (
        cv2.QRCodeDetector().detectAndDecode(rows[:, : image.width()])[0] == "https://pay.example.org/r/abc"
    )


def test_page_of_the_debtor_on_this_computer_alone_is_not_offered(opened: Open, session: Session) -> None:
    assert session.connection is not None
    session.connection.kind = "this_computer"
    local = one.in_full(recovery_page_url="http://127.0.0.1:8123/r/abc")
    assert opened(local).page.overview.link.isHidden()


def test_raw_sheet_shows_the_response_as_it_came(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full())
    sheet = RawSheet(on_view.page, on_view.state.receivable)
    qtbot.addWidget(sheet)
    assert '"id": "rec_full"' in sheet.words.toPlainText()
    sheet.copy.click()
    assert QApplication.clipboard().text() == sheet.words.toPlainText()


def test_giving_in_to_a_dispute_is_one_step_from_it(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.a_disputed())
    on_view.press("The debtor is right")
    [dialog] = on_view.page.findChildren(CancelDialog)
    assert dialog.reason is CancelReason.DISPUTED_VALID
    dialog.agree.click()
    assert on_view.sent_bodies[0][1].reason is CancelReason.DISPUTED_VALID


def test_contact_needs_an_email(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full())
    dialog = ContactDialog(on_view.page, on_view.state)
    qtbot.addWidget(dialog)
    dialog.agree.click()
    assert dialog.email.state == "danger"
    assert on_view.sent_bodies == []
    dialog.email.show_value("a@b.example")
    dialog.agree.click()
    assert on_view.sent_bodies[0][1] == Contact(email="a@b.example", level=1)


def test_service_without_extensions_offers_what_it_can(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full(), ReceivableDetails())
    tabs = on_view.page.tabs
    assert [key for key, tab in tabs.buttons.items() if not tab.isHidden()] == ["overview", "notes"]
    assert not on_view.page.head.case_file.isVisible()
    dialog = PaymentDialog(on_view.page, on_view.state)
    qtbot.addWidget(dialog)
    assert not dialog.amount.isVisibleTo(dialog)
    dialog.agree.click()
    assert on_view.sent_bodies[0][1].reason is CancelReason.PAID_DIRECTLY


def test_offline_everything_known_is_there_and_the_rest_says_so(opened: Open) -> None:
    on_view = opened(one.in_full(), offline=True)
    page = on_view.page
    assert page.overview.balance.rows
    assert "cannot be reached" in page.banner.words
    page.tabs.show_section("ahead")
    assert "once the service can be reached" in on_view.reads(page.planned_contacts)
    page.tabs.show_section("papers")
    assert "once the service can be reached" in on_view.reads(page.documents)


def test_receivable_that_nobody_knows_says_so(opened: Open) -> None:
    on_view = opened(None, offline=True)
    assert not on_view.page.tabs.isVisible()
    assert on_view.page.retry.isVisible()
    assert "then try again" in on_view.page.banner.words
    assert "changes" not in on_view.page.banner.words, "nothing was entered"
    on_view.service.is_offline = False
    on_view.service.refuses("GET", "/v1/receivables/rec_gone", 404, "There is no such receivable.")
    on_view.state.open("rec_gone")
    assert on_view.page.head.header.subtitle.text() == "Loading…"
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert on_view.page.banner.words == "The service does not know this invoice, or no longer does."
    assert not on_view.page.retry.isVisible()


@pytest.mark.parametrize(
    ("status", "remaining", "figure"),
    [
        ("in_process", 2000, "€2,000.00"),
        ("payment_received", 1500, "€1,500.00 of €2,000.00 open"),
    ],
)
def test_head_says_the_figure_of_the_card(opened: Open, status: str, remaining: int, figure: str) -> None:
    invoice = {"prepaid_amount": 880}
    receivable = a_receivable(
        status=status, amount="2880", remaining_amount=Decimal(remaining), invoice=invoice
    )
    assert f" · {figure} · " in opened(receivable).page.head.header.subtitle.text()


@pytest.mark.parametrize(
    ("receivable", "sentence"),
    [
        (half_paid(), "Decide about the partial payment by {day} (in 4 days)."),
        (disputed(), "Answer with evidence by {day} (in 6 days)."),
        (a_receivable(status="pending"), "Recovery starts within a day. Until then you can take it back."),
        (a_receivable(status="recovered"), "Nothing more: this is closed."),
        (
            a_receivable(
                status="recovered",
                payments=[a_payment("pay_1", 4200), a_payment("pay_2", 500, reversed_at=NOW)],
            ),
            "€4,200.00 arrived. Nothing more happens.",
        ),
        (one.in_full(insolvency=progress_parts.an_insolvency()), "Declare your claim by {day} (in 48 days)."),
        (
            one.in_full(agreement=progress_parts.an_agreement(state="accepted")),
            "The debtor pays €1,333.33, in 40 days ({day}).",
        ),
        (a_receivable(status="unheard_of"), "Nothing is planned at the moment."),
    ],
)
def test_next_step_is_one_sentence(qapp: QApplication, receivable: Receivable, sentence: str) -> None:
    days = re.search(r"in (\d+) days", sentence)
    day = text.short_day((NOW + timedelta(days=int(days[1]) if days else 0)).astimezone().date())
    assert words.next_sentence(receivable, NOW)[0] == sentence.format(day=day)


def test_contact_delayed_by_a_login_names_who_refused_it(qapp: QApplication) -> None:
    data = {"type": "email", "outcome": "login_refused"}
    assert "Your mailbox" in TELLERS["contact.delayed"](data, one.in_full())
    sentence = TELLERS["contact.delayed"]({**data, "reason": "service_refused"}, one.in_full())
    assert "The service cannot send at the moment." in sentence
    assert "mailbox" not in sentence


def test_page_without_a_receivable_has_no_evidence_prepared(session: Session) -> None:
    assert ReceivableState(session).prepared.pieces == ()
