"""The day on which the term of a formal notice is over, kept with the receivable: interest can begin with it."""

from __future__ import annotations

from recovery_contract.ids import ReceivableId
from recovery_service.context.core import Context
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import NOTICE_OVER
from recovery_service.recovery.dunning import attempt_repository, steps
from recovery_service.recovery.dunning.attempt_repository import NOT_ARRIVED, AttemptRow
from recovery_service.recovery.dunning.limitation import NOTICE
from recovery_service.recovery.dunning.situation import load_situation


def store_term(context: Context, attempt: AttemptRow) -> None:
    """Store the last day of the term that this notice names, where none arrived before it."""
    terms = receivables.load(context.connection, attempt.receivable_id).terms or {}
    if NOTICE_OVER not in terms:
        _store(context, attempt)


def drop_term(context: Context, receivable_id: ReceivableId) -> None:
    """Take back what a notice began that came back; another one that arrived counts instead."""
    receivable = receivables.load(context.connection, receivable_id)
    terms = {name: value for name, value in (receivable.terms or {}).items() if name != NOTICE_OVER}
    receivables.change(context.connection, receivable_id, terms=terms)
    arrived = [
        row
        for row in attempt_repository.of_receivable(context.connection, receivable_id)
        if row.template == NOTICE and row.outcome not in NOT_ARRIVED
    ]
    if arrived:
        _store(context, min(arrived, key=lambda row: row.at))


def _store(context: Context, attempt: AttemptRow) -> None:
    workdays = load_situation(context, attempt.receivable_id).workdays
    day = workdays.local_date(attempt.at)
    over = steps.term_end(workdays, day, attempt.template, attempt.channel)
    terms = receivables.load(context.connection, attempt.receivable_id).terms or {}
    receivables.change(
        context.connection, attempt.receivable_id, terms={**terms, NOTICE_OVER: over.isoformat()}
    )
