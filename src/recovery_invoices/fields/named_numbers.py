"""What a credit note names: words that may be the number of the invoice that it lowers."""

from __future__ import annotations

import re

from recovery_invoices.fields.document import Document

MOST = 80
_PUNCTUATION = ".,;:()[]#\"'«»„“”"
_NUMBER = re.compile(r"(?=.{3,40}$)(?=.*\d)[\w\-/.#]+$")
_PREFIX = re.compile(r"[^\W\d_]{1,4}$")


def find_named_numbers(document: Document) -> list[str]:
    """Return each once, in the order of the page: who knows the invoices sees which of them is one."""
    numbers: dict[str, None] = {}
    for cell in document.cells:
        before = ""
        for word in cell.text.split():
            bare = word.strip(_PUNCTUATION)
            if _NUMBER.match(bare):
                numbers.setdefault(bare)
                if _PREFIX.match(before):
                    numbers.setdefault(f"{before} {bare}")
            before = bare
    return list(numbers)[:MOST]
