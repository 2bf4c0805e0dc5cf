"""Labels of an address block, the values of which stand apart from it: `E-mail:` under the town, the address further
right."""

from __future__ import annotations

import re

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.identifiers import Identifier
from recovery_invoices.fields.lines import ATTRIBUTES, Block
from recovery_invoices.text.layout import Cell

_LABEL = re.compile(rf"(?:{ATTRIBUTES['email']}|{ATTRIBUTES['phone']})\.?\s*:?")
#: How far below the block its next line stands at most, and how far from its edge that begins.
_LINES_BENEATH, _EDGE = 2.5, 15.0
#: How far right of a line of the block, in points, what goes on with it begins at most.
_NEAR = 60.0
_SAME_EDGE, _COLUMN = 3.0, 5.0


def is_labelled_in_block(document: Document, one: Identifier, block: Block | None) -> bool:
    """Return whether the label of a number or an address is a line of this block, the line under it, or goes on with
    one of its lines."""
    if block is None or block.page != one.cell.page:
        return False
    left = max(_left_of(document, one.cell), key=lambda other: other.x1, default=None)
    if left is None:
        return False
    if _LABEL.fullmatch(one.cell.folded[: one.start].strip()):
        return (
            any(line.cell is left for line in block.lines)
            and one.cell.x0 - left.x1 < _NEAR
            and _is_alone(document, one.cell)
        )
    if one.start > 0 or not _LABEL.fullmatch(left.folded.strip()):
        return False
    is_under = abs(left.x0 - block.x0) < _EDGE and (
        block.top <= left.top < block.bottom + _LINES_BENEATH * left.height
    )
    return is_under or any(line.cell is left for line in block.lines)


def _left_of(document: Document, cell: Cell) -> list[Cell]:
    return [
        other
        for other in document.by_page[cell.page]
        if other.x1 <= cell.x0 + 1 and abs(other.middle - cell.middle) < cell.height
    ]


def _is_alone(document: Document, cell: Cell) -> bool:
    """Return whether nothing over or under it begins at its edge, as the lines of a column of particulars do."""
    return not any(
        abs(other.x0 - cell.x0) < _SAME_EDGE and abs(other.top - cell.top) < _COLUMN * cell.height
        for other in document.by_page[cell.page]
        if other is not cell
    )
