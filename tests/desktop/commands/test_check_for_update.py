"""The app looks for newer versions when the person allowed it, once a day, and offers each version once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from recovery_desktop.api.updates import Update, UpdateTooOld
from recovery_desktop.commands.check_for_update import ALLOWED, check_automatically, check_now, dismiss_update
from recovery_desktop.failures import Offline
from recovery_desktop.store.preferences import Preferences
from recovery_desktop.store.store import Store

NOW = datetime(2026, 11, 21, 9, tzinfo=UTC)


@pytest.fixture
def choices(tmp_path: Path) -> Iterator[Preferences]:
    store = Store(tmp_path)
    yield store.preferences
    store.close()


class Announced:
    def __init__(self, version: str) -> None:
        self.version, self.requests = version, 0

    async def __call__(self) -> Update:
        self.requests += 1
        return Update.model_validate(
            {
                "version": self.version,
                "published": "2026-11-20",
                "end": "2099-01-01T00:00:00Z",
                "page": "https://example.org/",
                "notes": {},
            }
        )


def test_update_check_without_permission_sends_nothing(choices: Preferences) -> None:
    announced = Announced("2.0.0")
    assert asyncio.run(check_automatically(choices, "1.0.0", announced, NOW)) is None
    assert announced.requests == 0


def test_update_check_runs_once_a_day(choices: Preferences) -> None:
    choices.set(ALLOWED, True)
    announced = Announced("2.0.0")
    for after, requests in ((0, 1), (1, 1), (23, 1), (24, 2)):
        asyncio.run(check_automatically(choices, "1.0.0", announced, NOW + timedelta(hours=after)))
        assert announced.requests == requests
    # The clock was put back.
    asyncio.run(check_automatically(choices, "1.0.0", announced, NOW - timedelta(days=400)))
    assert announced.requests == 3


def test_failed_look_counts_as_one(choices: Preferences) -> None:
    choices.set(ALLOWED, True)

    async def unreachable() -> Update:
        raise Offline("no route")

    with pytest.raises(Offline):
        asyncio.run(check_automatically(choices, "1.0.0", unreachable, NOW))
    announced = Announced("2.0.0")
    asyncio.run(check_automatically(choices, "1.0.0", announced, NOW + timedelta(hours=1)))
    assert announced.requests == 0


def test_update_is_offered_for_newer_versions_until_dismissed(choices: Preferences) -> None:
    choices.set(ALLOWED, True)
    day = timedelta(days=1)
    assert asyncio.run(check_automatically(choices, "2.0.0", Announced("2.0.0"), NOW)) is None
    assert asyncio.run(check_automatically(choices, "2.1.0", Announced("2.0.0"), NOW + day)) is None
    offered = asyncio.run(check_automatically(choices, "1.0.0", Announced("2.0.0"), NOW + 2 * day))
    assert offered is not None
    dismiss_update(choices, offered.version)
    assert asyncio.run(check_automatically(choices, "1.0.0", Announced("2.0.0"), NOW + 3 * day)) is None
    assert asyncio.run(check_automatically(choices, "1.0.0", Announced("2.0.1"), NOW + 4 * day)) is not None
    dismiss_update(choices, "2.0.1")
    # Asked for by hand, it is told all the same.
    assert asyncio.run(check_now(choices, "1.0.0", Announced("2.0.1"))) is not None


def test_older_statement_that_is_repeated_is_refused(choices: Preferences) -> None:
    assert asyncio.run(check_now(choices, "1.0.0", Announced("2.1.0"))) is not None
    for _ in range(2):
        with pytest.raises(UpdateTooOld):
            asyncio.run(check_now(choices, "1.0.0", Announced("2.0.9")))
    assert asyncio.run(check_now(choices, "1.0.0", Announced("2.1.0"))) is not None
    assert asyncio.run(check_now(choices, "1.0.0", Announced("2.10.0"))) is not None
