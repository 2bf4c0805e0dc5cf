"""What the published rules ask of files for the books, as checks of the bytes: each broken rule is a sentence.

- DATEV: developer.datev.de, "DATEV-Format" (header 700, format Buchungsstapel of version 13, 125 columns): their
  expressions, the letters that "Belegfeld 1" takes, lengths of accounts, days within the period and the financial year.
- FEC: article A47 A-1 of the French tax procedures code and BOI-CF-IOR-60-40-20: eighteen fields in their order, what
  may not be empty, days and amounts as they are written, entries numbered without a gap in the order of their days and
  each of them balanced, three digits of the chart of accounts, and what comes in pairs.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from datetime import date, datetime
from decimal import Decimal
from itertools import groupby

HEADER = {
    1: r'"(EXTF|DTVF)"', 2: r"700", 3: r"21", 4: r'"Buchungsstapel"', 5: r"13", 6: r"20\d{15}", 7: r"",
    8: r'"[^"]{0,2}"', 9: r'"[^"]{0,25}"', 10: r'"[^"]{0,25}"', 11: r"(?!0)\d{4,7}", 12: r"[1-9]\d{0,4}",
    13: r"20\d{6}", 14: r"[4-8]", 15: r"20\d{6}", 16: r"20\d{6}", 17: r'"[^"]{0,30}"', 18: r'"([A-Z]{2})?"',
    19: r"[12]?",
    20: r"0|30|40|50|64", 21: r"[01]", 22: r'"[A-Z]{3}"', 23: r"", 24: r'""', 25: r"", 26: r"", 27: r'"(\d{2})?"',
    28: r"\d{0,4}", 29: r"", 30: r'""', 31: r'"[^"]{0,16}"',
}  # fmt: skip
BOOKING = {
    1: r"(?!0+,00)\d{1,10},\d{2}", 2: r'"[SH]"', 3: r'"[A-Z]{3}"', 4: r"", 5: r"", 6: r'""|', 7: r"(?!0+$)\d{1,9}",
    8: r"(?!0+$)\d{1,9}", 9: r'"(\d{4})?"', 10: r"\d{4}", 11: r'"[A-Za-z0-9$&%*+\-/]{0,36}"',
    12: r'"[A-Za-z0-9$&%*+\-/]{0,12}"', 13: r"", 14: r'"([^"]|""){0,60}"',
}  # fmt: skip
COLUMNS = 125
FEC = (
    "JournalCode", "JournalLib", "EcritureNum", "EcritureDate", "CompteNum", "CompteLib", "CompAuxNum", "CompAuxLib",
    "PieceRef", "PieceDate", "EcritureLib", "Debit", "Credit", "EcritureLet", "DateLet", "ValidDate", "Montantdevise",
    "Idevise",
)  # fmt: skip
FEC_MAY_BE_EMPTY = {"CompAuxNum", "CompAuxLib", "EcritureLet", "DateLet", "Montantdevise", "Idevise"}
FEC_PAIRS = (("CompAuxNum", "CompAuxLib"), ("EcritureLet", "DateLet"), ("Montantdevise", "Idevise"))


def broken_datev_rules(name: str, content: bytes) -> list[str]:
    return list(_datev(name, content))


def _datev(name: str, content: bytes) -> Iterator[str]:
    if not re.fullmatch(r"EXTF_.+\.csv", name, re.IGNORECASE):
        yield "name"
    text = content.decode("cp1252")
    if "\n" in text.replace("\r\n", "") or not text.endswith("\r\n"):
        yield "ends of lines"
    header, headings, *bookings = (_raw_cells(line) for line in text.split("\r\n")[:-1])
    if len(header) != len(HEADER):
        yield "cells of the header"
        return
    yield from (f"header {at}" for at, rule in HEADER.items() if not re.fullmatch(rule, header[at - 1]))
    if len(headings) != COLUMNS or len(set(headings)) != COLUMNS:
        yield "headings"
    begins, since, until = (_day(header[at - 1]) for at in (13, 15, 16))
    if (
        since.year != until.year
        or since > until
        or since < begins
        or until >= begins.replace(begins.year + 1)
    ):
        yield "period"
    length = int(header[13])
    for line, cells in enumerate(bookings, 1):
        if len(cells) != COLUMNS:
            yield f"cells of {line}"
        yield from (
            f"{at} of {line}" for at, rule in BOOKING.items() if not re.fullmatch(rule, cells[at - 1])
        )
        for account in cells[6:8]:
            is_person = len(account) == length + 1
            if not is_person and len(account) != length:
                yield f"length of account in {line}"
        if cells[6] == cells[7]:
            yield f"accounts of {line}"
        day = date(since.year, int(cells[9][2:]), int(cells[9][:2]))
        if not since <= day <= until:
            yield f"day of {line}"


def _raw_cells(line: str) -> list[str]:
    """Return the cells with their quotation marks, as the rules look at them."""
    return re.findall(r'(?:^|;)("(?:[^"]|"")*"|[^;"]*)(?=;|$)', line)


def _day(text: str) -> date:
    return datetime.strptime(text, "%Y%m%d").date()


def broken_fec_rules(content: bytes) -> list[str]:
    return list(_fec(content))


def _fec(content: bytes) -> Iterator[str]:
    text = content.decode("iso8859-15")
    if any("\x80" <= letter < "\xa0" for letter in text):
        yield "letters"
    names, *rows = csv.reader(io.StringIO(text), delimiter="\t", quoting=csv.QUOTE_NONE)
    if tuple(names) != FEC:
        yield "names of the fields"
        return
    lines = [dict(zip(FEC, row, strict=True)) for row in rows if len(row) == len(FEC)]
    if len(lines) != len(rows):
        yield "fields of a line"
    for at, line in enumerate(lines, 1):
        yield from (f"{field} of {at}" for field in FEC if not line[field] and field not in FEC_MAY_BE_EMPTY)
        yield from (f"{one} of {at}" for one, other in FEC_PAIRS if bool(line[one]) != bool(line[other]))
        if not re.fullmatch(r"[1-8]\d\d\w*", line["CompteNum"]):
            yield f"CompteNum of {at}"
        for field in ("EcritureDate", "PieceDate", "ValidDate"):
            _day(line[field])
        if line["ValidDate"] < line["EcritureDate"]:
            yield f"ValidDate of {at}"
        for field in ("Debit", "Credit"):
            if not re.fullmatch(r"\d+,\d\d", line[field]):
                yield f"{field} of {at}"
    if [line["EcritureDate"] for line in lines] != sorted(line["EcritureDate"] for line in lines):
        yield "order"
    entries = [
        (number, list(group)) for number, group in groupby(lines, key=lambda line: line["EcritureNum"])
    ]
    if [number for number, _ in entries] != [str(at) for at in range(1, len(entries) + 1)]:
        yield "numbers"
    for number, entry in entries:
        debit, credit = (sum(_amount(line[side]) for line in entry) for side in ("Debit", "Credit"))
        if len(entry) < 2 or debit != credit or not debit:
            yield f"balance of {number}"


def _amount(text: str) -> Decimal:
    return Decimal(text.replace(",", "."))
