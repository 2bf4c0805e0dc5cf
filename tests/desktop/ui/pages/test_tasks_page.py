"""Letters and calls: all of them in one list, printed together and signed off there; and on the receivable's page."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from recovery_contract.extensions import ContactTaskAction
from recovery_desktop.commands.tasks import Tasks, load_cached_tasks
from recovery_desktop.session.session import Session
from recovery_desktop.store.store import ConnectionStore
from recovery_desktop.ui.pages import opened_file
from recovery_desktop.ui.pages.contact_tasks.sheet import TaskSheet
from recovery_desktop.ui.pages.letters_and_calls.page import TasksPage
from recovery_desktop.ui.pages.letters_and_calls.state import TasksState
from recovery_desktop.ui.text import current_moment
from recovery_desktop.ui.widgets.frames import KeyValues
from recovery_desktop.ui.widgets.line_button import LineButton
from tests.desktop.ui.fakes import a_receivable
from tests.desktop.ui.pages import one
from tests.desktop.ui.pages.opened import Open
from tests.desktop.ui.pages.tasks import a_task, signed_off, tell_tasks
from tests.desktop.ui.session import FakeService, run


class Listed:
    def __init__(
        self, qtbot: QtBot, session: Session, service: FakeService, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        tasks = [a_task().model_copy(update={"id": f"pln_{n}", "debtor_name": f"Debtor {n}"}) for n in (1, 2)]
        later = tasks[0].since.replace(year=tasks[0].since.year - 1)
        tasks[1] = tasks[1].model_copy(update={"since": later})
        tell_tasks(session, Tasks((*tasks, a_task("phone"))))
        self.session = session
        self.printed: list[list[str]] = []
        service.handles("GET", "/v1/contact-tasks/*", self._print)
        self.state = TasksState(session)
        self.page = TasksPage(self.state)
        self.opened: list[Path] = []
        monkeypatch.setattr(opened_file, "open_path", lambda path: not self.opened.append(path))
        qtbot.addWidget(self.page)
        self.page.show()

    def _print(self, request: httpx.Request) -> httpx.Response:
        ids = request.url.params.get_list("id[]") or [request.url.path.split("/")[3]]
        self.printed.append(ids)
        return httpx.Response(200, content=f"{len(ids)} letters".encode())

    def lines(self) -> list[str]:
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        return [line.accessibleName() for line in self.page.findChildren(LineButton) if line.isVisible()]


@pytest.fixture
def listed(qtbot: QtBot, session: Session, service: FakeService, monkeypatch: pytest.MonkeyPatch) -> Listed:
    session.connection_store.receivables.put([a_receivable()], full=True)
    return Listed(qtbot, session, service, monkeypatch)


def test_tasks_list_letters_and_calls_longest_waiting_first(listed: Listed) -> None:
    assert [line.split(" · ")[0] for line in listed.lines()] == ["Debtor 2", "Debtor 1", "Atelier Martin"]


def test_list_shows_letters_or_calls_alone(listed: Listed) -> None:
    listed.page.kind.box.setCurrentIndex(2)
    listed.page.kind.box.activated.emit(2)
    assert [line.split(" · ")[0] for line in listed.lines()] == ["Atelier Martin"]
    assert not listed.page.print.isVisible()


def test_letters_are_printed_together_into_one_file_without_those_left_out(listed: Listed) -> None:
    listed.page.print.click()
    run(listed.session)
    assert listed.printed == [["pln_2", "pln_1"]]
    assert [path.read_text() for path in listed.opened] == ["2 letters"]
    tick = next(one for one in listed.page.findChildren(QCheckBox) if "Debtor 1" in one.accessibleName())
    tick.click()
    listed.page.print.click()
    run(listed.session)
    assert listed.printed[1] == ["pln_2"]


def test_button_to_print_keeps_its_words_and_its_place_while_it_works(listed: Listed) -> None:
    def look() -> tuple[str, QRect, QRect]:
        listed.lines()
        page = listed.page
        return page.print.text(), page.print.geometry(), page.posted.geometry()

    before = look()
    assert "Print 2 letter" in before[0]
    listed.page.print.click()
    assert listed.page.print.busy
    assert look()[0] == before[0]
    assert not look()[2].intersects(before[1]), "a second press must not reach what signs off"
    run(listed.session)
    assert look() == before


def test_letters_that_were_posted_are_signed_off_together(listed: Listed, qtbot: QtBot) -> None:
    with qtbot.waitSignal(listed.state.signed_off) as signal:
        listed.page.posted.click()
    assert [id for id, action in signed_off(listed.session.connection_store)] == ["pln_2", "pln_1"]
    assert {action for _, action in signed_off(listed.session.connection_store)} == {
        ContactTaskAction(action="done")
    }
    assert len(signal.args[0]) == 2
    assert [line.split(" · ")[0] for line in listed.lines()] == ["Atelier Martin"]


def test_list_without_a_task_says_so(qtbot: QtBot, session: Session) -> None:
    page = TasksPage(TasksState(session))
    qtbot.addWidget(page)
    page.show()
    assert page.nothing.isVisible()


def test_tasks_told_once_are_known_after_a_start_without_the_service(
    connection_store: ConnectionStore,
) -> None:
    assert load_cached_tasks(connection_store) == Tasks()
    response = {"by_hand": [a_task().model_dump(mode="json", exclude_none=True)], "unapproved": 2, "ready": 1}
    connection_store.cached_tasks.save(response)
    cached = load_cached_tasks(
        type(connection_store)(connection_store._database, connection_store.connection_id)
    )
    assert [(task.id, task.to, task.amount) for task in cached.by_hand] == [
        (task.id, task.to, task.amount) for task in (a_task(),)
    ]
    assert (cached.unapproved, cached.ready) == (2, 1)


def test_letter_that_has_come_up_is_signed_off_on_the_page_of_its_receivable(
    qtbot: QtBot, session: Session, service: FakeService
) -> None:
    page = one.with_to_do(session, service)
    qtbot.addWidget(page)
    page.show()
    named = {control.accessibleName(): control for control in page.planned_contacts.findChildren(QPushButton)}
    assert "Skip: Letter to the primary contact" not in named
    assert "Edit: Letter to the primary contact" not in named
    named["Posted…: Letter to the primary contact"].click()
    sheet = page.findChildren(TaskSheet)[-1]
    sheet.choose("done")
    sheet.enter.click()
    assert [id for id, _ in signed_off(session.connection_store)] == ["pln_6"]


def test_nothing_behind_a_letter_that_waits_to_be_posted_is_made_now(
    qtbot: QtBot, session: Session, service: FakeService
) -> None:
    page = one.with_to_do(session, service)
    qtbot.addWidget(page)
    page.show()
    names = [control.accessibleName() for control in page.planned_contacts.findChildren(QPushButton)]
    assert [name for name in names if name.startswith("Read: ")]
    assert not [name for name in names if "now: " in name or name.startswith("Bring forward")]
    labels = [label.text() for label in page.planned_contacts.findChildren(QLabel)]
    assert "Waits until you confirm the letter or call before it." in labels


def test_letter_to_post_is_opened_where_it_is_asked_for(
    qtbot: QtBot, session: Session, service: FakeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(opened_file, "open_path", lambda path: not shown.append(path))
    page = one.with_to_do(session, service)
    qtbot.addWidget(page)
    named = {control.text().strip(): control for control in page.planned_contacts.findChildren(QPushButton)}
    service.answers("GET", "/v1/contact-tasks/pln_6/*", b"%PDF-1.7 a letter")
    named["Open the letter to print it"].click()
    run(session)
    assert [path.read_bytes() for path in shown] == [b"%PDF-1.7 a letter"]


def test_plan_that_is_over_leads_to_each_of_its_options(opened: Open) -> None:
    on_view = opened(one.a_plan_over(), one.some_details(planned=()))
    card = on_view.page.action_cards.ended
    assert card.isVisibleTo(on_view.page)
    assert "without payment" in card.banner.words
    assert card.case_file.accessibleName() == "Case file with the court form"
    for control, leads_to in (
        (card.contact, "ContactDialog"),
        (card.propose, "ProposeDialog"),
        (card.write_off, "CancelDialog"),
    ):
        assert control.isVisibleTo(on_view.page), leads_to
        control.click()
        assert any(type(child).__name__ == leads_to for child in on_view.page.children()), leads_to
    card.case_file.click()
    on_view.spawn.run()  # type: ignore[attr-defined]
    assert on_view.sent_bodies[-1][0] == "case file"


def test_plan_that_goes_on_has_no_such_card(opened: Open) -> None:
    on_view = opened(one.in_full(), one.some_details())
    assert not on_view.page.action_cards.ended.isVisibleTo(on_view.page)


def test_task_that_came_up_today_waits_since_no_day(
    qtbot: QtBot, session: Session, service: FakeService, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = Listed(qtbot, session, service, monkeypatch)
    today = [one.model_copy(update={"since": current_moment()}) for one in (a_task(), a_task("phone"))]
    tell_tasks(session, Tasks(tuple(today)))
    listed.state.forget()
    listed.state.reread()
    listed.state.changed.emit()
    assert not [line for line in listed.lines() if "since" in line]
    sheet = TaskSheet(listed.page, listed.state, today[0])
    facts = dict(sheet.findChildren(KeyValues)[0].rows)
    assert facts["Due"] == "today"
    assert "Waiting since" not in facts


def test_letter_asks_for_no_copy_of_what_its_pages_hold(listed: Listed) -> None:
    sheet = TaskSheet(listed.page, listed.state, a_task())
    words = " ".join(label.text() for label in sheet.findChildren(QLabel))
    assert "Put every page into the envelope" in words
    assert "put a copy" not in words
