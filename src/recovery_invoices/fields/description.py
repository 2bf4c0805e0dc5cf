"""What was sold, in one line: the first cells under the heading of the items, or the subject."""

from __future__ import annotations

from recovery_invoices.embedded.invoice import describe_lines
from recovery_invoices.fields.document import Document, is_drawn_line
from recovery_invoices.fields.finding import Finding
from recovery_invoices.fields.reason import reason
from recovery_invoices.fields.totals import ITEM_COLUMN
from recovery_invoices.text.layout import Cell

_MOST_ITEMS = 5
#: How far in points two rows of a table without a heading stand apart at most.
_ITEM_GAP = 40
#: The first sums of a page are looked at: a box at its head may name one too.
_MOST_SUMS = 6
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
    return _without_heading(document)


def _without_heading(document: Document) -> Finding | None:
    """Return the words before an amount in the rows right over the sums, where no heading announces them."""
    for page in document.pages:
        cells = sorted(document.by_page[page.number], key=lambda one: -one.top)
        sums = [cell for cell in reversed(cells) if _is_sum(document, cell)]
        for items in (_items_over(document, cells, cell.top) for cell in sums[:_MOST_SUMS]):
            if items:
                first = items[0]
                return Finding(
                    describe_lines([cell.text for cell in items[:_MOST_ITEMS]]), 0.6,
                    document.source_of[page.number], reason("rows_over_sums"), page.number,
                    first.box_of(0, len(first.text)),
                )  # fmt: skip
    return None


def _items_over(document: Document, upwards: list[Cell], top: float) -> list[Cell]:
    """Return the rows that end in an amount, one right over the other, from the sum at `top` upwards."""
    items: list[Cell] = []
    for cell in upwards:
        if cell.top > top - 1 or not _is_item(document, cell):
            continue
        if top - cell.bottom > _ITEM_GAP:
            break
        items.insert(0, cell)
        top = cell.top
    return items


def _is_sum(document: Document, cell: Cell) -> bool:
    """Return whether the cell is a label of a sum with an amount in it or beside it."""
    if not any(hit.kind in _TOTAL_KINDS and hit.at_start for hit in document.labels(cell)):
        return False
    return any(one.is_money for one in document.amounts(cell)) or _last_amount(document, cell) is not None


def _last_amount(document: Document, cell: Cell) -> Cell | None:
    """Return the cell at the end of the row, where it is an amount of money."""
    last = next(reversed(document.right_of(cell)), None)
    return last if last is not None and any(one.is_money for one in document.amounts(last)) else None


def _is_item(document: Document, cell: Cell) -> bool:
    """Return whether the cell says in words what the amount at the end of its row is for."""
    return _is_words(cell) and not document.labels(cell)[:1] and _last_amount(document, cell) is not None


def _is_words(cell: Cell) -> bool:
    letters = sum(character.isalpha() for character in cell.text)
    return letters >= 4 and letters > 0.4 * len(cell.text.replace(" ", ""))


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
        if cell.top - last > 60 or len(items) >= _MOST_ITEMS:
            break
        overlaps = cell.x0 < heading.x1 + 60 and cell.x1 > heading.x0 - 30
        is_heading = ITEM_COLUMN.fullmatch(cell.folded.strip(" .:")) is not None
        if (
            overlaps
            and _is_words(cell)
            and not is_heading
            and not any(hit.at_start for hit in document.labels(cell))
        ):
            items.append(cell)
            last = cell.bottom
    return items
