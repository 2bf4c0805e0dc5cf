"""What the confined child can be asked: to read a bank statement, or a table, as values that cross a pipe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from recovery_bank import failures
from recovery_bank.columns import Columns, Table
from recovery_bank.formats.table import table_of
from recovery_bank.statement import read_statement

Answer = tuple[dict[str, Any], bytes]
Ask = Callable[[dict[str, Any], bytes], Answer]


def statement(message: dict[str, Any], block: bytes, ask: Ask) -> Answer:
    """Answer {statement} or {failure}. Asks {signature} for the columns that a person named before."""

    def remembered(signature: str) -> Columns | None:
        known = ask({"signature": signature}, b"")[0].get("columns")
        return None if known is None else Columns.from_json(known)

    chosen = message.get("columns")
    try:
        read = read_statement(block, None if chosen is None else Columns.from_json(chosen), remembered)
    except failures.StatementFailure as failure:
        return _failed(failure), b""
    told = {
        "format": read.format,
        "entries": [entry.as_json() for entry in read.entries],
        "accounts": list(read.accounts),
        "notes": list(read.notes),
        "table": None if read.table is None else _as_json(read.table),
    }
    return {"statement": told}, b""


def table(message: dict[str, Any], block: bytes, ask: Ask) -> Answer:
    """Answer {table} or {failure}."""
    try:
        return {"table": _as_json(table_of(block))}, b""
    except failures.StatementFailure as failure:
        return _failed(failure), b""


def _failed(failure: failures.StatementFailure) -> dict[str, Any]:
    told: dict[str, Any] = {"name": type(failure).__name__, "message": str(failure)}
    if isinstance(failure, failures.ColumnsUnknown):
        told["table"] = _as_json(failure.table)
    return {"failure": told}


def _as_json(table: Table) -> dict[str, Any]:
    return {
        "header": table.header,
        "rows": table.rows,
        "columns": table.columns.as_json(),
        "encoding": table.encoding,
    }


TASKS: dict[str, Callable[[dict[str, Any], bytes, Ask], Answer]] = {"statement": statement, "table": table}
