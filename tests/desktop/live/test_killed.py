"""Killed while it receives: what was accepted is there, what was not is sent again, and each is acted on once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from recovery_contract.signing import sign
from tests.depth import rounds
from tests.desktop.edge import run
from tests.desktop.live.receiving import CONNECTION, SECRET, opened

EVENTS = 60


def body_of(nth: int) -> bytes:
    told = {
        "id": f"evt_{nth}",
        "type": "receivable.disputed",
        "created_at": "2026-03-01T10:00:00Z",
        "data": {"receivable_id": f"rcv_{nth}"},
    }
    return json.dumps(told).encode()


@asynccontextmanager
async def receiving(folder: Path) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    ready = folder / "ready"
    ready.unlink(missing_ok=True)
    command = [sys.executable, "-m", "tests.desktop.live.receiving", str(folder), str(ready)]
    process = await asyncio.create_subprocess_exec(*command)
    try:
        while not (ready.exists() and ready.read_text()):
            if process.returncode is not None:
                pytest.fail("the receiver ended")
            await asyncio.sleep(0.02)
        yield ready.read_text(), process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def deliver(
    url: str, numbers: list[int], kill_after: int | None, process: asyncio.subprocess.Process
) -> set[str]:
    """The ids that were accepted; after so many of them the process is killed in the middle of the others."""
    accepted: set[str] = set()
    slots = asyncio.Semaphore(8)
    async with httpx.AsyncClient(trust_env=False) as http:

        async def one(nth: int) -> None:
            body = body_of(nth)
            headers = {"Content-Type": "application/json", "Service-Signature": sign(body, SECRET)}
            async with slots:
                try:
                    answer = await http.post(url, content=body, headers=headers)
                except httpx.TransportError:
                    return
            assert answer.status_code == 204
            accepted.add(f"evt_{nth}")
            if len(accepted) == kill_after and process.returncode is None:
                process.kill()

        await asyncio.gather(*(one(nth) for nth in numbers))
    return accepted


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(rounds(2, 50)))
def test_accepted_means_kept_and_sent_again_means_once(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    numbers = list(range(EVENTS))
    chance.shuffle(numbers)

    async def story() -> None:
        async with receiving(tmp_path) as (url, process):
            accepted = await deliver(url, numbers, chance.randint(1, EVENTS - 10), process)
            await process.wait()
        store = opened(tmp_path)
        kept = {event.id for event in store.shelf(CONNECTION).events.waiting()}
        store.close()
        assert accepted <= kept, f"seed {seed}: {sorted(accepted - kept)}"
        assert len(accepted) < EVENTS
        # The service sends again what it heard no answer for, and of some more it lost the answer.
        async with receiving(tmp_path) as (url, process):
            again = await deliver(url, numbers, None, process)
        assert len(again) == EVENTS
        store = opened(tmp_path)
        waiting = [event.id for event in store.shelf(CONNECTION).events.waiting()]
        assert sorted(waiting) == sorted({f"evt_{nth}" for nth in numbers})
        store.close()

    run(story())
