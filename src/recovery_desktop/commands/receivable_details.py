"""What is looked up about one receivable while it is on view: contacts, documents, messages, rules, the case file."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from recovery_contract.archives import ends_as_zip
from recovery_contract.ids import PlannedContactId, ReceivableId, ReceivedMessageId, UserId
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.failures import Failure, Refused, Unreadable
from recovery_desktop.file_permissions import write_atomically

if TYPE_CHECKING:  # what the service answers is loaded after the window is on view
    from recovery_contract.agreements import OpenInvoice
    from recovery_contract.correspondence import AnswerDrafts, ReceivedMessage
    from recovery_contract.creditor_settings import StandingRules
    from recovery_contract.extensions import PlannedContact, PlannedMessage, SentMessage, StoredDocument
    from recovery_contract.progress import HistoryEntry

ENDINGS: Final = {
    "application/pdf": ".pdf",
    "image/png": ".png",
    "image/jpeg": ".jpg",
    "application/xml": ".xml",
    "text/xml": ".xml",
    "message/rfc822": ".eml",
}
ARCHIVE_BEGINS: Final = (b"PK\x03\x04", b"PK\x05\x06")
Answer = TypeVar("Answer")


class NotWritten(Failure):
    title = "The file could not be saved"
    next_step = "Choose another folder, or free up disk space."


@dataclass(frozen=True)
class ReceivableDetails:
    """None means that the service does not offer it."""

    planned: tuple[PlannedContact, ...] | None = None
    documents: tuple[StoredDocument, ...] | None = None
    messages: tuple[SentMessage, ...] | None = None
    rules: StandingRules | None = None
    received: tuple[ReceivedMessage, ...] | None = None

    @property
    def offered(self) -> bool:
        """Whether the service knows anything beyond the interface."""
        return any(part is not None for part in (self.planned, self.documents, self.messages, self.rules))


async def fetch_details(
    context: ConnectionContext, receivable_id: ReceivableId, user_id: UserId
) -> ReceivableDetails:
    """Fetch the details; what the service does not offer is None. Raises a Failure where it does not answer."""
    if context.row.profile.get("extensions") is False:
        return ReceivableDetails()
    api = context.client.extensions
    planned = await none_if_not_offered(lambda: api.planned_contacts(receivable_id=receivable_id))
    documents = await none_if_not_offered(lambda: api.documents(receivable_id))
    messages = await none_if_not_offered(lambda: api.messages(receivable_id))
    rules = await none_if_not_offered(lambda: api.get_standing_rules(user_id))
    received = await none_if_not_offered(lambda: api.received_messages(receivable_id))
    details = ReceivableDetails(
        # An older service knows no question about one receivable and tells all of them.
        planned=None
        if planned is None
        else tuple(row for row in planned.data if row.receivable_id == receivable_id),
        documents=None if documents is None else tuple(documents.data),
        messages=None if messages is None else tuple(messages.data),
        rules=rules,
        received=None if received is None else tuple(received.data),
    )
    if not details.offered:
        context.store.connections.update_profile(context.id, extensions=False)
    return details


async def fetch_full_timeline(context: ConnectionContext, receivable_id: ReceivableId) -> list[HistoryEntry]:
    """Return them newest first. Raises a Failure."""
    timeline = await context.client.extensions.timeline(receivable_id)
    return list(reversed(timeline.data))


async def fetch_planned_message(context: ConnectionContext, contact_id: PlannedContactId) -> PlannedMessage:
    """Return what it would say. Raises a Failure."""
    return await context.client.extensions.planned_contact(contact_id)


async def fetch_answer_drafts(context: ConnectionContext, message_id: ReceivedMessageId) -> AnswerDrafts:
    """Return texts that answer what the debtor wrote. Raises a Failure."""
    return await context.client.extensions.answer_drafts(message_id)


async def fetch_open_invoices(
    context: ConnectionContext, receivable_id: ReceivableId
) -> tuple[OpenInvoice, ...]:
    """Return the debtor's other invoices that one plan may be over; none where the service knows of no such plan.
    Raises a Failure."""
    if context.row.profile.get("extensions") is False:
        return ()
    api = context.client.extensions
    listed = await none_if_not_offered(lambda: api.agreements(receivable_id))
    return () if listed is None else tuple(listed.open_invoices)


async def fetch_document(
    context: ConnectionContext, receivable_id: ReceivableId, document: StoredDocument
) -> Path:
    """Return a copy to look at, asked for once. Raises a Failure."""
    folder = context.files / "documents"
    copy = folder / f"{document.sha256}{ENDINGS.get(document.media_type, '.bin')}"
    if not await asyncio.to_thread(copy.exists):
        content = await context.client.extensions.document(receivable_id, document.id)
        if hashlib.sha256(content).hexdigest() != document.sha256.lower():
            raise Unreadable("these are not the bytes of the document")
        await asyncio.to_thread(write_file, copy, content)
    return copy


async def fetch_case_file(context: ConnectionContext, receivable_id: ReceivableId, target: Path) -> Path:
    """Write the archive; a name that is taken gets a number. Raises a Failure."""
    content = await context.client.extensions.case_file(receivable_id)
    # A network's login page may arrive instead of the file, and a truncated file lacks its table at the end.
    if not _is_complete_archive(content):
        raise Unreadable("this is no archive")
    free = await asyncio.to_thread(_free, target)
    await asyncio.to_thread(write_file, free, content)
    return free


async def save_copy(source: Path, target: Path) -> None:
    """Copy a file. Raises NotWritten."""
    await asyncio.to_thread(_copy, source, target)


def write_file(target: Path, content: bytes) -> None:
    """Complete or not there. Raises NotWritten."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(target, content)
    except OSError as error:
        raise NotWritten.of_system(error) from error


def _is_complete_archive(content: bytes) -> bool:
    """Tell by the first bytes and the last record whether an archive is whole; nothing of it is unpacked."""
    return content.startswith(ARCHIVE_BEGINS) and ends_as_zip(content)


def _copy(source: Path, target: Path) -> None:
    try:
        content = source.read_bytes()
    except OSError as error:
        raise NotWritten.of_system(error) from error
    write_file(target, content)


def _free(target: Path) -> Path:
    number, free = 1, target
    while free.exists():
        number += 1
        free = target.with_name(f"{target.stem} ({number}){target.suffix}")
    return free


async def none_if_not_offered(ask: Callable[[], Awaitable[Answer]]) -> Answer | None:
    """Return None where the service lacks the operation, or this connection the right to it."""
    try:
        return await ask()
    except (Refused, Unreadable) as failure:
        if failure.is_not_ours:
            return None
        raise
