"""The pieces of a page: values (a day, a sum, an identifier) and the words between them, each with its place."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.fields.amounts import WrittenAmount
from recovery_invoices.fields.dates import WrittenDate
from recovery_invoices.fields.document import Document
from recovery_invoices.roles.sentences import edges_in_sentence
from recovery_invoices.text.layout import Cell

#: More pieces are not looked at: the first page comes first, then the last, then the others.
MOST = 360
_LONGEST = 160
#: No sentence below this share of a page says whom it is for.
_LOWEST = 0.75
#: What parts the words of a cell: a colon, a bar, a comma, a semicolon, a bullet, a dash between spaces. A comma before
#: the number of a house or before a state stands within an address.
_PARTS = re.compile(r"\s*:(?=\s|$)\s*|\s*[;|•·]\s*|,\s+(?!\d{1,3}(?!\d)|[A-Z]{2}\.?,?\s+\d)|\s+[-–—]\s+")
_ADDRESS = re.compile(r"\S*@\S*\w|(?:www\.|https?:)\S+")
#: `12, rue Neuve`: the number of a house before its street.
_HOUSE = re.compile(r"(?:^|(?<=[:|·•;,-] ))\d{1,4}(?: ?(?:bis|ter|quater|[a-d]))?$")
_REST = re.compile(r"(?=\S*\d)[A-Za-z0-9][\w./-]{0,16}(?=$|\s+[^\W\d])")
_EDGES = " .,;:()[]#*|-–"
WORDS, DAY, SUM, NUMBER, SHARE, MARK, ADDRESS = range(7)


@dataclass(slots=True, eq=False)
class Piece:
    """`kind`: words, a day, a sum, a bare number, a percentage, an identifier, or an e-mail address or website.

    `colon`: one follows. `order` counts the pieces of a cell."""

    kind: int
    cell: Cell
    start: int
    end: int
    order: int = 0
    colon: bool = False
    day: WrittenDate | None = None
    amount: WrittenAmount | None = None
    x0: float = 0.0
    x1: float = 0.0
    #: What of an identifier stands on the next line of a narrow column.
    rest: str = ""

    @property
    def text(self) -> str:
        return self.cell.text[self.start : self.end] + self.rest

    @property
    def folded(self) -> str:
        return self.cell.folded[self.start : self.end] + self.rest.lower()

    @property
    def page(self) -> int:
        return self.cell.page


def find_pieces(document: Document, numbers: Iterable[tuple[Cell, int, int]] = ()) -> list[Piece]:
    """Return the pieces in reading order; `numbers` are spans that may be the invoice's number."""
    spans: dict[int, list[tuple[int, int]]] = {}
    for cell, start, end in numbers:
        spans.setdefault(id(cell), []).append((start, end))
    pieces: list[Piece] = []
    pages = [page.number for page in document.pages]
    for number in dict.fromkeys([*pages[:1], *pages[-1:], *pages]):
        for cell in document.by_page[number]:
            if len(pieces) >= MOST:
                return pieces
            pieces += _of_cell(document, cell, spans.get(id(cell), []))
    return pieces[:MOST]


def _of_cell(document: Document, cell: Cell, numbers: list[tuple[int, int]]) -> list[Piece]:
    values = _values(document, cell, numbers)
    pieces: list[Piece] = []
    position = 0
    for value in [*values, None]:
        end = value.start if value else len(cell.text)
        pieces += _words(document, cell, position, end)
        if value is None:
            break
        pieces.append(value)
        position = value.end
    if pieces and pieces[-1].kind == MARK and cell.text.endswith(("-", "/")):
        lower = document.next_line(cell)
        rest = _REST.match(lower.text) if lower is not None else None
        if rest is not None:
            pieces[-1].end, pieces[-1].rest = len(cell.text), rest.group()
    for order, piece in enumerate(pieces):
        piece.order = order
        piece.colon = cell.text[piece.end :].lstrip(" .)").startswith(":")
        piece.x0, _, piece.x1, _ = cell.box_of(piece.start, piece.end)
    return pieces


def _values(document: Document, cell: Cell, numbers: list[tuple[int, int]]) -> list[Piece]:
    """Return days, sums, shares and identifiers of the cell, none over another."""
    values: list[Piece] = []

    def put(piece: Piece) -> None:
        if piece.end > piece.start and not any(
            piece.start < one.end and one.start < piece.end for one in values
        ):
            values.append(piece)

    days = document.dates(cell)
    for start, end in numbers:
        # What a label calls a number is one, also where it is written like a day.
        if any(start <= day.start and day.end <= end for day in days):
            put(Piece(MARK, cell, start, end))
    for day in days:
        put(Piece(DAY, cell, day.start, day.end, day=day))
    for start, end in numbers:
        put(Piece(MARK, cell, start, end))
    for match in _ADDRESS.finditer(cell.text):
        put(Piece(ADDRESS, cell, *match.span()))
    for amount in document.amounts(cell):
        if amount.is_money:
            put(Piece(SUM, cell, amount.start, amount.end, amount=amount))
        elif amount.percent:
            put(Piece(SHARE, cell, amount.start, amount.end, amount=amount))
    return sorted(values, key=lambda one: one.start)


def _words(document: Document, cell: Cell, start: int, end: int) -> Iterator[Piece]:
    """Yield the words of a stretch between values, parted at signs, wide gaps and the ends of labels."""
    cuts = {start, end}
    for match in _PARTS.finditer(cell.text, start, end):
        is_within = "," in match.group() and (
            LEGAL_FORM.match(cell.folded, match.end()) or _HOUSE.search(cell.folded, start, match.start())
        )
        if not is_within:
            cuts |= {match.start(), match.end()}
    cuts |= {at for at in cell.gaps if start < at < end}
    if cell.top < _LOWEST * document.sizes[cell.page][1]:
        cuts.update(edges_in_sentence(cell, start, end))
    for hit in document.labels(cell):
        if hit.at_start and hit.end - hit.start > 3:
            cuts |= {at for at in (hit.start, hit.end) if start < at < end}
    edges = sorted(cuts)
    for first, last in itertools.pairwise(edges):
        while first < last and cell.text[first] in _EDGES:
            first += 1
        while last > first and cell.text[last - 1] in " ,;:|-–":
            last -= 1
        text = cell.text[first:last]
        if not any(character.isalnum() for character in text):
            continue
        last = min(last, first + _LONGEST)
        if any(character.isalpha() for character in text):
            yield Piece(WORDS, cell, first, last)
        else:
            amount = next((one for one in document.amounts(cell) if first <= one.start < last), None)
            yield Piece(NUMBER, cell, first, last, amount=amount)
