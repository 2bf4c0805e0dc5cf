"""What lists show of many recoveries at once, in a few queries whatever their number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection, and_, func, select

from recovery_contract.progress import ContactPoint, Paused
from recovery_service.clock import to_datetime
from recovery_service.core import Core
from recovery_service.pages.links import recovery_url
from recovery_service.recovery.reasons import named
from recovery_service.recovery.tables import attempt_table, planned_contact_table, recovery_table

CHANNELS = ("email", "phone", "sms", "letter")


@dataclass(frozen=True)
class Glance:
    page_url: str | None = None
    attempts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(CHANNELS, 0))
    last_contact: ContactPoint | None = None
    next_action: ContactPoint | None = None
    paused: Paused | None = None


def glances(connection: Connection, core: Core, receivable_ids: Sequence[str]) -> dict[str, Glance]:
    """By receivable; one without a recovery is left out."""
    ids = list(receivable_ids)
    counts = _counts(connection, ids)
    last = _last(connection, ids)
    coming = _next(connection, ids)
    query = select(recovery_table).where(recovery_table.c.receivable_id.in_(ids))
    found = {}
    for row in connection.execute(query).mappings():
        key = row["receivable_id"]
        is_running = row["stopped_at"] is None
        is_paused = is_running and row["paused_reason"] is not None
        since = to_datetime(row["paused_since"] or row["started_at"])
        found[key] = Glance(
            page_url=recovery_url(core, key, row["link_generation"]),
            attempts={channel: counts.get((key, channel), 0) for channel in CHANNELS},
            last_contact=last.get(key),
            next_action=coming.get(key) if is_running and not is_paused else None,
            paused=Paused(reason=row["paused_reason"], since=since) if is_paused else None,
        )
    return found


def _counts(connection: Connection, ids: list[str]) -> dict[tuple[str, str], int]:
    c = attempt_table.c
    query = select(c.receivable_id, c.channel, func.count()).where(c.receivable_id.in_(ids))
    rows = connection.execute(query.group_by(c.receivable_id, c.channel))
    return {(row[0], row[1]): row[2] for row in rows}


def _last(connection: Connection, ids: list[str]) -> dict[str, ContactPoint]:
    c = attempt_table.c
    newest = (
        select(c.receivable_id, func.max(c.number).label("number"))
        .where(c.receivable_id.in_(ids))
        .group_by(c.receivable_id)
        .subquery()
    )
    same = and_(c.receivable_id == newest.c.receivable_id, c.number == newest.c.number)
    query = select(c.receivable_id, c.channel, c.level, c.at, c.outcome).join(newest, same)
    return {
        row.receivable_id: ContactPoint(
            type=row.channel, level=row.level, at=to_datetime(row.at), outcome=row.outcome
        )
        for row in connection.execute(query)
    }


def _next(connection: Connection, ids: list[str]) -> dict[str, ContactPoint]:
    c = planned_contact_table.c
    waiting = and_(c.receivable_id.in_(ids), c.state.in_(("planned", "sending")))
    place = func.row_number().over(partition_by=c.receivable_id, order_by=(c.at, c.position)).label("place")
    ranked = select(c.receivable_id, c.channel, c.level, c.at, c.why, place).where(waiting).subquery()
    found = {}
    for row in connection.execute(select(ranked).where(ranked.c.place == 1)):
        code, values = named(row.why)
        at = to_datetime(row.at)
        found[row.receivable_id] = ContactPoint(
            type=row.channel, level=row.level, at=at, why=row.why, why_code=code, why_values=values
        )
    return found
