"""The limit: the person's requests go first, what nobody waits for gives way, and no header leads to spinning."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import httpx
import pytest

from recovery_desktop.api.pacing import CLOSED_AT_MOST, Pacing, in_background
from recovery_desktop.failures import Paced

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Bench:
    """A pacing whose time the test moves."""

    def __init__(self) -> None:
        self.wall, self.clock = NOON.timestamp(), 1000.0
        self.slept: list[float] = []
        self.pacing = Pacing(lambda: self.wall, lambda: self.clock, self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.wall, self.clock = self.wall + seconds, self.clock + seconds

    def turn(self, *, background: bool = False) -> float:
        """How long the next request waits."""
        self.slept.clear()

        async def take() -> None:
            if background:
                with in_background():
                    await self.pacing.wait_for_slot("/v1/users/usr_1")
            else:
                await self.pacing.wait_for_slot("/v1/users/usr_1")

        asyncio.run(take())
        return sum(self.slept)

    def learn(self, limit: int, left: int, reset: int = 30) -> None:
        values = {"X-RateLimit-Limit": limit, "X-RateLimit-Remaining": left, "X-RateLimit-Reset": reset}
        self.pacing.note_limits(httpx.Headers({name: str(value) for name, value in values.items()}))


@pytest.mark.parametrize(
    ("left", "person", "background"), [(100, 0, 0), (21, 0, 0), (20, 0, 30), (1, 0, 30), (0, 30, 30)]
)
def test_background_requests_leave_a_fifth_to_the_person(left: int, person: float, background: float) -> None:
    for is_background, wait in ((False, person), (True, background)):
        bench = Bench()
        bench.learn(100, left)
        assert bench.turn(background=is_background) == pytest.approx(wait)


def test_rate_limit_reset_lets_requests_go_again() -> None:
    bench = Bench()
    bench.learn(100, 0)
    assert bench.turn() == pytest.approx(30)
    assert bench.turn(background=True) == 0


def test_clock_set_back_by_twelve_hours_holds_nothing_up() -> None:
    bench = Bench()
    bench.learn(100, 0)
    bench.wall -= 43_200
    assert bench.turn() <= 30
    assert bench.turn() == 0


def test_looking_now_and_then_takes_a_share_of_whatever_the_limit_is() -> None:
    bench = Bench()
    assert bench.pacing.idle_per_minute == 28
    bench.learn(50, 50)
    assert bench.pacing.idle_per_minute == pytest.approx(14)
    bench.learn(600, 600)
    assert bench.pacing.idle_per_minute == 28


WAITS = [
    ({"Retry-After": "7"}, 7),
    ({"Retry-After": format_datetime(NOON + timedelta(seconds=20), usegmt=True)}, 20),
    ({"Retry-After": format_datetime(NOON - timedelta(seconds=20), usegmt=True)}, 1),
    ({"Retry-After": "soon"}, 5),
    ({"Retry-After": "nan"}, 5),
    ({"Retry-After": "inf"}, 5),
    ({"Retry-After": "-3"}, 1),
    ({"X-RateLimit-Reset": "12"}, 12),
    ({}, 5),
]


@pytest.mark.parametrize(("retry_after", "seconds"), [("600", 600), ("86400", CLOSED_AT_MOST)])
def test_longer_rest_than_anybody_waits_for_is_told_and_kept(retry_after: str, seconds: float) -> None:
    bench = Bench()
    assert bench.pacing.note_too_many_requests(httpx.Headers({"Retry-After": retry_after})) == seconds
    with pytest.raises(Paced) as error:
        bench.turn()
    assert error.value.seconds == pytest.approx(seconds)
    bench.clock += seconds
    assert bench.turn() == 0


@pytest.mark.parametrize(("headers", "seconds"), WAITS)
def test_refusal_is_waited_out(headers: dict[str, str], seconds: float) -> None:
    bench = Bench()
    assert bench.pacing.note_too_many_requests(httpx.Headers(headers)) == pytest.approx(seconds)
    assert bench.turn() == pytest.approx(seconds)
    assert bench.turn() == 0
