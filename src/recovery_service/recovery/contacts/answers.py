"""What the creditor answers a debtor: to whom it goes, in which thread, word for word as it was written."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from recovery_contract.ids import ReceivedMessageId
from recovery_service.db.tables.correspondence import received_message_table
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import ContactTarget, Situation, Unreachable

_M = received_message_table.c
_ANSWERABLE = ("wrong_person", "address_bounced")
"""Reasons for which nobody is contacted at an address, that do not keep an answer from whoever has just written from
there."""


class AnsweredMessage(NamedTuple):
    """Who wrote what is answered; `message_id` without brackets, empty where it had none."""

    message_id: str
    sender: str
    sender_name: str


def load_answered(connection: Connection, message_id: ReceivedMessageId | None) -> AnsweredMessage | None:
    """Return None where it was erased."""
    query = select(_M.message_id, _M.sender, _M.sender_name).where(_M.id == message_id)
    row = connection.execute(query).first()
    return None if row is None else AnsweredMessage(*row)


def find_answer_target(
    connection: Connection, situation: Situation, planned: PlannedRow
) -> ContactTarget | Unreachable:
    """Return whoever wrote the message, at the address it was written from."""
    answered = load_answered(connection, planned.answers)
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
