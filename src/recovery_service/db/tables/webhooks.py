"""Events, the endpoints that are told of them, and what became of each attempt to tell."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, String, Table, Text, text

from recovery_service.db.metadata import METADATA

# `place` is the event's position in its client's list. It is given after the commit (see feed.py): a position
# taken inside the transaction could become visible after a higher one, and a reader's cursor would skip it.
event_table = Table(
    "event",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("user_id", String(40), nullable=False),
    # What it is about, None where that is a creditor.
    Column("receivable_id", String(40), index=True),
    Column("type", String(60), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("place", BigInteger),
    Column("body", Text, nullable=False),
    Index("ix_event_client_id_place", "client_id", "place"),
    Index("ix_event_client_id_created_at", "client_id", "created_at"),
)
Index(
    "ix_event_unplaced",
    event_table.c.client_id,
    postgresql_where=event_table.c.place.is_(None),
    sqlite_where=event_table.c.place.is_(None),
)

feed_table = Table(
    "event_feed",
    METADATA,
    Column("client_id", String(40), primary_key=True),
    Column("last_place", BigInteger, nullable=False),
)

# `failing_since` is the first failure after the last success, `exhausted` says that a delivery used up its attempts
# since then. Secrets are sealed with the data key.
endpoint_table = Table(
    "webhook_endpoint",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("subject", String(40), nullable=False),
    Column("verified_email", String(320)),
    Column("url", String(2048), nullable=False),
    Column("events", JSON, nullable=False),
    Column("description", Text),
    Column("secret", Text, nullable=False),
    Column("retired_secrets", JSON, nullable=False, server_default=text("'[]'")),
    Column("created_at", BigInteger, nullable=False),
    Column("enabled", Boolean, nullable=False, default=True),
    Column("disabled_reason", JSON(none_as_null=True)),
    Column("failing_since", BigInteger),
    Column("exhausted", Boolean, nullable=False, default=False),
    Column("last_error", JSON(none_as_null=True)),
    Column("debug_mode", Boolean, nullable=False, default=False),
    Column("debug_email", String(320)),
    Index("ix_webhook_endpoint_subject", "client_id", "subject"),
    Index("ix_webhook_endpoint_verified_email", "client_id", "verified_email"),
)

delivery_table = Table(
    "delivery",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("event_id", String(40), nullable=False, index=True),
    Column("endpoint_id", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("status", String(20), nullable=False),
    Column("attempts", Integer, nullable=False, default=0),
    Index("ix_delivery_endpoint_id_created_at", "endpoint_id", "created_at"),
)

attempt_table = Table(
    "delivery_attempt",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("delivery_id", String(40), nullable=False),
    Column("endpoint_id", String(40), nullable=False),
    Column("event_id", String(40), nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("status", String(20), nullable=False),
    Column("response_code", Integer),
    Column("duration_ms", Integer),
    Column("error", JSON(none_as_null=True)),
    Column("at", BigInteger, nullable=False),
    Column("response_body", Text),
    Index("ix_delivery_attempt_endpoint_id_at", "endpoint_id", "at", "id"),
    Index("ix_delivery_attempt_event_id", "event_id"),
    Index("ix_delivery_attempt_client_id_at", "client_id", "at", "id"),
)
