"""What the creditor enters after speaking to the debtor: a call, a promise, a dispute."""

from __future__ import annotations

from datetime import timedelta
from decimal import Decimal

from pytestqt.qtbot import QtBot

from recovery_contract.progress import HistoryEntry
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable import timeline_moments
from recovery_desktop.ui.pages.receivable.call import CallDialog
from recovery_desktop.ui.pages.receivable.promise import PromiseDialog
from recovery_desktop.ui.pages.receivable.record_dispute import RecordDisputeDialog
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.pages import one, progress_parts
from tests.desktop.ui.pages.opened import Open


def test_call_is_entered_and_the_promise_made_in_it(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full())
    on_view.press("Log a call…")
    first = on_view.page.findChild(CallDialog)
    first.notes.area.setPlainText("They pay on Friday")
    first.reject()
    again = CallDialog(on_view.page, on_view.state)
    qtbot.addWidget(again)
    assert again.notes.value == "They pay on Friday"
    assert not again.agree.isEnabled(), "nobody said yet how it went"
    again.choose("promised")
    with qtbot.waitSignal(again.form_requested) as signal:
        again.agree.click()
    assert signal.args == ["promise"]
    assert on_view.sent_bodies[0][1].model_dump() == {
        "outcome": "promised",
        "notes": "They pay on Friday",
        "on": None,
    }
    assert on_view.state.typed("call") == ""
    promise = PromiseDialog(on_view.page, on_view.state)
    qtbot.addWidget(promise)
    promise.day.show_value(NOW.date() + timedelta(days=61))
    promise.agree.click()
    assert promise.day.state == "danger"
    promise.day.show_value(NOW.date() + timedelta(days=6))
    promise.amount.show_text("4000.01")
    promise.agree.click()
    assert promise.amount.message == "At most €4,000.00 is open."
    promise.amount.show_text("4000")
    promise.agree.click()
    assert on_view.sent_bodies[1][1].model_dump(exclude_none=True) == {"day": NOW.date() + timedelta(days=6)}
    assert not on_view.page.overview.after_call.promise.isVisible()


def test_dispute_that_the_debtor_told_is_entered(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full())
    call = CallDialog(on_view.page, on_view.state)
    qtbot.addWidget(call)
    call.choose("disputed")
    with qtbot.waitSignal(call.form_requested) as signal:
        call.agree.click()
    assert signal.args == ["dispute"]
    on_view.press("Record a dispute…")
    first = on_view.page.findChild(RecordDisputeDialog)
    first.message.area.setPlainText("The railing wobbles")
    first.reject()
    dispute = RecordDisputeDialog(on_view.page, on_view.state)
    qtbot.addWidget(dispute)
    assert dispute.message.value == "The railing wobbles"
    dispute.amount.show_text("4000.01")
    dispute.agree.click()
    assert dispute.amount.message == "At most €4,000.00 is open."
    dispute.amount.show_text("250")
    dispute.reason.show_value("not_received")
    dispute.agree.click()
    assert on_view.sent_bodies[1][1].model_dump(exclude_none=True) == {
        "reason": "not_received",
        "message": "The railing wobbles",
        "amount": Decimal("250"),
    }
    assert on_view.state.typed("dispute") == ""
    assert not on_view.page.overview.after_call.dispute.isVisible()


def test_actions_that_the_service_lacks_are_not_offered(opened: Open) -> None:
    plain = opened(one.in_full(), ReceivableDetails())
    assert not plain.page.overview.after_call.isVisible()
    on_view = opened(one.in_full())
    on_view.session.store.connections.update_profile("c1", lacks=["call", "proposal"])
    on_view.state.reread()
    spoken = on_view.page.overview.after_call
    assert [spoken.call.isVisible(), spoken.promise.isVisible(), spoken.propose.isVisible()] == [
        False,
        True,
        False,
    ]
    proposed = opened(one.in_full(agreement=progress_parts.an_agreement())).page.overview.after_call
    assert not proposed.propose.isVisible()
    assert proposed.call.isVisible()


def test_call_of_an_earlier_day_is_logged_with_its_day(qtbot: QtBot, opened: Open) -> None:
    issued = NOW.date() - timedelta(days=110)
    in_full = one.in_full()
    progress = in_full.recovery_progress.model_copy(update={"invoice": {"issue_date": issued.isoformat()}})
    on_view = opened(in_full.model_copy(update={"recovery_progress": progress}))
    call = CallDialog(on_view.page, on_view.state)
    qtbot.addWidget(call)
    call.choose("reached")
    assert call.day.value == NOW.date()
    assert call.means.text().endswith("dated today.")
    for wrong, words in (
        (NOW.date() + timedelta(days=1), "today at the latest"),
        (issued - timedelta(days=1), "no earlier than the invoice date"),
        (None, "Enter the day"),
    ):
        call.day.show_value(wrong)
        call.agree.click()
        assert words in call.day.message
    earlier = NOW.date() - timedelta(days=3)
    call.day.show_value(earlier)
    call.day.edited.emit(None)
    assert call.means.text().endswith(f"dated {text.day(earlier)}.")
    call.agree.click()
    assert on_view.sent_bodies[0][1].on == earlier


def test_call_of_an_earlier_day_is_named_with_its_day_in_the_history() -> None:
    entry = HistoryEntry(
        at=NOW, kind="call.recorded", text="", data={"outcome": "promised", "on": "2026-02-20"}
    )
    sentence = timeline_moments.timeline_moment(entry, a_receivable()).sentence
    assert sentence == "Call on 20\u00a0February\u00a02026: They promised to pay."
