"""What goes with a mail or a letter: the invoice with what asks for it, evidence with the answer to an objection."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from recovery_contract.actions import EvidenceType
from recovery_contract.extensions import StoredDocument
from recovery_contract.ids import DocumentId, ReceivableId
from recovery_service.context.core import Context
from recovery_service.files import documents
from recovery_service.recovery.dunning import repository
from recovery_service.recovery.dunning.answered import list_attachment_ids
from recovery_service.recovery.dunning.attempt_repository import AttemptRow
from recovery_service.recovery.dunning.pause_reasons import ANSWER, OBJECTION_ANSWERED, REPLIES
from recovery_service.transport.mail import Attachment
from recovery_service.wording import formats
from recovery_service.wording.phrases import phrase

BYTES_AT_MOST: Final = 5 * 1024 * 1024
"""Of all of them: many mail servers take no message above ten, and one grows by a third on its way."""
NUMBERS_AT_MOST: Final = 3
_EVIDENCE: Final = frozenset(EvidenceType)


def enclosed(context: Context, receivable_id: ReceivableId, template: str) -> list[StoredDocument]:
    """Return the documents that a mail with this text carries: all of them, or none where they are too large. What
    the debtor itself has sent is evidence for a court, and goes back to nobody."""
    stored = documents.list_documents(context.connection, receivable_id)
    if template == OBJECTION_ANSWERED:
        sent = list_attachment_ids(context.connection, receivable_id)
        chosen = [one for one in stored if one.kind in _EVIDENCE and one.id not in sent]
    elif template in REPLIES:
        return []
    else:
        chosen = _invoices(stored)
    return _unless_too_large(chosen)


def list_invoices(context: Context, receivable_id: ReceivableId) -> list[StoredDocument]:
    """Return the invoice as an answer may carry it; none where it is too large."""
    return _unless_too_large(_invoices(documents.list_documents(context.connection, receivable_id)))


def _invoices(stored: Sequence[StoredDocument]) -> list[StoredDocument]:
    return [one for one in stored if one.kind == "invoice" and one.media_type == "application/pdf"]


def _unless_too_large(chosen: list[StoredDocument]) -> list[StoredDocument]:
    return chosen if sum(one.size for one in chosen) <= BYTES_AT_MOST else []


def list_enclosures(context: Context, attempt: AttemptRow) -> list[StoredDocument]:
    """Return the documents that go with this mail."""
    if attempt.template != ANSWER:
        return enclosed(context, attempt.receivable_id, attempt.template)
    planned = repository.find_planned(context.connection, attempt.planned_contact_id)
    ids = (planned.enclosures or ()) if planned is not None else ()
    stored = {one.id: one for one in documents.list_documents(context.connection, attempt.receivable_id)}
    return [stored[DocumentId(id_)] for id_ in ids]


def name_enclosures(
    context: Context, attempt: AttemptRow, numbers: list[str], *, with_forms: bool = False
) -> AttemptRow:
    """Return a letter that a person posts with its enclosures named at its foot: the invoice, where there is a copy,
    and the forms of a letter of claim. What is posted by itself encloses nothing."""
    has_copy = attempt.letter is not None and bool(list_enclosures(context, attempt))
    if attempt.letter is None or not (has_copy or with_forms):
        return attempt
    named = formats.format_invoice_numbers(numbers, NUMBERS_AT_MOST)
    forms = phrase("letter_enclosure_forms", attempt.language) if with_forms else None
    key = "letter_enclosure_with_forms" if with_forms else "letter_enclosure"
    words = phrase(key, attempt.language, numbers=named) if has_copy else forms
    return replace(attempt, letter={**attempt.letter, "enclosed": words, "enclosed_forms": forms})


def load_enclosures(context: Context, attempt: AttemptRow) -> tuple[Attachment, ...]:
    files = [
        documents.load_document(context.connection, attempt.receivable_id, one.id)
        for one in list_enclosures(context, attempt)
    ]
    return tuple(Attachment(file.name, file.media_type, file.content) for file in files)
