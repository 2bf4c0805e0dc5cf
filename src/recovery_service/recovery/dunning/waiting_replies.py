"""Answers to debtors that wait for an approval, a mailbox or the day: they have a moment of their own beside the steps
of the plan, so that moving the plan neither moves nor forgets them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from recovery_service.context.core import Context
from recovery_service.recovery.dunning import planning, repository
from recovery_service.recovery.dunning.reasons import PlannedReason
from recovery_service.recovery.dunning.repository import PlannedRow
from recovery_service.recovery.dunning.situation import load_situations


def put_off(context: Context, planned: PlannedRow, at: int, reason: str) -> None:
    """Let the answer be tried again at this moment."""
    _plan(context, replace(planned, state="planned", at=at, **PlannedReason(reason)._asdict()))


def release(context: Context, rows: Sequence[PlannedRow], reason: str, at: int) -> None:
    """Let answers that waited leave as soon as hours permit."""
    situations = load_situations(context, sorted({row.receivable_id for row in rows}))
    for row in rows:
        moment = situations[row.receivable_id].workdays.earliest_permitted(at, row.channel)
        _plan(context, replace(row, at=moment, **PlannedReason(reason)._asdict()))


def _plan(context: Context, row: PlannedRow) -> None:
    values = {"state": row.state, "at": row.at, "why": row.why, "why_params": row.why_params}
    repository.change_planned(context.connection, row.id, **values)
    planning.schedule_contact(context, row)
