"""What lists show of many recoveries at once, in a few queries whatever their number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import BindParameter, Connection, RowMapping, and_, bindparam, func, select

from recovery_contract.ids import ReceivableId
from recovery_contract.progress import ContactPoint, PauseState
from recovery_contract.reasons import Reason
from recovery_service.access.links import recovery_url
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.db.tables.receivables import receivable_table
from recovery_service.db.tables.recovery import (
    attempt_table,
    planned_contact_table,
    preference_table,
    recovery_table,
)
from recovery_service.jobs import queue
from recovery_service.recovery.dunning import planning
from recovery_service.recovery.dunning.attempt_repository import TO_PRINT
from recovery_service.recovery.dunning.pause_reasons import ACKNOWLEDGEMENTS, NO_REMINDERS, REPLIES
from recovery_service.recovery.dunning.reasons import to_reason
from recovery_service.recovery.dunning.scheduling import SENT_NOW

CHANNELS = ("email", "phone", "sms", "letter")


_R, _A, _P = recovery_table.c, attempt_table.c, planned_contact_table.c
_IDS: Final[BindParameter[str]] = bindparam("ids", expanding=True)

_RECOVERIES: Final = select(
    _R.receivable_id,
    _R.link_generation,
    _R.started_at,
    _R.stopped_at,
    _R.paused_reason,
    _R.paused_since,
    _R.plan_ended_at,
).where(_R.receivable_id.in_(_IDS))
_IS_ATTEMPT: Final = _A.template.not_in(sorted(NO_REMINDERS))
"""What acknowledges something, or comes before the due date, is no attempt to collect."""
_COUNTS: Final = (
    select(_A.receivable_id, _A.channel, func.count())
    .where(_A.receivable_id.in_(_IDS), _A.outcome != TO_PRINT, _IS_ATTEMPT)
    .group_by(_A.receivable_id, _A.channel)
)
_HIGHEST = (
    select(_A.receivable_id, func.max(_A.number).label("number"))
    .where(_A.receivable_id.in_(_IDS), _A.outcome != TO_PRINT, _IS_ATTEMPT)
    .group_by(_A.receivable_id)
    .subquery()
)
_NEWEST: Final = select(_A.receivable_id, _A.channel, _A.level, _A.at, _A.outcome).join(
    _HIGHEST, and_(_A.receivable_id == _HIGHEST.c.receivable_id, _A.number == _HIGHEST.c.number)
)
_PLACE = func.row_number().over(partition_by=_P.receivable_id, order_by=(_P.at, _P.position)).label("place")
_WAITING = (
    select(
        *(
            _P[name]
            for name in ("receivable_id", "channel", "level", "at", "why", "why_params", "state", "template")
        ),
        _PLACE,
    )
    .where(
        _P.receivable_id.in_(_IDS),
        _P.state.in_(("planned", "sending", "to_do")),
        _P.template.not_in(sorted(ACKNOWLEDGEMENTS)),
    )
    .subquery()
)
_APPROVED = select(preference_table.c.user_id).where(
    preference_table.c.kind == "plan", preference_table.c.approved
)
_UNAPPROVED: Final = select(receivable_table.c.id, receivable_table.c.terms).where(
    receivable_table.c.id.in_(_IDS), receivable_table.c.user_id.not_in(_APPROVED)
)
_COMING: Final = select(_WAITING).where(_WAITING.c.place == 1)


@dataclass(frozen=True)
class RecoverySummary:
    page_url: str | None = None
    attempts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CHANNELS, 0))
    last_contact: ContactPoint | None = None
    next_action: ContactPoint | None = None
    paused: PauseState | None = None
    plan_ended_at: int | None = None


def load_summaries(
    context: Context, receivable_ids: Sequence[ReceivableId]
) -> dict[ReceivableId, RecoverySummary]:
    """Return them by receivable; one without a recovery is left out."""
    ids = list(receivable_ids)
    rows = context.connection.execute(_RECOVERIES, {"ids": ids}).mappings().all()
    if not rows:
        return {}
    counts = _counts(context.connection, ids)
    last = _last(context.connection, ids) if counts else {}
    coming = _next(context, ids)
    coming |= _reviews(context.connection, [row for row in rows if row["receivable_id"] not in coming])
    summaries = {}
    for row in rows:
        key = row["receivable_id"]
        is_running = row["stopped_at"] is None
        is_paused = is_running and row["paused_reason"] is not None
        since = to_datetime(row["paused_since"] or row["started_at"])
        summaries[key] = RecoverySummary(
            page_url=recovery_url(context.core, key, row["link_generation"]),
            attempts={channel: counts.get((key, channel), 0) for channel in CHANNELS},
            last_contact=last.get(key),
            next_action=coming.get(key) if is_running and not is_paused else None,
            paused=PauseState(reason=row["paused_reason"], since=since) if is_paused else None,
            plan_ended_at=row["plan_ended_at"] if is_running and not is_paused else None,
        )
    return summaries


def _counts(connection: Connection, ids: list[ReceivableId]) -> dict[tuple[ReceivableId, str], int]:
    rows = connection.execute(_COUNTS, {"ids": ids})
    return {(row[0], row[1]): row[2] for row in rows}


def _last(connection: Connection, ids: list[ReceivableId]) -> dict[ReceivableId, ContactPoint]:
    return {
        row.receivable_id: ContactPoint(
            type=row.channel, level=row.level, at=to_datetime(row.at), outcome=row.outcome
        )
        for row in connection.execute(_NEWEST, {"ids": ids})
    }


def _next(context: Context, ids: list[ReceivableId]) -> dict[ReceivableId, ContactPoint]:
    rows = context.connection.execute(_COMING, {"ids": ids}).all()
    unapproved = _find_unapproved(context, ids)
    actions = {}
    for row in rows:
        leaves = row.state != "planned" or row.why == SENT_NOW or row.template in REPLIES
        waits = row.receivable_id in unapproved and not leaves
        why = Reason.of("not_approved") if waits else to_reason(row.why, row.why_params)
        actions[row.receivable_id] = ContactPoint(
            type=row.channel, level=row.level, at=to_datetime(row.at), why=why
        )
    return actions


def _find_unapproved(context: Context, ids: list[ReceivableId]) -> set[ReceivableId]:
    """Return those whose contacts leave once the creditor has approved the plan."""
    if not context.core.channels.is_real or not context.settings.deployment.plan_needs_approval:
        return set()
    rows = context.connection.execute(_UNAPPROVED, {"ids": ids})
    return {row.id for row in rows if not (row.terms or {}).get("approved")}


def _reviews(connection: Connection, rows: Sequence[RowMapping]) -> dict[ReceivableId, ContactPoint]:
    """Return, for recoveries without a contact to come, when the end of the plan is announced or since when
    it is over.
    """
    keys = [planning.review_key(row["receivable_id"]) for row in rows if row["plan_ended_at"] is None]
    due = queue.due_at_all(connection, keys) if keys else {}
    ended_at = {}
    for row in rows:
        at = row["plan_ended_at"] or due.get(planning.review_key(row["receivable_id"]))
        if at is not None:
            ended_at[row["receivable_id"]] = ContactPoint(
                type="review", at=to_datetime(at), why=Reason.of("review")
            )
    return ended_at
