"""What goes with a mail: the invoice itself, where the debtor has no page on which it lies."""

from __future__ import annotations

from typing import Final

from recovery_contract.extensions import StoredDocument
from recovery_contract.ids import ReceivableId
from recovery_service.context.core import Context
from recovery_service.files import documents
from recovery_service.recovery.dunning.pause_reasons import REPLIES
from recovery_service.transport.mail import Attachment

BYTES_AT_MOST: Final = 5 * 1024 * 1024
"""Of all of them: many mail servers take no message above ten, and one grows by a third on its way."""


def enclosed(context: Context, receivable_id: ReceivableId, template: str) -> list[StoredDocument]:
    """Return the invoices that a mail with this text carries: none that answers somebody who wrote."""
    if not context.settings.embedded or template in REPLIES:
        return []
    stored = documents.of_receivable(context.connection, receivable_id)
    invoices = [one for one in stored if one.kind == "invoice" and one.media_type == "application/pdf"]
    return invoices if sum(one.size for one in invoices) <= BYTES_AT_MOST else []


def load_enclosures(context: Context, receivable_id: ReceivableId, template: str) -> tuple[Attachment, ...]:
    files = [
        documents.content(context.connection, receivable_id, one.id)
        for one in enclosed(context, receivable_id, template)
    ]
    return tuple(Attachment(file.name, file.media_type, file.content) for file in files)
