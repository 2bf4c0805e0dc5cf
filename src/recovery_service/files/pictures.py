"""Pictures from elsewhere, made small: the confined child decodes them, and a PNG is written anew from their pixels."""

from __future__ import annotations

import struct
import threading
import zlib
from dataclasses import dataclass
from typing import Final

from recovery_contract.errors import ErrorCode
from recovery_contract.reasons import Reason
from recovery_invoices import DrawnBitmap, ExtractionError, Reader
from recovery_service.errors import ServiceError

BYTES_AT_MOST: Final = 120_000
"""Of the PNG: it goes with every mail."""
_SECONDS: Final = 30.0
_SMALLER: Final = 0.75
_TRIES: Final = 8


@dataclass(frozen=True)
class Picture:
    """A PNG of our own making; `width` and `height` in pixels."""

    content: bytes
    width: int
    height: int


def shrink_picture(reader: Reader, content: bytes, width: int, height: int, where: str) -> Picture:
    """Return a PNG or JPEG as a PNG of at most this size, on white. Raises ServiceError 415 for what is no picture."""
    late = threading.Event()
    clock = threading.Timer(_SECONDS, late.set)
    clock.daemon = True
    clock.start()
    longest = width
    try:
        for _ in range(_TRIES):
            drawn = reader.draw_picture(content, longest, late)
            png = write_png(drawn)
            if drawn.rows > height:
                longest = max(1, max(drawn.columns, drawn.rows) * height // drawn.rows)
            elif len(png) > BYTES_AT_MOST:
                longest = int(max(drawn.columns, drawn.rows) * _SMALLER)
            else:
                return Picture(png, drawn.columns, drawn.rows)
    except ExtractionError as error:
        reason = Reason.of("logo_too_many_pixels" if error.code == "IMAGE_TOO_LARGE" else "logo_unopened")
        raise ServiceError(415, ErrorCode.UNSUPPORTED_FILE, reason, where) from error
    finally:
        clock.cancel()
    raise ServiceError(415, ErrorCode.UNSUPPORTED_FILE, Reason.of("logo_unopened"), where)


def write_png(drawn: DrawnBitmap) -> bytes:
    """Return the pixels as a PNG: nothing of the file's own bytes is left."""
    count = drawn.columns * drawn.rows
    colours = bytearray(3 * count)
    for channel, place in enumerate((2, 1, 0)):
        colours[channel::3] = drawn.pixels[place::4]
    stride = 3 * drawn.columns
    rows = b"".join(b"\x00" + colours[row * stride : (row + 1) * stride] for row in range(drawn.rows))
    head = struct.pack(">IIBBBBB", drawn.columns, drawn.rows, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )
