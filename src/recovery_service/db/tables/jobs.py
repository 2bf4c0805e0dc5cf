"""The job table."""

from sqlalchemy import JSON, BigInteger, Boolean, Column, Index, Integer, String, Table, false, text

from recovery_service.db.metadata import METADATA

_FAILING = text("failed_at IS NOT NULL")

job_table = Table(
    "job",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("clock_id", String(40), nullable=False),
    # Whose it is; unknown of what a release before planned.
    Column("client_id", String(40)),
    Column("kind", String(60), nullable=False),
    Column("key", String(200), nullable=False, unique=True),
    Column("payload", JSON, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("leased_until", BigInteger, nullable=False, default=0),
    Column("lease", String(40)),
    Column("attempt", Integer, nullable=False, default=0),
    Column("failure", String(500)),
    # The first attempt in vain since it was planned, by the server's clock.
    Column("failed_at", BigInteger),
    # What may hold it up: the other jobs of its client, or what it talks to outside.
    Column("lane", String(200)),
    # The trace of whoever planned it, where requests are traced (web/tracing.py).
    Column("trace", String(80)),
    Index("ix_job_clock_id_due_at", "clock_id", "due_at", "id"),
    # By this a lane with few jobs is found behind one with a hundred thousand.
    Index("ix_job_clock_id_lane_due_at", "clock_id", "lane", "due_at"),
    Index("ix_job_failed_at", "failed_at", sqlite_where=_FAILING, postgresql_where=_FAILING),
)

# The processes that work on the jobs of a server, and when each said last that it is there, by the server's clock.
worker_table = Table(
    "worker",
    METADATA,
    Column("session", String(8), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
    # Whether it publishes, where an engine distributes outward jobs; the first one of these does.
    Column("relays", Boolean, nullable=False, server_default=false()),
)
