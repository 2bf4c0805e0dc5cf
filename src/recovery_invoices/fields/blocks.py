"""Blocks of lines that may be somebody's name and address."""

from __future__ import annotations

import re

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.fields.addresses import is_street, split_street_and_town
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.headings import (
    PARTIES,
    assign_labels_to_blocks,
    find_label_over,
    find_party_labels,
    is_sender_line,
)
from recovery_invoices.fields.labels import LabelHit
from recovery_invoices.fields.lines import (
    Block,
    Line,
    is_attribute,
    is_tax_label,
    split_address,
    split_name_and_street,
    to_line,
)
from recovery_invoices.fields.names import FOR_PERSON
from recovery_invoices.fields.towns import (
    Town,
    is_county,
    last_place,
    lone_postal_code,
    parse_town,
    town_without_code,
)
from recovery_invoices.fields.unplaced_blocks import find_unplaced_blocks, town_at_end
from recovery_invoices.text.layout import Cell, has_digit

_TWO_LETTERS = re.compile(r"[^\W\d_]{2}")
_IDENTIFIES = 7
_FIELD_GAP = 90.0
#: How many signs may stand beside a day that is a line of its own.
_AROUND_DAY = 2
_ENDS_BLOCK = (
    "number",
    "issue_date",
    "due_date",
    "gross",
    "net",
    "tax",
    "description",
    "subject",
    "currency",
    "due",
    "prepaid",
)


def find_blocks(document: Document) -> list[Block]:
    """Return address blocks found by their town line, and blocks under a buyer's label that have none."""
    labels = find_party_labels(document)
    label_cells = {id(hit.cell) for hit in labels}
    blocks: list[Block] = []
    used: set[int] = set()
    for cell in document.cells:
        if id(cell) in used or not has_digit(cell.text):
            continue
        line = to_line(document, cell)
        town = parse_town(line.text) or _town_over_its_code(document, cell)
        if town is None or _is_street_of_next(document, cell, town):
            continue
        block = _around_town(document, cell, town, label_cells)
        used |= {id(one.cell) for one in block.lines}
        block.label, block.labels_distance = find_label_over(block, labels)
        blocks.append(block)
    assign_labels_to_blocks(blocks)
    for hit in labels:
        if hit.kind == "buyer" and not any(block.label is hit for block in blocks):
            below = _under_label(document, hit, label_cells, used)
            if below:
                used |= {id(one.cell) for one in below.lines}
                blocks.append(below)
    unplaced = find_unplaced_blocks(document, used | label_cells, _neighbour, _ends)
    for block in unplaced:
        block.label, block.labels_distance = find_label_over(block, labels)
    assign_labels_to_blocks([*blocks, *unplaced])
    return [*blocks, *unplaced]


def _around_town(document: Document, cell: Cell, town: Town, label_cells: set[int]) -> Block:
    above: list[Line] = []
    current = cell
    while len(above) < 8:
        upper = _neighbour(document, current, up=True, reach=1.9 if _has_name(above) else 3.0)
        is_tax_number = upper is not None and _is_tax_number(document, upper)
        if (
            upper is None
            or id(upper) in label_cells
            or _ends(document, upper)
            or (_is_field(document, upper) and not is_tax_number)
        ):
            if upper is not None and id(upper) in label_cells:
                hit = next((hit for hit in document.labels(upper) if hit.kind in PARTIES), None)
                rest = upper.text[hit.end :].strip(" :") if hit else ""
                if rest and len(rest) < 60 and not rest.startswith("("):
                    above.append(Line(upper, rest))
            break
        line = to_line(document, upper)
        other_town = parse_town(line.text)
        if other_town and not above and not other_town.certain and town.country in ("US", "GB", "CA", "AU"):
            other_town = None
        if is_sender_line(document, upper) or other_town or line.attribute in ("phone", "email"):
            break
        if (line.attribute == "vat" or is_tax_number) and not _is_under_name(document, upper):
            break
        if is_tax_number:
            line.attribute = "vat"
        if _has_name(above) and upper.text.rstrip().endswith(":"):
            break
        above.append(line)
        current = upper
    below: list[Line] = []
    current = cell
    while len(below) < 8:
        lower = _neighbour(document, current, up=False, reach=1.6)
        if lower is None or id(lower) in label_cells or _ends(document, lower):
            break
        line = to_line(document, lower)
        if parse_town(line.text) or line.attribute == "name":
            break
        below.append(line)
        current = lower
    if above and lone_postal_code(cell.text):
        if is_county(above[0].text):
            del above[0]
        if above and last_place(above[0].text)[1] == town.city:
            before, _ = last_place(above[0].text)
            above[:1] = [Line(above[0].cell, before)] if before else []
    over = [piece for line in reversed(above) for piece in split_name_and_street(line)]
    over += _before_town(to_line(document, cell), town, is_alone=not over)
    return Block([*over, to_line(document, cell), *below], len(over), town)


def _before_town(line: Line, town: Town, *, is_alone: bool) -> list[Line]:
    """Return what a British line holds before its town: a house and a lane, which are no name where they are all that
    there is."""
    text, comma, _ = line.text.partition(f", {town.city}")
    if town.country != "GB" or not comma or parse_town(line.text) != town:
        return []
    return [Line(line.cell, text, "street" if is_alone else None)]


def _is_field(document: Document, cell: Cell) -> bool:
    """Return whether the cell is a field of a form: a word or two and, beside it, a value of its own; or a number that
    an unknown party or paper is known by."""
    digits = sum(character.isdecimal() for character in cell.text)
    if any(hit.at_start and hit.kind == "other" for hit in document.labels(cell)) and digits >= _IDENTIFIES:
        return True
    if digits or len(cell.words) > 3 or LEGAL_FORM.search(cell.folded) or FOR_PERSON.search(cell.folded):
        return False
    value = next(iter(document.right_of(cell)), None)
    return (
        value is not None
        and value.x0 - cell.x1 < _FIELD_GAP
        and has_digit(value.text)
        and not any(hit.at_start for hit in document.labels(value))
        and parse_town(value.text) is None
    )


def _is_tax_number(document: Document, cell: Cell) -> bool:
    """Return whether the line is a party's tax number behind its word: `CIF H12345674`, `P. IVA 02345670378`."""
    words = cell.folded.rstrip(" .:").rpartition(" ")[0]
    return has_digit(cell.text) and bool(words) and is_tax_label(words)


def _is_under_name(document: Document, cell: Cell) -> bool:
    """Return whether the name of a company stands right over a tax number, perhaps over a person of it, and no address
    ends there."""
    upper = _neighbour(document, cell, up=True, reach=1.2)
    if upper is not None and FOR_PERSON.search(upper.folded):
        upper = _neighbour(document, upper, up=True, reach=1.2)
    return upper is not None and bool(LEGAL_FORM.search(upper.folded)) and not _ends(document, upper)


def _town_over_its_code(document: Document, cell: Cell) -> Town | None:
    """Recognise a town above its postal code: `Bristol` over `BS1 4RN`, with its county behind it or between them."""
    code = lone_postal_code(cell.text)
    upper = _neighbour(document, cell, up=True, reach=1.2) if code else None
    if upper is not None and is_county(upper.text):
        upper = _neighbour(document, upper, up=True, reach=1.2)
    name = last_place(upper.text)[1] if upper is not None else ""
    return Town(code, name, "GB", True) if name.replace(" ", "").isalpha() else None


def _is_street_of_next(document: Document, cell: Cell, town: Town) -> bool:
    """Tell whether a line is the street of the next: `2558 Michael Mills` over `East Steven, MI 89330`."""
    if town.certain:
        return False
    lower = _neighbour(document, cell, up=False, reach=1.2)
    below = parse_town(lower.text) if lower is not None else None
    return below is not None and below.certain and below.country in ("US", "GB", "CA", "AU")


def _has_name(above: list[Line]) -> bool:
    """Return whether the lines collected so far hold more than a street."""
    return len(above) >= 2 or bool(above and not is_street(above[0].text))


def _under_label(document: Document, hit: LabelHit, label_cells: set[int], used: set[int]) -> Block | None:
    """Return a buyer without a postal code: what stands after the label, beside it and below it."""
    lines: list[Line] = []
    rest = hit.cell.text[hit.end :].strip(" :")
    start = hit.cell
    if 2 < len(rest) < 60 or split_street_and_town(rest):
        lines.append(Line(hit.cell, rest))
    else:
        neighbours = [
            other
            for other in document.right_of(hit.cell)[:1]
            if not document.labels(other) and other.x0 - hit.cell.x1 < 120
        ]
        first = _neighbour(document, hit.cell, up=False, reach=2.6)
        if first is not None and (id(first) in used or id(first) in label_cells or _ends(document, first)):
            first = None
        if neighbours and (neighbours[0].text.startswith(":") or (first and is_attribute(first.folded))):
            first = None
        if first is None and neighbours:
            first = neighbours[0]
        if first is None or id(first) in used:
            return None
        lines.append(to_line(document, first))
        start = first
    while len(lines) < 8:
        indented = start is hit.cell or lines[-1].attribute is not None
        lower = _neighbour(document, start, up=False, reach=2.6, indent=70 if indented else 6)
        if lower is None or id(lower) in label_cells or _ends(document, lower) or id(lower) in used:
            break
        if any(label.at_start and label.kind == "other" for label in document.labels(lower)):
            break
        lines.append(to_line(document, lower))
        start = lower
    lines = [piece for line in lines for piece in split_address(line)]
    towns = [
        (index, named)
        for index, line in enumerate(lines)
        if (named := parse_town(line.text) or town_without_code(line.text))
    ]
    at, town = towns[0] if towns else _town_of_form(lines)
    if town is None:
        at, town = _town_after_street(lines)
    if not any(_says_a_word(line.text) for line in lines):
        return None
    return Block(lines, at, town, hit)


def _town_of_form(lines: list[Line]) -> tuple[int | None, Town | None]:
    """Return a town and its code from lines that a form names so, and where they stand."""
    by_kind = {
        line.attribute: index for index, line in enumerate(lines) if line.attribute in ("town", "code")
    }
    if "town" not in by_kind:
        return None, None
    code = lines[by_kind["code"]].text if "code" in by_kind else None
    return by_kind["town"], Town(code, lines[by_kind["town"]].text, None, False)


def _town_after_street(lines: list[Line]) -> tuple[int | None, Town | None]:
    """Return a town that has no code before it, on the line after the street."""
    street = next((at for at, line in enumerate(lines) if at and is_street(line.text)), None)
    if street is None or street + 1 >= len(lines) or lines[street + 1].attribute not in (None, "town"):
        return None, None
    town = town_at_end(lines[street + 1].text)
    return (street + 1, town) if town else (None, None)


def _says_a_word(text: str) -> bool:
    """Return whether there are two letters together: a customer's number such as `C00419` has none."""
    return bool(_TWO_LETTERS.search(text))


def _neighbour(document: Document, cell: Cell, up: bool, reach: float, indent: float = 6) -> Cell | None:
    """Return the nearest left-aligned (or centred) cell above or below, at most `reach` line heights away."""
    best: Cell | None = None
    best_distance = reach * max(cell.height, 7.0)
    for other in document.by_page[cell.page]:
        if other is cell:
            continue
        distance = cell.top - other.bottom if up else other.top - cell.bottom
        if not -0.5 * cell.height < distance <= best_distance:
            continue
        if (other.middle >= cell.middle) if up else (other.middle <= cell.middle):
            continue
        aligned = abs(other.x0 - cell.x0) <= indent
        centred = abs((other.x0 + other.x1) - (cell.x0 + cell.x1)) < 6 and other.x1 - other.x0 < 250
        flush = abs(other.x1 - cell.x1) < 1.5 and cell.x0 > 280
        if aligned or centred or flush:
            best, best_distance = other, distance
    return best


def _ends(document: Document, cell: Cell) -> bool:
    """Return whether the cell is the start of something that is no address."""
    if len(cell.text) > 75 or _is_day(document, cell):
        return True
    if FOR_PERSON.search(cell.folded) and not has_digit(cell.text):
        return False
    return any(
        hit.at_start
        and hit.kind in _ENDS_BLOCK
        and hit.weight >= 0.5
        and hit.end - hit.start > 3
        and not _is_word_of_a_name(cell, hit)
        and not (hit.kind == "description" and cell.text[hit.end :].strip(" :"))
        for hit in document.labels(cell)
    )


def _is_day(document: Document, cell: Cell) -> bool:
    """Return whether the line is nothing but a day, as a letter's is."""
    return any(len(cell.text.strip()) - (one.end - one.start) <= _AROUND_DAY for one in document.dates(cell))


def _is_word_of_a_name(cell: Cell, hit: LabelHit) -> bool:
    """Tell whether a one-word label is part of a name, as in `Data Services Ltd` or `Total Energies`."""
    rest = cell.text[hit.end :].strip()
    word = cell.folded[hit.start : hit.end].strip()
    return " " not in word and rest[:1].isupper() and not has_digit(rest)
