"""Pages and pictures as bitmaps of bounded size (the drawing child): who shows them parses nothing foreign."""

from __future__ import annotations

import io
import math
from typing import TYPE_CHECKING, Any

import pypdfium2 as pdfium

from recovery_invoices.failures import ExtractionError
from recovery_invoices.text.open import open_document

if TYPE_CHECKING:
    from recovery_invoices.task import Ask, Task, TaskResponse

#: Four bytes each: a whole bitmap crosses the pipe as one block.
MAX_PIXELS = 9_000_000
LONGEST_SIDE = 8_000
#: A page is never enlarged further than this, however sharp somebody wants it.
MOST_PIXELS_PER_POINT = 12.0
MAX_PICTURE_PIXELS = 50_000_000
_ENOUGH_TO_DECODE = 64
_WHITE = (255, 255, 255)


def draw_page(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return {pages, points: [width, height], columns, rows} and the page's pixels: blue, green, red, nothing."""
    document = open_document(block)
    try:
        pages = len(document)
        if pages == 0:
            raise ExtractionError("NO_PAGES")
        index = int(message["page"]) - 1
        if not 0 <= index < pages:
            raise ExtractionError("NO_SUCH_PAGE")
        try:
            shown = document[index]
        except pdfium.PdfiumError as error:
            raise ExtractionError("UNREADABLE") from error
        try:
            width, height = (_side(side) for side in shown.get_size())
            bitmap = shown.render(
                scale=_scale(width, height, float(message["scale"])), may_draw_forms=False, prefer_bgrx=True
            )
            values = {"pages": pages, "points": [width, height]}
            return {**values, "columns": bitmap.width, "rows": bitmap.height}, _pixels(bitmap)
        finally:
            shown.close()
    finally:
        document.close()


def draw_picture(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return {columns, rows} and the pixels of a PNG or JPEG, upright, no longer than `longest` on a side."""
    # Who only shows pages pays nothing for it.
    from PIL import Image, ImageOps, UnidentifiedImageError

    longest = min(int(message["longest"]), LONGEST_SIDE)
    try:
        with Image.open(io.BytesIO(block), formats=("PNG", "JPEG")) as opened:
            if opened.width * opened.height > MAX_PICTURE_PIXELS:
                raise ExtractionError("IMAGE_TOO_LARGE")
            # A JPEG is decoded at an eighth, a quarter or a half where that is enough.
            opened.draft("RGB", (longest, longest))
            image: Image.Image = ImageOps.exif_transpose(opened)
            image.thumbnail((longest, longest))
            if image.mode != "RGB":
                layer = image.convert("RGBA")
                image = Image.new("RGB", layer.size, _WHITE)
                image.paste(layer, mask=layer)
            return {"columns": image.width, "rows": image.height}, image.tobytes("raw", "BGRX")
    except UnidentifiedImageError as error:
        raise ExtractionError("NOT_AN_IMAGE") from error
    except Image.DecompressionBombError as error:
        raise ExtractionError("IMAGE_TOO_LARGE") from error
    except (OSError, ValueError, SyntaxError, EOFError, OverflowError, KeyError, IndexError) as error:
        # What Pillow raises of a damaged file depends on where the damage is.
        raise ExtractionError("UNREADABLE") from error


def check_document(message: dict[str, Any], block: bytes, ask: Ask) -> TaskResponse:
    """Return {} where the bytes are what `media_type` says: a PDF whose first page opens, a picture that decodes."""
    if message["media_type"] != "application/pdf":
        draw_picture({"longest": _ENOUGH_TO_DECODE}, block, ask)
        return {}, b""
    document = open_document(block)
    try:
        if len(document) == 0:
            raise ExtractionError("NO_PAGES")
        try:
            document[0].close()
        except pdfium.PdfiumError as error:
            raise ExtractionError("UNREADABLE") from error
    finally:
        document.close()
    return {}, b""


def _side(length: float) -> float:
    """Return a page's side in points, at least 1: some pages claim zero, a negative length, or no number."""
    return float(length) if math.isfinite(length) and length >= 1 else 1.0


def _scale(width: float, height: float, wanted: float) -> float:
    """Return pixels a point: as wanted, as far as the bitmap stays within its bounds."""
    most = (
        MOST_PIXELS_PER_POINT,
        LONGEST_SIDE / max(width, height),
        math.sqrt(MAX_PIXELS / (width * height)),
    )
    # What is drawn is rounded up to whole pixels.
    return max(min(wanted, *most) * 0.999, 1e-6)


def _pixels(bitmap: pdfium.PdfBitmap) -> bytes:
    columns, rows, stride = bitmap.width, bitmap.height, bitmap.stride
    if columns * rows > MAX_PIXELS + LONGEST_SIDE * 2:
        raise ExtractionError("TOO_DEMANDING")
    try:
        drawn = bytes(bitmap.buffer)
    finally:
        bitmap.close()
    if stride == columns * 4:
        return drawn
    return b"".join(drawn[row * stride : row * stride + columns * 4] for row in range(rows))


TASKS: dict[str, Task] = {"page": draw_page, "picture": draw_picture, "check": check_document}
