"""Letters and calls that were told as made although nobody had said so wait for the person who makes them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

_UNSAID = ("to_print", "to_call")
_TEXTS = {
    "letter": "A letter waits to be printed and posted.",
    "phone": "A call is to be made.",
}

_recovery = sa.table(
    "recovery", sa.column("receivable_id"), sa.column("stopped_at"), sa.column("plan_ended_at")
)
_attempt = sa.table(
    "contact_attempt",
    sa.column("id"),
    sa.column("receivable_id"),
    sa.column("planned_contact_id"),
    sa.column("number"),
    sa.column("channel"),
    sa.column("outcome"),
)
_planned = sa.table(
    "planned_contact", sa.column("id"), sa.column("receivable_id"), sa.column("state"), sa.column("at")
)
_history = sa.table(
    "history",
    sa.column("sequence"),
    sa.column("receivable_id"),
    sa.column("kind"),
    sa.column("text"),
    sa.column("data", sa.JSON(none_as_null=True)),
)


def upgrade() -> None:
    connection = op.get_bind()
    attempts = connection.execute(
        sa.select(_attempt, _recovery.c.stopped_at)
        .join(_recovery, _recovery.c.receivable_id == _attempt.c.receivable_id)
        .where(_attempt.c.outcome.in_(_UNSAID))
    ).all()
    for row in attempts:
        if row.stopped_at is None:
            _opened_again(connection, row)
        else:
            _mark_unknown(connection, row)
    for receivable_id in {row.receivable_id for row in attempts}:
        of_it = [row for row in attempts if row.receivable_id == receivable_id]
        _rewrite_history(connection, {row.id: row.stopped_at is None for row in of_it}, receivable_id)


def _opened_again(connection: sa.Connection, row: sa.Row[Any]) -> None:
    """Open the task again with its letter; it has no number before it is signed off."""
    mine = _attempt.c.id == row.id
    if row.outcome == "to_call":
        connection.execute(sa.delete(_attempt).where(mine))
    else:
        connection.execute(sa.update(_attempt).where(mine).values(number=0))
    # The plan goes on behind it.
    connection.execute(
        sa.update(_recovery).where(_recovery.c.receivable_id == row.receivable_id).values(plan_ended_at=None)
    )
    connection.execute(
        sa.update(_planned).where(_planned.c.id == row.planned_contact_id).values(state="to_do")
    )


def _mark_unknown(connection: sa.Connection, row: sa.Row[Any]) -> None:
    """Mark the outcome as unconfirmed: after the end nothing is asked for any more."""
    connection.execute(sa.update(_attempt).where(_attempt.c.id == row.id).values(outcome="unconfirmed"))


def _rewrite_history(connection: sa.Connection, is_open: dict[str, bool], receivable_id: str) -> None:
    entries = connection.execute(
        sa.select(_history).where(
            _history.c.receivable_id == receivable_id,
            _history.c.kind.in_(("contact.attempted", "plan.ended")),
        )
    ).all()
    for entry in entries:
        data = dict(entry.data or {})
        mine = _history.c.sequence == entry.sequence
        open_ = is_open.get(str(data.get("attempt_id")))
        if entry.kind == "plan.ended":
            # Not every contact had been made.
            if any(is_open.values()):
                connection.execute(sa.delete(_history).where(mine))
        elif open_ is None:
            continue
        elif open_:
            values = {"kind": "contact.to_do", "text": _TEXTS[data["type"]], "data": {"type": data["type"]}}
            connection.execute(sa.update(_history).where(mine).values(**values))
        else:
            text = entry.text.replace(f"({data.get('outcome')})", "(unconfirmed)")
            connection.execute(
                sa.update(_history).where(mine).values(text=text, data={**data, "outcome": "unconfirmed"})
            )
