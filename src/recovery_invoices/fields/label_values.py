"""Where the value of a label stands: after it, beside it or below it, each with a weight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from recovery_invoices.fields.document import Document, is_drawn_line
from recovery_invoices.fields.labels import LabelHit
from recovery_invoices.fields.reason import Reason, reason
from recovery_invoices.text.layout import Box, Cell, fold, has_digit

#: A label so far into its line is the last of several fields.
_WRAPS_FROM = 30
#: What a value counts that stands in the column of a heading, but beside it.
_ASIDE_IN_COLUMN = 0.8
#: What a value counts that stands under the heading of another column.
_UNDER_ANOTHER = 0.6
#: Words that lead to a value without saying what it is: `Köln, den 4. März`.
_LEADING_WORDS = frozenset(
    [
        "den",
        "der",
        "die",
        "das",
        "vom",
        "von",
        "am",
        "zum",
        "bis",
        "an",
        "le",
        "la",
        "du",
        "des",
        "au",
        "the",
        "of",
        "on",
        "by",
        "to",
        "de",
        "del",
        "el",
        "il",
        "li",
        "lo",
        "al",
        "da",
        "do",
        "em",
        "op",
        "van",
        "zzgl",
        "zuzuglich",
        "plus",
        "dd",
        "d.d",
    ]
)
_LONGEST_LINE = 60
#: What says of a payment which it was, and ends no search: `Deposit, invoice 17 of 4 March`.
_NAME_A_PAYMENT = frozenset(["number", "issue_date", "other"])
#: Values in a cell from a position on: (value, start, end).
Parse = Callable[[Cell, int], list[tuple[Any, int, int]]]


@dataclass(slots=True)
class Candidate:
    """A value near a label; `weight` is the label's weight times that of the place."""

    value: Any
    weight: float
    cell: Cell
    start: int
    end: int
    hit: LabelHit
    place: str

    @property
    def box(self) -> Box:
        return self.cell.box_of(self.start, self.end)

    @property
    def reason(self) -> Reason:
        label = self.hit.cell.text[self.hit.start : self.hit.end].strip()
        if fold(label).strip(" .:,") in _LEADING_WORDS:
            return reason("in_line", line=self.cell.text[:_LONGEST_LINE])
        return reason("below_label" if self.place == "below" else "beside_label", label=label)


def find_candidates(
    document: Document, hit: LabelHit, parse: Parse, reach: float = 30.0, go_on: bool = False
) -> Iterator[Candidate]:
    """Yield values that may belong to the label, in the places people put them.

    `reach` is how far below in points; with `go_on` the search does not end at a value in the label's own cell.
    """
    cell = hit.cell
    start_weight = 1.0 if hit.at_start else 0.75
    later = [
        other
        for other in document.labels(cell)
        if other.start >= hit.end
        and not other.is_aside
        and not (hit.kind == "number" and other.kind == "number" and other.weight <= 0.3)
        and not (hit.kind == "prepaid" and other.kind in _NAME_A_PAYMENT)
    ]
    end = later[0].start if later else len(cell.text)
    inside = [one for one in parse(cell, hit.end) if one[1] < end]
    for index, (value, first, last) in enumerate(inside[:4]):
        gap = len(cell.text[hit.end : first].strip(" :.#°-="))
        weight = 1.0 if gap <= 1 else 0.85 if gap <= 12 else 0.6 if gap <= 40 else 0.4
        yield Candidate(
            value, hit.weight * start_weight * weight * (0.93**index), cell, first, last, hit, "after"
        )
    if inside and not later and not go_on:
        return
    rest = cell.text[hit.end : end].strip(" :.#°-()")
    if later and not inside:
        yield from _below(document, hit, parse, reach, 0.9, len(rest))
        return
    neighbour_weight = 0.97 if len(rest) <= 2 else 0.85 if len(rest) < 25 else 0.6
    for index, other in enumerate(document.right_of(cell)[:6]):
        if is_drawn_line(other):
            continue
        theirs = document.labels(other)
        if any(_is_barrier(label) for label in theirs[:1]):
            break
        values = parse(other, 0)
        gap_penalty = 1.0 if other.x0 - cell.x1 < 250 else 0.9
        gap_penalty *= _UNDER_ANOTHER if _has_heading(document, other, cell) else 1.0
        for value, first, last in values[:3]:
            weight = start_weight * neighbour_weight * gap_penalty * (0.94**index)
            yield Candidate(value, hit.weight * weight, other, first, last, hit, "right")
        if values and index >= 3:
            break
    if not inside:
        yield from _next_line(document, hit, parse, start_weight, rest)
        yield from _below(document, hit, parse, reach, start_weight, len(rest))


def _column_end(document: Document, cell: Cell) -> float:
    """Return how far the column of a heading goes: to the next heading of its row."""
    following = next(iter(document.right_of(cell)), None)
    if following is None or _has_digit(following) or _has_digit(cell):
        return cell.x1
    return following.x0 - 4


def _has_heading(document: Document, value: Cell, label: Cell) -> bool:
    """Return whether a label of its own stands right over the value, in a column beside ours."""
    return any(
        0 <= value.top - other.bottom + 0.3 * value.height < value.height
        and abs(other.x0 - value.x0) < 4
        and other is not label
        and not _has_digit(other)
        and any(hit.at_start and hit.end - hit.start > 3 for hit in document.labels(other))
        and not (document.right_of(other)[:1] and _has_digit(document.right_of(other)[0]))
        for other in document.neighbours(value)
    )


def _has_digit(cell: Cell) -> bool:
    return has_digit(cell.text)


def _next_line(
    document: Document, hit: LabelHit, parse: Parse, start_weight: float, rest: str
) -> Iterator[Candidate]:
    """Yield values at the start of the line below a label that ends its own line."""
    cell = hit.cell
    if rest or hit.start < _WRAPS_FROM:
        return
    for other in document.below(cell, 1.2 * cell.height)[:2]:
        if abs(other.x0 - cell.x0) > 3:
            continue
        for value, first, last in parse(other, 0)[:1]:
            if first == 0:
                yield Candidate(value, hit.weight * start_weight * 0.9, other, first, last, hit, "below")


def _is_barrier(hit: LabelHit) -> bool:
    """Return whether a cell that begins with this label belongs to that label rather than to ours."""
    if hit.kind == "currency" or (hit.weight < 0.5 and hit.kind != "other"):
        return False
    is_word = hit.end - hit.start <= 3 and hit.kind in ("buyer", "seller", "ship", "issue_date")
    return hit.at_start and not is_word


def label_box(document: Document, hit: LabelHit) -> Box:
    """Return the box a column is measured from: the label's own words when its cell holds several labels."""
    cell = hit.cell
    if len(document.labels(cell)) > 1:
        return cell.box_of(hit.start, hit.end)
    return cell.x0, cell.top, cell.x1, cell.bottom


def _below(
    document: Document, hit: LabelHit, parse: Parse, reach: float, start_weight: float, rest: int
) -> Iterator[Candidate]:
    """Yield values under the label, as in a table's column; a further label in between ends the search."""
    cell = hit.cell
    if rest > 25:
        return
    heading = 1.0 if _in_heading_row(document, cell) else 0.85
    count = 0
    x0, _, x1, _ = label_box(document, hit)
    wide = max(x1, _column_end(document, cell))
    for other in document.below_within(cell, x0, wide, reach):
        if is_drawn_line(other) or other.x0 > wide + 4 or other.x1 < x0 - 4:
            continue
        theirs = document.labels(other)
        if any(_is_barrier(label) and label.kind != "number" for label in theirs[:1]):
            break
        distance = max(0.0, other.top - cell.bottom)
        aligned = abs(other.x0 - x0) < 6 or abs(other.x1 - x1) < 6
        centred = abs((other.x0 + other.x1) - (x0 + x1)) < 16
        shape = 1.0 if aligned or centred else 0.85
        for value, first, last in parse(other, 0)[:5]:
            left, _, right, _ = other.box_of(first, last)
            if left > wide + 4 or right < x0 - 4:
                continue
            if left > x1 + 4:
                shape = _ASIDE_IN_COLUMN if right <= wide else 0.0
            weight = start_weight * heading * shape * (0.95 - 0.006 * distance)
            yield Candidate(value, hit.weight * max(weight, 0.1), other, first, last, hit, "below")
        count += 1
        if count >= 4:
            break


def _in_heading_row(document: Document, cell: Cell) -> bool:
    return any(
        document.labels(other) and not document.amounts(other) for other in document.right_of(cell)[:2]
    ) or any(
        document.labels(other) and other.x1 <= cell.x0 and abs(other.middle - cell.middle) < cell.height
        for other in document.by_page[cell.page]
    )
