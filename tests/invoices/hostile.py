"""Hostile PDFs made by code: each entry is a name and the bytes; nothing here comes from outside."""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator

from tests.invoices.pdf_parts import (
    CATALOG,
    CID_FONT,
    FONT,
    INVOICE_LINES,
    one_page,
    packed_zeros,
    pdf,
    stream,
    written,
)
from tests.invoices.typeset import typeset

Hostile = tuple[str, bytes]


def corpus() -> Iterator[Hostile]:
    """Every hostile file; more than 300."""
    for family in FAMILIES:
        yield from family()


def _small_lies() -> Iterator[Hostile]:
    yield "empty", b""
    yield "one-byte", b"%"
    yield "header-only", b"%PDF-1.7\n"
    yield "header-and-eof", b"%PDF-1.7\n%%EOF\n"
    yield "zip-renamed", b"PK\x03\x04" + bytes(300)
    yield "png-renamed", b"\x89PNG\r\n\x1a\n" + bytes(300)
    yield "html-renamed", b"<!doctype html><html><body>%PDF- not quite</body></html>"
    yield "header-after-1000-bytes", b"\n" * 1000 + one_page(written(*INVOICE_LINES))
    yield "header-after-5000-bytes", b"\n" * 5000 + one_page(written(*INVOICE_LINES))
    yield "no-pages", pdf([CATALOG, b"<< /Type /Pages /Kids [] /Count 0 >>"])
    yield "count-lies", pdf([CATALOG, b"<< /Type /Pages /Kids [] /Count 2147483647 >>"])
    yield "negative-count", pdf([CATALOG, b"<< /Type /Pages /Kids [] /Count -5 >>"])
    yield "no-root", pdf([b"<< >>"], b"")
    yield "root-is-a-page", pdf([b"<< /Type /Page >>"])
    yield "zeros", b"%PDF-1.7\n" + bytes(100_000) + b"startxref\n9\n%%EOF"
    yield "garbage", b"%PDF-1.7\n" + random.Random(1).randbytes(50_000) + b"\nstartxref\n9\n%%EOF"
    for offset in (0, 1, 10**9, 2**31, 2**63, 2**64):
        page = one_page(written(*INVOICE_LINES))
        yield (
            f"startxref-{offset}",
            page[: page.rindex(b"startxref")] + b"startxref\n%d\n%%%%EOF\n" % offset,
        )


def _encrypted() -> Iterator[Hostile]:
    import io

    import pikepdf

    for name, owner, user in (("user-password", "o", "u"), ("owner-password-only", "o", "")):
        for revision in (3, 4, 6):
            with pikepdf.open(io.BytesIO(one_page(written(*INVOICE_LINES)))) as document:
                out = io.BytesIO()
                document.save(
                    out,
                    encryption=pikepdf.Encryption(
                        owner=owner, user=user, R=revision, aes=revision > 3, metadata=revision > 3
                    ),
                )
                yield f"{name}-r{revision}", out.getvalue()


def _truncated() -> Iterator[Hostile]:
    pdf = typeset("fr", 0).pdf
    for percent in range(2, 100, 4):
        yield f"truncated-{percent}", pdf[: len(pdf) * percent // 100]


def _bombs() -> Iterator[Hostile]:
    for megabytes in (16, 128, 1024):
        packed = packed_zeros(megabytes)
        yield f"bomb-content-{megabytes}m", _with_stream(packed, b"/Filter /FlateDecode")
        yield f"bomb-image-{megabytes}m", _with_image(packed, 30000, 30000)
        yield f"bomb-attachment-{megabytes}m", _with_attachment(packed, b"/Filter /FlateDecode")
        again = zlib.compress(packed, 9)
        yield f"bomb-twice-{megabytes}m", _with_stream(again, b"/Filter [/FlateDecode /FlateDecode]")
        yield (
            f"bomb-attached-twice-{megabytes}m",
            _with_attachment(again, b"/Filter [/FlateDecode /FlateDecode]"),
        )
    runs = b"\x81\x00" * 200_000 + b"\x80"
    yield "run-length", _with_stream(runs, b"/Filter /RunLengthDecode")
    yield (
        "run-length-packed",
        _with_stream(zlib.compress(runs * 20, 9), b"/Filter [/FlateDecode /RunLengthDecode]"),
    )
    yield "ascii85-of-z", _with_stream(b"z" * 500_000 + b"~>", b"/Filter /ASCII85Decode")
    yield "lzw", _with_stream(bytes(range(256)) * 400, b"/Filter /LZWDecode")
    for count in (10, 100, 1000):
        yield (
            f"filter-chain-{count}",
            _with_stream(b"00" * 50, b"/Filter [" + b"/ASCIIHexDecode " * count + b"]"),
        )
    for predictor, columns in ((12, 2**31 - 1), (15, 10**8), (2, 2**30)):
        parms = b"/Filter /FlateDecode /DecodeParms << /Predictor %d /Columns %d /Colors 4 >>" % (
            predictor,
            columns,
        )
        yield f"predictor-{predictor}-{columns}", _with_stream(zlib.compress(bytes(1000)), parms)


def _loops() -> Iterator[Hostile]:
    form = b"/Type /XObject /Subtype /Form /BBox [0 0 500 500] /Resources << /XObject << /X %d 0 R >> >>"
    yield "form-draws-itself", one_page(b"/X Do", b"/XObject << /X 6 0 R >>", stream(b"/X Do", form % 6))
    yield (
        "form-draws-itself-often",
        one_page(b"/X Do", b"/XObject << /X 6 0 R >>", stream(b"/X Do " * 50, form % 6)),
    )
    yield (
        "two-forms",
        one_page(
            b"/X Do",
            b"/XObject << /X 6 0 R >>",
            stream(b"/X Do " * 9, form % 7),
            stream(b"/X Do " * 9, form % 6),
        ),
    )
    for depth, width in ((6, 10), (9, 10), (12, 10), (30, 2), (100, 1), (400, 1)):
        levels = [stream(b"/X Do " * width, form % (7 + level)) for level in range(depth)]
        last = stream(b"BT /F1 9 Tf (lol) Tj ET", b"/Type /XObject /Subtype /Form /BBox [0 0 500 500]")
        yield f"laughs-{depth}-{width}", one_page(b"/X Do", b"/XObject << /X 6 0 R >>", *levels, last)
    yield "pages-contain-themselves", pdf([CATALOG, b"<< /Type /Pages /Kids [2 0 R] /Count 1 >>"])
    yield (
        "pages-in-a-ring",
        pdf(
            [
                CATALOG,
                b"<< /Type /Pages /Kids [3 0 R] /Count 9 >>",
                b"<< /Type /Pages /Kids [2 0 R] /Count 9 /Parent 2 0 R >>",
            ]
        ),
    )
    yield "length-is-itself", pdf([CATALOG, b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>",
        b"<< /Length 4 0 R >>\nstream\nBT ET\nendstream"])  # fmt: skip
    yield "contents-is-the-page", pdf([CATALOG, b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R >>"])  # fmt: skip
    yield "prev-is-itself", one_page(b"").replace(b"/Root 1 0 R", b"/Root 1 0 R /Prev 9")
    yield (
        "parent-ring",
        pdf(
            [
                CATALOG,
                b"<< /Type /Pages /Kids [3 0 R] /Count 1 /Parent 3 0 R >>",
                b"<< /Type /Page /Parent 2 0 R >>",
            ]
        ),
    )
    for depth in (100, 5_000, 100_000):
        yield f"arrays-{depth}", one_page(b"", b"/Deep " + b"[" * depth + b"]" * depth)
        yield f"dictionaries-{depth}", one_page(b"", b"/Deep " + b"<< /A " * depth + b"1" + b" >>" * depth)
        yield f"gstate-{depth}", one_page(b"q " * depth)
        yield f"content-arrays-{depth}", one_page(b"[" * depth)
    for ring in (1, 2, 50):
        nodes = [b"<< /Kids [%d 0 R] >>" % (6 + (index + 1) % ring) for index in range(ring)]
        body = one_page(b"", b"", *nodes)
        yield (
            f"name-tree-ring-{ring}",
            body.replace(CATALOG, CATALOG[:-2] + b"/Names << /EmbeddedFiles 6 0 R >> >>"),
        )
    yield "object-stream-in-itself", pdf([CATALOG, b"<< /Type /Pages /Kids [] /Count 0 >>",
        stream(b"3 0 << >>", b"/Type /ObjStm /N 1 /First 4 /Extends 3 0 R")])  # fmt: skip
    yield (
        "colour-space-ring",
        one_page(b"/C cs 1 scn 0 0 9 9 re f", b"/ColorSpace << /C 6 0 R >>", b"[/Indexed 6 0 R 1 <00>]"),
    )
    yield "function-ring", one_page(b"/S sh",
        b"/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 9 9] /Function 6 0 R >> >>",
        b"<< /FunctionType 3 /Domain [0 1] /Functions [6 0 R] /Bounds [] /Encode [0 1] >>")  # fmt: skip
    yield "pattern-ring", one_page(b"/Pattern cs /P scn 0 0 500 500 re f", b"/Pattern << /P 6 0 R >>",
        stream(b"/Pattern cs /P scn 0 0 9 9 re f", b"/PatternType 1 /PaintType 1 /TilingType 1 "
               b"/BBox [0 0 1 1] /XStep 0.01 /YStep 0.01 "
               b"/Resources << /Pattern << /P 6 0 R >> >>"))  # fmt: skip


def _sizes() -> Iterator[Hostile]:
    for box in (
        b"0 0 2000000 2000000",
        b"0 0 0 0",
        b"0 0 -5 -5",
        b"0 0 1e30 1e30",
        b"0 0 0.001 842",
        b"-99999 -99999 99999 99999",
    ):
        yield f"box-{box.decode().replace(' ', '_')}", one_page(written(*INVOICE_LINES), box=box)
        yield f"box-without-text-{box.decode().replace(' ', '_')}", one_page(b"0 0 100 100 re f", box=box)
    for side in (30_000, 65_535, 2**31 - 1):
        yield f"image-{side}", _with_image(zlib.compress(bytes(1000)), side, side)
    for pages in (60, 2_000, 20_000):
        kids = b" ".join([b"3 0 R"] * pages)
        yield f"pages-{pages}", pdf([CATALOG, b"<< /Type /Pages /Kids [%s] /Count %d >>" % (kids, pages),
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R "
            b"/Resources << /Font << /F1 5 0 R >> >> >>",
            stream(written(*INVOICE_LINES)), FONT])  # fmt: skip
    yield "million-characters", one_page(written(*(["x" * 200] * 5_000)))
    yield "one-long-line", one_page(written("1" * 300_000))
    yield (
        "long-number",
        one_page(written("Invoice number: " + "9" * 20_000, "Total: " + "9" * 20_000 + ",00 EUR")),
    )
    yield "hundred-thousand-rectangles", one_page(b"0 0 9 9 re f " * 100_000)
    yield "spaces", one_page(written(*([" " * 500] * 300), *INVOICE_LINES))
    for letter in ("-", "1.", "1 ", "Total ", "a@", "12.12.", "FR", "Rechnung Nr. ", "( ", "/ ", "1,"):
        yield f"repeated-{letter.strip()}", one_page(written(*([letter * 120] * 150)))


def _actions() -> Iterator[Hostile]:
    page = one_page(written(*INVOICE_LINES))
    for name, action in (
        ("javascript", b"/S /JavaScript /JS (app.alert\\(1\\); this.submitForm\\('http://127.0.0.1:9/x'\\))"),
        ("launch", b"/S /Launch /F (/bin/true)"),
        ("uri", b"/S /URI /URI (http://127.0.0.1:9/x)"),
        ("submit", b"/S /SubmitForm /F (http://127.0.0.1:9/x)"),
        ("goto-remote", b"/S /GoToR /F (//127.0.0.1/share/x.pdf) /D [0 /Fit]"),
        ("import-data", b"/S /ImportData /F (/etc/passwd)"),
        ("rendition", b"/S /Rendition /OP 0 /JS (1)"),
    ):
        yield f"open-{name}", page.replace(CATALOG, CATALOG[:-2] + b"/OpenAction << " + action + b" >> >>")
        yield (
            f"page-{name}",
            page.replace(b"/Type /Page ", b"/Type /Page /AA << /O << " + action + b" >> >> "),
        )
    yield "external-stream", _with_stream(b"", b"/F (/etc/passwd) /FFilter /ASCIIHexDecode")
    yield "embedded-program", _with_attachment(b"MZ" + bytes(500), b"")
    yield "xfa", page.replace(CATALOG, CATALOG[:-2] + b"/AcroForm << /XFA 4 0 R /Fields [] >> >>")
    yield (
        "rich-media",
        page.replace(
            b"/Type /Page ", b"/Type /Page /Annots [<< /Subtype /RichMedia /RichMediaContent << >> >>] "
        ),
    )
    for encoding in (
        b"/../../../../tmp/planted",
        b"/etc/passwd",
        b"/#2e#2e#2ftmp#2fplanted",
        b"/Identity-H",
        b"/" + b"A" * 5000,
    ):
        font = (
            b"<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding %s /DescendantFonts [7 0 R] >>" % encoding
        )
        cid = CID_FONT
        yield (
            f"cmap-{len(encoding)}-{encoding[:12].decode()}",
            one_page(b"BT /F2 9 Tf <00410042> Tj ET", b"/Font << /F2 6 0 R >>", font, cid),
        )
    for subtype in (b"/TrueType", b"/Type1", b"/MMType1", b"/Type3", b"/CIDFontType0"):
        font = (
            b"<< /Type /Font /Subtype %s /BaseFont /X /FontDescriptor 7 0 R /FirstChar 0 /LastChar 255 /Widths [] >>"
            % subtype
        )
        descriptor = (
            b"<< /Type /FontDescriptor /FontName /X /FontFile2 8 0 R /FontFile3 8 0 R /FontFile 8 0 R >>"
        )
        program = stream(random.Random(subtype).randbytes(3000))
        yield (
            f"font-{subtype.decode()[1:]}",
            one_page(b"BT /F2 9 Tf (Invoice) Tj ET", b"/Font << /F2 6 0 R >>", font, descriptor, program),
        )


def _xml() -> Iterator[Hostile]:
    root = b"<CrossIndustryInvoice><ExchangedDocument><ID>%s</ID></ExchangedDocument></CrossIndustryInvoice>"
    laughs = (
        b"<!DOCTYPE x [<!ENTITY a 'ha'>"
        + b"".join(b"<!ENTITY %c '%s'>" % (98 + level, b"&%c;" % (97 + level) * 10) for level in range(9))
        + b"]>"
    )
    for name, content in (
        ("external-entity", b"<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>" + root % b"&e;"),
        ("external-dtd", b"<!DOCTYPE x SYSTEM 'http://127.0.0.1:9/x.dtd'>" + root % b"1"),
        ("laughs", laughs + root % b"&j;"),
        ("parameter-entity", b"<!DOCTYPE x [<!ENTITY % p SYSTEM 'http://127.0.0.1:9/'> %p;]>" + root % b"1"),
        ("deep", b"<a>" * 100_000 + b"</a>" * 100_000),
        ("half", root[:40]),
        ("wrong-encoding", b"<?xml version='1.0' encoding='utf-99'?>" + root % b"1"),
        ("utf-16", ("<?xml version='1.0' encoding='utf-16'?>" + (root % b"1").decode()).encode("utf-16")),
        ("nul", root % b"\x00"),
        ("long-number", root % (b"9" * 2_000_000)),
        ("ten-megabytes", b"<CrossIndustryInvoice>" + b"<a/>" * 2_500_000 + b"</CrossIndustryInvoice>"),
        (
            "huge-amount",
            b"<Invoice><ID>1</ID><LegalMonetaryTotal><TaxInclusiveAmount>1e999999999</TaxInclusiveAmount></LegalMonetaryTotal></Invoice>",
        ),
        (
            "nan-amount",
            b"<Invoice><ID>1</ID><LegalMonetaryTotal><TaxInclusiveAmount>NaN</TaxInclusiveAmount></LegalMonetaryTotal></Invoice>",
        ),
        ("strange-date", b"<Invoice><ID>1</ID><IssueDate>9999-99-99</IssueDate></Invoice>"),
        ("only-text", b"<just text"),
    ):
        yield f"xml-{name}", _with_attachment(content, b"")
    for count in (2, 60, 500):
        files = [stream(root % b"%d" % index, b"/Type /EmbeddedFile") for index in range(count)]
        specs = b"".join(
            b"(f%d) << /Type /Filespec /F (f%d.xml) /EF << /F %d 0 R >> >> " % (index, index, 6 + index)
            for index in range(count)
        )
        body = one_page(written(*INVOICE_LINES), b"/Font << /F1 5 0 R >>", *files)
        yield (
            f"attachments-{count}",
            body.replace(
                CATALOG, CATALOG[:-2] + b"/Names << /EmbeddedFiles << /Names [" + specs + b"] >> >> >>"
            ),
        )


def _texts() -> Iterator[Hostile]:
    for name, line in (
        ("arabic", "فاتورة رقم ١٢٣"), ("chinese", "发票号码 123"),
        ("bidi", "Invoice \u202e321-A"), ("zero-width", "In\u200bvoice A-1"),
        ("private-use", "\ue000\ue001\ue002" * 60), ("replacement", "\ufffd" * 200), ("surrogates", "😀" * 80),
    ):  # fmt: skip
        codes = line.encode("utf-16-be").hex().encode()
        cmap = b"1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0000> <ffff> <0000> endbfrange"
        font = (
            b"<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H "
            b"/DescendantFonts [7 0 R] /ToUnicode 8 0 R >>"
        )
        cid = CID_FONT
        content = b"BT /F2 11 Tf 50 700 Td <" + codes + b"> Tj ET"
        yield f"text-{name}", one_page(content, b"/Font << /F2 6 0 R >>", font, cid, stream(cmap))
    for turn in (90, 180, 270, 45, -90, 10**9):
        yield (
            f"rotated-{turn}",
            one_page(written(*INVOICE_LINES)).replace(b"/Type /Page ", b"/Type /Page /Rotate %d " % turn),
        )
    for matrix in (
        b"0 0 0 0 0 0",
        b"1e-9 0 0 1e-9 0 0",
        b"1e9 0 0 1e9 0 0",
        b"-1 0 0 -1 500 500",
        b"nan 0 0 1 0 0",
    ):
        yield (
            f"matrix-{matrix[:6].decode().replace(' ', '_')}",
            one_page(b"q " + matrix + b" cm " + written(*INVOICE_LINES) + b" Q"),
        )


def _mutants() -> Iterator[Hostile]:
    yield from mutants(110)


def mutants(count: int, seed: int = 20_260_102) -> Iterator[Hostile]:
    """Typeset invoices with flipped bytes, cut and doubled pieces; the same ones every time."""
    dice = random.Random(seed)
    originals = [typeset(language, 1).pdf for language in ("de", "fr", "en", "it")]
    originals += [one_page(written(*INVOICE_LINES))]
    for number in range(count):
        data = bytearray(dice.choice(originals))
        for _ in range(dice.choice((1, 5, 40, 400))):
            data[dice.randrange(8, len(data))] = dice.randrange(256)
        if dice.random() < 0.3:
            start = dice.randrange(8, len(data))
            del data[start : start + dice.randrange(1, 4000)]
        if dice.random() < 0.3:
            start = dice.randrange(8, len(data))
            data[start:start] = data[start : start + dice.randrange(1, 4000)]
        yield f"mutant-{number}", bytes(data)


def _with_stream(content: bytes, extra: bytes) -> bytes:
    return pdf([CATALOG, b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>",
        stream(content, extra)])  # fmt: skip


def _with_image(content: bytes, width: int, height: int) -> bytes:
    image = stream(content, b"/Type /XObject /Subtype /Image /Width %d /Height %d /ColorSpace /DeviceRGB "
                   b"/BitsPerComponent 8 /Filter /FlateDecode"
                   % (width, height))  # fmt: skip
    return one_page(b"500 0 0 500 0 0 cm /I Do", b"/XObject << /I 6 0 R >>", image)


def _with_attachment(content: bytes, extra: bytes) -> bytes:
    spec = b"<< /Type /Filespec /F (factur-x.xml) /EF << /F 6 0 R >> >>"
    body = one_page(
        written(*INVOICE_LINES), b"/Font << /F1 5 0 R >>", stream(content, b"/Type /EmbeddedFile " + extra)
    )
    return body.replace(
        CATALOG, CATALOG[:-2] + b"/Names << /EmbeddedFiles << /Names [(factur-x.xml) " + spec + b"] >> >> >>"
    )


FAMILIES: tuple[Callable[[], Iterator[Hostile]], ...] = (
    _small_lies, _encrypted, _truncated, _bombs, _loops, _sizes, _actions, _xml, _texts, _mutants,
)  # fmt: skip
