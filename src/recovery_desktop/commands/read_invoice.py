"""Sends a draft's PDF to be read and keeps what was found."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from recovery_contract.ids import ReceivableId
from recovery_desktop.actions.action import Outcome
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.find_invoice import (
    CLOCKS_APART,
    explained_ids,
    find_submitted_invoice,
    find_unexplained_receivables,
)
from recovery_desktop.api.extraction import EMPTY_EXTRACTION
from recovery_desktop.commands.import_files import describe_unopened
from recovery_desktop.commands.learn_layout import apply_learned_corrections
from recovery_desktop.documents.region_reader import RegionReader
from recovery_desktop.failures import (
    Failure,
    Offline,
    OutcomeUnknown,
    Paced,
    Refused,
    ServiceFault,
    SignedOut,
)
from recovery_desktop.ids import DraftId
from recovery_desktop.store.drafts import CREATED_AS, MAY_BE_SUBMITTED, Draft, DraftState
from recovery_desktop.store.receivables import ReceivableRow

MOST_LIKELY: Final = 5
Progress = Callable[[DraftId, float], None]


async def read_invoice(
    context: ConnectionContext,
    draft_id: DraftId,
    progress: Progress,
    region_reader: RegionReader | None = None,
) -> None:
    """Upload the draft's file and store what was read.

    `progress` gets the draft's id and the share that has left, 0 to 1. A failure is stored in the draft; one that will
    pass leaves it waiting and is raised, so that the queue pauses. With `region_reader`, what was learned of this
    layout is applied to the result.
    """
    drafts = context.connection_store.drafts
    draft = drafts.get(draft_id)
    user_id = context.user_id
    if draft.file_path is None or user_id is None:
        return
    try:
        content = await asyncio.to_thread(Path(draft.file_path).read_bytes)
    except OSError as error:
        name = draft.file_name or Path(draft.file_path).name
        drafts.change_state(draft_id, "unread", failure=describe_unopened(name, error).to_json())
        return
    drafts.change_state(draft_id, "uploading")

    def sent(done: int, size: int) -> None:
        progress(draft_id, done / size if size else 1.0)

    key = hashlib.sha256(f"read\n{draft_id}\n{draft.file_sha256}\n{user_id}".encode()).hexdigest()
    started = datetime.now(UTC)
    try:
        result = await context.client.extraction.extract(
            content, draft.file_name or "invoice.pdf", user_id, key, sent
        )
    except OutcomeUnknown as failure:
        _answer_lost(context, draft_id, failure)
        if keeps_idempotency_keys(context):
            raise
        return
    except (Offline, Paced, ServiceFault, SignedOut) as failure:
        drafts.change_state(draft_id, "waiting", failure=failure.to_json())
        raise
    except Failure as failure:
        drafts.change_state(draft_id, "unread", failure=failure.to_json())
        return
    except asyncio.CancelledError:
        _answer_lost(context, draft_id, OutcomeUnknown())
        raise
    extraction = result.model_dump(mode="json", exclude_none=True)
    # Kept before anything else is done with it: the answer cannot be had twice from every service.
    drafts.change_state(draft_id, "reading", extraction=extraction)
    if region_reader is not None:
        extraction = await apply_learned_corrections(
            context.store, region_reader, Path(draft.file_path), extraction
        )
    named = None if keeps_idempotency_keys(context) else _named_receivable(extraction)
    extraction = {name: value for name, value in extraction.items() if name != CREATED_AS}
    if keeps_idempotency_keys(context) or (not named and not may_create(context)):
        drafts.change_state(draft_id, "review", extraction=extraction)
        return
    # Stored first, so that the draft is not submitted before this is known, even after a crash.
    drafts.change_state(
        draft_id, "review", extraction=extraction, failure=creation_question((), is_looking=True)
    )
    try:
        await _see_whether_it_created(context, draft_id, named, result.data.invoice, started)
    except Failure:
        drafts.change_state(draft_id, "review", failure=creation_question(()))
        raise


def resume_after_crash(context: ConnectionContext) -> None:
    """Settle drafts that were being read when the app ended: an answer that came is kept, else it is lost."""
    for draft in context.connection_store.drafts.list_in_states("uploading", "reading"):
        if draft.state == "reading" and draft.extraction is not None:
            context.connection_store.drafts.change_state(draft.id, "review")
        else:
            _answer_lost(context, draft.id, OutcomeUnknown())


def keeps_idempotency_keys(context: ConnectionContext) -> bool:
    """Return whether a request repeated under its key is surely one request to this service."""
    return bool(context.row.profile.get("keeps_keys"))


def _answer_lost(context: ConnectionContext, draft_id: DraftId, failure: Failure) -> None:
    """Return the draft to the queue; where reading may also create, only the person repeats the upload."""
    state: DraftState = "waiting" if keeps_idempotency_keys(context) else "unread"
    context.connection_store.drafts.change_state(draft_id, state, failure=failure.to_json())


def may_create(context: ConnectionContext) -> bool:
    """Return whether reading may also create, which the interface leaves open, until this service has shown it."""
    return not keeps_idempotency_keys(context) and context.row.profile.get("reading_creates") is not False


def creation_question(likely: Sequence[str], *, is_looking: bool = False) -> dict[str, Any]:
    """Return the failure of a draft of which nobody but the person can tell, or which the app still looks for."""
    words = "The service may already have created this invoice while reading it."
    looking = {"is_looking": True} if is_looking else {}
    return {"code": MAY_BE_SUBMITTED, "message": words, "likely": list(likely), **looking}


def _named_receivable(extraction: Mapping[str, Any]) -> ReceivableId | None:
    """Return the receivable that the answer names, wherever it does."""
    data = extraction.get("data")
    for holder in (extraction, data if isinstance(data, Mapping) else {}):
        inner = holder.get("receivable")
        named = inner.get("id") if isinstance(inner, Mapping) else holder.get(CREATED_AS)
        if isinstance(named, str) and named.strip():
            return ReceivableId(named)
    return None


async def _see_whether_it_created(
    context: ConnectionContext,
    draft_id: DraftId,
    named: ReceivableId | None,
    invoice: Mapping[str, Any],
    started: datetime,
) -> None:
    """Find what reading created, by the id in the answer or by what is new at the service.

    Raises a Failure; the question stays open then.
    """
    if named is not None and await _is_there(context, named):
        take_as_created(context, draft_id, named)
        return
    creditor = context.creditor
    if invoice.get("numbers") and invoice.get("amount") is not None:
        result = await find_submitted_invoice(context, creditor, invoice, started)
    else:
        result = await find_unexplained_receivables(context, creditor, started)
    if result.receivable_id is not None:
        take_as_created(context, draft_id, result.receivable_id)
        return
    failure = creation_question(result.likely) if result.outcome is Outcome.UNSURE else None
    context.connection_store.drafts.change_state(draft_id, "review", failure=failure)
    if result.outcome is Outcome.DID_NOT_HAPPEN and context.row.profile.get("reading_creates") is None:
        context.store.connections.update_profile(context.id, reading_creates=False)


async def _is_there(context: ConnectionContext, receivable_id: ReceivableId) -> bool:
    """Return whether the service has it. Raises a Failure other than Refused."""
    try:
        receivable = await context.client.receivables.get(receivable_id)
    except Refused:
        return False
    context.connection_store.receivables.put([receivable], full=True)
    return True


def take_as_created(context: ConnectionContext, draft_id: DraftId, receivable_id: ReceivableId) -> None:
    """Treat the draft as that receivable: additions go there, and nothing is submitted a second time."""
    drafts = context.connection_store.drafts
    with context.store.database.write():
        draft = drafts.get(draft_id)
        extraction = {**(draft.extraction or EMPTY_EXTRACTION), CREATED_AS: receivable_id}
        drafts.change_state(draft_id, "review", extraction=extraction)
        context.store.connections.update_profile(context.id, reading_creates=True)
        context.connection_store.receivables.recompute([receivable_id])


def take_as_not_created(context: ConnectionContext, draft_id: DraftId) -> None:
    """Keep the draft as one that the service has not created, as the person found."""
    draft = context.connection_store.drafts.get(draft_id)
    context.connection_store.drafts.change_state(draft_id, draft.state)


def is_creation_open(context: ConnectionContext, draft: Draft) -> bool:
    """Return whether nobody knows yet if the service created it while reading: also where the answer was lost."""
    code = (draft.failure or {}).get("code")
    return code == MAY_BE_SUBMITTED or (code == OutcomeUnknown.__name__ and may_create(context))


def list_likely(context: ConnectionContext, draft: Draft) -> list[ReceivableRow]:
    """Return receivables that the draft may have become, the newest first."""
    receivables, explained = context.connection_store.receivables, explained_ids(context)
    begun = datetime.fromisoformat(draft.created_at) - CLOCKS_APART
    since = (begun - timedelta(seconds=context.client.clock.behind)).isoformat(timespec="milliseconds")
    named = receivables.rows((draft.failure or {}).get("likely") or [])
    fresh = receivables.newest(("pending", "in_process"), MOST_LIKELY)
    rows = named | {row.id: row for row in fresh if row.created_at >= since}
    return [row for row in rows.values() if row.id not in explained]
