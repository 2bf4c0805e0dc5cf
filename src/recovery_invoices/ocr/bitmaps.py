"""Drawing a page as a grey bitmap of bounded size, in the parser child."""

from __future__ import annotations

from dataclasses import dataclass

import pypdfium2 as pdfium

#: The recogniser shrinks anything longer than 2,000 pixels; text of 8 points stays legible at this length.
LONGEST_SIDE = 1800
MOST_PIXELS_PER_POINT = 300 / 72
MAX_PIXELS = 12_000_000
_PAPER = 0xF0


@dataclass(frozen=True, slots=True)
class Bitmap:
    """Grey bytes, row by row; `scale` is pixels per point."""

    width: int
    height: int
    scale: float
    grey: bytes

    @property
    def is_blank(self) -> bool:
        return not self.grey.translate(None, _LIGHT)


_LIGHT = bytes(range(_PAPER, 256))


def render_page(page: pdfium.PdfPage) -> Bitmap:
    """Render the whole page; never more than MAX_PIXELS however large the page claims to be."""
    width, height = page.get_size()
    longest = max(width, height, 1.0)
    scale = min(LONGEST_SIDE / longest, MOST_PIXELS_PER_POINT)
    while width * height * scale * scale > MAX_PIXELS:
        scale /= 2
    image = page.render(scale=scale, grayscale=True, may_draw_forms=False)
    columns, rows, stride = image.width, image.height, image.stride
    grey = bytes(image.buffer)
    if stride != columns:
        grey = b"".join(grey[row * stride : row * stride + columns] for row in range(rows))
    image.close()
    return Bitmap(columns, rows, columns / max(width, 1.0), grey)
