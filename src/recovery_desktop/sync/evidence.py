"""Sends evidence with its files in the form that this service takes: the interface leaves the form open."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Final

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.actions.evidence_request import FileForm, build_evidence_request
from recovery_desktop.failures import Refused
from recovery_desktop.store.intents import Intent

FORMS: Final[tuple[FileForm, ...]] = ("data_url", "base64")
NOT_THIS_FORM: Final = (400, 415, 422)
NO_FILES: Final = "NO_FILES_HERE"


async def send_evidence(context: ConnectionContext, intent: Intent, sent: Callable[[int, int], None]) -> None:
    """Send the evidence in the first form that the service accepts; a refused form had no effect.

    Raises EvidenceMissing, any other Failure, and Refused with NO_FILES where the service takes files in no form that
    we can make.
    """
    accepted_form = context.row.profile.get("evidence_files")
    forms = sorted(FORMS, key=lambda form: form != accepted_form)
    is_ours = bool(context.row.profile.get("keeps_keys"))
    for form in forms:
        body = await asyncio.to_thread(build_evidence_request, intent.body, form)
        try:
            await context.client.receivables.send_evidence(
                intent.receivable_id, body, _key(intent, form), sent
            )
        except Refused as refusal:
            if is_ours or not intent.body.get("pieces") or not _is_about_files(refusal):
                raise
            if form == forms[-1]:
                words = "This service accepts no files as evidence."
                raise Refused(refusal.status, NO_FILES, words, request_id=refusal.request_id) from refusal
            continue
        if intent.body.get("pieces") and not is_ours:
            context.store.connections.update_profile(context.id, evidence_files=form)
        return


def _key(intent: Intent, form: FileForm) -> str:
    """Return the idempotency key for this form: another body is another request."""
    if form == FORMS[0]:
        return intent.idempotency_key
    return hashlib.sha256(f"{intent.idempotency_key}\n{form}".encode()).hexdigest()


def _is_about_files(refusal: Refused) -> bool:
    """Tell whether the refusal may be about the files; without a field and reason it may."""
    if refusal.status not in NOT_THIS_FORM:
        return False
    if refusal.field is None:
        return refusal.code == f"HTTP_{refusal.status}"
    return any(word in refusal.field for word in ("document", "file"))
