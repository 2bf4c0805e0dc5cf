"""The tables of the web layer: counted requests, stored answers, and what a replica has to have."""

from sqlalchemy import DDL, BigInteger, Column, Identity, Index, Integer, LargeBinary, String, Table, event

from recovery_service.db.metadata import METADATA

rate_window = Table(
    "rate_window",
    METADATA,
    Column("key", String(200), primary_key=True),
    Column("used", Integer, nullable=False),
    Column("ends_at", BigInteger, nullable=False, index=True),
)
# Counters are worth nothing after a crash, and are written with every request.
event.listen(
    rate_window,
    "after_create",
    DDL("ALTER TABLE rate_window SET UNLOGGED").execute_if(dialect="postgresql"),  # type: ignore[no-untyped-call]
)

# A row of each transaction that changed something for a client, or told it of something: where reads go to a replica.
client_change = Table(
    "client_change",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), Identity(), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Index("ix_client_change_client_id_at", "client_id", "at", "id"),
)

idempotent_response = Table(
    "idempotent_answer",
    METADATA,
    Column("client_id", String(40), primary_key=True),
    Column("subject", String(40), primary_key=True),
    Column("key", String(255), primary_key=True),
    Column("fingerprint", String(64), nullable=False),
    # While `status` is empty the request is running under this claim.
    Column("claim", String(40), nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
    Column("status", Integer),
    Column("media_type", String(100)),
    Column("body", LargeBinary),
    Column("created_at", BigInteger, nullable=False, index=True),
    # What it tells of, where that is a debtor's: the receivable or extraction.
    Column("about", String(40)),
)
Index(
    "ix_idempotent_answer_about",
    idempotent_response.c.about,
    sqlite_where=idempotent_response.c.about.is_not(None),
    postgresql_where=idempotent_response.c.about.is_not(None),
)
