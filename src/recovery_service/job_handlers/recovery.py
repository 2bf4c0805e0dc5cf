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
from recovery_service.recovery.lifecycle import promises


def kinds(core: Core) -> JobKinds:
    return {
        planning.CONTACT: Transition(lambda context, job: execute.run(context, [job]), run_all=execute.run),
        service.RETAIN: Transition(erasure.retain),
        planning.REVIEW: Transition(plan_end.review),
        limitation_watch.CHECK: Transition(limitation_watch.run),
        sign_off_deadline.LAPSE: Transition(tasks.lapse),
        promises.DUE: Transition(promises.check_promise),
        holds.RELEASE: Transition(holds.release),
        execute.DELIVER: Outward(
            prepare=delivery.prepare, send=delivery.send, finish=delivery.finish, lane=delivery.lane
        ),
    }
