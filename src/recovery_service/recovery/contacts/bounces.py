"""Reads the report that a mail server sends when mail comes back later, and applies it to the attempt it is about."""

from __future__ import annotations

import email
import email.policy
from email.message import EmailMessage

from recovery_service.context.core import Context
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.timeline.history import add_note
from recovery_service.recovery.dunning import attempt_repository, outcomes


def parse_bounce(report: bytes) -> str | None:
    """Return the Message-ID, without brackets, of the mail that could not be delivered for good; None for anything
    else than a report of a permanent failure (RFC 3464)."""
    message = email.message_from_bytes(report, policy=email.policy.default)
    assert isinstance(message, EmailMessage)
    if message.get_content_type() != "multipart/report":
        return None
    failed = False
    returned: str | None = None
    for part in message.walk():
        kind = part.get_content_type()
        if kind == "message/delivery-status":
            failed = failed or any(_is_failure(block) for block in part.get_payload())
        elif kind in ("message/rfc822", "text/rfc822-headers"):
            returned = returned or _message_id(part)
    return returned if failed else None


def apply_bounce(context: Context, report: bytes) -> str | None:
    """Mark the attempt as bounced, which leads to the next contact; return its receivable, None where the report is
    about no mail of ours or was taken before."""
    message_id = parse_bounce(report)
    attempt = attempt_repository.find_by_message_id(context.connection, message_id) if message_id else None
    if attempt is None or attempt.outcome != "sent":
        return None
    at = receivables.lock(context, attempt.receivable_id).at
    attempt = attempt_repository.find(context.connection, attempt.id)
    if attempt is None or attempt.outcome != "sent":
        return None
    attempt_repository.change(context.connection, attempt.id, outcome="bounced", outcome_at=at)
    add_note(
        context,
        attempt.receivable_id,
        at=at,
        kind="contact.bounced",
        text=f"Email no. {attempt.number} to {attempt.address} came back.",
        actor="service",
        data={"number": attempt.number, "attempt_id": attempt.id, "to": attempt.address},
    )
    outcomes.record_bounce(context, attempt, at)
    return attempt.receivable_id


def _is_failure(block: object) -> bool:
    if not isinstance(block, EmailMessage):
        return False
    action = str(block.get("Action", "")).strip().lower()
    return action == "failed" and str(block.get("Status", "5")).strip().startswith("5")


def _message_id(part: EmailMessage | email.message.Message) -> str | None:
    if part.get_content_type() == "text/rfc822-headers":
        headers = email.message_from_string(str(part.get_payload()), policy=email.policy.default)
        message_id = headers.get("Message-ID")
    else:
        inner = part.get_payload(0) if part.is_multipart() else None
        message_id = inner.get("Message-ID") if isinstance(inner, EmailMessage) else None
    return str(message_id).strip().strip("<>") if message_id else None
