"""Pages and pictures as bitmaps: right where they can be, bounded always, refused by name else."""

from __future__ import annotations

import functools
import io
import time
from collections.abc import Callable

import pytest
from PIL import Image

from recovery_contract.reason_templates import templates_for
from recovery_invoices import DrawnBitmap, ExtractionError, Reader
from recovery_invoices.confinement.limits import ROLES
from recovery_invoices.drawing import LONGEST_SIDE, MAX_PIXELS
from tests.invoices.hostile import corpus
from tests.invoices.pdf_parts import one_page, written
from tests.invoices.pictures import good, pictures

LONGEST = ROLES["drawing"].wall_seconds + 60


def is_named(code: str) -> bool:
    """Whether a person is told why a file with this failure was not read."""
    return bool(templates_for(f"file_{code.lower()}"))


def colour_at(bitmap: DrawnBitmap, x: int, y: int) -> tuple[int, int, int]:
    at = 4 * (y * bitmap.columns + x)
    blue, green, red = bitmap.pixels[at : at + 3]
    return red, green, blue


def test_draw_page_in_points_and_pixels(reader: Reader) -> None:
    pdf = one_page(b"1 0 0 rg 0 0 100 100 re f", box=b"0 0 300 200")
    drawn = reader.draw_page(pdf, 1, 2.0)
    assert (drawn.pages, drawn.width, drawn.height) == (1, 300, 200)
    assert abs(drawn.bitmap.columns - 600) <= 2
    assert colour_at(drawn.bitmap, 50, drawn.bitmap.rows - 50) == (255, 0, 0)
    assert colour_at(drawn.bitmap, 500, 50) == (255, 255, 255)


BOXES = (b"0 0 14400 14400", b"0 0 1000000 10", b"0 0 1e30 1e30", b"0 0 0 0", b"0 0 1 99999999")


def drawn_or_refused(draw: Callable[[], DrawnBitmap]) -> tuple[DrawnBitmap | None, str]:
    try:
        return draw(), ""
    except ExtractionError as error:
        return None, error.code


def is_bounded(bitmap: DrawnBitmap) -> bool:
    return len(bitmap.pixels) == 4 * bitmap.columns * bitmap.rows <= 4 * (MAX_PIXELS + 2 * LONGEST_SIDE)


@pytest.mark.parametrize("box", BOXES)
def test_draw_page_of_any_size_stays_within_its_bounds(reader: Reader, box: bytes) -> None:
    large = one_page(written("large"), box=box)
    bitmap, refused = drawn_or_refused(lambda: reader.draw_page(large, 1, 4.0).bitmap)
    assert is_named(refused) if bitmap is None else is_bounded(bitmap)


def test_draw_page_that_is_not_there_is_refused(reader: Reader) -> None:
    for page in (0, 2, -1):
        with pytest.raises(ExtractionError) as refused:
            reader.draw_page(one_page(written("one")), page, 1.0)
        assert refused.value.code == "NO_SUCH_PAGE"


@pytest.mark.parametrize("format", ["PNG", "JPEG"])
def test_draw_picture_upright_and_no_longer_than_asked(reader: Reader, format: str) -> None:
    out, exif = io.BytesIO(), Image.Exif()
    exif[0x0112] = 6  # turned by a quarter
    Image.new("RGB", (3000, 1000), (10, 200, 10)).save(out, format, exif=exif)
    bitmap = reader.draw_picture(out.getvalue(), 600)
    assert (bitmap.columns, bitmap.rows) == (200, 600)
    red, green, blue = colour_at(bitmap, 100, 300)
    assert green > 190
    assert max(red, blue) < 30


def test_draw_picture_with_transparency_lies_on_white(reader: Reader) -> None:
    out = io.BytesIO()
    Image.new("RGBA", (20, 20), (0, 0, 0, 0)).save(out, "PNG")
    assert colour_at(reader.draw_picture(out.getvalue(), 100), 5, 5) == (255, 255, 255)


def test_hostile_pictures_are_drawn_or_refused_by_name(reader: Reader) -> None:
    for name, content in pictures():
        started = time.monotonic()
        bitmap, refused = drawn_or_refused(functools.partial(reader.draw_picture, content, 2400))
        if bitmap is None:
            assert is_named(refused), name
            assert refused != "READER_STOPPED", name
        else:
            assert max(bitmap.columns, bitmap.rows) <= 2400, name
        assert time.monotonic() - started < LONGEST, name
    assert reader.draw_picture(good("PNG"), 100).columns == 60


def test_hostile_pages_are_drawn_or_refused_by_name(reader: Reader) -> None:
    """Some of each family; all of them go through the reader in its own tests."""
    dice = 7
    for number, (name, content) in enumerate(corpus()):
        if number % dice:
            continue
        started = time.monotonic()
        bitmap, refused = drawn_or_refused(lambda pdf=content: reader.draw_page(pdf, 1, 2.0).bitmap)
        assert is_named(refused) if bitmap is None else is_bounded(bitmap), name
        assert time.monotonic() - started < LONGEST, name
    assert reader.draw_page(one_page(written("well")), 1, 1.0).pages == 1
