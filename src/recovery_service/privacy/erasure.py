"""What is held on a debtor, why and how long; and its erasure, which keeps the sums."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from sqlalchemy import Connection

from recovery_contract.extensions import PrivacyRecord
from recovery_contract.ids import DebtorId
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.errors import InvalidState
from recovery_service.extraction import service as extraction
from recovery_service.files import documents
from recovery_service.jobs import queue
from recovery_service.jobs.queue import Job
from recovery_service.ledger import page_responses
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.insolvency import declaration as insolvency
from recovery_service.ledger.payments.repository import payment_ids
from recovery_service.ledger.receivables import same_debtor
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline.history import add_note, erase_audit_details
from recovery_service.principal import Principal
from recovery_service.privacy.subject_access import personal_data
from recovery_service.recovery.correspondence import repository as received_messages
from recovery_service.recovery.dunning import attempt_repository, repository, service
from recovery_service.recovery.dunning.limitation import load_limitation
from recovery_service.recovery.lifecycle import disputes, payments, unclaimed_payments
from recovery_service.web import idempotency
from recovery_service.webhooks import erasure as events

ERASED: Final = "(erased)"


def load_privacy_record(connection: Connection, principal: Principal, debtor_id: DebtorId) -> PrivacyRecord:
    """Return what is stored about a debtor. Raises NotFound for one that the caller does not see."""
    rows = receivables.of_debtor(connection, principal, debtor_id)
    return PrivacyRecord(
        debtor_id=debtor_id,
        held=personal_data(connection, rows),
        since=to_datetime(min(row.created_at for row in rows)),
        erased_after=_until(connection, rows),
    )


def erase_debtor(context: Context, principal: Principal, debtor_id: DebtorId) -> None:
    """Erase names, addresses, messages and files; that there was a receivable, its sums and its days stay.

    The address stays on the list of those not to be contacted. Raises InvalidState while something is still open.
    """
    rows = receivables.of_debtor(context.connection, principal, debtor_id)
    if any(not row.is_closed for row in rows):
        raise InvalidState("A receivable of this debtor is still open; it has to be ended first.")
    _erase(context, rows, "creditor")


def check_retention(context: Context, job: Job) -> None:
    """Erase the debtor when the last claim is time-barred; look again a year later otherwise.

    Where no limitation period is known the data stays until the creditor erases it.
    """
    row = receivables.load(context.connection, job.payload["receivable_id"])
    rows = receivables.of_debtor(context.connection, Principal.of_client(row.client_id), row.debtor_id)
    if row.debtor_name == ERASED or any(not each.is_closed for each in rows):
        return  # nothing is left, or the end of the open one looks again
    at = context.now(row.client_id)
    until = _until(context.connection, rows)
    if until is not None and to_datetime(at).date() > until:
        _erase(context, rows, "service")
    elif until is not None:
        service.schedule_retention(context, row.id, row.client_id, at)


def _erase(context: Context, rows: Sequence[ReceivableRow], actor: str) -> None:
    insolvency.forget(context.connection, rows[0].debtor_id)
    same_debtor.forget_debtor(context.connection, rows[0].debtor_id)
    for row in rows:
        at = context.now(row.client_id)
        documents.erase_kinds(context.connection, row.id, ("letter", "debtor"))
        attempt_repository.erase_texts(context.connection, row.id)
        page_responses.erase(context.connection, row.id)
        received_messages.erase(context.connection, row.id)
        agreement_queries.erase_words(context.connection, row.id)
        receivables.erase_debtor(context.connection, row.id, ERASED)
        disputes.erase_words(context.connection, row.id)
        payments.erase_references(context.connection, row.id)
        read = extraction.erase_of_receivable(context.connection, row.id)
        documents.erase_all(context.connection, row.id)
        planned = repository.erase_planned(context.connection, row.id)
        unclaimed_payments.erase_payers(context.connection, row.id)
        context.channels.erase_messages(context.connection, row.id, ERASED)
        event_ids = events.erase_words(context.connection, row.id, ERASED)
        idempotency.erase_about(context.connection, [row.id, *read])
        paid = payment_ids(context.connection, row.id)
        erase_audit_details(context.connection, [row.id, row.debtor_id, *planned, *paid])
        attempt_ids = [one.id for one in attempt_repository.of_receivable(context.connection, row.id)]
        queue.forget_failures(context.connection, [row.id, *planned, *attempt_ids, *event_ids])
        add_note(
            context,
            row.id,
            at=at,
            kind="debtor.erased",
            text="What was held on the debtor was erased; sums and days stay.",
            actor=actor,
        )


def _until(connection: Connection, rows: Sequence[ReceivableRow]) -> date | None:
    """Return when the last claim is time-barred and nothing more can be asked; unknown where no period was checked."""
    days = [load_limitation(connection, row) for row in rows]
    last_days = [period.last_day for period in days if period is not None]
    return max(last_days) if len(last_days) == len(days) else None
