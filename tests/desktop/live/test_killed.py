"""Killed while it receives: what was accepted is there, what was not is sent again, and each is acted on once."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

import pytest

from recovery_contract.signing import sign
from tests.depth import rounds
from tests.desktop.edge import run
from tests.desktop.live.receiving import CONNECTION, SECRET, opened, receive
from tests.service.cli.forked import STARTER, forked, kill

pytestmark = [
    pytest.mark.deep,
    pytest.mark.skipif(
        sys.platform == "win32", reason="the receiver is forked from a process that has read the app"
    ),
]

KILLS, KILLS_DEEP = 50, 1_000
"""In one folder, and in all of them together."""
EVENTS = 16
"""New ones in each life; with them comes again what was not accepted before, and some that was."""
AGAIN = 4


def body_of(nth: int) -> bytes:
    values = {
        "id": f"evt_{nth}",
        "type": "receivable.disputed",
        "created_at": "2026-03-01T10:00:00Z",
        "data": {"receivable_id": f"rcv_{nth}"},
    }
    return json.dumps(values).encode()


@contextmanager
def receiving(folder: Path) -> Iterator[tuple[str, BaseProcess]]:
    hearing, telling = STARTER.Pipe(duplex=False)
    process = forked(receive, folder, telling)
    telling.close()
    with closing(hearing):
        try:
            assert hearing.poll(60), "the receiver says nothing"
            yield hearing.recv(), process
        finally:
            kill(process)


async def post(url: SplitResult, body: bytes) -> int | None:
    """The status, or None where the answer did not come. By hand: hundreds of them go to each receiver."""
    headers = f"Host: {url.netloc}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    head = f"POST {url.path} HTTP/1.1\r\n{headers}Service-Signature: {sign(body, SECRET)}\r\n\r\n"
    try:
        reader, writer = await asyncio.open_connection(url.hostname, url.port)
        with closing(writer):
            writer.write(head.encode() + body)
            answer = await reader.readline()
    except OSError:
        return None
    return int(answer.split(b" ")[1]) if answer.endswith(b"\n") else None


def delivered(url: str, numbers: list[int], kill_after: int | None, process: BaseProcess) -> set[int]:
    """Which of them were accepted; after so many the process is killed in the middle of the others."""
    accepted: set[int] = set()
    slots = asyncio.Semaphore(8)

    async def one(nth: int) -> None:
        async with slots:
            status = await post(urlsplit(url), body_of(nth))
        if status is None:
            return
        assert status == 204
        accepted.add(nth)
        if len(accepted) == kill_after:
            process.kill()

    async def all_of_them() -> None:
        await asyncio.gather(*(one(nth) for nth in numbers))

    run(all_of_them())
    return accepted


def stored_ids(folder: Path) -> list[str]:
    with closing(opened(folder)) as store:
        return [event.id for event in store.connection_store(CONNECTION).events.list_unapplied()]


@pytest.mark.parametrize("part", range(rounds(1, KILLS_DEEP // KILLS)))
def test_accepted_means_kept_and_sent_again_means_once(tmp_path: Path, part: int) -> None:
    chance = random.Random(part)
    accepted: set[int] = set()
    unanswered: set[int] = set()
    for life in range(KILLS):
        new = range(life * EVENTS, (life + 1) * EVENTS)
        again = chance.sample(sorted(accepted), min(AGAIN, len(accepted)))
        numbers = [*new, *sorted(unanswered), *again]
        chance.shuffle(numbers)
        with receiving(tmp_path) as (url, process):
            heard = delivered(url, numbers, chance.randint(1, EVENTS // 2), process)
        assert len(heard) < len(numbers)
        accepted |= heard
        unanswered = {*unanswered, *new} - accepted
        assert {f"evt_{nth}" for nth in accepted} <= set(stored_ids(tmp_path)), f"part {part}, life {life}"
    with receiving(tmp_path) as (url, process):
        assert delivered(url, sorted(unanswered), None, process) == unanswered
    assert sorted(stored_ids(tmp_path)) == sorted(f"evt_{nth}" for nth in range(KILLS * EVENTS))
