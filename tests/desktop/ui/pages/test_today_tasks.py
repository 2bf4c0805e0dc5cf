"""Today names what only the person can do, first, and each with one way on."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from pytestqt.qtbot import QtBot

from recovery_contract.extensions import ContactTaskAction, MissingRate
from recovery_contract.progress import ContactPoint
from recovery_desktop.commands.tasks import Tasks
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages.contact_tasks.sheet import TaskSheet
from recovery_desktop.ui.pages.today.page import TodayPage
from recovery_desktop.ui.pages.today.state import SHOWN, TodayState
from tests.desktop.ui.fakes import Spawned, a_receivable, disputed, half_paid
from tests.desktop.ui.pages.tasks import a_task, signed_off, tell_tasks
from tests.desktop.ui.session import FakeService


class Opened:
    def __init__(self, qtbot: QtBot, session: Session, tasks: Tasks) -> None:
        self.session = session
        tell_tasks(session, tasks)
        self.state = TodayState(session)
        self.page = TodayPage(self.state)
        qtbot.addWidget(self.page)
        self.page.show()

    def lines(self) -> list[str]:
        return [line.accessibleName() for line in self.page.due._lines]

    def sheet(self, kind: str) -> TaskSheet:
        at = [task.type for task in self.state.tasks].index(kind)
        self.page._open_task(self.state.tasks[at])
        return self.page.findChildren(TaskSheet)[-1]


def test_letter_to_post_stands_on_today_until_it_is_signed_off(qtbot: QtBot, session: Session) -> None:
    session.connection_store.receivables.put([a_receivable()], full=True)
    opened = Opened(qtbot, session, Tasks((a_task(),)))
    assert opened.state.waiting == 1
    assert any("Print and post" in line and "Atelier Martin" in line for line in opened.lines())
    sheet = opened.sheet("letter")
    sheet.choose("done")
    sheet.enter.click()
    assert signed_off(opened.session.connection_store) == [
        ("pln_letter", ContactTaskAction(action="done", on=date.today())),
    ]
    assert opened.state.waiting == 0
    assert not opened.lines()


def test_letter_that_waits_for_the_person_is_not_told_again_as_what_happens_next(
    qtbot: QtBot, session: Session
) -> None:
    due = ContactPoint(type="letter", level=0, at=datetime.now(UTC))
    session.connection_store.receivables.put([a_receivable("rec_1", next_action=due)], full=True)
    opened = Opened(qtbot, session, Tasks((a_task(),)))
    assert opened.state.coming == []
    assert opened.state.more_coming == 0
    without = Opened(qtbot, session, Tasks())
    assert [row.id for row in without.state.coming] == ["rec_1"]
    assert without.page.header.subtitle.text().startswith("Later today: ")


def test_call_to_make_is_signed_off_with_what_came_of_it(qtbot: QtBot, session: Session) -> None:
    session.connection_store.receivables.put([a_receivable()], full=True)
    opened = Opened(qtbot, session, Tasks((a_task("phone"),)))
    assert any("06 12 34 56 78" in line for line in opened.lines())
    sheet = opened.sheet("phone")
    sheet.choose("done")
    sheet.outcome.show_value("no_answer")
    sheet.enter.click()
    [(_, action)] = signed_off(opened.session.connection_store)
    assert (action.action, action.outcome) == ("done", "no_answer")


@pytest.mark.parametrize("kind", ["letter", "phone"])
def test_task_is_not_signed_off_before_the_person_says_what_happened(
    qtbot: QtBot, session: Session, kind: str
) -> None:
    session.connection_store.receivables.put([a_receivable()], full=True)
    opened = Opened(qtbot, session, Tasks((a_task(kind),)))
    sheet = opened.sheet(kind)
    sheet.show()
    assert not sheet.enter.isEnabled()
    assert not sheet.day.isVisible()
    sheet.enter.click()
    assert signed_off(opened.session.connection_store) == []
    sheet.choose("done")
    assert sheet.enter.isEnabled()
    assert sheet.day.isVisible()


def test_call_is_not_signed_off_without_its_outcome(qtbot: QtBot, session: Session) -> None:
    session.connection_store.receivables.put([a_receivable()], full=True)
    opened = Opened(qtbot, session, Tasks((a_task("phone"),)))
    sheet = opened.sheet("phone")
    sheet.choose("done")
    sheet.enter.click()
    assert sheet.outcome.message == "Choose the outcome."
    assert signed_off(opened.session.connection_store) == []


def test_task_put_off_needs_a_day_to_come(qtbot: QtBot, session: Session) -> None:
    session.connection_store.receivables.put([a_receivable()], full=True)
    opened = Opened(qtbot, session, Tasks((a_task(),)))
    sheet = opened.sheet("letter")
    sheet.choose("postpone")
    sheet.day.show_value(date.today())
    sheet.enter.click()
    assert signed_off(opened.session.connection_store) == []
    sheet.day.show_value(date.today() + timedelta(days=4))
    sheet.enter.click()
    [(_, action)] = signed_off(opened.session.connection_store)
    assert (action.action, action.on) == ("postpone", date.today() + timedelta(days=4))


def test_task_given_up_says_why(qtbot: QtBot, session: Session) -> None:
    session.connection_store.receivables.put([a_receivable()], full=True)
    opened = Opened(qtbot, session, Tasks((a_task(),)))
    sheet = opened.sheet("letter")
    sheet.choose("not_done")
    sheet.notes.area.setPlainText("They moved")
    sheet.enter.click()
    assert signed_off(opened.session.connection_store) == [
        ("pln_letter", ContactTaskAction(action="not_done", notes="They moved"))
    ]


def test_plan_that_waits_after_the_first_message_left_is_not_said_to_hold_everything_back(
    qtbot: QtBot, session: Session
) -> None:
    opened = Opened(qtbot, session, Tasks(unapproved=1, ready=0))
    [line] = [one for one in opened.lines() if "plan" in one]
    assert "Approve the plan" in line
    assert "next messages are not sent before" in line
    assert "Nothing is sent before" not in line


def test_plan_that_waits_for_approval_is_named_and_leads_to_it(qtbot: QtBot, session: Session) -> None:
    session.connection_store.receivables.put([a_receivable()], full=True)
    opened = Opened(qtbot, session, Tasks(unapproved=2, ready=1, without_mailbox=1))
    assert opened.state.waiting == 2
    assert "Read and approve the first message" in opened.lines()[0]
    with qtbot.waitSignal(opened.state.approval_requested):
        opened.page.due._lines[0].click()


def test_missing_statutory_rate_is_named_and_leads_to_where_it_is_entered(
    qtbot: QtBot, session: Session
) -> None:
    session.connection_store.receivables.put([a_receivable()], full=True)
    missing = MissingRate(reference="ecb", since=date(2026, 7, 1))
    opened = Opened(qtbot, session, Tasks(missing_rates=(missing,)))
    assert opened.state.waiting == 1
    assert "A statutory interest rate has not been entered yet" in opened.lines()[0]
    assert "July\u00a02026" in opened.lines()[0]
    with qtbot.waitSignal(opened.state.rates_requested):
        opened.page.due._lines[0].click()


def test_dispute_and_decision_wait_without_a_deadline(qtbot: QtBot, session: Session) -> None:
    rows = []
    for row in (disputed(), half_paid()):
        body = row.model_dump(mode="json", exclude_none=True)
        body["recovery_progress"].get("dispute", {}).pop("evidence_deadline", None)
        body["recovery_progress"].get("decision", {}).pop("deadline", None)
        rows.append(type(row).model_validate(body))
    session.connection_store.receivables.put(rows, full=True)
    opened = Opened(qtbot, session, Tasks())
    assert {row.id for row in opened.state.due} == {row.id for row in rows}
    assert opened.state.waiting == 2


def test_plan_that_is_over_asks_what_follows(qtbot: QtBot, session: Session) -> None:
    over = a_receivable()
    next_ = {"type": "review", "at": (datetime.now(UTC) - timedelta(days=1)).isoformat()}
    body = over.model_dump(mode="json", exclude_none=True)
    body["status"] = "in_process"
    body["recovery_progress"]["next_action"] = next_
    session.connection_store.receivables.put([type(over).model_validate(body)], full=True)
    opened = Opened(qtbot, session, Tasks())
    assert any("The plan ended" in line for line in opened.lines())


def test_refused_submission_is_named_with_its_reason(qtbot: QtBot, session: Session) -> None:
    draft = session.connection_store.drafts.add(file_name="a.pdf")
    refused = {
        "code": "VALIDATION_ERROR",
        "message": "The invoice is not due yet.",
        "field": "invoice.due_date",
    }
    session.connection_store.drafts.change_state(draft.id, "review", failure=refused)
    opened = Opened(qtbot, session, Tasks())
    assert any("Not submitted" in line for line in opened.lines())


def test_tasks_of_another_connection_are_forgotten(qtbot: QtBot, session: Session) -> None:
    session.connection_store.receivables.put([a_receivable()], full=True)
    opened = Opened(qtbot, session, Tasks((a_task(),)))
    tell_tasks(session, Tasks())
    opened.state.forget()
    opened.state.reread()
    assert opened.state.waiting == 0


def test_look_takes_what_the_service_tells_now(
    session: Session, service: FakeService, spawned: Spawned
) -> None:
    session.connection_store.receivables.put([a_receivable()], full=True)
    state = TodayState(session)
    assert state.waiting == 0
    task = a_task().model_dump(mode="json", exclude_none=True)
    service.answers("GET", "/v1/contact-tasks", {"data": [task]})
    state.look()
    spawned.run()
    assert [one.id for one in state.tasks] == ["pln_letter"]


def test_page_that_is_not_on_view_is_made_anew_once_it_is(qtbot: QtBot, session: Session) -> None:
    opened = Opened(qtbot, session, Tasks())
    opened.page.hide()
    before = opened.lines()
    draft = session.connection_store.drafts.add(file_name="FA-2026-015.pdf")
    session.connection_store.drafts.change_state(draft.id, "review")
    opened.state.reread_drafts()
    assert (opened.lines(), opened.state.counts["draft"]) == (before, 1)
    opened.page.show()
    assert len(opened.lines()) == len(before) + 1


def test_today_says_how_many_more_are_under_way_and_leads_to_them(
    qtbot: QtBot, connection_store: ConnectionStore, session: Session
) -> None:
    def put(count: int) -> None:
        letter = ContactPoint(type="letter", level=0, at=datetime.now(UTC) + timedelta(days=3))
        rows = [a_receivable(id=f"rec_{at}", next_action=letter) for at in range(count)]
        connection_store.receivables.put(rows, full=True)

    put(SHOWN)
    state = TodayState(session)
    page = TodayPage(state)
    qtbot.addWidget(page)
    assert page.coming.rest.isHidden()
    put(SHOWN + 10)
    state.reread()
    assert (len(page.coming._lines), page.coming.rest.text()) == (SHOWN, "10 more")
    with qtbot.waitSignal(state.board_requested):
        page.coming.rest.click()
