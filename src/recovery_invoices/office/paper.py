"""From a text document to a PDF with its words: foreign bytes are parsed here, in the confined child."""

from __future__ import annotations

import io
import json
import re
import zipfile
from typing import Any, Final
from xml.etree.ElementTree import Element

import pikepdf
import typst

from recovery_invoices.embedded.invoice import find_child, local_name, parse_xml
from recovery_invoices.failures import ExtractionError
from recovery_invoices.office.blocks import Blocks
from recovery_invoices.office.open_document import read_open_document
from recovery_invoices.office.word import read_word
from recovery_invoices.task import Ask, Task, TaskResponse
from recovery_invoices.unpack.archive import DAMAGE, read_part
from recovery_invoices.unpack.limits import MIB, UnpackLimits

_LIMITS: Final = UnpackLimits(part_bytes=8 * MIB)
_MOST_PARTS: Final = 12
"""Headers and footers: one each for the first, the odd and the even pages of a few sections."""
_WORD_BODY: Final = "word/document.xml"
_WORD_EDGES: Final = re.compile(r"word/(header|footer)\d{1,3}\.xml")
_OPEN_BODY: Final = "content.xml"
_OPEN_EDGES: Final = "styles.xml"
#: Nothing of the words is read as markup: they come as one JSON string.
_SOURCE: Final = b"""
#let d = json(bytes(sys.inputs.data))
#set document(date: none)
#set page(paper: "a4", margin: 18mm)
#set text(font: ("Libertinus Serif", "DejaVu Sans Mono", "New Computer Modern"), size: 10pt)
#set par(leading: 0.65em, spacing: 0.65em)
#let words(value) = value.split("\\n").join(linebreak())
#let sides = (left: left, right: right, center: center)
#for block in d.blocks {
  if block.kind == "text" {
    if block.text == "" { v(0.8em) } else { par(align(sides.at(block.align), words(block.text))) }
  } else {
    v(0.4em)
    grid(columns: block.widths.map(share => share * 1fr), column-gutter: 4mm, row-gutter: 0.65em,
      ..block.rows.map(row => row.map(cell =>
        grid.cell(colspan: cell.span, align: sides.at(cell.align), words(cell.text)))).flatten())
    v(0.4em)
  }
}
"""


def document_to_pdf(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return the document as plain pages. Raises ExtractionError."""
    data = json.dumps({"blocks": _read(block).listed()})
    fonts = typst.Fonts(include_system_fonts=False)
    try:
        page = typst.compile(_SOURCE, format="pdf", sys_inputs={"data": data}, font_paths=fonts)
    except typst.TypstError as error:
        raise ExtractionError("UNREADABLE") from error
    out = io.BytesIO()
    with pikepdf.open(io.BytesIO(page)) as pdf:
        # The same document gives the same file, by which it is recognised.
        pdf.save(out, deterministic_id=True)
    return {}, out.getvalue()


def _read(block: bytes) -> Blocks:
    try:
        archive = zipfile.ZipFile(io.BytesIO(block))
    except DAMAGE as error:
        raise ExtractionError("UNREADABLE") from error
    with archive:
        items = {item.filename: item for item in archive.infolist()}
        if _WORD_BODY in items:
            edges = sorted(name for name in items if _WORD_EDGES.fullmatch(name))[:_MOST_PARTS]
            headers = [name for name in edges if "header" in name]
            footers = [name for name in edges if "footer" in name]
            names = [*headers, _WORD_BODY, *footers]
            return read_word([_root(archive, items[name]) for name in names])
        if _OPEN_BODY in items:
            return read_open_document(_open_parts(archive, items))
    raise ExtractionError("UNREADABLE")


def _open_parts(archive: zipfile.ZipFile, items: dict[str, zipfile.ZipInfo]) -> list[Element]:
    """Return headers, body and footers of an OpenDocument text."""
    body = find_child(_root(archive, items[_OPEN_BODY]), "body", "text")
    if body is None:
        raise ExtractionError("UNREADABLE")
    if _OPEN_EDGES not in items:
        return [body]
    masters = find_child(_root(archive, items[_OPEN_EDGES]), "master-styles")
    edges = [edge for page in (() if masters is None else masters) for edge in page][:_MOST_PARTS]
    headers = [edge for edge in edges if local_name(edge).startswith("header")]
    footers = [edge for edge in edges if local_name(edge).startswith("footer")]
    return [*headers, body, *footers]


def _root(archive: zipfile.ZipFile, item: zipfile.ZipInfo) -> Element:
    part = read_part(archive, item, _LIMITS)
    if part.content is None:
        raise ExtractionError(part.refused if part.refused != "EMPTY" else "UNREADABLE")
    root = parse_xml(part.content)
    if root is None:
        raise ExtractionError("UNREADABLE")
    return root


TASKS: Final[dict[str, Task]] = {"document_to_pdf": document_to_pdf}
"""Text documents, set as plain pages so that they are read, checked and enclosed as PDFs."""
