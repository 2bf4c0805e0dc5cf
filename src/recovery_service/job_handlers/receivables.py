"""The start of a recovery, once a submission can no longer be taken back."""

from __future__ import annotations

from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.context.core import Context, Core
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job
from recovery_service.ledger.receivables import service
from recovery_service.recovery.dunning import planning
from recovery_service.recovery.lifecycle import transitions


def receivable_jobs(core: Core) -> JobKinds:
    return {planning.START: Transition(start_recovery)}


def start_recovery(context: Context, job: Job) -> None:
    locked = service.lock(context, job.payload["receivable_id"])
    if locked.row.status is ReceivableStatus.PENDING:
        transitions.start_recovery_from_job(context, locked.row, at=locked.at, actor=transitions.SERVICE)
