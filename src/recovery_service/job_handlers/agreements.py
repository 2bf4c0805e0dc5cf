"""What happens when nobody does anything: a part is judged, a proposal lapses."""

from __future__ import annotations

from recovery_service.context.core import Core
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.recovery.dunning import agreement_watch


def agreement_jobs(core: Core) -> JobKinds:
    return {
        agreement_watch.CHECK_INSTALMENT: Transition(agreement_watch.check_instalment),
        agreement_watch.LAPSE: Transition(agreement_watch.lapse_proposal),
    }
