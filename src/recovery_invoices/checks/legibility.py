"""How sure the recogniser is of the words that a value was read from."""

from __future__ import annotations

from collections.abc import Iterator

from recovery_invoices.checks.doubt import Doubt
from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings

#: Lines of a clean scan score above this.
_CLEAR = 0.97
#: Below this a person is told to look.
_DOUBTFUL = 0.9


def check_legibility(document: Document, findings: Findings, creditor: CreditorHint) -> Iterator[Doubt]:
    """Yield a doubt for each value that was hard to read: one misread letter makes it wrong."""
    for path, finding in findings.items():
        score = _score(document, finding)
        if score >= _CLEAR:
            continue
        factor = (score / _CLEAR) ** 6
        yield Doubt("HARD_TO_READ", path, {} if score < _DOUBTFUL else None, (path,), factor)


def _score(document: Document, finding: Finding) -> float:
    """Return the least sure of the words inside the value's box."""
    if finding.source != "ocr" or finding.box is None or finding.page is None:
        return 1.0
    x0, top, x1, bottom = finding.box
    return min(
        (
            word.legible
            for cell in document.by_page[finding.page]
            for word in cell.words
            if x0 <= (word.x0 + word.x1) / 2 <= x1 and top <= (word.top + word.bottom) / 2 <= bottom
        ),
        default=1.0,
    )
