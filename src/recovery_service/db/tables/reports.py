"""The index that the statistics are read from: in the order of the groups, with every column that they need."""

from sqlalchemy import Index

from recovery_service.db.tables.receivables import receivable_table

_R = receivable_table.c

statistics_index = Index(
    "ix_receivable_statistics",
    _R.client_id,
    _R.currency,
    _R.status,
    _R.phone_attempted,
    _R.created_at,
    _R.user_id,
    _R.amount_minor,
    _R.paid_minor,
    _R.closed_at,
)
