"""Takes a table of invoices in: a draft for each row, and the meaning of its columns remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.earlier_submission import find_earlier_submission
from recovery_desktop.documents.invoice_table import (
    ROLES,
    InvoiceRow,
    InvoiceTable,
    guess_columns,
    read_table,
)
from recovery_desktop.ids import DraftId
from recovery_desktop.store.debtors import name_key
from recovery_desktop.store.drafts import OPEN
from recovery_desktop.store.store import Store


async def open_table(store: Store, path: Path) -> tuple[InvoiceTable, dict[str, int]]:
    """Return the table, and its columns as they were named the last time or as the headings say. Raises
    TableNotRead."""
    table = await asyncio.to_thread(read_table, path)
    columns = store.preferences.get(_remembered_as(table.signature), {})
    usable = {role: at for role, at in columns.items() if role in ROLES and at < len(table.header)}
    return table, usable or guess_columns(table.header, table.rows)


def list_new_rows(context: ConnectionContext, rows: Sequence[InvoiceRow]) -> list[InvoiceRow]:
    """Return the rows without those of which the number stands in a receivable or a draft of the same debtor."""
    drafts = {
        (number, name_key(debtor))
        for _, number, debtor in context.connection_store.drafts.list_identities(*OPEN)
    }
    return [
        row
        for row in rows
        if not row.values.get("invoice.numbers")
        or (_identity(row.values) not in drafts and not _is_submitted(context, row))
    ]


def _is_submitted(context: ConnectionContext, row: InvoiceRow) -> bool:
    number, debtor = row.values["invoice.numbers"], row.values.get("debtor.company_name", "")
    earlier = find_earlier_submission(context.connection_store, [number], debtor, DraftId(""), None)
    return earlier is not None and earlier.kind == "number" and not earlier.debtor


def _identity(values: Mapping[str, Any]) -> tuple[str, str]:
    name = str(values.get("debtor.company_name", ""))
    return str(values.get("invoice.numbers", "")).strip(), name_key(name)


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
