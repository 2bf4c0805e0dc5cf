"""What an agreement, a dispute or a pause holds back: listed as waiting, approved by nobody, and what comes instead."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from recovery_contract.progress import AgreedBalance, Balance, ProgressWarning
from recovery_contract.reasons import Reason
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.store.receivable_rows import columns_of
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.approval.state import ApprovalState
from recovery_desktop.ui.pages.receivable.message_preview import PlannedMessageSheet
from recovery_desktop.ui.pages.receivable.planned_edit import PlannedEditDialog
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.approval_scene import Open as OpenApproval
from tests.desktop.ui.pages.approval_scene import first_of, open_page, planned
from tests.desktop.ui.pages.opened import Open

__all__ = ["open_page"]


def test_contact_that_an_agreement_holds_back_is_listed_without_a_day(opened: Open) -> None:
    receivable = one.in_full(insolvency=None)
    row = planned(receivable, 1, why=Reason.of("approved"), waits_because="instalments")
    page = opened(receivable, ReceivableDetails(planned=(row,), messages=())).page
    page.tabs.show_section("ahead")
    texts = [label.text() for label in page.planned_contacts.findChildren(QLabel)]
    assert "Waits; it gets a new day once contacts resume" in texts
    assert "An agreement is in force; contacts pause while it is kept." in texts
    assert "You approved it." not in texts
    assert not any(text.days_from(row.at) in words for words in texts)


def test_nobody_approves_what_is_held_back(open_page: OpenApproval) -> None:
    agreed, waiting = a_receivable("rec_1"), a_receivable("rec_2")
    row = planned(agreed, 1, waits_because="instalments")
    opened = open_page((agreed, ReceivableDetails(planned=(row,), messages=())), first_of(waiting))
    state: ApprovalState = opened.state
    assert state.ids == [waiting.id]
    assert state.together == [waiting.id]


def test_reply_form_of_a_letter_of_claim_is_asked_for_once_the_letter_is_next(
    opened: Open, qtbot: QtBot
) -> None:
    warned = ProgressWarning(code="REPLY_FORM_NOT_ENCLOSED", message="Not enclosed.")
    receivable = one.in_full(warnings=[warned])
    reminder, notice = planned(receivable, 1), planned(receivable, 2, type="letter", template="formal_notice")
    card = opened(receivable).page.warnings
    card.show_receivable(receivable, (reminder, notice))
    assert card.isHidden()
    card.show_receivable(receivable, (notice,))
    assert not card.isHidden()
    assert not card.open_forms.isHidden()
    with qtbot.waitSignal(card.forms_requested):
        card.open_forms.click()


def test_row_of_an_agreement_in_force_names_the_next_instalment() -> None:
    due = date(2026, 12, 14)
    agreed = AgreedBalance(
        agreement_id="agr_1",
        kind="instalments",
        state="accepted",
        total=Decimal(1200),
        paid=Decimal(0),
        parts=3,
        parts_paid=0,
        next_due_on=due,
        next_amount=Decimal(400),
    )
    zero = Decimal(0)
    sums = {"principal": zero, "interest": zero, "fixed_fee": zero, "paid": zero, "remaining": zero}
    balance = Balance(**sums, lines=[], as_of=NOW.date(), agreed=agreed)
    columns = columns_of(a_receivable(balance=balance, due_date=NOW.date() - timedelta(days=80)))
    assert columns["next_type"] == "instalment"
    assert columns["next_at"].startswith(due.isoformat())
    assert text.channel_word("instalment") == "Instalment"


def test_planned_contact_names_which_reminder_it_is(opened: Open) -> None:
    receivable = one.in_full()
    contacts = (
        planned(receivable, 1, template="reminder_second"),
        planned(receivable, 2, type="letter", template="formal_notice"),
        planned(receivable, 3, type="phone", template="call"),
    )
    on_view = opened(receivable, ReceivableDetails(planned=contacts, messages=()))
    on_view.page.tabs.show_section("ahead")
    read = on_view.reads(on_view.page.planned_contacts)
    assert "Second reminder · Email to the primary contact" in read
    assert "Formal notice · Letter to the primary contact" in read
    assert "\nPhone call to the primary contact" in read


def test_edited_message_whose_sum_has_changed_is_checked_before_it_is_sent(
    opened: Open, qtbot: QtBot
) -> None:
    receivable = one.in_full(insolvency=None)
    changed = Reason.of("sum_changed", was="€4,200.00", now="€2,100.00")
    row = planned(receivable, 1, why=Reason.of("edited"), outdated=changed)
    on_view = opened(receivable, ReceivableDetails(planned=(row,), messages=()))
    page = on_view.page
    page.tabs.show_section("ahead")
    shown = on_view.reads(page.planned_contacts)
    sentence = (
        "The amount owed has changed since you wrote this: was €4,200.00, now €2,100.00. Check the text."
    )
    assert sentence in shown
    assert "Send now" not in shown
    sheet = PlannedMessageSheet(page, on_view.state, row, to_send=True)
    dialog = PlannedEditDialog(page, on_view.state, row)
    for widget in (sheet, dialog):
        qtbot.addWidget(widget)
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert sheet.outdated.words == dialog.outdated.words == sentence
    assert not sheet.send.isEnabled()
    dialog.words.show_value("You owe €4,200.00.")
    dialog.words.edited.emit("")
    assert dialog.renew.text() == "Replace €4,200.00 with €2,100.00"
    dialog.renew.click()
    assert dialog.words.value == "You owe €2,100.00."
    dialog.agree.click()
    assert on_view.sent_bodies[-1][1]["body"] == "You owe €2,100.00."


def test_edited_message_that_holds_is_saved_as_it_stands_once_it_was_checked(
    opened: Open, qtbot: QtBot
) -> None:
    receivable = one.in_full(insolvency=None)
    changed = Reason.of("sum_changed", was="€4,200.00", now="€2,100.00")
    row = planned(receivable, 1, why=Reason.of("edited"), outdated=changed)
    on_view = opened(receivable, ReceivableDetails(planned=(row,), messages=()))
    dialog = PlannedEditDialog(on_view.page, on_view.state, row)
    qtbot.addWidget(dialog)
    on_view.spawn.run()  # type: ignore[attr-defined]
    dialog.agree.click()
    assert on_view.sent_bodies[-1][1]["body"] == "Good morning."


def test_contact_brought_forward_to_a_later_day_is_offered_once(opened: Open) -> None:
    on_view = opened(one.in_full())
    state, page = on_view.state, on_view.page
    page.tabs.show_section("ahead")
    moved = {"why": Reason.of("brought_forward")}
    rows = [row.model_copy(update=moved) if row.type == "letter" else row for row in state.planned]
    assert state.details is not None
    state.details = replace(state.details, planned=rows)
    state.changed.emit()
    words = on_view.reads(page.planned_contacts)
    assert "You brought it forward to the first day that deadlines which you gave" in words
    assert "Bring forward: Letter to the primary contact" not in words
