"""A cancelled invoice once more: a new draft of what was submitted; the cancelled one stays as it is."""

from __future__ import annotations

from recovery_contract.ids import ReceivableId
from recovery_desktop.ids import DraftId
from recovery_desktop.store.drafts import CREATED_AS, Draft
from recovery_desktop.store.store import ConnectionStore


def find_submitted_draft(connection_store: ConnectionStore, receivable_id: ReceivableId) -> Draft | None:
    """Return the draft that became this receivable; None where it was submitted elsewhere or is gone."""
    draft_id = connection_store.intents.submission_of(receivable_id)
    try:
        return None if draft_id is None else connection_store.drafts.get(draft_id)
    except KeyError:
        return None


def submit_again(connection_store: ConnectionStore, draft: Draft) -> DraftId:
    """Make a draft of the same file, reading and entries, to be reviewed; the one that waits already where there
    is one."""
    for other in connection_store.drafts.list_in_states("review", "unread"):
        if (other.body, other.file_sha256) == (draft.body, draft.file_sha256):
            return other.id
    again = connection_store.drafts.add(
        draft.body, file_name=draft.file_name, file_path=draft.file_path, file_sha256=draft.file_sha256
    )
    if draft.extraction is not None:
        read = {name: value for name, value in draft.extraction.items() if name != CREATED_AS}
        connection_store.drafts.change_state(again.id, "review", extraction=read)
    return again.id
