"""Several invoices in one file: where each begins, told by a title and a number of its own at the head of a page, or by
number, day and debtor as the network sees them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pikepdf

from recovery_invoices.checks.kinds import detect_other_kind, is_titled_invoice
from recovery_invoices.failures import ExtractionError
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.number import find_numbers
from recovery_invoices.fields.totals import find_totals
from recovery_invoices.roles.choice import choose
from recovery_invoices.text.layout import Page, group_into_rows, letters_and_digits
from recovery_invoices.text.open import open_document
from recovery_invoices.text.pdfium import read_page

if TYPE_CHECKING:
    from recovery_invoices.task import Ask, TaskResponse

#: More pages are not looked through for a second invoice.
MOST_PAGES = 50
_SURE = 0.6
_UPPER = 0.5
_LIKELY = 0.5
#: A number of fewer letters stands in many texts by chance.
_SHORT = 4

#: First and last page, counted from 1.
PageRange = tuple[int, int]


def find_page_ranges(pages: Sequence[Page]) -> list[PageRange]:
    """Return the pages of each invoice; one range where there is one invoice, or none that is told apart.

    What comes before a second invoice belongs to the first. Each has to have a total of its own: a list of invoices
    names many numbers and one sum.
    """
    starts: list[int] = []
    titled: list[bool] = []
    previous, before = "", ""
    for page in pages:
        text = letters_and_digits(" ".join(word.text for word in page.words))
        number, is_titled = _number_at_head(page)
        names_other = len(previous) < _SHORT or (previous not in text and number not in before)
        if number and number != previous and (is_titled or names_other):
            starts.append(page.number)
            titled.append(is_titled)
            previous = number
        before = text
    if len(starts) < 2:
        return [(1, len(pages))] if pages else []
    starts[0] = pages[0].number
    ends = [*(start - 1 for start in starts[1:]), pages[-1].number]
    ranges = list(zip(starts, ends, strict=True))
    totals = (_has_total(_of(pages, one), by_title) for one, by_title in zip(ranges, titled, strict=True))
    return ranges if all(totals) else [(pages[0].number, pages[-1].number)]


def _of(pages: Sequence[Page], pages_of: PageRange) -> list[Page]:
    return [page for page in pages if pages_of[0] <= page.number <= pages_of[1]]


def _number_at_head(page: Page) -> tuple[str, bool]:
    """Return the number of an invoice that begins on this page, else an empty string; and whether a title says so."""
    if not page.is_readable:
        return "", False
    document = Document([page])
    number = find_numbers(document) if is_titled_invoice(document) else None
    if (
        number is None
        or number.confidence < _SURE
        or number.box is None
        or number.box[1] > _UPPER * page.height
    ):
        return _number_by_network(document), False
    return letters_and_digits(number.value[0]), True


def _number_by_network(document: Document) -> str:
    """Return the number where the page has one to itself, a day and a debtor: the head of an invoice, whatever it is
    called, unless it is called something else."""
    choice = None if detect_other_kind(document) else choose(document, {})
    if choice is None:
        return ""
    heads = [choice.best(role) for role in ("number", "issued", "buyer")]
    if not all(piece is not None and share >= _LIKELY for piece, share in heads):
        return ""
    number, _, buyer = (piece for piece, _ in heads)
    assert number is not None
    town, _ = choice.best("town")
    if buyer is None or (town is not None and buyer.text == town.text):
        # One line for all is none of a debtor.
        return ""
    return letters_and_digits(number.text) if number.cell.top <= _UPPER * document.pages[0].height else ""


def _has_total(pages: list[Page], is_titled: bool) -> bool:
    """Return whether there is a total; what follows a title of the tables has one that they know, too."""
    document = Document(pages)
    if find_totals(document).gross is not None:
        return True
    choice = None if is_titled else choose(document, {})
    return choice is not None and choice.best("gross")[0] is not None


def describe_pages(ranges: Sequence[PageRange]) -> str:
    return ", ".join(str(first) if first == last else f"{first}–{last}" for first, last in ranges)


def handle_page_ranges(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return {ranges: [[first, last]]} by the text layer alone: a scan is recognised once, when it is read."""
    document = open_document(block)
    try:
        if not 1 < len(document) <= MOST_PAGES:
            return {"ranges": []}, b""
        pages = [read_page(document, index) for index in range(len(document))]
    finally:
        document.close()
    for page in pages:
        group_into_rows(page)
    return {"ranges": [list(one) for one in find_page_ranges(pages)]}, b""


def handle_extract_pages(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return a PDF of the pages {first, last}; the same pages give the same file."""
    first, last = int(message["first"]), int(message["last"])
    out = io.BytesIO()
    try:
        with pikepdf.open(io.BytesIO(block), suppress_warnings=True) as document, pikepdf.new() as part:
            part.pages.extend(document.pages[first - 1 : last])
            part.remove_unreferenced_resources()
            part.save(out, deterministic_id=True)
    except (pikepdf.PdfError, RuntimeError, ValueError, TypeError) as error:
        raise ExtractionError("UNREADABLE") from error
    return {}, out.getvalue()
