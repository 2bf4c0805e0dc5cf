"""What a job does: a change inside the database, or a message to the outside."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from recovery_service.context.core import Context
from recovery_service.jobs.queue import Job

Loop = Literal["inside", "webhooks", "messages", "mailboxes"]
"""What a process may work on, by the name that its operator gives; `inside` the database, or outward."""
OUTWARD: Final[Sequence[Loop]] = ("webhooks", "messages", "mailboxes")
LOOPS: Final[Sequence[Loop]] = ("inside", *OUTWARD)


@dataclass(frozen=True)
class Transition:
    """A change inside: `run` executes in the transaction that also removes the job, so it happens exactly once.

    A kind of which there are many says with `run_all` how several take fewer statements; it does what `run` would do
    one after the other. None of them may cancel or move another.
    """

    run: Callable[[Context, Job], None]
    run_all: Callable[[Context, Sequence[Job]], None] | None = None


class Ended(NamedTuple):
    """A job and what became of it: `done`, `lost` to another worker, …"""

    job: Job
    outcome: str


class Sent(NamedTuple):
    """Message sent for a job, with its outcome. `message` None: there was nothing to send any more."""

    job: Job
    message: Any
    outcome: Any


@dataclass(frozen=True)
class Outward:
    """A message outside, at least once under a stable id.

    `prepare` reads what to send (None: nothing any more), `send` talks to the world outside any transaction,
    `finish` records the outcome in the transaction that removes the job, and may schedule the next attempt.
    `opened` is entered as long as such jobs may be sent, for what is better kept between them. What hangs in one `loop`
    takes no place from the others.

    Jobs are prepared and finished together with others that come at the same time. A kind of which there are many
    says with `prepare_all` and `finish_all` how that takes fewer statements; they do what the other two would do one
    after the other.
    """

    prepare: Callable[[Context, Job], Any]
    send: Callable[[Any], Awaitable[Any]]
    finish: Callable[[Context, Job, Any, Any], None]
    opened: Callable[[], AbstractAsyncContextManager[None]] = nullcontext
    loop: Loop = "messages"
    prepare_all: Callable[[Context, Sequence[Job]], Sequence[Any]] | None = None
    finish_all: Callable[[Context, Sequence[Sent]], None] | None = None
    label: Callable[[Any], str] | None = None
    """Names what came of a message for the figures; without one it is `done`."""


JobKind = Transition | Outward
JobKinds = Mapping[str, JobKind]
