"""Text documents: their words are read as a PDF's are, and nothing that they hold does harm."""

from __future__ import annotations

import io
import zipfile

import pypdfium2
import pytest

from recovery_invoices import ExtractionError, Reader
from tests.invoices.office_files import W, docx, invoice_docx, odt, p, table, zipped


def words_of(pdf: bytes) -> str:
    document = pypdfium2.PdfDocument(io.BytesIO(pdf))
    words = "\n".join(page.get_textpage().get_text_range() for page in document)
    document.close()
    return words.replace("\r\n", "\n")


def test_invoice_written_in_word_is_read(reader: Reader) -> None:
    extraction = reader.read(reader.document_to_pdf(invoice_docx()))
    invoice, debtor = extraction.data["invoice"], extraction.data["debtor"]
    assert invoice["numbers"] == ["2026-118"]
    assert (str(invoice["issue_date"]), str(invoice["due_date"])) == ("2026-03-04", "2026-04-03")
    assert float(invoice["amount"]) == 1190
    assert debtor["company_name"] == "Kieswerk Nord AG"
    assert extraction.data["creditor"]["iban"] == "DE02120300000000202051"


def test_same_document_gives_the_same_file(reader: Reader) -> None:
    assert reader.document_to_pdf(invoice_docx()) == reader.document_to_pdf(invoice_docx())


def test_word_document_is_read_in_its_order_with_header_boxes_and_footer(reader: Reader) -> None:
    box = f"<w:r><w:drawing><w:txbxContent>{p('In the box')}</w:txbxContent></w:drawing></w:r>"
    body = "".join(
        (
            p("First"),
            f"<w:p>{box}<w:r><w:t>Second</w:t></w:r></w:p>",
            table(("Left", "Right")),
            f"<w:sdt><w:sdtContent>{p('Fourth')}</w:sdtContent></w:sdt>",
        )
    )
    words = words_of(reader.document_to_pdf(docx(body, footer1=p("Foot"), header2=p("Head"))))
    order = ["Head", "First", "Second", "In the box", "Left", "Right", "Fourth", "Foot"]
    assert [words.index(one) for one in order] == sorted(words.index(one) for one in order)


def test_what_is_deleted_hidden_or_a_formula_is_not_read(reader: Reader) -> None:
    body = (
        f"<w:p>{p('Stays')[5:-6]}<w:del><w:r><w:delText>Deleted</w:delText><w:t>Gone</w:t></w:r></w:del>"
        "<w:r><w:rPr><w:vanish/></w:rPr><w:t>Hidden</w:t></w:r>"
        "<w:r><w:instrText>MERGEFIELD Name</w:instrText></w:r></w:p>"
    )
    words = words_of(reader.document_to_pdf(docx(body)))
    assert words.split() == ["Stays"]


def test_words_are_never_markup(reader: Reader) -> None:
    words = words_of(reader.document_to_pdf(docx(p('#read("/etc/passwd") *bold* $x$ #panic()'))))
    assert '#read("/etc/passwd") *bold* $x$ #panic()' in words.replace("“", '"').replace("”", '"')


def test_open_document_is_read_in_its_order(reader: Reader) -> None:
    body = (
        "<text:h>Rechnung<text:s text:c='2'/>2026-7</text:h>"
        "<text:tracked-changes><text:p>Deleted</text:p></text:tracked-changes>"
        "<text:p>Name<text:tab/>Value<office:annotation><text:p>Remark</text:p></office:annotation> end</text:p>"
        "<table:table><table:table-row><table:table-cell><text:p>Left</text:p></table:table-cell>"
        "<table:table-cell><text:p>Right</text:p></table:table-cell></table:table-row></table:table>"
    )
    edges = (
        "<style:header><text:p>Head</text:p></style:header><style:footer><text:p>Foot</text:p></style:footer>"
    )
    words = words_of(reader.document_to_pdf(odt(body, edges)))
    order = ["Head", "Rechnung", "2026-7", "Name", "Value", "Left", "Right", "Foot"]
    assert [words.index(one) for one in order] == sorted(words.index(one) for one in order)
    assert "Deleted" not in words
    assert "Remark" not in words


def _swollen() -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("word/document.xml", b"<a>" + b" " * 7_900_000 + b"</a>")
    return out.getvalue()


def _nested(depth: int) -> str:
    return "<w:sdt>" * depth + p("Deep") + "</w:sdt>" * depth


def _encrypted() -> bytes:
    content = bytearray(invoice_docx())
    for mark, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        start = 0
        while (start := content.find(mark, start)) >= 0:
            content[start + at] |= 1
            start += 4
    return bytes(content)


_CELL = "<table:table-cell table:number-columns-repeated='99999999' table:number-columns-spanned='99999999'/>"
_DTD = '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
HOSTILE = {
    "no archive": (b"PK\x03\x04 nothing", "UNREADABLE"),
    "another archive": (zipped(invoice="<a/>"), "UNREADABLE"),
    "entities": (zipped(word__document=f"{_DTD}<w:document {W}>&x;</w:document>"), "UNREADABLE"),
    "broken XML": (zipped(word__document="<w:document"), "UNREADABLE"),
    "bomb": (_swollen(), "SWOLLEN"),
    "too deep": (docx(_nested(500)), "SWOLLEN"),
    "far too deep": (docx(_nested(20_000)), "SWOLLEN"),
    "too many paragraphs": (docx(p("x") * 3_500), "SWOLLEN"),
    "too many letters": (docx(p("x" * 250_000)), "SWOLLEN"),
    "encrypted": (_encrypted(), "ENCRYPTED"),
    "no words": (docx(p() + table(("", ""))), "NO_TEXT"),
    "repeated cells": (
        odt(f"<table:table><table:table-row>{_CELL}</table:table-row></table:table>"),
        "NO_TEXT",
    ),
    "no text of OpenDocument": (zipped(content="<a/>"), "UNREADABLE"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_document_is_refused_with_its_reason(reader: Reader, name: str) -> None:
    content, code = HOSTILE[name]
    with pytest.raises(ExtractionError) as refused:
        reader.document_to_pdf(content)
    assert refused.value.code == code
    assert "Fourth" in words_of(reader.document_to_pdf(docx(p("Fourth")))), "the next one is read"


def test_spans_of_a_million_columns_are_cut(reader: Reader) -> None:
    cell = f'<w:tc><w:tcPr><w:gridSpan w:val="99999999"/></w:tcPr>{p("Wide")}</w:tc>'
    words = words_of(reader.document_to_pdf(docx(f"<w:tbl><w:tr>{cell * 3}</w:tr></w:tbl>")))
    assert "Wide" in words
