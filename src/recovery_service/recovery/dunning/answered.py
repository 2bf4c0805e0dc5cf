"""What is known of a debtor's message that is answered."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from recovery_contract.ids import ReceivedMessageId
from recovery_service.db.tables.correspondence import received_message_table

_M = received_message_table.c


class AnsweredMessage(NamedTuple):
    """Message that is answered; `message_id` without brackets, empty where it had none."""

    message_id: str
    sender: str
    sender_name: str


def find_answered(connection: Connection, message_id: ReceivedMessageId | None) -> AnsweredMessage | None:
    """Return None where it was erased."""
    query = select(_M.message_id, _M.sender, _M.sender_name).where(_M.id == message_id)
    row = connection.execute(query).first()
    return None if row is None else AnsweredMessage(*row)
