"""What the confined child answered, as statements, tables and failures again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from recovery_bank import failures
from recovery_bank.columns import Columns, Table
from recovery_bank.entry import MAX_ENTRIES, Entry, Statement


def statement_from(answer: Mapping[str, Any]) -> Statement:
    """Raises the StatementFailure that the child met, and Damaged where it answers what no statement says."""
    _raise_failure(answer)
    try:
        told = answer["statement"]
        if len(told["entries"]) > MAX_ENTRIES:
            raise failures.TooLarge(f"more than {MAX_ENTRIES} entries")
        return Statement(
            str(told["format"]),
            tuple(Entry.from_json(entry) for entry in told["entries"]),
            tuple(str(account) for account in told["accounts"]),
            tuple(str(note) for note in told["notes"]),
            None if told["table"] is None else _table(told["table"]),
        )
    except (KeyError, TypeError, ValueError, ArithmeticError) as error:
        raise failures.Damaged(str(error)) from error


def table_from(answer: Mapping[str, Any]) -> Table:
    """As `statement_from` does."""
    _raise_failure(answer)
    try:
        return _table(answer["table"])
    except (KeyError, TypeError, ValueError) as error:
        raise failures.Damaged(str(error)) from error


_FAILURES = {
    kind.__name__: kind
    for kind in (
        failures.Empty,
        failures.TooLarge,
        failures.UnknownFormat,
        failures.Forbidden,
        failures.Incomplete,
        failures.Damaged,
    )
}


def _raise_failure(answer: Mapping[str, Any]) -> None:
    if "failure" not in answer:
        return
    told = answer["failure"]
    name, message = str(told.get("name")), str(told.get("message", ""))
    if name == failures.ColumnsUnknown.__name__:
        raise failures.ColumnsUnknown(_table(told["table"]), message)
    raise _FAILURES.get(name, failures.Damaged)(message)


def _table(told: Mapping[str, Any]) -> Table:
    return Table(
        tuple(str(name) for name in told["header"]),
        tuple(tuple(str(cell) for cell in row) for row in told["rows"]),
        Columns.from_json(told["columns"]),
        str(told["encoding"]),
    )
