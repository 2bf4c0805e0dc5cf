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
    sign_off_term,
)
from recovery_service.recovery.lifecycle import promises


def kinds(core: Core) -> JobKinds:
    return {
        planning.CONTACT: Transition(
            lambda connection, job: execute.run(connection, core, [job]),
            run_all=lambda connection, jobs: execute.run(connection, core, jobs),
        ),
        service.RETAIN: Transition(lambda connection, job: erasure.retain(connection, core, job)),
        planning.REVIEW: Transition(lambda connection, job: plan_end.review(connection, core, job)),
        limitation_watch.LOOK: Transition(
            lambda connection, job: limitation_watch.run(connection, core, job)
        ),
        sign_off_term.LAPSE: Transition(lambda connection, job: tasks.lapse(connection, core, job)),
        promises.DUE: Transition(lambda connection, job: promises.judge(connection, core, job)),
        holds.RELEASE: Transition(lambda connection, job: holds.release(connection, core, job)),
        execute.DELIVER: Outward(
            prepare=lambda connection, job: delivery.prepare(connection, core, job),
            send=delivery.send,
            finish=lambda connection, job, message, outcome: delivery.finish(
                connection, core, job, message, outcome
            ),
            lane=delivery.lane,
        ),
    }
