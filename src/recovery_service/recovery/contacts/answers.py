"""What the creditor answers a debtor: to whom it goes, in which thread, word for word as it was written."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_service.recovery.dunning.answered import find_answered
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import ContactTarget, Situation, Unreachable

_ANSWERABLE = ("wrong_person", "address_bounced")
"""Reasons for which nobody is contacted at an address, that do not keep an answer from whoever has just written from
there."""


def find_answer_target(
    connection: Connection, situation: Situation, planned: PlannedRow
) -> ContactTarget | Unreachable:
    """Return whoever wrote the message, at the address it was written from."""
    answered = find_answered(connection, planned.answers)
    if answered is None or not answered.sender:
        return Unreachable("no_email")
    if (reason := refusal_reason(situation, answered.sender)) is not None:
        return Unreachable(reason)
    levels = [one.level for one in situation.contacts if one.email.casefold() == answered.sender.casefold()]
    name = answered.sender_name or situation.receivable.debtor_name
    return ContactTarget("email", min(levels, default=planned.level), answered.sender, name)


def refusal_reason(situation: Situation, address: str) -> str | None:
    """Return the name of the reason why nothing is answered to this address, None where something is."""
    reason = situation.suppression_reason("email", address)
    return None if reason in _ANSWERABLE else reason
