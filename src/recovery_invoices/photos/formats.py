"""What an image file is and how large it claims to be, told from its first bytes without decoding it."""

from __future__ import annotations

import struct

from recovery_invoices.failures import ExtractionError

MAX_PIXELS = 50_000_000
_PNG = b"\x89PNG\r\n\x1a\n"
_HEIC_BRANDS = (b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1")
_OTHER_IMAGES = (
    b"GIF8",
    b"BM",
    b"RIFF",
    b"\x00\x00\x00\x1cftypavif",
    b"\x00\x00\x00 ftypavif",
)
#: JPEG markers that carry the picture's size.
_SIZE_MARKERS = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}


_TIFF = {b"II*\x00": "<", b"MM\x00*": ">"}
_TIFF_WIDTH, _TIFF_HEIGHT, _TIFF_SHORT = 256, 257, 3
_MOST_TAGS = 500


def is_tiff(data: bytes) -> bool:
    return data[:4] in _TIFF


def is_heic(data: bytes) -> bool:
    return data[4:8] == b"ftyp" and data[8:12] in _HEIC_BRANDS


def check_image(data: bytes) -> None:
    """Raise ExtractionError EMPTY, UNSUPPORTED_IMAGE, NOT_AN_IMAGE or IMAGE_TOO_LARGE. Of a HEIC photo the size is
    known only to who decodes it."""
    if not data:
        raise ExtractionError("EMPTY")
    if data.startswith(_PNG):
        size = struct.unpack(">II", data[16:24]) if data[12:16] == b"IHDR" and len(data) >= 24 else None
    elif data.startswith(b"\xff\xd8"):
        size = _jpeg_size(data)
    elif is_heic(data):
        return
    elif is_tiff(data):
        size = _tiff_size(data)
    elif data.startswith(_OTHER_IMAGES):
        raise ExtractionError("UNSUPPORTED_IMAGE")
    else:
        raise ExtractionError("NOT_AN_IMAGE")
    if size is None or min(size) == 0:
        raise ExtractionError("UNREADABLE")
    if size[0] * size[1] > MAX_PIXELS:
        raise ExtractionError("IMAGE_TOO_LARGE")


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    position = 2
    while position + 9 < len(data):
        if data[position] != 0xFF:
            return None
        marker = data[position + 1]
        if marker in (0xFF, 0x01) or 0xD0 <= marker <= 0xD8:
            position += 1 if marker == 0xFF else 2
            continue
        if marker in _SIZE_MARKERS:
            height, width = struct.unpack(">HH", data[position + 5 : position + 9])
            return width, height
        position += 2 + struct.unpack(">H", data[position + 2 : position + 4])[0]
    return None


def _tiff_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of the first page."""
    order = _TIFF[data[:4]]
    sizes: dict[int, int] = {}
    try:
        (at,) = struct.unpack_from(f"{order}I", data, 4)
        (count,) = struct.unpack_from(f"{order}H", data, at)
        for number in range(min(count, _MOST_TAGS)):
            tag, kind = struct.unpack_from(f"{order}HH", data, at + 2 + 12 * number)
            if tag in (_TIFF_WIDTH, _TIFF_HEIGHT):
                form = "H" if kind == _TIFF_SHORT else "I"
                (sizes[tag],) = struct.unpack_from(f"{order}{form}", data, at + 10 + 12 * number)
    except struct.error:
        return None
    return (sizes[_TIFF_WIDTH], sizes[_TIFF_HEIGHT]) if len(sizes) == 2 else None
