"""What lists show of many recoveries at once, in a few queries whatever their number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Select, and_, exists, func, or_, select

from recovery_contract.ids import ReceivableId
from recovery_contract.progress import ContactPoint, PauseState
from recovery_contract.reasons import Reason
from recovery_service.access.links import recovery_url
from recovery_service.context.clock import to_datetime
from recovery_service.context.core import Context
from recovery_service.db.bundle import Bundle, Row, Rows
from recovery_service.db.lists import InList
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
from recovery_service.recovery.dunning.pause_reasons import ACKNOWLEDGEMENTS, NO_REMINDERS
from recovery_service.recovery.dunning.reasons import to_reason
from recovery_service.recovery.dunning.scheduling import READ_BY_PERSON

CHANNELS = ("email", "phone", "sms", "letter")


_R, _A, _P = recovery_table.c, attempt_table.c, planned_contact_table.c
_RECOVERIES: Final = select(
    _R.receivable_id,
    _R.link_generation,
    _R.started_at,
    _R.stopped_at,
    _R.paused_reason,
    _R.paused_since,
    _R.plan_ended_at,
).where(InList(_R.receivable_id, "ids"))
_IS_ATTEMPT: Final = and_(*(_A.template != name for name in sorted(NO_REMINDERS)))
"""What acknowledges something, or comes before the due date, is no attempt to collect."""
_COUNTS: Final = (
    select(_A.receivable_id, _A.channel, func.count().label("count"))
    .where(InList(_A.receivable_id, "ids"), _A.outcome != TO_PRINT, _IS_ATTEMPT)
    .group_by(_A.receivable_id, _A.channel)
)
# The highest number may be that of a call of an earlier day, which was entered later.
_AGE = func.row_number().over(partition_by=_A.receivable_id, order_by=(_A.at.desc(), _A.number.desc()))
_BY_AGE = (
    select(_A.receivable_id, _A.channel, _A.level, _A.at, _A.outcome, _AGE.label("age"))
    .where(InList(_A.receivable_id, "ids"), _A.outcome != TO_PRINT, _IS_ATTEMPT)
    .subquery()
)
_NEWEST: Final = select(_BY_AGE).where(_BY_AGE.c.age == 1)
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
        InList(_P.receivable_id, "ids"),
        or_(*(_P.state == state for state in ("planned", "sending", "to_do"))),
        *(_P.template != name for name in sorted(ACKNOWLEDGEMENTS)),
    )
    .subquery()
)
_IS_APPROVED = exists().where(
    preference_table.c.user_id == receivable_table.c.user_id,
    preference_table.c.kind == "plan",
    preference_table.c.approved,
)
_UNAPPROVED: Final = select(receivable_table.c.id, receivable_table.c.terms).where(
    InList(receivable_table.c.id, "ids"), ~_IS_APPROVED
)
_COMING: Final = select(_WAITING).where(_WAITING.c.place == 1)
QUERIES: Final[Mapping[str, Select[Any]]] = {
    "recoveries": _RECOVERIES,
    "attempts": _COUNTS,
    "newest_attempts": _NEWEST,
    "coming": _COMING,
    "unapproved": _UNAPPROVED,
}
"""What summaries are made of: the recoveries of the receivables `ids`."""
_SUMMARIES: Final = Bundle(**QUERIES)


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
    return build_summaries(context, _SUMMARIES.load(context.connection, {"ids": list(receivable_ids)}))


def build_summaries(context: Context, read: Rows) -> dict[ReceivableId, RecoverySummary]:
    """Return the same for who has read the rows of `QUERIES`."""
    rows = read["recoveries"]
    if not rows:
        return {}
    counts = {(row["receivable_id"], row["channel"]): row["count"] for row in read["attempts"]}
    last = {row["receivable_id"]: _last(row) for row in read["newest_attempts"]}
    coming = _next(context, read)
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


def _last(row: Row) -> ContactPoint:
    return ContactPoint(
        type=row["channel"], level=row["level"], at=to_datetime(row["at"]), outcome=row["outcome"]
    )


def _next(context: Context, read: Rows) -> dict[ReceivableId, ContactPoint]:
    unapproved = _find_unapproved(context, read)
    actions = {}
    for row in read["coming"]:
        leaves = row["state"] != "planned" or row["why"] in READ_BY_PERSON
        waits = row["receivable_id"] in unapproved and not leaves
        why = Reason.of("not_approved") if waits else to_reason(row["why"], row["why_params"])
        actions[row["receivable_id"]] = ContactPoint(
            type=row["channel"], level=row["level"], at=to_datetime(row["at"]), why=why
        )
    return actions


def _find_unapproved(context: Context, read: Rows) -> set[ReceivableId]:
    """Return those whose contacts leave once the creditor has approved the plan."""
    if not context.core.channels.is_real or not context.settings.deployment.plan_needs_approval:
        return set()
    return {row["id"] for row in read["unapproved"] if not (row["terms"] or {}).get("approved")}


def _reviews(connection: Connection, rows: Sequence[Row]) -> dict[ReceivableId, ContactPoint]:
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
