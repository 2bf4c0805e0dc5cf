"""Which files document a receivable: its invoice, evidence, letters."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from recovery_contract.extensions import StoredDocument
from recovery_contract.ids import DocumentId, ReceivableId
from recovery_service.context.clock import to_datetime
from recovery_service.db.tables.files import document_table, file_table
from recovery_service.errors import NotFound
from recovery_service.files import store
from recovery_service.files.store import FileRow
from recovery_service.ids import FileId, new_id

_D, _F = document_table.c, file_table.c


def attach(
    connection: Connection,
    *,
    receivable_id: ReceivableId,
    file_id: FileId,
    kind: str,
    at: int,
    description: str | None = None,
) -> DocumentId:
    """List a saved file among the documents of a receivable. `kind` is invoice, letter or a type of evidence, `at`
    milliseconds on the receivable's clock."""
    document_id = new_id(DocumentId)
    values = {"receivable_id": receivable_id, "file_id": file_id, "kind": kind, "at": at}
    connection.execute(insert(document_table).values(id=document_id, **values, description=description))
    return document_id


def save_and_attach(
    connection: Connection,
    receivable_id: ReceivableId,
    file: store.NewFile,
    *,
    kind: str,
    at: int,
    description: str | None,
) -> FileId:
    """Save this file and list it, as `attach` does."""
    file_id = store.save(connection, file)
    attach(
        connection, receivable_id=receivable_id, file_id=file_id, kind=kind, at=at, description=description
    )
    return file_id


def list_documents(connection: Connection, receivable_id: ReceivableId) -> list[StoredDocument]:
    """Return them oldest first, without content."""
    query = (
        select(_D.id, _D.kind, _D.description, _D.at, _F.name, _F.media_type, _F.size, _F.sha256)
        .join(file_table, _F.id == _D.file_id)
        .where(_D.receivable_id == receivable_id)
        .order_by(_D.at, _D.id)
    )
    return [
        StoredDocument(
            id=row.id,
            kind=row.kind,
            name=row.name,
            media_type=row.media_type,
            size=row.size,
            sha256=row.sha256,
            created_at=to_datetime(row.at),
            description=row.description,
        )
        for row in connection.execute(query)
    ]


def document_ids_by_file(connection: Connection, receivable_id: ReceivableId) -> dict[str, str]:
    """Return the document of each file of this receivable."""
    query = select(_D.file_id, _D.id).where(_D.receivable_id == receivable_id)
    return {row.file_id: row.id for row in connection.execute(query)}


def load_document(connection: Connection, receivable_id: ReceivableId, document_id: DocumentId) -> FileRow:
    """Return the file behind a document of this receivable. Raises NotFound."""
    query = select(_D.file_id).where(_D.receivable_id == receivable_id, _D.id == document_id)
    file_id = connection.execute(query).scalar()
    if file_id is None:
        raise NotFound
    return store.load(connection, file_id)


def erase_all(connection: Connection, receivable_id: ReceivableId) -> None:
    """Remove every document of a receivable, with its file."""
    mine = _D.receivable_id == receivable_id
    file_ids = list(connection.execute(select(_D.file_id).where(mine)).scalars())
    connection.execute(delete(document_table).where(mine))
    store.erase(connection, file_ids)


def erase_file(connection: Connection, receivable_id: ReceivableId, file_id: FileId) -> None:
    """Remove the one document that this file is, with the file."""
    mine = (_D.receivable_id == receivable_id) & (_D.file_id == file_id)
    connection.execute(delete(document_table).where(mine))
    store.erase(connection, [file_id])


def erase_kinds(connection: Connection, receivable_id: ReceivableId, kinds: Iterable[str]) -> None:
    """Remove the documents of these kinds with their content, for good."""
    mine = (_D.receivable_id == receivable_id) & _D.kind.in_(list(kinds))
    file_ids = list(connection.execute(select(_D.file_id).where(mine)).scalars())
    connection.execute(delete(document_table).where(mine))
    store.erase(connection, file_ids)
