"""The end of an extraction that nobody used."""

from __future__ import annotations

from recovery_service.context.core import Context, Core
from recovery_service.extraction import service
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job


def kinds(core: Core) -> JobKinds:
    return {service.ERASE: Transition(erase)}


def erase(context: Context, job: Job) -> None:
    service.erase(context.connection, job.payload["extraction_id"])
