"""The app signs in to its own service by the launch secret: the tokens for its browser window are gone."""

from __future__ import annotations

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    # Its index goes with it.
    op.execute("DROP TABLE IF EXISTS oauth_login_token")
