"""Keeps what was read from an upload, attaches it to the receivable made from it, and erases it unused."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update

from recovery_contract.extraction import ExtractionResult
from recovery_contract.ids import ClientId, ExtractionId, ReceivableId, UserId
from recovery_service.access.visibility import visible_user_ids
from recovery_service.context.core import Context
from recovery_service.db.tables.extraction import extraction_table
from recovery_service.files import documents, store
from recovery_service.ids import new_id
from recovery_service.jobs import queue
from recovery_service.principal import Principal

ERASE: Final = "extraction.erase"
RETENTION_MS: Final = 30 * 86_400_000

_E = extraction_table.c


def store_extraction(
    context: Context,
    *,
    client_id: ClientId,
    user_id: UserId,
    name: str,
    content: bytes,
    read: dict[str, Any],
    at: int,
) -> ExtractionResult:
    """Store the upload and what was read from it; both are erased after 30 days unless a receivable uses them."""
    file = store.NewFile(client_id, "invoice", name, "application/pdf", content)
    file_id = store.save(context.connection, file)
    extraction_id = new_id(ExtractionId)
    result = ExtractionResult.model_validate({**read, "extraction_id": extraction_id})
    context.connection.execute(
        insert(extraction_table).values(
            id=extraction_id,
            client_id=client_id,
            user_id=user_id,
            file_id=file_id,
            confidence=result.confidence,
            result=result.wire(),
            created_at=at,
        )
    )
    payload = {"extraction_id": extraction_id}
    queue.schedule(context, client_id, ERASE, f"{ERASE}:{extraction_id}", payload, due_at=at + RETENTION_MS)
    return result


def attach_to_receivable(
    connection: Connection,
    principal: Principal,
    extraction_id: ExtractionId,
    receivable_id: ReceivableId,
    at: int,
) -> dict[str, Any] | None:
    """Attach the upload to a receivable as its invoice, and return what was read; None where the caller has no such
    unused extraction."""
    query = select(_E.file_id, _E.result).where(
        _E.id == extraction_id, _E.client_id == principal.client_id, _E.receivable_id.is_(None)
    )
    if not principal.is_platform:
        query = query.where(_E.user_id.in_(visible_user_ids(principal)))
    row = connection.execute(query).first()
    if row is None:
        return None
    connection.execute(
        update(extraction_table).where(_E.id == extraction_id).values(receivable_id=receivable_id)
    )
    documents.attach(connection, receivable_id=receivable_id, file_id=row.file_id, kind="invoice", at=at)
    queue.cancel(connection, f"{ERASE}:{extraction_id}")
    return dict(row.result)


def erase_unused(connection: Connection, extraction_id: ExtractionId) -> None:
    """Remove an extraction that no receivable uses, with its file."""
    unused = (_E.id == extraction_id) & _E.receivable_id.is_(None)
    file_id = connection.execute(select(_E.file_id).where(unused)).scalar()
    if file_id is not None:
        connection.execute(delete(extraction_table).where(unused))
        store.erase(connection, [file_id])


def erase_of_receivable(connection: Connection, receivable_id: ReceivableId) -> list[str]:
    """Remove what was read for this receivable, and return the ids; the file belongs to its documents."""
    ids = list(connection.execute(select(_E.id).where(_E.receivable_id == receivable_id)).scalars())
    connection.execute(delete(extraction_table).where(_E.receivable_id == receivable_id))
    return ids
