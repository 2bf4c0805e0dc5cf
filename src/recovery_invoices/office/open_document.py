"""The words of an .odt: headers, body and footers; notes of reviewers and what was deleted say nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.etree.ElementTree import Element

from recovery_invoices.embedded.invoice import local_name
from recovery_invoices.failures import ExtractionError
from recovery_invoices.office.blocks import DEEPEST, MOST_COLUMNS, Blocks, Cell

_SILENT: Final = frozenset(
    {"annotation", "annotation-end", "tracked-changes", "sequence-decls", "forms", "styles"}
)
_PARAGRAPHS: Final = ("p", "h")
_BREAKS: Final = {"tab": "\t", "line-break": "\n"}


def read_open_document(roots: Sequence[Element]) -> Blocks:
    """Return what the parts say, one after the other. Raises ExtractionError."""
    blocks = Blocks()
    for root in roots:
        _add_blocks(root, blocks, 0)
    return blocks


def _add_blocks(container: Element, blocks: Blocks, depth: int) -> None:
    _require_depth(depth)
    for element in container:
        name = local_name(element)
        if name in _PARAGRAPHS:
            blocks.add_paragraph("".join(_words(element, depth)), "left")
            for box in _boxes(element, depth):
                _add_blocks(box, blocks, depth + 1)
        elif name == "table":
            blocks.add_table([list(_cells(row, depth)) for row in _rows(element, depth)], ())
        elif name not in _SILENT:
            _add_blocks(element, blocks, depth + 1)


def _rows(table: Element, depth: int) -> Iterator[Element]:
    _require_depth(depth)
    for element in table:
        if local_name(element) == "table-row":
            yield element
        elif local_name(element) not in _SILENT:
            yield from _rows(element, depth + 1)


def _cells(row: Element, depth: int) -> Iterator[Cell]:
    for element in row:
        if local_name(element) == "table-cell":
            words = "\n".join("".join(_words(one, depth)) for one in _paragraphs(element, depth + 1))
            span = _number(element, "number-columns-spanned")
            for _ in range(min(_number(element, "number-columns-repeated"), MOST_COLUMNS)):
                yield Cell(words, "left", span)


def _paragraphs(container: Element, depth: int) -> Iterator[Element]:
    _require_depth(depth)
    for element in container:
        if local_name(element) in _PARAGRAPHS:
            yield element
        elif local_name(element) not in _SILENT:
            yield from _paragraphs(element, depth + 1)


def _words(element: Element, depth: int) -> Iterator[str]:
    _require_depth(depth)
    yield element.text or ""
    for part in element:
        name = local_name(part)
        if name in _BREAKS:
            yield _BREAKS[name]
        elif name == "s":
            yield " " * min(_number(part, "c"), 20)
        elif name not in _SILENT and name != "text-box":
            yield from _words(part, depth + 1)
        yield part.tail or ""


def _boxes(element: Element, depth: int) -> Iterator[Element]:
    _require_depth(depth)
    for part in element:
        name = local_name(part)
        if name == "text-box":
            yield part
        elif name not in _SILENT:
            yield from _boxes(part, depth + 1)


def _number(element: Element, name: str) -> int:
    """Return 1 where there is none."""
    value = next((value for key, value in element.attrib.items() if key.rpartition("}")[2] == name), "")
    return int(value) if value.isascii() and value.isdigit() and len(value) < 9 else 1


def _require_depth(depth: int) -> None:
    if depth > DEEPEST:
        raise ExtractionError("SWOLLEN")
