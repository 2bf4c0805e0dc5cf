"""How long a hosted service waits for a letter or call to be signed off: a client may not know that it can be.

On the creditor's own machine it waits for as long as it takes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from recovery_service.context.core import Context, Core
from recovery_service.jobs import queue
from recovery_service.law.workdays import Workdays
from recovery_service.recovery.dunning import repository
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import load_situations

LAPSE: Final = "recovery.sign-off"
TERM_WORKDAYS: Final = 10
_AT_ONCE: Final = 500
"""Tasks that one sweep takes up."""


def start_sign_off_deadline(context: Context, planned: PlannedRow, workdays: Workdays, at: int) -> None:
    """Start the deadline, or start it again where it ran before."""
    if context.settings.embedded:
        return
    last_day = workdays.add_workdays(workdays.local_date(at), TERM_WORKDAYS)
    due_at = workdays.contact_time(last_day, planned.channel)
    payload = {"planned_contact_id": planned.id}
    queue.schedule(context, planned.client_id, LAPSE, _key(planned), payload, due_at=due_at)


def start_missing_deadlines(core: Core) -> None:
    """Start the whole deadline for tasks from before deadlines existed."""
    if core.settings.embedded:
        return
    after = ""
    while True:
        with core.write() as context:
            rows = repository.list_to_do_after(context.connection, after, _AT_ONCE)
            _begin_missing(context, rows)
        if len(rows) < _AT_ONCE:
            return
        after = rows[-1].id


def _begin_missing(context: Context, rows: Sequence[PlannedRow]) -> None:
    running = queue.due_at_all(context.connection, [_key(row) for row in rows])
    without = [row for row in rows if _key(row) not in running]
    situations_by_id = load_situations(context, list({row.receivable_id for row in without}))
    for row in without:
        at = context.now(row.client_id)
        start_sign_off_deadline(context, row, situations_by_id[row.receivable_id].workdays, at)


def _key(planned: PlannedRow) -> str:
    return f"{LAPSE}:{planned.receivable_id}:{planned.id}"
