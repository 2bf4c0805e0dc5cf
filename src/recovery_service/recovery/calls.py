"""Calls that a person made: their outcome belongs to the call that was planned, where one was."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from recovery_service.core import Core
from recovery_service.receivables import service as receivables
from recovery_service.receivables.history import note, spoken
from recovery_service.recovery import repository

TO_CALL: Final = "to_call"
_OUTCOME_LENGTH: Final = 40


def log(
    connection: Connection,
    core: Core,
    receivable_id: str,
    *,
    outcome: str,
    notes: str | None,
    at: int,
    actor: str,
) -> None:
    """Records what a call led to; the newest call of the plan that waited for it is done with this outcome."""
    waiting = [
        attempt
        for attempt in repository.attempts_of(connection, receivable_id)
        if attempt.channel == "phone" and attempt.outcome == TO_CALL
    ]
    if waiting:
        values = {"outcome": outcome[:_OUTCOME_LENGTH], "outcome_at": at, "notes": notes}
        repository.change_attempt(connection, waiting[-1].id, **values)
    receivables.mark_phone_attempt(connection, receivable_id)
    text = f"Call: {outcome}." + (f" {notes}" if notes else "")
    note(connection, core, receivable_id, at=at, kind="call.logged", text=text, actor=spoken(actor))
