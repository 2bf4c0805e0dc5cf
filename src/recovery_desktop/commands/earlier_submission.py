"""Whether an invoice was submitted before: its number among the receivables, or the very same file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from recovery_contract.ids import ReceivableId
from recovery_contract.lifecycle import ReceivableStatus
from recovery_contract.receivables import MAX_INVOICE_NUMBERS
from recovery_desktop.ids import NO_RECEIVABLE, DraftId
from recovery_desktop.store.debtors import name_key
from recovery_desktop.store.store import ConnectionStore


@dataclass(frozen=True)
class EarlierSubmission:
    """`kind`: a receivable of this number, the same file submitted, or the same file still in the list. `debtor` is
    empty where it is the same one; `receivable_id` where nothing can be opened. `is_refused`: the service takes it
    for the same claim, against the same debtor."""

    kind: Literal["number", "file", "draft"]
    name: str
    at: datetime
    debtor: str = ""
    receivable_id: ReceivableId = NO_RECEIVABLE
    is_refused: bool = False
    is_cancelled: bool = False


def find_earlier_submission(
    connection_store: ConnectionStore,
    numbers: Sequence[str],
    debtor: str,
    draft_id: DraftId,
    file_sha256: str | None,
) -> EarlierSubmission | None:
    """Return what came first, None where this is new as far as this computer knows."""
    of_number = list(_of_number(connection_store, numbers, debtor, draft_id))
    if of_number:
        return min(of_number, key=lambda one: (not one.is_refused, one.is_cancelled))
    own_is_past = False
    for draft in connection_store.drafts.list_with_file(file_sha256) if file_sha256 else []:
        if draft.id == draft_id:
            own_is_past = True
            continue
        sent = draft.state in ("submitting", "submitted")
        # Of two alike in the list only the second is warned of.
        if sent or not own_is_past:
            name = draft.file_name or ""
            at = datetime.fromisoformat(draft.created_at)
            return EarlierSubmission(
                "file" if sent else "draft", name, at, "", _receivable_of(connection_store, draft.id)
            )
    return None


def _of_number(
    connection_store: ConnectionStore, numbers: Sequence[str], debtor: str, draft_id: DraftId
) -> Iterator[EarlierSubmission]:
    """Return what carries one of these numbers: receivables, and submissions on their way to become one."""
    own = _receivable_of(connection_store, draft_id)
    # More are not submitted, and a file can name any number of them.
    for number in list(dict.fromkeys(numbers))[:MAX_INVOICE_NUMBERS]:
        for row in connection_store.receivables.with_number(number):
            if row.id != own:
                is_cancelled = row.status == ReceivableStatus.CANCELLED
                yield _earlier(
                    number, row.created_at, debtor, row.debtor_name, row.id, is_cancelled=is_cancelled
                )
        for intent in connection_store.intents.submissions_of(number):
            if intent.subject_id != draft_id:
                yield _earlier(number, intent.created_at, debtor, intent.body["debtor"]["company_name"])


def _earlier(
    number: str,
    at: str,
    debtor: str,
    other: str,
    receivable_id: ReceivableId = NO_RECEIVABLE,
    *,
    is_cancelled: bool = False,
) -> EarlierSubmission:
    same = name_key(other) == name_key(debtor)
    shown = "" if same or not debtor else other
    refused = same and not is_cancelled
    return EarlierSubmission(
        "number", number, datetime.fromisoformat(at), shown, receivable_id, refused, is_cancelled
    )


def _receivable_of(connection_store: ConnectionStore, draft_id: DraftId) -> ReceivableId:
    """Return what a submission of this draft became, empty where none is known."""
    answers = [
        intent.answer or {}
        for intent in connection_store.intents.of_subject(draft_id)
        if intent.kind == "submit"
    ]
    return next(
        (ReceivableId(one["receivable_id"]) for one in answers if one.get("receivable_id")), NO_RECEIVABLE
    )
