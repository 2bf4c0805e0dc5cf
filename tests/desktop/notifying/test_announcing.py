"""What is said outside of the window: which kinds, not in quiet hours, one for many, each once."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from recovery_desktop.notifying.announcing import Announcement, Announcer, end_of_quiet_hours
from recovery_desktop.session.session import Session
from recovery_desktop.ui.pages.notices.groups import announcement
from tests.desktop.ui.fakes import a_full_board
from tests.desktop.ui.pages.notices import happen
from tests.desktop.ui.session import closed_session

DAY, NIGHT = (datetime(2026, 11, 21, hour, 30, tzinfo=UTC) for hour in (14, 23))


class Ears:
    """An announcer over a real store, and what was heard from it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.store, self.connection_store = session.store, session.connection_store
        self.now, self.watched = DAY, False
        self.heard: list[Announcement] = []
        self.announcer = Announcer(
            session.store.preferences,
            lambda: session.connection_store.notices,
            lambda rows: announcement(session.connection_store, rows),
            self.heard.append,
            lambda: self.watched,
            lambda: self.now,
        )

    def look(self) -> float | None:
        return self.announcer.announce_due()

    def choose(self, **choices: object) -> None:
        for name, value in choices.items():
            self.store.preferences.set(f"notices.{name}", value)


@pytest.fixture
def ears(tmp_path: Path) -> Iterator[Ears]:
    session = closed_session(tmp_path)
    session.connection_store.receivables.put(a_full_board(), full=True)
    yield Ears(session)
    session.store.close()


def test_notice_is_announced_once_with_debtor_and_event(ears: Ears) -> None:
    ears.connection_store.notices.add(
        "e1", "receivable.payment.received", "rec_3", "2026-11-21T10:00:00.000+00:00", {}
    )
    assert ears.look() is None
    assert ears.heard == [Announcement("rec_3", "Garage Fabre", "A payment arrived.")]
    ears.look()
    assert len(ears.heard) == 1


def test_notices_are_announced_together_without_read_or_unwanted_ones(ears: Ears) -> None:
    happen(ears.connection_store)
    ears.choose(kinds=["answers", "payments", "steps"])
    ears.look()
    assert [announcement.words for announcement in ears.heard] == ["New notices: 4"]
    ears.choose(kinds=["account"])
    ears.look()
    assert len(ears.heard) == 1, "who is asked for later is told of what comes later"


def test_notices_are_silent_with_the_window_in_front_or_when_switched_off(ears: Ears) -> None:
    happen(ears.connection_store)
    ears.watched = True
    ears.look()
    ears.watched = False
    ears.look()
    ears.choose(desktop=False)
    ears.connection_store.notices.add(
        "e9", "receivable.recovered", "rec_3", "2026-11-21T10:00:00.000+00:00", {}
    )
    ears.look()
    assert ears.heard == []


def test_notices_of_quiet_hours_are_announced_after_them_even_by_another_start(
    ears: Ears,
) -> None:
    ears.choose(quiet=True, quiet_from=20, quiet_until=8)
    ears.now = NIGHT
    ears.connection_store.notices.add(
        "e1", "receivable.recovered", "rec_3", "2026-11-21T22:00:00.000+00:00", {}
    )
    assert ears.look() == timedelta(hours=8, minutes=30).total_seconds()
    assert ears.heard == []
    again = Ears(ears.session)
    again.now = NIGHT + timedelta(hours=9)
    assert again.look() is None
    assert [announcement.title for announcement in again.heard] == ["Garage Fabre"]


@pytest.mark.parametrize(
    ("begins", "ends", "hour", "left"),
    [(20, 8, 19, None), (20, 8, 20, 12), (20, 8, 7, 1), (20, 8, 8, None), (12, 14, 13, 1), (9, 9, 9, None)],
)
def test_quiet_hours(ears: Ears, begins: int, ends: int, hour: int, left: int | None) -> None:
    ears.choose(quiet=True, quiet_from=begins, quiet_until=ends)
    now = datetime(2026, 11, 21, hour, tzinfo=UTC)
    until = end_of_quiet_hours(ears.store.preferences, now)
    assert until == (None if left is None else now + timedelta(hours=left))
