"""The end of an extraction that nobody used."""

from __future__ import annotations

from recovery_service.context.core import Context, Core
from recovery_service.extraction import service
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job


def extraction_jobs(core: Core) -> JobKinds:
    return {service.ERASE: Transition(erase_extraction)}


def erase_extraction(context: Context, job: Job) -> None:
    service.erase_unused(context.connection, job.payload["extraction_id"])
