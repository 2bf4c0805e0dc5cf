"""Words, cells, rows and pages: everything later rules see of a document, whatever its origin."""

from __future__ import annotations

import functools
import itertools
import re
import statistics
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field

#: A page with fewer letters and digits than this is drawn and recognised.
FEWEST_LETTERS = 40

Box = tuple[float, float, float, float]


def _folding() -> dict[int, str]:
    """Return one character for one character, so that positions in folded text are positions in the text."""
    table: dict[int, str] = {}
    for code in range(0x00A0, 0x2200):
        character = chr(code)
        plain = unicodedata.normalize("NFKD", character)[0]
        table[code] = plain.lower() if len(plain.lower()) == 1 else plain
    table |= {code: chr(code).lower() for code in range(0x41, 0x5B)}
    table |= dict.fromkeys(map(ord, "’‘`´′ʼ"), "'")
    table |= dict.fromkeys(map(ord, "‐‑‒–—−\ufffe"), "-")
    table |= dict.fromkeys(map(ord, "\u00a0\u202f\u2009\u2007"), " ")
    table[ord("ß")] = "s"
    table[ord("ø")] = table[ord("Ø")] = "o"
    table[ord("ł")] = table[ord("Ł")] = "l"
    table[ord("°")] = table[ord("º")] = "°"
    return table


_FOLD = _folding()
#: Signs that print as a hyphen, one character for one.
_HYPHENS = dict.fromkeys(map(ord, "\u2010\u2011\u00ad\ufffe"), "-")


def fold(text: str) -> str:
    """Lower case without accents, of exactly the same length."""
    return text.translate(_FOLD)


_NEITHER = re.compile(r"[\W_]+")
_DIGIT = re.compile(r"\d")


@functools.lru_cache(maxsize=4096)
def letters_and_digits(text: str | None) -> str:
    """Return letters and digits only, folded: for comparing names and identifiers."""
    return _NEITHER.sub("", fold(text or ""))


def has_digit(text: str) -> bool:
    return _DIGIT.search(text) is not None


@dataclass(slots=True)
class Word:
    """`legible` is how sure the recogniser is of the word's line, 0 to 1; a text layer is not in doubt."""

    text: str
    x0: float
    top: float
    x1: float
    bottom: float
    legible: float = 1.0


@dataclass(slots=True, eq=False)
class Cell:
    """Words of one row that stand close together: a label, a value, a line of an address."""

    page: int
    words: list[Word]
    text: str = ""
    folded: str = ""
    x0: float = 0
    top: float = 0
    x1: float = 0
    bottom: float = 0
    height: float = 0
    middle: float = 0
    row: int = 0
    position: int = 0
    #: Where in the text a word begins after more than a usual space: the headings of narrow columns.
    gaps: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        self.text = " ".join(word.text for word in self.words).translate(_HYPHENS)
        self.folded = fold(self.text)
        self.x0 = self.words[0].x0
        self.x1 = max(word.x1 for word in self.words)
        self.top = min(word.top for word in self.words)
        self.bottom = max(word.bottom for word in self.words)
        self.height = self.bottom - self.top
        self.middle = (self.top + self.bottom) / 2

    def box_of(self, start: int, end: int) -> Box:
        """Return the box around the words that hold text[start:end]."""
        chosen, position = [], 0
        for word in self.words:
            if position < end and position + len(word.text) > start:
                chosen.append(word)
            position += len(word.text) + 1
        return bounding_box(chosen or self.words)


@dataclass(slots=True)
class Page:
    number: int
    width: float
    height: float
    words: list[Word]
    source: str = "text"
    rows: list[list[Cell]] = field(default_factory=list)
    #: How the page was straightened: radians, and quarter turns.
    skew: float = 0.0
    turns: int = 0

    def cells(self) -> Iterator[Cell]:
        for row in self.rows:
            yield from row

    @property
    def is_readable(self) -> bool:
        """Return whether the text layer says enough, in characters that mean something."""
        letters = strange = 0
        for word in self.words:
            for character in word.text:
                if character.isalnum():
                    letters += 1
                elif unicodedata.category(character) in ("Co", "Cc", "Cn", "Cs") or character == "\ufffd":
                    strange += 1
        return letters >= FEWEST_LETTERS and strange <= 0.3 * letters


def bounding_box(words: list[Word]) -> Box:
    return (
        round(min(word.x0 for word in words), 1),
        round(min(word.top for word in words), 1),
        round(max(word.x1 for word in words), 1),
        round(max(word.bottom for word in words), 1),
    )


#: No line of a page is longer, and no row has more cells: rules compare cells with each other, so that what exceeds
#: this would cost time with its square. What stands beyond the last cell of a page is left unread.
LONGEST_CELL = 400
MOST_CELLS_IN_ROW = 80
MOST_CELLS = 2500
#: Words further apart than this many heights belong to different cells; recognised boxes are tighter.
_GAPS = {"text": 0.75, "ocr": 1.25}
#: A typewriter's space is as wide as its letters; fonts that say they are low would part its words.
_WIDE_SPACE = 1.25
#: A space so many times the usual one, and so many heights wide at least, may part two columns.
_WIDER_SPACE, _LEAST_GAP, _MOST_GAPS = 1.6, 0.32, 12

#: Letters set apart: of so many words at least this share is one letter (of a single word this), and a space is so many
#: heights wider than the gaps between letters.
_FEWEST_APART, _LETTERS, _LETTERS_OF_ONE, _WIDER_THAN_LETTERS = 5, 0.5, 0.8, 0.14


def group_into_rows(page: Page) -> None:
    """Group words into rows by their middle line, and each row into cells at wide gaps."""
    gap = _GAPS[page.source]
    rows: list[tuple[float, float, list[Word]]] = []
    for word in sorted(page.words, key=lambda word: word.top + word.bottom):
        middle, height = (word.top + word.bottom) / 2, word.bottom - word.top
        if rows:
            last_middle, last_height, members = rows[-1]
            if abs(middle - last_middle) <= 0.4 * min(height, last_height) + 0.3:
                members.append(word)
                count = len(members)
                rows[-1] = (
                    last_middle + (middle - last_middle) / count,
                    last_height + (height - last_height) / count,
                    members,
                )
                continue
        rows.append((middle, height, [word]))
    left = MOST_CELLS
    for index, (_, height, members) in enumerate(rows):
        members.sort(key=lambda word: word.x0)
        groups = _into_groups(members, height, gap)[:left]
        cells = [Cell(page.number, _join_letters(group, height)) for group in groups]
        left -= len(cells)
        for position, cell in enumerate(cells):
            cell.row, cell.position = index, position
        page.rows.append(cells)
    _mark_gaps(page)


def _mark_gaps(page: Page) -> None:
    """Note where narrow columns may part a cell; in a line of text no space is wider than the others."""
    spaces = [
        (right.x0 - left.x1) / max(cell.height, 4.0)
        for cell in page.cells()
        for left, right in itertools.pairwise(cell.words)
    ]
    if not spaces:
        return
    least = max(_WIDER_SPACE * statistics.median(spaces), _LEAST_GAP)
    for cell in page.cells():
        position, gaps = 0, []
        for left, right in itertools.pairwise(cell.words):
            position += len(left.text) + 1
            if (right.x0 - left.x1) / max(cell.height, 4.0) > least:
                gaps.append(position)
        if len(gaps) <= _MOST_GAPS:
            cell.gaps = tuple(gaps)


def _join_letters(words: list[Word], height: float) -> list[Word]:
    """Return the words of a cell whose letters are set apart, as headings are: `M I N U T A` is one word."""
    letters = sum(len(word.text) == 1 for word in words)
    if len(words) < _FEWEST_APART or letters < _LETTERS * len(words):
        return words
    gaps = [right.x0 - left.x1 for left, right in itertools.pairwise(words)]
    least = statistics.median(gaps) + _WIDER_THAN_LETTERS * max(height, 4.0)
    if max(gaps) < least and letters < _LETTERS_OF_ONE * len(words):
        return words
    joined = [words[0]]
    for gap, word in zip(gaps, words[1:], strict=True):
        last = joined[-1]
        if gap >= least:
            joined.append(word)
            continue
        joined[-1] = Word(
            last.text + word.text, last.x0, min(last.top, word.top), word.x1, max(last.bottom, word.bottom),
            min(last.legible, word.legible),
        )  # fmt: skip
    return joined


def _into_groups(words: list[Word], height: float, gap: float) -> list[list[Word]]:
    """Return words of a row that stand close together, none longer than any line of a page is."""
    groups = [[words[0]]]
    length = len(words[0].text)
    letter = _WIDE_SPACE * statistics.median((word.x1 - word.x0) / len(word.text) for word in words)
    for word in words[1:]:
        previous = groups[-1][-1]
        apart = word.x0 - previous.x1 > max(letter, gap * max(4.0, min(height, word.bottom - word.top)))
        if (apart and len(groups) < MOST_CELLS_IN_ROW) or length > LONGEST_CELL:
            groups.append([word])
            length = 0
        else:
            groups[-1].append(word)
        length += len(word.text) + 1
    return groups
