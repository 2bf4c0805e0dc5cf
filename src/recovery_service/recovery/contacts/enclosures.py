"""What goes with a mail: the invoice with what asks for it, the evidence with the answer to an objection."""

from __future__ import annotations

from typing import Final

from recovery_contract.actions import EvidenceType
from recovery_contract.extensions import StoredDocument
from recovery_contract.ids import ReceivableId
from recovery_service.context.core import Context
from recovery_service.files import documents
from recovery_service.recovery.dunning.pause_reasons import OBJECTION_ANSWERED, REPLIES
from recovery_service.transport.mail import Attachment

BYTES_AT_MOST: Final = 5 * 1024 * 1024
"""Of all of them: many mail servers take no message above ten, and one grows by a third on its way."""
_EVIDENCE: Final = frozenset(EvidenceType)


def enclosed(context: Context, receivable_id: ReceivableId, template: str) -> list[StoredDocument]:
    """Return the documents that a mail with this text carries: all of them, or none where they are too large."""
    stored = documents.list_documents(context.connection, receivable_id)
    if template == OBJECTION_ANSWERED:
        chosen = [one for one in stored if one.kind in _EVIDENCE]
    elif template in REPLIES:
        return []
    else:
        chosen = [one for one in stored if one.kind == "invoice" and one.media_type == "application/pdf"]
    return chosen if sum(one.size for one in chosen) <= BYTES_AT_MOST else []


def load_enclosures(context: Context, receivable_id: ReceivableId, template: str) -> tuple[Attachment, ...]:
    files = [
        documents.load_document(context.connection, receivable_id, one.id)
        for one in enclosed(context, receivable_id, template)
    ]
    return tuple(Attachment(file.name, file.media_type, file.content) for file in files)
