"""The box of a value lies on the words as they are drawn, wherever the file says that its page begins and ends."""

from __future__ import annotations

import pytest

from recovery_invoices import DrawnBitmap, Reader
from tests.invoices.pdf_parts import CATALOG, FONT, pdf, stream
from tests.invoices.test_trades import set_by_hand

A4 = b"/MediaBox [0 0 595 842]"
SLACK = 2.5
"""In points: a box has some air, and letters reach over their own."""


def invoice(page: bytes, tree: bytes = b"", matrix: bytes = b"1 0 0 1 0 0") -> bytes:
    """An invoice whose number is red; `page` and `tree` are what their dictionaries say of the page's place."""
    content = (
        b"q %s cm BT /F1 11 Tf 14 TL 60 500 Td (Invoice) Tj T* (Invoice number: ) Tj 1 0 0 rg (A-1742) Tj 0 g T* "
        b"(Invoice date: 4 March 2025) Tj T* (Total: 120.00 EUR) Tj ET Q" % matrix
    )
    return pdf(
        [
            CATALOG,
            b"<< /Type /Pages /Kids [3 0 R] /Count 1 %s >>" % tree,
            b"<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> %s >>"
            % page,
            stream(content),
            FONT,
        ]
    )


def red_place(bitmap: DrawnBitmap, scale: float) -> tuple[float, float, float, float]:
    """From left, top, right, bottom, in points."""
    red = [
        divmod(at // 4, bitmap.columns)
        for at in range(0, len(bitmap.pixels), 4)
        if bitmap.pixels[at + 2] > 180 and bitmap.pixels[at] < 120 and bitmap.pixels[at + 1] < 120
    ]
    rows, columns = [row for row, _ in red], [column for _, column in red]
    return min(columns) / scale, min(rows) / scale, (max(columns) + 1) / scale, (max(rows) + 1) / scale


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(invoice(A4), id="plain"),
        pytest.param(invoice(b"", tree=A4), id="size from the tree above"),
        pytest.param(
            invoice(b"/MediaBox [100 200 695 1042]", matrix=b"1 0 0 1 100 200"), id="begins elsewhere"
        ),
        pytest.param(
            invoice(b"", tree=b"/MediaBox [-20 -90 575 752]", matrix=b"1 0 0 1 -20 -90"),
            id="begins below zero",
        ),
        pytest.param(invoice(A4 + b" /CropBox [40 100 500 700]"), id="cut"),
        pytest.param(invoice(b"", tree=A4 + b" /CropBox [40 100 500 700]"), id="cut by the tree above"),
        pytest.param(invoice(A4 + b" /CropBox [-50 -60 700 950]"), id="cut wider than the page"),
        pytest.param(invoice(A4 + b" /UserUnit 2"), id="larger unit"),
        pytest.param(invoice(b"/MediaBox [595 842 0 0]"), id="sides the other way round"),
        pytest.param(invoice(A4 + b" /Rotate 90", matrix=b"0 1 -1 0 595 0"), id="turned"),
        pytest.param(invoice(A4 + b" /Rotate 180", matrix=b"-1 0 0 -1 595 842"), id="upside down"),
        pytest.param(
            invoice(b"", tree=A4 + b" /Rotate 270", matrix=b"0 -1 1 0 0 842"), id="turned by the tree above"
        ),
    ],
)
def test_box_of_a_value_covers_its_words_as_they_are_drawn(reader: Reader, file: bytes) -> None:
    read = reader.read(file)
    assert read.data["invoice"]["numbers"] == ["A-1742"]
    box = read.data["fields"]["invoice.numbers"]["box"]
    drawn = reader.draw_page(file, 1, 2.0)
    red = red_place(drawn.bitmap, drawn.bitmap.columns / drawn.width)
    before = [inner - outer for inner, outer in zip(red[:2], box[:2], strict=True)]
    behind = [outer - inner for inner, outer in zip(red[2:], box[2:], strict=True)]
    assert all(-SLACK < gap < 6 for gap in before + behind), (box, red)


def test_word_broken_at_a_hyphen_stands_on_its_first_line(reader: Reader) -> None:
    lines = """
        40 40 Tischlerei Beispiel · Werkweg 9 · 99999 Musterstadt
        40 90 Rechnung an
        40 102 Blaue Muster GmbH
        40 114 Musterweg 1
        40 126 99999 Neustadt-Süd-
        40 138 Ost
        330 90 Rechnung Nr. A-17
        330 102 Datum: 4. März 2025
        40 260 Gesamtbetrag EUR 100,00
    """
    data = reader.read(set_by_hand(lines)).data
    assert data["debtor"]["address"]["city"] == "Neustadt-Süd-Ost"
    _, top, _, bottom = data["fields"]["debtor.address.city"]["box"]
    assert bottom - top < 12
