"""Everything that is held on a debtor, with why and from where: what an access request is answered with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from recovery_service.context.clock import to_datetime
from recovery_service.files import documents
from recovery_service.ledger.agreements import current
from recovery_service.ledger.insolvency import declaration
from recovery_service.ledger.payments.repository import standing_payments
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline import history
from recovery_service.recovery.dunning import attempt_repository, suppressions
from recovery_service.recovery.dunning.situation import addresses_of
from recovery_service.recovery.dunning.suppressions import Reached, Suppression

WHY: Final = "To have the invoice paid (legitimate interest of the creditor)"
CREDITOR: Final = "the creditor"
SERVICE: Final = "this service"


def held(connection: Connection, rows: Sequence[ReceivableRow]) -> list[dict[str, Any]]:
    """One entry a kind and receivable: {what, receivable_id?, data, why, source}; kinds without data are left out."""
    found: list[dict[str, Any]] = []
    for row in rows:
        entries = (
            ("receivable", _receivable(connection, row), CREDITOR),
            ("messages", _messages(connection, row), SERVICE),
            ("payments", _payments(connection, row), "the bank, the creditor or the debtor"),
            ("agreements", _agreements(connection, row), "the debtor and the creditor"),
            ("documents", _documents(connection, row), "whoever the kind names: letters are this service's"),
            ("timeline", _timeline(connection, row), "the debtor, the creditor and this service"),
        )
        found += [
            {"what": what, "receivable_id": row.id, "data": data, "why": WHY, "source": source}
            for what, data, source in entries
            if data
        ]
    return [*found, *_about(connection, rows[0])]


def _about(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    """What is held on the debtor beside any receivable."""
    found: list[dict[str, Any]] = []
    procedure = declaration.of_debtor(connection, row.debtor_id)
    if procedure is not None:
        names = ("procedure", "opened_on", "court", "reference", "administrator")
        told = {name: str(value) for name in names if (value := getattr(procedure, name)) is not None}
        found.append({"what": "insolvency", "data": told, "why": WHY, "source": CREDITOR})
    stopped = [*suppressions.of_debtor(connection, row.debtor_id), *_listed(connection, row)]
    if stopped:
        entries = [{"type": one.kind, "address": one.address, "reason": one.reason} for one in stopped]
        why = "So that nobody is contacted again"
        source = "the debtor, the creditor, or a mail server that sent a message back"
        found.append({"what": "not to be contacted", "data": entries, "why": why, "source": source})
    return found


def _listed(connection: Connection, row: ReceivableRow) -> list[Suppression]:
    """Entries that concern the debtor without being about this debtor alone."""
    addresses = addresses_of(receivables.contacts(connection, row.id))
    (near,) = suppressions.concerning(
        connection, [Reached(row.user_id, suppressions.EVERY_DEBTOR, addresses)]
    )
    return [one for one in near if any(one.covers(*address) for address in addresses)]


def _receivable(connection: Connection, row: ReceivableRow) -> dict[str, Any]:
    return {
        "name": row.debtor_name,
        **row.debtor,
        "contacts": [contact.wire() for contact in receivables.contacts(connection, row.id)],
        "invoices": row.numbers,
        "amount": str(row.money(row.amount_minor)),
        "currency": row.currency,
        "for": row.service_description,
    }


def _messages(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    return [
        {
            "type": made.channel,
            "to": made.address,
            "at": to_datetime(made.at).isoformat(),
            "subject": made.subject,
            "body": made.body,
            **({"notes": made.notes} if made.notes else {}),
        }
        for made in attempt_repository.of_receivable(connection, row.id)
    ]


def _payments(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    return [
        {
            "at": to_datetime(paid.at).isoformat(),
            "amount": str(row.money(paid.amount_minor)),
            "reference": paid.reference,
        }
        for paid in standing_payments(connection, row.id)
    ]


def _agreements(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    return [
        {
            "kind": agreement.kind,
            "state": agreement.state,
            "parts": [[part.due_on.isoformat(), str(row.money(part.minor))] for part in agreement.parts],
            "message": agreement.message,
        }
        for agreement in current.all_of(connection, row.id)
    ]


def _documents(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    return [
        {"kind": each.kind, "name": each.name, "sha256": each.sha256}
        for each in documents.of_receivable(connection, row.id)
    ]


def _timeline(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    return [entry.wire() for entry in history.entries(connection, row.id)]
