"""A payment of a statement that was entered by hand before: asked about, and booked once."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime
from decimal import Decimal
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication

from recovery_contract.progress import RecordedPayment
from recovery_desktop.session.session import Session
from tests.bank.statements import Booking, camt053
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.pages.statements import There, owing
from tests.desktop.ui.session import FakeService


@pytest.fixture
def there(tmp_path: Path, session: Session, qapp: QApplication) -> Iterator[There]:
    result = owing(session, tmp_path)
    result.page.show()
    yield result
    result.page.close()
    shiboken6.delete(result.page)


def by_hand(there: There, amount: str) -> None:
    """Enter a payment for the first invoice by hand, two days after the statement's."""
    day = datetime(2026, 7, 23, 12, tzinfo=NOW.tzinfo)
    paid = RecordedPayment(id="pay_1", amount=Decimal(amount), at=day, source="creditor")
    row = a_receivable("rec_1", payments=[paid], remaining_amount=Decimal("91.80"))
    there.session.connection_store.receivables.put([row], full=True)


def entered_then_imported(there: There, *, chosen: bool) -> None:
    by_hand(there, "1743")
    there.take(camt053([Booking("1743", "Atelier Brun", "virement", day=date(2026, 7, 21))]))
    there.pick("1743")
    if chosen:
        there.state.choose("rec_1")
        there.run()


@pytest.mark.parametrize("chosen", [True, False])
def test_payment_entered_by_hand_before_is_asked_about_and_booked_once(
    there: There, service: FakeService, chosen: bool
) -> None:
    entered_then_imported(there, chosen=chosen)
    detail = there.page.detail
    assert detail.earlier.isVisible()
    assert "was already entered by hand for this invoice: is it this one?" in detail.earlier.words
    assert detail.confirm.accessibleName() == "Record another €1,743.00"
    detail.earlier.action.click()
    there.run()
    assert there.groups == ["recorded"]
    assert not detail.earlier.isVisible()
    assert not there.session.connection_store.intents.list_unsettled()


def test_key_in_the_list_answers_no_question_about_an_earlier_payment(there: There) -> None:
    entered_then_imported(there, chosen=True)
    there.page.list.entered.emit(there.state.selected_id)
    there.run()
    assert there.groups[0] == "check"
    there.page.detail.confirm.click()
    there.run()
    assert there.groups[0] == "sent"
