"""The procedures that courts opened over debtors; a debtor belongs to one creditor and has one at a time."""

from sqlalchemy import BigInteger, Column, Date, String, Table, Text

from recovery_service.db.metadata import METADATA

insolvency_table = Table(
    "insolvency",
    METADATA,
    Column("debtor_id", String(60), primary_key=True),
    Column("client_id", String(40), nullable=False),
    Column("procedure", String(20), nullable=False),
    Column("opened_on", Date, nullable=False),
    Column("published_on", Date),
    Column("declare_by", Date),
    Column("court", Text),
    Column("reference", Text),
    Column("administrator", Text),
    Column("declared_at", BigInteger, nullable=False),
    Column("declared_by", String(80), nullable=False),
)
