"""Everything that is held on a debtor, with why and from where: what an access request is answered with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection

from recovery_service.context.clock import to_datetime
from recovery_service.files import documents
from recovery_service.ledger.agreements import agreement_queries
from recovery_service.ledger.insolvency import declaration
from recovery_service.ledger.payments.repository import valid_payments
from recovery_service.ledger.receivables import service as receivables
from recovery_service.ledger.receivables.rows import WISH
from recovery_service.ledger.receivables.service import ReceivableRow
from recovery_service.ledger.timeline import history
from recovery_service.recovery.correspondence import repository as received_messages
from recovery_service.recovery.dunning import attempt_repository, suppressions
from recovery_service.recovery.dunning.situation import addresses_of
from recovery_service.recovery.dunning.suppressions import DebtorAddresses, Suppression

WHY: Final = "To have the invoice paid (legitimate interest of the creditor)"
CREDITOR: Final = "the creditor"
SERVICE: Final = "this service"


def personal_data(connection: Connection, rows: Sequence[ReceivableRow]) -> list[dict[str, Any]]:
    """Return one entry a kind and receivable: {what, receivable_id?, data, why, source}; kinds without data are left
    out."""
    records: list[dict[str, Any]] = []
    for row in rows:
        sections = (
            ("receivable", _receivable(connection, row), CREDITOR),
            ("messages", _messages(connection, row), SERVICE),
            ("received messages", _received(connection, row), "the debtor's email"),
            ("payments", _payments(connection, row), "the bank, the creditor or the debtor"),
            ("agreements", _agreements(connection, row), "the debtor and the creditor"),
            ("documents", _documents(connection, row), "whoever the kind names: letters are this service's"),
            ("timeline", _timeline(connection, row), "the debtor, the creditor and this service"),
        )
        records += [
            {"what": what, "receivable_id": row.id, "data": data, "why": WHY, "source": source}
            for what, data, source in sections
            if data
        ]
    return [*records, *_about(connection, rows[0])]


def _about(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    """Return what is held on the debtor beside any receivable."""
    records: list[dict[str, Any]] = []
    procedure = declaration.of_debtor(connection, row.debtor_id)
    if procedure is not None:
        names = ("procedure", "opened_on", "court", "reference", "administrator")
        details = {name: str(value) for name in names if (value := getattr(procedure, name)) is not None}
        records.append({"what": "insolvency", "data": details, "why": WHY, "source": CREDITOR})
    stopped = [*suppressions.of_debtor(connection, row.debtor_id), *_listed(connection, row)]
    if stopped:
        addresses = [{"type": one.kind, "address": one.address, "reason": one.reason} for one in stopped]
        why = "So that nobody is contacted again"
        source = "the debtor, the creditor, or a mail server that sent a message back"
        records.append({"what": "not to be contacted", "data": addresses, "why": why, "source": source})
    return records


def _listed(connection: Connection, row: ReceivableRow) -> list[Suppression]:
    """Return entries that concern the debtor without being about this debtor alone."""
    addresses = addresses_of(receivables.contacts(connection, row.id))
    (near,) = suppressions.find_matching(
        connection, [DebtorAddresses(row.user_id, suppressions.EVERY_DEBTOR, addresses)]
    )
    return [one for one in near if any(one.covers(*address) for address in addresses)]


def _receivable(connection: Connection, row: ReceivableRow) -> dict[str, Any]:
    return {
        "name": row.debtor_name,
        **row.debtor,
        "contacts": [contact.to_resource() for contact in receivables.contacts(connection, row.id)],
        "invoices": row.numbers,
        "amount": str(row.to_money(row.amount_minor)),
        "currency": row.currency,
        "for": row.service_description,
        **({"wishes to be reached": row.terms[WISH]} if WISH in (row.terms or {}) else {}),
    }


def _messages(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    return [
        {
            "type": attempt.channel,
            "to": attempt.address,
            "at": to_datetime(attempt.at).isoformat(),
            "subject": attempt.subject,
            "body": attempt.body,
            **({"notes": attempt.notes} if attempt.notes else {}),
        }
        for attempt in attempt_repository.of_receivable(connection, row.id)
    ]


def _received(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    return [
        {
            "from": message.sender,
            "name": message.sender_name,
            "at": to_datetime(message.at).isoformat(),
            "subject": message.subject,
            "body": message.body,
            "quoted": message.quoted,
            "suggestions": message.suggestions,
            "attachments": [one["name"] for one in message.attachments],
        }
        for message in received_messages.of_receivable(connection, row.id)
    ]


def _payments(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    return [
        {
            "at": to_datetime(paid.at).isoformat(),
            "amount": str(row.to_money(paid.amount_minor)),
            "reference": paid.reference,
        }
        for paid in valid_payments(connection, row.id)
    ]


def _agreements(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    return [
        {
            "kind": agreement.kind,
            "state": agreement.state,
            "parts": [
                [instalment.due_on.isoformat(), str(row.to_money(instalment.minor))]
                for instalment in agreement.parts
            ],
            "message": agreement.message,
        }
        for agreement in agreement_queries.list_agreements(connection, row.id)
    ]


def _documents(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    return [
        {"kind": each.kind, "name": each.name, "sha256": each.sha256}
        for each in documents.list_documents(connection, row.id)
    ]


def _timeline(connection: Connection, row: ReceivableRow) -> list[dict[str, Any]]:
    return [entry.wire() for entry in history.load_history(connection, row.id)]
