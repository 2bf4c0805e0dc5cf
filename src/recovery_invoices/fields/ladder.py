"""Sums known by their places: a column in which an amount and those under it add up to the next one.

No label is needed, so that what this finds is only as sure as arithmetic: never certain by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.money import CENT, MoneyCandidate
from recovery_invoices.fields.reason import reason

_EDGE = 3.0
_MOST_TAXES = 4
#: No tax is more than this share of what it is on.
_HIGHEST_RATE = Decimal("0.3")
_WEIGHT = 0.44
#: A line with more amounts is no row of a table of sums.
_MOST_IN_CELL = 6
_MOST_AMOUNTS = 300


def climb(document: Document) -> tuple[list[MoneyCandidate], list[MoneyCandidate], list[MoneyCandidate]]:
    """Return (gross, net, tax) of the columns whose amounts add up, the last on the pages first."""
    gross: list[MoneyCandidate] = []
    net: list[MoneyCandidate] = []
    tax: list[MoneyCandidate] = []
    for column in _columns(document):
        for top in range(len(column) - 1, 1, -1):
            for count in range(1, min(_MOST_TAXES, top - 1) + 1):
                base, taxes = column[top - count - 1], column[top - count : top]
                paid = sum((one.value for one in taxes), Decimal(0))
                if all(0 < one.value <= base.value * _HIGHEST_RATE for one in taxes) and (
                    abs(base.value + paid - column[top].value) <= CENT
                ):
                    gross.append(column[top])
                    net.append(base)
                    tax_total = MoneyCandidate(paid, _WEIGHT, "derived", reason("sum_of_taxes"))
                    tax.append(taxes[0] if count == 1 else tax_total)
    return gross, net, tax


def _columns(document: Document) -> Iterator[list[MoneyCandidate]]:
    """Yield amounts that begin or end at one edge of a page, from top to bottom."""
    for page in document.pages:
        amounts: list[MoneyCandidate] = []
        for cell in document.by_page[page.number]:
            written = document.amounts(cell)
            for one in written if len(written) <= _MOST_IN_CELL else ():
                value = one.value(document.decimal_sign) if one.is_money else None
                if value is not None:
                    box = cell.box_of(one.start, one.end)
                    source = document.source_of[page.number]
                    amounts.append(
                        MoneyCandidate(value, _WEIGHT, source, reason("amounts_add_up"), page.number, box)
                    )
        amounts = amounts[-_MOST_AMOUNTS:]
        for side in (0, 2):
            for edge in sorted({round(one.box[side]) for one in amounts if one.box}):
                column = [one for one in amounts if one.box and abs(one.box[side] - edge) <= _EDGE]
                yield sorted(column, key=lambda one: one.box[1] if one.box else 0.0)
