"""The kinds of job of the recovery work."""

from __future__ import annotations

from recovery_service.context.core import Core
from recovery_service.jobs.kinds import JobKinds, Outward, Transition
from recovery_service.privacy import erasure
from recovery_service.recovery.contacts import delivery, execute, tasks
from recovery_service.recovery.dunning import (
    holds,
    limitation_watch,
    plan_end,
    planning,
    service,
    sign_off_deadline,
)
from recovery_service.recovery.lifecycle import creditor_pause, promises


def recovery_jobs(core: Core) -> JobKinds:
    hands = delivery.Hands(core)
    return {
        planning.CONTACT: Transition(
            lambda context, job: execute.execute_contacts(context, [job]), run_all=execute.execute_contacts
        ),
        service.RETAIN: Transition(erasure.check_retention),
        planning.REVIEW: Transition(plan_end.announce_plan_end),
        limitation_watch.CHECK: Transition(limitation_watch.check_limitation),
        sign_off_deadline.LAPSE: Transition(tasks.expire_sign_off),
        promises.DUE: Transition(promises.check_promise),
        creditor_pause.END: Transition(creditor_pause.end_pause),
        holds.RELEASE: Transition(holds.end_pause),
        execute.DELIVER: Outward(
            prepare=delivery.prepare_delivery,
            send=hands.send,
            finish=delivery.record_delivery,
            opened=hands.opened,
            label=delivery.outcome_label,
        ),
    }
