"""Spreadsheets of invoices: XLSX and ODS are read as CSV is, formulas by the result that was saved with them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import pytest
import xlsxwriter

from recovery_desktop.actions.connection_context import ConnectionContext
from recovery_desktop.commands.import_invoices import open_table
from recovery_desktop.documents.invoice_table import (
    InvoiceRow,
    TableNotRead,
    read_invoice_rows,
)
from tests.desktop.edge import Wire, connected_to, run
from tests.invoices.messages import zipped

HEAD = ("Rechnungsnummer", "Rechnungsdatum", "Fällig am", "Brutto", "Kunde", "E-Mail")
EXPECTED = {
    "invoice.numbers": "2026041",
    "invoice.issue_date": "2026-02-03",
    "invoice.due_date": "2026-03-05",
    "invoice.amount": "1234.50",
    "debtor.company_name": "Bäckerei Sonne",
}


@pytest.fixture
def context(tmp_path: Path) -> Iterator[ConnectionContext]:
    context = connected_to(Wire(), tmp_path, keeps_keys=True)
    yield context
    context.store.close()


def xlsx(*sheets: Sequence[Sequence[object]]) -> bytes:
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out, {"default_date_format": "dd/mm/yyyy"})
    for rows in sheets:
        page = book.add_worksheet()
        for at, row in enumerate(rows):
            page.write_row(at, 0, row)
    book.close()
    return out.getvalue()


def ods(rows: Sequence[Sequence[object]]) -> bytes:
    def cell(value: object) -> str:
        if isinstance(value, date):
            return f'<table:table-cell office:value-type="date" office:date-value="{value.isoformat()}"/>'
        if isinstance(value, float | int):
            return f'<table:table-cell office:value-type="float" office:value="{value}"/>'
        return f'<table:table-cell office:value-type="string"><text:p>{value}</text:p></table:table-cell>'

    lines = "".join(f"<table:table-row>{''.join(map(cell, row))}</table:table-row>" for row in rows)
    names = " ".join(
        f'xmlns:{name}="urn:oasis:names:tc:opendocument:xmlns:{name}:1.0"'
        for name in ("office", "table", "text")
    )
    body = f'<office:spreadsheet><table:table table:name="A">{lines}</table:table></office:spreadsheet>'
    content = f"<office:document-content {names}><office:body>{body}</office:body></office:document-content>"
    kind = b"application/vnd.oasis.opendocument.spreadsheet"
    manifest = b'<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>'
    return zipped({"mimetype": kind, "content.xml": content.encode(), "META-INF/manifest.xml": manifest})


def with_macros(workbook: bytes) -> bytes:
    """The workbook as one with macros: the part that holds them, and the kind that announces it."""
    with zipfile.ZipFile(io.BytesIO(workbook)) as book:
        parts = {name: book.read(name) for name in book.namelist()}
    sheet, macros = b"spreadsheetml.sheet.main+xml", b"macroEnabled.main+xml"
    parts["[Content_Types].xml"] = parts["[Content_Types].xml"].replace(
        b"officedocument." + sheet, b"ms-excel.sheet." + macros
    )
    return zipped(parts | {"xl/vbaProject.bin": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600)})


def read(context: ConnectionContext, folder: Path, name: str, content: bytes) -> list[InvoiceRow]:
    path = folder / name
    path.write_bytes(content)
    return read_invoice_rows(*run(open_table(context.store, path)))


ROW = (2026041, date(2026, 2, 3), date(2026, 3, 5), 1234.5, "Bäckerei Sonne", "buero@sonne.example")


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.xlsx", xlsx([HEAD, ROW])),
        ("a.XLSM", xlsx([["Notes of the year"], ["Nothing else"]], [[], ["List of 2026"], HEAD, ROW])),
        ("a.ods", ods([HEAD, ROW])),
        ("renamed.csv", xlsx([HEAD, ROW])),
        ("a.xlsm", with_macros(xlsx([HEAD, ROW]))),
    ],
    ids=["xlsx", "second sheet, below a title", "ods", "by its bytes", "macros"],
)
def test_spreadsheet_is_read_as_a_table(
    context: ConnectionContext, tmp_path: Path, name: str, content: bytes
) -> None:
    (row,) = read(context, tmp_path, name, content)
    assert row.values == EXPECTED
    assert (row.contact, row.unclear) == ({"email": "buero@sonne.example"}, ())


def test_amounts_of_a_spreadsheet_are_never_taken_for_thousands(
    context: ConnectionContext, tmp_path: Path
) -> None:
    amounts = (1.234, 0.1 + 0.2, 12345.678, 100, 99.9)
    rows = [HEAD, *[(f"F-{at}", *ROW[1:3], amount, *ROW[4:]) for at, amount in enumerate(amounts)]]
    read_amounts = [row.values["invoice.amount"] for row in read(context, tmp_path, "a.xlsx", xlsx(rows))]
    assert read_amounts == ["1.2340", "0.30", "12345.6780", "100", "99.90"]


def test_formula_of_a_spreadsheet_counts_with_its_saved_result(
    context: ConnectionContext, tmp_path: Path
) -> None:
    out = io.BytesIO()
    book = xlsxwriter.Workbook(out)
    page = book.add_worksheet()
    page.write_row(0, 0, HEAD)
    page.write_row(1, 0, ["F-1", "03.02.2026", "05.03.2026"])
    page.write_formula(1, 3, "=1000+234.5", None, 1234.5)
    page.write_formula(1, 4, '=WEBSERVICE("http://127.0.0.1/")', None, "Brun")
    page.write_formula(2, 0, "=cmd|' /C calc'!A0", None, "")
    book.close()
    (row,) = read(context, tmp_path, "a.xlsx", out.getvalue())
    assert (row.values["invoice.amount"], row.values["debtor.company_name"]) == ("1234.50", "Brun")


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("a.xlsx", b"PK\x03\x04" + bytes(50), "table_damaged"),
        ("a.xls", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "table_damaged"),
        ("a.xlsx", zipped({"word/document.xml": b"<x/>"}), "table_damaged"),
        ("a.xlsx", xlsx([]), "table_without_columns"),
        ("a.xlsx", xlsx([HEAD]), "table_without_columns"),
    ],
    ids=["broken", "broken old", "a text", "empty", "only headings"],
)
def test_spreadsheet_that_is_no_list_of_invoices_says_why(
    context: ConnectionContext, tmp_path: Path, name: str, content: bytes, code: str
) -> None:
    with pytest.raises(TableNotRead) as refused:
        read(context, tmp_path, name, content)
    assert refused.value.reason is not None
    assert refused.value.reason["code"] == code
