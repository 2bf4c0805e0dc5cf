"""Taking along what is listed: to the clipboard as lines with tabs, to a file as CSV or XLSX."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from recovery_desktop.documents.cells import cells_as_text
from recovery_desktop.ui import dialogs, text
from recovery_desktop.ui.pages.board import words
from recovery_desktop.ui.pages.board.state import BoardState


def copy_rows(state: BoardState, rows: Sequence[int], keys: Sequence[str]) -> int:
    """Return the lines with a head, as a spreadsheet takes them; how many there were."""
    mark = QLocale().decimalPoint()
    lines = [cells_as_text([column.title for column in words.export_columns(keys)])]
    for portion in state.portions(state.in_order(rows), partial(words.export_cells, keys)):
        lines += [cells_as_text(cells, mark) for cells in portion]
    copied = ("\t".join(_one_line(cell) for cell in line) for line in lines)
    QGuiApplication.clipboard().setText("\n".join(copied))
    return len(lines) - 1


def copy_cell(words_of_cell: str) -> None:
    QGuiApplication.clipboard().setText(words_of_cell)


def _one_line(cell: str) -> str:
    return " ".join(cell.split())


def choose_export_file(page: QWidget, state: BoardState, keys: Sequence[str]) -> QFileDialog:
    """Ask where to, then write what was chosen or else everything that is shown."""
    today = text.current_moment().astimezone().date().isoformat()
    title = words.tr("Invoices")

    def write(path: Path) -> None:
        cells = partial(words.export_cells, tuple(keys))
        state.export(path, title, words.export_columns(keys), cells, QLocale().decimalPoint())

    return dialogs.choose_new_file(
        page,
        words.tr("Export the list"),
        f"{title.lower()}-{today}",
        [words.tr("Spreadsheet (*.xlsx)"), words.tr("Comma-separated values (*.csv)")],
        write,
    )
