"""Hostile pictures made by code: names and bytes; nothing here comes from outside."""

from __future__ import annotations

import io
import random
import struct
import zlib
from collections.abc import Iterator

from PIL import Image

from tests.invoices.hostile import Hostile
from tests.invoices.pdf_parts import one_page, written


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png(
    width: int, height: int, content: bytes, *, colour: int = 2, depth: int = 8, more: bytes = b""
) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + more + chunk(b"IDAT", content) + chunk(b"IEND", b"")


def good(format: str, size: tuple[int, int] = (60, 40)) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, (200, 30, 30)).save(out, format)
    return out.getvalue()


def pictures() -> Iterator[Hostile]:
    """More than a hundred: (name with its ending, bytes)."""
    bomb = zlib.compress(bytes(300 * 1024 * 1024), 9)
    yield "bomb-of-zeros.png", png(7000, 7000, bomb)
    yield "unfolds-beyond-its-size.png", png(10, 10, bomb)
    yield "enormous.png", png(2**31 - 1, 2**31 - 1, b"")
    yield "wide.png", png(2**31 - 1, 1, b"")
    yield "nothing.png", png(0, 0, b"")
    yield "one-bit.png", png(49_000, 1_000, zlib.compress(bytes(49_000 * 126)), colour=0, depth=1)
    yield "text-bomb.png", png(4, 4, zlib.compress(bytes(52)), more=chunk(b"zTXt", b"a\0\0" + bomb))
    yield "profile-bomb.png", png(4, 4, zlib.compress(bytes(52)), more=chunk(b"iCCP", b"a\0\0" + bomb))
    yield "no-palette.png", png(40, 40, zlib.compress(bytes(41 * 40)), colour=3)
    yield "header-only.png", b"\x89PNG\r\n\x1a\n"
    yield "header-only.jpg", b"\xff\xd8\xff"
    yield "empty.png", b""
    yield "gif-renamed.png", b"GIF89a" + bytes(100)
    yield "heic-renamed.jpg", b"\0\0\0\x18ftypheic" + bytes(100)
    yield (
        "svg-renamed.png",
        b"<svg xmlns='http://www.w3.org/2000/svg'><image href='file:///etc/passwd'/></svg>",
    )
    yield "eps-renamed.jpg", b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n(/etc/passwd) run"
    yield "both-png-and-pdf.png", good("PNG") + one_page(written("both"))
    yield "both-jpeg-and-zip.jpg", good("JPEG") + b"PK\x05\x06" + bytes(18)
    jpeg = bytearray(good("JPEG"))
    at = jpeg.index(b"\xff\xc0")
    for name, size in (("huge", (65535, 65535)), ("thin", (1, 65535)), ("none", (0, 0))):
        jpeg[at + 5 : at + 9] = struct.pack(">HH", *size)
        yield f"claims-{name}.jpg", bytes(jpeg)
    exif = b"Exif\0\0II*\0\x08\0\0\0\xff\xff" + bytes(12) * 200
    plain = good("JPEG")
    yield "exif-lies.jpg", plain[:2] + b"\xff\xe1" + struct.pack(">H", len(exif) + 2) + exif + plain[2:]
    yield "segments.jpg", plain[:2] + b"\xff\xfe\xff\xff" * 5000 + plain[2:]
    dice = random.Random(5)
    for number in range(100):
        ending = dice.choice(("PNG", "JPEG"))
        data = bytearray(good(ending, (dice.randrange(1, 300), dice.randrange(1, 300))))
        for _ in range(dice.choice((1, 5, 60))):
            data[dice.randrange(4, len(data))] = dice.randrange(256)
        if dice.random() < 0.3:
            del data[dice.randrange(8, len(data)) :]
        yield f"mutant-{number}.{'png' if ending == 'PNG' else 'jpg'}", bytes(data)
