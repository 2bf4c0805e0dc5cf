"""A list as a file: exact, with real numbers and dates, never a formula, whole or not there."""

from __future__ import annotations

import asyncio
import csv
import re
import zipfile
from collections.abc import Iterator, Sequence
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from recovery_desktop.commands.export_list import FileNotWritten, export_list
from recovery_desktop.documents.cells import Cell, Column, cells_as_text

COLUMNS = (
    Column("Invoice", "text"),
    Column("Amount", "money"),
    Column("Due date", "date"),
    Column("Days late", "number"),
)
ROW: list[Cell] = ["FA-2026-014", Decimal("1234567.89"), date(2026, 9, 2), 80]
FORMULAS = [
    "=1+1",
    "+1+1",
    "-1+1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    '=HYPERLINK("http://x")',
    "＝1+1",
    "＠x",
]


def write(
    path: Path, *rows: Sequence[Cell], mark: str = ".", columns: Sequence[Column] = COLUMNS
) -> list[int]:
    numbers: list[int] = []
    asyncio.run(export_list(path, "Receivables", columns, [rows], numbers.append, decimal_mark=mark))
    return numbers


def parts(path: Path) -> dict[str, str]:
    with zipfile.ZipFile(path) as book:
        return {name: book.read(name).decode() for name in book.namelist()}


def cell(path: Path, place: str) -> str:
    results = re.search(
        rf'<c r="{place}"[^>]*?(?:/>|>.*?</c>)', parts(path)["xl/worksheets/sheet1.xml"], re.S
    )
    assert results is not None, place
    return results[0]


@pytest.mark.parametrize(
    ("mark", "separator", "amount"), [(".", ",", "1234567.89"), (",", ";", "1234567,89")]
)
def test_csv_is_what_a_spreadsheet_of_that_place_reads(
    tmp_path: Path, mark: str, separator: str, amount: str
) -> None:
    path = tmp_path / "list.csv"
    assert write(path, ROW, ['Zoë; "x", y\nz', Decimal("0.10"), None, None], mark=mark) == [2]
    with path.open(encoding="utf-8-sig", newline="") as file:
        head, first, second = csv.reader(file, delimiter=separator)
    assert head == ["Invoice", "Amount", "Due date", "Days late"]
    assert first == ["FA-2026-014", amount, "2026-09-02", "80"]
    assert second == ['Zoë; "x", y\nz', f"0{mark}10", "", ""]


@pytest.mark.parametrize("text", FORMULAS)
def test_csv_export_of_any_text_has_no_formula(tmp_path: Path, text: str) -> None:
    path = tmp_path / "list.csv"
    write(path, [text, None, None, None])
    with path.open(encoding="utf-8-sig", newline="") as file:
        _, row = csv.reader(file)
    assert row[0] == f"'{text}"


@pytest.mark.parametrize("text", FORMULAS)
def test_xlsx_export_of_any_text_has_no_formula(tmp_path: Path, text: str) -> None:
    path = tmp_path / "list.xlsx"
    write(path, [text, None, None, None])
    shown = cell(path, "A2")
    assert 't="inlineStr"' in shown
    assert "<f>" not in parts(path)["xl/worksheets/sheet1.xml"]
    assert 'quotePrefix="1"' in parts(path)["xl/styles.xml"]
    assert re.search(r' s="[1-9]', shown), "the text keeps its mark where it is saved as something else"


def test_negative_amounts_stay_numbers() -> None:
    assert cells_as_text([Decimal("-12.50"), -3, "-12.50"], ",") == ["-12,50", "-3", "'-12.50"]


def test_xlsx_holds_numbers_and_dates(tmp_path: Path) -> None:
    path = tmp_path / "list.XLSX"
    write(path, ROW)
    assert "<v>1234567.89</v>" in cell(path, "B2")
    assert "<v>46267</v>" in cell(path, "C2"), "2 September 2026 counted from 1900"
    assert "<v>80</v>" in cell(path, "D2")
    sheet = parts(path)["xl/worksheets/sheet1.xml"]
    assert '<autoFilter ref="A1:D2"' in sheet
    assert "ySplit" in sheet


def test_links_stay_text(tmp_path: Path) -> None:
    path = tmp_path / "list.xlsx"
    write(path, ["https://example.org/x", None, None, None])
    assert "hyperlink" not in parts(path)["xl/worksheets/sheet1.xml"]


@pytest.mark.parametrize("name", ["list.csv", "list.xlsx"])
def test_old_file_stands_until_the_new_one_is_whole(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("old")

    def broken() -> Iterator[list[list[Cell]]]:
        yield [ROW]
        assert path.read_text() == "old"
        raise OSError("the disk is gone")

    with pytest.raises(FileNotWritten, match="the disk is gone"):
        asyncio.run(export_list(path, "Receivables", COLUMNS, broken(), lambda _: None))
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["list.csv", "list.xlsx"])
def test_export_that_is_cancelled_leaves_no_file(tmp_path: Path, name: str) -> None:
    path = tmp_path / name

    async def stopped() -> None:
        def report_progress(count: int) -> None:
            if count == 3:
                task.cancel()

        rows = ([ROW] for _ in range(1000))
        task = asyncio.ensure_future(export_list(path, "Receivables", COLUMNS, rows, report_progress))
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(stopped())
    assert list(tmp_path.iterdir()) == []


def test_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileNotWritten, match="it is no longer there"):
        write(tmp_path / "missing" / "list.csv", ROW)
