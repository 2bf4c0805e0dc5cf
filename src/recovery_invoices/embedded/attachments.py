"""Every XML file attached to a PDF, wherever the PDF hangs it, unpacked under a size limit."""

from __future__ import annotations

import io
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

import pikepdf
from defusedxml import DefusedXmlException
from defusedxml.ElementTree import ParseError, fromstring

from recovery_invoices.damage import is_text_damaged

MAX_XML = 10 * 1024 * 1024
MAX_ATTACHMENTS = 50
MAX_PAGES = 50


@dataclass(frozen=True, slots=True)
class XmlAttachments:
    """`metadata_damaged`: the PDF's own description of its attachments is not well-formed; `text_damaged`: what its
    pages write has holes."""

    xml: list[bytes]
    metadata_damaged: bool
    text_damaged: bool


def find_attachments(data: bytes) -> XmlAttachments:
    """Return the attached XML files, unpacked; anything too large, damaged or not XML is left out."""
    try:
        with pikepdf.open(io.BytesIO(data), suppress_warnings=True) as pdf:
            attachments: list[bytes] = []
            for number, stream in enumerate(_streams(pdf)):
                if number >= MAX_ATTACHMENTS:
                    break
                content = _unpack(stream)
                if content is not None and _is_xml(content) and content not in attachments:
                    attachments.append(content)
            return XmlAttachments(
                attachments, bool(attachments) and _is_metadata_damaged(pdf), is_text_damaged(pdf, MAX_PAGES)
            )
    except (pikepdf.PdfError, pikepdf.PasswordError, RuntimeError, ValueError, TypeError):
        # One that opens elsewhere was repaired there.
        return XmlAttachments([], False, True)


def _is_metadata_damaged(pdf: pikepdf.Pdf) -> bool:
    metadata = pdf.Root.get("/Metadata")
    if not isinstance(metadata, pikepdf.Stream):
        return False
    content = _unpack(metadata)
    if content is None or not content.strip():
        return False
    try:
        fromstring(content.strip(b"\x00 \r\n\t"), forbid_dtd=True)
    except (ParseError, DefusedXmlException, ValueError, LookupError):
        return True
    return False


def _streams(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    visited: set[tuple[int, int]] = set()
    for spec in _file_specs(pdf):
        if not isinstance(spec, pikepdf.Dictionary) or not isinstance(spec.get("/EF"), pikepdf.Dictionary):
            continue
        for key in ("/F", "/UF"):
            stream = spec["/EF"].get(key)
            if isinstance(stream, pikepdf.Stream) and stream.objgen not in visited:
                visited.add(stream.objgen)
                yield stream


def _file_specs(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    names = pdf.Root.get("/Names")
    if isinstance(names, pikepdf.Dictionary) and "/EmbeddedFiles" in names:
        yield from _name_tree(names["/EmbeddedFiles"], depth=0)
    yield from _array(pdf.Root.get("/AF"))
    for page in pdf.pages[:5]:
        yield from _array(page.obj.get("/AF"))
        for annotation in _array(page.obj.get("/Annots")):
            if isinstance(annotation, pikepdf.Dictionary) and "/FS" in annotation:
                yield annotation["/FS"]


def _name_tree(node: pikepdf.Object, depth: int) -> Iterator[pikepdf.Object]:
    if depth > 8 or not isinstance(node, pikepdf.Dictionary):
        return
    yield from _array(node.get("/Names"), most=2 * MAX_ATTACHMENTS)
    for kid in _array(node.get("/Kids")):
        yield from _name_tree(kid, depth + 1)


def _array(value: object, most: int = 100) -> Iterator[pikepdf.Object]:
    if isinstance(value, pikepdf.Array):
        for index in range(min(len(value), most)):
            yield value[index]


def _unpack(stream: pikepdf.Object) -> bytes | None:
    """Return the content, or None when it is larger than MAX_XML or packed in an unusual way."""
    raw = stream.read_raw_bytes()
    names = stream.get("/Filter")
    filters = [str(name) for name in names] if isinstance(names, pikepdf.Array) else [str(names)]
    if filters in (["None"], []):
        return raw if len(raw) <= MAX_XML else None
    if filters != ["/FlateDecode"] or "/DecodeParms" in stream:
        return None
    try:
        unpacked = zlib.decompressobj().decompress(raw, MAX_XML + 1)
    except zlib.error:
        return None
    return unpacked if len(unpacked) <= MAX_XML else None


def _is_xml(content: bytes) -> bool:
    return content[:200].lstrip(b"\xef\xbb\xbf\xff\xfe \r\n\t").startswith((b"<", b"<\x00"))
