"""What the statistics are read from: sums of receivables by day and month, and the rows that they do not hold yet."""

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, case, literal_column, or_

from recovery_service.db.metadata import METADATA
from recovery_service.db.tables.receivables import receivable_table

# Sums of the receivables created within a day or month, UTC; `user_id` '' sums those of all creditors of the client.
statistics_sum_table = Table(
    "statistics_sum",
    METADATA,
    Column("client_id", String(40), primary_key=True),
    Column("user_id", String(40), primary_key=True),
    Column("unit", String(5), primary_key=True),  # day or month
    Column("begins_at", BigInteger, primary_key=True),
    Column("currency", String(3), primary_key=True),
    Column("status", String(20), primary_key=True),
    Column("phone_attempted", Boolean, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("amount_minor", BigInteger, nullable=False),
    Column("paid_minor", BigInteger, nullable=False),
    Column("duration_ms", BigInteger, nullable=False),
)

_R = receivable_table.c

SUMMED_COLUMNS = ("status", "amount_minor", "paid_minor", "closed_at", "phone_attempted")
"""What of a receivable stands in the sums, and beside it as `summed_…` what it was when it was summed."""

_differs = or_(*(_R[name].is_distinct_from(_R[f"summed_{name}"]) for name in SUMMED_COLUMNS))
is_unsummed = case((_differs, literal_column("1")), else_=literal_column("0")) == literal_column("1")
"""Whether the sums do not hold a receivable as it is: it is new, or was changed since. As a comparison of numbers, of
which PostgreSQL expects to find few; of columns that differ it expects all, and reads the whole table."""

unsummed_index = Index(
    "ix_receivable_unsummed",
    _R.client_id,
    _R.user_id,
    _R.created_at,
    sqlite_where=is_unsummed,
    postgresql_where=is_unsummed,
)
