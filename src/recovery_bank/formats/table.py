"""CSV: from bytes to rows under a header, and from rows with named columns to entries."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from recovery_bank.amounts import DateOrder, Mark, amount_in, date_in, mark_of, order_of
from recovery_bank.columns import Columns, Table, guessed, normal
from recovery_bank.entry import (
    KINDS,
    MAX_ENTRIES,
    Entry,
    Statement,
    is_usable,
    meaningful,
    once,
    plain,
    with_ids,
)
from recovery_bank.failures import ColumnsUnknown, Damaged, Empty, TooLarge, UnknownFormat
from recovery_contract.fields import CURRENCIES

DELIMITERS: Final = (";", "\t", ",", "|")
PREAMBLE: Final = 40
"""Banks write the account, the period and the balance above the header."""
WIDEST: Final = 100
SAMPLE: Final = 200
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


def table_of(content: bytes) -> Table:
    """Raises UnknownFormat where it is no table, Empty, TooLarge, Damaged."""
    text, encoding = decoded(content)
    said = _SEPARATOR.match(text)
    if said is not None:
        text = text[said.end() :]
    if not text.strip():
        raise Empty
    delimiter = said[1] if said is not None else _delimiter(text)
    rows: list[tuple[str, ...]] = []
    try:
        for row in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter):
            if any(cell.strip() for cell in row):
                rows.append(tuple(cell.strip() for cell in row[:WIDEST]))
            if len(rows) > MAX_ENTRIES + PREAMBLE:
                raise TooLarge(f"more than {MAX_ENTRIES} rows")
    except csv.Error as error:
        raise Damaged(str(error)) from error
    at = _header_at(rows)
    header = rows[at]
    width = len(header)
    body = tuple((row + ("",) * width)[:width] for row in rows[at + 1 :] if len(row) > 1)
    if width < 2 or not body:
        raise UnknownFormat("no table")
    return Table(header, body, guessed(header), encoding)


def read(content: bytes, columns: Columns | None = None) -> Statement:
    """`columns` as a person named them. Raises ColumnsUnknown where they have to be named, and as `table_of` does."""
    table = table_of(content)
    if columns is not None:
        table = Table(table.header, table.rows, columns, table.encoding)
    if table.columns.missing:
        raise ColumnsUnknown(table, ", ".join(table.columns.missing))
    return statement_of(table)


def statement_of(table: Table) -> Statement:
    """Raises ColumnsUnknown where no row has a date and an amount in the named columns."""
    columns, width = table.columns, len(table.header)
    named = [value for name, value in columns.as_json().items() if isinstance(value, int)]
    if any(not 0 <= at < width for at in (*named, *columns.texts)):
        raise ColumnsUnknown(table, "there is no such column")
    assert columns.booked is not None
    order, sure = order_of(row[columns.booked] for row in table.rows[:SAMPLE])
    order = columns.order or order
    places = [at for at in (columns.amount, columns.credit, columns.debit) if at is not None]
    mark = columns.mark or mark_of(row[at] for row in table.rows for at in places)
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
    return Statement("CSV", once(with_ids(entries)), accounts, tuple(dict.fromkeys(notes)), table)


def decoded(content: bytes) -> tuple[str, str]:
    """(text, encoding): by its mark, else UTF-8, else the western Windows set. Raises UnknownFormat for binary data."""
    marked = next((encoding for mark, encoding in MARKS if content.startswith(mark)), "")
    try:
        text, encoding = content.decode(marked or "utf-8"), marked or "utf-8"
    except UnicodeDecodeError as error:
        if marked:
            raise Damaged(str(error)) from error
        text, encoding = content.decode("cp1252", "replace"), "cp1252"
    if "\0" in text:
        raise UnknownFormat("binary data")
    return text, encoding


def _delimiter(text: str) -> str:
    """The one that most lines contain equally often, more columns first."""
    lines = [line for line in text[:200_000].splitlines()[:SAMPLE] if line.strip()]

    def worth(delimiter: str) -> tuple[int, int]:
        counts = Counter(line.count(delimiter) for line in lines if delimiter in line)
        if not counts:
            return 0, 0
        count, often = max(counts.items(), key=lambda item: (item[1], item[0]))
        return often, count

    return max(DELIMITERS, key=worth)


def _header_at(rows: Sequence[tuple[str, ...]]) -> int:
    """The row whose words name a date and an amount; else the first that is as wide as most rows."""
    for at, row in enumerate(rows[:PREAMBLE]):
        if len(row) > 1 and not guessed(row).missing:
            return at
    widths = Counter(len(row) for row in rows[: PREAMBLE * 5])
    usual = max(widths, key=lambda width: (widths[width], width))
    return next(at for at, row in enumerate(rows) if len(row) == usual)


def _is_pending(row: Sequence[str], columns: Columns) -> bool:
    return columns.state is not None and any(word in normal(row[columns.state]) for word in PENDING_WORDS)


def _entry(row: Sequence[str], columns: Columns, mark: Mark, order: DateOrder) -> Entry | None:
    def cell(at: int | None) -> str:
        return "" if at is None else row[at]

    booked = date_in(cell(columns.booked), order)
    if columns.amount is not None:
        amount = amount_in(cell(columns.amount), mark)
        if amount is not None and normal(cell(columns.side)) in DEBIT_WORDS:
            amount = -abs(amount)
    else:
        came, went = amount_in(cell(columns.credit), mark), amount_in(cell(columns.debit), mark)
        amount = abs(came) if came else -abs(went) if went else None
    named = cell(columns.currency).upper()
    currency = named if named in CURRENCIES else columns.default_currency
    if booked is None or amount is None or not is_usable(abs(amount), currency):
        return None
    booking_text = plain(cell(columns.kind))
    texts = " ".join(row[at] for at in columns.texts)
    # Where a bank has no column for what happened, the text itself says that a debit came back.
    told = normal(booking_text or texts)
    return Entry(
        amount=abs(amount),
        currency=currency,
        kind=KINDS[(amount > 0, any(word in told for word in RETURN_WORDS))],
        booked_on=booked,
        valued_on=date_in(cell(columns.valued), order),
        payer=plain(cell(columns.payer)),
        payer_account="".join(cell(columns.payer_account).split())[:40],
        text=plain(texts),
        references=tuple(filter(None, [meaningful(cell(columns.reference))])),
        booking_text=booking_text,
        account="".join(cell(columns.account).split()).upper()[:40],
    )
