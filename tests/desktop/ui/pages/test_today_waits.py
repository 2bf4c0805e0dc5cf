"""Whatever waits for the person, alone: Today never says that nothing does, and it stands first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from recovery_contract.correspondence import ReceivedMessage
from recovery_contract.extensions import MissingRate
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.reasons import Reason
from recovery_contract.receivables import Receivable
from recovery_desktop.commands.tasks import Tasks
from recovery_desktop.session.session import Session
from recovery_desktop.store.notices import DECISION_REFUSED
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.replies import RepliesHint
from recovery_desktop.ui.pages.today.state import DRAFTS_SHOWN, KINDS, WAITING, TodayState
from recovery_desktop.ui.rows import face_of
from recovery_desktop.ui.widgets.line_button import LineButton
from tests.desktop.ui.fakes import a_receivable, disputed, half_paid
from tests.desktop.ui.pages.tasks import a_debtor_question, a_task, tell_tasks

Arrange = Callable[[ConnectionStore], Tasks | None]


class Case(NamedTuple):
    """`arrange` makes the thing wait, and answers what the service tells where it is that; `says` is in its line."""

    kind: str
    arrange: Arrange
    says: str


def arrange_receivable(**values: Any) -> Arrange:
    return lambda connection_store: Tasks(**values)


def stands(row: Receivable, status: str, **progress: Any) -> Arrange:
    """A receivable in this status of which no deadline is known but those given."""

    def arrange(connection_store: ConnectionStore) -> None:
        body = row.model_dump(mode="json", exclude_none=True) | {"status": status}
        body["recovery_progress"].get("dispute", {}).pop("evidence_deadline", None)
        body["recovery_progress"].get("decision", {}).pop("deadline", None)
        body["recovery_progress"] |= progress
        connection_store.receivables.put([Receivable.model_validate(body)], full=True)

    return arrange


def proposed() -> dict[str, Any]:
    now = datetime.now(UTC)
    return {
        "id": "agr_1",
        "receivable_id": "rec_1",
        "kind": "instalments",
        "state": "proposed",
        "proposed_by": "debtor",
        "proposed_at": now.isoformat(),
        "answer_until": (now + timedelta(days=5)).isoformat(),
        "total": 4200,
        "open_amount": 4200,
        "currency": "EUR",
        "instalments": [],
    }


def refused_decision(connection_store: ConnectionStore) -> None:
    data = {"kind": "add_contact", "code": "VALIDATION_ERROR", "message": "This address is refused."}
    moment = datetime.now(UTC).isoformat(timespec="milliseconds")
    connection_store.notices.add("refused 1", DECISION_REFUSED, "rec_quiet", moment, data)


def lost(connection_store: ConnectionStore) -> None:
    intent = connection_store.intents.add("cancel", "rec_quiet", {"reason": "business_decision"})
    connection_store.intents.mark_unknown(
        intent.id, datetime.now(UTC), {"code": "OutcomeUnknown", "asks": True}
    )


def draft(state: Any, **failure: str) -> Arrange:
    def arrange(connection_store: ConnectionStore) -> None:
        created = connection_store.drafts.add(file_name="FA-1.pdf")
        connection_store.drafts.change_state(created.id, state, failure=failure or None)

    return arrange


def a_received_message() -> ReceivedMessage:
    return ReceivedMessage.model_validate(
        {
            "id": "rcm_1",
            "receivable_id": "rec_quiet",
            "user_id": "usr_1",
            "kind": "reply",
            "state": "open",
            "at": datetime.now(UTC).isoformat(),
            "sender": "paul@debtor.example",
            "sender_name": "Paul",
            "body": "We pay on Friday.",
        }
    )


YESTERDAY = (datetime.now(UTC) - timedelta(days=1)).isoformat()
CASES = {
    "plan to approve": Case(
        "plan", arrange_receivable(unapproved=2, ready=1), "Read and approve the first message"
    ),
    "mailbox missing": Case("mailbox", arrange_receivable(without_mailbox=1), "Set up the mailbox"),
    "mailbox refused": Case("mailbox_refused", arrange_receivable(mailbox_refused=1), "mailbox refuses"),
    "mailbox signed out": Case(
        "mailbox_refused", arrange_receivable(mailbox_refused=1, mailbox_provider="google"), "mailbox refuses"
    ),
    "letters refused": Case(
        "letters_refused", arrange_receivable(letters_refused=1), "letter provider refuses"
    ),
    "rate missing": Case(
        "rate",
        arrange_receivable(missing_rates=(MissingRate(reference="ecb", since=date(2026, 7, 1)),)),
        "statutory interest rate",
    ),
    "mailbox not readable": Case("mailbox_unread", arrange_receivable(mailbox_unread=True), "cannot be read"),
    "message of the debtor": Case(
        "message", arrange_receivable(messages=(a_received_message(),)), "Paul has written"
    ),
    "mail comes back": Case("unreached", arrange_receivable(unreached=("rec_quiet",)), "add another contact"),
    "letter without an address": Case(
        "unaddressed", arrange_receivable(unaddressed=("rec_quiet",)), "address is incomplete"
    ),
    "letter to post": Case("task", arrange_receivable(by_hand=(a_task(),)), "Print and post"),
    "call to make": Case("task", arrange_receivable(by_hand=(a_task("phone"),)), "06 12 34 56 78"),
    "debtors to tell apart": Case(
        "debtor", arrange_receivable(same_debtor=(a_debtor_question(),)), "Same debtor as for F-00001"
    ),
    "answer lost": Case("lost", lost, "Did it arrive?"),
    "decision refused": Case("refused", refused_decision, "This address is refused."),
    "draft to check": Case("draft", draft("review"), "Review and submit it"),
    "draft not read": Case(
        "draft", draft("unread", code="EMPTY", message="The file is empty."), "could not be read"
    ),
    "submission refused": Case(
        "draft",
        draft("review", code="NOT_YET_DUE", message="No."),
        "Not submitted: This invoice is not due yet.",
    ),
    "part payment by status alone": Case("answer", stands(half_paid(), "payment_received"), "Garage Fabre"),
    "dispute by status alone": Case("answer", stands(disputed(), "disputed"), "Menuiserie"),
    "evidence by status alone": Case("answer", stands(disputed(), "evidence_requested"), "Menuiserie"),
    "proposal of the debtor": Case(
        "answer", stands(a_receivable(), "in_process", agreement=proposed()), "Answer by"
    ),
    "notice that nobody has read": Case(
        "notice",
        stands(
            a_receivable(),
            "in_process",
            next_action={
                "type": "letter",
                "level": 0,
                "at": (datetime.now(UTC) + timedelta(days=1)).isoformat(),
                "why": Reason.of("not_reviewed").model_dump(mode="json"),
            },
        ),
        "no lawyer has reviewed: it waits until you read and approve it.",
    ),
    "plan over": Case(
        "ended",
        stands(a_receivable(), "in_process", next_action={"type": "review", "at": YESTERDAY}),
        "The plan ended",
    ),
}


class Opened:
    def __init__(self, qtbot: QtBot, session: Session, arrange: Arrange) -> None:
        session.connection_store.receivables.put([a_receivable("rec_quiet")], full=True)
        tell_tasks(session, arrange(session.connection_store) or Tasks())
        self.state = TodayState(session)
        self.page = TodayPage(self.state)
        qtbot.addWidget(self.page)
        self.page.resize(1000, 700)
        self.page.show()
        QApplication.processEvents()


def test_today_without_anything_that_waits_says_so(qtbot: QtBot, session: Session) -> None:
    opened = Opened(qtbot, session, lambda _: None)
    assert opened.page.header.subtitle.text().startswith("You’re all caught up")
    assert not opened.page.due.isVisible()


def test_today_says_that_the_next_contact_follows_mail_that_came_back(qtbot: QtBot, session: Session) -> None:
    tomorrow = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    row = a_receivable("rec_quiet")
    comes = stands(row, "in_process", next_action={"type": "email", "at": tomorrow})
    opened = Opened(qtbot, session, lambda store: comes(store) or Tasks(moved_on=(row.id,)))
    assert "Email came back. Next contact: " in opened.page.coming._lines[0].accessibleName()
    assert not opened.page.due.isVisible()


@pytest.mark.parametrize("name", CASES)
def test_today_with_one_thing_that_waits_names_it_first(qtbot: QtBot, session: Session, name: str) -> None:
    case = CASES[name]
    opened = Opened(qtbot, session, case.arrange)
    page = opened.page
    assert {kind: count for kind, count in opened.state.counts.items() if count} == {case.kind: 1}
    assert page.header.subtitle.text() == "Waiting for you: 1"
    (line,) = page.due._lines
    assert line.isVisible()
    assert case.says in line.accessibleName()
    # The verb of its one button, painted at its end.
    assert line.accessibleDescription()
    below = [card for card in (page.coming, page.paid, page.outstanding) if card.isVisible()]
    tops = [page.due, *below]
    heights = [one.mapTo(page, one.rect().topLeft()).y() for one in tops]
    assert heights[0] == min(heights)


def test_today_cases_cover_all_kinds_that_can_wait() -> None:
    assert {case.kind for case in CASES.values()} == set(KINDS)


def test_today_cases_cover_all_statuses_that_wait(connection_store: ConnectionStore) -> None:
    """By what the store finds once every case is in it."""
    statuses: set[str] = set()
    for case in CASES.values():
        if case.kind == "answer":
            case.arrange(connection_store)
            statuses |= {str(row.status) for row in connection_store.receivables.waiting(WAITING, 9)}
    assert statuses == {str(ReceivableStatus(status)) for status in WAITING}


def test_waiting_fields_of_the_service_have_a_case(connection_store: ConnectionStore) -> None:
    """`ready` says what an approval sets off; it waits for nothing of its own. `is_approved` says that nothing does."""
    tasks = [case.arrange(connection_store) for case in CASES.values()]
    named = {
        one.name
        for counted in tasks
        if counted is not None
        for one in fields(counted)
        if getattr(counted, one.name)
    }
    assert named == {one.name for one in fields(Tasks)} - {"is_approved", "moved_on", "replies_off"}


@pytest.mark.parametrize("is_off", [True, False])
def test_today_says_once_something_is_planned_that_replies_are_not_read(
    qtbot: QtBot, session: Session, is_off: bool
) -> None:
    tell_tasks(session, Tasks(replies_off=is_off, is_approved=True))
    state = TodayState(session)
    page = TodayPage(state)
    qtbot.addWidget(page)
    hint = page.findChild(RepliesHint)
    assert hint is not None
    assert hint.isHidden() is not is_off
    with qtbot.waitSignal(state.settings_requested):
        hint.turn_on.click()


def test_today_leads_into_the_browser_when_the_provider_ended_the_consent(
    qtbot: QtBot, session: Session, google: None
) -> None:
    tell_tasks(session, Tasks(mailbox_refused=2, mailbox_provider="google"))
    state = TodayState(session)
    page = TodayPage(state)
    qtbot.addWidget(page)
    (line,) = [
        one for one in page.findChildren(LineButton) if "Google no longer lets" in one.accessibleName()
    ]
    with qtbot.waitSignal(state.sign_in_requested):
        line.click()


def test_today_with_hundreds_of_drafts_shows_the_first_and_how_many_more(
    qtbot: QtBot, session: Session, connection_store: ConnectionStore
) -> None:
    drafts = [connection_store.drafts.add(file_name=f"{at}.pdf").id for at in range(300)]
    state = TodayState(session)
    page = TodayPage(state)
    qtbot.addWidget(page)
    lines = page.due._lines
    assert len(lines) == DRAFTS_SHOWN + 1
    assert f"{300 - DRAFTS_SHOWN} more to review" in lines[-1].accessibleName()
    with qtbot.waitSignal(state.draft_opened) as opened:
        lines[-1].click()
    assert opened.args == [drafts[DRAFTS_SHOWN]]
    page.resize(700, 400)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    lines[0].setFocus()
    state.reread()
    QApplication.processEvents()
    assert page.due.first is not None
    assert page.due.first.hasFocus()
    assert page._page.verticalScrollBar().value() == 0, "what is made anew moves nothing"


def test_today_read_anew_before_its_window_is_in_front_keeps_its_first_line_in_hand(
    qtbot: QtBot, connection_store: ConnectionStore, session: Session
) -> None:
    connection_store.receivables.put([half_paid()], full=True)
    state = TodayState(session)
    page = TodayPage(state)
    qtbot.addWidget(page)
    first = page.start
    assert first is not None
    first.setFocus()
    state.reread()
    assert page.focusWidget() is page.start


def test_answer_whose_day_is_over_looks_and_sounds_overdue_on_today_and_its_card(
    qtbot: QtBot, session: Session, connection_store: ConnectionStore
) -> None:
    now = datetime.now(UTC)
    late = {"evidence_deadline": (now - timedelta(days=3)).isoformat(), "reason": "other"}
    stands(disputed(), "disputed", dispute=late)(connection_store)
    page = TodayPage(TodayState(session))
    qtbot.addWidget(page)
    (line,) = page.due._lines
    overdue = f"Answer overdue: 3 days ago ({text.short_day((now - timedelta(days=3)).astimezone().date())})"
    assert overdue in line.accessibleName()
    assert line._tone == "danger"
    (row,) = connection_store.receivables.waiting(WAITING, 9)
    face = face_of(row)
    assert (face.foot, face.foot_icon, face.tone) == (overdue, "warning", "danger")
