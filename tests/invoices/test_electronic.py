"""An invoice that is only XML becomes pages that show it and carry it; a photo of a telephone becomes a page."""

from __future__ import annotations

import io
from datetime import date
from decimal import Decimal
from pathlib import Path

import pikepdf
import pytest

from recovery_invoices import ExtractionError, Reader
from recovery_invoices.electronic.words import WORDS, format_day, format_money
from tests.invoices.embedding import UBL, cii

HEIC = Path(__file__).with_name("photo.heic").read_bytes()


@pytest.mark.parametrize(
    "content",
    [UBL.encode(), cii().encode(), cii().replace("UTF-8", "UTF-16").encode("utf-16")],
    ids=["ubl", "cii", "utf-16"],
)
def test_electronic_invoice_becomes_pages_that_are_read_like_any_other(
    reader: Reader, content: bytes
) -> None:
    pdf = reader.xml_to_pdf(content)
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        (attached,) = opened.attachments.values()
        assert attached.get_file().read_bytes() == content
    extraction = reader.read(pdf)
    assert extraction.data["invoice"]["numbers"] == ["A-17"]
    assert extraction.data["invoice"]["amount"] == Decimal("120.00")
    assert extraction.data["debtor"]["company_name"] == "Papeterie du Port"
    assert not [warning["code"] for warning in extraction.warnings]
    # What is drawn does not depend on the day, so that the same file is the same again.
    assert reader.xml_to_pdf(content) == pdf


def test_electronic_credit_note_stays_one(reader: Reader) -> None:
    extraction = reader.read(reader.xml_to_pdf(cii(kind="381").encode()))
    assert [warning["code"] for warning in extraction.warnings][:1] == ["CREDIT_NOTE"]


@pytest.mark.parametrize(
    "xml",
    [
        b"<Document/>",
        b"<Invoice",
        b"",
        b'<!DOCTYPE x [<!ENTITY a "b">]><Invoice>&a;</Invoice>',
        b'<!DOCTYPE x SYSTEM "file:///etc/passwd"><Invoice/>',
    ],
    ids=["another", "broken", "empty", "entities", "outside"],
)
def test_xml_that_is_no_invoice_says_so(reader: Reader, xml: bytes) -> None:
    with pytest.raises(ExtractionError) as failure:
        reader.xml_to_pdf(xml)
    assert failure.value.code == "NOT_AN_INVOICE_XML"


def test_values_of_an_electronic_invoice_are_never_read_as_markup(reader: Reader) -> None:
    name = '#panic() \\ $x$ *bold* #read("/etc/passwd")'
    pdf = reader.xml_to_pdf(UBL.replace("Papeterie du Port", name).encode())
    assert reader.read(pdf).data["debtor"]["company_name"] == name


def test_forms_of_values_follow_the_language() -> None:
    amount = Decimal("1234567.5")
    assert format_money(amount, "EUR", "en") == "1,234,567.50 EUR"
    assert format_money(amount, "EUR", "de") == "1.234.567,50 EUR"
    assert format_money(amount, None, "fr") == "1 234 567,50"
    assert [format_day(date(2025, 3, 4), one) for one in ("en", "fr", "de", "nl")] == [
        "2025-03-04", "04/03/2025", "04.03.2025", "04-03-2025",
    ]  # fmt: skip
    assert len({tuple(words) for words in WORDS.values()}) == 1, "every language has the same words"


def test_heic_photo_becomes_a_page_of_its_sheet(reader: Reader) -> None:
    page = reader.draw_page(reader.photo_to_pdf(HEIC), 1, 0.5)
    assert 1.3 < page.height / page.width < 1.5, "the table around the sheet is cut off"
    assert {0, 255} & {min(page.bitmap.pixels), max(page.bitmap.pixels)}
    bright = sum(value > 200 for value in page.bitmap.pixels[::40])
    assert bright > 0.7 * len(page.bitmap.pixels[::40]), "paper, not the table"


@pytest.mark.parametrize("size", [40, 1_000, len(HEIC) // 2])
def test_broken_heic_photo_says_so(reader: Reader, size: int) -> None:
    with pytest.raises(ExtractionError) as failure:
        reader.photo_to_pdf(HEIC[:size])
    assert failure.value.code == "UNREADABLE"
