"""The pages of what a letter encloses, as pictures: the confined child draws them, so that none of the file's own
bytes is in the letter."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final

from recovery_invoices import ExtractionError, Reader
from recovery_service.files.pictures import write_png

PAGES_AT_MOST: Final = 20
_PIXELS_A_POINT: Final = 150 / 72
_SECONDS: Final = 60.0


def draw_pages(reader: Reader, files: Sequence[bytes]) -> list[bytes]:
    """Return every page of these PDFs as a PNG; none where one cannot be drawn or they are too many: what a letter
    says it encloses is there to the last page."""
    late = threading.Event()
    clock = threading.Timer(_SECONDS, late.set)
    clock.daemon = True
    clock.start()
    drawn: list[bytes] = []
    try:
        for content in files:
            number, count = 0, 1
            while number < count:
                number += 1
                page = reader.draw_page(content, number, _PIXELS_A_POINT, late)
                count = page.pages
                if len(drawn) + count - number >= PAGES_AT_MOST:
                    return []
                drawn.append(write_png(page.bitmap))
    except ExtractionError:
        return []
    finally:
        clock.cancel()
    return drawn
