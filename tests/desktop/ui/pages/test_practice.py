"""The clock of Practice: moved on the service, and expected here before anything can arrive from the new time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from recovery_contract.progress import ContactPoint, DecisionState
from recovery_desktop.session.session import Session
from recovery_desktop.translation import LANGUAGES
from recovery_desktop.ui import text
from recovery_desktop.ui.pages.practice.page import PracticeBand
from recovery_desktop.ui.pages.practice.state import WEEK_SECONDS, PracticeState
from tests.desktop.ui.fakes import NOW, Spawned, a_receivable
from tests.desktop.ui.looking import clipped
from tests.desktop.ui.pages.looks import speaking
from tests.desktop.ui.session import FakeService

pytestmark = pytest.mark.usefixtures("qapp")
ADVANCE = "/v1/test/clock/advance"


@pytest.fixture
def state(session: Session, service: FakeService) -> PracticeState:
    service.answers("GET", "/v1/test/clock", {"now": NOW.isoformat()})
    service.answers("POST", ADVANCE, {"now": NOW.isoformat()})
    return PracticeState(session)


def test_practice_clock_moves_and_says_when_nothing_is_planned(
    service: FakeService, spawned: Spawned, state: PracticeState
) -> None:
    state.next_event()
    state.week()
    assert len(spawned.waiting) == 1
    spawned.run()
    assert (state.nothing_planned, state.now, service.requests_to("POST", ADVANCE)) == (True, NOW, [])
    state.week()
    spawned.run()
    (sent,) = service.requests_to("POST", ADVANCE)
    assert (sent.body, state.nothing_planned) == ({"seconds": WEEK_SECONDS}, False)


def test_practice_new_time_is_expected_before_anything_can_arrive_from_it(
    session: Session, service: FakeService, spawned: Spawned, state: PracticeState
) -> None:
    planned = a_receivable(next_action=ContactPoint(type="email", at=datetime.now(UTC) + timedelta(days=3)))
    session.connection_store.receivables.put([planned], full=True)
    service.answers("GET", "/v1/receivables/rec_1", planned.model_dump(mode="json"))
    expected: list[tuple[int, int]] = []

    def note() -> None:
        expected.append((round(state.ahead / timedelta(days=1)), len(service.requests_to("POST", ADVANCE))))

    state.expected.connect(note)
    state.next_event()
    spawned.run()
    assert expected == [(3, 0)]
    assert len(service.requests_to("POST", ADVANCE)) == 1
    before = state.ahead
    service.is_offline = True
    state.week()
    spawned.run()
    assert (len(expected), state.ahead) == (2, before)


def test_next_event_goes_to_the_day_on_which_a_payment_is_final(
    session: Session, service: FakeService, spawned: Spawned, state: PracticeState
) -> None:
    final = datetime.now(UTC) + timedelta(days=2)
    paid = a_receivable(status="payment_received", next_action=ContactPoint(type="payment_final", at=final))
    session.connection_store.receivables.put([paid], full=True)
    service.answers("GET", "/v1/receivables/rec_1", paid.model_dump(mode="json"))
    state.next_event()
    spawned.run()
    (sent,) = service.requests_to("POST", ADVANCE)
    assert datetime.fromisoformat(sent.body["to"]) > final
    assert not state.nothing_planned


def test_next_event_after_the_end_of_a_plan_says_that_the_person_has_to_answer(
    session: Session, service: FakeService, spawned: Spawned, state: PracticeState
) -> None:
    over = a_receivable(
        status="in_process",
        next_action=ContactPoint(type="review", at=NOW - timedelta(days=1)),
        decision=DecisionState(deadline=NOW - timedelta(hours=1)),
    )
    session.connection_store.receivables.put([over], full=True)
    service.answers("GET", "/v1/receivables/rec_1", over.model_dump(mode="json"))
    state.next_event()
    spawned.run()
    assert (service.requests_to("POST", ADVANCE), state.nothing_planned, state.waits_for_answer) == (
        [],
        True,
        True,
    )


def test_practice_clock_stands_above_its_buttons_only_where_it_fits_there(
    qtbot: QtBot, state: PracticeState, spawned: Spawned
) -> None:
    state.next_event()
    spawned.run()
    band = PracticeBand(state)
    qtbot.addWidget(band)
    band.show()
    rows = {}
    for width in (1400, 620, 380, 620, 1400):
        band.resize(width, band.heightForWidth(width))
        band.resize(width, band.heightForWidth(width))
        QApplication.processEvents()
        parts = (band.clock, band.next, band.week, band.leave)
        lines = len({part.geometry().center().y() // 10 for part in parts})
        assert rows.setdefault(width, lines) == lines
        assert clipped(band) == []
    assert rows == {1400: 1, 620: 2, 380: rows[380]}
    assert rows[380] > 1


def test_practice_takes_one_row_in_the_smallest_window(
    qtbot: QtBot, state: PracticeState, spawned: Spawned
) -> None:
    state.week()
    spawned.run()
    band = PracticeBand(state)
    qtbot.addWidget(band)
    band.show()
    for width, words in ((1400, "Practice clock: "), (824, "Date: "), (1400, "Practice clock: ")):
        band.resize(width, band.heightForWidth(width))
        band.resize(width, band.heightForWidth(width))
        QApplication.processEvents()
        parts = (band.clock, band.next, band.week, band.leave)
        assert len({part.geometry().center().y() // 10 for part in parts}) == 1
        assert band.clock.text().startswith(words)
        assert band.clock.accessibleName().startswith("Practice clock: ")
        assert clipped(band) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_practice_clock_bears_its_label_in_one_row_of_the_usual_window(
    qtbot: QtBot, state: PracticeState, spawned: Spawned, code: str
) -> None:
    state.refresh()
    spawned.run()
    with speaking(code):
        band = PracticeBand(state)
        qtbot.addWidget(band)
        band.show()
        band.resize(1050, band.heightForWidth(1050))
        QApplication.processEvents()
        assert band.clock.text() == band.clock.accessibleName()
        assert len({part.geometry().center().y() // 10 for part in (band.clock, band.next, band.leave)}) == 1
        assert clipped(band) == []


def test_practice_clock_that_was_wound_on_says_by_how_many_days(
    qtbot: QtBot, service: FakeService, state: PracticeState, spawned: Spawned
) -> None:
    state.refresh()
    spawned.run()
    band = PracticeBand(state)
    qtbot.addWidget(band)
    assert band.clock.accessibleName().endswith(text.moment(NOW, with_year=True))
    later = NOW + timedelta(days=3)
    service.answers("GET", "/v1/test/clock", {"now": later.isoformat()})
    state.week()
    spawned.run()
    assert band.clock.accessibleName().endswith(f"{text.moment(later, with_year=True)} · 3 day(s) later")
    state.refresh()
    spawned.run()
    assert band.clock.accessibleName().endswith(text.moment(later, with_year=True))
