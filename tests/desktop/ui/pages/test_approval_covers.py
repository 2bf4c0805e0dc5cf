"""What an approval covers: this invoice only, unless the person says that later ones start too; the ways to it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from recovery_contract.creditor_settings import RecoveryPlan
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.commands.tasks import Tasks, awaits_approval, cache_tasks
from recovery_desktop.ids import IntentId
from recovery_desktop.session.session import Session
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.approval.state import Covered
from recovery_desktop.ui.pages.recovery_settings.state import RecoveryState
from recovery_desktop.ui.pages.settings.recovery.section import RecoverySection
from recovery_desktop.ui.widgets import press_guard
from recovery_desktop.ui.widgets.frames import ScrollColumn
from tests.desktop.ui.fakes import a_receivable
from tests.desktop.ui.pages.approval_scene import Open, first_of, open_page, planned
from tests.desktop.ui.pages.one import in_full
from tests.desktop.ui.pages.settings_scene import RecoveryService
from tests.desktop.ui.pages.test_settings import Recoveries
from tests.desktop.ui.session import FakeService, run

__all__ = ["open_page"]


def test_approval_covers_this_invoice_only_unless_the_person_says_otherwise(open_page: Open) -> None:
    receivable = a_receivable()
    opened = open_page(first_of(receivable), first_of(a_receivable(id="rec_b")))
    assert opened.page.only_this.isChecked()
    assert "Later invoices wait here until you have read them." in opened.reads()
    opened.page.approve.setFocus()
    opened.page.approve.click()
    opened.run()
    [change] = opened.changes
    assert (opened.approvals, change.receivable_id, change.body["action"]) == ([], receivable.id, "approve")
    # It says so where its button was, with the ways back and on; the keyboard is on neither.
    page = opened.page
    assert "Will be approved in a few seconds. You can still undo it." in opened.reads()
    assert [one.isHidden() for one in (page.approve, page.send, page.skip, page.choice)] == [True] * 4
    assert page.focusWidget() is page.board
    page.undo.click()
    opened.run()
    assert (opened.changes, page.approve.isHidden(), page.undo.isHidden()) == ([], False, True)
    page.approve.click()
    opened.run()
    page.following.click()
    opened.run()
    assert (opened.state.one.id, opened.state.is_approving) == ("rec_b", False)
    assert "2 of 2" in opened.reads()
    opened.state.step(-1)
    assert opened.state.is_approving
    # Who comes back at once can still undo it; later what still waits is read.
    opened.state.begin_round()
    assert opened.state.can_undo
    del opened.state.waiting[receivable.id]
    opened.state.begin_round()
    opened.run()
    assert (opened.state.one.id, opened.state.ids) == ("rec_b", ["rec_b"])


def test_first_messages_open_at_their_top_whenever_they_come_on_view(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()))
    page = opened.page
    page.resize(700, 420)
    QApplication.processEvents()
    bar = page._scroll.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    page.hide()
    page.show()
    QApplication.processEvents()
    assert bar.value() == 0


def test_title_follows_an_approval_and_what_takes_it_back(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()), first_of(a_receivable(id="rec_b")))
    title = opened.page.header.title
    before = title.text()
    opened.page.approve.click()
    opened.run()
    assert title.text() == "This invoice is being approved"
    opened.page.undo.click()
    opened.run()
    assert title.text() == before


@pytest.mark.parametrize("waiting", [1, 2])
def test_undo_does_not_come_to_where_the_approval_was_pressed(open_page: Open, waiting: int) -> None:
    opened = open_page(*(first_of(a_receivable(id=f"rec_{at}")) for at in range(waiting)))
    page = opened.page
    page.resize(1100, 700)
    QApplication.processEvents()
    pressed = page.approve.geometry()
    page.approve.click()
    opened.run()
    QApplication.processEvents()
    assert page.undo.isVisible()
    assert not page.undo.geometry().intersects(pressed)


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_second_press_approves_no_unread_message(
    open_page: Open, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, by_keys: bool
) -> None:
    def press(control: QPushButton) -> None:
        if by_keys:
            qtbot.keyClick(control, Qt.Key.Key_Space)
        else:
            qtbot.mouseClick(control, Qt.MouseButton.LeftButton)

    seconds = 100.0
    monkeypatch.setattr("time.monotonic", lambda: seconds)
    opened = open_page(first_of(a_receivable()), first_of(a_receivable(id="rec_b")))
    approve = opened.page.approve
    press(approve)
    press(opened.page.send)
    assert opened.changes == [], "what was pressed on the page before reaches nothing here"
    seconds += press_guard.SECONDS
    press(approve)
    opened.run()
    press(opened.page.following)
    assert opened.state.one.id == a_receivable().id, "the same press twice does not leave what was approved"
    seconds += press_guard.SECONDS
    press(opened.page.following)
    opened.run()
    assert (opened.state.one.id, opened.page.send.isEnabled()) == ("rec_b", True)
    press(approve) if by_keys else qtbot.mouseDClick(approve, Qt.MouseButton.LeftButton)
    press(opened.page.send)
    # The window turns Return into a press: it must not reach it.
    received = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(approve, received)
    assert received.isAccepted(), "what is accepted goes no further"
    assert [one.receivable_id for one in opened.changes] == [a_receivable().id]
    seconds += press_guard.SECONDS
    press(approve)
    assert [one.receivable_id for one in opened.changes] == [a_receivable().id, "rec_b"]


def test_what_waits_now_is_approved_at_once_and_nothing_later(open_page: Open) -> None:
    notice = a_receivable(id="rec_d")
    announced = first_of(notice, planned=(planned(notice, 1, template="formal_notice"),))
    opened = open_page(*(first_of(a_receivable(id=f"rec_{letter}")) for letter in "abc"), announced)
    offered: list[list[IntentId]] = []
    opened.state.approved_many.connect(offered.append)
    opened.page.waiting.click()
    assert opened.page.approve.text() == "Approve 3 invoice(s)"
    assert "Later invoices wait here until you have read them." in opened.reads()
    opened.page.approve.click()
    changes = opened.changes
    assert [(one.receivable_id, one.body["id"], one.body["action"]) for one in changes] == [
        (f"rec_{letter}", f"pln_rec_{letter}_1", "approve") for letter in "abc"
    ]
    assert (opened.approvals, offered) == ([], [[one.id for one in changes]])
    assert opened.state.is_approving
    assert opened.session.withdraw_all_or_none(offered[0])
    opened.state.on_intents_changed()
    opened.run()
    assert [len(opened.state.together), len(opened.state.unapproved)] == [3, 4], (
        "a formal notice is read before"
    )
    opened.page.only_this.click()
    assert opened.page.approve.text().endswith("message(s) of this invoice")


def test_choice_that_covers_later_invoices_says_that_they_start_without_asking(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()))
    opened.page.every.click()
    assert "Later invoices start without asking you." in opened.reads()
    assert opened.page.approve.text() == "Approve all invoices"
    opened.page.only_this.click()
    assert opened.page.approve.text() == "Approve 2 message(s)"
    assert "Later invoices start without asking you." not in opened.reads()


def test_invoice_approved_alone_says_so_and_the_next_one_still_waits(open_page: Open) -> None:
    first = a_receivable()
    contacts = (planned(first, 1, why=None, approved=True), planned(first, 7, type="sms", approved=True))
    opened = open_page(
        (first, ReceivableDetails(planned=contacts, messages=())), first_of(a_receivable(id="rec_b"))
    )
    assert opened.state.ids == ["rec_b"]
    opened.state.one.open(first.id)
    opened.run()
    assert "This invoice is approved" in opened.reads()
    assert opened.page.approve.isHidden()
    assert opened.page.choice.isHidden()
    # Who reads one after the other is led to the next, and to another invoice once none waits.
    page = opened.page
    assert (page.following.isHidden(), page.another.isHidden()) == (False, True)
    page.following.setFocus()
    page.following.click()
    opened.run()
    assert (opened.state.one.id, page.following.isHidden(), page.approve.isHidden()) == ("rec_b", True, False)
    assert page.focusWidget() is page.board, (
        "the button that lets messages leave never takes the keyboard by itself"
    )
    opened.state.waiting.clear()
    opened.state.one.open(first.id)
    opened.run()
    assert (page.following.isHidden(), page.another.isHidden()) == (True, False)


def test_approved_invoice_by_post_says_that_the_person_posts_its_letters(open_page: Open) -> None:
    receivable = a_receivable(by_post=True)
    contacts = (planned(receivable, 1, type="letter", why=None, approved=True),)
    details = ReceivableDetails(planned=contacts, messages=())
    opened = open_page((receivable, details), first_of(a_receivable(id="rec_b")))
    opened.state.one.open(receivable.id)
    opened.run()
    assert "Its letters come up on Today when it is time to post them." in opened.reads()


@pytest.mark.parametrize("covered", ["this", "every"])
def test_plan_of_letters_and_calls_alone_is_not_called_sent(open_page: Open, covered: Covered) -> None:
    receivable = a_receivable()
    contacts = (planned(receivable, 1, type="letter"), planned(receivable, 9, type="phone"))
    opened = open_page((receivable, ReceivableDetails(planned=contacts, messages=())))
    opened.state.cover(covered)
    assert "is sent on its day" not in opened.reads()
    assert "Each letter and call comes up on Today on its day." in opened.reads()
    assert opened.state.plan is not None
    opened.state.plan = opened.state.plan.model_copy(update={"approved": True})
    opened.state.changed.emit()
    assert "is sent on its day" not in opened.reads()
    with_mail = (*contacts, planned(receivable, 12))
    other = open_page((receivable, ReceivableDetails(planned=with_mail, messages=())))
    other.state.cover("every")
    assert "Each message is sent on its day. Later invoices start without asking you." in other.reads()


def test_approval_asks_for_the_whole_plan_once(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()))
    opened.state.cover("every")
    opened.state.approve()
    opened.state.approve()
    [approval] = opened.approvals
    assert approval.body["approved"] is True
    assert approval.body["steps"] == opened.plan["steps"]
    assert approval.body["id"] == "usr_1"


def test_submission_leads_to_the_first_message_until_the_plan_is_approved(session: Session) -> None:
    assert awaits_approval("this_computer", session.connection_store)
    assert not awaits_approval("service", session.connection_store)
    cache_tasks(session.connection_store, Tasks(is_approved=True))
    assert not awaits_approval("this_computer", session.connection_store)


def test_approval_in_the_settings_can_be_undone_before_it_leaves(
    qtbot: QtBot, session: Session, service: FakeService
) -> None:
    creditor, state = RecoveryService(session, service), RecoveryState(session)
    section = RecoverySection(state)
    qtbot.addWidget(section)
    state.refresh()
    run(session)
    card, settings = section.plan, state.settings
    assert settings is not None
    assert settings.plan is not None
    session.connection_store.receivables.put([a_receivable()], full=True)
    plan = settings.plan.model_copy(update={"approved": False})
    creditor.settings = state.settings = replace(settings, plan=plan, ready=2)
    state.changed.emit()
    offered: list[tuple[str, str]] = []
    state.decided.connect(lambda words, id_: offered.append((words, id_)))
    card.save.click()
    run(session)
    [(_, intent_id)] = offered
    assert creditor.received == []
    assert "still undo" in card.words.text()
    assert session.withdraw(IntentId(intent_id)) == 1
    state.on_intents_changed()
    run(session)
    assert "sent as soon as you approve it: 2" in card.words.text()
    assert card.save.isEnabled()
    assert creditor.received == []


@pytest.mark.parametrize(
    ("approved", "unapproved", "words"),
    [
        (0, 2, "Nothing is approved yet: no reminders are sent."),
        (1, 2, "Invoices you approved one by one: 1. Waiting for your approval: 2."),
        (3, 0, "Invoices you approved one by one: 3. Later ones wait for your approval."),
    ],
)
def test_plan_says_what_is_approved_and_its_button_what_it_approves(
    qtbot: QtBot, session: Session, service: FakeService, approved: int, unapproved: int, words: str
) -> None:
    recoveries = Recoveries(qtbot, session, service)
    card, state = recoveries.section.plan, recoveries.state
    assert state.settings is not None
    state.settings = replace(state.settings, approved=approved, unapproved=unapproved)
    state.changed.emit()
    assert card.words.text().startswith(words)
    assert card.save.text() == "Approve for all invoices"
    assert card.only_save.isHidden()
    card._change(0, after_business_days=3)
    assert card.save.text() == "Save and approve for all invoices"
    card.only_save.click()
    recoveries.run()
    (received,) = recoveries.service.received
    assert isinstance(received, RecoveryPlan)
    assert not received.approved
    card._shown = card.plan = received.model_copy(update={"approved": True})
    card._show_words()
    assert card.words.text().startswith("Saved.")
    assert (card.save.text(), card.save.isEnabled()) == ("Save plan", False)


def test_plan_of_this_computer_says_that_no_text_message_leaves(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, session: Session, service: FakeService
) -> None:
    recoveries = Recoveries(qtbot, session, service)
    card = recoveries.section.plan
    card._change_channel(0, "sms")
    assert card.no_texts.isHidden()
    monkeypatch.setattr(Session, "is_this_computer", property(lambda _: True))
    card._show_words()
    assert not card.no_texts.isHidden()
    card._change_channel(0, "email")
    assert card.no_texts.isHidden()


def test_call_that_follows_has_its_day_and_hour_as_a_mail_has(open_page: Open) -> None:
    receivable = a_receivable()
    call = planned(receivable, 3, type="phone")
    opened = open_page(first_of(receivable, planned=(planned(receivable, 1), call)))
    assert text.weekday_moment(call.at) in opened.reads()


def test_approval_leads_back_to_the_top_where_it_is_confirmed(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()), first_of(a_receivable(id="rec_b")))
    page = opened.page
    page.resize(1080, 360)
    QApplication.processEvents()
    [column] = page.findChildren(ScrollColumn)
    bar = column.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    opened.state.approve()
    opened.run()
    assert bar.value() == 0
    assert page.following.text().strip() == "Next invoice"


def test_letters_alone_are_chosen_for_the_one_invoice_on_view_before_it_is_approved(open_page: Open) -> None:
    address = {"line1": "4 quai Sarrail", "postal_code": "69006", "city": "Lyon"}
    receivable = in_full(debtor={"id": "dbt_1", "address": address}, allowed_actions=["correct_debtor"])
    opened = open_page(first_of(receivable))
    opened.session.store.connections.update_profile("c1", keeps_keys=True)
    opened.state.one.reread()
    choice = opened.page.message.letters_only
    assert not choice.isHidden()
    choice.box.click()
    [intent] = opened.session.connection_store.intents.list_unsettled()
    assert (intent.kind, intent.body) == ("correct_debtor", {"by_post": True, "all_open": False})
