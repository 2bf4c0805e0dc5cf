"""What happens when nobody does anything: a part is judged, a proposal lapses."""

from __future__ import annotations

from recovery_service.agreements import watch
from recovery_service.core import Core
from recovery_service.jobs.kinds import JobKinds, Transition


def kinds(core: Core) -> JobKinds:
    return {
        watch.JUDGE: Transition(lambda connection, job: watch.judge(connection, core, job)),
        watch.LAPSE: Transition(lambda connection, job: watch.lapse(connection, core, job)),
    }
