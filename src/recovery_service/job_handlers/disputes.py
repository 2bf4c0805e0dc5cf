"""The deadline for evidence."""

from __future__ import annotations

from recovery_service.context.core import Context, Core
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job
from recovery_service.recovery.lifecycle import disputes


def kinds(core: Core) -> JobKinds:
    return {disputes.DEADLINE: Transition(deadline_passed)}


def deadline_passed(context: Context, job: Job) -> None:
    disputes.deadline_passed(context, job.payload["receivable_id"], job.payload["dispute_id"])
