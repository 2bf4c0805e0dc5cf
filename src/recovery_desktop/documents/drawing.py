"""Pages of a PDF and pictures as bitmaps, made in the confined child."""

from __future__ import annotations

import logging
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from recovery_contract.reason_templates import make_reason
from recovery_desktop.documents.confined_reader import get_confined_reader
from recovery_desktop.failures import Failure

if TYPE_CHECKING:
    from recovery_invoices import DrawnBitmap

log = logging.getLogger(__name__)

#: No larger file is opened to be shown; what is kept here has at most 20 MiB.
MAX_BYTES = 20 * 1024 * 1024
CHECK_SECONDS = 30.0
"""As long as a service looks at a file before it says that it does not open; it takes milliseconds."""


class NotDrawn(Failure):
    title = "This page cannot be shown"
    next_step = "Ask for the file again, or enter its contents manually."


@dataclass(frozen=True)
class DrawnPage:
    """`pixels`: four bytes each, blue, green, red and one that says nothing. `width` and `height` are in points for
    a page of `pages`, in pixels for a picture."""

    columns: int
    rows: int
    pixels: bytes
    width: float
    height: float
    pages: int = 1


def draw_page(path: Path, page: int, scale: float, cancelled: threading.Event) -> DrawnPage:
    """Draw a page; blocks. `page` counts from 1, `scale` is pixels per point. Raises NotDrawn."""
    from recovery_invoices import ExtractionError

    content = _content(path)
    try:
        drawn = get_confined_reader().draw_page(content, page, scale, cancelled)
    except ExtractionError as error:
        raise NotDrawn(reason=error.reason) from error
    return _shown(drawn.bitmap, drawn.width, drawn.height, drawn.pages)


def draw_picture(path: Path, longest: int, cancelled: threading.Event) -> DrawnPage:
    """Draw a PNG or JPEG with at most `longest` pixels on a side; blocks. Raises NotDrawn."""
    return draw_content(_content(path), longest, cancelled)


def draw_content(content: bytes, longest: int, cancelled: threading.Event) -> DrawnPage:
    """Draw the bytes of a PNG or JPEG; blocks. Raises NotDrawn."""
    from recovery_invoices import ExtractionError

    try:
        bitmap = get_confined_reader().draw_picture(content, longest, cancelled)
    except ExtractionError as error:
        raise NotDrawn(reason=error.reason) from error
    return _shown(bitmap, bitmap.columns, bitmap.rows)


def check_document(content: bytes, media_type: str) -> None:
    """Block until it is known whether a PDF, PNG or JPEG opens. Raises NotDrawn."""
    from recovery_invoices import ExtractionError

    late = threading.Event()
    clock = threading.Timer(CHECK_SECONDS, late.set)
    clock.daemon = True
    clock.start()
    try:
        get_confined_reader().check_document(content, media_type, late)
    except ExtractionError as error:
        # What the clock here broke off calls itself cancelled.
        why = ExtractionError("TIMED_OUT") if late.is_set() else error
        raise NotDrawn(reason=why.reason) from error
    finally:
        clock.cancel()


def start_drawing() -> None:
    """Start the process that draws, so that the first page does not wait for it; blocks meanwhile."""
    try:
        get_confined_reader().start_drawing()
    except OSError as error:
        # The first page says it to the person.
        log.warning("no process that draws could be started: %s", error)


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise NotDrawn.of_system(error) from error
    if len(content) > MAX_BYTES:
        raise NotDrawn(reason=make_reason("file_too_large", most=MAX_BYTES // 2**20))
    return content


def _shown(bitmap: DrawnBitmap, width: float, height: float, pages: int = 1) -> DrawnPage:
    return DrawnPage(bitmap.columns, bitmap.rows, bitmap.pixels, width, height, pages)
