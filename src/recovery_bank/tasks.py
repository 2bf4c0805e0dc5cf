"""Tasks of the confined child: read a bank statement or a table, as values that cross a pipe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from recovery_bank import failures
from recovery_bank.columns import Columns, Table
from recovery_bank.formats.spreadsheet import is_spreadsheet, parse_spreadsheet
from recovery_bank.formats.table import parse_table
from recovery_bank.statement import read_statement

TaskResponse = tuple[dict[str, Any], bytes]
AskParent = Callable[[dict[str, Any], bytes], TaskResponse]


def handle_statement(message: dict[str, Any], block: bytes, ask: AskParent) -> TaskResponse:
    """Return {statement} or {failure}. Asks {signature} for the columns that a person named before."""

    def load_remembered_columns(signature: str) -> Columns | None:
        columns = ask({"signature": signature}, b"")[0].get("columns")
        return None if columns is None else Columns.from_json(columns)

    chosen = message.get("columns")
    try:
        read = read_statement(
            block,
            None if chosen is None else Columns.from_json(chosen),
            load_remembered_columns,
            str(message.get("usual_currency") or ""),
        )
    except failures.StatementFailure as failure:
        return _failure_response(failure), b""
    payload = {
        "format": read.format,
        "entries": [entry.as_json() for entry in read.entries],
        "accounts": list(read.accounts),
        "notes": list(read.notes),
        "table": None if read.table is None else _as_json(read.table),
    }
    return {"statement": payload}, b""


def handle_table(message: dict[str, Any], block: bytes, ask: AskParent) -> TaskResponse:
    """Return {table} or {failure}."""
    try:
        parse = parse_spreadsheet if is_spreadsheet(block) else parse_table
        return {"table": _as_json(parse(block))}, b""
    except failures.StatementFailure as failure:
        return _failure_response(failure), b""


def _failure_response(failure: failures.StatementFailure) -> dict[str, Any]:
    payload: dict[str, Any] = {"name": type(failure).__name__, "message": str(failure)}
    if isinstance(failure, failures.ColumnsUnknown):
        payload["table"] = _as_json(failure.table)
    return {"failure": payload}


def _as_json(table: Table) -> dict[str, Any]:
    return {
        "header": table.header,
        "rows": table.rows,
        "columns": table.columns.as_json(),
        "encoding": table.encoding,
    }


TASKS: dict[str, Callable[[dict[str, Any], bytes, AskParent], TaskResponse]] = {
    "statement": handle_statement,
    "table": handle_table,
}
