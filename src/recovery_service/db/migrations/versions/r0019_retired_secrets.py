"""All secrets of a webhook that were replaced within a day, not the newest of them only; clients that are disabled."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("oauth_client", sa.Column("disabled_at", sa.BigInteger(), nullable=True))
    op.add_column(
        "webhook_endpoint",
        sa.Column("retired_secrets", sa.JSON(), nullable=False, server_default=sa.text("'[]'")),
    )
    table = sa.table(
        "webhook_endpoint",
        sa.column("id"),
        sa.column("previous_secret"),
        sa.column("previous_until"),
        sa.column("retired_secrets", sa.JSON()),
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(table).where(table.c.previous_secret.is_not(None))).all():
        retired = [{"secret": row.previous_secret, "until": row.previous_until}]
        connection.execute(sa.update(table).where(table.c.id == row.id).values(retired_secrets=retired))
    op.drop_column("webhook_endpoint", "previous_secret")
    op.drop_column("webhook_endpoint", "previous_until")
