"""What was sold, in one line: the first cells under the heading of the items, or the subject."""

from __future__ import annotations

from recovery_invoices.embedded.invoice import describe_lines
from recovery_invoices.fields.document import Document, is_drawn_line
from recovery_invoices.fields.finding import Finding
from recovery_invoices.fields.reason import reason
from recovery_invoices.fields.totals import ITEM_COLUMN
from recovery_invoices.text.layout import Cell

_TOTAL_KINDS = ("gross", "net", "tax", "due", "prepaid")


def find_description(document: Document) -> Finding | None:
    headings = [
        hit for hit in document.labels_of_kind("description") if len(hit.cell.text) < 60 and hit.at_start
    ]
    for hit in headings:
        lines = _items(document, hit.cell)
        if lines:
            value = describe_lines([cell.text for cell in lines])
            first = lines[0]
            return Finding(
                value, 0.75, document.source_of[first.page], reason("below_label", label=hit.cell.text[:40]),
                first.page, first.box_of(0, len(first.text)),
            )  # fmt: skip
    for hit in document.labels_of_kind("subject"):
        rest = hit.cell.text[hit.end :].strip(" :")
        cell = hit.cell
        if not rest:
            neighbours = document.right_of(cell)[:1]
            if not neighbours:
                continue
            cell, rest = neighbours[0], neighbours[0].text
        if len(rest) > 3 and hit.at_start:
            return Finding(
                describe_lines([rest]), 0.6, document.source_of[cell.page], reason("subject"), cell.page,
                cell.box_of(0, len(cell.text)),
            )  # fmt: skip
    return None


def _items(document: Document, heading: Cell) -> list[Cell]:
    """Return cells in the heading's column that hold words, until the totals begin."""
    items: list[Cell] = []
    last = heading.bottom
    for cell in sorted(document.by_page[heading.page], key=lambda one: (one.top, one.x0)):
        if cell.top < heading.bottom - 1 or is_drawn_line(cell):
            continue
        if (
            any(hit.kind in _TOTAL_KINDS and hit.at_start for hit in document.labels(cell))
            and cell.top > heading.bottom + 12
        ):
            break
        if cell.top - last > 60 or len(items) >= 5:
            break
        overlaps = cell.x0 < heading.x1 + 60 and cell.x1 > heading.x0 - 30
        letters = sum(character.isalpha() for character in cell.text)
        is_words = letters >= 4 and letters > 0.4 * len(cell.text.replace(" ", ""))
        is_heading = ITEM_COLUMN.fullmatch(cell.folded.strip(" .:")) is not None
        if (
            overlaps
            and is_words
            and not is_heading
            and not any(hit.at_start for hit in document.labels(cell))
        ):
            items.append(cell)
            last = cell.bottom
    return items
