"""What a creditor does with a receivable: cancel it, add a contact, change its metadata, answer with evidence."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.actions import CancelRequest
from recovery_contract.allowed_actions import Action, Party
from recovery_contract.events import Cancelled
from recovery_contract.ids import PlannedContactId
from recovery_contract.lifecycle import Trigger
from recovery_contract.reasons import Reason
from recovery_contract.receivables import Contact
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.errors import Invalid
from recovery_service.ids import ContactId, new_id
from recovery_service.ledger import permissions
from recovery_service.ledger.receivables import repository, service
from recovery_service.ledger.receivables.rows import ContactRow, ReceivableRow
from recovery_service.ledger.timeline.history import actor_label, add_note, record_audit
from recovery_service.principal import Principal
from recovery_service.recovery.dunning import planning, replies
from recovery_service.recovery.dunning import service as recovery
from recovery_service.recovery.dunning.pause_reasons import OBJECTION_ACCEPTED
from recovery_service.recovery.lifecycle import disputes, transitions

METADATA_KEYS: Final = 100
METADATA_BYTES: Final = 1024 * 1024
"""As much as one request may carry: merging must not grow without end."""
CONTACTS: Final = 50


def cancel(
    context: Context, row: ReceivableRow, request: CancelRequest, *, at: int, actor: str
) -> ReceivableRow:
    """End the recovery. Raises InvalidState once a payment has arrived or the receivable is closed."""
    transitions.require_allowed(context.connection, row, Action.CANCEL)
    is_objection = row.dispute is not None and row.dispute["kind"] == "dispute"
    disputes.close_dispute(context.connection, row, at=at, by="cancelled")
    payload = Cancelled(
        receivable_id=row.id,
        cancellation_reason=request.reason,
        cancelled_by=actor_label(actor),
        cancelled_at=to_datetime(at),
    )
    notes = f" {request.notes}" if request.notes else ""
    row = transitions.apply_transition(
        context,
        row,
        Trigger.CANCEL,
        transitions.TransitionEffects(
            data=payload,
            changes={"dispute": None},
            noted={"notes": request.notes} if request.notes else None,
            text=f"The receivable was cancelled: {str(request.reason).replace('_', ' ')}.{notes}",
        ),
        at=at,
        actor=actor,
    )
    if is_objection:
        replies.schedule_reply(context, row.id, OBJECTION_ACCEPTED, at)
    return row


def start_for_contact(context: Context, principal: Principal, planned_id: PlannedContactId) -> None:
    """Begin a recovery that is still pending, for the contact that the creditor sends now."""
    receivable_id = planning.receivable_of_step(planned_id)
    receivable = service.find(context.connection, principal, receivable_id) if receivable_id else None
    if receivable is not None and receivable.is_pending:
        locked = service.lock(context, receivable.id, principal=principal)
        if locked.row.is_pending:
            transitions.start_recovery(context, locked.row, at=locked.at, actor=principal.subject)


def set_reminded_alone(
    context: Context, row: ReceivableRow, alone: bool, *, at: int, actor: str
) -> ReceivableRow:
    """Take the invoice out of the messages that name several of its debtor, or let it join them again. Raises
    InvalidState where the receivable is closed."""
    if permissions.obstacles(row, Party.CREDITOR, Action.REMIND_ALONE):
        raise transitions.invalid_state(context.connection, row, "remind_alone")
    text = (
        "Reminders name this invoice on its own."
        if alone
        else "Reminders name this invoice together with others of the debtor."
    )
    data = {"alone": alone}
    add_note(context, row.id, at=at, kind="reminded_alone", text=text, actor=actor, data=data)
    return service.change(context.connection, row.id, terms={**(row.terms or {}), **data})


def add_contact(context: Context, row: ReceivableRow, contact: Contact, *, at: int, actor: str) -> ContactRow:
    """Return a further contact of the debtor. Raises InvalidState where the receivable is closed."""
    transitions.require_allowed(context.connection, row, Action.ADD_CONTACT)
    position = repository.contact_count(context.connection, row.id)
    if position >= CONTACTS:
        raise Invalid(Reason.of("too_many_contacts", most=CONTACTS))
    values = {
        **contact.model_dump(),
        "id": new_id(ContactId),
        "receivable_id": row.id,
        "level": contact.level or 0,
        "position": position,
    }
    repository.add_contact(context.connection, values)
    add_note(
        context,
        row.id,
        at=at,
        kind="contact.added",
        text="A contact was added.",
        actor=actor,
        data={"to": contact.email, "level": contact.level or 0},
    )
    record_audit(
        context.connection,
        actor,
        "receivable.add_contact",
        row.id,
        after={"contact_id": values["id"], "level": values["level"]},
    )
    if row.lacks_email:
        service.change(context.connection, row.id, **row.columns_with_email(contact.email))
        recovery.mail_again(context, row.id, at)
    recovery.replan_after_new_contact(context, row.id, at)
    return ContactRow(**values)


def merge_metadata(
    connection: Connection, row: ReceivableRow, changes: Mapping[str, Any] | None, *, actor: str
) -> ReceivableRow:
    """Set top-level keys, remove those given as null, and keep all others. Raises Invalid above 100 keys or 1 MiB."""
    if not changes:
        return row
    merged = {**row.metadata, **changes}
    merged = {key: value for key, value in merged.items() if value is not None}
    if len(merged) > METADATA_KEYS:
        raise Invalid(f"metadata has at most {METADATA_KEYS} keys", "metadata")
    if len(json.dumps(merged, ensure_ascii=False).encode()) > METADATA_BYTES:
        raise Invalid("metadata has at most 1 MiB", "metadata")
    record_audit(
        connection,
        actor,
        "receivable.update_metadata",
        row.id,
        before={"metadata": {key: row.metadata[key] for key in changes if key in row.metadata}},
        after={"metadata": dict(changes)},
    )
    return service.change_metadata(connection, row, merged, list(changes))
