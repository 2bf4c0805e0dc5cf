"""A service without an event list is asked: what changed is known within a minute, and its limits are never met."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_desktop.api.request_budget import RequestBudget
from recovery_desktop.failures import Failure
from recovery_desktop.sync.mirror import Mirror
from recovery_desktop.sync.outbox import Outbox
from recovery_desktop.sync.scheduler import Status, SyncScheduler
from tests.desktop.edge import Listed, Wire, answer, connected_to, error
from tests.desktop.sync.test_mirror_hints import USER
from tests.desktop.virtual import run_virtually

OPEN = 500
MINUTE = 60.0


class CountingService:
    """Counts each request by the clock of the test; every fault is one of the network or of the answer."""

    def __init__(self, folder: Path, *, newest_first: bool = True) -> None:
        self.wire = Wire()
        self.listed = Listed(self.wire, page=100, newest_first=newest_first)
        self.wire.on("GET", "/v1/users/usr_1", answer(200, USER))
        self.wire.on("GET", "/v1/events", error(404, "NOT_FOUND"))
        self.context = connected_to(self.wire, folder)
        self.moments: list[tuple[float, str]] = []
        self.statuses: list[Status] = []

    def play(self, story: Callable[[], Coroutine[Any, Any, None]]) -> None:
        async def work() -> None:
            clock = asyncio.get_running_loop().time

            async def count(request: httpx.Request) -> None:
                self.moments.append((clock(), request.url.path))

            pacing = self.context.client.pacing
            pacing.budget, pacing._clock = RequestBudget(clock), clock
            self.context.client.http.event_hooks["request"].append(count)
            scheduler = SyncScheduler(
                self.context, Outbox(self.context), Mirror(self.context, clock), self.statuses.append
            )
            running = asyncio.create_task(scheduler.run())
            try:
                await story()
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)

        run_virtually(work())

    def most_in_a_minute(self, path: str = "") -> int:
        times = [at for at, requested in self.moments if requested.startswith(path)]
        return max((sum(begin <= at < begin + MINUTE for at in times) for begin in times), default=0)

    def status(self, id: str) -> str:
        rows = self.context.connection_store.receivables.rows([id])
        return rows[id].status if id in rows else ""


async def seconds_until(condition: Callable[[], bool]) -> float:
    clock = asyncio.get_running_loop().time
    begun = clock()
    while not condition():
        assert clock() - begun < 10 * MINUTE, "never"
        await asyncio.sleep(0.5)
    return clock() - begun


@pytest.mark.parametrize("newest_first", [True, False])
@pytest.mark.parametrize("status", ["disputed", "recovered", "on_hold"])
def test_status_of_500_open_receivables_is_seen_within_a_minute(
    tmp_path: Path, status: str, newest_first: bool
) -> None:
    service = CountingService(tmp_path, newest_first=newest_first)
    rows = [service.listed.add(f"r{nth:03}", nth, progress={}) for nth in range(OPEN)]
    waits: list[float] = []

    async def story() -> None:
        await seconds_until(lambda: service.context.connection_store.receivables.count() == OPEN)
        for at in (0, 137, 333, OPEN - 1):
            # At moments that lie differently in the rounds.
            await asyncio.sleep(7 + at % 29)
            rows[at]["status"] = status
            id = rows[at]["id"]
            waits.append(await seconds_until(lambda id=id: service.status(id) == status))  # type: ignore[misc]

    service.play(story)
    assert max(waits) <= MINUTE
    assert service.most_in_a_minute("/v1/receivables") <= 50
    assert service.most_in_a_minute() <= 100


def test_polling_begins_with_what_is_about_to_change(tmp_path: Path) -> None:
    service = CountingService(tmp_path)
    for nth in range(OPEN):
        service.listed.add(f"r{nth:03}", nth, progress={})
    planned = {"next_action": {"type": "email", "at": "2026-01-01T00:00:00Z"}}
    due = service.listed.add("due", -1, progress=planned)

    async def story() -> None:
        await seconds_until(lambda: service.status("due") != "")
        await asyncio.sleep(2 * MINUTE)
        service.moments.clear()
        await asyncio.sleep(MINUTE)

    service.play(story)
    assert [path for _, path in service.moments if path.endswith(due["id"])]


FAULTS: list[Any] = [
    httpx.ConnectError("gone"),
    httpx.ReadTimeout("silent"),
    answer(500),
    answer(502),
    httpx.Response(503, headers={"Retry-After": "1"}),
    answer(429),
    httpx.Response(429, headers={"Retry-After": "0"}),
    answer(400),
    answer(401),
    answer(403),
    answer(404),
    answer(200, [{"moon": 1}, None]),
    httpx.Response(200, content=b"<html>Sign in to the network</html>"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=repr)
def test_polling_under_any_fault_stays_within_the_limits(tmp_path: Path, fault: Any) -> None:
    service = CountingService(tmp_path)
    for nth in range(40):
        service.listed.add(f"r{nth}", nth, progress={})
    service.wire.on("POST", "/oauth/token", answer(200, {"access_token": "a", "token_type": "Bearer"}))

    async def press_again_and_again() -> None:
        """As somebody does who sees that it does not work."""
        receivables = service.context.client.receivables
        for _ in range(120):
            try:
                await receivables.get("r1")  # type: ignore[arg-type]
            except Failure:
                await asyncio.sleep(0.2)

    async def story() -> None:
        await asyncio.sleep(MINUTE)
        service.wire.on("GET", "/v1/.*", fault)
        await asyncio.gather(*(press_again_and_again() for _ in range(3)))
        await asyncio.sleep(5 * MINUTE)

    service.play(story)
    assert service.most_in_a_minute("/v1/receivables") <= 50
    assert service.most_in_a_minute() <= 100


@pytest.mark.parametrize("others", range(3))
def test_token_that_is_good_for_one_request_stays_within_the_limits(tmp_path: Path, others: int) -> None:
    service = CountingService(tmp_path)
    service.listed.add("r1", 1, progress={})
    good: set[str] = set()
    session = service.context.client.session
    session._load = lambda: session.tokens

    def renew(request: httpx.Request) -> httpx.Response:
        good.add(token := f"token-{len(service.moments)}")
        return answer(200, {"access_token": token, "token_type": "Bearer", "refresh_token": "r"})

    def get(request: httpx.Request) -> httpx.Response:
        token = request.headers["Authorization"].removeprefix("Bearer ")
        if token not in good:
            return answer(401)
        good.discard(token)
        return answer(200, [])

    async def story() -> None:
        service.wire.on("POST", "/oauth/token", renew)
        service.wire.on("GET", "/v1/webhooks", get)
        for _ in range(others):
            await service.context.client.users.get("usr_1")  # type: ignore[arg-type]
        for _ in range(200):
            await service.context.client.webhooks.list_endpoints()

    service.play(story)
    assert len(service.moments) > 500
    assert service.most_in_a_minute() <= 100


def test_ten_files_a_minute_are_read_and_the_others_wait() -> None:
    moments: list[float] = []

    async def story() -> None:
        clock = asyncio.get_running_loop().time
        budget = RequestBudget(clock)

        async def read() -> None:
            while wait := budget.take("/v1/receivables/ocr"):
                await asyncio.sleep(wait)
            moments.append(clock())

        await asyncio.gather(*(read() for _ in range(35)))

    run_virtually(story())
    assert len(moments) == 35
    assert max(sum(begin <= at < begin + MINUTE for at in moments) for begin in moments) <= 10


def test_polling_leaves_room_for_requests_that_somebody_waits_for() -> None:
    now = [0.0]
    budget = RequestBudget(lambda: now[0])
    path = "/v1/receivables/r1"
    background = 0
    while not budget.take(path, in_background=True):
        background += 1
    assert background == 40
    foreground = 0
    while not budget.take(path):
        foreground += 1
    assert foreground == 10
    assert budget.take(path) == pytest.approx(61)
    assert budget.take("/v1/users/usr_1") == 0
