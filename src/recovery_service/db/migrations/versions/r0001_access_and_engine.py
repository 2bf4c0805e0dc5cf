"""Who may ask, what is due, and what the web layer counts and keeps."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "clock",
        sa.Column("clock_id", sa.String(length=40), nullable=False),
        sa.Column("offset_ms", sa.BigInteger(), nullable=False),
        sa.Column("advancing_by", sa.String(length=40), nullable=True),
        sa.Column("advancing_until", sa.BigInteger(), nullable=False),
        sa.Column("frozen_ms", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("clock_id", name=op.f("pk_clock")),
    )
    op.create_table(
        "idempotent_answer",
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("subject", sa.String(length=40), nullable=False),
        sa.Column("key", sa.String(length=255), nullable=False),
        sa.Column("fingerprint", sa.String(length=64), nullable=False),
        sa.Column("claim", sa.String(length=40), nullable=False),
        sa.Column("claimed_until", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.Integer(), nullable=True),
        sa.Column("media_type", sa.String(length=100), nullable=True),
        sa.Column("body", sa.LargeBinary(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("client_id", "subject", "key", name=op.f("pk_idempotent_answer")),
    )
    op.create_index(
        op.f("ix_idempotent_answer_created_at"), "idempotent_answer", ["created_at"], unique=False
    )
    op.create_table(
        "installation",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_installation")),
    )
    op.create_table(
        "job",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("clock_id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=60), nullable=False),
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("leased_until", sa.BigInteger(), nullable=False),
        sa.Column("lease", sa.String(length=40), nullable=True),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("failure", sa.String(length=500), nullable=True),
        sa.Column("lane", sa.String(length=200), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_job")),
        sa.UniqueConstraint("key", name=op.f("uq_job_key")),
    )
    op.create_index("ix_job_clock_id_due_at", "job", ["clock_id", "due_at", "id"], unique=False)
    op.create_table(
        "oauth_client",
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=200), nullable=False),
        sa.Column("secret_hash", sa.String(length=64), nullable=True),
        sa.Column("redirect_uris", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("client_id", name=op.f("pk_oauth_client")),
    )
    op.create_table(
        "oauth_login_token",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_oauth_login_token")),
    )
    op.create_index(
        op.f("ix_oauth_login_token_expires_at"), "oauth_login_token", ["expires_at"], unique=False
    )
    op.create_table(
        "rate_window",
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_rate_window")),
    )
    op.create_index(op.f("ix_rate_window_ends_at"), "rate_window", ["ends_at"], unique=False)
    op.create_table(
        "oauth_account",
        sa.Column("account_id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("email", sa.String(length=320), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["client_id"], ["oauth_client.client_id"], name=op.f("fk_oauth_account_client_id")
        ),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_oauth_account")),
        sa.UniqueConstraint("client_id", "email", name=op.f("uq_oauth_account_client_id_email")),
    )
    op.create_table(
        "oauth_consent",
        sa.Column("consent_hash", sa.String(length=64), nullable=False),
        sa.Column("browser_hash", sa.String(length=64), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("redirect_uri", sa.String(length=2048), nullable=False),
        sa.Column("scope", sa.String(length=400), nullable=False),
        sa.Column("state", sa.String(length=2048), nullable=False),
        sa.Column("code_challenge", sa.String(length=128), nullable=True),
        sa.Column("code_challenge_method", sa.String(length=10), nullable=True),
        sa.Column("subject", sa.String(length=40), nullable=True),
        sa.Column("verified_email", sa.String(length=320), nullable=True),
        sa.Column("email", sa.String(length=320), nullable=True),
        sa.Column("code_hash", sa.String(length=64), nullable=True),
        sa.Column("code_expires_at", sa.BigInteger(), nullable=True),
        sa.Column("code_tries", sa.Integer(), nullable=False),
        sa.Column("answered_at", sa.BigInteger(), nullable=True),
        sa.Column("outcome_sealed", sa.LargeBinary(), nullable=True),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["client_id"], ["oauth_client.client_id"], name=op.f("fk_oauth_consent_client_id")
        ),
        sa.PrimaryKeyConstraint("consent_hash", name=op.f("pk_oauth_consent")),
    )
    op.create_index(op.f("ix_oauth_consent_expires_at"), "oauth_consent", ["expires_at"], unique=False)
    op.create_table(
        "oauth_grant",
        sa.Column("grant_id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("subject", sa.String(length=40), nullable=False),
        sa.Column("verified_email", sa.String(length=320), nullable=True),
        sa.Column("scope", sa.String(length=400), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("revoked_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["client_id"], ["oauth_client.client_id"], name=op.f("fk_oauth_grant_client_id")
        ),
        sa.PrimaryKeyConstraint("grant_id", name=op.f("pk_oauth_grant")),
    )
    op.create_table(
        "oauth_operator",
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("email", sa.String(length=320), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["client_id"], ["oauth_client.client_id"], name=op.f("fk_oauth_operator_client_id")
        ),
        sa.PrimaryKeyConstraint("client_id", "email", name=op.f("pk_oauth_operator")),
    )
    op.create_table(
        "oauth_access_token",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("grant_id", sa.String(length=40), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["grant_id"], ["oauth_grant.grant_id"], name=op.f("fk_oauth_access_token_grant_id")
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_oauth_access_token")),
    )
    op.create_index(
        op.f("ix_oauth_access_token_expires_at"), "oauth_access_token", ["expires_at"], unique=False
    )
    op.create_index(op.f("ix_oauth_access_token_grant_id"), "oauth_access_token", ["grant_id"], unique=False)
    op.create_table(
        "oauth_code",
        sa.Column("code_hash", sa.String(length=64), nullable=False),
        sa.Column("grant_id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("redirect_uri", sa.String(length=2048), nullable=False),
        sa.Column("code_challenge", sa.String(length=128), nullable=True),
        sa.Column("code_challenge_method", sa.String(length=10), nullable=True),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["grant_id"], ["oauth_grant.grant_id"], name=op.f("fk_oauth_code_grant_id")),
        sa.PrimaryKeyConstraint("code_hash", name=op.f("pk_oauth_code")),
    )
    op.create_index(op.f("ix_oauth_code_expires_at"), "oauth_code", ["expires_at"], unique=False)
    op.create_table(
        "oauth_refresh_token",
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("grant_id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("replaced_at", sa.BigInteger(), nullable=True),
        sa.Column("successor_hash", sa.String(length=64), nullable=True),
        sa.Column("successor_sealed", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(
            ["grant_id"], ["oauth_grant.grant_id"], name=op.f("fk_oauth_refresh_token_grant_id")
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("pk_oauth_refresh_token")),
    )
    op.create_index(
        op.f("ix_oauth_refresh_token_expires_at"), "oauth_refresh_token", ["expires_at"], unique=False
    )
    op.create_index(
        op.f("ix_oauth_refresh_token_grant_id"), "oauth_refresh_token", ["grant_id"], unique=False
    )
    if op.get_context().dialect.name == "postgresql":
        # Counters are worth nothing after a crash, and are written with every request.
        op.execute("ALTER TABLE rate_window SET UNLOGGED")
