"""What a job does: a change inside the database, or a message to the outside."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from recovery_service.jobs.queue import Job


@dataclass(frozen=True)
class Transition:
    """A change inside: `run` executes in the transaction that also removes the job, so it happens exactly once."""

    run: Callable[[Connection, Job], None]


@dataclass(frozen=True)
class Outward:
    """A message outside, at least once under a stable id.

    `prepare` reads what to send (None: nothing any more), `send` talks to the world outside any transaction,
    `finish` records the outcome in the transaction that removes the job, and may schedule the next attempt.
    `lane` names what may be slow together: a job only waits for others of its own lane.
    """

    prepare: Callable[[Connection, Job], Any]
    send: Callable[[Any], Awaitable[Any]]
    finish: Callable[[Connection, Job, Any, Any], None]
    lane: Callable[[Job], str] = lambda job: job.kind


JobKind = Transition | Outward
JobKinds = Mapping[str, JobKind]
