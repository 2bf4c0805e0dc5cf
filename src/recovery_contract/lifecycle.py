"""The life of a receivable as one table: by what it moves from which state to which.

A pair that is missing from TRANSITIONS is the error. Who may do what in which state stands in `allowed_actions`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal


class ReceivableStatus(StrEnum):
    PENDING = "pending"
    IN_PROCESS = "in_process"
    PAYMENT_RECEIVED = "payment_received"
    RECOVERED = "recovered"
    DISPUTED = "disputed"
    EVIDENCE_REQUESTED = "evidence_requested"
    CANCELLED = "cancelled"


class Trigger(StrEnum):
    RECOVERY_STARTS = "recovery_starts"
    CANCEL = "cancel"
    PAYMENT_ARRIVES = "payment_arrives"
    SETTLEMENT = "settlement"
    REVERSAL = "reversal"
    DEBTOR_DISPUTES = "debtor_disputes"
    DISPUTE_WITHDRAWN = "dispute_withdrawn"
    EVIDENCE_NEEDED = "evidence_needed"
    EVIDENCE_SUBMITTED = "evidence_submitted"
    PAID_WHILE_PAUSED = "paid_while_paused"
    CREDITED = "credited"
    """A credit note covers what payments had left."""
    CONTINUE_RECOVERY = "continue_recovery"
    MARK_COMPLETE = "mark_complete"


Source = Literal["specification", "decided"]


@dataclass(frozen=True)
class Transition:
    to: ReceivableStatus
    event: str | None
    source: Source


class InvalidTransition(Exception):
    """No row of the table leads from this status by this trigger."""

    def __init__(self, status: ReceivableStatus, trigger: Trigger) -> None:
        super().__init__(f"{status} does not move by {trigger}")
        self.status, self.trigger = status, trigger


_S, _T = ReceivableStatus, Trigger

TRANSITIONS: Final[Mapping[tuple[ReceivableStatus, Trigger], Transition]] = {
    (_S.PENDING, _T.RECOVERY_STARTS): Transition(
        _S.IN_PROCESS, "receivable.sent_to_recovery", "specification"
    ),
    (_S.PENDING, _T.CANCEL): Transition(_S.CANCELLED, "receivable.cancelled", "specification"),
    (_S.IN_PROCESS, _T.PAYMENT_ARRIVES): Transition(
        _S.PAYMENT_RECEIVED, "receivable.payment.received", "specification"
    ),
    (_S.IN_PROCESS, _T.DEBTOR_DISPUTES): Transition(_S.DISPUTED, "receivable.disputed", "specification"),
    (_S.IN_PROCESS, _T.CANCEL): Transition(_S.CANCELLED, "receivable.cancelled", "specification"),
    (_S.PAYMENT_RECEIVED, _T.SETTLEMENT): Transition(_S.RECOVERED, "receivable.recovered", "specification"),
    (_S.DISPUTED, _T.EVIDENCE_SUBMITTED): Transition(
        _S.IN_PROCESS, "receivable.evidence.submitted", "specification"
    ),
    (_S.DISPUTED, _T.CANCEL): Transition(_S.CANCELLED, "receivable.cancelled", "specification"),
    (_S.IN_PROCESS, _T.EVIDENCE_NEEDED): Transition(
        _S.EVIDENCE_REQUESTED, "receivable.evidence.requested", "decided"
    ),
    (_S.EVIDENCE_REQUESTED, _T.EVIDENCE_SUBMITTED): Transition(
        _S.IN_PROCESS, "receivable.evidence.submitted", "decided"
    ),
    (_S.EVIDENCE_REQUESTED, _T.CANCEL): Transition(_S.CANCELLED, "receivable.cancelled", "decided"),
    (_S.IN_PROCESS, _T.CREDITED): Transition(_S.PAYMENT_RECEIVED, None, "decided"),
    (_S.PAYMENT_RECEIVED, _T.CONTINUE_RECOVERY): Transition(_S.IN_PROCESS, "receivable.resumed", "decided"),
    (_S.PAYMENT_RECEIVED, _T.MARK_COMPLETE): Transition(_S.RECOVERED, "receivable.recovered", "decided"),
    (_S.PAYMENT_RECEIVED, _T.REVERSAL): Transition(_S.IN_PROCESS, "receivable.resumed", "decided"),
    (_S.DISPUTED, _T.DISPUTE_WITHDRAWN): Transition(_S.IN_PROCESS, "receivable.resumed", "decided"),
    (_S.DISPUTED, _T.PAID_WHILE_PAUSED): Transition(_S.IN_PROCESS, "receivable.resumed", "decided"),
    (_S.EVIDENCE_REQUESTED, _T.PAID_WHILE_PAUSED): Transition(_S.IN_PROCESS, "receivable.resumed", "decided"),
}

PHASES: Final = ("starting", "contacting", "decision", "evidence", "settling", "review", "done")
"""What `recovery_progress.phase` may say. `review`: in process, but the plan has ended without payment, and the
creditor decides what follows; what it may ask for is the same as while contacting."""

TERMINAL: Final = frozenset(ReceivableStatus) - {status for status, _ in TRANSITIONS}
COLLECTABLE: Final = frozenset({ReceivableStatus.IN_PROCESS, ReceivableStatus.PAYMENT_RECEIVED})
"""One transfer for all invoices of a debtor is for those in these states."""

RANK: Final[Mapping[ReceivableStatus, int]] = {
    _S.PENDING: 0,
    _S.IN_PROCESS: 1,
    _S.EVIDENCE_REQUESTED: 2,
    _S.DISPUTED: 3,
    _S.PAYMENT_RECEIVED: 4,
    _S.CANCELLED: 5,
    _S.RECOVERED: 6,
}
"""Which of two states reported for the same instant is the later one."""


def find_transition(status: ReceivableStatus, trigger: Trigger) -> Transition:
    """Return the row for this pair. Raises InvalidTransition where the table has none."""
    try:
        return TRANSITIONS[status, trigger]
    except KeyError:
        raise InvalidTransition(status, trigger) from None
