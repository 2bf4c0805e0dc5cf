"""Letters that were taken to be printed and have not been signed off."""

from __future__ import annotations

from sqlalchemy import Connection

from recovery_service.files import documents
from recovery_service.recovery.dunning import attempt_repository
from recovery_service.recovery.dunning.repository import PlannedRow


def delete_unsent_letter(connection: Connection, row: PlannedRow) -> None:
    """Delete the printed letter of a contact: one that did not go out is no document of the case."""
    printed = attempt_repository.list_to_print(connection, [row.id]).get(row.id)
    if printed is None:
        return
    if printed.file_id is not None:
        documents.erase_file(connection, row.receivable_id, printed.file_id)
    attempt_repository.remove(connection, printed.id)
