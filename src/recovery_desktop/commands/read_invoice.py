"""Sends a draft's PDF to be read and keeps what was found."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from pathlib import Path

from recovery_desktop.commands.connected import Connected
from recovery_desktop.failures import Failure, Offline, OutcomeUnknown, Paced, Refused, SignedOut

Progress = Callable[[str, float], None]


async def read_invoice(connected: Connected, draft_id: str, progress: Progress) -> None:
    """`progress` is told the draft's id and the share that has left, 0 to 1. A failure stands in the draft;
    one that will pass leaves it waiting and is raised, so that the queue pauses."""
    drafts = connected.shelf.drafts
    draft = drafts.get(draft_id)
    user_id = connected.user_id
    if draft.file_path is None or user_id is None:
        return
    try:
        content = await asyncio.to_thread(Path(draft.file_path).read_bytes)
    except OSError as error:
        drafts.move(draft_id, "unread", failure={"code": "UNREADABLE", "message": str(error.strerror)})
        return
    drafts.move(draft_id, "uploading")

    def sent(done: int, size: int) -> None:
        progress(draft_id, done / size if size else 1.0)

    key = hashlib.sha256(f"read\n{draft_id}\n{draft.file_sha256}\n{user_id}".encode()).hexdigest()
    try:
        found = await connected.client.extraction.read(
            content, draft.file_name or "invoice.pdf", user_id, key, sent
        )
    except (Offline, OutcomeUnknown, Paced, SignedOut) as failure:
        # Reading only reads: asking again under the same key is safe with a service that keeps keys, and is
        # asked for by the person with one that does not.
        drafts.move(draft_id, "waiting", failure={"code": type(failure).__name__, "message": failure.told})
        raise
    except Refused as failure:
        drafts.move(draft_id, "unread", failure={"code": failure.code, "message": failure.message})
        return
    except Failure as failure:
        drafts.move(
            draft_id,
            "unread",
            failure={"code": type(failure).__name__, "message": failure.told or failure.title},
        )
        return
    except asyncio.CancelledError:
        drafts.move(draft_id, "waiting")
        raise
    drafts.move(draft_id, "review", extraction=found.model_dump(mode="json", exclude_none=True))
