"""Creditors and what they handed in during onboarding."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, String, Table, Text

from recovery_service.db.metadata import METADATA

# `due_since` maps each open requirement to the moment it became due; `accounts` are those beside the main one.
user_table = Table(
    "creditor",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("created_by", String(40), nullable=False),
    Column("email", String(320), nullable=False),
    Column("email_key", String(320), nullable=False),
    Column("status", String(30), nullable=False),
    Column("status_before_suspension", String(30)),
    Column("kyb_status", String(30), nullable=False),
    Column("kyb_note", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("activated_at", BigInteger),
    Column("company", JSON, nullable=False),
    Column("contact", JSON, nullable=False),
    Column("language", String(2)),
    Column("callback_url", Text),
    Column("platform_metadata", JSON),
    Column("link_generation", Integer, nullable=False, default=1),
    Column("iban", String(40)),
    Column("bic", String(20)),
    Column("account_holder", String(200)),
    Column("accounts", JSON(none_as_null=True)),
    Column("identity_given_at", BigInteger),
    Column("mandate_name", String(200)),
    Column("mandate_signed_at", BigInteger),
    Column("mailbox_verified", Boolean, nullable=False, default=False),
    Column("due_since", JSON, nullable=False),
    Index("ix_creditor_newest", "client_id", "created_at", "id"),
    Index("ix_creditor_client_id_created_by", "client_id", "created_by"),
    Index("ix_creditor_client_id_email_key", "client_id", "email_key"),
)

document_table = Table(
    "creditor_document",
    METADATA,
    Column("file_id", String(40), primary_key=True),
    Column("user_id", String(40), nullable=False, index=True),
    Column("kind", String(40), nullable=False),
    Column("given_at", BigInteger, nullable=False),
)
