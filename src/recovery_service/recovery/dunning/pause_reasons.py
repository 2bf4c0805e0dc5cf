"""What keeps a recovery paused whatever else ends, and the messages that go out all the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from sqlalchemy import Connection, select

from recovery_contract.ids import DebtorId, ReceivableId
from recovery_service.db.lists import InList
from recovery_service.db.tables.recovery import recovery_table
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.insolvency import declaration
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.users import service as users
from recovery_service.recovery.dunning.repository import RecoveryRow

PauseReason = Literal[
    "creditor",
    "disputed",
    "evidence_requested",
    "insolvency",
    "instalments",
    "partial_payment_decision",
    "payment_settles",
    "proposal",
    "replied",
    "says_insolvent",
    "says_paid",
    "suspended",
    "wrong_person",
]
"""Every reason for which a recovery is paused. The app has a sentence for each."""
SUSPENDED: Final = "suspended"
"""The reason of a pause that lasts as long as the creditor's account is suspended."""
SETTLES: Final = "payment_settles"
"""The reason of a pause between a payment in full and its settlement."""
BY_CREDITOR: Final = "creditor"
"""The reason of a pause that the creditor asked for."""
INSOLVENT: Final = "insolvency"
INSTALMENTS: Final = "instalments"
PROPOSAL: Final = "proposal"
"""Pauses that last as long as what they name: the procedure, the agreement in force, the open proposal."""
RECEIPT: Final = "payment_received"
OBJECTION_RECEIVED: Final = "dispute_received"
OBJECTION_ANSWERED: Final = "dispute_answered"
OBJECTION_ACCEPTED: Final = "dispute_accepted"
CONTACT_CHANGED: Final = "contact_changed"
ANSWER: Final = "answer"
"""What the creditor itself wrote to a message of the debtor."""
NUDGE: Final = "due_soon"
"""What is said before the due date: a step of the plan, and no reminder."""
ACKNOWLEDGEMENTS: Final = frozenset(
    {RECEIPT, OBJECTION_RECEIVED, OBJECTION_ANSWERED, OBJECTION_ACCEPTED, CONTACT_CHANGED, ANSWER}
)
"""Texts that acknowledge what happened; they go out whatever holds contacts back, and after the end."""
NO_REMINDERS: Final = ACKNOWLEDGEMENTS | {NUDGE}
"""Texts that ask nobody for what is late: no attempt to collect, and nothing that a later message refers to."""
PLAN_OFFERED: Final = "plan_offered"
PLAN_ACCEPTED: Final = "plan_accepted"
PLAN_REFUSED: Final = "plan_refused"
PLAN_REPLIES: Final = frozenset({PLAN_ACCEPTED, PLAN_REFUSED, PLAN_OFFERED})
"""Texts that answer a debtor's proposal; they go out although an agreement, a proposal or the creditor holds
contacts back."""
REPLIES: Final = PLAN_REPLIES | ACKNOWLEDGEMENTS
"""Texts beside the plan: no step, counted by no step's rule."""
ASKING_REPLIES: Final = frozenset({OBJECTION_ANSWERED, PLAN_REFUSED})
"""Of these, texts that ask for all that is owed: what it is made up of stands below them."""


def permanent_pause_reason(connection: Connection, row: RecoveryRow) -> PauseReason | None:
    """Return the reason that keeps the recovery paused whatever else ends."""
    if users.load(connection, row.user_id).is_suspended:
        return SUSPENDED
    if is_insolvent(connection, row.debtor_id):
        return INSOLVENT
    if receivables.load(connection, row.receivable_id).creditor_pause is not None:
        return BY_CREDITOR
    agreement = agreement_queries.current_agreement(connection, row.receivable_id).current
    if agreement is None:
        return None
    return INSTALMENTS if agreement.state == "accepted" else PROPOSAL


def is_insolvent(connection: Connection, debtor_id: DebtorId) -> bool:
    return declaration.of_debtor(connection, debtor_id) is not None


def is_contact_paused(row: RecoveryRow, template: str) -> bool:
    """Return whether the recovery is paused for a contact with this text."""
    return holds_back(row.paused_reason, template)


def holds_back(reason: str | None, template: str) -> bool:
    """Return whether a pause for this reason keeps a contact with this text from being made."""
    if reason is None or template in ACKNOWLEDGEMENTS:
        return False
    return template not in PLAN_REPLIES or reason not in (INSTALMENTS, PROPOSAL, BY_CREDITOR)


def load_pause_reasons(connection: Connection, ids: Iterable[ReceivableId]) -> dict[ReceivableId, str]:
    """Return why each of these recoveries is paused; those that are not are left out."""
    columns = recovery_table.c
    paused = columns.paused_reason.is_not(None) & columns.stopped_at.is_(None)
    query = select(columns.receivable_id, columns.paused_reason).where(
        InList(columns.receivable_id, "ids"), paused
    )
    return {row.receivable_id: row.paused_reason for row in connection.execute(query, {"ids": list(ids)})}
