"""CSV: from bytes to rows under a header, and from rows with named columns to entries."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from recovery_bank.amounts import (
    DateOrder,
    DecimalMark,
    detect_date_order,
    detect_decimal_mark,
    parse_amount,
    parse_date,
)
from recovery_bank.columns import Columns, Table, currency_in, guess_columns, normalise_header
from recovery_bank.entry import (
    KINDS,
    MAX_ENTRIES,
    Entry,
    Statement,
    assign_ids,
    clean_reference,
    clean_text,
    is_usable,
    unique_entries,
)
from recovery_bank.failures import (
    ColumnsUnknown,
    DamagedStatement,
    EmptyStatement,
    StatementTooLarge,
    UnknownFormat,
)
from recovery_contract.fields import CURRENCIES

DELIMITERS: Final = (";", "\t", ",", "|")
PREAMBLE: Final = 40
"""Banks write the account, the period and the balance above the header."""
WIDEST: Final = 100
SAMPLE: Final = 200
USUAL_CURRENCY: Final = "EUR"
"""Where nothing says another."""
RETURN_WORDS: Final = (
    "rucklast",
    "ruecklast",
    "retoure",
    "ruckbuchung",
    "storno",
    "rejet",
    "impaye",
    "retour",
    "chargeback",
    "returned",
    "reversal",
    "extourne",
)
PENDING_WORDS: Final = ("vorgemerkt", "pending", "en attente", "a venir", "reverted", "declined", "failed")
DEBIT_WORDS: Final = frozenset({"s", "d", "soll", "debit", "dbit", "dr", "af", "out"})


MARKS: Final = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    # It begins as the next one does.
    (b"\xff\xfe\0\0", "utf-32"),
    (b"\0\0\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
"""What a file begins with where it says its encoding."""
_SEPARATOR: Final = re.compile(r"sep=([;\t,|])\r?\n", re.IGNORECASE)
"""A first line for spreadsheets, which says what parts the columns."""


def parse_table(content: bytes) -> Table:
    """Parse a CSV file. Raises UnknownFormat where it is no table, Empty, TooLarge, Damaged."""
    text, encoding = decode_table(content)
    declared = _SEPARATOR.match(text)
    if declared is not None:
        text = text[declared.end() :]
    if not text.strip():
        raise EmptyStatement
    delimiter = declared[1] if declared is not None else _delimiter(text)
    rows: list[tuple[str, ...]] = []
    try:
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter):
            if any(cell.strip() for cell in row):
                rows.append(tuple(cell.strip() for cell in row[:WIDEST]))
            if len(rows) > MAX_ENTRIES + PREAMBLE:
                raise StatementTooLarge(f"more than {MAX_ENTRIES} rows")
    except csv.Error as error:
        raise DamagedStatement(str(error)) from error
    return find_table_in_rows(rows, encoding)


def find_table_in_rows(rows: Sequence[tuple[str, ...]], encoding: str) -> Table:
    """Return what stands below the headings. Raises UnknownFormat where there are none."""
    if not rows:
        raise EmptyStatement
    at = _header_at(rows)
    header = rows[at]
    width = len(header)
    # Below a first column without a heading stand the names of groups, alone in their lines.
    shortest = 2 if header[0] else 1
    body = tuple((row + ("",) * width)[:width] for row in rows[at + 1 :] if len(row) >= shortest)
    if width < 2 or not body:
        raise UnknownFormat("no table")
    return Table(header, body, guess_columns(header), encoding)


def read_table_statement(
    content: bytes, columns: Columns | None = None, usual_currency: str = USUAL_CURRENCY
) -> Statement:
    """Read a CSV statement; `columns` as a person named them, `usual_currency` where neither they nor the file say
    one. Raises ColumnsUnknown where they have to be named, and as `parse_table` does."""
    table = parse_table(content)
    columns = columns or table.columns
    if not columns.default_currency:
        columns = replace(columns, default_currency=_printed_currency(table, columns) or usual_currency)
    table = replace(table, columns=columns)
    if table.columns.missing:
        raise ColumnsUnknown(table, ", ".join(table.columns.missing))
    return table_to_statement(table)


def table_to_statement(table: Table) -> Statement:
    """Return the entries of a table. Raises ColumnsUnknown where no row has a date and an amount in the named
    columns."""
    columns, width = table.columns, len(table.header)
    named = [value for name, value in columns.as_json().items() if isinstance(value, int)]
    if any(not 0 <= at < width for at in (*named, *columns.texts)):
        raise ColumnsUnknown(table, "there is no such column")
    assert columns.booked is not None
    order, sure = detect_date_order(row[columns.booked] for row in table.rows[:SAMPLE])
    order = columns.order or order
    places = [at for at in (columns.amount, columns.credit, columns.debit) if at is not None]
    mark = columns.mark or detect_decimal_mark(row[at] for row in table.rows for at in places)
    entries, notes, unread = [], [], 0
    for row in table.rows:
        if _is_pending(row, columns):
            notes.append("pending_left_out")
            continue
        entry = _entry(row, columns, mark, order)
        if entry is None:
            unread += 1
        else:
            entries.append(entry)
    # Below the last booking many exports write a line of totals.
    if not entries:
        raise ColumnsUnknown(table, "no row has a date and an amount in these columns")
    if unread > 1:
        notes.append("unreadable_left_out")
    if not sure and columns.order is None:
        notes.append("date_order_guessed")
    accounts = tuple(dict.fromkeys(entry.account for entry in entries if entry.account))
    return Statement("CSV", unique_entries(assign_ids(entries)), accounts, tuple(dict.fromkeys(notes)), table)


def _printed_currency(table: Table, columns: Columns) -> str:
    """Return what stands over the columns, else beside the amounts."""
    places = [at for at in (columns.amount, columns.credit, columns.debit) if at is not None]
    printed = (currency_in(row[at]) for row in table.rows[:SAMPLE] for at in places if at < len(row))
    return table.columns.default_currency or next(filter(None, printed), "")


def decode_table(content: bytes) -> tuple[str, str]:
    """Return (text, encoding): by its mark, else UTF-8, else the western Windows set. Raises UnknownFormat for binary
    data."""
    marked = next((encoding for mark, encoding in MARKS if content.startswith(mark)), "")
    try:
        text, encoding = content.decode(marked or "utf-8"), marked or "utf-8"
    except UnicodeDecodeError as error:
        if marked:
            raise DamagedStatement(str(error)) from error
        text, encoding = content.decode("cp1252", "replace"), "cp1252"
    if "\0" in text:
        raise UnknownFormat("binary data")
    return text, encoding


def _delimiter(text: str) -> str:
    """Return the delimiter that most lines contain equally often; the one with more columns wins."""
    lines = [line for line in text[:200_000].splitlines()[:SAMPLE] if line.strip()]

    def worth(delimiter: str) -> tuple[int, int]:
        counts = Counter(line.count(delimiter) for line in lines if delimiter in line)
        if not counts:
            return 0, 0
        count, often = max(counts.items(), key=lambda item: (item[1], item[0]))
        return often, count

    return max(DELIMITERS, key=worth)


def _header_at(rows: Sequence[tuple[str, ...]]) -> int:
    """Return the row whose words name a date and an amount; else the first that is as wide as most rows."""
    for at, row in enumerate(rows[:PREAMBLE]):
        if len(row) > 1 and not guess_columns(row).missing:
            return at
    widths = Counter(len(row) for row in rows[: PREAMBLE * 5])
    usual = max(widths, key=lambda width: (widths[width], width))
    return next(at for at, row in enumerate(rows) if len(row) == usual)


def _is_pending(row: Sequence[str], columns: Columns) -> bool:
    return columns.state is not None and any(
        word in normalise_header(row[columns.state]) for word in PENDING_WORDS
    )


def _entry(row: Sequence[str], columns: Columns, mark: DecimalMark, order: DateOrder) -> Entry | None:
    def cell(at: int | None) -> str:
        return "" if at is None else row[at]

    booked = parse_date(cell(columns.booked), order)
    if columns.amount is not None:
        amount = parse_amount(cell(columns.amount), mark)
        if amount is not None and normalise_header(cell(columns.side)) in DEBIT_WORDS:
            amount = -abs(amount)
    else:
        came, went = parse_amount(cell(columns.credit), mark), parse_amount(cell(columns.debit), mark)
        amount = abs(came) if came else -abs(went) if went else None
    named = cell(columns.currency).upper()
    currency = named if named in CURRENCIES else columns.default_currency
    if booked is None or amount is None or not is_usable(abs(amount), currency):
        return None
    booking_text = clean_text(cell(columns.kind))
    texts = " ".join(row[at] for at in columns.texts)
    # Where a bank has no column for what happened, the text itself says that a debit came back.
    booking_type = normalise_header(booking_text or texts)
    return Entry(
        amount=abs(amount),
        currency=currency,
        kind=KINDS[(amount > 0, any(word in booking_type for word in RETURN_WORDS))],
        booked_on=booked,
        valued_on=parse_date(cell(columns.valued), order),
        payer=clean_text(cell(columns.payer)),
        payer_account="".join(cell(columns.payer_account).split())[:40],
        text=clean_text(texts),
        references=tuple(filter(None, [clean_reference(cell(columns.reference))])),
        booking_text=booking_text,
        account="".join(cell(columns.account).split()).upper()[:40],
    )
