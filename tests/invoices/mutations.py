"""Valid files in every format that is read, and what can happen to a file: bytes that flip, pieces that are missing,
doubled or swapped, elements that go, and streams that break. The same ones every time."""

from __future__ import annotations

import io
import random
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from xml.etree.ElementTree import Element, fromstring, tostring

import pikepdf
import pypdfium2
import xlsxwriter

from tests.invoices.electronic_formats import PROFILES, factur_x, facturae, fattura_pa, signed, ubl
from tests.invoices.embedding import carrying, cii
from tests.invoices.messages import mail, outlook, zipped
from tests.invoices.typeset import typeset

ROWS = [("Number", "Date", "Due", "Customer", "Amount", "Currency")] + [
    (f"A-{at}", f"2025-03-{at:02}", f"2025-04-{at:02}", f"Harrow Lane {at} Ltd", f"{at * 100}.50", "EUR")
    for at in range(1, 21)
]


@dataclass(frozen=True)
class Mutated:
    """`how` names the original and what happened to it; `valid` is the original."""

    how: str
    name: str
    valid: bytes
    content: bytes


Mutator = Callable[[bytes, random.Random], bytes]


@cache
def originals() -> dict[str, bytes]:
    """Name with its ending -> a file that is read as it should be."""
    pdfs = {f"text-{language}.pdf": typeset(language, 1).pdf for language in ("en", "fr", "de", "it")}
    picture = _picture(pdfs["text-en.pdf"])
    first, second = pdfs["text-en.pdf"], ubl()
    inside = [("a.pdf", "application/pdf", first), ("b.xml", "application/xml", second)]
    profiles = {f"{name.replace(' ', '-').lower()}.cii.xml": factur_x(name) for name in PROFILES}
    return {
        **pdfs,
        "hybrid.pdf": carrying(cii()),
        "scan.pdf": _as("PDF", picture),
        "photo.png": _as("PNG", picture),
        "photo.jpg": _as("JPEG", picture),
        "invoice.ubl.xml": second,
        **profiles,
        "fattura.xml": fattura_pa(),
        "fattura.xml.p7m": signed(fattura_pa(), pieces=1000),
        "facturae.xml": facturae(),
        "message.eml": mail(inside),
        "message.msg": outlook([(name, content) for name, _, content in inside]),
        "archive.zip": zipped({name: content for name, _, content in inside}),
        "list.xlsx": _workbook(),
        "list.ods": _open_document(),
        "list.csv": "".join(f"{';'.join(row)}\r\n" for row in ROWS).encode(),
    }


def _picture(pdf: bytes) -> object:
    document = pypdfium2.PdfDocument(pdf)
    try:
        return document[0].render(scale=130 / 72).to_pil().convert("L")
    finally:
        document.close()


def _as(format: str, picture: object) -> bytes:
    out = io.BytesIO()
    picture.save(out, format, resolution=130)  # type: ignore[attr-defined]
    return out.getvalue()


def _workbook() -> bytes:
    out = io.BytesIO()
    with xlsxwriter.Workbook(out, {"in_memory": True}) as book:
        sheet = book.add_worksheet()
        for at, row in enumerate(ROWS):
            sheet.write_row(at, 0, row)
    return out.getvalue()


def _open_document() -> bytes:
    names = " ".join(
        f'xmlns:{one}="urn:oasis:names:tc:opendocument:xmlns:{one}:1.0"'
        for one in ("office", "table", "text")
    )
    cell = '<table:table-cell office:value-type="string"><text:p>{}</text:p></table:table-cell>'
    rows = "".join(f"<table:table-row>{''.join(map(cell.format, row))}</table:table-row>" for row in ROWS)
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    content = (
        f"<?xml version='1.0'?><office:document-content {names}><office:body><office:spreadsheet>"
        f'<table:table table:name="a">{rows}</table:table></office:spreadsheet></office:body></office:document-content>'
    )
    manifest = (
        '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">'
        f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/></manifest:manifest>'
    )
    return zipped(
        {
            "mimetype": kind.encode(),
            "content.xml": content.encode(),
            "META-INF/manifest.xml": manifest.encode(),
        }
    )


def flipped(data: bytes, dice: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(dice.choice((1, 3, 20, 200))):
        changed[dice.randrange(len(changed))] ^= 1 << dice.randrange(8)
    return bytes(changed)


def cut(data: bytes, dice: random.Random) -> bytes:
    return data[: dice.randrange(1, len(data))]


def without_a_piece(data: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(data))
    return data[:at] + data[at + dice.choice((1, 7, 64, 512, 4096)) :]


def with_a_piece_twice(data: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(data))
    return data[: at + dice.choice((1, 7, 64, 512, 4096))] + data[at:]


def overwritten(data: bytes, dice: random.Random) -> bytes:
    at = dice.randrange(len(data))
    length = min(dice.choice((4, 64, 512)), len(data) - at)
    filling = dice.choice((bytes(length), b"\n" * length, dice.randbytes(length)))
    return data[:at] + filling + data[at + length :]


def swapped(data: bytes, dice: random.Random) -> bytes:
    one, two, three = sorted(dice.randrange(len(data)) for _ in range(3))
    return data[:one] + data[two:three] + data[one:two] + data[three:]


def without_an_element(data: bytes, dice: random.Random) -> bytes:
    root = fromstring(data)
    parent, at = dice.choice(_places(root))
    del parent[at]
    return tostring(root, "utf-8", xml_declaration=True)


def with_an_empty_element(data: bytes, dice: random.Random) -> bytes:
    root = fromstring(data)
    parent, at = dice.choice(_places(root))
    for child in list(parent[at]):
        parent[at].remove(child)
    parent[at].text = dice.choice(("", " ", "0", "-1", "x", "1e9", "2025-02-30", "NaN", "999999999999999999"))
    return tostring(root, "utf-8", xml_declaration=True)


def with_an_element_twice(data: bytes, dice: random.Random) -> bytes:
    root = fromstring(data)
    parent, at = dice.choice(_places(root))
    parent.insert(at, parent[at])
    return tostring(root, "utf-8", xml_declaration=True)


def _places(root: Element) -> list[tuple[Element, int]]:
    return [(parent, at) for parent in root.iter() for at in range(len(parent))]


def with_a_broken_stream(data: bytes, dice: random.Random) -> bytes:
    """Flip a byte within a stream, and leave everything around it as it is."""
    at = dice.choice([at for at in _places_of(data, b"stream\n") if data[at - 3 : at] != b"end"]) + 7
    end = data.index(b"endstream", at)
    spot = dice.randrange(at, max(at + 1, end))
    return data[:spot] + bytes([data[spot] ^ dice.randrange(1, 256)]) + data[spot + 1 :]


def with_a_cut_stream(data: bytes, dice: random.Random) -> bytes:
    with pikepdf.open(io.BytesIO(data)) as pdf:
        streams = [
            one for one in pdf.objects if isinstance(one, pikepdf.Stream) and len(one.read_raw_bytes()) > 50
        ]
        stream = dice.choice(streams)
        raw = stream.read_raw_bytes()
        stream.write(raw[: dice.randrange(10, len(raw))], filter=stream.get("/Filter"))
        return _saved(pdf)


def without_an_object(data: bytes, dice: random.Random) -> bytes:
    with pikepdf.open(io.BytesIO(data)) as pdf:
        holders = [one for one in pdf.objects if isinstance(one, pikepdf.Dictionary) and len(one.keys()) > 0]
        holder = dice.choice(holders)
        del holder[dice.choice(sorted(holder.keys()))]
        return _saved(pdf)


def _saved(pdf: pikepdf.Pdf) -> bytes:
    out = io.BytesIO()
    pdf.save(out, compress_streams=False, stream_decode_level=pikepdf.StreamDecodeLevel.none)
    return out.getvalue()


def _places_of(data: bytes, words: bytes) -> list[int]:
    return [at for at in range(len(data)) if data.startswith(words, at)]


def with_a_broken_member(data: bytes, dice: random.Random) -> bytes:
    """Break one file of an archive and pack it anew, so that the archive itself is right."""
    files = {}
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        files = {one: archive.read(one) for one in archive.namelist()}
    name = dice.choice(sorted(files))
    files[name] = dice.choice(ANY)(files[name], dice)
    return zipped(files)


PICTURES = ("photo", "scan")
ANY: tuple[Mutator, ...] = (flipped, cut, without_a_piece, with_a_piece_twice, overwritten, swapped)
_XML: tuple[Mutator, ...] = (without_an_element, with_an_empty_element, with_an_element_twice)
_PDF: tuple[Mutator, ...] = (with_a_broken_stream, with_a_cut_stream, without_an_object)
_ZIP: tuple[Mutator, ...] = (with_a_broken_member,)
_OF = {".pdf": _PDF * 2, ".xml": _XML * 2, ".zip": _ZIP * 2, ".xlsx": _ZIP * 3, ".ods": _ZIP * 3}


def mutations(count: int, seed: int, with_pictures: bool = True) -> Iterator[Mutated]:
    """Yield the originals in turn, each changed in a way that its format allows. Pictures take seconds each."""
    dice = random.Random(seed)
    files = [one for one in sorted(originals().items()) if with_pictures or not one[0].startswith(PICTURES)]
    number = 0
    while number < count:
        name, valid = files[number % len(files)]
        mutate = dice.choice(ANY + _OF.get(name[name.rindex(".") :], ()))
        try:
            content = mutate(valid, dice)
        except (pikepdf.PdfError, NotImplementedError):
            continue
        if content != valid:
            yield Mutated(f"{number} {name} {mutate.__name__}", name, valid, content)
            number += 1
