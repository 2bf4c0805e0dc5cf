"""Check that what the truth says is printed stands on the pages, read from the PDF's own text."""

import re
import unicodedata
from pathlib import Path

import pypdfium2

from benchmarks.frozen_invoices.documents import Document

LIGATURES = {"ﬁ": "fi", "ﬂ": "fl", "ﬀ": "ff", "ﬃ": "ffi", "ﬄ": "ffl"}


def page_texts(path: Path) -> list[str]:
    document = pypdfium2.PdfDocument(path)
    try:
        return [str(document[i].get_textpage().get_text_bounded()) for i in range(len(document))]
    finally:
        document.close()


def squeezed(text: str) -> str:
    for ligature, letters in LIGATURES.items():
        text = text.replace(ligature, letters)
    text = unicodedata.normalize("NFKC", text).casefold().replace("ß", "ss").replace("’", "'")
    return re.sub(r"[\s\u00ad\ufffe\u200b\x02\-]+", "", text)


def missing(document: Document, path: Path) -> list[str]:
    """Paths of the truth whose printed form is nowhere in the text; a name set in pieces counts by its words."""
    pages = "".join(page_texts(path))
    text = squeezed(pages)
    lost = []
    for key, value in document.printed.items():
        if squeezed(value) in text:
            continue
        if all(squeezed(word) in text for word in value.split()) and not re.search(r"\d", value):
            continue
        lost.append(f"{key}={value}")
    return lost
