"""Writes a list as CSV or XLSX: exact numbers, real dates, and no text that a spreadsheet would calculate."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final, Protocol

from recovery_desktop.documents.cells import STARTS_FORMULA, Cell, Column, cells_as_text, escape_formula


class SheetWriter(Protocol):
    def add(self, rows: Iterable[Sequence[Cell]]) -> None:
        """Add rows, one cell for each column."""

    def finish(self) -> None:
        """Write everything to disk. Raises OSError."""

    def move_into_place(self) -> None:
        """Put the whole file under its name. Raises OSError."""

    def discard(self) -> None:
        """Leave nothing behind."""


def open_sheet(path: Path, title: str, columns: Sequence[Column], decimal_mark: str = ".") -> SheetWriter:
    """Return a CSV or, by its ending, an XLSX file; until it is finished nothing stands under `path`. Raises OSError.

    Where the decimal mark is a comma, a CSV separates by semicolons, as spreadsheets expect it there.
    """
    if path.suffix.lower() == ".xlsx":
        return _Xlsx(path, title, columns)
    return _Csv(path, columns, decimal_mark)


class _TemporaryFile:
    """A file that is written beside its place, so that it can take it in one step."""

    def __init__(self, path: Path) -> None:
        self._path, self._part = path, path.with_name(f".{path.name}.{os.getpid()}.part")
        os.close(os.open(self._part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))

    def move_into_place(self) -> None:
        os.replace(self._part, self._path)

    def _sync(self) -> None:
        with self._part.open("rb+") as written:
            os.fsync(written.fileno())

    def _remove(self) -> None:
        with suppress(FileNotFoundError):
            self._part.unlink()


class _Csv(_TemporaryFile):
    def __init__(self, path: Path, columns: Sequence[Column], decimal_mark: str) -> None:
        super().__init__(path)
        self._mark = decimal_mark
        # The byte order mark tells spreadsheets that it is UTF-8.
        self._file = self._part.open("w", encoding="utf-8-sig", newline="")
        self._writer = csv.writer(self._file, delimiter=";" if decimal_mark == "," else ",")
        self._writer.writerow([escape_formula(column.title) for column in columns])

    def add(self, rows: Iterable[Sequence[Cell]]) -> None:
        self._writer.writerows(cells_as_text(row, self._mark) for row in rows)

    def finish(self) -> None:
        self._file.close()
        self._sync()

    def discard(self) -> None:
        self._file.close()
        self._remove()


class _Xlsx(_TemporaryFile):
    def __init__(self, path: Path, title: str, columns: Sequence[Column]) -> None:
        super().__init__(path)
        # A large library, loaded by the first export only.
        import xlsxwriter

        self._fault = xlsxwriter.exceptions.FileCreateError
        self._columns, self._closed = columns, False
        self._book = xlsxwriter.Workbook(
            str(self._part), {"constant_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
        )
        self._page = self._book.add_worksheet(title[:31])
        strong = self._book.add_format({"bold": True, "bottom": 1})
        self._formats = {
            "money": self._book.add_format({"num_format": "#,##0.00"}),
            "date": self._book.add_format({"num_format": "yyyy-mm-dd"}),
            # Saved again as CSV elsewhere, the text must still be text.
            "quoted": self._book.add_format({"quote_prefix": True}),
        }
        for at, column in enumerate(columns):
            self._page.set_column(at, at, column.width)
            self._page.write_string(0, at, column.title, strong)
        self._page.freeze_panes(1, 0)
        self._next = 1

    def add(self, rows: Iterable[Sequence[Cell]]) -> None:
        for row in rows:
            for at, cell in enumerate(row):
                self._write(at, cell)
            self._next += 1

    def _write(self, at: int, cell: Cell) -> None:
        if cell is None:
            return
        if isinstance(cell, str):
            quoted = self._formats["quoted"] if cell.startswith(STARTS_FORMULA) else None
            self._page.write_string(self._next, at, cell[:LONGEST_CELL], quoted)
        elif isinstance(cell, date):
            self._page.write_datetime(self._next, at, cell, self._formats["date"])
        elif self._columns[at].kind == "money":
            self._page.write_number(self._next, at, cell, self._formats["money"])
        else:
            self._page.write_number(self._next, at, cell)

    def finish(self) -> None:
        self._page.autofilter(0, 0, max(self._next - 1, 0), len(self._columns) - 1)
        self._close()
        self._sync()

    def _close(self) -> None:
        """Write the file, and let go of the temporary ones."""
        if self._closed:
            return
        self._closed = True
        try:
            self._book.close()
        except self._fault as error:
            raise OSError(str(error)) from error

    def discard(self) -> None:
        with suppress(OSError):
            self._close()
        self._remove()


LONGEST_CELL: Final = 32_767
"""Letters that a cell of XLSX may have."""
