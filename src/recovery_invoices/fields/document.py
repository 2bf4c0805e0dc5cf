"""The document as the field rules see it: cells, labels, dates and amounts, with its conventions settled once."""

from __future__ import annotations

import re
from collections.abc import Iterable

from recovery_invoices.fields import amounts as money
from recovery_invoices.fields import dates as calendar
from recovery_invoices.fields.bank_details import is_sort_code
from recovery_invoices.fields.label_words import label_at
from recovery_invoices.fields.labels import LabelHit, find_labels
from recovery_invoices.fields.language import detect_language
from recovery_invoices.fields.wrapping import continuations, is_broken_label, is_next_line
from recovery_invoices.text.layout import Cell, Page, has_digit

_STATES = (
    "AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR"
    "|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY"
)
_AMERICAN = re.compile(rf"\b(?:{_STATES}),? \d{{5}}(?:-\d{{4}})?\b|United States|\bUSA\b")
_DOTS = re.compile(r"[._\-]{4,}")


class Document:
    """`source` is text or ocr. Amounts and dates are found once per cell and kept."""

    def __init__(self, pages: list[Page]) -> None:
        self.pages = pages
        self.cells: list[Cell] = [cell for page in pages for cell in page.cells()]
        self.by_page: dict[int, list[Cell]] = {page.number: list(page.cells()) for page in pages}
        self.rows = {page.number: page.rows for page in pages}
        self.sizes = {page.number: (page.width, page.height) for page in pages}
        self.source_of = {page.number: page.source for page in pages}
        self.hits: dict[str, list[LabelHit]] = {}
        self.hits_in: dict[int, list[LabelHit]] = {}
        self.continued = continuations(self.rows)
        for cell in self.cells:
            hits = find_labels(cell)
            if hits:
                self.hits_in[id(cell)] = hits
        for cell in self.cells:
            self._join_broken_label(cell)
        for cell in self.cells:
            for hit in self.labels(cell):
                self.hits.setdefault(hit.kind, []).append(hit)
        self.language, self.has_language_rules = detect_language(cell.folded for cell in self.cells)
        self._dates = {id(cell): self._find_dates(cell) for cell in self.cells if _has_digit(cell)}
        self.day_first, self.day_order_proven = calendar.detect_day_first(
            (date for dates in self._dates.values() for date in dates), self._is_american()
        )
        # Only English writes dates both ways round.
        self.day_order_proven |= self.language != "en"
        self._amounts = {id(cell): self._find_amounts(cell) for cell in self.cells if _has_digit(cell)}
        money.mark_integer_units([one for amounts in self._amounts.values() for one in amounts])
        self.decimal_sign, self.decimal_sign_proven = money.detect_decimal_sign(
            (one for amounts in self._amounts.values() for one in amounts), self.language != "en"
        )

    def dates(self, cell: Cell) -> list[calendar.WrittenDate]:
        return self._dates.get(id(cell), [])

    def amounts(self, cell: Cell) -> list[money.WrittenAmount]:
        return self._amounts.get(id(cell), [])

    def number_at(self, cell: Cell, amount: money.WrittenAmount) -> int:
        """Return where the digits of an amount begin: a label may end with the currency before them."""
        written = range(amount.start, amount.end)
        return next((at for at in written if cell.folded[at].isdecimal()), amount.start)

    def labels(self, cell: Cell) -> list[LabelHit]:
        return self.hits_in.get(id(cell), [])

    def labels_of_kind(self, kind: str) -> list[LabelHit]:
        return self.hits.get(kind, [])

    def neighbours(self, cell: Cell) -> list[Cell]:
        """Return cells of the same row and of the three rows on either side of it."""
        rows = self.rows[cell.page][max(0, cell.row - 3) : cell.row + 4]
        return [other for row in rows for other in row]

    def right_of(self, cell: Cell) -> list[Cell]:
        """Return cells beside this one, nearest first: those whose middle lies within its height."""
        return sorted(
            (
                other
                for other in self.neighbours(cell)
                if other.x0 >= cell.x1 - 1
                and abs(other.middle - cell.middle) <= 0.6 * max(cell.height, other.height)
            ),
            key=lambda other: other.x0,
        )

    def left_of(self, cell: Cell) -> Cell | None:
        """Return the nearest cell that ends left of this one on its line."""
        on_line = [
            other
            for other in self.neighbours(cell)
            if other.x1 <= cell.x0 + 1
            and abs(other.middle - cell.middle) < 0.6 * max(cell.height, other.height)
        ]
        return max(on_line, key=lambda other: other.x1, default=None)

    def words_before(self, cell: Cell, start: int) -> str:
        """Return the words before a place in its cell, those of the cell to the left where it begins its own."""
        before = cell.folded[:start]
        left = None if before.strip(" .:#") else self.left_of(cell)
        return before if left is None else f"{left.folded} {before}"

    def below(self, cell: Cell, reach: float) -> list[Cell]:
        """Return cells under this one that share some of its width, nearest first."""
        return self.below_within(cell, cell.x0, cell.x1, reach)

    def below_within(self, cell: Cell, x0: float, x1: float, reach: float) -> list[Cell]:
        """Return cells under this one that share some of the width given, nearest first."""
        return sorted(
            (
                other
                for other in self.by_page[cell.page]
                if cell.bottom - 0.3 * cell.height <= other.top <= cell.bottom + reach
                and other is not cell
                and other.x0 < x1 + 4
                and other.x1 > x0 - 4
            ),
            key=lambda other: (other.top, abs(other.x0 - cell.x0)),
        )

    def _join_broken_label(self, cell: Cell) -> None:
        """Join a label on two lines into one: it announces one value, which stands right of either line."""
        lower = self.continued.get(id(cell))
        if lower is None:
            return
        value, lower_value = (self._value_right_of(one) for one in (cell, lower))
        goes_on = value is not None and self.continued.get(id(value)) is lower_value
        if not is_broken_label(cell, lower, (value, lower_value), goes_on):
            return
        joined = label_at(f"{cell.folded} {lower.folded}", 0)
        end = joined[2] - len(cell.folded) - 1 if joined else 0
        if joined is None or end <= 0:
            return
        kind, weight, _ = joined
        self.hits_in[id(cell)] = [LabelHit(kind, weight, cell, 0, len(cell.folded), True)]
        rest = [hit for hit in self.labels(lower) if hit.start >= end]
        self.hits_in[id(lower)] = [LabelHit(kind, weight, lower, 0, end, True), *rest]

    def _value_right_of(self, cell: Cell) -> Cell | None:
        """Return the cell to the right, unless it is the heading of another column."""
        value = next(iter(self.right_of(cell)), None)
        return value if value is not None and (_has_digit(value) or not self.labels(value)) else None

    def _find_dates(self, cell: Cell) -> list[calendar.WrittenDate]:
        """Return the dates of the cell, and one that goes on at the beginning of the lines below."""
        lower = self.line_below(cell)
        own = [
            one
            for one in calendar.find_dates(cell.folded)
            if not is_sort_code(self.words_before(cell, one.start))
        ]
        if lower is None:
            return own
        length = len(cell.folded)
        last = self.next_line(lower)
        joined = calendar.find_dates(
            f"{cell.folded} {lower.folded}{f' {last.folded}' if last is not None else ''}"
        )
        broken = [one for one in joined if one.start < length < one.end - 1]
        if not broken or any(one.end > broken[0].start for one in own):
            return own
        broken[0].end = length
        return [*own, broken[0]]

    def next_line(self, cell: Cell) -> Cell | None:
        """Return the line right under this one, where both begin or end at one edge, or have one middle."""
        lower = self.continued.get(id(cell))
        if lower is None:
            rows = self.rows[cell.page][cell.row + 1 : cell.row + 4]
            middle = (cell.x0 + cell.x1) / 2
            lower = next(
                (
                    other
                    for row in rows
                    for other in row
                    if is_next_line(
                        cell,
                        other,
                        [middle + other.x0 - (other.x0 + other.x1) / 2, cell.x1 + other.x0 - other.x1],
                    )
                ),
                None,
            )
        return lower

    def line_below(self, cell: Cell) -> Cell | None:
        """Return the line on which the cell goes on, under its beginning or under a value behind its label."""
        return self.next_line(cell) or self._under_last_words(cell)

    def _under_last_words(self, cell: Cell) -> Cell | None:
        """Return the line under a value that shares its cell with its label."""
        if len(cell.words) < 2:
            return None
        starts = [word.x0 for word in cell.words[1:]]
        rows = self.rows[cell.page][cell.row + 1 : cell.row + 3]
        return next((other for row in rows for other in row if is_next_line(cell, other, starts)), None)

    def _find_amounts(self, cell: Cell) -> list[money.WrittenAmount]:
        spans = [(one.start, one.end) for one in self.dates(cell)]
        return [
            one
            for one in money.find_amounts(cell.folded)
            if not any(start < one.end and one.start < end for start, end in spans)
        ]

    def _is_american(self) -> bool:
        return self.language == "en" and any(_AMERICAN.search(cell.text) for cell in self.cells)


def _has_digit(cell: Cell) -> bool:
    return has_digit(cell.folded)


def is_drawn_line(cell: Cell) -> bool:
    """Tell whether the cell is a line drawn with characters."""
    return not _DOTS.sub("", cell.text).strip(" =_-|")


def union_box(cells: Iterable[Cell]) -> tuple[float, float, float, float]:
    chosen = list(cells)
    return (
        round(min(cell.x0 for cell in chosen), 1),
        round(min(cell.top for cell in chosen), 1),
        round(max(cell.x1 for cell in chosen), 1),
        round(max(cell.bottom for cell in chosen), 1),
    )
