"""What a service answers about one receivable."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from recovery_contract.correspondence import ReceivedMessage
from recovery_contract.receivables import Receivable
from recovery_desktop.commands.receivable_details import ReceivableDetails
from recovery_desktop.commands.tasks import Tasks
from tests.desktop.ui.session import FakeService


def answer_receivable(
    service: FakeService, receivable: Receivable, details: ReceivableDetails, tasks: Tasks
) -> None:
    path, of_it = f"/v1/receivables/{receivable.id}", {"receivable_id": receivable.id}
    service.answers("GET", path, _json(receivable))
    service.answers("GET", "/v1/contact-tasks", {"data": [_json(row) for row in tasks.by_hand]})
    for name, rows in (("documents", details.documents), ("messages", details.messages)):
        if rows is not None:
            service.answers("GET", f"{path}/{name}", {"data": [_json(row) for row in rows]})
    if details.planned is not None:
        service.answers(
            "GET", "/v1/planned-contacts", {"data": [_json(row) | of_it for row in details.planned]}
        )
    if details.rules is not None:
        service.answers("GET", f"/v1/users/{receivable.user_id}/standing-rules", _json(details.rules))
    for row in details.planned or ():
        body = {
            "to": "compta@atelier-brun.example",
            "subject": "Invoice FA-2026-014",
            "body": "Good morning.",
        }
        service.answers("GET", f"/v1/planned-contacts/{row.id}", _json(row) | body)
    for paper in details.documents or ():
        service.answers("GET", f"{path}/documents/{paper.id}", paper.name.encode())
    if details.received is not None:
        service.answers("GET", "/v1/received-messages", {"data": [_json(row) for row in details.received]})
        for message in details.received:
            service.answers("GET", f"/v1/received-messages/{message.id}/answers", _drafts(message))
    service.answers("GET", f"{path}/case-file", b"PK\x05\x06" + bytes(18))


def _drafts(message: ReceivedMessage) -> dict[str, Any]:
    days = [one.day for one in message.suggestions if one.day is not None]
    promised = {"decision": "promise", "day": days[0].isoformat()} if days else None
    return {
        "to": message.sender,
        "to_name": message.sender_name,
        "subject": f"Re: {message.subject.removeprefix('Re: ')}",
        "language": "fr",
        "invoices": ["FA-2026-014.pdf"],
        "drafts": [
            {"kind": "promise", "body": "Bonjour,\n\nMerci de votre message.", "decision": promised},
            {"kind": "invoice_wanted", "body": "Bonjour,\n\nVoici la facture.", "attach_invoice": True},
            {"kind": "general", "body": "Bonjour,\n\nMerci."},
        ],
    }


def _json(row: BaseModel) -> dict[str, Any]:
    return row.model_dump(mode="json", exclude_none=True)
