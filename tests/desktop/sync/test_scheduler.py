"""The rhythm: sends at once, syncs now and then, slower after failures, at once after a wake, and never spins."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from recovery_contract.actions import CancelReason, CancelRequest
from recovery_desktop.actions import table as actions
from recovery_desktop.api.backoff import PAUSES_SECONDS, SPREAD
from recovery_desktop.api.oauth_session import Tokens
from recovery_desktop.commands.requests import request_action
from recovery_desktop.sync.mirror import CREDITOR_SECONDS, LIVE_SECONDS, POLLING_SECONDS, Mirror
from recovery_desktop.sync.outbox import Outbox
from recovery_desktop.sync.scheduler import Status, SyncScheduler
from tests.desktop.edge import Listed, Wire, answer, connected_to, error
from tests.desktop.sync.test_mirror_hints import USER
from tests.desktop.virtual import run_virtually


class Bench:
    def __init__(self, folder: Path) -> None:
        self.wire = Wire()
        self.listed = Listed(self.wire)
        self.wire.on("GET", "/v1/users/usr_1", answer(200, USER))
        self.wire.on("GET", "/v1/events", answer(200, {"data": [], "has_more": False, "cursor": "c"}))
        self.context = connected_to(self.wire, folder)
        self.statuses: list[tuple[float, Status]] = []
        self.scheduler: SyncScheduler

    def play(self, story: Callable[[], Coroutine[Any, Any, None]]) -> None:
        async def work() -> None:
            clock = asyncio.get_running_loop().time
            mirror = Mirror(self.context, clock)
            began = datetime.now(UTC)
            outbox = Outbox(self.context, now=lambda: began + timedelta(seconds=clock()))
            self.scheduler = SyncScheduler(self.context, outbox, mirror, self._tell)
            running = asyncio.create_task(self.scheduler.run())
            try:
                await story()
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)

        run_virtually(work())

    def _tell(self, status: Status) -> None:
        self.statuses.append((asyncio.get_running_loop().time(), status))

    @property
    def syncs(self) -> list[float]:
        """When each began."""
        return [at for at, status in self.statuses if status.state == "syncing"]


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def test_scheduler_syncs_at_once_and_then_at_its_interval(bench: Bench) -> None:
    async def story() -> None:
        await asyncio.sleep(3 * POLLING_SECONDS + 1)

    bench.play(story)
    assert bench.syncs == pytest.approx([0, POLLING_SECONDS, 2 * POLLING_SECONDS, 3 * POLLING_SECONDS])


def test_scheduler_syncs_less_often_while_webhooks_arrive(bench: Bench) -> None:
    async def story() -> None:
        bench.scheduler.is_live = True
        await asyncio.sleep(2 * LIVE_SECONDS + 1)

    bench.play(story)
    assert bench.syncs == pytest.approx([0, LIVE_SECONDS, 2 * LIVE_SECONDS])


def test_idle_hour_costs_one_request_a_sync(bench: Bench) -> None:
    async def story() -> None:
        await asyncio.sleep(POLLING_SECONDS)
        bench.wire.received.clear()
        await asyncio.sleep(3600)

    bench.play(story)
    syncs = 3600 / POLLING_SECONDS
    assert bench.wire.count("GET", "/v1/events") == pytest.approx(syncs, abs=1)
    others = len(bench.wire.received) - bench.wire.count("GET", "/v1/events")
    # The creditor is looked at now and then: user, onboarding, and requirements where the service has them.
    assert others <= 3 * (3600 / CREDITOR_SECONDS + 1)


def test_scheduler_without_an_event_list_stays_within_thirty_requests_a_minute(bench: Bench) -> None:
    for nth in range(40):
        bench.listed.add(f"r{nth}", nth)
    bench.wire.on("GET", "/v1/events", error(404, "NOT_FOUND"))

    async def story() -> None:
        await asyncio.sleep(60)
        bench.wire.received.clear()
        await asyncio.sleep(3600)

    bench.play(story)
    requests = [path for _, path in bench.wire.received if path.startswith("/v1/receivables")]
    assert 300 <= len(requests) <= 30 * 60
    assert {f"/v1/receivables/r{nth}" for nth in range(40)} <= set(requests), "each is looked at in turn"


@pytest.mark.parametrize("fault", [httpx.ConnectError("gone"), answer(500)])
def test_failures_slow_it_down_and_success_speeds_it_up(bench: Bench, fault: Any) -> None:
    bench.wire.on("GET", "/v1/events", fault)

    async def story() -> None:
        await asyncio.sleep(sum(PAUSES_SECONDS) * (1 + SPREAD) + 1)
        bench.wire.on("GET", "/v1/events", answer(200, {"data": [], "has_more": False}))
        await asyncio.sleep(PAUSES_SECONDS[-1] * (1 + SPREAD) + 2 * POLLING_SECONDS)

    bench.play(story)
    gaps = [after - before for before, after in pairwise(bench.syncs)]
    for gap, pause in zip(gaps, PAUSES_SECONDS, strict=False):
        assert pause <= gap <= pause * (1 + SPREAD) + 0.01
    assert gaps[-1] == pytest.approx(POLLING_SECONDS)


def test_service_that_says_when_is_asked_then(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    times: list[float] = []

    def limited(request: httpx.Request) -> httpx.Response:
        times.append(asyncio.get_running_loop().time())
        return answer(429, {}, **{"Retry-After": "40"})

    bench.wire.on("GET", "/v1/events", limited)
    pacing = bench.context.client.pacing
    monkeypatch.setattr(pacing, "_clock", lambda: asyncio.get_running_loop().time())

    async def story() -> None:
        await asyncio.sleep(400)

    bench.play(story)
    gaps = [after - before for before, after in pairwise(times)]
    assert gaps
    assert min(gaps) >= 39.9


def test_scheduler_joins_many_nudges_into_one_sync(bench: Bench) -> None:
    async def story() -> None:
        await asyncio.sleep(1)
        for _ in range(50):
            bench.scheduler.run_soon(sync=True)
        await asyncio.sleep(1)

    bench.play(story)
    assert len(bench.syncs) == 2


def test_nudge_during_a_sync_is_not_lost(bench: Bench) -> None:
    async def story() -> None:
        await asyncio.sleep(0)
        while not bench.syncs:
            await asyncio.sleep(0)
        bench.scheduler.run_soon(sync=True)
        await asyncio.sleep(1)

    bench.play(story)
    assert len(bench.syncs) == 2


def test_waking_gives_up_what_hangs_and_syncs_once(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    hung = 0
    real = Mirror._sync

    async def hang(mirror: Mirror) -> None:
        nonlocal hung
        if hung == 0:
            hung += 1
            await asyncio.sleep(10_000)
        await real(mirror)

    monkeypatch.setattr(Mirror, "_sync", hang)

    async def story() -> None:
        await asyncio.sleep(30)
        bench.scheduler.on_resume()
        await asyncio.sleep(2)

    bench.play(story)
    assert bench.syncs == pytest.approx([0, 30], abs=0.1)
    assert bench.scheduler.status.state == "up_to_date"


def test_waking_ends_a_pause_after_failures(bench: Bench) -> None:
    bench.wire.on("GET", "/v1/events", httpx.ConnectError("asleep"))

    async def story() -> None:
        await asyncio.sleep(sum(PAUSES_SECONDS) + 5)
        bench.wire.on("GET", "/v1/events", answer(200, {"data": [], "has_more": False}))
        before = len(bench.syncs)
        bench.scheduler.on_resume()
        await asyncio.sleep(1)
        assert len(bench.syncs) == before + 1
        assert bench.scheduler.status.state == "up_to_date"

    bench.play(story)


@pytest.mark.parametrize("refused", [("GET", "/v1/.*"), ("POST", "/v1/.*")])
def test_401_that_stays_is_asked_a_few_times_and_then_waits_for_the_person(
    bench: Bench, refused: tuple[str, str]
) -> None:
    bench.wire.on(*refused, error(401, "UNAUTHORIZED", "account closed"))
    bench.wire.on("POST", "/oauth/token", answer(200, {"access_token": "fresh", "refresh_token": "next"}))
    bench.context.connection_store.intents.add("cancel", "rcv_1", {"reason": "paid"})

    async def story() -> None:
        await asyncio.sleep(86_400)
        assert bench.scheduler.status.state == "signed_out"
        before = len(bench.wire.received)
        assert before <= 10
        bench.scheduler.on_resume()
        await asyncio.sleep(86_400)
        assert len(bench.wire.received) == before
        bench.wire.on(*refused, answer(200, {"data": [], "has_more": False}))
        bench.context.client.session.store_tokens(Tokens("another", "refresh", None))
        bench.scheduler.run_soon(sync=True)
        await asyncio.sleep(1)
        assert len(bench.wire.received) > before

    bench.play(story)


def test_question_of_a_sync_that_breaks_off_is_asked_again(bench: Bench) -> None:
    times: list[float] = []

    def breaks_off_twice(request: httpx.Request) -> httpx.Response:
        times.append(asyncio.get_running_loop().time())
        if len(times) == 1:
            raise httpx.ReadError("broke off", request=request)
        return answer(503) if len(times) == 2 else answer(200, {"data": [], "has_more": False})

    bench.wire.on("GET", "/v1/events", breaks_off_twice)

    async def story() -> None:
        await asyncio.sleep(5)

    bench.play(story)
    assert len(times) == 3
    assert all(0.25 <= after - before <= 2.25 for before, after in pairwise(times))
    assert bench.scheduler.status.state == "up_to_date"


def test_fault_that_says_when_is_asked_then(bench: Bench) -> None:
    times: list[float] = []

    def resting(request: httpx.Request) -> httpx.Response:
        times.append(asyncio.get_running_loop().time())
        return answer(503, {}, **{"Retry-After": "600"})

    bench.wire.on("GET", "/v1/events", resting)
    bench.context.client.pacing._clock = lambda: asyncio.get_running_loop().time()

    async def story() -> None:
        await asyncio.sleep(1300)

    bench.play(story)
    assert times == pytest.approx([0, 600, 1200], abs=30)


def test_scheduler_without_a_session_rests_until_nudged(bench: Bench) -> None:
    async def story() -> None:
        bench.context.client.session._tokens = None
        bench.scheduler.run_soon()
        await asyncio.sleep(10_000)
        assert bench.scheduler.status.state == "signed_out"
        assert bench.wire.received == []

    bench.play(story)


def decision_during_a_sync(bench: Bench, sync_seconds: float, delay_seconds: float = 0) -> list[float]:
    """Return when a decision left that was made 10 seconds after the begin; the delay counts from the begin, for no
    real time passes here."""
    sent_at: list[float] = []

    async def slow_list(request: httpx.Request) -> httpx.Response:
        await asyncio.sleep(sync_seconds)
        return answer(200, {"data": [], "has_more": False})

    def cancelled(request: httpx.Request) -> httpx.Response:
        sent_at.append(asyncio.get_running_loop().time())
        return answer(200, {})

    bench.listed.add("r1", 1)
    bench.wire.on("GET", "/v1/events", slow_list)
    bench.wire.on("POST", "/v1/receivables/r1/cancel", cancelled)

    async def story() -> None:
        await asyncio.sleep(10)
        body = CancelRequest(reason=CancelReason.PAID_DIRECTLY)
        request_action(bench.context, "r1", actions.CANCEL, body, delay_seconds=delay_seconds)
        await asyncio.sleep(10)

    bench.play(story)
    return sent_at


def test_decision_made_during_a_sync_leaves_once_its_time_for_undo_is_over(bench: Bench) -> None:
    sent_at = decision_during_a_sync(bench, sync_seconds=12, delay_seconds=17)
    assert sent_at == [pytest.approx(17, abs=1)]


def test_decision_leaves_while_a_long_sync_goes_on(bench: Bench) -> None:
    """As over a service with small pages: the sync waits for its turn, the person does not."""
    sent_at = decision_during_a_sync(bench, sync_seconds=300)
    assert sent_at == [pytest.approx(10, abs=1)]
    assert len(bench.syncs) == 1, "the sync goes on"
