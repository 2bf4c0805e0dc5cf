"""When the note before the due date is not sent any more."""

from __future__ import annotations

from recovery_service.recovery.contacts.background import ContactBackground
from recovery_service.recovery.dunning.attempt_repository import NOT_ARRIVED
from recovery_service.recovery.dunning.pause_reasons import NO_REMINDERS


def find_obstacle(background: ContactBackground, at: int) -> str | None:
    """Return the name of the reason not to send it at this moment."""
    receivable = background.situation.receivable
    if background.situation.workdays.local_date(at) >= receivable.due_date:
        return "nudge_late"
    is_reminded = any(
        one.template not in NO_REMINDERS and one.outcome not in NOT_ARRIVED for one in background.attempts
    )
    is_agreed = background.agreement is not None or background.broken_agreement is not None
    has_answered = (
        receivable.paid_minor > 0 or receivable.dispute is not None or background.broken is not None
    )
    return "nudge_over" if is_reminded or is_agreed or has_answered else None
