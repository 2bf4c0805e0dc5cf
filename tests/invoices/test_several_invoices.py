"""Several invoices in one file come apart with their pages; one invoice of several pages stays whole."""

from __future__ import annotations

import io
from decimal import Decimal

import pikepdf
import pytest
import typst

from recovery_invoices import Reader
from tests.invoices.electronic_formats import facturae, facturae_invoice, fattura_pa, fattura_pa_body, signed
from tests.invoices.embedding import carrying
from tests.invoices.test_roles import PAGE
from tests.invoices.test_trades import set_by_hand


def invoice(number: str, total: str, pages: int = 1) -> str:
    later = "".join(
        f"#pagebreak()\nInvoice {number} \\ Page {page} of {pages} \\ Continued: details of the work done.\n"
        for page in range(2, pages + 1)
    )
    return f"""
= Invoice {number}
Invoice date: 4 March 2025 \\ Due date: 3 April 2025

Bill to: \\ Harrow Lane Catering Ltd \\ 18 Harrow Lane \\ Southampton SO14 2AR

#table(columns: 2, [Shelving], [£{total}], [Total due], [£{total}])
{later}"""


def printed(*invoices: str) -> bytes:
    pdf = typst.compile("\n#pagebreak()\n".join(invoices).encode())
    assert isinstance(pdf, bytes)
    return pdf


def test_several_invoices_in_one_pdf_come_apart_with_their_pages(reader: Reader) -> None:
    pdf = printed(invoice("A-17", "120.00"), invoice("A-18", "250.00", pages=2), invoice("A-19", "90.00"))
    parts = reader.split(pdf)
    assert [pages for pages, _ in parts] == ["1", "2–3", "4"]
    read = [reader.read(part).data["invoice"] for _, part in parts]
    assert [one["numbers"] for one in read] == [["A-17"], ["A-18"], ["A-19"]]
    assert [one["amount"] for one in read] == [Decimal("120.00"), Decimal("250.00"), Decimal("90.00")]
    assert reader.split(pdf) == parts, "the same file gives the same parts, by which they are recognised"


def test_file_of_several_invoices_read_whole_says_so(reader: Reader) -> None:
    pdf = printed(invoice("A-17", "120.00"), invoice("A-18", "250.00", pages=2))
    extraction = reader.read(pdf)
    (warned,) = [one for one in extraction.warnings if one["code"] == "SEVERAL_INVOICES"]
    assert warned["params"] == {"count": 2, "pages": "1, 2–3"}
    assert extraction.data["invoice"]["numbers"] == ["A-17"]
    assert extraction.data["invoice"]["amount"] == Decimal("120.00")


def test_several_invoices_behind_unknown_words_come_apart(reader: Reader) -> None:
    """Nothing on them says "invoice": each has a number, a day and a debtor at its head, and a total."""
    parts = reader.split(joined(unlabelled("R 88-214"), unlabelled("R 88-215")))
    assert [pages for pages, _ in parts] == ["1", "2"]
    assert reader.read(parts[1][1]).data["invoice"]["numbers"] == ["R 88-215"]
    again = joined(unlabelled("R 88-214"), unlabelled("R 88-214"))
    assert reader.split(again) == [], "a copy for the files is no further invoice"


def unlabelled(number: str) -> bytes:
    return set_by_hand(f"{PAGE.strip()}\n    460 330 120.00 GBP".replace("R 88-214", number))


def joined(*pdfs: bytes) -> bytes:
    out = io.BytesIO()
    with pikepdf.new() as several:
        for one in pdfs:
            with pikepdf.open(io.BytesIO(one)) as single:
                several.pages.extend(single.pages)
        several.save(out)
    return out.getvalue()


@pytest.mark.parametrize("pages", [1, 3])
def test_single_invoice_stays_whole(reader: Reader, pages: int) -> None:
    pdf = printed(invoice("A-17", "120.00", pages))
    assert reader.split(pdf) == []
    assert "SEVERAL_INVOICES" not in [one["code"] for one in reader.read(pdf).warnings]


def test_annex_that_names_other_invoices_is_no_further_invoice(reader: Reader) -> None:
    annex = "= Statement\nInvoice A-11 of 3 January 2025: £90.00 \\ Invoice A-12 of 4 February 2025: £95.00"
    assert reader.split(printed(invoice("A-17", "120.00"), annex)) == []


@pytest.mark.parametrize(
    ("lot", "numbers"),
    [
        (fattura_pa(fattura_pa_body("451/A"), fattura_pa_body("452/A", net="50.00", tax="11.00")), ["451/A", "452/A"]),
        (signed(fattura_pa(fattura_pa_body("451/A"), fattura_pa_body("452/A"))), ["451/A", "452/A"]),
        (facturae(facturae_invoice("34"), facturae_invoice("35")), ["F25-34", "F25-35"]),
    ],
    ids=["fattura-pa", "signed", "facturae"],
)  # fmt: skip
def test_lot_of_electronic_invoices_gives_each_with_its_own_data(
    reader: Reader, lot: bytes, numbers: list[str]
) -> None:
    pdfs = reader.xml_to_pdfs(lot)
    read = [reader.read(pdf) for pdf in pdfs]
    assert [one.data["invoice"]["numbers"] for one in read] == [[number] for number in numbers]
    assert not any(one.warnings for one in read)


def test_pdf_that_carries_a_lot_says_so(reader: Reader) -> None:
    lot = fattura_pa(fattura_pa_body("451/A"), fattura_pa_body("452/A"))
    warnings = reader.read(carrying(lot.decode())).warnings
    (warned,) = [one for one in warnings if one["code"] == "SEVERAL_INVOICES"]
    assert warned["params"] == {"count": 2}
