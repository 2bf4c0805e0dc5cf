"""The visits to mailboxes."""

from __future__ import annotations

from recovery_service.context.core import Core
from recovery_service.jobs.kinds import JobKinds, Outward
from recovery_service.recovery.correspondence import reading, schedule


def correspondence_jobs(core: Core) -> JobKinds:
    return {
        schedule.READ: Outward(
            prepare=schedule.prepare_visit,
            send=reading.visit,
            finish=schedule.record_visit,
            loop="mailboxes",
        ),
    }
