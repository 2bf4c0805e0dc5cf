"""What was sold, in one line: the first cells under the heading of the items, or the subject."""

from __future__ import annotations

import itertools
import math
import re

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.embedded.invoice import describe_lines
from recovery_invoices.fields.addresses import is_street
from recovery_invoices.fields.document import Document, is_drawn_line
from recovery_invoices.fields.finding import Finding
from recovery_invoices.fields.reason import reason
from recovery_invoices.fields.totals import ITEM_COLUMN
from recovery_invoices.fields.towns import parse_town
from recovery_invoices.text.layout import Cell, fold, has_digit

#: So many pieces of work are enough, and so many lines where most go on over a second one.
_MOST_ITEMS, _MOST_LINES = 5, 12
#: How far in points two rows of a table without a heading stand apart at most.
_ITEM_GAP = 40
#: The first sums of a page are looked at: a box at its head may name one too.
_MOST_SUMS = 6
_NO_SERVICE = re.compile(
    r"\biban\b|\bbic\b|www\.|^(?:mwst|ust|tva|vat|iva|btw|steuer|umsatzsteuer|mehrwertsteuer|tax|taxe|impot)\b"
    r"|\b(?:zahlbar|zahlungs\w*|uberweis\w*|zahlende\w*|skonto|payable|payments?|reglement|a regler|zaplat\w*|betaal\w*"
    r"|betaling\w*|pagamento|pago|pagadero|vencimiento)\b"
)
#: `Subject to ...`, and a subject that says no more than the number of the invoice.
_NO_SUBJECT = re.compile(
    r"to |(?:rechnung|invoice|facture|fattura|factura|fatura|factuur|faktura)\b[^a-z]*(?:nr|no|n|num|numero)?[^a-z]*"
    r"[a-z]{0,4}[-/ .]?\d[\w./ -]*$"
)
#: How many of what there are, or the unit alone: `1,00 psch`, `20 m²`, `Stck`.
_QUANTITY = re.compile(
    r"\d[\d.,]*\s*(?:(?:st(?:c?k|ucke?|d|unden?)|stuks?|tag|tage|wochen?|monate?|paar|set|pauschale?|psch|pschl|lfdm|lfm"
    r"|heures?|jours?|pieces?|forfait|ens|horas?|dias?|unidades|uds?|ore|giorni|pezzi|corpo|uren|uur|dagen|hours?|hrs"
    r"|days?|units?|pcs|items?|each|ea|kg|km|qm|cbm|m|m[23²³]|h|l|t)\b|m[²³])\.?"
    r"|(?:psch|pschl|pausch|stck|stk|lfdm|lfm)\.?"
)
#: A lump sum before or behind what it is for: `1 psch Baustelle einrichten`.
_LUMP_SUM = re.compile(
    r"^(?:\d[\d.,]*\s*)?(?:psch|pschl)\.?\s+(?=\S)|\s+(?:\d[\d.,]*\s*)?(?:psch|pschl)\.?$", re.IGNORECASE
)
#: How long the number of an article is at most that shares a cell with its item, and how near edges of one column are.
_LONGEST_ARTICLE, _SAME_EDGE = 8, 1.5
#: Lines of one item are no farther apart, in heights, nor their middles, in points; one amount and its copy are no sum.
_LINE_GAP, _SAME_MIDDLE, _FEWEST_ALONE = 0.5, 40.0, 2
_MAIL = re.compile(r"\w@\w")
#: How much of a line is a day where it says nothing else.
_MOSTLY = 0.6
_TOTAL_KINDS = ("gross", "net", "tax", "due", "prepaid")


def find_description(document: Document) -> Finding | None:
    headings = [
        hit for hit in document.labels_of_kind("description") if len(hit.cell.text) < 60 and hit.at_start
    ]
    for hit in headings:
        lines = _items(document, hit.cell)
        # What stands under another heading is an address or a form: then rather nothing.
        lines = [] if _is_address(lines) else [one for one in lines if not _says_no_service(document, one)]
        if lines:
            value = describe_lines(_joined(document, lines))
            first = lines[0]
            return Finding(
                value, 0.75, document.source_of[first.page], reason("below_label", label=hit.cell.text[:40]),
                first.page, first.box_of(0, len(first.text)),
            )  # fmt: skip
    for hit in document.labels_of_kind("subject"):
        rest = hit.cell.text[hit.end :].strip(" :")
        cell = hit.cell
        if not rest:
            neighbours = document.right_of(cell)[:1]
            if not neighbours:
                continue
            cell, rest = neighbours[0], neighbours[0].text
        if len(rest) > 3 and hit.at_start and not _NO_SUBJECT.match(fold(rest)):
            return Finding(
                describe_lines([rest]), 0.6, document.source_of[cell.page], reason("subject"), cell.page,
                cell.box_of(0, len(cell.text)),
            )  # fmt: skip
    return _without_heading(document) or _over_amounts(document)


def _joined(document: Document, cells: list[Cell]) -> list[str]:
    """Return each piece of work with the lines that it goes on over: those of a table stand at an amount of their own,
    before the others of the piece or after them. Where no line has one, all are one piece."""
    amounts = [_last_amount(document, cell) for cell in cells]
    # An amount in the middle of two lines is of both.
    has_amount = [one is not None and not (at and one is amounts[at - 1]) for at, one in enumerate(amounts)]
    is_first = has_amount[:1] == [True]
    heading = next(
        (hit.cell for hit in document.labels_of_kind("description") if hit.cell.top < cells[0].top), None
    )
    columns = [*cells, *([heading] if heading else [])]
    edge = min((other.x0 for cell in columns for other in document.right_of(cell)), default=math.inf)
    pieces: list[str] = []
    for at, cell in enumerate(cells):
        begins = has_amount[at] if is_first else at > 0 and has_amount[at - 1]
        text = _LUMP_SUM.sub("", _without_article(document, cells, cell).strip(" ,;"))
        if begins or not pieces:
            pieces.append(text)
        else:
            pieces[-1] += f" {text}" if _is_rest(cells[at - 1], cell, edge) else f", {text}"
    return pieces


def _without_article(document: Document, cells: list[Cell], cell: Cell) -> str:
    """Return what the cell says behind the short number of an article, where one stands apart before another item and
    the items begin at one edge."""
    if len(cell.words) < 2 or len(cell.words[0].text) > _LONGEST_ARTICLE:
        return cell.text
    left, edge = cell.words[0].x0, cell.words[1].x0
    is_column = any(abs(other.x0 - edge) < _SAME_EDGE for other in cells) and any(
        len(other.text) <= _LONGEST_ARTICLE and abs(other.x0 - left) < _SAME_EDGE
        for other in document.by_page[cell.page]
        if other is not cell and cells[0].top - cell.height < other.top < cells[-1].bottom
    )
    return " ".join(word.text for word in cell.words[1:]) if is_column else cell.text


def _is_rest(upper: Cell, lower: Cell, edge: float) -> bool:
    """Return whether the line goes on with the words of the one above: it begins with a small letter or a sign, or its
    first word had no room there, right of which something else begins at the edge."""
    if not (lower.text[0].isupper() or lower.text[0].isdigit()):
        return True
    word, space = lower.words[0], 0.25 * lower.height
    return upper.text[-1] not in ",;" and upper.x1 + space + word.x1 - word.x0 > edge


def _says_no_service(document: Document, cell: Cell) -> bool:
    """Return whether the words are no work and no goods: a company, a day, a label before its colon, a tax."""
    text = cell.text.strip()
    if text.endswith(":") or _MAIL.search(text) or _NO_SERVICE.search(cell.folded):
        return True
    is_company = any(
        form.end() >= len(cell.folded.rstrip(" .,;")) for form in LEGAL_FORM.finditer(cell.folded)
    )
    days = document.dates(cell)
    return (is_company and not has_digit(text)) or (
        bool(days) and sum(day.end - day.start for day in days) >= _MOSTLY * len(text)
    )


def _is_address(lines: list[Cell]) -> bool:
    """Return whether a street stands over its town, each perhaps behind its label."""
    texts = [cell.text.rpartition(": ")[2].strip() for cell in lines]
    return any(is_street(upper) and parse_town(lower) for upper, lower in itertools.pairwise(texts))


def _without_heading(document: Document) -> Finding | None:
    """Return the words before an amount in the rows right over the sums, where no heading announces them."""
    for page in document.pages:
        cells = sorted(document.by_page[page.number], key=lambda one: -one.top)
        sums = [cell for cell in reversed(cells) if _is_sum(document, cell)]
        for items in (_items_over(document, cells, cell.top) for cell in sums[:_MOST_SUMS]):
            items = [cell for cell in items if not _says_no_service(document, cell)]
            if items:
                first = items[0]
                return Finding(
                    describe_lines(_joined(document, items[:_MOST_ITEMS])), 0.6,
                    document.source_of[page.number], reason("rows_over_sums"), page.number,
                    first.box_of(0, len(first.text)),
                )  # fmt: skip
    return None


def _over_amounts(document: Document) -> Finding | None:
    """Return the words right over each amount that stands alone in the middle of the page, where the last is the sum of
    the others."""
    for page in document.pages:
        alone = [
            (cell, one.value(document.decimal_sign) or 0)
            for cell in sorted(document.by_page[page.number], key=lambda other: other.top)
            for one in document.amounts(cell)
            if one.is_money and one.end - one.start >= len(cell.text.strip())
        ]
        if len(alone) <= _FEWEST_ALONE or sum(value for _, value in alone[:-1]) != alone[-1][1]:
            continue
        over = [_words_over(document, cell) for cell, _ in alone[:-1]]
        if all(over):
            first = over[0][0]
            return Finding(
                describe_lines([", ".join(cell.text for cell in lines) for lines in over[:_MOST_ITEMS]]), 0.5,
                document.source_of[page.number], reason("by_place"), page.number,
                first.box_of(0, len(first.text)),
            )  # fmt: skip
    return None


def _words_over(document: Document, cell: Cell) -> list[Cell]:
    """Return the lines of words right over a cell that have its middle, from top to bottom."""
    lines: list[Cell] = []
    while upper := next(
        (
            other
            for other in document.by_page[cell.page]
            if other.top < cell.top
            and cell.top - other.bottom < _LINE_GAP * cell.height
            and abs(other.x0 + other.x1 - cell.x0 - cell.x1) < _SAME_MIDDLE
            and _is_words(other)
            and not _says_no_service(document, other)
        ),
        None,
    ):
        lines.insert(0, upper)
        cell = upper
    return lines


def _items_over(document: Document, upwards: list[Cell], top: float) -> list[Cell]:
    """Return the rows that end in an amount, one right over the other, from the sum at `top` upwards."""
    items: list[Cell] = []
    for cell in upwards:
        if cell.top > top - 1 or not _is_item(document, cell):
            continue
        if top - cell.bottom > _ITEM_GAP:
            break
        items.insert(0, cell)
        top = cell.top
    return items


def _is_sum(document: Document, cell: Cell) -> bool:
    """Return whether the cell is a label of a sum with an amount in it or beside it."""
    if not any(hit.kind in _TOTAL_KINDS and hit.at_start for hit in document.labels(cell)):
        return False
    return any(one.is_money for one in document.amounts(cell)) or _last_amount(document, cell) is not None


def _last_amount(document: Document, cell: Cell) -> Cell | None:
    """Return the cell at the end of the row, where it is an amount of money."""
    last = next(reversed(document.right_of(cell)), None)
    return last if last is not None and any(one.is_money for one in document.amounts(last)) else None


def _is_item(document: Document, cell: Cell) -> bool:
    """Return whether the cell says in words what the amount at the end of its row is for."""
    return _is_words(cell) and not document.labels(cell)[:1] and _last_amount(document, cell) is not None


def _is_words(cell: Cell) -> bool:
    if _QUANTITY.fullmatch(cell.folded.strip(" ,;")):
        return False
    letters = sum(character.isalpha() for character in cell.text)
    return letters >= 4 and letters > 0.4 * len(cell.text.replace(" ", ""))


def _goes_on(document: Document, items: list[Cell], cell: Cell) -> bool:
    """Return whether the line without an amount stands right under a piece of work that has one."""
    return (
        bool(items)
        and _last_amount(document, cell) is None
        and not document.amounts(cell)
        and cell.top - items[-1].bottom < 0.6 * cell.height
        and _last_amount(document, items[-1]) is not None
    )


def _is_next_line(document: Document, items: list[Cell], cell: Cell) -> bool:
    """Return whether the cell, whatever it says, is the next line of a piece of work: `180 × 220 cm`."""
    return (
        bool(items)
        and document.next_line(items[-1]) is cell
        and _last_amount(document, cell) is None
        and not any(one.is_money for one in document.amounts(cell))
        and any(_last_amount(document, one) is not None for one in items)
    )


def _items(document: Document, heading: Cell) -> list[Cell]:
    """Return cells in the heading's column that hold words, until the totals begin."""
    items: list[Cell] = []
    last = heading.bottom
    cells = document.by_page[heading.page]
    edges = [
        cell.x0
        for cell in cells
        if cell.top > heading.bottom - 1 and _is_under(cell, heading) and _is_item(document, cell)
    ]
    for cell in sorted(cells, key=lambda one: (one.top, one.x0)):
        if cell.top < heading.bottom - 1 or is_drawn_line(cell):
            continue
        if (
            any(hit.kind in _TOTAL_KINDS and hit.at_start for hit in document.labels(cell))
            and cell.top > heading.bottom + 12
            and not _goes_on(document, items, cell)
        ):
            break
        works = sum(_last_amount(document, one) is not None for one in items)
        if (
            cell.top - last > 60
            or works > _MOST_ITEMS
            or len(items) >= (_MOST_LINES if works else _MOST_ITEMS)
        ):
            break
        # Under a heading in the middle of its column a short item ends before it.
        overlaps = _is_under(cell, heading) or (
            any(abs(cell.x0 - edge) < _SAME_EDGE for edge in edges)
            and not any(_is_under(other, heading) and _is_words(other) for other in document.right_of(cell))
        )
        is_heading = ITEM_COLUMN.fullmatch(cell.folded.strip(" .:")) is not None
        if (
            overlaps
            and (_is_words(cell) or _is_next_line(document, items, cell))
            and not is_heading
            and not any(hit.at_start for hit in document.labels(cell))
        ):
            items.append(cell)
            last = cell.bottom
    return items


def _is_under(cell: Cell, heading: Cell) -> bool:
    return cell.x0 < heading.x1 + 60 and cell.x1 > heading.x0 - 30
