"""What a message may say of the steps behind it: whether a formal notice comes next, whether it is the last one."""

from __future__ import annotations

from recovery_service.recovery.contacts.background import ContactBackground
from recovery_service.recovery.dunning.limitation import NOTICE
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import ContactTarget
from recovery_service.recovery.dunning.steps import sort_steps


def notice_follows(background: ContactBackground, planned: PlannedRow) -> bool:
    """Return whether the next thing that is written is a formal notice, and one that can be made."""
    written = [
        row
        for row in sort_steps(background.upcoming, background.situation.workdays)
        if row.id != planned.id and row.channel != "phone"
    ]
    if not written or written[0].template != NOTICE or written[0].channel != "letter":
        return False
    last_day = background.last_day_to_claim
    if last_day is not None and background.situation.workdays.local_date(written[0].at) > last_day:
        return False
    return isinstance(background.situation.find_target("letter", written[0].level), ContactTarget)


def is_last(background: ContactBackground, planned: PlannedRow) -> bool:
    """Return whether nothing is written after it but a formal notice, which is no reminder any more."""
    steps = sort_steps(background.upcoming, background.situation.workdays)
    at = next((place for place, row in enumerate(steps) if row.id == planned.id), -1)
    written = [row for row in steps[at + 1 :] if row.channel != "phone"]
    return all(row.template == NOTICE and planned.template != NOTICE for row in written)
