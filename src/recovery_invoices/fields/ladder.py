"""Sums known by their places: a column in which an amount and those under it add up to the next one.

No label is needed, so that what this finds is only as sure as arithmetic: never certain by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.money import CENT, MoneyCandidate, is_rate
from recovery_invoices.fields.reason import reason
from recovery_invoices.text.layout import Cell

_EDGE = 3.0
_MOST_TAXES = 4
#: No tax is more than this share of what it is on.
_HIGHEST_RATE = Decimal("0.3")
_WEIGHT = 0.44
#: What net and tax weigh where the row of the tax prints its rate: more than arithmetic speaks for them.
_AT_RATE = 0.46
_TOTALS = frozenset(["gross", "due"])
#: A line with more amounts is no row of a table of sums.
_MOST_IN_CELL = 6
_MOST_AMOUNTS = 300
#: One amount printed twice is no sum.
_FEWEST_LINES = 2


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
                if (
                    all(0 < one.value <= base.value * _HIGHEST_RATE for one in taxes)
                    and abs(base.value + paid - column[top].value) <= CENT
                    and _may_be_taxes(document, base, taxes, column[top])
                ):
                    weight = _AT_RATE if count == 1 and _shows_rate(document, base, taxes[0]) else _WEIGHT
                    gross.append(column[top])
                    net.append(replace(base, weight=weight))
                    tax_total = MoneyCandidate(paid, _WEIGHT, "derived", reason("sum_of_taxes"))
                    tax.append(replace(taxes[0], weight=weight) if count == 1 else tax_total)
    return gross, net, tax


def _may_be_taxes(
    document: Document, base: MoneyCandidate, taxes: list[MoneyCandidate], total: MoneyCandidate
) -> bool:
    """Return whether the amounts can be taxes: order lines add up to a total, too."""
    if len(taxes) == 1 and is_rate(base.value, taxes[0].value):
        return True
    places = [(one.page, (one.box[1] + one.box[3]) / 2) for one in (total, *taxes) if one.page and one.box]
    return any(may_be_tax(document, places[0], place) for place in places[1:])


def may_be_tax(document: Document, total: tuple[int, float], tax: tuple[int, float]) -> bool:
    """Return whether an amount that is at no rate can be a tax, by the (page, middle) of its row and of its total's.

    A tax has a word of its own, or a percentage, where the total has a word that is known.
    """
    if any(hit.kind in _TOTALS for cell in _row(document, *total) for hit in document.labels(cell)):
        row = list(_row(document, *tax))
        return any("%" in cell.text for cell in row) or any(
            hit.kind == "tax" for cell in row for hit in document.labels(cell)
        )
    return True


def _shows_rate(document: Document, base: MoneyCandidate, tax: MoneyCandidate) -> bool:
    """Return whether the row of the tax prints the rate at which it is."""
    if tax.page is None or tax.box is None:
        return False
    rates = (
        one.value(document.decimal_sign)
        for cell in _row(document, tax.page, (tax.box[1] + tax.box[3]) / 2)
        for one in document.amounts(cell)
        if one.percent
    )
    return any(rate is not None and abs(base.value * rate / 100 - tax.value) <= CENT for rate in rates)


def _row(document: Document, page: int, middle: float) -> Iterator[Cell]:
    return (cell for cell in document.by_page[page] if abs(cell.middle - middle) < cell.height / 2)


def is_sum_of_lines(document: Document, total: MoneyCandidate) -> bool:
    """Return whether the amounts right above it in its column add up to the total."""
    for column in _columns(document):
        at = next((at for at, one in enumerate(column) if (one.page, one.box) == (total.page, total.box)), 0)
        lines = Decimal(0)
        for count, one in enumerate(reversed(column[:at]), 1):
            lines += one.value
            if count > 1 and abs(lines - total.value) <= CENT:
                return True
    return False


def sums_of_lines(document: Document) -> list[MoneyCandidate]:
    """Return the last amounts of the columns that all above them add up to."""
    return [
        column[-1]
        for column in _columns(document)
        if len(column) > _FEWEST_LINES
        and abs(sum((one.value for one in column[:-1]), Decimal(0)) - column[-1].value) <= CENT
    ]


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
