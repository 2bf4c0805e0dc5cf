"""Answers of the confined child, converted back to statements, tables and failures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from recovery_bank import failures
from recovery_bank.columns import Columns, Table
from recovery_bank.entry import MAX_ENTRIES, Entry, Statement


def parse_statement_response(response: Mapping[str, Any]) -> Statement:
    """Parse the child's statement. Raises the StatementFailure that the child met, and Damaged where the response is
    no statement."""
    _raise_failure(response)
    try:
        payload = response["statement"]
        if len(payload["entries"]) > MAX_ENTRIES:
            raise failures.StatementTooLarge(f"more than {MAX_ENTRIES} entries")
        return Statement(
            str(payload["format"]),
            tuple(Entry.from_json(entry) for entry in payload["entries"]),
            tuple(str(account) for account in payload["accounts"]),
            tuple(str(note) for note in payload["notes"]),
            None if payload["table"] is None else _parse_table(payload["table"]),
        )
    except (KeyError, TypeError, ValueError, ArithmeticError) as error:
        raise failures.DamagedStatement(str(error)) from error


def parse_table_response(response: Mapping[str, Any]) -> Table:
    """Parse the child's table. Raises as `parse_statement_response` does."""
    _raise_failure(response)
    try:
        return _parse_table(response["table"])
    except (KeyError, TypeError, ValueError) as error:
        raise failures.DamagedStatement(str(error)) from error


_FAILURES = {
    kind.__name__: kind
    for kind in (
        failures.EmptyStatement,
        failures.StatementTooLarge,
        failures.UnknownFormat,
        failures.ForbiddenContent,
        failures.IncompleteStatement,
        failures.DamagedStatement,
    )
}


def _raise_failure(response: Mapping[str, Any]) -> None:
    if "failure" not in response:
        return
    failure = response["failure"]
    name, message = str(failure.get("name")), str(failure.get("message", ""))
    if name == failures.ColumnsUnknown.__name__:
        raise failures.ColumnsUnknown(_parse_table(failure["table"]), message)
    raise _FAILURES.get(name, failures.DamagedStatement)(message)


def _parse_table(payload: Mapping[str, Any]) -> Table:
    return Table(
        tuple(str(name) for name in payload["header"]),
        tuple(tuple(str(cell) for cell in row) for row in payload["rows"]),
        Columns.from_json(payload["columns"]),
        str(payload["encoding"]),
    )
