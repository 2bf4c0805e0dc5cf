"""Words with boxes from the text layer, by PDFium: two boxes a word instead of one a character."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator

import pypdfium2 as pdfium
import pypdfium2.raw as raw

from recovery_invoices.text.layout import Page, Word

#: More characters than this on one page is not an invoice; the rest of the page is left unread.
MAX_CHARACTERS = 40_000
_SPACES = frozenset((0, 9, 10, 11, 12, 13, 32, 0xA0, 0x2007, 0x2009, 0x202F, 0xFEFF, 0x200B))
_LINE_ENDS = (10, 13)
_SOFT_HYPHENS = {0xFFFE: "-", 0xAD: "-", 0x02: "-"}


def read_page(document: pdfium.PdfDocument, index: int) -> Page:
    """Return one page (counted from 0); a damaged one is an A4 page without words."""
    try:
        page = document[index]
    except pdfium.PdfiumError:
        return Page(index + 1, 595.0, 842.0, [])
    try:
        return _read_page(page, index + 1)
    finally:
        page.close()


def _read_page(page: pdfium.PdfPage, number: int) -> Page:
    width, height = page.get_size()
    turn = page.get_rotation()
    # What is shown: the other boxes know nothing of those that a page has from the tree above it.
    left, bottom, right, top = page.get_bbox()
    text = raw.FPDFText_LoadPage(page.raw)
    if not text:
        return Page(number, width, height, [])
    try:
        words = list(_words(text))
    finally:
        raw.FPDFText_ClosePage(text)
    return Page(number, width, height, [_upright(word, turn, left, bottom, right, top) for word in words])


def _words(text: raw.FPDF_TEXTPAGE) -> Iterator[tuple[str, float, float, float, float]]:
    """Yield (characters, x0, y0, x1, y1) in the page's own space, y upwards."""
    get_unicode, get_box = raw.FPDFText_GetUnicode, raw.FPDFText_GetLooseCharBox
    count = min(raw.FPDFText_CountChars(text), MAX_CHARACTERS)
    first, last = raw.FS_RECTF(), raw.FS_RECTF()
    first_pointer, last_pointer = ctypes.byref(first), ctypes.byref(last)
    codes = [get_unicode(text, index) for index in range(count)]
    plain = not any(code in _SOFT_HYPHENS or 0xD800 <= code <= 0xDFFF for code in set(codes))
    start = None
    for index in range(count + 1):
        if index < count and codes[index] not in _SPACES:
            if start is None:
                start = index
            continue
        if start is None:
            continue
        # PDFium joins what a hyphen parts at the end of a line; a box around both lines would lie between them.
        end = index if plain else _end_on_first_line(text, codes, start, index)
        ends_line = index == count or codes[index] in _LINE_ENDS
        get_box(text, start, first_pointer)
        get_box(text, end - 1, last_pointer)
        yield _characters(codes[start : index if ends_line else end], plain), *_around(first, last)
        if end < index and not ends_line:
            get_box(text, end, first_pointer)
            get_box(text, index - 1, last_pointer)
            yield _characters(codes[end:index], plain), *_around(first, last)
        start = None


def _around(first: raw.FS_RECTF, last: raw.FS_RECTF) -> tuple[float, float, float, float]:
    return (
        min(first.left, last.left),
        min(first.bottom, last.bottom),
        max(first.right, last.right),
        max(first.top, last.top),
    )


def _end_on_first_line(text: raw.FPDF_TEXTPAGE, codes: list[int], start: int, end: int) -> int:
    """Return where the part of a word ends that stands on its first line."""
    before, after = raw.FS_RECTF(), raw.FS_RECTF()
    for at in range(start + 1, end - 1):
        if codes[at] in _SOFT_HYPHENS:
            raw.FPDFText_GetLooseCharBox(text, at - 1, ctypes.byref(before))
            raw.FPDFText_GetLooseCharBox(text, at + 1, ctypes.byref(after))
            if after.right < before.left:
                return at + 1
    return end


def _characters(codes: list[int], plain: bool) -> str:
    """Return the text of PDFium's UTF-16 codes: pairs of surrogates become one character."""
    text = "".join(map(chr, codes))
    if plain:
        return text
    return text.translate(_SOFT_HYPHENS).encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _upright(
    word: tuple[str, float, float, float, float],
    turn: int,
    left: float,
    bottom: float,
    right: float,
    top: float,
) -> Word:
    """Convert to points from the top left of the page as it is shown."""
    text, x0, y0, x1, y1 = word
    if turn == 90:
        return Word(text, y0 - bottom, x0 - left, y1 - bottom, x1 - left)
    if turn == 180:
        return Word(text, right - x1, y0 - bottom, right - x0, y1 - bottom)
    if turn == 270:
        return Word(text, top - y1, right - x1, top - y0, right - x0)
    return Word(text, x0 - left, top - y1, x1 - left, top - y0)
