"""The tables of the recovery work: one row per recovery, its planned contacts, its attempts, what a creditor set."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, Date, Index, Integer, String, Table, Text

from recovery_service.db.metadata import METADATA

recovery_table = Table(
    "recovery",
    METADATA,
    Column("receivable_id", String(40), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    Column("debtor_id", String(60), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("assigned_agent", String(100), nullable=False),
    Column("link_generation", Integer, nullable=False, default=1),
    Column("level", Integer, nullable=False, default=0),
    Column("paused_reason", String(60)),
    Column("paused_since", BigInteger),
    Column("stopped_reason", String(60)),
    Column("stopped_at", BigInteger),
)

planned_contact_table = Table(
    "planned_contact",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("receivable_id", String(40), nullable=False),
    Column("client_id", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    Column("debtor_id", String(60), nullable=False),
    Column("position", Integer, nullable=False),
    Column("gap_days", Integer, nullable=False),
    Column("channel", String(10), nullable=False),
    Column("level", Integer, nullable=False),
    Column("tone", String(20), nullable=False),
    Column("template", String(60), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("state", String(12), nullable=False),
    Column("reason", String(60)),
    Column("why", String(300)),
    Column("subject", String(300)),
    Column("body", Text),
    Index("ix_planned_contact_receivable", "receivable_id", "position"),
    Index("ix_planned_contact_ledger", "client_id", "state", "at"),
    Index("ix_planned_contact_debtor", "debtor_id", "state", "at"),
)

attempt_table = Table(
    "contact_attempt",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("receivable_id", String(40), nullable=False),
    Column("client_id", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    Column("debtor_id", String(60), nullable=False),
    Column("planned_contact_id", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("channel", String(10), nullable=False),
    Column("level", Integer, nullable=False),
    Column("address", String(400), nullable=False),
    Column("language", String(2), nullable=False),
    Column("template", String(60), nullable=False),
    Column("subject", String(300), nullable=False),
    Column("body", Text, nullable=False),
    Column("letter", JSON),
    Column("at", BigInteger, nullable=False),
    Column("outcome", String(40), nullable=False),
    Column("outcome_at", BigInteger),
    Column("message_id", String(200)),
    Column("tries", Integer, nullable=False, default=0),
    Column("file_id", String(40)),
    Column("notes", Text),
    Index("ix_contact_attempt_receivable", "receivable_id", "number"),
    Index("ix_contact_attempt_debtor", "debtor_id", "at"),
    Index("ix_contact_attempt_message", "message_id"),
)

suppression_table = Table(
    "suppression",
    METADATA,
    Column("client_id", String(40), primary_key=True),
    Column("debtor_id", String(60), primary_key=True),
    Column("channel", String(10), primary_key=True),
    Column("address", String(400), primary_key=True),
    Column("reason", String(60), nullable=False),
    Column("at", BigInteger, nullable=False),
)

preference_table = Table(
    "recovery_preference",
    METADATA,
    Column("user_id", String(40), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("value", JSON, nullable=False),
    Column("secret", Text),
    Column("approved", Boolean, nullable=False, default=False),
    Column("updated_at", BigInteger, nullable=False),
)

promise_table = Table(
    "promise",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("receivable_id", String(40), nullable=False),
    Column("amount_minor", BigInteger, nullable=False),
    Column("day", Date, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("state", String(10), nullable=False),
    Index("ix_promise_receivable", "receivable_id", "day"),
)
