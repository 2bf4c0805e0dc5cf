"""The truth of the whole set, made without any engine; page numbers come from the frozen list of what was rendered."""

import hashlib
import json
from pathlib import Path
from typing import Any

from benchmarks.frozen_invoices.documents import Document
from benchmarks.frozen_invoices.plan import File

PAGES = Path(__file__).parent / "pages.json"


def frozen_pages() -> dict[str, list[int]]:
    """How many pages each part of each file has."""
    if not PAGES.exists():
        return {}
    return dict(json.loads(PAGES.read_text(encoding="utf-8")))


def of_file(file: File, documents: list[Document], counts: list[int]) -> dict[str, Any]:
    """One line of truth.jsonl: the file, and each document in it with its pages from 1."""
    parts, first = [], 1
    for document, count in zip(documents, counts, strict=True):
        layout = document.layout
        parts.append(
            {
                "kind": document.kind,
                "language": document.language,
                "country": document.country,
                "layout": layout.name,
                "engine": layout.engine,
                "pages": list(range(first, first + count)),
                "printed": document.printed,
                **document.truth,
            }
        )
        first += count
    return {"id": file.id, "form": file.form, "pages": first - 1, "documents": parts}


def line(row: dict[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False, sort_keys=True)


def digest(lines: list[str]) -> str:
    return hashlib.sha256("".join(f"{text}\n" for text in lines).encode()).hexdigest()
