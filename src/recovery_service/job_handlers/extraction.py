"""The end of an extraction that nobody used."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_service.context.core import Core
from recovery_service.extraction import service
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job


def kinds(core: Core) -> JobKinds:
    def erase(connection: Connection, job: Job) -> None:
        service.erase(connection, job.payload["extraction_id"])

    return {service.ERASE: Transition(erase)}
