"""What a text document says, in its order: paragraphs and tables, counted against what an invoice may have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from recovery_invoices.failures import ExtractionError

MOST_BLOCKS: Final = 3_000
MOST_LETTERS: Final = 200_000
MOST_COLUMNS: Final = 30
DEEPEST: Final = 60
"""So many elements within each other; a nested table takes four."""
ALIGNMENTS: Final = {"right": "right", "end": "right", "center": "center"}


@dataclass(frozen=True)
class Cell:
    text: str
    align: str = "left"
    span: int = 1


@dataclass
class Blocks:
    """Raises ExtractionError SWOLLEN where there are more than an invoice ever has."""

    _listed: list[dict[str, Any]] = field(default_factory=list)
    _letters: int = 0

    def add_paragraph(self, text: str, align: str) -> None:
        lines = [[part.strip() for part in line.split("\t") if part.strip()] for line in text.split("\n")]
        if any(len(parts) > 1 for parts in lines):
            # Tabs set words in columns.
            self.add_table([[Cell(part) for part in parts] for parts in lines], ())
            return
        self._add({"kind": "text", "text": text.replace("\t", " ").strip(), "align": align}, text)

    def add_table(self, rows: Sequence[Sequence[Cell]], widths: Sequence[int]) -> None:
        columns = min(max((sum(cell.span for cell in row) for row in rows), default=0), MOST_COLUMNS)
        if not columns:
            return
        shares = (
            list(widths) if len(widths) == columns and all(width > 0 for width in widths) else [1] * columns
        )
        listed = [_padded(row, columns) for row in rows]
        self._add(
            {"kind": "table", "widths": shares, "rows": listed},
            "".join(cell.text for row in rows for cell in row),
        )

    def _add(self, block: dict[str, Any], words: str) -> None:
        self._listed.append(block)
        self._letters += len(words) + 1
        if len(self._listed) > MOST_BLOCKS or self._letters > MOST_LETTERS:
            raise ExtractionError("SWOLLEN")

    def listed(self) -> list[dict[str, Any]]:
        """Return them to be set. Raises ExtractionError NO_TEXT where nothing is written."""
        if not any(
            block["text"]
            if block["kind"] == "text"
            else any(cell["text"] for row in block["rows"] for cell in row)
            for block in self._listed
        ):
            raise ExtractionError("NO_TEXT")
        return self._listed


def _padded(row: Sequence[Cell], columns: int) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = []
    left = columns
    for cell in row:
        span = min(max(cell.span, 1), left)
        if not span:
            break
        cells.append({"text": cell.text.replace("\t", " ").strip(), "align": cell.align, "span": span})
        left -= span
    return cells + [{"text": "", "align": "left", "span": 1}] * left
