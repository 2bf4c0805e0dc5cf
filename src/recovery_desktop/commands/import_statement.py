"""Imports a bank statement: read on this machine, its entries kept once, named columns remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.usual_currency import usual_currency
from recovery_desktop.documents.statements import ColumnNaming, read_statement
from recovery_desktop.ids import StatementId


@dataclass(frozen=True)
class ImportedStatement:
    """`payments` came in; `added` of all entries were new; `naming` where the columns of a table were guessed."""

    statement_id: StatementId
    file_name: str
    format: str
    payments: int
    added: int
    entries: int
    notes: tuple[str, ...]
    naming: ColumnNaming | None


async def import_statement(context: ConnectionContext, path: Path) -> ImportedStatement:
    """Import a bank statement. Raises StatementNotRead, and ColumnsToName where a person has to name the columns."""
    return await _import(context, path, None)


async def import_with_columns(
    context: ConnectionContext,
    path: Path,
    signature: str,
    chosen: Mapping[str, Any],
    instead_of: StatementId | None = None,
) -> ImportedStatement:
    """Return the same with the columns that the person named, remembered for tables of this kind; what was read of the
    file before and not decided goes. Raises as `import_statement`."""
    imported = await _import(context, path, chosen, instead_of)
    context.store.preferences.set(_remembered_as(signature), dict(chosen))
    return imported


async def _import(
    context: ConnectionContext,
    path: Path,
    chosen: Mapping[str, Any] | None,
    instead_of: StatementId | None = None,
) -> ImportedStatement:
    # The store belongs to this thread: what it remembers is looked up before.
    remembered = context.store.preferences.starting_with(_remembered_as(""))
    read = await asyncio.to_thread(
        read_statement,
        path,
        lambda signature: remembered.get(_remembered_as(signature)),
        chosen,
        usual_currency(context),
    )
    statements = context.connection_store.statements
    with context.store.database.write():
        if instead_of is not None:
            statements.forget_open(instead_of)
        row, added = statements.add(path.name, read.format, read.notes, read.entries)
    payments = sum(entry["kind"] == "payment" for entry in read.entries)
    return ImportedStatement(
        row.id, path.name, read.format, payments, added, len(read.entries), read.notes, read.naming
    )


def _remembered_as(signature: str) -> str:
    return f"statement_columns.{signature}"
