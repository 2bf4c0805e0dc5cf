"""What is held on a debtor, why and how long; and its erasure, which keeps the sums."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, Final

from sqlalchemy import Connection

from recovery_contract.extensions import PrivacyRecord
from recovery_service.clock import to_datetime
from recovery_service.core import Core
from recovery_service.disputes import service as disputes
from recovery_service.extraction import service as extraction
from recovery_service.files import documents
from recovery_service.pages.debtor import answers
from recovery_service.payments import service as payments
from recovery_service.principal import Principal
from recovery_service.receivables import service as receivables
from recovery_service.receivables.history import note
from recovery_service.receivables.service import ReceivableRow
from recovery_service.recovery import repository
from recovery_service.recovery.limitation import limitation
from recovery_service.web.errors import InvalidState

ERASED: Final = "(erased)"
WHY: Final = "To have the invoice paid (legitimate interest of the creditor)"


def record(connection: Connection, principal: Principal, debtor_id: str) -> PrivacyRecord:
    """Raises NotFound for a debtor that the caller does not see."""
    rows = receivables.of_debtor(connection, principal, debtor_id)
    return PrivacyRecord(
        debtor_id=debtor_id,
        held=_held(connection, rows),
        since=to_datetime(min(row.created_at for row in rows)),
        erased_after=_until(connection, rows),
    )


def erase(connection: Connection, core: Core, principal: Principal, debtor_id: str) -> None:
    """Names, addresses, messages and files go; that there was a receivable, its sums and its days stay. The address
    stays on the list of those not to be contacted. Raises InvalidState while something is still open."""
    rows = receivables.of_debtor(connection, principal, debtor_id)
    if any(not row.is_closed for row in rows):
        raise InvalidState("A receivable of this debtor is still open; it has to be ended first.")
    for row in rows:
        at = core.clock.now(connection, row.client_id)
        documents.erase(connection, row.id, ("letter", "debtor"))
        repository.erase_texts(connection, row.id)
        answers.erase(connection, row.id)
        receivables.erase_debtor(connection, row.id, ERASED)
        disputes.erase_words(connection, row.id)
        payments.erase_references(connection, row.id)
        extraction.erase_used(connection, row.id)
        documents.erase_of(connection, row.id)
        note(
            connection,
            core,
            row.id,
            at=at,
            kind="debtor.erased",
            text="What was held on the debtor was erased; sums and days stay.",
            actor="creditor",
        )


def _held(connection: Connection, rows: Sequence[ReceivableRow]) -> list[dict[str, Any]]:
    held: list[dict[str, Any]] = []
    for row in rows:
        held.append(
            {
                "what": "receivable",
                "receivable_id": row.id,
                "data": {
                    "name": row.debtor_name,
                    **row.debtor,
                    "contacts": [contact.wire() for contact in receivables.contacts(connection, row.id)],
                    "invoices": row.numbers,
                },
                "why": WHY,
                "source": "the creditor",
            }
        )
        made = repository.attempts_of(connection, row.id)
        if made:
            sent = [
                {
                    "type": a.channel,
                    "to": a.address,
                    "at": to_datetime(a.at).isoformat(),
                    "subject": a.subject,
                }
                for a in made
            ]
            held.append({"what": "messages", "receivable_id": row.id, "data": sent, "why": WHY})
    stopped = repository.suppressions(connection, rows[0].client_id, rows[0].debtor_id)
    if stopped:
        entries = [{name: entry[name] for name in ("channel", "address", "reason")} for entry in stopped]
        held.append(
            {"what": "not to be contacted", "data": entries, "why": "So that nobody is contacted again"}
        )
    return held


def _until(connection: Connection, rows: Sequence[ReceivableRow]) -> date | None:
    """When the last claim is time-barred and nothing more can be asked; unknown where no period was checked."""
    days = [limitation(connection, row) for row in rows]
    known = [found.last_day for found in days if found is not None]
    return max(known) if len(known) == len(days) else None
