"""Creditors, files and extractions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "creditor",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("created_by", sa.String(length=40), nullable=False),
        sa.Column("email", sa.String(length=320), nullable=False),
        sa.Column("email_key", sa.String(length=320), nullable=False),
        sa.Column("status", sa.String(length=30), nullable=False),
        sa.Column("status_before_suspension", sa.String(length=30), nullable=True),
        sa.Column("kyb_status", sa.String(length=30), nullable=False),
        sa.Column("kyb_note", sa.Text(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("activated_at", sa.BigInteger(), nullable=True),
        sa.Column("company", sa.JSON(), nullable=False),
        sa.Column("contact", sa.JSON(), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=True),
        sa.Column("callback_url", sa.Text(), nullable=True),
        sa.Column("platform_metadata", sa.JSON(), nullable=True),
        sa.Column("link_generation", sa.Integer(), nullable=False),
        sa.Column("iban", sa.String(length=40), nullable=True),
        sa.Column("bic", sa.String(length=20), nullable=True),
        sa.Column("account_holder", sa.String(length=200), nullable=True),
        sa.Column("identity_given_at", sa.BigInteger(), nullable=True),
        sa.Column("mandate_name", sa.String(length=200), nullable=True),
        sa.Column("mandate_signed_at", sa.BigInteger(), nullable=True),
        sa.Column("mailbox_verified", sa.Boolean(), nullable=False),
        sa.Column("due_since", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_creditor")),
    )
    op.create_index("ix_creditor_client_id_created_by", "creditor", ["client_id", "created_by"], unique=False)
    op.create_index("ix_creditor_client_id_email_key", "creditor", ["client_id", "email_key"], unique=False)
    op.create_table(
        "creditor_document",
        sa.Column("file_id", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("given_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("file_id", name=op.f("pk_creditor_document")),
    )
    op.create_index(op.f("ix_creditor_document_user_id"), "creditor_document", ["user_id"], unique=False)
    op.create_table(
        "file",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("media_type", sa.String(length=100), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("sha256", sa.String(length=64), nullable=False),
        sa.Column("saved_at", sa.BigInteger(), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_file")),
    )
    op.create_index("ix_file_client_id", "file", ["client_id"], unique=False)
    op.create_table(
        "document",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=False),
        sa.Column("file_id", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=40), nullable=False),
        sa.Column("description", sa.Text(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["file_id"], ["file.id"], name=op.f("fk_document_file_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_document")),
    )
    op.create_index("ix_document_receivable", "document", ["receivable_id", "at"], unique=False)
    op.create_table(
        "extraction",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("client_id", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=40), nullable=False),
        sa.Column("file_id", sa.String(length=40), nullable=False),
        sa.Column("confidence", sa.Float(), nullable=False),
        sa.Column("result", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("receivable_id", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["file_id"], ["file.id"], name=op.f("fk_extraction_file_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_extraction")),
    )
    op.create_index("ix_extraction_client_id", "extraction", ["client_id"], unique=False)
