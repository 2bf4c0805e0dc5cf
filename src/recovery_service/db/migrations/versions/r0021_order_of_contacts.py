"""When each planned contact would be made if its debtor had no other ones: what it is put in order by;
and which warnings of a recovery's limitation were told."""

from __future__ import annotations

from itertools import groupby

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

_MOVED = "The creditor moved it."


def upgrade() -> None:
    op.add_column("recovery", sa.Column("limitation_told", sa.String(length=20), nullable=True))
    op.add_column("planned_contact", sa.Column("plan_at", sa.BigInteger(), nullable=True))
    names = ("id", "receivable_id", "position", "at", "state", "why", "plan_at")
    table = sa.table("planned_contact", *(sa.column(name) for name in names))
    connection = op.get_bind()
    query = (
        sa.select(table.c.id, table.c.receivable_id, table.c.at, table.c.why)
        .where(table.c.state == "planned")
        .order_by(table.c.receivable_id, table.c.position.desc())
    )
    values = []
    for _, rows in groupby(connection.execute(query).all(), key=lambda row: row.receivable_id):
        until: int | None = None
        for row in rows:
            # One that was put off stands before what follows it in the plan.
            wanted = row.at if until is None or row.why == _MOVED else min(row.at, until)
            until = until if row.why == _MOVED else wanted
            values.append({"which": row.id, "wanted": wanted})
    if values:
        change = sa.update(table).where(table.c.id == sa.bindparam("which"))
        connection.execute(change.values(plan_at=sa.bindparam("wanted")), values)
