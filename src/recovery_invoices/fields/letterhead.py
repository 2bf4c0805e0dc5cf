"""A letterhead whose address is one line without a name: the name stands over it, larger."""

from __future__ import annotations

import re

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.fields.addresses import has_street_word
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.headings import PARTIES, is_sender_line
from recovery_invoices.fields.lines import Block, Line
from recovery_invoices.fields.towns import Town, parse_town
from recovery_invoices.text.layout import Cell, has_digit

#: Above this share of the page a letterhead stands, and above the other the address of whom the letter goes to.
_HEAD, _ADDRESSES = 0.25, 0.6
#: So far over an address the label of a party may stand, in points, and so far the name over a letterhead's address, in
#: its heights. How much larger that name is at least, and how far apart two middles or edges are at most.
_LABEL_REACH, _NAME_REACH, _LARGER, _ASIDE = 60.0, 5.0, 1.25, 6.0
_SEPARATORS = re.compile(r",\s+|\s*[·•●|]\s*")
_FEWEST_PIECES, _LONGEST = 3, 110


def find_letterhead(document: Document) -> Block | None:
    """Return the sender's block, name first, where an address on one line stands at the head of the first page over
    another party's."""
    if not document.pages:
        return None
    page = document.pages[0]
    for cell in document.by_page[page.number]:
        if cell.top > _HEAD * page.height:
            break
        if (parts := _address(document, cell)) and _is_over_another(document, cell, parts[1]):
            streets, town = parts
            over, last = streets[:-1], streets[-1]
            name = _name_over(document, cell)
            lines = [Line(name, name.text)] if name is not None else []
            if over and has_street_word(last) and not has_digit(last):
                lines += [Line(cell, ", ".join(over)), Line(cell, last)]
            else:
                lines.append(Line(cell, ", ".join(streets)))
            return Block([*lines, Line(cell, _town_line(town))], len(lines), town)
    return None


def _address(document: Document, cell: Cell) -> tuple[list[str], Town] | None:
    """Return the pieces of a street and the town of a line that is nothing but a sender's address."""
    if len(cell.text) > _LONGEST or not has_digit(cell.text) or LEGAL_FORM.search(cell.folded):
        return None
    pieces = _SEPARATORS.split(cell.text)
    if len(pieces) < _FEWEST_PIECES or not is_sender_line(document, cell) or _is_labelled(document, cell):
        return None
    at = next(
        (at for at, piece in enumerate(pieces) if at and (one := parse_town(piece)) and one.postal_code), 0
    )
    town = parse_town(", ".join(pieces[at:])) if at else None
    streets = pieces[:at]
    is_address = any(has_street_word(one) for one in streets) and has_digit(", ".join(streets))
    return (streets, town) if town is not None and is_address else None


def _is_labelled(document: Document, cell: Cell) -> bool:
    return any(hit.kind in PARTIES for hit in document.labels(cell)) or any(
        hit.cell.page == cell.page
        and 0 <= cell.top - hit.cell.top < _LABEL_REACH
        and hit.cell.x0 < cell.x1
        and hit.cell.x1 > cell.x0
        for kind in PARTIES
        for hit in document.labels_of_kind(kind)
    )


def _is_over_another(document: Document, cell: Cell, town: Town) -> bool:
    """Return whether an address with another postal code stands under the line, as the debtor's does."""
    height = document.sizes[cell.page][1]
    return any(
        has_digit(other.text)
        and (there := parse_town(other.text)) is not None
        and there.postal_code not in (None, town.postal_code)
        for other in document.by_page[cell.page]
        if cell.bottom < other.top < _ADDRESSES * height
    )


def _name_over(document: Document, cell: Cell) -> Cell | None:
    over = [
        other
        for other in document.by_page[cell.page]
        if other.top < cell.top
        and cell.top - other.bottom < _NAME_REACH * cell.height
        and other.height > _LARGER * cell.height
        and (abs(other.x0 - cell.x0) < _ASIDE or abs(other.x0 + other.x1 - cell.x0 - cell.x1) < 2 * _ASIDE)
        and not document.labels(other)
        and not has_digit(other.text)
    ]
    return max(over, key=lambda one: one.height, default=None)


def _town_line(town: Town) -> str:
    return f"{town.city} {town.postal_code}"
