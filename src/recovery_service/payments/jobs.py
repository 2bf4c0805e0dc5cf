"""What happens when nobody does anything: a payment settles, a decision's time passes."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_service.core import Core
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job
from recovery_service.payments import service


def kinds(core: Core) -> JobKinds:
    def settle(connection: Connection, job: Job) -> None:
        service.settle(
            connection, core, job.payload["receivable_id"], at=core.clock.time_on(connection, job.clock_id)
        )

    def decision_passed(connection: Connection, job: Job) -> None:
        service.decision_passed(
            connection, core, job.payload["receivable_id"], at=core.clock.time_on(connection, job.clock_id)
        )

    return {service.SETTLE: Transition(settle), service.DECIDE: Transition(decision_passed)}
