"""Why a planned contact was not made, or stands where it does: codes of `recovery_contract.reasons`."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from recovery_contract.reason_templates import template_for
from recovery_contract.reasons import Reason

STOPPED: Final = ("suppressed", "wrong_person", "address_bounced")
"""Of the reasons not to make a contact, those that are about an address; which one is named where several hold."""

RELEASED: Final = {
    "not_approved": "approved",
    "not_reviewed": "approved",
    "no_mailbox": "mailbox_ready",
    "mailbox_refused": "mailbox_ready",
    "service_refused": "mailbox_ready",
    "letters_refused": "letters_ready",
}
"""What happened to a contact that waited for a reason, once it no longer does."""


class PlannedReason(NamedTuple):
    """Reason stored with a planned contact; `why` is a code, or the sentence of a version that had no codes."""

    why: str
    why_params: Mapping[str, Any] | None = None


def step_reason(step: int) -> PlannedReason:
    return PlannedReason("plan_step", {"step": step})


def promise_reason(day: date) -> PlannedReason:
    return PlannedReason("promised", {"day": day.isoformat()})


def to_reason(why: str | None, params: Mapping[str, Any] | None = None) -> Reason | None:
    if why is None:
        return None
    return Reason.of(why, **params or {}) if template_for(why, params or {}) else Reason(code="", message=why)


def reason_sentence(code: str) -> str:
    return Reason.of(code).message
