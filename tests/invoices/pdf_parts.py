"""PDFs put together by hand: objects, streams and a page that says a few lines."""

from __future__ import annotations

import zlib
from functools import lru_cache


def pdf(objects: list[bytes], trailer: bytes = b"/Root 1 0 R") -> bytes:
    """A classic PDF file of these objects, numbered from 1, with a correct cross-reference table."""
    out = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
    offsets = []
    for number, body in enumerate(objects, 1):
        offsets.append(len(out))
        out += b"%d 0 obj\n" % number + body + b"\nendobj\n"
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    return out + b"trailer\n<< /Size %d %s >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, trailer, start)


def stream(content: bytes, extra: bytes = b"") -> bytes:
    return b"<< /Length %d %s >>\nstream\n" % (len(content), extra) + content + b"\nendstream"


CID_FONT = (
    b"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /DW 500 "
    b"/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>"
)
FONT = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"
CATALOG = b"<< /Type /Catalog /Pages 2 0 R >>"


def one_page(
    content: bytes, resources: bytes = b"/Font << /F1 5 0 R >>", *more: bytes, box: bytes = b"0 0 595 842"
) -> bytes:
    """A page with this content stream; `more` objects are numbered from 6."""
    return pdf(
        [
            CATALOG,
            b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            b"<< /Type /Page /Parent 2 0 R /MediaBox [%s] /Contents 4 0 R /Resources << %s >> >>"
            % (box, resources),
            stream(content),
            FONT,
            *more,
        ]
    )


def written(*lines: str) -> bytes:
    """A content stream that writes these lines."""
    shown = b"".join(
        b"(%s) Tj T* " % line.encode("latin-1", "replace").replace(b"(", b"\\(").replace(b")", b"\\)")
        for line in lines
    )
    return b"BT /F1 11 Tf 14 TL 60 780 Td " + shown + b"ET"


INVOICE_LINES = ("Invoice", "Invoice number: A-17", "Invoice date: 2025-03-04", "Total: 120.00 EUR")


@lru_cache
def packed_zeros(megabytes: int) -> bytes:
    """A packed megabyte that refers to nothing before it, over and over: to pack a gigabyte takes seconds."""
    megabyte = bytes(1024 * 1024)
    packer = zlib.compressobj(9)
    packed = packer.compress(megabyte) + packer.flush(zlib.Z_FULL_FLUSH)
    header, block, end = packed[:2], packed[2:], b"\x03\x00"
    # Adler-32 of zeros: the sum of the bytes stays 1, the sum of the sums grows by 1 with each.
    checksum = (megabytes * len(megabyte) % 65_521) << 16 | 1
    return header + block * megabytes + end + checksum.to_bytes(4, "big")
