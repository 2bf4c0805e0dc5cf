"""What is the same on every invoice of one seller's layout: who writes, and where the labels stand."""

from __future__ import annotations

from typing import Any

from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Findings
from recovery_invoices.text.layout import letters_and_digits

#: Labels lower on the page move with the number of items.
_UPPER_SHARE = 0.45
_GRID = 15.0
_MOST_ANCHORS = 40
_IDENTIFIERS = ("creditor.vat_number", "creditor.siret", "creditor.iban")
#: A name alone may be another line of the page, and an identifier of the wrong party: together they seldom are another
#: seller's. What one seller's corrections teach is lost rather than applied to another's invoice.
_UNSURE_IDENTITY = ("creditor.name", "debtor.vat_number", "debtor.siret")


def layout_fingerprint(document: Document, findings: Findings) -> dict[str, Any]:
    """Return {seller, anchors}: the seller's surest identifier, and labels with their column on the first page."""
    seller = next(iter(_values(findings, _IDENTIFIERS)), None)
    if seller is None and "creditor.name" in findings:
        seller = " ".join(_values(findings, _UNSURE_IDENTITY))
    anchors: set[str] = set()
    if document.pages:
        first = document.pages[0]
        for cell in document.by_page[first.number]:
            if cell.top > _UPPER_SHARE * first.height:
                break
            for hit in document.labels(cell):
                if hit.at_start:
                    anchors.add(
                        f"{letters_and_digits(cell.text[hit.start : hit.end])}@{round(cell.x0 / _GRID)}"
                    )
    return {"seller": seller, "anchors": sorted(anchors)[:_MOST_ANCHORS]}


def _values(findings: Findings, paths: tuple[str, ...]) -> list[str]:
    return [letters_and_digits(str(findings[path].value)) for path in paths if path in findings]
