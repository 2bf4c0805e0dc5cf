"""Sends a draft's PDF to be read and keeps what was found."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from recovery_contract.ids import UserId
from recovery_desktop.actions.action import Outcome
from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.find_invoice import SearchResult, has_unexplained_receivable, look_for_invoice
from recovery_desktop.commands.import_files import describe_unopened
from recovery_desktop.commands.learn_layout import apply_learned_corrections
from recovery_desktop.documents.region_reader import RegionReader
from recovery_desktop.failures import (
    Failure,
    Offline,
    OutcomeUnknown,
    Paced,
    ServiceFault,
    SignedOut,
)
from recovery_desktop.ids import DraftId
from recovery_desktop.store.drafts import MAY_BE_SUBMITTED, DraftState

Progress = Callable[[DraftId, float], None]


async def read_invoice(
    context: ConnectionContext,
    draft_id: DraftId,
    progress: Progress,
    region_reader: RegionReader | None = None,
) -> None:
    """`progress` is told the draft's id and the share that has left, 0 to 1. A failure stands in the draft;
    one that will pass leaves it waiting and is raised, so that the queue pauses. With `region_reader`, what was
    remembered of this layout is applied to what was found."""
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
    drafts.change_state(draft_id, "review", extraction=extraction)
    if not keeps_idempotency_keys(context):
        await _see_whether_it_created(context, draft_id, user_id, result.data.invoice, started)


def resume_after_crash(context: ConnectionContext) -> None:
    """What was being uploaded when the app ended: its answer is lost. One that came is kept."""
    for draft in context.connection_store.drafts.list_in_states("uploading", "reading"):
        if draft.state == "reading" and draft.extraction is not None:
            context.connection_store.drafts.change_state(draft.id, "review")
        else:
            _answer_lost(context, draft.id, OutcomeUnknown())


def keeps_idempotency_keys(context: ConnectionContext) -> bool:
    """Return whether a request repeated under its key is surely one request to this service."""
    return bool(context.row.profile.get("keeps_keys"))


def _answer_lost(context: ConnectionContext, draft_id: DraftId, failure: Failure) -> None:
    """Where reading may also create, an upload is never repeated by itself: the person says when."""
    state: DraftState = "waiting" if keeps_idempotency_keys(context) else "unread"
    context.connection_store.drafts.change_state(draft_id, state, failure=failure.to_json())


async def _see_whether_it_created(
    context: ConnectionContext,
    draft_id: DraftId,
    user_id: UserId,
    invoice: Mapping[str, Any],
    started: datetime,
) -> None:
    """The interface leaves open whether reading also creates: looked for until this service has shown it."""
    creates = context.row.profile.get("reading_creates")
    if creates is False:
        return
    if invoice.get("numbers") and invoice.get("amount") is not None:
        result = await look_for_invoice(context, user_id, invoice, started)
    else:
        is_new = await has_unexplained_receivable(context, user_id, started)
        result = SearchResult(Outcome.UNSURE if is_new else Outcome.DID_NOT_HAPPEN)
    if result.outcome is Outcome.HAPPENED:
        changes = {"receivable_id": result.receivable_id}
        context.connection_store.drafts.change_state(draft_id, "submitted", failure=changes)
    elif result.outcome is Outcome.UNSURE:
        words = "The service may have taken this invoice already. Look at the board before you submit it."
        context.connection_store.drafts.change_state(
            draft_id, "review", failure={"code": MAY_BE_SUBMITTED, "message": words}
        )
        return
    if creates is None:
        context.store.connections.update_profile(
            context.id, reading_creates=result.outcome is Outcome.HAPPENED
        )
