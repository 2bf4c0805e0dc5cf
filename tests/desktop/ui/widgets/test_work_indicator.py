"""What takes longer than a moment is seen, and can be stopped after two seconds, unless it must not be."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from recovery_desktop.session.session import Session
from recovery_desktop.ui import work
from recovery_desktop.ui.pages.state import PageState
from recovery_desktop.ui.widgets.work_indicator import WorkIndicator
from recovery_desktop.ui.work import WORK, Running


class Stopped:
    def __init__(self) -> None:
        self.cancelled = 0

    def cancel(self) -> None:
        self.cancelled += 1


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        # The name in that module alone: threads of other tests go by the real one.
        monkeypatch.setattr(work, "time", SimpleNamespace(monotonic=lambda: self.now))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    # What other tests left unfinished is none of this one's.
    monkeypatch.setattr(WORK, "_running", type(WORK._running)())
    return Clock(monkeypatch)


async def nothing() -> None:
    await asyncio.sleep(0)


def running(task: Stopped, *, stoppable: bool = True) -> PageState:
    """A page with one command that never ends by itself."""

    def spawn(coroutine: object) -> Stopped:
        coroutine.close()  # type: ignore[attr-defined]
        return task

    session = Session(None, None, spawn, bool)  # type: ignore[arg-type]  # nothing but how work is started
    state = PageState(session)
    state.act("look", nothing, stoppable=stoppable)
    return state


def test_work_indicator_shows_after_a_moment_and_offers_stop_after_two_seconds(
    qtbot: QtBot, clock: Clock
) -> None:
    indicator, task = WorkIndicator(), Stopped()
    qtbot.addWidget(indicator)
    state = running(task)
    for later, shown, stoppable in ((0.2, False, False), (0.4, True, False), (2.1, True, True)):
        clock.now = 100.0 + later
        indicator._look()
        assert (indicator.isVisible(), indicator.stop.isVisible()) == (shown, stoppable), later
    indicator.stop.click()
    assert task.cancelled == 1
    state._running.clear()
    indicator._look()
    assert not indicator.isVisible()


def test_work_that_must_not_be_cancelled_offers_no_stop(qtbot: QtBot, clock: Clock) -> None:
    indicator, task = WorkIndicator(), Stopped()
    qtbot.addWidget(indicator)
    state = running(task, stoppable=False)
    clock.now += 60
    indicator._look()
    assert indicator.isVisible()
    assert not indicator.stop.isVisible()
    WORK.stop()
    assert task.cancelled == 0
    assert [type(run) for run in state._running.values()] == [Running]
