"""The tables of receivables: the receivable, its numbers, its contacts, its history; and the audit of every change."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Date,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from recovery_contract.receivables import METADATA_KEY_LENGTH, METADATA_VALUE_LENGTH
from recovery_service.db.metadata import METADATA

_SEQUENCE = BigInteger().with_variant(Integer, "sqlite")

receivable_table = Table(
    "receivable",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    Column("debtor_id", String(40), nullable=False),
    Column("status", String(20), nullable=False),
    Column("currency", String(3), nullable=False),
    Column("amount_minor", BigInteger, nullable=False),
    Column("prepaid_minor", BigInteger, nullable=False, default=0, server_default="0"),
    Column("paid_minor", BigInteger, nullable=False, default=0),
    Column("overpaid_minor", BigInteger, nullable=False, default=0),
    # Credit notes and differences that were rounded away, each {id, kind, amount_minor, of_invoice_minor, number, at}.
    Column("reductions", JSON, nullable=False, default=list, server_default="[]"),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("closed_at", BigInteger),
    Column("phone_attempted", Boolean, nullable=False, default=False),
    Column("numbers", JSON, nullable=False),
    Column("issue_date", Date, nullable=False),
    Column("due_date", Date, nullable=False),
    Column("service_description", Text, nullable=False),
    Column("before_tax_minor", BigInteger),
    Column("tax_minor", BigInteger),
    Column("debtor_name", Text, nullable=False),
    Column("debtor_email", String(320), nullable=False),
    # The name without case, accents and signs; and the numbers that pass their check.
    Column("debtor_key", String(80), nullable=False),
    Column("debtor_siret", String(14)),
    Column("debtor_vat", String(60)),
    Column("debtor", JSON, nullable=False),
    Column("metadata", JSON, nullable=False),
    Column("terms", JSON, nullable=False),
    Column("warnings", JSON, nullable=False),
    Column("time_barred", Boolean, nullable=False, default=False),
    Column("dispute", JSON(none_as_null=True)),
    Column("decision_deadline", BigInteger),
    Column("payout_minor", BigInteger),
    Column("payout_at", BigInteger),
    Column("follows_id", String(40)),
    # The moment of the newest event about it: the next one is later, whatever the clock says.
    Column("last_event_at", BigInteger, nullable=False, default=0, server_default="0"),
    # As it was when it was last added to the sums of the statistics; null: never (db/tables/reports.py).
    Column("summed_status", String(20)),
    Column("summed_amount_minor", BigInteger),
    Column("summed_paid_minor", BigInteger),
    Column("summed_closed_at", BigInteger),
    Column("summed_phone_attempted", Boolean),
    Index("ix_receivable_newest", "client_id", "created_at", "id"),
    Index("ix_receivable_user_newest", "client_id", "user_id", "created_at", "id"),
    Index("ix_receivable_status_newest", "client_id", "status", "created_at", "id"),
    Index("ix_receivable_user_status_newest", "client_id", "user_id", "status", "created_at", "id"),
    Index("ix_receivable_debtor", "client_id", "user_id", "debtor_key", "debtor_id"),
    Index("ix_receivable_debtor_siret", "client_id", "user_id", "debtor_siret", "debtor_id"),
    Index("ix_receivable_debtor_vat", "client_id", "user_id", "debtor_vat", "debtor_id"),
    Index("ix_receivable_debtor_id", "debtor_id", "created_at", "id"),
)

# Debtors of one creditor with one name, of whom the creditor said that they are not the same; the smaller id first.
different_debtors_table = Table(
    "different_debtors",
    METADATA,
    Column("first_id", String(40), primary_key=True),
    Column("second_id", String(40), primary_key=True, index=True),
    Column("said_at", BigInteger, nullable=False),
    Column("said_by", String(80), nullable=False),
)

number_table = Table(
    "receivable_number",
    METADATA,
    Column("receivable_id", String(40), ForeignKey("receivable.id"), primary_key=True),
    Column("number_key", String(64), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    Index("ix_receivable_number_key", "client_id", "number_key", "user_id"),
)

# The values of metadata that lists are searched by, in the order of the lists.
metadata_table = Table(
    "receivable_metadata",
    METADATA,
    Column("receivable_id", String(40), ForeignKey("receivable.id"), primary_key=True),
    Column("key", String(METADATA_KEY_LENGTH), primary_key=True),
    Column("value", String(METADATA_VALUE_LENGTH), nullable=False),
    Column("client_id", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("ix_receivable_metadata_newest", "client_id", "key", "value", "created_at", "receivable_id"),
)

contact_table = Table(
    "debtor_contact",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("receivable_id", String(40), ForeignKey("receivable.id"), nullable=False),
    Column("position", Integer, nullable=False),
    Column("level", Integer, nullable=False),
    Column("email", String(320), nullable=False),
    Column("first_name", Text),
    Column("last_name", Text),
    Column("phone", Text),
    Column("job_title", Text),
    Index("ix_debtor_contact_receivable", "receivable_id", "level", "position"),
)

history_table = Table(
    "history",
    METADATA,
    Column("sequence", _SEQUENCE, primary_key=True, autoincrement=True),
    Column("receivable_id", String(40), ForeignKey("receivable.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("actor", String(80)),
    Column("data", JSON(none_as_null=True)),
    Index("ix_history_receivable", "receivable_id", "sequence"),
)

audit_table = Table(
    "audit",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("actor", String(80), nullable=False),
    Column("action", String(80), nullable=False),
    Column("object_id", String(40), nullable=False),
    Column("request_id", String(80)),
    Column("before", JSON(none_as_null=True)),
    Column("after", JSON(none_as_null=True)),
    Index("ix_audit_object", "object_id", "at"),
    Index("ix_audit_at", "at"),
)
