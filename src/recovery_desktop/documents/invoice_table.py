"""A table of invoices (CSV, XLSX, XLS, ODS): which column means what, and its rows as the fields of drafts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Final

from recovery_bank.amounts import detect_date_order, detect_decimal_mark, parse_amount, parse_date
from recovery_bank.columns import normalise_header
from recovery_bank.entry import MAX_BYTES, MAX_ENTRIES
from recovery_bank.failures import DamagedStatement, EmptyStatement, StatementFailure, StatementTooLarge
from recovery_bank.task_responses import parse_table_response
from recovery_contract.fields import CURRENCIES
from recovery_contract.file_kinds import TABLE_ENDINGS
from recovery_contract.reason_templates import make_reason
from recovery_desktop.documents.confined_reader import get_confined_reader
from recovery_desktop.documents.grouped_report import is_grouped, ungroup
from recovery_desktop.documents.ledger import is_ledger, open_items
from recovery_desktop.documents.table_words import (
    CREDIT_WORDS,
    OPEN_AMOUNT,
    OPEN_BALANCE,
    OPEN_SIDE,
    PAID,
    PAID_AMOUNT,
    PAID_ON,
    PAID_WORDS,
    SUM_OF_OTHERS,
    WORDS,
)
from recovery_desktop.failures import Failure

CONTACT: Final = "contact."
AMOUNTS: Final = (
    "invoice.amount", "invoice.amount_before_tax", "invoice.tax_amount", OPEN_AMOUNT, PAID_AMOUNT,
)  # fmt: skip
DATES: Final = ("invoice.issue_date", "invoice.due_date")
INDIVIDUAL: Final = frozenset(
    {
        "individual", "private", "particulier", "privat", "privatperson", "privatkunde", "verbraucher", "consumer",
        "b2c", "person", "personne", "personne physique", "private person", "naturliche person",
    }
)  # fmt: skip
COMPANY: Final = frozenset(
    {
        "company", "business", "b2b", "firma", "firmenkunde", "geschaftskunde", "unternehmen", "gewerblich",
        "entreprise", "societe", "professionnel", "pro", "personne morale", "organisation", "organization",
        "juristische person",
    }
)  # fmt: skip

ROLES: Final = tuple(WORDS)
_TIME: Final = re.compile(r"(?<=\d)T[\d:.+Z-]+$")
"""The time behind a day, as interfaces write it."""


class TableNotRead(Failure):
    title = "This spreadsheet cannot be read"
    next_step = "Save it as CSV with one line of headings, then choose it again."


class TableTooLarge(TableNotRead):
    """Failure: the rest of the table is as whole as before, in its file."""

    title = "This table is too large"
    next_step = "Put its rows into several files with the same headings, then choose one after the other."


_WHY: Final[Mapping[type[StatementFailure], str]] = {
    EmptyStatement: "file_empty",
    DamagedStatement: "table_damaged",
}


@dataclass(frozen=True)
class InvoiceTable:
    """`rows` as they stand in the file, below the headings; `signature` names this kind of table."""

    file_name: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    signature: str


@dataclass(frozen=True)
class InvoiceRow:
    """`values` by path, what was understood in ISO form or with a point and the rest as it stands; `unclear` are the
    paths that were not understood."""

    line: int
    values: Mapping[str, str]
    contact: Mapping[str, str]
    unclear: tuple[str, ...]


ItemKey = tuple[str, str]
"""Number of an invoice, and name of its debtor, as a table has them."""


@dataclass(frozen=True)
class InvoiceList:
    """`rows` are owed; `open_amounts` is what the table says of each invoice that it names, settled ones too: None
    where it says nothing. `paid_days`: when the last payment came, where it says that. `settled_lines` are the lines of
    which nothing is open, with what they name."""

    rows: tuple[InvoiceRow, ...]
    open_amounts: Mapping[ItemKey, Decimal | None]
    paid_days: Mapping[ItemKey, date] = field(default_factory=dict)
    settled_lines: tuple[tuple[int, ItemKey], ...] = ()


_KIND: Final = "debtor.company_type"
_OF_PAYMENTS: Final = (PAID_ON, PAID_AMOUNT, PAID)
_LOOKED_AT: Final = 200
"""Rows in which a column shows what it holds."""
LEDGER_BEGINS: Final = b"journalcode"


def is_table(path: Path) -> bool:
    """Tell by its ending whether a file is a table; a text that begins as a French ledger is one too."""
    if path.suffix.lower() != ".txt":
        return path.suffix.lower() in TABLE_ENDINGS
    try:
        with path.open("rb") as file:
            return LEDGER_BEGINS in file.read(40).lower()
    except OSError:
        return False


def read_table(path: Path) -> InvoiceTable:
    """Read a table of invoices. Raises TableNotRead."""
    from recovery_invoices import ExtractionError

    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
        if len(content) > MAX_BYTES:
            raise StatementTooLarge
        table = parse_table_response(get_confined_reader().ask_table({"task": "table"}, content))
    except OSError as error:
        raise TableNotRead.of_system(error) from error
    except ExtractionError as error:
        raise TableNotRead(reason=error.reason) from error
    except StatementTooLarge as failure:
        why = make_reason("table_too_large", rows=MAX_ENTRIES, size=MAX_BYTES // 2**20)
        raise TableTooLarge(reason=why) from failure
    except StatementFailure as failure:
        why = make_reason(_WHY.get(type(failure), "table_without_columns"))
        raise TableNotRead(reason=why) from failure
    header, rows = table.header, table.rows
    if is_ledger(header):
        header, rows = open_items(header, rows)
    elif is_grouped(header):
        header, rows = ungroup(header, rows)
    return InvoiceTable(path.name, header, rows, table.signature)


def guess_columns(header: Sequence[str], rows: Sequence[Sequence[str]] = ()) -> dict[str, int]:
    """Return {path: place of the column} as far as the headings say it, and of payments what stands below them; each
    column means one thing."""
    folded = [normalise_header(name) for name in header]
    columns: dict[str, int] = {}
    used: set[int] = set()
    for role, words in WORDS.items():
        for word in words:
            at = next(
                (place for place, name in enumerate(folded) if name == word and place not in used), None
            )
            if at is not None:
                columns[role] = at
                used.add(at)
                break
    return _by_content(columns, rows)


def _by_content(columns: Mapping[str, int], rows: Sequence[Sequence[str]]) -> dict[str, int]:
    """Let a column mean what it holds: "Paid" may stand over days, over amounts, or over yes and no, and "Type" over
    kinds of documents."""
    result = {role: at for role, at in columns.items() if role not in _OF_PAYMENTS}
    if _KIND in result and rows:
        kinds = {normalise_header(_cell(row, columns[_KIND])) for row in rows[:_LOOKED_AT]}
        if not kinds & (INDIVIDUAL | COMPANY):
            del result[_KIND]
    for role in _OF_PAYMENTS:
        if role in columns:
            cells = [_cell(row, columns[role]) for row in rows[:_LOOKED_AT]]
            result.setdefault(_kind_of_payments([cell for cell in cells if cell]) or role, columns[role])
    return result


def _kind_of_payments(cells: Sequence[str]) -> str:
    """Return what most of these are, empty for no cells."""
    most = len(cells) / 2
    if not cells:
        return ""
    if sum(parse_date(_TIME.sub("", cell)) is not None for cell in cells) > most:
        return PAID_ON
    mark = detect_decimal_mark(cells)
    are_amounts = sum(parse_amount(cell, mark) is not None for cell in cells) > most
    return PAID_AMOUNT if are_amounts and not set(cells) <= {"0", "1"} else PAID


def read_invoice_rows(table: InvoiceTable, columns: Mapping[str, int]) -> list[InvoiceRow]:
    """Return every row with a number or a debtor, once; lines of totals, blank and settled ones are left out."""
    return list(read_invoice_list(table, columns).rows)


def read_invoice_list(table: InvoiceTable, columns: Mapping[str, int]) -> InvoiceList:
    """Return the rows that are owed, and what the table says of every invoice."""
    orders = {
        path: detect_date_order(_column(table, columns, path))[0]
        for path in (*DATES, PAID_ON)
        if path in columns
    }
    mark = detect_decimal_mark(
        cell for path in AMOUNTS if path in columns for cell in _column(table, columns, path)
    )
    rows: list[InvoiceRow] = []
    open_amounts: dict[ItemKey, Decimal | None] = {}
    paid_days: dict[ItemKey, date] = {}
    settled_lines: list[tuple[int, ItemKey]] = []
    for line, row in enumerate(table.rows, 1):
        raw = {path: _cell(row, at) for path, at in columns.items()}
        if _is_no_invoice(raw):
            continue
        values = {path: text for path, text in raw.items() if text and not path.startswith(CONTACT)}
        unclear: list[str] = []
        for path in DATES:
            if path in values:
                day = parse_date(_TIME.sub("", values[path]), orders[path])
                if day is None:
                    unclear.append(path)
                else:
                    values[path] = day.isoformat()
        for path in AMOUNTS:
            if path in values:
                amount = parse_amount(values[path], mark)
                if path == PAID_AMOUNT and amount is not None:
                    amount = abs(amount)
                if amount is None or amount < 0:
                    unclear.append(path)
                else:
                    values[path] = f"{amount:f}"
        _tidy(values, unclear)
        _split_address(values)
        paid_on = parse_date(_TIME.sub("", values.pop(PAID_ON, "")), orders.get(PAID_ON, "dmy"))
        key = (values.get("invoice.numbers", ""), values.get("debtor.company_name", ""))
        open_amounts[key] = left = _take_open_amount(values, unclear)
        if paid_on is not None:
            paid_days[key] = paid_on
            if left is None and PAID not in columns and PAID_AMOUNT not in columns:
                open_amounts[key] = left = Decimal(0)
        if left is not None and left <= 0:
            settled_lines.append((line, key))
            continue
        contact = {
            path.removeprefix(CONTACT): text
            for path, text in raw.items()
            if text and path.startswith(CONTACT)
        }
        rows.append(InvoiceRow(line, values, contact, tuple(unclear)))
    return InvoiceList(tuple(_one_of_each(rows)), open_amounts, paid_days, tuple(settled_lines))


def _is_no_invoice(raw: Mapping[str, str]) -> bool:
    """Tell whether a row names neither a number nor a debtor, or only sums up what stands above it."""
    named = [raw[path] for path in ("invoice.numbers", "debtor.company_name") if raw.get(path)]
    is_dated = any(raw.get(path) for path in DATES)
    if len(named) == 1 and not is_dated:
        return SUM_OF_OTHERS.fullmatch(normalise_header(named[0])) is not None
    return not named


def _take_open_amount(values: dict[str, str], unclear: list[str]) -> Decimal | None:
    """Return what is owed, None where the row does not say it; what is not open any more was paid already."""
    text, side = values.pop(OPEN_AMOUNT, None), normalise_header(values.pop(OPEN_SIDE, ""))
    is_paid = normalise_header(values.pop(PAID, "")) in PAID_WORDS
    if text is None:
        return Decimal(0) if is_paid else _left_of_paid(values, unclear)
    values.pop(PAID_AMOUNT, None)
    if PAID_AMOUNT in unclear:
        unclear.remove(PAID_AMOUNT)
    if OPEN_AMOUNT in unclear:
        unclear.remove(OPEN_AMOUNT)
        negative = parse_amount(text, ".") or parse_amount(text, ",")
        return Decimal(0) if negative is not None and negative < 0 else None
    left = Decimal(text)
    if side in CREDIT_WORDS or left == 0:
        return Decimal(0)
    if "invoice.amount" not in values:
        values["invoice.amount"] = values[OPEN_BALANCE] = text
    elif "invoice.amount" not in unclear and Decimal(values["invoice.amount"]) > left:
        values[PAID_AMOUNT] = f"{Decimal(values['invoice.amount']) - left:f}"
    return left


def _left_of_paid(values: dict[str, str], unclear: Sequence[str]) -> Decimal | None:
    """Return what the amount paid leaves, None where the row does not say it."""
    if PAID_AMOUNT not in values or {PAID_AMOUNT, "invoice.amount"} & set(unclear):
        return None
    paid = Decimal(values[PAID_AMOUNT])
    if paid == 0:
        del values[PAID_AMOUNT]
    total = values.get("invoice.amount")
    return None if total is None else max(Decimal(0), Decimal(total) - paid)


def _one_of_each(rows: Sequence[InvoiceRow]) -> list[InvoiceRow]:
    """Return one row for each invoice: some exports repeat it for each of its lines."""
    distinct: dict[object, InvoiceRow] = {}
    for row in rows:
        number = row.values.get("invoice.numbers")
        same = (number, *(row.values.get(path) for path in ("debtor.company_name", "invoice.amount")))
        distinct.setdefault(same if number else row.line, row)
    return list(distinct.values())


def _tidy(values: dict[str, str], unclear: list[str]) -> None:
    """Convert currency and kind of debtor to the words of a submission."""
    if currency := values.get("invoice.currency", "").upper():
        values["invoice.currency"] = {"€": "EUR", "$": "USD", "£": "GBP"}.get(currency, currency)
        if values["invoice.currency"] not in CURRENCIES:
            unclear.append("invoice.currency")
    kind = normalise_header(values.pop(_KIND, ""))
    if kind in INDIVIDUAL or kind in COMPANY:
        values[_KIND] = "individual" if kind in INDIVIDUAL else "company"


_PLACE: Final = ("debtor.address.postal_code", "debtor.address.city", "debtor.address.country")


def _split_address(values: dict[str, str]) -> None:
    """Split an address that stands whole in one cell, as the reader of papers does; where it is not sure, leave it."""
    street = values.get("debtor.address.line1", "")
    if not street or any(values.get(path) for path in _PLACE[:2]):
        return
    # Loaded with the first table that has addresses.
    from recovery_invoices.fields.addresses import split_full_address

    address = split_full_address(street)
    if address is None:
        return
    values["debtor.address.line1"], town = address
    parts = dict(zip(_PLACE, (town.postal_code, town.city, town.country), strict=True))
    values.update({path: text for path, text in parts.items() if text and not values.get(path)})


def _column(table: InvoiceTable, columns: Mapping[str, int], path: str) -> Iterable[str]:
    return [cell for row in table.rows if (cell := _cell(row, columns[path]))]


def _cell(row: Sequence[str], at: int) -> str:
    return re.sub(r"\s+", " ", row[at]).strip() if at < len(row) else ""
