"""The visits to mailboxes."""

from __future__ import annotations

from recovery_service.context.core import Core
from recovery_service.jobs.kinds import JobKinds, Outward
from recovery_service.recovery.correspondence import schedule
from recovery_service.recovery.correspondence.listening import Listeners


def correspondence_jobs(core: Core) -> JobKinds:
    listeners = Listeners(core)
    return {
        schedule.READ: Outward(
            prepare=schedule.prepare_visit,
            send=listeners.visit,
            finish=schedule.record_visit,
            opened=listeners.opened,
            loop="mailboxes",
        ),
    }
