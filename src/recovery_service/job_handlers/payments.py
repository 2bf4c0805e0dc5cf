"""What happens when nobody does anything: a payment settles, a decision's time passes."""

from __future__ import annotations

from recovery_service.context.core import Context, Core
from recovery_service.jobs.kinds import JobKinds, Transition
from recovery_service.jobs.queue import Job
from recovery_service.recovery.lifecycle import partial_payments


def payment_jobs(core: Core) -> JobKinds:
    return {
        partial_payments.SETTLE: Transition(settle_payments),
        partial_payments.DECIDE: Transition(expire_decision),
    }


def settle_payments(context: Context, job: Job) -> None:
    partial_payments.settle_receivable(context, job.payload["receivable_id"])


def expire_decision(context: Context, job: Job) -> None:
    partial_payments.expire_decision(context, job.payload["receivable_id"])
