"""What a letter provider tells of a letter later: posted, delivered, or returned to the sender."""

from __future__ import annotations

from typing import Final

from recovery_contract.ids import AttemptId
from recovery_service.context.core import Context
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.timeline.history import add_note
from recovery_service.recovery.dunning import attempt_repository, notice_terms
from recovery_service.recovery.dunning.limitation import NOTICE

SENTENCES: Final = {
    "posted": "was posted by the letter provider.",
    "delivered": "was delivered.",
    "returned": "came back: the postal address has to be checked.",
}
"""In the order in which they happen; what was told already, or overtaken, changes nothing."""
_ORDER: Final = list(SENTENCES)


def record_letter_status(context: Context, attempt_id: AttemptId, status: str) -> bool:
    """Record the status of a letter that was handed over; False where there is no such letter."""
    attempt = attempt_repository.find(context.connection, attempt_id)
    if attempt is None or attempt.channel != "letter" or attempt.outcome not in ("sent", "bounced"):
        return False
    position = _ORDER.index(attempt.notes) if attempt.notes in _ORDER else -1
    if _ORDER.index(status) <= position:
        return True
    at = receivables.lock(context, attempt.receivable_id).at
    attempt_repository.change(context.connection, attempt.id, notes=status)
    kind = f"contact.{status}"
    if status == "returned":
        kind = "contact.bounced"
        attempt_repository.change(context.connection, attempt.id, outcome="bounced", outcome_at=at)
        if attempt.template == NOTICE:
            notice_terms.drop_term(context, attempt.receivable_id)
    add_note(
        context,
        attempt.receivable_id,
        at=at,
        kind=kind,
        text=f"Letter no. {attempt.number} {SENTENCES[status]}",
        actor="service",
        data={"type": "letter", "number": attempt.number, "attempt_id": attempt.id, "status": status},
    )
    return True
