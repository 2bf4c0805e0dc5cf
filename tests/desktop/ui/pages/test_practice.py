"""The clock of Practice: moved on the service, and expected here before anything can arrive from the new time."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from recovery_contract.progress import ContactPoint
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.practice.state import WEEK_SECONDS, PracticeState
from tests.desktop.ui.fakes import NOW, Spawned, a_receivable
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
    assert (state.nothing_planned, state.now, service.asked("POST", ADVANCE)) == (True, NOW, [])
    state.week()
    spawned.run()
    (sent,) = service.asked("POST", ADVANCE)
    assert (sent.body, state.nothing_planned) == ({"seconds": WEEK_SECONDS}, False)


def test_practice_new_time_is_expected_before_anything_can_arrive_from_it(
    session: Session, service: FakeService, spawned: Spawned, state: PracticeState
) -> None:
    planned = a_receivable(next_action=ContactPoint(type="email", at=datetime.now(UTC) + timedelta(days=3)))
    session.connection_store.receivables.put([planned], full=True)
    service.answers("GET", "/v1/receivables/rec_1", planned.model_dump(mode="json"))
    expected: list[tuple[int, int]] = []

    def note() -> None:
        expected.append((round(state.ahead / timedelta(days=1)), len(service.asked("POST", ADVANCE))))

    state.expected.connect(note)
    state.next_event()
    spawned.run()
    assert expected == [(3, 0)]
    assert len(service.asked("POST", ADVANCE)) == 1
    before = state.ahead
    service.is_offline = True
    state.week()
    spawned.run()
    assert (len(expected), state.ahead) == (2, before)
