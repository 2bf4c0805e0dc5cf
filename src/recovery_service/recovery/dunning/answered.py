"""What is known of a debtor's message that is answered."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from recovery_contract.ids import ReceivableId, ReceivedMessageId
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


def list_attachment_ids(connection: Connection, receivable_id: ReceivableId) -> frozenset[str]:
    """Return the documents that came with the debtor's messages about this receivable."""
    query = select(_M.attachments).where(_M.receivable_id == receivable_id)
    rows = connection.execute(query).scalars()
    return frozenset(one["document_id"] for files in rows for one in files if "document_id" in one)
