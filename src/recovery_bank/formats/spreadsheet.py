"""XLSX, XLS and ODS: the cells of the first sheet that holds a table, as they are shown.

Nothing is calculated and no macro is run: of a formula there is the result that was saved with it.
"""

from __future__ import annotations

import io
from contextlib import suppress
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from typing import Final

from python_calamine import CalamineError, CalamineSheet, CalamineWorkbook, PasswordError

from recovery_bank.columns import Table
from recovery_bank.entry import MAX_ENTRIES
from recovery_bank.failures import DamagedStatement, EmptyStatement, StatementTooLarge, UnknownFormat
from recovery_bank.formats.table import PREAMBLE, WIDEST, find_table_in_rows

_ZIP: Final = b"PK\x03\x04"
_COMPOUND: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
MOST_SHEETS: Final = 50
LONGEST: Final = 2_000
Cell = int | float | str | bool | time | date | datetime | timedelta


def is_spreadsheet(content: bytes) -> bool:
    return content.startswith((_ZIP, _COMPOUND))


def parse_spreadsheet(content: bytes) -> Table:
    """Read the first sheet that holds a table.

    Raises Damaged, TooLarge, and UnknownFormat where no sheet holds one.
    """
    try:
        book = CalamineWorkbook.from_filelike(io.BytesIO(content))
        for name in book.sheet_names[:MOST_SHEETS]:
            # A page of notes before the list is passed over.
            with suppress(UnknownFormat, EmptyStatement):
                return find_table_in_rows(_rows(book.get_sheet_by_name(name)), "spreadsheet")
    except (CalamineError, PasswordError, OSError, ValueError) as error:
        raise DamagedStatement(str(error)) from error
    raise UnknownFormat("no table")


def _rows(sheet: CalamineSheet) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for row in sheet.iter_rows():
        cells = [_text(cell) for cell in row[:WIDEST]]
        # Every row is padded to the widest: blanks are removed to tell a title from the headings.
        while cells and not cells[-1]:
            cells.pop()
        if cells:
            rows.append(tuple(cells))
        if len(rows) > MAX_ENTRIES + PREAMBLE:
            raise StatementTooLarge(f"more than {MAX_ENTRIES} rows")
    return rows


def _text(cell: Cell) -> str:
    """Return a cell as a CSV would have it, numbers with a point that can be no mark of thousands."""
    if isinstance(cell, datetime):
        return cell.date().isoformat()
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    if isinstance(cell, float):
        return _number(cell)
    return str(cell).strip()[:LONGEST]


def _number(value: float) -> str:
    if value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    exact = Decimal(repr(value))
    decimals = -int(exact.as_tuple().exponent)
    # What a program calculated carries the dust of its arithmetic.
    if decimals > 6:
        exact = round(exact, 2)
        decimals = 2
    return f"{exact:.{4 if decimals == 3 else max(decimals, 2)}f}"
