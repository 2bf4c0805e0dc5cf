"""Takes a table of invoices in: a draft for each row, and the meaning of its columns remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.documents.invoice_table import (
    ROLES,
    InvoiceRow,
    InvoiceTable,
    guess_columns,
    read_table,
)
from recovery_desktop.store.store import Store


async def open_table(store: Store, path: Path) -> tuple[InvoiceTable, dict[str, int]]:
    """Return the table, and its columns as they were named the last time or as the headings say. Raises
    TableNotRead."""
    table = await asyncio.to_thread(read_table, path)
    columns = store.preferences.get(_remembered_as(table.signature), {})
    usable = {role: at for role, at in columns.items() if role in ROLES and at < len(table.header)}
    return table, usable or guess_columns(table.header)


def import_invoices(
    context: ConnectionContext, table: InvoiceTable, columns: Mapping[str, int], rows: Sequence[InvoiceRow]
) -> list[str]:
    """Return the drafts in the order of the rows: all of them durable, or none. Raises NotSaved."""
    drafts = context.connection_store.drafts
    with context.store.database.write():
        context.store.preferences.set(_remembered_as(table.signature), dict(columns))
        return [
            drafts.add(
                {
                    "values": dict(row.values),
                    "contacts": [dict(row.contact)] if row.contact else [],
                    "touched": list(row.unclear),
                },
                file_name=f"{table.file_name} · {row.line}",
            ).id
            for row in rows
        ]


def _remembered_as(signature: str) -> str:
    return f"invoice_columns.{signature}"
