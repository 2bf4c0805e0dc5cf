"""Blocks that no town line gives away: a company's name over its street, and an address on one line under a name."""

from __future__ import annotations

import re
from collections.abc import Callable

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.fields.addresses import is_street
from recovery_invoices.fields.countries import parse_country
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.headings import is_sender_line
from recovery_invoices.fields.lines import Block, Line, split_address, to_line
from recovery_invoices.fields.towns import Town
from recovery_invoices.text.layout import Cell, fold

_UPPER = 0.5
_MOST_LINES = 7
_LONGEST = 70
#: A page with more names of companies is a list; each is compared with the whole page.
_MOST_NAMES = 40
_BOX = re.compile(r"\b(?:p\.? ?o\.? ?box|b\.?p\.?|postfach|postbus|casella postale|apartado|plot|km)\b")
_TOWN_ALONE = re.compile(r"^[^\W\d_][^\d;:|@]{1,40}$")
_CODE_AT_END = re.compile(r"^(?P<town>[^\W\d_][^\d;:|@]{1,30}?),?\s+(?P<code>[A-Z]?\d{4,6})$")

Neighbour = Callable[..., Cell | None]
Ends = Callable[[Document, Cell], bool]


def find_unplaced_blocks(document: Document, used: set[int], neighbour: Neighbour, ends: Ends) -> list[Block]:
    """Return blocks of the first page's upper half whose lines no other block holds."""
    if not document.pages:
        return []
    page = document.pages[0]
    blocks: list[Block] = []
    names = 0
    for cell in document.by_page[page.number]:
        if id(cell) in used or cell.top > _UPPER * page.height or not _is_name(document, cell):
            continue
        names += 1
        if names > _MOST_NAMES:
            break
        lines = [to_line(document, cell)]
        current = cell
        while len(lines) < _MOST_LINES:
            lower = neighbour(document, current, up=False, reach=1.6)
            if (
                lower is None
                or id(lower) in used
                or ends(document, lower)
                or lower.text.rstrip().endswith(":")
            ):
                break
            lines.append(to_line(document, lower))
            current = lower
        block = _with_address(lines)
        if block is not None:
            used |= {id(line.cell) for line in lines}
            blocks.append(block)
    return blocks


def _is_name(document: Document, cell: Cell) -> bool:
    return (
        len(cell.text) < _LONGEST
        and bool(LEGAL_FORM.search(cell.folded))
        and not is_sender_line(document, cell)
        and not is_street(cell.text)
        and not any(
            hit.at_start and hit.kind in ("number", "gross", "net", "tax") for hit in document.labels(cell)
        )
    )


def _with_address(lines: list[Line]) -> Block | None:
    pieces = [piece for line in lines for piece in split_address(line)]
    streets = [
        at for at, line in enumerate(pieces) if at and (is_street(line.text) or _BOX.search(fold(line.text)))
    ]
    if not streets:
        return None
    for at in range(streets[0] + 1, len(pieces)):
        town = town_at_end(pieces[at].text)
        if town is not None:
            return Block(pieces, at, town)
    return Block(pieces, None, None)


def town_at_end(text: str) -> Town | None:
    """Return a town without a code, before one, or before its country: `Lagos.`, `Lima 15046`, `Dubai, UAE`."""
    text = text.strip(" ,.;")
    coded = _CODE_AT_END.match(text)
    if coded and not is_street(coded["town"]):
        return Town(coded["code"], coded["town"].partition(",")[0].strip(), None, False)
    if (
        not _TOWN_ALONE.match(text)
        or is_street(text)
        or len(text.split()) > 5
        or LEGAL_FORM.search(fold(text))
    ):
        return None
    town, _, rest = text.partition(",")
    return Town(None, town.strip(), parse_country(rest) if rest else None, False)
