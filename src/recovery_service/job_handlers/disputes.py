"""The deadline for evidence."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_service.context.core import Core
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job
from recovery_service.recovery.lifecycle import disputes


def kinds(core: Core) -> JobKinds:
    def deadline_passed(connection: Connection, job: Job) -> None:
        payload = job.payload
        disputes.deadline_passed(connection, core, payload["receivable_id"], payload["dispute_id"])

    return {disputes.DEADLINE: Transition(deadline_passed)}
