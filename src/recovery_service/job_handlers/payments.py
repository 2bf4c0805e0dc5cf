"""What happens when nobody does anything: a payment settles, a decision's time passes."""

from __future__ import annotations

from recovery_service.context.core import Context, Core
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job
from recovery_service.recovery.lifecycle import partial_payments


def kinds(core: Core) -> JobKinds:
    return {partial_payments.SETTLE: Transition(settle), partial_payments.DECIDE: Transition(decision_passed)}


def settle(context: Context, job: Job) -> None:
    partial_payments.settle(context, job.payload["receivable_id"])


def decision_passed(context: Context, job: Job) -> None:
    partial_payments.decision_passed(context, job.payload["receivable_id"])
