"""Reference rates that an operator entered; they add to the published rows and win over them."""

from sqlalchemy import BigInteger, Column, Date, String, Table

from recovery_service.db.metadata import METADATA

law_rate_table = Table(
    "law_rate",
    METADATA,
    Column("reference", String(20), primary_key=True),
    Column("since", Date, primary_key=True),
    Column("points", String(20), nullable=False),
    Column("source", String(300), nullable=False),
    Column("entered_at", BigInteger, nullable=False),
)
