"""What the seller is called."""

from __future__ import annotations

import itertools

from recovery_contract.legal_forms import LEGAL_FORM
from recovery_invoices.fields.addresses import is_street
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.lines import Block, Line
from recovery_invoices.fields.names import lines_with_name
from recovery_invoices.fields.owners import find_trading_name, is_owner
from recovery_invoices.fields.reason import reason
from recovery_invoices.text.layout import fold, letters_and_digits

#: How much larger than the address a drawn name is at least, how alike its lines are in height, and how many it has.
_LARGER, _ALIKE, _MOST_LINES = 1.25, 0.1, 3


def find_seller_name(document: Document, sellers: list[Block], buyer: Findings) -> Findings:
    """Return the seller's name, as good as it can be told: for duplicates and layouts, never for the debtor."""
    buyer_name = (
        letters_and_digits(str(buyer["debtor.company_name"].value)) if "debtor.company_name" in buyer else ""
    )
    for block in sorted(
        sellers, key=lambda one: (one.label is None or one.label.kind != "seller", one.page, one.top)
    ):
        if block.label is not None and block.label.kind in ("buyer", "ship"):
            continue
        for line in lines_with_name(block):
            is_bare_street = is_street(line.text) and not LEGAL_FORM.search(fold(line.text))
            if (
                letters_and_digits(line.text) != buyer_name
                and len(letters_and_digits(line.text)) > 2
                and not is_bare_street
                and not is_owner(line.text)
            ):
                line = _line_in_full(block, line)
                return {
                    "creditor.name": Finding(
                        line.text.strip(" ,"), 0.6, document.source_of[block.page], reason("in_seller_block"),
                        block.page, line.cell.box_of(0, len(line.cell.text)),
                    )
                }  # fmt: skip
    if trading := find_trading_name(document):
        return trading
    for cell in document.by_page[document.pages[0].number][:12]:
        if (
            LEGAL_FORM.search(cell.folded)
            and "@" not in cell.text
            and not (buyer_name and letters_and_digits(cell.text) in buyer_name)
            and len(cell.text) < 60
        ):
            return {
                "creditor.name": Finding(
                    cell.text, 0.45, document.source_of[cell.page], reason("top_of_page"), cell.page,
                    cell.box_of(0, len(cell.text)),
                )
            }  # fmt: skip
    return {}


def _line_in_full(block: Block, line: Line) -> Line:
    """Return the line under a name drawn over two lines that says it whole, else the lines of one large print as one;
    the line itself where there are none."""
    rest = block.lines[block.lines.index(line) :] if line in block.lines else []
    drawn = letters_and_digits(" ".join(one.text for one in rest[:2]))
    in_full = next((one for one in rest[2:] if letters_and_digits(one.text) == drawn), None)
    if in_full is not None or block.town_at is None:
        return in_full or line
    usual = block.lines[block.town_at].cell.height
    large = list(itertools.takewhile(lambda one: _is_large(one, line, usual), rest))[:_MOST_LINES]
    return Line(line.cell, " ".join(one.text for one in large)) if len(large) > 1 else line


def _is_large(line: Line, first: Line, usual: float) -> bool:
    """Return whether one word of a name is printed as large as the first, and larger than the address."""
    height = line.cell.height
    return (
        len(line.cell.words) == 1
        and line.text.isalpha()
        and height > _LARGER * usual
        and abs(height - first.cell.height) < _ALIKE * height
    )
