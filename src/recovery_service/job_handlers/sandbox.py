"""The kind of job by which a debtor of the test environment acts."""

from __future__ import annotations

from recovery_service.context.core import Core
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.sandbox import debtors


def sandbox_jobs(core: Core) -> JobKinds:
    if not core.settings.is_test:
        return {}
    return {debtors.ACTS: Transition(debtors.run_debtor_action)}
