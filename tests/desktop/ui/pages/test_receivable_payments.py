"""Payments in the history of a receivable: the creditor takes back what it entered."""

from __future__ import annotations

from decimal import Decimal

from recovery_contract.progress import HistoryEntry, RecordedPayment
from recovery_desktop.ui.pages.receivable.credit_note import ReversalDialog
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.pages.opened import Open


def test_payment_entered_by_the_creditor_is_taken_back_from_the_history(opened: Open) -> None:
    def entry(id: str) -> HistoryEntry:
        data = {"payment_amount": "200.00", "remaining_amount": "1000.50", "payment_intent_id": id}
        return HistoryEntry(at=NOW, kind="receivable.payment.received", text="It arrived.", data=data)

    def payment(id: str, source: str) -> RecordedPayment:
        return RecordedPayment(id=id, amount=Decimal(200), at=NOW, source=source)

    on_view = opened(
        a_receivable(
            payments=[payment("pay_1", "creditor"), payment("pay_2", "card")],
            history=[entry("pay_2"), entry("pay_1")],
            allowed_actions=["reverse_payment"],
        )
    )
    assert [moment.payment for moment in on_view.page.overview.timeline.moments] == ["", "pay_1"]
    on_view.press("Take back: €200.00 arrived, €1,000.50 remains.")
    (dialog,) = on_view.page.findChildren(ReversalDialog)
    assert dialog.payment.value == "pay_1"
    dialog.reason.show_value("Of another debtor")
    dialog.agree.click()
    assert on_view.sent_bodies == [("reverse_payment", {"id": "pay_1", "reason": "Of another debtor"})]
