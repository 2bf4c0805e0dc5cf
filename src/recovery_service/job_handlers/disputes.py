"""The deadline for evidence."""

from __future__ import annotations

from recovery_service.context.core import Context, Core
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job
from recovery_service.recovery.lifecycle import disputes


def dispute_jobs(core: Core) -> JobKinds:
    return {disputes.DEADLINE: Transition(expire_evidence_deadline)}


def expire_evidence_deadline(context: Context, job: Job) -> None:
    disputes.expire_evidence_deadline(context, job.payload["receivable_id"], job.payload["dispute_id"])
