"""What happens when nobody does anything: a payment settles, a decision's time passes."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_service.context.core import Core
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job
from recovery_service.recovery.lifecycle import decisions


def kinds(core: Core) -> JobKinds:
    def settle(connection: Connection, job: Job) -> None:
        decisions.settle(connection, core, job.payload["receivable_id"])

    def decision_passed(connection: Connection, job: Job) -> None:
        decisions.decision_passed(connection, core, job.payload["receivable_id"])

    return {decisions.SETTLE: Transition(settle), decisions.DECIDE: Transition(decision_passed)}
