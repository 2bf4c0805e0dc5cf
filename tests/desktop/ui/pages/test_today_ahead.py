"""What Today says of sums, and of what happens next."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal

from pytestqt.qtbot import QtBot

from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.progress import ContactPoint
from recovery_contract.reasons import Reason
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.state import TodayState
from recovery_desktop.ui.rows import face_of
from recovery_desktop.ui.widgets.line_button import LineButton
from tests.desktop.ui.fakes import a_receivable


def test_sums_of_several_currencies_stand_under_each_other_and_are_not_cut(
    qtbot: QtBot, connection_store: ConnectionStore, session: Session
) -> None:
    rows = [
        a_receivable(f"rec_{currency}").model_copy(update={"currency": currency})
        for currency in ("EUR", "USD", "GBP", "CHF")
    ]
    connection_store.receivables.put(rows, full=True)
    page = TodayPage(TodayState(session))
    qtbot.addWidget(page)
    page.resize(700, 600)
    page.show()
    assert len(page.outstanding.text().splitlines()) == 4
    assert page.outstanding.width() >= page.outstanding.sizeHint().width()


def test_payment_that_is_not_final_yet_stands_under_what_happens_next(
    qtbot: QtBot, connection_store: ConnectionStore, session: Session
) -> None:
    final = ContactPoint(type="payment_final", at=datetime.now(UTC) + timedelta(days=2))
    paid = a_receivable(status="payment_received", remaining_amount=Decimal(0), next_action=final)
    connection_store.receivables.put([paid], full=True)
    page = TodayPage(TodayState(session))
    qtbot.addWidget(page)
    (line,) = page.coming._lines
    assert "Paid · final from " in line.accessibleName()
    assert "Paid · final from " in page.header.subtitle.text()


def test_message_before_the_plan_is_approved_has_no_day_on_card_or_today(
    qtbot: QtBot, connection_store: ConnectionStore, session: Session
) -> None:
    why = Reason.of("not_approved")
    first = ContactPoint(type="email", level=0, at=datetime.now(UTC), why=why)
    connection_store.receivables.put([a_receivable(next_action=first)], full=True)
    (row,) = connection_store.receivables.newest((ReceivableStatus.IN_PROCESS,), 1)
    assert face_of(row).foot == "Awaits your approval"
    page = TodayPage(TodayState(session))
    qtbot.addWidget(page)
    assert page.coming.findChildren(LineButton) == []


def test_contact_planned_before_a_payment_is_not_what_happens_next(
    connection_store: ConnectionStore, session: Session
) -> None:
    letter = ContactPoint(type="letter", level=0, at=datetime.now(UTC) + timedelta(days=3))
    paid = a_receivable(status="payment_received", remaining_amount=Decimal(0), next_action=letter)
    connection_store.receivables.put([paid], full=True)
    assert TodayState(session).coming == []


def test_payment_of_unknown_amount_is_not_added_up_and_says_so(
    qtbot: QtBot, session: Session, connection_store: ConnectionStore
) -> None:
    came = a_receivable("a", "payment_received", "1000", remaining_amount=None)
    recovered = a_receivable("b", "recovered", "200", remaining_amount=Decimal(0))
    connection_store.receivables.put([came, recovered], full=True)
    page = TodayPage(TodayState(session))
    qtbot.addWidget(page)
    assert page.recovered.text() == text.money(Decimal(200))
    assert page.paid_name.text() == "Paid, at least"
    spoken = " ".join(line.accessibleName() for line in page.paid.findChildren(LineButton))
    assert "Amount unknown" in spoken
    assert text.money(Decimal(1000)) not in spoken
