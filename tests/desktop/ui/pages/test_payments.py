"""The page of payments: what is in hand, what is confirmed, what a person names; whole in every look."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from recovery_contract.extensions import RecordPaymentRequest
from recovery_contract.progress import RecordedPayment
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import RECORD_PAYMENT
from recovery_desktop.commands.requests import request_action
from recovery_desktop.session.session import Session
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.payments.choose import ChooseSheet
from recovery_desktop.ui.theme import theme
from tests.bank.statements import camt053
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.looking import clipped, unnamed
from tests.desktop.ui.pages.statements import BOOKINGS, There, owing
from tests.desktop.ui.session import FakeService


@pytest.fixture
def there(tmp_path: Path, session: Session, qapp: QApplication) -> Iterator[There]:
    result = owing(session, tmp_path)
    page = result.page
    page.show()
    yield result
    page.close()
    shiboken6.delete(page)


def test_empty_page_says_what_to_do_next(there: There) -> None:
    requests: list[bool] = []
    there.page.files_requested.connect(lambda: requests.append(True))
    assert there.page.zone.isVisible()
    there.page.zone.action.click()
    assert requests == [True]


def test_empty_page_shows_all_its_words_in_a_low_window_at_twofold_text(
    there: There, qapp: QApplication
) -> None:
    try:
        theme.apply(qapp, "light", 2.0)
        there.page.resize(978, 590)
        QApplication.processEvents()
        assert there.page.zone.isVisible()
        assert clipped(there.page) == []
    finally:
        theme.apply(qapp, "light", 1.0)


def test_one_payment_is_recorded_by_hand_from_the_empty_and_the_filled_page(there: There) -> None:
    page, recorded = there.page, []
    page.record_requested.connect(recorded.append)
    for control, other in ((page.record_here, page.record), (page.record, page.record_here)):
        assert (control.isVisible(), other.isVisible()) == (True, False)
        control.click()
        sheet = page.findChildren(ChooseSheet)[-1]
        sheet.search.line.setText("FA-2026-014")
        sheet.agree.click()
        there.take(camt053(BOOKINGS))
    assert recorded == ["rec_1", "rec_1"]


def test_first_that_waits_is_in_hand_with_its_reasons(there: There) -> None:
    there.take(camt053(BOOKINGS))
    assert there.groups == ["certain", "certain", "check", "unmatched", "taken_back"]
    there.pick("4200")
    detail = there.page.detail
    assert detail.amount.text() == "€4,200.00"
    assert detail.confirm.accessibleName() == "Record €4,200.00"
    QApplication.processEvents()
    shown = {label.text() for label in detail.findChildren(type(detail.amount)) if label.isVisible()}
    assert {"Names the invoice FA-2026-014", "The amount is exactly what is left"} <= shown


def test_click_confirms_and_the_next_comes_in_hand(there: There) -> None:
    there.take(camt053(BOOKINGS))
    there.pick("4200")
    confirmed: list[list[str]] = []
    there.state.confirmed.connect(confirmed.append)
    there.page.detail.confirm.click()
    there.run()
    assert len(confirmed[0]) == 1
    assert there.groups == ["certain", "check", "unmatched", "taken_back", "sent"]
    assert there.state.selected is not None
    assert there.state.selected.group in ("certain", "check")
    (intent,) = there.session.connection_store.intents.list_unsettled()
    assert (intent.kind, intent.subject_id, intent.body["amount"]) == ("record_payment", "rec_1", 4200)
    assert there.state.take_back(confirmed[0])
    there.run()
    assert there.groups[0] == "certain"
    assert there.session.connection_store.intents.list_unsettled() == []


def test_payments_page_confirms_all_certain_ones_at_once(there: There) -> None:
    there.take(camt053(BOOKINGS))
    assert there.page.all_certain.accessibleName() == "Record 2 certain"
    there.page.all_certain.click()
    there.run()
    assert sorted(
        intent.subject_id for intent in there.session.connection_store.intents.list_unsettled()
    ) == [
        "rec_1",
        "rec_4",
    ]
    assert not there.page.all_certain.isVisible()
    assert there.state.waiting == 1


def test_keyboard_is_enough(there: There) -> None:
    there.take(camt053(BOOKINGS))
    there.pick("4200")
    there.page.list.setFocus()
    QTest.keyClick(there.page.list, Qt.Key.Key_Return)
    there.run()
    assert len(there.session.connection_store.intents.list_unsettled()) == 1
    QTest.keyClick(there.page.list, Qt.Key.Key_End)
    assert there.state.selected is not None
    assert there.state.selected.group == "sent"


def test_payments_page_finds_another_receivable_by_typing(there: There) -> None:
    there.take(camt053(BOOKINGS))
    there.pick("77.30")
    assert not there.page.detail.confirm.isVisible()
    there.page.detail.other_requested.emit()
    sheet = there.page.findChildren(ChooseSheet)[-1]
    QTest.keyClicks(sheet.search.line, "transports")
    assert sheet.matches.count() == 1
    QTest.keyClick(sheet.search.line, Qt.Key.Key_Return)
    there.run()
    chosen = there.state.selected
    assert chosen is not None
    assert (chosen.group, chosen.parts[0].receivable_id) == ("check", "rec_3")
    assert there.page.detail.confirm.isVisible()
    there.page.detail.again.click()
    there.run()
    assert there.state.selected is not None
    assert there.groups.count("unmatched") == 1


def test_payment_for_no_receivable_is_set_aside_and_taken_up_again(there: There) -> None:
    there.take(camt053(BOOKINGS))
    there.pick("77.30")
    there.page.detail.aside.click()
    there.run()
    assert there.groups[-1] == "set_aside"
    there.pick("77.30")
    assert "set it aside" in there.page.detail.state_banner.words
    there.page.detail.again.click()
    there.run()
    assert "set_aside" not in there.groups


def test_payment_reversed_by_the_bank_is_shown_until_seen(there: There) -> None:
    there.take(camt053(BOOKINGS))
    there.pick("60")
    assert "took back" in there.page.detail.state_banner.words
    there.page.detail.state_banner.action.click()
    there.run()
    assert "taken_back" not in there.groups
    there.pick("60")
    there.page.detail.again.click()
    there.run()
    assert "taken_back" in there.groups


def test_service_without_payments_says_what_ending_means(there: There) -> None:
    there.session.store.connections.change("c1", profile={"records_payments": False})
    there.take(camt053(BOOKINGS))
    there.pick("4200")
    detail = there.page.detail
    assert detail.confirm.accessibleName() == "Paid directly: end the recovery"
    assert "cannot be undone" in detail.means.text()
    assert not there.page.all_certain.isVisible()
    detail.confirm.click()
    there.run()
    (intent,) = there.session.connection_store.intents.list_unsettled()
    assert (intent.kind, intent.body["reason"]) == ("cancel", "paid_directly")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "The file is empty"),
        (b"<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>", "instructions that a bank statement never has"),
        (camt053(BOOKINGS)[:-30], "The end of the file is missing"),
        (b"%PDF-1.7", "not a readable bank statement"),
    ],
)
def test_file_that_cannot_be_read_is_named_and_the_rest_stays(
    there: There, content: bytes, words: str
) -> None:
    there.take(camt053(BOOKINGS))
    there.take(content, "broken.xml")
    assert there.page.trouble.isVisible()
    assert words in there.page.trouble.words
    assert "broken.xml" in there.page.trouble.words
    assert len(there.state.payments) == 5


def test_sheet_to_choose_from_is_whole(there: There) -> None:
    there.take(camt053(BOOKINGS))
    for payment in there.state.payments:
        there.state.select(payment.id)
        sheet = ChooseSheet(there.page, there.state)
        sheet.open()
        QApplication.processEvents()
        assert [*unnamed(sheet), *clipped(sheet)] == []
        sheet.close()


def test_buttons_say_what_they_do(there: There) -> None:
    there.take(camt053(BOOKINGS))
    for payment in there.state.payments:
        there.state.select(payment.id)
        shown = [one for one in there.page.findChildren(QPushButton) if one.isVisible()]
        assert all(one.accessibleName() for one in shown)


def test_payments_in_practice_say_that_what_was_paid_stands_on_its_invoice(
    there: There, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Session, "is_practice", property(lambda _: True))
    receivables = there.session.connection_store.receivables
    receivables.put([a_receivable("rec_9", "payment_received", "30", remaining_amount=Decimal(0))], full=True)
    there.state.refresh()
    there.run()
    assert there.page.practice.isVisible()
    assert text.money(30) in there.page.practice.words


def _paid(id: str = "rec_1", *payments: RecordedPayment, status: str = "in_process") -> Receivable:
    paid = sum(one.amount for one in payments if one.reversed_at is None)
    return a_receivable(
        id,
        status,
        payments=list(payments),
        amount_paid=paid,
        remaining_amount=4200 - paid,
        allowed_actions=["reverse_payment", "record_payment"],
    )


def _payment(id: str, amount: str, source: str = "creditor", **more: Any) -> RecordedPayment:
    return RecordedPayment(id=id, amount=Decimal(amount), at=NOW, source=source, **more)


def test_payments_of_every_source_stand_in_one_list(there: There) -> None:
    there.session.connection_store.receivables.put(
        [_paid("rec_1", _payment("pay_1", "200"), _payment("pay_2", "300", "card", reference="4242"))],
        full=True,
    )
    there.state.refresh()
    there.run()
    assert there.groups == ["recorded", "recorded"]
    spoken = [there.page.model.index(row).data() for row in (1, 2)]
    assert any("€200.00" in line and line.endswith("Recorded by you") for line in spoken)
    assert any("€300.00" in line and line.endswith("Card") for line in spoken)
    there.pick("300")
    assert not there.page.detail.reversal.isVisible()
    shown = [label.text() for label in there.page.detail.findChildren(QLabel)]
    assert not any("after this" in words for words in shown)


def test_payment_recorded_by_hand_is_taken_back_from_the_list(there: There) -> None:
    there.session.connection_store.receivables.put([_paid("rec_1", _payment("pay_1", "200"))], full=True)
    there.state.refresh()
    there.run()
    requested: list[tuple[str, str]] = []
    there.page.reversal_requested.connect(lambda *of: requested.append(of))
    there.pick("200")
    there.page.detail.reversal.click()
    assert requested == [("rec_1", "pay_1")]
    reversed_payment = _payment("pay_1", "200", reversed_at=NOW)
    there.session.connection_store.receivables.put([_paid("rec_1", reversed_payment)], full=True)
    there.state.refresh()
    there.run()
    assert there.groups == ["reversed"]
    assert "took it back" in there.page.detail.state_banner.words
    assert not there.page.detail.reversal.isVisible()


def test_payment_of_a_statement_stands_once_and_is_taken_back_too(there: There) -> None:
    there.take(camt053(BOOKINGS))
    there.pick("4200")
    there.page.detail.confirm.click()
    there.run()
    (intent,) = there.session.connection_store.intents.list_unsettled()
    day = datetime.fromisoformat(f"{intent.body['date']}T12:00:00").astimezone()
    recorded = _payment("pay_1", "4200", reference=intent.body["reference"]).model_copy(update={"at": day})
    there.session.connection_store.intents.mark_done(intent.id, {})
    there.session.connection_store.receivables.put([_paid("rec_1", recorded)], full=True)
    there.state.refresh()
    there.run()
    assert there.groups.count("recorded") == 1
    there.pick("4200")
    assert there.page.detail.reversal.isVisible()
    reversed_payment = recorded.model_copy(update={"reversed_at": day})
    there.session.connection_store.receivables.put([_paid("rec_1", reversed_payment)], full=True)
    there.state.refresh()
    there.run()
    there.pick("4200")
    assert there.page.detail.again.isVisible()
    there.page.detail.again.click()
    there.run()
    assert "certain" in there.groups


def test_payment_entered_by_hand_is_listed_before_the_service_has_it(there: There) -> None:
    request = RecordPaymentRequest(amount=Decimal("80"), date=NOW.date(), reference="cash")
    request_action(there.session.context, "rec_1", RECORD_PAYMENT, request, delay_seconds=5)
    there.state.refresh()
    there.run()
    assert there.groups == ["sent"]
    assert there.state.payments[0].parts[0].receivable_id == "rec_1"


def test_payments_that_a_list_only_summed_are_fetched(there: There, service: FakeService) -> None:
    short = a_receivable("rec_9", amount="500", number="FA-9", remaining_amount=Decimal("400"))
    there.session.connection_store.receivables.put([short], full=False)
    full = _paid("rec_9", _payment("pay_9", "100")).model_dump(mode="json")
    service.answers("GET", "/v1/receivables/rec_9", full)
    there.state.fetch_unlisted()
    there.run()
    there.state.refresh()
    there.run()
    assert [one.amount for one in there.state.payments] == [Decimal(100)]
