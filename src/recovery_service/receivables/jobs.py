"""The start of a recovery, once a submission can no longer be taken back."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.core import Core
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job
from recovery_service.receivables import moves, service


def kinds(core: Core) -> JobKinds:
    def start(connection: Connection, job: Job) -> None:
        held = service.hold(connection, core, job.payload["receivable_id"])
        if held.row.status is ReceivableStatus.PENDING:
            moves.start_now(connection, core, held.row, at=held.at, actor=moves.SERVICE)

    return {moves.START: Transition(start)}
