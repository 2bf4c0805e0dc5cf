"""Scans and photos: recognised offline, straightened, and every box leads back to the page as it is."""

from __future__ import annotations

import io
from contextlib import nullcontext
from functools import lru_cache
from typing import Any

import pypdfium2
import pytest
from PIL import Image

from recovery_invoices import ExtractionError, Reader
from tests.invoices.embedding import carrying, cii
from tests.invoices.pdf_parts import one_page, written
from tests.invoices.test_own_layouts import CORE, is_right, value_at
from tests.invoices.typeset import Sample, typeset


@lru_cache
def picture(language: str, seed: int) -> Any:
    document = pypdfium2.PdfDocument(typeset(language, seed).pdf)
    try:
        return document[0].render(scale=150 / 72).to_pil().convert("L")
    finally:
        document.close()


def as_pdf(image: Any) -> bytes:
    out = io.BytesIO()
    image.save(out, "PDF", resolution=150)
    return out.getvalue()


def as_jpeg(image: Any) -> bytes:
    out = io.BytesIO()
    image.convert("RGB").save(out, "JPEG", quality=88)
    return out.getvalue()


def on_a_table(image: Any, angle: float) -> Any:
    turned = image.convert("RGB").rotate(
        angle, expand=True, fillcolor=(70, 55, 45), resample=Image.Resampling.BICUBIC
    )
    table = Image.new("RGB", (turned.width + 160, turned.height + 160), (70, 55, 45))
    table.paste(turned, (80, 80))
    return table


def assert_core(extraction: Any, sample: Sample) -> None:
    truth = sample.truth()
    for path in CORE:
        assert is_right(truth[path], value_at(extraction.data, path)), path


@pytest.mark.parametrize(("language", "angle"), [("fr", 0.0), ("de", 1.2)])
def test_scan_is_read_and_progress_is_told(reader: Reader, language: str, angle: float) -> None:
    sample = typeset(language, 2)
    scan = picture(language, 2).rotate(angle, fillcolor=255)
    messages: list[tuple[int, int]] = []
    extraction = reader.read(as_pdf(scan), progress=lambda done, total: messages.append((done, total)))
    assert_core(extraction, sample)
    assert messages == [(0, 1), (1, 1)]
    evidence = extraction.data["fields"]["invoice.amount"]
    assert evidence["source"] == "ocr"
    original = reader.read(sample.pdf).data["fields"]["invoice.amount"]["box"]
    if angle == 0.0:
        assert all(abs(a - b) < 8 for a, b in zip(evidence["box"], original, strict=True))


def test_page_lying_on_its_side_is_read(reader: Reader) -> None:
    sample = typeset("en", 1)
    assert_core(reader.read(as_pdf(picture("en", 1).transpose(Image.Transpose.ROTATE_90))), sample)


def test_text_page_is_never_recognised(reader: Reader) -> None:
    extraction = reader.read(typeset("fr", 2).pdf, progress=lambda done, total: pytest.fail("recognised"))
    assert {one["source"] for one in extraction.data["fields"].values()} <= {"text", "derived"}


def test_blank_page_is_not_recognised(reader: Reader) -> None:
    extraction = reader.read(one_page(b""), progress=lambda done, total: pytest.fail("recognised"))
    assert extraction.warnings[0]["code"] == "UNREADABLE"


def test_box_of_a_scan_can_be_read_again(reader: Reader) -> None:
    sample = typeset("fr", 2)
    scan = as_pdf(picture("fr", 2))
    box = reader.read(sample.pdf).data["fields"]["invoice.amount"]["box"]
    again = reader.reread(scan, 1, [box[0] - 3, box[1] - 3, box[2] + 3, box[3] + 3])
    assert (again["source"], again["amount"]) == ("ocr", sample.gross)


def test_photo_becomes_a_straight_pdf(reader: Reader) -> None:
    sample = typeset("de", 2)
    pdf = reader.photo_to_pdf(as_jpeg(on_a_table(picture("de", 2), 5.0)))
    assert pdf.startswith(b"%PDF-")
    assert_core(reader.read(pdf), sample)


@pytest.mark.parametrize(
    ("image", "code"),
    [
        (b"", "EMPTY"), (b"text", "NOT_AN_IMAGE"), (b"\x00\x00\x00\x18ftypheic" + bytes(20), "UNREADABLE"),
        (b"GIF89a" + bytes(20), "UNSUPPORTED_IMAGE"), (b"\x89PNG\r\n\x1a\n" + bytes(30), "UNREADABLE"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + b"\x00\x01\x00\x00" * 2 + bytes(9), "IMAGE_TOO_LARGE"),
        (b"\x89PNG\r\n\x1a\n" + b"no picture at all" * 3, "UNREADABLE"),
        (b"\xff\xd8\xff\xe0", "UNREADABLE"), (written("no image"), "NOT_AN_IMAGE"),
    ],
)  # fmt: skip
def test_images_of_other_formats_are_refused_by_name(reader: Reader, image: bytes, code: str) -> None:
    with pytest.raises(ExtractionError) as caught:
        reader.photo_to_pdf(image)
    assert caught.value.code == code


def test_damaged_photo_is_refused(reader: Reader) -> None:
    jpeg = as_jpeg(picture("de", 2))
    with pytest.raises(ExtractionError) as caught:
        reader.photo_to_pdf(jpeg[:700] + bytes(40))
    assert caught.value.code == "UNREADABLE"


def test_illegible_value_lowers_confidence_with_reason(reader: Reader) -> None:
    clear = picture("fr", 2)
    worn = clear.resize((clear.width * 3 // 10, clear.height * 3 // 10)).resize(clear.size)
    good, poor = reader.read(as_pdf(clear)), reader.read(as_pdf(worn))
    assert "HARD_TO_READ" not in {warning["code"] for warning in good.warnings}
    messages = [warning for warning in poor.warnings if warning["code"] == "HARD_TO_READ"]
    assert messages
    assert all(poor.data["fields"][warning["field"]]["confidence"] < 0.8 for warning in messages)
    assert poor.confidence < good.confidence


class _GivesUp:
    """A recogniser that ends without an answer."""

    def __init__(self, code: str) -> None:
        self.code = code

    def ask(self, *_: object) -> object:
        raise ExtractionError(self.code)


@pytest.mark.parametrize(
    ("cause", "code"), [("TIMED_OUT", "RECOGNITION_TIMED_OUT"), ("TOO_DEMANDING", "RECOGNITION_FAILED")]
)
def test_recognition_that_gave_up_is_a_failure_and_no_empty_invoice(
    monkeypatch: pytest.MonkeyPatch, cause: str, code: str
) -> None:
    with Reader(parsers=1) as alone:
        monkeypatch.setattr(alone._recognisers, "borrow", lambda _: nullcontext(_GivesUp(cause)))
        with pytest.raises(ExtractionError) as failure:
            alone.read(as_pdf(picture("fr", 2)))
    assert failure.value.code == code


def test_recognition_that_gave_up_leaves_the_embedded_invoice(monkeypatch: pytest.MonkeyPatch) -> None:
    with Reader(parsers=1) as alone:
        monkeypatch.setattr(alone._recognisers, "borrow", lambda _: nullcontext(_GivesUp("TIMED_OUT")))
        extraction = alone.read(carrying(cii(), page=as_pdf(picture("fr", 2))))
    assert extraction.data["invoice"]["numbers"] == ["A-17"]
    assert "PAGES_NOT_READ" in {warning["code"] for warning in extraction.warnings}
