"""The words of a .docx: headers, body and footers; what is deleted, hidden or a field's formula says nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.etree.ElementTree import Element

from recovery_invoices.embedded.invoice import find_child, find_children, local_name
from recovery_invoices.failures import ExtractionError
from recovery_invoices.office.blocks import ALIGNMENTS, DEEPEST, Blocks, Cell

_SILENT: Final = frozenset(
    {
        "pPr",
        "rPr",
        "del",
        "moveFrom",
        "instrText",
        "delText",
        "Fallback",
        "tblPr",
        "tblGrid",
        "trPr",
        "tcPr",
        "sectPr",
    }
)
_BREAKS: Final = {"tab": "\t", "ptab": "\t", "br": "\n", "cr": "\n", "noBreakHyphen": "-"}


def read_word(roots: Sequence[Element]) -> Blocks:
    """Return what the parts say, one after the other. Raises ExtractionError."""
    blocks = Blocks()
    for root in roots:
        _add_blocks(root, blocks, 0)
    return blocks


def _add_blocks(container: Element, blocks: Blocks, depth: int) -> None:
    _require_depth(depth)
    for element in container:
        name = local_name(element)
        if name == "p":
            blocks.add_paragraph("".join(_words(element, depth)), _alignment(element))
            for box in _boxes(element, depth):
                _add_blocks(box, blocks, depth + 1)
        elif name == "tbl":
            widths = [
                _number(column, "w") for column in find_children(find_child(element, "tblGrid"), "gridCol")
            ]
            blocks.add_table([list(_cells(row, depth)) for row in _rows(element, depth)], widths)
        elif name not in _SILENT:
            _add_blocks(element, blocks, depth + 1)


def _rows(table: Element, depth: int) -> Iterator[Element]:
    _require_depth(depth)
    for element in table:
        name = local_name(element)
        if name == "tr":
            yield element
        elif name not in _SILENT:
            yield from _rows(element, depth + 1)


def _cells(row: Element, depth: int) -> Iterator[Cell]:
    _require_depth(depth)
    for element in row:
        name = local_name(element)
        if name == "tc":
            paragraphs = list(_paragraphs(element, depth + 1))
            words = "\n".join("".join(_words(one, depth)) for one in paragraphs)
            align = _alignment(paragraphs[0]) if paragraphs else "left"
            yield Cell(words, align, _number(find_child(element, "tcPr", "gridSpan"), "val") or 1)
        elif name not in _SILENT:
            yield from _cells(element, depth + 1)


def _paragraphs(container: Element, depth: int) -> Iterator[Element]:
    """Yield the paragraphs of a cell, those of tables in it among them."""
    _require_depth(depth)
    for element in container:
        name = local_name(element)
        if name == "p":
            yield element
        elif name not in _SILENT:
            yield from _paragraphs(element, depth + 1)


def _words(element: Element, depth: int) -> Iterator[str]:
    _require_depth(depth)
    if local_name(element) == "r" and find_child(element, "rPr", "vanish") is not None:
        return
    for part in element:
        name = local_name(part)
        if name == "t":
            yield part.text or ""
        elif name in _BREAKS:
            yield _BREAKS[name]
        elif name not in _SILENT and name != "txbxContent":
            yield from _words(part, depth + 1)


def _boxes(element: Element, depth: int) -> Iterator[Element]:
    _require_depth(depth)
    for part in element:
        name = local_name(part)
        if name == "txbxContent":
            yield part
        elif name not in _SILENT:
            yield from _boxes(part, depth + 1)


def _alignment(paragraph: Element) -> str:
    chosen = find_child(paragraph, "pPr", "jc")
    return ALIGNMENTS.get(_attribute(chosen, "val"), "left")


def _number(element: Element | None, name: str) -> int:
    """Return 0 where there is none."""
    value = _attribute(element, name)
    return int(value) if value.isascii() and value.isdigit() and len(value) < 9 else 0


def _attribute(element: Element | None, name: str) -> str:
    if element is None:
        return ""
    return next((value for key, value in element.attrib.items() if key.rpartition("}")[2] == name), "")


def _require_depth(depth: int) -> None:
    if depth > DEEPEST:
        raise ExtractionError("SWOLLEN")
