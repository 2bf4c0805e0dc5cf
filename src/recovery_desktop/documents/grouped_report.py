"""Reports that name each customer on a line of its own, above its invoices and a total: as QuickBooks exports them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

CUSTOMER: Final = "Customer"
Row = tuple[str, ...]


def is_grouped(header: Sequence[str]) -> bool:
    """Tell by the first column, which has no heading and holds the names and totals only."""
    return len(header) > 2 and not header[0].strip() and bool(header[1].strip())


def ungroup(header: Row, rows: Sequence[Row]) -> tuple[Row, tuple[Row, ...]]:
    """Return the table with a column of customers in place of the first one."""
    customer, items = "", []
    for row in rows:
        if not row[0].strip():
            items.append((customer, *row[1:]))
        elif not any(cell.strip() for cell in row[1:]):
            customer = row[0].strip()
    return (CUSTOMER, *header[1:]), tuple(items)
