"""A sign of a currency is never taken for another one's, and one that several countries use is never called certain."""

from __future__ import annotations

import pytest

from recovery_invoices import Reader
from tests.invoices.test_refusals import document

CERTAIN = 0.9


def invoice(total: str, *address: str) -> bytes:
    return document(
        "Invoice A-17", "Invoice date: 2025-03-04", *address, f"Subtotal {total}", f"Total {total}"
    )


@pytest.mark.parametrize(
    ("total", "code"),
    [
        ("R$ 1.234,50", "BRL"),
        ("A$99.00", "AUD"),
        ("AU$99.00", "AUD"),
        ("C$99.00", "CAD"),
        ("CA$99.00", "CAD"),
        ("99,00 $CA", "CAD"),
        ("NZ$99.00", "NZD"),
        ("HK$99.00", "HKD"),
        ("S$99.00", "SGD"),
        ("NT$99.00", "TWD"),
        ("MX$99.00", "MXN"),
        ("US$99.00", "USD"),
        ("99.00 USD", "USD"),
        ("R 1 234.50", "ZAR"),
        ("CHF 1'234.50", "CHF"),
        ("£99.00", "GBP"),
        ("€99.00", "EUR"),
        ("99,00 zl", "PLN"),
        ("RM 99.00", "MYR"),
        ("S/ 99.00", "PEN"),
        ("B/. 99.00", "USD"),
        ("1 250 000 F CFA", "XOF"),
        ("AED 99.00", "AED"),
    ],
)
def test_currency_sign_of_one_country_is_that_currency(reader: Reader, total: str, code: str) -> None:
    assert reader.read(invoice(total)).data["invoice"]["currency"] == code


@pytest.mark.parametrize("total", ["$99.00", "99,00 kr", "¥9900.00", "Z$99.00"])
def test_currency_sign_of_several_countries_alone_is_not_certain(reader: Reader, total: str) -> None:
    evidence = reader.read(invoice(total)).data["fields"].get("invoice.currency")
    assert evidence is None or evidence["confidence"] < CERTAIN


@pytest.mark.parametrize(
    ("total", "town", "code"),
    [
        ("$99.00", "Scranton, PA 18503", "USD"),
        ("$99.00", "Toronto, ON M5V 2T6", "CAD"),
        ("$99.00", "Sydney, NSW 2000", "AUD"),
        ("99,00 kr", "SE-111 22 Stockholm", "SEK"),
        ("99,00 kr", "DK-1050 København", "DKK"),
        ("99,00 kr", "0150 Oslo, Norway", "NOK"),
        ("¥9900.00", "100000 Beijing, China", "CNY"),
    ],
)
def test_currency_sign_of_several_countries_follows_the_address(
    reader: Reader, total: str, town: str, code: str
) -> None:
    match = reader.read(invoice(total, "Bill to:", "Harbour Example Ltd", "12 Sample Street", town))
    assert match.data["invoice"]["currency"] == code


def test_currency_sign_of_several_countries_follows_a_code_on_the_page(reader: Reader) -> None:
    match = reader.read(invoice("$99.00", "All amounts in CAD"))
    assert match.data["invoice"]["currency"] == "CAD"
    assert match.data["fields"]["invoice.currency"]["confidence"] >= CERTAIN
