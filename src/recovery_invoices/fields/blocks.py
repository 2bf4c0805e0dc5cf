"""Blocks of lines that may be somebody's name and address, and the label that stands over each."""

from __future__ import annotations

import re
from dataclasses import dataclass

from recovery_invoices.fields.addresses import (
    Town,
    country_of,
    is_street,
    lone_postal_code,
    street_and_town,
    town_of,
    town_without_code,
)
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.labels import Hit
from recovery_invoices.text.layout import Cell, fold

PARTIES = ("buyer", "seller", "ship")
_SHORT = frozenset(
    [
        "to",
        "an",
        "de",
        "van",
        "aan",
        "from",
        "re",
        "doit",
        "pour",
        "client",
        "kunde",
        "customer",
        "kunden",
        "klant",
        "cliente",
        "buyer",
        "seller",
        "empfanger",
        "beneficiaire",
        "payee",
        "recipient",
        "supplier",
        "vendor",
        "facturation",
        "livraison",
        "emisor",
    ]
)
_LEADS_ON = re.compile(r"(?:\bto|\ba|\ban|\baan|\bfor|pour)$")
_SEPARATORS = re.compile(r"\s*[·•●|*]\s*|\s[–—-]\s|,\s")
#: What a line of a form announces: `Name:`, `Anschrift:`, `Address:`.
ATTRIBUTES = {
    "name": r"name|nom|firma|firmenname|company|company name|naam|nome|nombre|raison sociale|ragione sociale"
    r"|razon social|societe|bedrijf",
    "street": r"anschrift|adresse|address|strase|street|adres|indirizzo|direccion|domicilio|morada|adresse 1"
    r"|street address|rue",
    "town": r"ort|plz/ort|plz ort|city|ville|plaats|citta|ciudad|cidade|localidade|code postal / ville|postcode",
    "country": r"land|country|pays|paese|pais",
    "contact": r"ansprechpartner|ansprechpartnerin|kontakt|contact|contact person|contactpersoon|attn"
    r"|attention|z\. ?hd\.?|t\.a\.v\.?|abteilung",
    "other": r"nummer|globale nummer|id|gln|steuernummer|handelsregisternummer|kunden-?nr\.?|number"
    r"|legal registration id",
    "phone": r"telefon|tel\.?|phone|telephone|telefoon|telefono|telefone|fon|mobil",
    "email": r"e-?mail|mail|courriel|@dresse",
    "vat": r"ust\.?-?id\.?-?(?:nr\.?)?|vat(?: id| no\.?| number)?|n° tva|tva|btw(?:-nummer)?|p\. ?iva|nif|cif",
}
_ATTRIBUTE = {kind: re.compile(rf"^(?:{words})\s*:?\s*$") for kind, words in ATTRIBUTES.items()}
_INLINE = {kind: re.compile(rf"^(?:{words})\s*:\s*") for kind, words in ATTRIBUTES.items()}
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
    "open",
)


@dataclass(slots=True)
class Line:
    """One line of a block: its cell, what text of it counts, and what a form says it is."""

    cell: Cell
    text: str
    attribute: str | None = None


@dataclass(slots=True, eq=False)
class Block:
    """Lines in reading order; `town_at` is the index of the line with postal code and town."""

    lines: list[Line]
    town_at: int | None
    town: Town | None
    label: Hit | None = None
    labels_distance: float = 0.0
    label_lost: bool = False

    @property
    def page(self) -> int:
        return self.lines[0].cell.page

    @property
    def top(self) -> float:
        return self.lines[0].cell.top

    @property
    def bottom(self) -> float:
        return self.lines[-1].cell.bottom

    @property
    def x0(self) -> float:
        return min(line.cell.x0 for line in self.lines)

    @property
    def x1(self) -> float:
        return max(line.cell.x1 for line in self.lines)

    @property
    def text(self) -> str:
        return "\n".join(line.text for line in self.lines)


def find_blocks(document: Document) -> list[Block]:
    """Address blocks found by their town line, and blocks under a buyer's label that have none."""
    labels = party_labels(document)
    label_cells = {id(hit.cell) for hit in labels}
    blocks: list[Block] = []
    used: set[int] = set()
    for cell in document.cells:
        if id(cell) in used or not any(character.isdigit() for character in cell.text):
            continue
        line = _line(document, cell)
        town = town_of(line.text) or _town_over_its_code(document, cell)
        if town is None or _is_street_of_next(document, cell, town):
            continue
        block = _around_town(document, cell, town, label_cells)
        used |= {id(one.cell) for one in block.lines}
        block.label, block.labels_distance = _label_over(block, labels)
        blocks.append(block)
    _one_block_a_label(blocks)
    for hit in labels:
        if hit.kind == "buyer" and not any(block.label is hit for block in blocks):
            below = _under_label(document, hit, label_cells, used)
            if below:
                blocks.append(below)
    return blocks


def _one_block_a_label(blocks: list[Block]) -> None:
    """A label belongs to the nearest of the blocks that it could stand over."""
    for block in blocks:
        if any(
            other is not block
            and other.label is block.label
            and other.labels_distance < block.labels_distance
            for other in blocks
        ):
            block.label_lost = True
    for block in blocks:
        if block.label_lost:
            block.label = None


def party_labels(document: Document) -> list[Hit]:
    """Labels that really announce a party: headings, or words before a colon."""
    found = []
    for kind in PARTIES:
        for hit in document.of(kind):
            if not hit.at_start:
                continue
            text = hit.cell.folded
            word = text[hit.start : hit.end].strip()
            rest = text[hit.end :].strip()
            goes_on = hit.cell.text[hit.end :].strip()[:1].isupper() and _LEADS_ON.search(word)
            announced = not rest or rest.startswith((":", "(", "/ ", "* "))
            if not announced and (word in _SHORT or not goes_on):
                continue
            if rest.strip(": #").replace(" ", "").isdigit():
                continue
            if kind == "buyer" and not rest.startswith(":") and _in_items(document, hit.cell):
                continue
            found.append(hit)
    return found


def _in_items(document: Document, cell: Cell) -> bool:
    """Whether the cell stands in the heading of the items, where `Client` is a column."""
    return any(
        hit.kind == "description" and hit.at_start
        for other in document.by_page[cell.page]
        if abs(other.middle - cell.middle) < 2 * cell.height
        for hit in document.labels(other)
    )


def is_sender_line(document: Document, cell: Cell) -> bool:
    """The small line with the sender's whole address, as printed over the address in a window envelope."""
    pieces = [piece.strip() for piece in _SEPARATORS.split(cell.text)]
    if len(pieces) >= 3 and any(town_of(piece) for piece in pieces):
        return True
    if len(re.split(r"\s[·•●|]\s", cell.text)) >= 3 and any(character.isdigit() for character in cell.text):
        return True
    row = [
        other
        for other in document.by_page[cell.page]
        if abs(other.middle - cell.middle) < 3 and other.x0 < cell.x1 + 200
    ]
    if len(row) >= 3 and any(town_of(other.text) for other in row):
        return True
    if len(row) < 3 or not any(other.text.strip() in "●•·|" or other.text[0] in "●•·|" for other in row):
        return False
    pieces = [piece.strip() for piece in re.split(r"\s*[·•●|]\s*", " ".join(other.text for other in row))]
    return len(pieces) >= 3 and any(town_of(piece) for piece in pieces)


def _line(document: Document, cell: Cell) -> Line:
    """The cell as a line; `Name: X` and a label in the cell to its left tell what it is."""
    text = cell.text.lstrip("●•·: ")
    folded = fold(text)
    for kind, pattern in _INLINE.items():
        match = pattern.match(folded)
        if match and match.end() < len(text):
            return Line(cell, text[match.end() :].strip(), kind)
    left = [
        other
        for other in document.beside(cell)
        if other.x1 <= cell.x0 + 1 and abs(other.middle - cell.middle) < 0.6 * max(cell.height, other.height)
    ]
    if left:
        nearest = max(left, key=lambda other: other.x1)
        for kind, pattern in _ATTRIBUTE.items():
            if pattern.match(nearest.folded.strip()):
                return Line(cell, text, kind)
    return Line(cell, text)


def _around_town(document: Document, cell: Cell, town: Town, label_cells: set[int]) -> Block:
    above: list[Line] = []
    current = cell
    while len(above) < 8:
        upper = _neighbour(document, current, up=True, reach=1.9 if _has_name(above) else 3.0)
        if upper is None or id(upper) in label_cells or _ends(document, upper):
            if upper is not None and id(upper) in label_cells:
                hit = next((hit for hit in document.labels(upper) if hit.kind in PARTIES), None)
                rest = upper.text[hit.end :].strip(" :") if hit else ""
                if rest and len(rest) < 60 and not rest.startswith("("):
                    above.append(Line(upper, rest))
            break
        line = _line(document, upper)
        other_town = town_of(line.text)
        if other_town and not above and not other_town.certain and town.country in ("US", "GB", "CA", "AU"):
            other_town = None
        if is_sender_line(document, upper) or other_town or line.attribute in ("phone", "email", "vat"):
            break
        above.append(line)
        current = upper
    below: list[Line] = []
    current = cell
    while len(below) < 8:
        lower = _neighbour(document, current, up=False, reach=1.6)
        if lower is None or id(lower) in label_cells or _ends(document, lower):
            break
        line = _line(document, lower)
        if town_of(line.text) or line.attribute == "name":
            break
        below.append(line)
        current = lower
    if above and lone_postal_code(cell.text) and above[0].text == town.city:
        del above[0]
    lines = [*reversed(above), _line(document, cell), *below]
    return Block(lines, len(above), town)


def _town_over_its_code(document: Document, cell: Cell) -> Town | None:
    """`Bristol` over `BS1 4RN`."""
    code = lone_postal_code(cell.text)
    upper = _neighbour(document, cell, up=True, reach=1.2) if code else None
    if upper is None or not upper.text.replace(" ", "").isalpha():
        return None
    return Town(code, upper.text, "GB", True)


def _is_street_of_next(document: Document, cell: Cell, town: Town) -> bool:
    """`2558 Michael Mills` over `East Steven, MI 89330`: the upper one is the street."""
    if town.certain:
        return False
    lower = _neighbour(document, cell, up=False, reach=1.2)
    below = town_of(lower.text) if lower is not None else None
    return below is not None and below.certain and below.country in ("US", "GB", "CA", "AU")


def _has_name(above: list[Line]) -> bool:
    """Whether the lines collected so far hold more than a street."""
    return len(above) >= 2 or bool(above and not is_street(above[0].text))


def _under_label(document: Document, hit: Hit, label_cells: set[int], used: set[int]) -> Block | None:
    """A buyer without a postal code: what stands after the label, beside it and below it."""
    lines: list[Line] = []
    rest = hit.cell.text[hit.end :].strip(" :")
    start = hit.cell
    if 2 < len(rest) < 60:
        lines.append(Line(hit.cell, rest))
    else:
        beside = [
            other
            for other in document.right_of(hit.cell)[:1]
            if not document.labels(other) and other.x0 - hit.cell.x1 < 120
        ]
        first = _neighbour(document, hit.cell, up=False, reach=2.6)
        if first is not None and (id(first) in used or id(first) in label_cells or _ends(document, first)):
            first = None
        if first is None and beside:
            first = beside[0]
        if first is None or id(first) in used:
            return None
        lines.append(_line(document, first))
        start = first
    while len(lines) < 8:
        indented = start is hit.cell or lines[-1].attribute is not None
        lower = _neighbour(document, start, up=False, reach=2.6, indent=70 if indented else 6)
        if lower is None or id(lower) in label_cells or _ends(document, lower) or id(lower) in used:
            break
        if any(label.at_start and label.kind == "other" for label in document.labels(lower)):
            break
        lines.append(_line(document, lower))
        start = lower
    lines = [piece for line in lines for piece in _split_address(line)]
    towns = [
        (index, found)
        for index, line in enumerate(lines)
        if (found := town_of(line.text) or town_without_code(line.text))
    ]
    at, town = towns[0] if towns else (None, None)
    if not any(any(character.isalpha() for character in line.text) for line in lines):
        return None
    return Block(lines, at, town, hit)


def _split_address(line: Line) -> list[Line]:
    """A line that holds street and town becomes two."""
    found = street_and_town(line.text)
    if found is None:
        return [line]
    street, town = found
    country = f", {town.country}" if town.certain and town.country else ""
    return [Line(line.cell, street, "street"), Line(line.cell, f"{town.postal_code} {town.city}{country}")]


def _neighbour(document: Document, cell: Cell, up: bool, reach: float, indent: float = 6) -> Cell | None:
    """The nearest left-aligned (or centred) cell above or below, at most `reach` line heights away."""
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
    """Whether the cell is the start of something that is no address."""
    if len(cell.text) > 75:
        return True
    return any(
        hit.at_start and hit.kind in _ENDS_BLOCK and hit.weight >= 0.5 and hit.end - hit.start > 3
        for hit in document.labels(cell)
    )


def _label_over(block: Block, labels: list[Hit]) -> tuple[Hit | None, float]:
    """The nearest party label above the block or on its first line."""
    best, best_distance = None, 150.0
    for hit in labels:
        cell = hit.cell
        if cell.page != block.page or cell.top > block.top + 4:
            continue
        if cell.x0 > block.x0 + 15 and (block.top - cell.bottom > 20 or cell.x0 - block.x1 > 60):
            continue
        aside = 0.35 * max(0.0, cell.x0 - block.x0)
        distance = (
            aside
            + max(0.0, block.top - cell.bottom)
            + 0.35 * max(0.0, block.x0 - max(cell.x0, cell.x1 - 200) - 10)
        )
        if distance < best_distance:
            best, best_distance = hit, distance
    return best, best_distance


def country_in(block: Block) -> str | None:
    """A country named in the town line or in a line under it."""
    if block.town and block.town.certain:
        return block.town.country
    start = (block.town_at or 0) + 1
    for line in block.lines[start : start + 3]:
        found = country_of(line.text)
        if found:
            return found
    return None
