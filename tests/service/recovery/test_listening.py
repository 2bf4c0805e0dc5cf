"""A mailbox is listened at: what arrives is looked at once, and nobody listens longer than may be read."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from recovery_contract.ids import UserId
from recovery_service.context.clock import current_ms
from recovery_service.ids import ClockId, JobId
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.recovery.correspondence import listening, repository, schedule
from recovery_service.recovery.correspondence.listening import Listeners
from tests.service.imap_server import ImapServer, a_message
from tests.service.recovery.production import Machine
from tests.service.recovery.reading import received, switch_on
from tests.service.steps import good

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS")
SOON_SECONDS = 20.0


class Post:
    """The visits of one process, done when they are due, as its worker does them."""

    def __init__(self, machine: Machine, user_id: str) -> None:
        self.machine, self.user_id = machine, user_id
        self.listeners = Listeners(machine.core)

    def due_at(self) -> int | None:
        key = f"{schedule.READ}:{self.user_id}"
        with self.machine.core.read() as context:
            return queue.due_at_all(context.connection, [key]).get(key)

    def visit(self, *, shared: bool = False) -> None:
        """`shared`: by a service that is not the creditor's alone."""
        job = Job(
            JobId("job_1"), ClockId("real"), schedule.READ, "", {"user_id": self.user_id}, 0, 1, "", None
        )
        with self.machine.core.read() as context:
            request = schedule.prepare_visit(context, job)
        assert request is not None
        object.__setattr__(self.machine.core.settings, "embedded", not shared)
        visited = asyncio.run(self.listeners.visit(request))
        with self.machine.core.write() as context:
            schedule.record_visit(context, job, request, visited)

    def wait_until_due(self) -> None:
        ends = time.monotonic() + SOON_SECONDS
        while (due := self.due_at()) is None or due > current_ms():
            assert time.monotonic() < ends, "no visit became due"
            threading.Event().wait(0.02)

    def close(self) -> None:
        async def end() -> None:
            async with self.listeners.opened():
                pass

        asyncio.run(end())


def listening_threads() -> list[threading.Thread]:
    return [one for one in threading.enumerate() if one.name == listening.THREAD]


@pytest.fixture
def post(machine: Machine, reminded: dict[str, Any]) -> Iterator[Post]:
    post = Post(machine, reminded["user_id"])
    yield post
    post.close()
    assert not listening_threads()


def test_message_that_arrives_is_looked_at_without_waiting_for_the_next_visit(
    reminded: dict[str, Any], post: Post, inbox: ImapServer
) -> None:
    post.visit()
    post.wait_until_due()
    post.visit()
    due = post.due_at()
    assert due is not None
    assert due > current_ms() + schedule.EVERY_MS / 2, "nothing has arrived"
    inbox.deliver(a_message("We look into it", sender="accounts@debtor.example"))
    post.wait_until_due()
    post.visit()
    assert [one["body"] for one in received(post.machine)] == ["We look into it"]


def test_server_that_hangs_up_is_listened_at_again_after_the_next_visit(
    reminded: dict[str, Any], post: Post, inbox: ImapServer
) -> None:
    post.visit()
    post.wait_until_due()
    post.visit()
    [thread] = listening_threads()
    inbox.stop()
    thread.join(SOON_SECONDS)
    inbox.start()
    post.visit()
    post.wait_until_due()
    post.visit()
    inbox.deliver(a_message("Here again", sender="accounts@debtor.example"))
    post.wait_until_due()
    post.visit()
    assert [one["body"] for one in received(post.machine)] == ["Here again"]


def test_listening_ends_once_the_mailbox_is_not_to_be_read_any_more(
    reminded: dict[str, Any],
    post: Post,
    machine: Machine,
    inbox: ImapServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(listening, "LOOK_SECONDS", 0.05)
    post.visit()
    [thread] = listening_threads()
    good(switch_on(machine, inbox, reminded["user_id"], enabled=False))
    thread.join(SOON_SECONDS)
    assert not thread.is_alive()


def test_nobody_listens_for_creditors_who_share_a_service(
    reminded: dict[str, Any], post: Post, machine: Machine
) -> None:
    post.visit(shared=True)
    with machine.core.read() as context:
        row = repository.find_reading(context.connection, UserId(reminded["user_id"]))
    assert row is not None
    assert row.read_at is not None
    assert not listening_threads()
