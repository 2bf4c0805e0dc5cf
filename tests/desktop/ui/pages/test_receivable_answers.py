"""What the creditor answers on the page of one receivable: decisions, evidence, payments, contacts, agreements."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from datetime import timedelta
from decimal import Decimal

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from recovery_contract.actions import CancelReason, PartialPaymentAction
from recovery_contract.agreements import AnswerAgreementRequest
from recovery_contract.allowed_actions import Action
from recovery_contract.creditor_settings import StandingRules
from recovery_contract.extensions import PlannedContactAction
from recovery_contract.progress import ContactPoint
from recovery_contract.reasons import Reason
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.agreement import CounterDialog
from recovery_desktop.ui.pages.receivable.call import CallDialog
from recovery_desktop.ui.pages.receivable.cancel import CancelDialog
from recovery_desktop.ui.pages.receivable.contact import ContactDialog
from recovery_desktop.ui.pages.receivable.insolvency import InsolvencyDialog, WithdrawDialog
from recovery_desktop.ui.pages.receivable.message_preview import PlannedMessageSheet
from recovery_desktop.ui.pages.receivable.payment import PaymentDialog
from recovery_desktop.ui.pages.receivable.planned_edit import PlannedEditDialog
from recovery_desktop.ui.pages.receivable.propose import ProposeDialog
from tests.desktop.ui.fakes import (
    NOW,
    half_paid,
)
from tests.desktop.ui.looking import tab_path
from tests.desktop.ui.pages import one, progress_parts
from tests.desktop.ui.pages.opened import Open


def test_decision_is_durable_asked_once_and_can_be_taken_back(opened: Open) -> None:
    on_view = opened(half_paid())
    toasts: list[tuple[str, str]] = []
    on_view.state.decided.connect(lambda call, intent: toasts.append((call, intent)))
    card = on_view.page.action_cards.decision
    card.notes.area.setPlainText("They called")
    card.go_on.click()
    card.finish.click()
    assert [name for name, _ in on_view.sent_bodies] == ["partial_payment"]
    assert on_view.sent_bodies[0][1].notes == "They called"
    assert on_view.state.typed("decision") == ""
    assert toasts[0][0] == "Saved"
    assert on_view.page.action_cards.decision.isHidden()
    assert on_view.state.take_back(toasts[0][1])
    assert Action.DECIDE_PARTIAL_PAYMENT in on_view.state.allowed


def test_partial_payment_decision_says_what_each_answer_leads_to(opened: Open) -> None:
    half = one.half()
    decision = half.recovery_progress.decision
    assert decision is not None
    assert "paid out" not in opened(half).page.action_cards.decision.finish_means.text()
    paid_out = {"decision": decision.model_copy(update={"payout_days": 3})}
    progress = half.recovery_progress.model_copy(update=paid_out)
    on_view = opened(half.model_copy(update={"recovery_progress": progress}))
    card = on_view.page.action_cards.decision
    assert card.go_on_means.text().splitlines() == [
        "Contacts resume for €160.00.",
        f"Contacts that are left: 3, the last around {text.day((NOW + timedelta(days=9)).astimezone().date())}.",
    ]
    assert card.finish_means.text().splitlines() == [
        "You keep €150.00 and write off €160.00 for good.",
        "€150.00 is paid out 3 days after your answer.",
    ]
    assert "90%" in card.rule.text()
    card.notes.area.setPlainText("Keep them as a customer")
    assert on_view.state.typed("decision") == "Keep them as a customer"
    card.finish.click()
    request = on_view.sent_bodies[0][1]
    assert (request.action, request.notes) == (PartialPaymentAction.MARK_COMPLETE, "Keep them as a customer")


def test_planned_contacts_of_a_paid_invoice_are_not_on_view(opened: Open) -> None:
    final = ContactPoint(type="payment_final", at=NOW + timedelta(days=2), why=Reason.of("payment_final"))
    on_view = opened(one.in_full(status="payment_received", next_action=final, remaining_amount=Decimal(0)))
    page = on_view.page
    assert page.overview.all_planned.isHidden()
    page.tabs.show_section("ahead")
    assert page.tabs.buttons["ahead"].text() == "Planned contacts"
    assert "Paid: nobody is contacted any more" in on_view.reads(page.planned_contacts)
    assert "Letter to the primary contact" not in on_view.reads(page.planned_contacts.card)


def test_planned_letter_to_a_debtor_without_town_is_said_to_be_left_out(opened: Open) -> None:
    on_view = opened(one.in_full(debtor={"address": {"line1": "4 quai Sarrail"}}))
    on_view.page.tabs.show_section("ahead")
    words = on_view.reads(on_view.page.planned_contacts)
    assert words.count("Will be left out: the debtor’s street or town is missing.") == 1


def test_letter_made_before_an_earlier_contact_says_what_it_moves_and_asks(opened: Open) -> None:
    receivable = one.in_full()
    on_view = opened(receivable)
    page = on_view.page
    page.tabs.show_section("ahead")
    letter = next(row for row in on_view.state.planned if row.type == "letter")
    before = on_view.state.planned_before(letter)
    assert before is not None
    assert "Create letter now" not in on_view.reads(page.planned_contacts)
    on_view.press("Bring forward: Letter to the primary contact")
    assert not on_view.sent_bodies, "nothing moves before it was asked"
    (sheet,) = page.findChildren(PlannedMessageSheet)
    words = sheet.hurry.words
    assert sheet.send.text() == "Bring forward"
    assert words.startswith("Made at once on a working day between 8:00 and 20:00")
    assert f"planned for {text.moment(before.at)}, then follows on a later day" in words
    assert on_view.state.planned_before(before) is None


def test_planned_contacts_are_skipped_changed_and_made_now(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full())
    page = on_view.page
    page.tabs.show_section("ahead")
    assert page.tabs.buttons["ahead"].text() == "Planned contacts  3"
    on_view.press("Skip: Letter to the primary contact")
    name, body = on_view.sent_bodies[0]
    assert (name, body["id"], body["action"]) == ("planned_contact", "pln_6", "skip")
    assert "Being skipped…" in on_view.reads(page.planned_contacts)
    assert on_view.state.take_back(on_view.state.under_way[0].id)
    assert "Being skipped…" not in on_view.reads(page.planned_contacts)
    on_view.press("Send now: Email to the second contact")
    (sheet,) = page.findChildren(PlannedMessageSheet)
    assert len(on_view.sent_bodies) == 1, "it is read before it leaves"
    assert not sheet.send.isEnabled()
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert "Good morning." in on_view.reads(sheet)
    sheet.send.click()
    assert on_view.sent_bodies[1][1]["action"] == "send_now"
    assert "What you entered is saved and takes effect in a few seconds." in on_view.reads()
    planned = on_view.state.details.planned[3]
    dialog = PlannedEditDialog(page, on_view.state, planned)
    qtbot.addWidget(dialog)
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert dialog.words.value == "Good morning."
    dialog.agree.click()
    assert dialog.problem.words == "Nothing changed."
    dialog.day.show_text("yesterday-ish")
    dialog.agree.click()
    assert dialog.day.state == "danger"
    dialog.day.show_value(NOW.date() + timedelta(days=20))
    dialog.words.show_value("Call after lunch.")
    dialog.agree.click()
    changed = on_view.sent_bodies[2][1]
    assert changed["body"] == "Call after lunch."
    assert changed["at"].startswith((NOW.date() + timedelta(days=20)).isoformat())
    assert set(changed) == {"id", "action", "at", "body"}
    assert (
        PlannedContactAction.model_validate({k: v for k, v in changed.items() if k != "id"}).subject is None
    )


def test_direct_payment_says_what_follows_before_it_is_entered(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full())
    dialog = PaymentDialog(on_view.page, on_view.state)
    qtbot.addWidget(dialog)
    assert dialog.means.text().startswith("With this, everything is paid")
    for typed, consequence in (
        ("1000", "€3,000.00 remains. Contacts pause, and you are asked what to do about it."),
        ("4100", "€100.00 more than what is open arrived; this is noted."),
        ("nothing", ""),
    ):
        dialog.amount.line.clear()
        qtbot.keyClicks(dialog.amount.line, typed)
        assert consequence in dialog.means.text()
    dialog.agree.click()
    assert dialog.amount.state == "danger"
    dialog.amount.show_text("1000")
    dialog.day.show_value(NOW.date() + timedelta(days=2))
    dialog.agree.click()
    assert dialog.day.state == "danger"
    assert on_view.sent_bodies == []
    dialog.day.show_value(NOW.date())
    dialog.reference.show_value("VIR BRUN")
    dialog.agree.click()
    payment = on_view.sent_bodies[0][1]
    assert (payment.amount, payment.date, payment.reference) == (Decimal(1000), NOW.date(), "VIR BRUN")
    assert on_view.page.head.paid.isHidden()


def test_standing_rule_is_named_before_the_payment_is_entered(qtbot: QtBot, opened: Open) -> None:
    rules = StandingRules(on_partial_payment="mark_complete")
    on_view = opened(one.in_full(), one.some_details(rules=rules))
    dialog = PaymentDialog(on_view.page, on_view.state)
    qtbot.addWidget(dialog)
    dialog.amount.line.clear()
    qtbot.keyClicks(dialog.amount.line, "1000")
    assert "By your rule, it is written off" in dialog.means.text()


def test_proposal_is_answered_with_its_consequences_in_view(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full(agreement=progress_parts.an_agreement("settlement")))
    card = on_view.page.action_cards.agreement
    assert "€3,200.00 instead of €4,000.00" in card.words.text()
    assert "You write off €800.00." in card.means.text()
    dialog = CounterDialog(on_view.page, on_view.state, progress_parts.an_agreement("settlement"))
    qtbot.addWidget(dialog)
    dialog.amount.show_text("3600")
    dialog.agree.click()
    name, body = on_view.sent_bodies[0]
    assert (name, body["id"], body["action"], Decimal(str(body["amount"]))) == (
        "agreement",
        "agr_1",
        "counter",
        3600,
    )
    sent = {key: value for key, value in body.items() if key != "id"}
    AnswerAgreementRequest.model_validate_json(json.dumps(sent))
    assert card.accept.isHidden()
    assert on_view.state.take_back(on_view.state.under_way[0].id)
    in_force = opened(
        one.in_full(agreement=progress_parts.an_agreement(state="accepted"))
    ).page.action_cards.agreement
    assert in_force.end.isVisible()
    assert in_force.parts.rows[0][1].endswith("paid")


def test_insolvent_debtor_is_declared_once_and_the_last_day_is_named(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full())
    dialog = InsolvencyDialog(on_view.page, on_view.state)
    qtbot.addWidget(dialog)
    dialog.agree.click()
    assert dialog.opened.state == "danger"
    dialog.opened.show_value(NOW.date() - timedelta(days=3))
    dialog.agree.click()
    assert on_view.sent_bodies[0][1]["id"] == "dbt_1"
    card = opened(one.in_full(insolvency=progress_parts.an_insolvency())).page.action_cards.insolvency
    assert "in 48 days" in card.words.text()
    assert "€4,132.61" in card.facts.rows[-1][1]


def test_declaration_of_the_claim_is_fetched_from_the_card_of_the_insolvency(opened: Open) -> None:
    on_view = opened(one.in_full(insolvency=progress_parts.an_insolvency()))
    on_view.press("Case file with the declaration")
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert on_view.sent_bodies[-1][0] == "case file"


def test_insolvency_is_corrected_or_withdrawn(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full(insolvency=progress_parts.an_insolvency()))
    assert not [
        control_name
        for control_name in ("promise", "propose")
        if getattr(on_view.page.overview.after_call, control_name).isVisible()
    ]
    change = InsolvencyDialog(on_view.page, on_view.state)
    qtbot.addWidget(change)
    assert change.court.value == "Tribunal des activités économiques de Lyon"
    change.published.show_value(change.opened.value - timedelta(days=1))
    change.agree.click()
    assert change.published.message == "This cannot be before the opening."
    assert on_view.sent_bodies == []
    change.published.show_value(change.opened.value)
    change.agree.click()
    name, body = on_view.sent_bodies[0]
    assert (name, body["reference"], body["declare_by"]) == (
        "insolvency",
        "2026J00123",
        (NOW.date() + timedelta(days=48)).isoformat(),
    )
    assert not on_view.page.action_cards.insolvency.choices.isVisible()
    assert on_view.state.take_back(on_view.state.under_way[0].id)
    leave = WithdrawDialog(on_view.page, on_view.state)
    qtbot.addWidget(leave)
    leave.show()
    assert leave.focusWidget() is leave.decline, "Return must not resume all recovery"
    leave.agree.click()
    assert on_view.sent_bodies[1] == ("insolvency_withdrawn", {"id": "dbt_1"})


def test_agreement_is_proposed_with_every_part_in_view(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full())
    announced: list[str] = []
    on_view.state.decided.connect(lambda what, _: announced.append(what))
    dialog = ProposeDialog(on_view.page, on_view.state)
    qtbot.addWidget(dialog)
    dialog.first.show_text((NOW.date() + timedelta(days=32)).isoformat())
    dialog.agree.click()
    assert f"and {text.day(NOW.date() + timedelta(days=31))}" in dialog.first.message
    dialog.count.show_value("1")
    dialog.agree.click()
    assert "At least two" in dialog.count.message
    dialog.kind.show_value("settlement")
    dialog.kind.chosen.emit("settlement")
    dialog.amount.show_text("4000")
    dialog.agree.click()
    assert "an amount below €4,000.00" in dialog.amount.message
    dialog.amount.show_text("20")
    dialog.count.show_value("24")
    dialog.agree.click()
    assert "at least €1.00" in dialog.count.message
    dialog.amount.show_text("1000")
    dialog.count.show_value("3")
    dialog.first.show_value(NOW.date() + timedelta(days=10))
    dialog.message.show_value("x" * 1001)
    dialog.agree.click()
    assert "it has 1001" in dialog.message.message
    assert on_view.sent_bodies == []
    dialog.agreed.setChecked(True)
    assert [amount for _, amount in dialog.parts.rows] == ["€333.33", "€333.33", "€333.34"]
    assert "You write off €3,000.00." in dialog.means.text()
    dialog.agree.click()
    name, proposal = on_view.sent_bodies[0]
    assert (
        name,
        proposal.kind,
        proposal.amount,
        proposal.instalments,
        proposal.agreed,
        proposal.message,
    ) == (
        "proposal",
        "settlement",
        Decimal(1000),
        3,
        True,
        None,
    )
    assert announced == ["The agreement is being recorded"]
    assert not on_view.page.overview.after_call.propose.isVisible()


def test_dialog_is_walked_through_by_keys_and_return_never_declines(qtbot: QtBot, opened: Open) -> None:
    on_view = opened(one.in_full())
    cancel = CancelDialog(on_view.page, on_view.state)
    qtbot.addWidget(cancel)
    cancel.open()
    path = [
        control.text() if isinstance(control, QAbstractButton) else "Notes" for control in tab_path(cancel)
    ]
    assert path == ["The debtor paid me directly", "Notes", "Keep it running"]
    assert cancel.focusWidget() is cancel.reasons.buttons()[0]
    qtbot.keyClick(cancel.focusWidget(), Qt.Key.Key_Return)
    assert cancel.isVisible()
    assert on_view.sent_bodies == []
    contact = ContactDialog(on_view.page, on_view.state)
    qtbot.addWidget(contact)
    contact.open()
    assert contact.focusWidget() is contact.email.control
    qtbot.keyClicks(contact.email.control, "boss@debtor.test")
    qtbot.keyClick(contact.email.control, Qt.Key.Key_Return)
    assert [name for name, _ in on_view.sent_bodies] == ["add_contact"]


def test_long_texts_are_stored_at_each_key_until_they_are_sent(opened: Open, qtbot: QtBot) -> None:
    """As the next start would find it, were the app killed after any key."""
    on_view = opened(one.half())
    file = on_view.connection_store._database.path

    def in_the_file() -> str:
        with closing(sqlite3.connect(file)) as other:
            return "\n".join(row[0] for row in other.execute("SELECT body FROM answer"))

    sheets = [
        lambda: CallDialog(on_view.page, on_view.state).notes,
        lambda: CancelDialog(on_view.page, on_view.state).notes,
        lambda: ProposeDialog(on_view.page, on_view.state).message,
        lambda: on_view.page.action_cards.decision.notes,
        lambda: on_view.page.notes.notes,
        lambda: on_view.page.evidence.statement,
    ]
    for number, field in enumerate(sheets):
        typed = ""
        for letter in f"text{number}":
            typed += letter
            widget = field()
            widget.control.setFocus()
            widget.control.moveCursor(QTextCursor.MoveOperation.End)  # type: ignore[attr-defined]
            qtbot.keyClicks(widget.control, letter)
            assert widget.value == typed
            assert typed in in_the_file()
    called = CallDialog(on_view.page, on_view.state)
    called.choose("reached")
    called.agree.click()
    assert on_view.sent_bodies[-1][1].notes == "text0"
    assert "text0" not in in_the_file()
    # What cannot be sent now stays typed.
    CancelDialog(on_view.page, on_view.state, CancelReason.PAID_DIRECTLY).agree.click()
    assert on_view.sent_bodies[-1][1].notes == "text0"
    assert CancelDialog(on_view.page, on_view.state).notes.value == "text1"
