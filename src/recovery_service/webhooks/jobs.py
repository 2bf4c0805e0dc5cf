"""Deliveries as jobs: each endpoint is a lane of its own, so that a slow one holds up nobody else."""

from __future__ import annotations

from recovery_service.core import Core
from recovery_service.jobs.kinds import JobKinds, Outward, Transition
from recovery_service.webhooks import deliveries
from recovery_service.webhooks.outbox import DELIVER
from recovery_service.webhooks.sender import Sender


def kinds(core: Core) -> JobKinds:
    sender = Sender(core.settings)
    return {
        DELIVER: Outward(
            prepare=lambda connection, job: deliveries.prepare(connection, core, job),
            send=sender.send,
            finish=lambda connection, job, message, outcome: deliveries.finish(
                connection, core, job, message, outcome
            ),
            lane=lambda job: str(job.payload["endpoint_id"]),
        ),
        deliveries.FORGET_RESPONSE: Transition(deliveries.forget_response),
    }
