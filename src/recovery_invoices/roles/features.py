"""What is known of each piece besides its letters: its place, its shape, its value among the others, its labels."""

from __future__ import annotations

import bisect
import math
import statistics
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date
from decimal import Decimal

import numpy as np

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.extraction import UNKNOWN_CREDITOR, CreditorHint
from recovery_invoices.fields.addresses import is_street
from recovery_invoices.fields.countries import parse_country
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.identifiers import is_vat_like
from recovery_invoices.fields.names import FOR_PERSON
from recovery_invoices.fields.parties import places_of_issue
from recovery_invoices.fields.towns import parse_town
from recovery_invoices.roles.pieces import ADDRESS, MARK, NUMBER, SUM, WORDS, Piece
from recovery_invoices.text.layout import letters_and_digits

#: Kinds of labels, and fields whose value the rules have found: what they say is one of the features.
LABELS = (
    "number", "issue_date", "due_date", "gross", "net", "tax", "prepaid", "due", "currency", "buyer", "seller", "ship",
    "other", "description",
)  # fmt: skip
FIELDS = (
    "invoice.numbers", "invoice.issue_date", "invoice.due_date", "invoice.amount", "invoice.amount_before_tax",
    "invoice.tax_amount", "invoice.prepaid_amount", "invoice.due_amount", "debtor.company_name",
    "debtor.address.line1", "debtor.address.city", "debtor.vat_number", "creditor.name", "creditor.vat_number",
)  # fmt: skip
_LABEL_AT = {name: at for at, name in enumerate(LABELS)}
_TERMS = frozenset([7, 8, 10, 14, 15, 20, 21, 28, 29, 30, 31, 45, 59, 60, 61, 90])
_RATES = tuple(
    Decimal(one) / 100
    for one in [
        "5",
        "5.5",
        "6",
        "7",
        "8",
        "8.1",
        "9",
        "10",
        "12",
        "13",
        "14",
        "15",
        "16",
        "18",
        "19",
        "20",
        "21",
        "22",
        "23",
        "25",
    ]
)
_CENT = Decimal("0.02")
_MOST_SUMS = 60
_NOWHERE = 99.0
#: What a sender repeats: words of so many letters, in letters so much larger, below this share of the page.
_SHORTEST, _LARGER, _FOOT, _LONGEST_NAME = 4, 1.3, 0.8, 60

Evidence = Mapping[str, tuple[int, tuple[float, float, float, float], float]]


def values_of(document: Document, pieces: Sequence[Piece]) -> tuple[list[date | None], list[Decimal | None]]:
    """Return the day and the sum of each piece that is one."""
    days = [piece.day.day(document.day_first) if piece.day else None for piece in pieces]
    sums = [
        piece.amount.value(document.decimal_sign) if piece.amount and piece.kind in (SUM, NUMBER) else None
        for piece in pieces
    ]
    return days, sums


def features(
    document: Document,
    pieces: Sequence[Piece],
    evidence: Evidence,
    creditor: CreditorHint = UNKNOWN_CREDITOR,
) -> np.ndarray:
    """Return a row for each piece. `evidence`: (page, box, confidence) of what the rules found, by field."""
    days, sums = values_of(document, pieces)
    usual = {number: statistics.median(cell.height for cell in cells) if cells else 1.0
             for number, cells in document.by_page.items()}  # fmt: skip
    of_days, of_sums = _days(days), _sums(pieces, sums)
    counts = Counter(
        letters_and_digits(piece.text) for piece in pieces if piece.kind in (MARK, NUMBER, WORDS)
    )
    last = document.pages[-1].number if document.pages else 0
    first = document.pages[0].number if document.pages else 0
    of_names = _names(document, pieces)
    of_creditor = _creditors(pieces, creditor)
    of_sender = _senders(document, pieces, usual)
    rows = []
    for at, piece in enumerate(pieces):
        row = _place(document, piece, usual[piece.page], first, last)
        row += _shape(piece)
        row += of_days[at] + of_sums[at]
        row.append(
            min(counts[letters_and_digits(piece.text)], 4) / 4 if piece.kind in (MARK, NUMBER, WORDS) else 0.0
        )
        row += of_names[at]
        row += of_creditor[at]
        row += of_sender[at]
        row += _labels(document, piece)
        rows.append(row)
    return np.concatenate([np.array(rows, np.float32), _evidence(pieces, evidence)], axis=1)


def _place(document: Document, piece: Piece, usual: float, first: int, last: int) -> list[float]:
    cell = piece.cell
    width, height = document.sizes[piece.page]
    row = document.rows[piece.page][cell.row]
    at = cell.position
    left = (cell.x0 - row[at - 1].x1) / usual if at > 0 else _NOWHERE
    right = (row[at + 1].x0 - cell.x1) / usual if at + 1 < len(row) else _NOWHERE
    return [
        piece.x0 / width, piece.x1 / width, (piece.x1 - piece.x0) / width, cell.top / height,
        min(cell.height / usual, 4.0) - 1, piece.page == first, piece.page == last, at == 0, at + 1 == len(row),
        min(len(row), 8) / 8, min(left, 20.0) / 20, min(right, 20.0) / 20, min(piece.order, 5) / 5, piece.order == 0,
        piece.end >= len(cell.text) - 1, len(cell.text) > 60, cell.top < 0.12 * height, cell.top > 0.85 * height,
    ]  # fmt: skip


def _shape(piece: Piece) -> list[float]:
    text = piece.text
    letters = [one for one in text if one.isalpha()]
    digits = sum(one.isdecimal() for one in text)
    words = text.count(" ") + 1
    is_words = piece.kind == WORDS
    town = parse_town(text) if piece.kind in (WORDS, MARK) and len(text) < 60 else None
    full = piece.cell.text
    line = town if full == text else parse_town(full) if piece.start < 12 and len(full) < 60 else None
    return [
        *(float(piece.kind == kind) for kind in range(7)),
        piece.colon, len(text) / 30, words / 6, digits / max(1, len(text)), min(digits, 12) / 12,
        sum(one.isupper() for one in letters) / max(1, len(letters)), text[:1].isupper(), text[:1].islower(),
        is_words and bool(LEGAL_FORM.search(piece.folded)), is_words and piece.start < 3 and is_street(full),
        town is not None, line is not None, bool(line and line.certain),
        is_words and parse_country(text) is not None, is_words and bool(FOR_PERSON.search(piece.folded)),
        piece.kind == MARK and is_vat_like(text), any(sign in text for sign in "-/"),
        piece.kind == MARK and text[:1].isalpha(), full.rstrip().endswith((",", "-", "&")),
    ]  # fmt: skip


def _days(days: Sequence[date | None]) -> list[list[float]]:
    ordered = sorted({one for one in days if one})
    count = Counter(one for one in days if one)
    rows = []
    for one in days:
        if one is None:
            rows.append([0.0] * 8)
            continue
        later = [(other - one).days for other in ordered if other > one]
        earlier = [(one - other).days for other in ordered if other < one]
        rows.append([
            ordered.index(one) / max(1, len(ordered) - 1), one == ordered[0], one == ordered[-1],
            min(count[one], 4) / 4,
            min(len(ordered), 6) / 6, any(days in _TERMS for days in later), any(days in _TERMS for days in earlier),
            math.log1p((ordered[-1] - one).days) / 6,
        ])  # fmt: skip
    return rows


def _sums(pieces: Sequence[Piece], sums: Sequence[Decimal | None]) -> list[list[float]]:
    """Return of each sum how large it is, how often it stands, and which others it makes a sum or a tax with."""
    ordered = sorted({abs(one) for piece, one in zip(pieces, sums, strict=True) if piece.kind == SUM and one})
    count = Counter(abs(one) for one in sums if one)
    largest = max(ordered, default=Decimal(1)) or Decimal(1)
    roles = _sum_roles(ordered[-_MOST_SUMS:])
    rows = []
    for piece, one in zip(pieces, sums, strict=True):
        if one is None:
            rows.append([0.0] * 13)
            continue
        value = abs(one)
        of = roles.get(value, [0.0] * 6)
        rows.append([
            float(value / largest) if value <= largest else 1.0, math.log10(float(value) + 1) / 8, value == largest,
            min(count[value], 4) / 4, one < 0, bool(piece.amount and piece.amount.mark),
            bisect.bisect(ordered, value) / max(1, len(ordered)), *of,
        ])  # fmt: skip
    return rows


def _sum_roles(ordered: Sequence[Decimal]) -> dict[Decimal, list[float]]:
    """Return by value whether it is (a whole of two others, a part, the gross of a rate, its net, its tax,
    less two)."""
    every = {value: at for at, value in enumerate(ordered)}
    roles = {value: [0.0] * 6 for value in ordered}
    for at, small in enumerate(ordered):
        for large in ordered[at:]:
            full = small + large
            total = (
                full if full in every else full + Decimal("0.01") if full + Decimal("0.01") in every else None
            )
            if total is None or not small:
                continue
            roles[total][0] = 1.0
            roles[small][1] = roles[large][1] = 1.0
            if any(abs(large * rate - small) <= _CENT for rate in _RATES):
                roles[total][2] = roles[large][3] = roles[small][4] = 1.0
            elif small > large * Decimal("0.3"):
                roles[large][5] = roles[small][5] = 1.0
    return roles


def _names(document: Document, pieces: Sequence[Piece]) -> list[list[float]]:
    """Return of words whether they stand in a longer line, in one at the foot, and in the name of a website: a
    sender's name does."""
    longer = [(letters_and_digits(cell.text), cell) for cell in document.cells if len(cell.words) > 1]
    every = " ".join(text for text, _ in longer)
    domains = "".join(
        letters_and_digits(piece.text.rpartition("@")[2]) + " " for piece in pieces if piece.kind == ADDRESS
    )
    rows = []
    for piece in pieces:
        row = [0.0] * 4
        rows.append(row)
        if piece.kind != WORDS:
            continue
        key = letters_and_digits(piece.text)
        word = letters_and_digits(piece.text.partition(" ")[0])
        row[0] = len(word) >= 4 and word in domains
        if len(key) < 5 or key not in every:
            continue
        others = [
            cell
            for text, cell in longer
            if key in text and len(text) > len(key) + 3 and cell is not piece.cell
        ]
        row[1] = min(len(others), 3) / 3
        row[2] = any(cell.top > 0.8 * document.sizes[cell.page][1] for cell in others)
        row[3] = any(cell.height < 0.9 * piece.cell.height for cell in others)
    return rows


def _creditors(pieces: Sequence[Piece], creditor: CreditorHint) -> list[list[float]]:
    """Return of each piece whether somebody is known who writes invoices, whether it says their name or a part of it,
    and whether its line has one of their numbers."""
    names, numbers = (
        [key for key in map(letters_and_digits, values) if len(key) > 3]
        for values in (
            (creditor.name, *creditor.other_names),
            (creditor.siret, creditor.vat_number, creditor.iban, creditor.email),
        )
    )
    if not names and not numbers:
        return [[0.0] * 3] * len(pieces)
    lines = {id(piece.cell): letters_and_digits(piece.cell.text) for piece in pieces}
    rows = []
    for piece in pieces:
        key, line = letters_and_digits(piece.text), lines[id(piece.cell)]
        is_name = any(name in key or (len(key) > 5 and key in name) for name in names)
        rows.append([1.0, is_name, any(number in line for number in numbers)])
    return rows


def _senders(document: Document, pieces: Sequence[Piece], usual: Mapping[int, float]) -> list[list[float]]:
    """Return of words whether the page repeats them where a sender stands: the first of them in larger letters, as a
    logo, or anywhere else; all of them at the foot; the town before the day of issue."""
    texts = [(cell, letters_and_digits(cell.text)) for cell in document.cells]
    every = " " + " ".join(text for _, text in texts)
    foot = [(cell, text) for cell, text in texts if cell.top > _FOOT * document.sizes[cell.page][1]]
    towns = places_of_issue(document) if document.pages else set()
    rows = []
    for piece in pieces:
        row = [0.0] * 4
        rows.append(row)
        if piece.kind != WORDS or len(piece.text) > _LONGEST_NAME:
            continue
        key = letters_and_digits(piece.text)
        word = letters_and_digits(piece.text.partition(" ")[0])
        own = letters_and_digits(piece.cell.text).startswith(word)
        is_repeated = len(word) >= _SHORTEST and every.count(f" {word}") > own
        for cell, text in texts if is_repeated else ():
            if cell is not piece.cell and text.startswith(word):
                row[0] = max(row[0], float(cell.height > _LARGER * usual[cell.page]))
                row[1] = 1.0
        if len(key) > _SHORTEST:
            row[2] = any(key in text and cell is not piece.cell for cell, text in foot)
            row[3] = not towns.isdisjoint(piece.folded.split())
    return rows


def _labels(document: Document, piece: Piece) -> list[float]:
    row = [0.0] * (len(LABELS) + 1)
    for hit in document.labels(piece.cell):
        if piece.start <= hit.start < piece.end:
            at = _LABEL_AT.get(hit.kind, len(LABELS))
            row[at] = max(row[at], hit.weight if hit.at_start else 0.4 * hit.weight)
    return row


def _evidence(pieces: Sequence[Piece], evidence: Evidence) -> np.ndarray:
    """Return of each piece by field how sure the rules are that it stands in it."""
    rows = np.zeros((len(pieces), len(FIELDS)), np.float32)
    pages = np.array([piece.page for piece in pieces])
    across = np.array([(piece.x0 + piece.x1) / 2 for piece in pieces])
    down = np.array([piece.cell.middle for piece in pieces])
    for at, field in enumerate(FIELDS):
        if field in evidence:
            page, (x0, top, x1, bottom), sure = evidence[field]
            within = (x0 - 1 <= across) & (across <= x1 + 1) & (top - 1 <= down) & (down <= bottom + 1)
            rows[(pages == page) & within, at] = sure
    return rows


#: Buckets of the place of one piece seen from another: lines down, and how far aside.
LINES = (0.6, 1.4, 2.3, 3.6, 6.5, 14.0)
ASIDE = (2.0, 6.0, 12.0, 25.0)
ROWS, COLUMNS = 2 * len(LINES) + 1, 2 * len(ASIDE) + 4
RELATIONS = ROWS * COLUMNS + 4


def relations(document: Document, pieces: Sequence[Piece]) -> np.ndarray:
    """Return for each pair the bucket of where the second stands as seen from the first."""
    count = len(pieces)
    x0 = np.array([piece.x0 for piece in pieces], np.float32)
    x1 = np.array([piece.x1 for piece in pieces], np.float32)
    middle = np.array([piece.cell.middle for piece in pieces], np.float32)
    pages = np.array([piece.page for piece in pieces])
    cells = np.array([id(piece.cell) for piece in pieces])
    orders = np.array([piece.order for piece in pieces])
    heights = np.array([max(piece.cell.height, 4.0) for piece in pieces], np.float32)
    unit = np.float32(np.median(heights)) if count else np.float32(1)
    down = (middle[None, :] - middle[:, None]) / unit
    row = np.sign(down).astype(np.int64) * np.digitize(np.abs(down), LINES) + len(LINES)
    gap = np.maximum(x0[None, :] - x1[:, None], x0[:, None] - x1[None, :]) / unit
    step = np.digitize(gap, ASIDE)
    right = x0[None, :] >= x1[:, None]
    column = np.where(gap > 0, np.where(right, 4 + step, 4 + len(ASIDE) + step), 0)
    together = gap <= 0
    column = np.where(together & (np.abs(x0[None, :] - x0[:, None]) < 3), 1, column)
    column = np.where(together & (np.abs(x1[None, :] - x1[:, None]) < 3), 2, column)
    column = np.where(
        together & (np.abs(x0[None, :] - x0[:, None]) < 3) & (np.abs(x1[None, :] - x1[:, None]) < 3),
        3,
        column,
    )
    bucket = row * COLUMNS + np.minimum(column, COLUMNS - 1)
    base = ROWS * COLUMNS
    bucket = np.where(pages[None, :] != pages[:, None], base, bucket)
    same = cells[None, :] == cells[:, None]
    step = orders[None, :] - orders[:, None]
    bucket = np.where(same & (step == 1), base + 1, bucket)
    bucket = np.where(same & (step == -1), base + 2, bucket)
    bucket = np.where(same & (np.abs(step) > 1), base + 3, bucket)
    return bucket.astype(np.int16)
