"""Rows of net, tax and gross: the row of sums under a table, and the rows of a breakdown by tax rate over it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence, Set
from decimal import Decimal

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.money import CENT, MoneyCandidate, is_rate
from recovery_invoices.fields.reason import reason
from recovery_invoices.text.layout import Box, Cell

_KINDS = frozenset(["gross", "net", "due"])
_TOTAL_WORD = re.compile(
    r"\W*(?:tot\.|total|totals|totaux|totaal|totale|totali|totales|totais|gesamt|summe|summen|insgesamt|somme|suma|soma|razem"
    r"|ogolem|sum|celkem|summa)\b"
)
_HIGHEST_RATE = Decimal("0.3")
_WEIGHT = 0.9
_MOST_AMOUNTS = 8
#: A row with fewer amounts is none of a breakdown; one beside other sums has more.
_FEWEST_AMOUNTS, _MOST_IN_ROW = 3, 14
#: How far apart the edges of one column are at most, and the rows of one breakdown, in heights of a row.
_SAME_EDGE, _ROWS_APART = 6.0, 5.0

#: Net, tax and gross.
TotalRow = tuple[MoneyCandidate, MoneyCandidate, MoneyCandidate]
#: The page of an amount and its box there.
Place = tuple[int | None, Box | None]


def find_total_rows(document: Document, parts: Set[Place]) -> Iterator[TotalRow]:
    """Yield the rows of sums; `parts` are the amounts of which they are the sum."""
    for page in document.pages:
        for cell in document.by_page[page.number]:
            announces = any(hit.at_start and hit.kind in _KINDS for hit in document.labels(cell))
            if announces or _TOTAL_WORD.match(cell.folded):
                rows = _of_row(_amounts(document, cell, document.right_of(cell), _MOST_AMOUNTS))
                yield from (row for row in rows if not all((one.page, one.box) in parts for one in row))


def find_parts(document: Document) -> set[Place]:
    """Return where amounts stand that are a part of the invoice's sums: those of the rows of a breakdown by tax rate,
    two at least, but not of the row that sums them up. Rows at one rate are an order, its deposit and the rest."""
    parts: set[Place] = set()
    for table in _breakdowns(document):
        total = sum((gross.value for *_, gross in table), Decimal(0)) / 2
        rows = [row for row in table if abs(row[2].value - total) > CENT]
        if len({round(tax.value / net.value, 2) for net, tax, _ in rows}) == len(rows):
            parts |= {(one.page, one.box) for row in rows for one in row}
    return parts


def _breakdowns(document: Document) -> list[list[TotalRow]]:
    """Return rows that stand under each other, in each of which a net and its tax make the gross."""
    tables: list[list[TotalRow]] = []
    for page in document.pages:
        for row in document.rows[page.number]:
            if sum(bool(document.amounts(cell)) for cell in row) < _FEWEST_AMOUNTS:
                continue
            for one in _of_row(_amounts(document, row[0], row[1:], _MOST_IN_ROW)):
                if is_rate(one[0].value, one[1].value):
                    table = next((table for table in tables if _is_next_row(table[-1], one)), None)
                    if table is None:
                        tables.append([one])
                    else:
                        table.append(one)
    return [table for table in tables if len(table) > 1]


def _is_next_row(upper: TotalRow, lower: TotalRow) -> bool:
    pairs = [(one.box, other.box) for one, other in zip(upper, lower, strict=True) if one.box and other.box]
    return upper[0].page == lower[0].page and all(
        0 < other[1] - one[1] < _ROWS_APART * (one[3] - one[1])
        and (abs(one[0] - other[0]) <= _SAME_EDGE or abs(one[2] - other[2]) <= _SAME_EDGE)
        for one, other in pairs
    )


def _amounts(document: Document, cell: Cell, right: Sequence[Cell], most: int) -> list[MoneyCandidate]:
    why = reason("beside_label", label=cell.text[:40])
    written = ((other, one) for other in (cell, *right) for one in document.amounts(other) if one.is_money)
    return [
        MoneyCandidate(
            value, _WEIGHT, document.source_of[other.page], why, other.page, other.box_of(one.start, one.end)
        )
        for other, one in itertools.islice(written, most)
        if (value := one.value(document.decimal_sign)) is not None
    ]


def _of_row(amounts: list[MoneyCandidate]) -> Iterator[TotalRow]:
    for net, tax, gross in itertools.combinations(amounts, 3):
        adds_up = abs(net.value + tax.value - gross.value) <= CENT
        if adds_up and 0 < tax.value <= net.value * _HIGHEST_RATE:
            yield net, tax, gross
