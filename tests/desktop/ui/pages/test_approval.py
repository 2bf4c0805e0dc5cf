"""The first messages: read as they will arrive, changed, skipped, sent one by one, or approved with the plan."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import Any

import httpx
import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from recovery_contract.extensions import PlannedContact, SentMessage
from recovery_contract.progress import ContactPoint, ProgressWarning
from recovery_contract.reasons import Reason
from recovery_contract.receivables import Receivable
from recovery_desktop.actions.table import APPROVE_PLAN, CHANGE_PLANNED_CONTACT
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.commands.tasks import Tasks
from recovery_desktop.session.session import Session
from recovery_desktop.store.intents import Intent
from recovery_desktop.ui.pages.approval.page import ApprovalPage
from recovery_desktop.ui.pages.approval.state import ApprovalState
from recovery_desktop.ui.pages.receivable.planned_edit import PlannedEditDialog
from tests.desktop.ui.fakes import NOW, Spawned, a_receivable
from tests.desktop.ui.pages.answers import answer_receivable
from tests.desktop.ui.pages.settings_scene import PLAN
from tests.desktop.ui.session import FakeService

PLAN_PATH = "/v1/users/usr_1/plan"
MESSAGE = {
    "to": "compta@atelier-brun.example",
    "subject": "Invoice FA-2026-014",
    "body": "It is overdue.",
    "full_text": "Good morning,\n\nIt is overdue.\n\nMenuiserie Essai",
    "enclosures": ["facture.pdf"],
}


def planned(receivable: Receivable, n: int, **changes: Any) -> PlannedContact:
    values = {"type": "email", "level": 0, "at": NOW + timedelta(days=n), "why": Reason.of("not_approved")}
    id_ = f"pln_{receivable.id}_{n}"
    return PlannedContact.model_validate({"id": id_, "receivable_id": receivable.id, **values, **changes})


class Opened:
    """The page over a service on this computer whose plan was not approved yet."""

    def __init__(
        self,
        qtbot: QtBot,
        session: Session,
        service: FakeService,
        *rows: tuple[Receivable, ReceivableDetails],
    ) -> None:
        assert session.connection is not None
        session.connection.kind = "this_computer"
        session.store.connections.change("c1", user_id="usr_1")
        self.session, self.service = session, service
        self.plan = PLAN.model_copy(update={"approved": False}).model_dump(mode="json")
        service.answers("GET", PLAN_PATH, self.plan)
        for receivable, details in rows:
            session.connection_store.receivables.put([receivable], full=True)
            answer_receivable(service, receivable, details, Tasks())
        self._answer_planned(rows)
        self.state = ApprovalState(session)
        self.page = ApprovalPage(self.state)
        qtbot.addWidget(self.page)
        self.page.resize(1080, 780)
        self.page.show()
        self.state.refresh()
        self.run()

    def _answer_planned(self, rows: tuple[tuple[Receivable, ReceivableDetails], ...]) -> None:
        contacts = [row for _, details in rows for row in details.planned or ()]
        bodies = [row.model_dump(mode="json", exclude_none=True) for row in contacts]

        def respond(request: httpx.Request) -> httpx.Response:
            receivable_id = request.url.params.get("receivable_id")
            return _json({"data": [row for row in bodies if receivable_id in (None, row["receivable_id"])]})

        self.service.handles("GET", "/v1/planned-contacts", respond)
        for row in bodies:
            self.service.answers("GET", f"/v1/planned-contacts/{row['id']}", row | MESSAGE)

    def run(self) -> None:
        spawned = self.session.spawn
        assert isinstance(spawned, Spawned)
        spawned.run()

    def reads(self) -> str:
        QApplication.processEvents()
        return "\n".join(one.text() for one in self.page.findChildren(QLabel) if one.isVisibleTo(self.page))

    @property
    def changes(self) -> list[Intent]:
        intents = self.session.connection_store.intents.list_unsettled()
        return [one for one in intents if one.kind == CHANGE_PLANNED_CONTACT.kind]

    @property
    def approvals(self) -> list[Intent]:
        intents = self.session.connection_store.intents.list_unsettled()
        return [one for one in intents if one.kind == APPROVE_PLAN.kind]


def _json(body: Any) -> httpx.Response:
    return httpx.Response(200, json=body)


Open = Callable[..., Opened]


@pytest.fixture
def open_page(qtbot: QtBot, session: Session, service: FakeService) -> Open:
    return lambda *rows: Opened(qtbot, session, service, *rows)


def first_of(receivable: Receivable, **changes: Any) -> tuple[Receivable, ReceivableDetails]:
    contacts = (planned(receivable, 1), planned(receivable, 7, type="sms"))
    return receivable, ReceivableDetails(**{"planned": contacts, "messages": (), **changes})


def test_first_message_is_read_whole_before_anything_leaves(open_page: Open) -> None:
    opened = open_page(first_of(a_receivable()))
    read = opened.reads()
    for words in (MESSAGE["to"], MESSAGE["subject"], MESSAGE["full_text"], "facture.pdf", "Text message"):
        assert str(words) in read
    assert "Nothing about this invoice is sent before you approve it." in read
    assert "Messages leave while this app is open" in read
    assert opened.changes == []
    assert opened.service.requests_to("PUT", "*") == []


def test_approval_counts_its_messages_and_names_the_day_of_each(open_page: Open) -> None:
    receivable = a_receivable()
    days = [datetime(2026, 11, 30, 9, tzinfo=UTC), datetime(2026, 12, 8, 9, tzinfo=UTC)]
    contacts = [planned(receivable, n + 1, if_approved_at=day) for n, day in enumerate(days)]
    contacts.append(planned(receivable, 9, type="phone"))
    page = open_page((receivable, ReceivableDetails(planned=tuple(contacts), messages=()))).page
    assert page.header.title.text() == page.approve.text() == "Approve 2 message(s)"
    assert dict(page.message.facts.rows)["When"].startswith("Monday, 30 Nov")
    assert dict(page.message.facts.rows)["When"].endswith(", if you approve now")
    assert any("Tuesday, 8 Dec" in label.text() for label in page.further.findChildren(QLabel))


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
    assert "The statutory rate is missing from 1 July 2026 on" in opened.page.rate.words
    assert opened.page.law.words == "The fixed sum that the law adds is not verified here: it is not claimed."
    with qtbot.waitSignal(opened.page.settings_requested):
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
