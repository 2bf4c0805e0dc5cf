"""The row of sums under a table of net, tax and gross: a word for a total, then three amounts that add up."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from decimal import Decimal

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.money import CENT, MoneyCandidate
from recovery_invoices.fields.reason import reason
from recovery_invoices.text.layout import Cell

_KINDS = frozenset(["gross", "net", "due"])
_TOTAL_WORD = re.compile(
    r"\W*(?:tot\.|total|totals|totaux|totaal|totale|totali|totales|totais|gesamt|summe|summen|insgesamt|somme|suma|soma|razem"
    r"|ogolem|sum|celkem|summa)\b"
)
_HIGHEST_RATE = Decimal("0.3")
_WEIGHT = 0.9
_MOST_AMOUNTS = 8

#: Net, tax and gross.
TotalRow = tuple[MoneyCandidate, MoneyCandidate, MoneyCandidate]


def find_total_rows(document: Document) -> Iterator[TotalRow]:
    for page in document.pages:
        for cell in document.by_page[page.number]:
            announces = any(hit.at_start and hit.kind in _KINDS for hit in document.labels(cell))
            if announces or _TOTAL_WORD.match(cell.folded):
                yield from _of_row(_amounts(document, cell))


def _amounts(document: Document, cell: Cell) -> list[MoneyCandidate]:
    why = reason("beside_label", label=cell.text[:40])
    written = (
        (other, one)
        for other in (cell, *document.right_of(cell))
        for one in document.amounts(other)
        if one.is_money
    )
    return [
        MoneyCandidate(
            value, _WEIGHT, document.source_of[other.page], why, other.page, other.box_of(one.start, one.end)
        )
        for other, one in itertools.islice(written, _MOST_AMOUNTS)
        if (value := one.value(document.decimal_sign)) is not None
    ]


def _of_row(amounts: list[MoneyCandidate]) -> Iterator[TotalRow]:
    for net, tax, gross in itertools.combinations(amounts, 3):
        adds_up = abs(net.value + tax.value - gross.value) <= CENT
        if adds_up and 0 < tax.value <= net.value * _HIGHEST_RATE:
            yield net, tax, gross
