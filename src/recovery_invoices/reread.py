"""The text inside a box that a person drew, and what it could mean as an amount or a date."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from recovery_invoices.failures import ExtractionError
from recovery_invoices.fields.document import Document
from recovery_invoices.locate import find_printed_value
from recovery_invoices.ocr.pages import box_before_straightening
from recovery_invoices.reading import read_document
from recovery_invoices.text.layout import Box, Page

if TYPE_CHECKING:
    from recovery_invoices.task import Ask, TaskResponse


def reread(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return {text, to_the_end, source, amount, date}; amount and date are None when the text is none.

    `to_the_end` is the text continued to the end of what stands together on its lines.
    """
    pages, _ = read_document(block, ask, only=int(message["page"]))
    number, box = int(message["page"]), tuple(float(value) for value in message["box"])
    page = next((one for one in pages if one.number == number), None)
    if page is None or len(box) != 4:
        raise ExtractionError("NO_SUCH_PAGE")
    document = Document(pages)
    lines = _inside(page, box)
    amounts = [
        value
        for cell in document.by_page[number]
        for one in document.amounts(cell)
        if _overlaps(_shown(page, cell.box_of(one.start, one.end)), box)
        and not one.percent
        and (value := one.value(document.decimal_sign)) is not None
    ]
    days = [
        day.isoformat()
        for cell in document.by_page[number]
        for one in document.dates(cell)
        if _overlaps(_shown(page, cell.box_of(one.start, one.end)), box)
        and (day := one.day(document.day_first))
    ]
    response = {
        "text": "\n".join(lines),
        "to_the_end": "\n".join(_inside(page, box, to_the_end=True)),
        "source": page.source,
        "amount": amounts[0] if len(amounts) == 1 else None,
        "date": days[0] if len(days) == 1 else None,
    }
    return response, b""


def locate(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return `places`: path -> {page, box} for each value that is printed somewhere."""
    pages, _ = read_document(block, ask)
    document = Document(pages)
    by_number = {page.number: page for page in pages}
    places = {}
    for path, value in dict(message["values"]).items():
        place = find_printed_value(document, value)
        if place is not None:
            page, box = place
            places[path] = {"page": page, "box": list(_shown(by_number[page], box))}
    return {"places": places}, b""


def _inside(page: Page, box: tuple[float, ...], *, to_the_end: bool = False) -> list[str]:
    """Return the words whose middle lies in the box, or with `to_the_end` those after them in a cell too; a text a
    row."""
    lines = []
    for row in page.rows:
        words: list[str] = []
        for cell in row:
            inside = [
                at
                for at, word in enumerate(cell.words)
                if _contains(box, _shown(page, (word.x0, word.top, word.x1, word.bottom)))
            ]
            if inside and to_the_end:
                inside = list(range(inside[0], len(cell.words)))
            words += [cell.words[at].text for at in inside]
        if words:
            lines.append(" ".join(words))
    return lines


def _shown(page: Page, box: Box) -> Box:
    return box_before_straightening(box, page) if page.source == "ocr" else box


def _contains(box: tuple[float, ...], word: Box) -> bool:
    x, y = (word[0] + word[2]) / 2, (word[1] + word[3]) / 2
    return box[0] <= x <= box[2] and box[1] <= y <= box[3]


def _overlaps(value: Box, box: tuple[float, ...]) -> bool:
    return _contains(box, value)
