"""The cells of a list, and how they read as text: nothing in them is ever calculated."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Final, Literal

Kind = Literal["text", "money", "number", "date"]
Cell = str | Decimal | int | date | None


@dataclass(frozen=True)
class Column:
    """`width` in letters, for formats that have one."""

    title: str
    kind: Kind
    width: int = 14


STARTS_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")


def escape_formula(text: str) -> str:
    """Return the text; one that begins like a formula gets the mark by which spreadsheets take it for text."""
    return f"'{text}" if text.startswith(STARTS_FORMULA) else text


def cells_as_text(cells: Iterable[Cell], decimal_mark: str = ".") -> list[str]:
    """Return the cells as CSV and the clipboard carry them: amounts without grouping, dates as 2026-11-21."""
    return [_as_text(cell, decimal_mark) for cell in cells]


def _as_text(cell: Cell, decimal_mark: str) -> str:
    if cell is None:
        return ""
    if isinstance(cell, str):
        return escape_formula(cell)
    if isinstance(cell, date):
        return cell.isoformat()
    return f"{cell:f}".replace(".", decimal_mark) if isinstance(cell, Decimal) else str(cell)
