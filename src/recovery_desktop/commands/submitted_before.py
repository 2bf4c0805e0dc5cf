"""Whether an invoice was submitted before: its number among the receivables, or the very same file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from recovery_desktop.store.debtors import name_key
from recovery_desktop.store.store import Shelf


@dataclass(frozen=True)
class Earlier:
    """`kind`: a receivable of this number, the same file submitted, or the same file still in the list. `debtor` is
    empty where it is the same one; `receivable_id` where nothing can be opened."""

    kind: Literal["number", "file", "draft"]
    name: str
    at: datetime
    debtor: str = ""
    receivable_id: str = ""


def submitted_before(
    shelf: Shelf, numbers: Sequence[str], debtor: str, draft_id: str, file_sha256: str | None
) -> Earlier | None:
    """What came first, None where this is new as far as this computer knows."""
    own = _receivable_of(shelf, draft_id)
    for number in numbers:
        for row in shelf.receivables.with_number(number):
            if row.id == own:
                continue
            same = not debtor or name_key(row.debtor_name) == name_key(debtor)
            at = datetime.fromisoformat(row.created_at)
            return Earlier("number", number, at, "" if same else row.debtor_name, row.id)
    own_is_past = False
    for draft in shelf.drafts.with_file(file_sha256) if file_sha256 else []:
        if draft.id == draft_id:
            own_is_past = True
            continue
        sent = draft.state in ("submitting", "submitted")
        # Of two alike in the list only the second is warned of.
        if sent or not own_is_past:
            name = draft.file_name or ""
            at = datetime.fromisoformat(draft.created_at)
            return Earlier("file" if sent else "draft", name, at, "", _receivable_of(shelf, draft.id))
    return None


def _receivable_of(shelf: Shelf, draft_id: str) -> str:
    """What a submission of this draft became, empty where none is known."""
    answers = [
        intent.answer or {} for intent in shelf.intents.of_subject(draft_id) if intent.kind == "submit"
    ]
    return next((str(one["receivable_id"]) for one in answers if one.get("receivable_id")), "")
