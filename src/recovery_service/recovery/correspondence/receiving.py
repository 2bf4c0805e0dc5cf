"""Keeps what a visit has brought: each message with its receivable, what came back with the attempt that it was."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from recovery_contract.events import MessageReceived
from recovery_contract.ids import ReceivedMessageId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_service.context.clock import to_ms
from recovery_service.context.core import Context
from recovery_service.errors import NotFound
from recovery_service.files import documents, store
from recovery_service.ids import new_id
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import ReceivableRow
from recovery_service.ledger.timeline.events import emit_event
from recovery_service.ledger.timeline.history import add_note
from recovery_service.principal import Principal
from recovery_service.recovery.contacts import bounces
from recovery_service.recovery.correspondence import repository
from recovery_service.recovery.correspondence.matching import Owner, choose
from recovery_service.recovery.correspondence.reading import Incoming, StoredFile
from recovery_service.recovery.correspondence.repository import MessageRow
from recovery_service.recovery.dunning import holds

DOCUMENT_KIND: Final = "correspondence"
REPLY, AUTOMATIC = "reply", "automatic"


def receive(context: Context, owner: Owner, incoming: Incoming) -> None:
    """Keep a message, once. What a person wrote pauses the debtor's plan; what a program wrote does not."""
    message = incoming.message
    if message.failed:
        bounces.apply_failures(context, message.failed, owner.user_id)
        return
    if incoming.match.is_report:
        return
    try:
        chosen = choose(
            context, incoming.match.candidates, f"{message.subject}\n{message.text}\n{message.quoted}"
        )
    except NotFound:
        return
    locked = receivables.lock(context, chosen.id)
    receivable, at = locked.row, locked.at
    if not receivable.debtor_email:
        return  # erased: nothing more is held on this debtor
    row = _row(receivable, incoming, at)
    if not repository.add(context.connection, row):
        return
    attachments = [_attach(context, receivable, file, at) for file in incoming.files]
    if attachments:
        repository.change(context.connection, row.id, attachments=attachments)
    _note(context, row, at)
    if row.kind == REPLY:
        data = MessageReceived(
            receivable_id=row.receivable_id, user_id=row.user_id, received_message_id=row.id
        )
        emit_event(context, receivable, type="receivable.message.received", data=data, at=at)
        for each in of_same_debtor(context, receivable):
            holds.pause_for_reply(context, each, at)


def of_same_debtor(context: Context, receivable: ReceivableRow) -> list[ReceivableRow]:
    """Return the creditor's receivables of this debtor that are in recovery."""
    rows = receivables.of_debtor(
        context.connection, Principal.of_client(receivable.client_id), receivable.debtor_id
    )
    return [
        row for row in rows if row.user_id == receivable.user_id and row.status is ReceivableStatus.IN_PROCESS
    ]


def _row(receivable: ReceivableRow, incoming: Incoming, at: int) -> MessageRow:
    message = incoming.message
    headers = message.headers
    is_automatic = message.is_automatic
    return MessageRow(
        id=new_id(ReceivedMessageId),
        receivable_id=receivable.id,
        client_id=receivable.client_id,
        user_id=receivable.user_id,
        at=at,
        sent_at=None if message.sent_at is None else to_ms(message.sent_at),
        digest=_digest(incoming),
        message_id=headers.message_id,
        sender=headers.sender,
        sender_name=headers.sender_name,
        subject=message.subject,
        body=message.text,
        quoted=message.quoted,
        kind=AUTOMATIC if is_automatic else REPLY,
        suggestions=[
            {
                "kind": one.kind,
                "day": None if one.day is None else one.day.isoformat(),
                "excerpt": one.excerpt,
            }
            for one in message.suggestions
        ],
        attachments=[],
        state="noted" if is_automatic else "open",
        decision=None,
        decided_at=None,
    )


def _digest(incoming: Incoming) -> str:
    """Return what tells a message from every other one: an id alone could be taken by whoever wants another message
    to be passed by."""
    message = incoming.message
    parts = (
        message.headers.message_id,
        message.headers.sender,
        message.subject,
        "" if message.sent_at is None else message.sent_at.isoformat(),
        message.text,
        message.quoted,
        *(hashlib.sha256(file.content).hexdigest() for file in incoming.files),
    )
    return hashlib.sha256("\x00".join(parts).encode()).hexdigest()


def _attach(context: Context, receivable: ReceivableRow, file: StoredFile, at: int) -> dict[str, Any]:
    if file.refused:
        return {"name": file.name, "refused": file.refused}
    new = store.NewFile(receivable.client_id, DOCUMENT_KIND, file.name, file.media_type, file.content)
    file_id = store.save(context.connection, new)
    document_id = documents.attach(
        context.connection, receivable_id=receivable.id, file_id=file_id, kind=DOCUMENT_KIND, at=at
    )
    return {"name": file.name, "document_id": document_id, "media_type": file.media_type}


def _note(context: Context, row: MessageRow, at: int) -> None:
    is_reply = row.kind == REPLY
    name = row.sender_name or row.sender
    add_note(
        context,
        row.receivable_id,
        at=at,
        kind="message.received" if is_reply else "message.automatic",
        text=f"{name} answered: {row.subject}" if is_reply else f"An automatic answer came from {name}.",
        actor="debtor",
        data={"received_message_id": row.id, "from": row.sender, "name": name, "subject": row.subject},
    )
