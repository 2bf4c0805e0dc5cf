"""Pages of different trades and countries are read."""

from __future__ import annotations

from decimal import Decimal

import pytest

from recovery_invoices import Reader
from tests.invoices.pdf_parts import one_page
from tests.invoices.trade_pages import PAGES


def set_by_hand(lines: str) -> bytes:
    content = b""
    for line in lines.strip().splitlines():
        x, y, text = line.strip().split(" ", 2)
        top, _, size = y.partition("/")
        shown = text.encode("cp1252").replace(b"(", b"\\(").replace(b")", b"\\)")
        content += b"BT /F1 %d Tf 1 0 0 1 %d %d Tm (%s) Tj ET\n" % (
            int(size or 9),
            int(x),
            842 - int(top),
            shown,
        )
    return one_page(content).replace(
        b"/BaseFont /Helvetica", b"/BaseFont /Helvetica /Encoding /WinAnsiEncoding"
    )


@pytest.mark.parametrize("name", PAGES)
def test_page_of_this_kind(reader: Reader, name: str) -> None:
    lines, (number, issued, due, amount, currency, debtor, postal_code) = PAGES[name]
    data = reader.read(set_by_hand(lines)).data
    invoice = data["invoice"]
    assert invoice["numbers"] == [number]
    assert (invoice["issue_date"], invoice.get("due_date")) == (issued, due)
    assert (invoice["amount"], invoice["currency"]) == (Decimal(amount), currency)
    assert data["debtor"]["company_name"] == debtor
    assert data["debtor"]["address"]["postal_code"] == postal_code


@pytest.mark.parametrize(
    ("name", "kind", "is_sure"),
    [
        ("Boulangerie Perrin", "company", True),
        ("Autohaus Kramer", "company", True),
        ("Kramer Gebäudereinigung", "company", True),
        ("Luc Perrin", "individual", False),
        ("Thomas Becker", "individual", False),
    ],
)
def test_trade_in_a_name_tells_a_company_from_a_person(
    reader: Reader, name: str, kind: str, is_sure: bool
) -> None:
    page = next(lines for lines, (*_, debtor, _) in PAGES.values() if debtor == "Frau Erika Mustermann")
    assert page.count("Erika Mustermann") == 1
    lines = page.replace("50 115 Frau\n", "").replace("Erika Mustermann", name)
    data = reader.read(set_by_hand(lines)).data
    assert data["debtor"]["company_name"] == name
    assert data["debtor"]["company_type"] == kind
    assert (data["fields"]["debtor.company_type"]["confidence"] >= 0.9) is is_sure
