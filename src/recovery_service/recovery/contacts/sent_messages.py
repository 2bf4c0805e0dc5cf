"""What was said to the debtor so far, word for word."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from recovery_contract.extensions import SentMessage
from recovery_contract.ids import ReceivableId
from recovery_service.context.clock import to_datetime
from recovery_service.files import documents, store
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.recovery.dunning.attempt_repository import AttemptRow

MAIL_KIND: Final = "sent_message"


def store_sent_mail(connection: Connection, attempt: AttemptRow, content: bytes) -> None:
    """Store a mail byte for byte as it was handed in, among the documents of the receivable."""
    file = store.NewFile(
        attempt.client_id, MAIL_KIND, f"answer-{attempt.number}.eml", "message/rfc822", content
    )
    file_id = documents.save_and_attach(
        connection, attempt.receivable_id, file, kind=MAIL_KIND, at=attempt.at, description=attempt.subject
    )
    attempt_repository.change(connection, attempt.id, file_id=file_id)


def list_sent_messages(connection: Connection, receivable_id: ReceivableId) -> list[SentMessage]:
    """Return them in the order in which they were made; what is on its way is not among them."""
    letters = documents.document_ids_by_file(connection, receivable_id)
    return [
        SentMessage(
            id=row.id,
            number=row.number,
            type=row.channel,
            level=row.level,
            at=to_datetime(row.at),
            to=row.address,
            outcome=row.outcome,
            subject=row.subject,
            body=row.body,
            template=row.template,
            language=row.language,
            document_id=letters.get(row.file_id) if row.file_id else None,
            notes=row.notes,
        )
        for row in attempt_repository.of_receivable(connection, receivable_id)
        if row.outcome != "sending"
    ]
