"""The first messages: read as they will arrive, changed, skipped, sent one by one, or approved with the plan."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from recovery_contract.extensions import SentMessage
from recovery_contract.progress import ContactPoint, ProgressWarning
from recovery_contract.reasons import Reason
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.commands.tasks import Tasks
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.receivable.planned_edit import PlannedEditDialog
from tests.desktop.ui.fakes import NOW, a_receivable
from tests.desktop.ui.pages.answers import answer_receivable
from tests.desktop.ui.pages.approval_scene import MESSAGE, PLAN_PATH, Open, first_of, planned
from tests.desktop.ui.pages.approval_scene import open_page as open_page


def test_first_message_is_read_whole_before_anything_leaves(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()))
    read = opened.reads()
    for words in (MESSAGE["to"], MESSAGE["subject"], MESSAGE["full_text"], "facture.pdf", "Text message"):
        assert str(words) in read
    assert "Nothing about this invoice is sent before you approve it." in read
    assert (
        "While it is closed or the computer is off, what falls due waits until you open the app again."
        in read
    )
    assert opened.changes == []
    assert opened.service.requests_to("PUT", "*") == []


def test_approval_counts_its_messages_and_names_the_day_of_each(open_page: Open) -> None:
    receivable = a_receivable()
    days = [datetime(2026, 11, 30, 9, tzinfo=UTC), datetime(2026, 12, 8, 9, tzinfo=UTC)]
    contacts = [planned(receivable, n + 1, if_approved_at=day) for n, day in enumerate(days)]
    contacts.append(planned(receivable, 9, type="phone"))
    page = open_page((receivable, ReceivableDetails(planned=tuple(contacts), messages=()))).page
    assert page.header.title.text() == page.approve.text() == "Approve 2 message(s)"
    assert dict(page.message.facts.rows)["When"].startswith("Monday, 30\u00a0Nov")
    assert dict(page.message.facts.rows)["When"].endswith(", if you approve now")
    assert any("Tuesday, 8\u00a0Dec" in label.text() for label in page.further.findChildren(QLabel))


def test_what_follows_begins_after_the_message_on_view(open_page: Open) -> None:
    receivable = a_receivable()
    gaps = [planned(receivable, n, type="phone", skipped=Reason.of("no_phone")) for n in (1, 9)]
    contacts = (gaps[0], planned(receivable, 5), planned(receivable, 7), gaps[1])
    state = open_page((receivable, ReceivableDetails(planned=contacts, messages=()))).state
    assert [row.id for row in state.further] == [f"pln_{receivable.id}_{n}" for n in (7, 9)]


@pytest.mark.parametrize(
    ("after", "count", "words"),
    [
        (timedelta(), 3, "Approving sends this message now, and 2 later one(s) each on its day."),
        (
            timedelta(days=2),
            3,
            "Approving sends this message on {moment}, and 2 later one(s) each on its day.",
        ),
        (timedelta(), 1, "Approving sends this message now."),
        (timedelta(days=2), 1, "Approving sends this message on {moment}."),
    ],
)
def test_approval_says_whether_the_message_on_view_leaves_with_it(
    open_page: Open, after: timedelta, count: int, words: str
) -> None:
    receivable, leaves = a_receivable(), text.current_moment() + after
    contacts = tuple(
        planned(receivable, n + 1, if_approved_at=leaves if not n else None) for n in range(count)
    )
    page = open_page((receivable, ReceivableDetails(planned=contacts, messages=()))).page
    assert page.words.text().startswith(words.format(moment=text.weekday_moment(leaves)))
    assert page.send.text().strip() == "Send only this one now"
    # Where both would do the same there is one button.
    assert page.send.isHidden() is (count == 1 and not after)


def test_mail_is_shown_as_it_leaves_with_sender_code_and_attachment(open_page: Open) -> None:
    file = {
        "id": "doc_1",
        "kind": "invoice",
        "name": "facture.pdf",
        "media_type": "application/pdf",
        "size": 10,
        "sha256": "0" * 64,
        "created_at": "2026-02-05T10:00:00Z",
    }
    html = "<p>It is <strong>overdue</strong>.</p><img src='cid:payment-code' width='156'><p>How to pay</p>"
    mail = {
        "sender": "Menuiserie Essai <bureau@essai.example>",
        "recipient": "Atelier Brun <compta@atelier-brun.example>",
        "reply_to": "Menuiserie Essai <reponses@essai.example>",
        "html": html,
        "codes": {"payment-code": ["101", "010", "101"]},
        "attached": [file],
    }
    receivable = a_receivable()
    opened = open_page(first_of(receivable))
    opened.service.answers(
        "GET",
        f"/v1/planned-contacts/pln_{receivable.id}_1",
        planned(receivable, 1).model_dump(mode="json", exclude_none=True) | MESSAGE | {"mail": mail},
    )
    opened.state.one.previews.clear()
    opened.state.one.look_again()
    opened.run()
    read, preview = opened.reads(), opened.page.message.message
    for words in (mail["sender"], mail["recipient"], mail["reply_to"], MESSAGE["subject"]):
        assert str(words) in read
    assert preview.mail.isVisibleTo(opened.page)
    assert "It is overdue." in preview.mail.text
    assert "How to pay" in preview.mail.text
    preview.tabs.show_section("plain")
    assert str(MESSAGE["full_text"]) in opened.reads()
    opens = [one.accessibleName() for one in preview.findChildren(QPushButton)]
    assert "Open the attachment facture.pdf" in opens


def test_message_is_read_anew_once_less_is_owed(open_page: Open) -> None:
    receivable, details = first_of(a_receivable())
    opened = open_page((receivable, details))
    assert str(MESSAGE["full_text"]) in opened.reads()
    assert details.planned is not None
    first = details.planned[0].model_dump(mode="json", exclude_none=True)
    less = first | MESSAGE | {"full_text": "It is overdue, less the credit note."}
    progress = receivable.recovery_progress.model_copy(update={"remaining_amount": Decimal(10)})
    changed = receivable.model_copy(update={"recovery_progress": progress})
    answer_receivable(opened.service, changed, details, Tasks())
    opened._answer_planned(((changed, details),))
    opened.service.answers("GET", f"/v1/planned-contacts/{first['id']}", less)
    opened.session.connection_store.receivables.put([changed], full=True)
    opened.state.on_intents_changed()
    opened.state.on_store_changed([receivable.id])
    opened.run()
    assert "less the credit note" in opened.reads()


def test_message_sent_now_leaves_alone_and_focus_stays_off_the_approval(
    open_page: Open, qtbot: QtBot
) -> None:
    opened = open_page(first_of(a_receivable()))
    opened.page.send.setFocus()
    opened.page.send.click()
    [change] = opened.changes
    assert change.body["action"] == "send_now"
    assert "You can still undo it." in opened.reads()
    assert not opened.page.send.isEnabled()
    assert opened.page.focusWidget() is not opened.page.approve
    assert opened.service.requests_to("PUT", PLAN_PATH) == []


def test_message_that_left_is_said_with_its_address_and_is_not_offered_twice(open_page: Open) -> None:
    receivable = a_receivable()
    sent = SentMessage(
        id="att_1",
        number=1,
        type="email",
        level=0,
        at=NOW,
        to="compta@atelier-brun.example",
        outcome="sent",
        subject="Invoice",
        body="It is overdue.",
    )
    opened = open_page(first_of(receivable, messages=(sent,)))
    assert "Sent to compta@atelier-brun.example" in opened.reads()
    assert "The first message was sent" in opened.reads()
    assert opened.page.send.isHidden()
    assert not opened.page.approve.isHidden()


def test_message_that_came_back_is_not_said_to_be_sent(open_page: Open) -> None:
    sent = SentMessage(
        id="att_1",
        number=1,
        type="email",
        level=0,
        at=NOW,
        to="nobody@atelier-brun.example",
        outcome="bounced",
        subject="Invoice",
        body="It is overdue.",
    )
    read = open_page(first_of(a_receivable(), messages=(sent,))).reads()
    assert "Came back." in read
    assert "Sent to" not in read


def test_approval_rests_like_a_message_and_can_be_undone(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()))
    offered: list[tuple[str, str]] = []
    opened.state.one.decided.connect(lambda words, id: offered.append((words, id)))
    opened.page.every.click()
    opened.page.approve.click()
    opened.run()
    [approval] = opened.approvals
    assert offered == [("The plan is being approved", approval.id)]
    assert opened.service.requests_to("PUT", PLAN_PATH) == []
    assert "You can still undo it." in opened.reads()
    assert not opened.page.send.isEnabled()
    opened.session.withdraw(approval.id)
    opened.state.on_intents_changed()
    opened.run()
    assert opened.approvals == []
    assert opened.page.send.isEnabled()
    assert "Nothing about this invoice is sent before you approve it." in opened.reads()


def test_plan_counts_as_approved_once_the_service_says_so(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()))
    opened.page.every.click()
    opened.page.approve.click()
    [approval] = opened.approvals
    opened.service.answers("GET", PLAN_PATH, opened.plan | {"approved": True})
    opened.session.connection_store.intents.mark_done(approval.id, {})
    opened.state.on_intents_changed()
    opened.run()
    assert "The plan is approved" in opened.reads()
    assert opened.page.approve.isHidden()


def test_rows_that_waited_for_the_approval_are_fetched_once_it_is_given(open_page: Open) -> None:
    why = Reason.of("not_approved")
    waiting = a_receivable(id="rec_b", next_action=ContactPoint(type="email", level=0, at=NOW, why=why))
    opened = open_page(first_of(a_receivable(id="rec_a")), first_of(waiting))
    receivables = opened.session.connection_store.receivables
    assert receivables.waiting_for_approval() == ["rec_b"]
    opened.page.every.click()
    opened.page.approve.click()
    [approval] = opened.approvals
    released = a_receivable(id="rec_b", next_action=ContactPoint(type="email", level=0, at=NOW))
    opened.service.answers("GET", "/v1/receivables/rec_b", released.model_dump(mode="json"))
    opened.session.connection_store.intents.mark_done(approval.id, {})
    opened.state.on_intents_changed()
    opened.run()
    assert receivables.waiting_for_approval() == []


def test_day_of_a_message_that_waits_for_the_plan_is_left_open_where_it_is_changed(
    open_page: Open, qtbot: QtBot
) -> None:
    opened = open_page(first_of(a_receivable()))
    dialog = PlannedEditDialog(opened.page, opened.state.one, opened.state.planned[0])
    qtbot.addWidget(dialog)
    assert dialog.day.text == ""
    assert "Empty: as soon as the plan is approved" in {one.text() for one in dialog.day.findChildren(QLabel)}
    dialog.words.show_value("Written by hand.")
    dialog.agree.click()
    [change] = opened.changes
    assert change.body["body"] == "Written by hand."
    assert "at" not in change.body


def test_several_recoveries_are_read_one_after_the_other(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable(id="rec_a")), first_of(a_receivable(id="rec_b")))
    assert "1 of 2" in opened.reads()
    opened.page.message.after.click()
    opened.run()
    assert (opened.state.one.id, "2 of 2" in opened.reads()) == ("rec_b", True)
    opened.page.skip.click()
    [change] = opened.changes
    assert (change.receivable_id, change.body["action"]) == ("rec_b", "skip")


def test_debtor_without_a_usable_address_is_said_with_the_field_to_add_one(open_page: Open) -> None:
    receivable = a_receivable()
    unreached = planned(receivable, 1, skipped=Reason.of("address_bounced"))
    unposted = planned(receivable, 9, type="letter", skipped=Reason.of("no_address"))
    contacts = (unreached, planned(receivable, 7, type="letter"), unposted)
    opened = open_page((receivable, ReceivableDetails(planned=contacts, messages=())))
    assert "Will be left out. The debtor has no postal address." in opened.reads()
    assert "No email can be sent to this debtor." in opened.reads()
    assert not opened.page.reach.action.isHidden()
    assert opened.page.send.isHidden()


def test_everything_left_out_stands_in_the_list_before_the_approval(open_page: Open) -> None:
    receivable = a_receivable()
    untold = planned(receivable, 4, type="sms", skipped=Reason.of("no_gateway"))
    contacts = (planned(receivable, 1), untold, planned(receivable, 7, type="letter"))
    opened = open_page((receivable, ReceivableDetails(planned=contacts, messages=())))
    assert opened.state.further == [contacts[1], contacts[2]]
    assert "Text message to the" in opened.reads()


def test_missing_mailbox_is_said_and_leads_to_where_it_is_set_up(open_page: Open, qtbot: QtBot) -> None:
    receivable = a_receivable()
    waiting = planned(receivable, 1, why=Reason.of("mailbox_refused"))
    opened = open_page((receivable, ReceivableDetails(planned=(waiting,), messages=())))
    assert "Your mailbox refused the sign-in." in opened.reads()
    with qtbot.waitSignal(opened.page.settings_requested):
        opened.page.mailbox.action.click()


def test_what_the_law_leaves_out_is_said_before_the_approval(open_page: Open, qtbot: QtBot) -> None:
    missing = ProgressWarning(code="RATE_MISSING", message="m", params={"since": "2026-07-01"})
    noted = [missing, ProgressWarning(code="FIXED_SUM_UNVERIFIED", message="m")]
    opened = open_page(first_of(a_receivable(pursue="all", warnings=noted)))
    assert "The statutory rate is missing from 1\u00a0July\u00a02026 on" in opened.page.rate.words
    assert opened.page.law.words == "The fixed sum that the law adds is not verified here: it is not claimed."
    with qtbot.waitSignal(opened.page.rates_requested):
        opened.page.rate.action.click()
    quiet = open_page(first_of(a_receivable(pursue="principal", warnings=noted))).page
    assert (quiet.rate.words, quiet.law.words) == ("", "")


def test_service_away_is_said_once_and_tried_again_by_the_person(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()))
    opened.service.is_offline = True
    opened.state.one.previews.clear()
    opened.state.refresh()
    opened.run()
    assert not opened.page.trouble.isHidden()
    assert not opened.page.approve.isHidden()
    opened.service.is_offline = False
    opened.page.trouble.action.click()
    opened.run()
    assert opened.page.trouble.isHidden()


def test_nothing_is_approved_before_its_text_is_on_view(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()))
    assert opened.page.approve.isEnabled()
    opened.state.one.previews.clear()
    opened.state.one.changed.emit()
    assert not opened.page.approve.isEnabled()
    opened.run()
    assert "It is overdue." in opened.reads()
    assert opened.page.approve.isEnabled()


@pytest.mark.parametrize(
    ("channel", "words"),
    [("email", "The next message leaves"), ("letter", "The next letter or call is due")],
)
def test_approval_that_was_taken_stays_one_until_its_messages_are_fetched(
    open_page: Open, channel: str, words: str
) -> None:
    receivable, details = first_of(a_receivable())
    changes = {"if_approved_at": NOW, "type": channel}
    waiting = tuple(row.model_copy(update=changes) for row in details.planned or ())
    details = ReceivableDetails(planned=waiting, messages=())
    opened = open_page((receivable, details))
    assert "if you approve now" in opened.reads()
    opened.page.approve.click()
    [approval] = opened.changes
    approved = tuple(row.model_copy(update={"approved": True}) for row in details.planned or ())
    rows = ((receivable, ReceivableDetails(planned=approved, messages=())),)
    answer_receivable(opened.service, *rows[0], Tasks())
    opened._answer_planned(rows)
    opened.session.connection_store.intents.mark_done(approval.id, {})
    opened.state.on_intents_changed()
    assert "This invoice is being approved" in opened.reads()
    assert "if you approve now" not in opened.reads()
    assert "Loading the text" not in opened.reads()
    assert opened.page.approve.isHidden()
    assert opened.page.undo.isHidden()
    opened.run()
    assert "This invoice is approved" in opened.reads()
    assert opened.page.approve.isHidden()
    assert words in opened.page.words.text()
