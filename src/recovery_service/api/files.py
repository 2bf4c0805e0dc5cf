"""The documents of a receivable: listed, and handed out as they came."""

from __future__ import annotations

from urllib.parse import quote

from fastapi import APIRouter
from starlette.responses import Response

from recovery_contract.extensions import DocumentList
from recovery_contract.ids import DocumentId, ReceivableId
from recovery_service.api.typesetting import LETTERS
from recovery_service.files import documents
from recovery_service.ledger.receivables import service as receivables
from recovery_service.web.auth import CallerIn, CoreIn, serves
from recovery_service.web.response import respond

router = APIRouter()


@serves(router, "listDocuments", dependencies=[LETTERS])
def list_documents(id: ReceivableId, principal: CallerIn, core: CoreIn) -> Response:
    with core.database.read() as connection:
        row = receivables.require(connection, principal, id)
        stored = documents.list_documents(connection, row.id)
    return respond(DocumentList(data=stored))


@serves(router, "getDocument")
def get_document(id: ReceivableId, doc: DocumentId, principal: CallerIn, core: CoreIn) -> Response:
    """Return the file itself, as an attachment: no browser shows foreign content under the service's address."""
    with core.database.read() as connection:
        row = receivables.require(connection, principal, id)
        file = documents.load_document(connection, row.id, doc)
    headers = {
        "Content-Disposition": f"attachment; filename*=UTF-8''{quote(file.name, safe='')}",
        "ETag": f'"{file.sha256}"',
    }
    return Response(file.content, media_type=file.media_type, headers=headers)
