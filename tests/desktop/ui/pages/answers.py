"""What a service answers about one receivable."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

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
    service.answers("GET", f"{path}/case-file", b"PK\x05\x06" + bytes(18))


def _json(row: BaseModel) -> dict[str, Any]:
    return row.model_dump(mode="json", exclude_none=True)
