"""The start of a recovery, once a submission can no longer be taken back."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.context.core import Core
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job
from recovery_service.ledger.receivables import service
from recovery_service.recovery.lifecycle import transitions


def kinds(core: Core) -> JobKinds:
    def start(connection: Connection, job: Job) -> None:
        held = service.hold(connection, core, job.payload["receivable_id"])
        if held.row.status is ReceivableStatus.PENDING:
            transitions.start_now(connection, core, held.row, at=held.at, actor=transitions.SERVICE)

    return {transitions.START: Transition(start)}
