"""What a narrow column breaks into two lines is read as one: an account, an address, a name, a piece of work."""

from __future__ import annotations

from typing import Any

import pytest

from recovery_invoices import Reader
from recovery_invoices.extraction import CreditorHint
from tests.invoices.test_trades import set_by_hand

SIDEBAR = """
    57 66/7 Tischlerei Muster · Am Hang 7 · 34292 Ahnatal
    57 82 Blaue Messebau GmbH
    57 94 Industriestraße 48
    57 106 34123 Kassel
    468 66/14 Tischlerei
    468 85/14 Muster
    468 108 Tischlerei Muster
    468 121 Inh. Erika Muster
    468 134 Am Hang 7
    468 147 34292 Ahnatal
    468 172 Kontakt
    468 185 muster@tischlerei.example
    468 210 Steuer
    468 223 USt-IdNr. DE136695976
    468 248 Bank
    468 261 DE89 3704 0044 0532
    468 274 0130 00
    57 185/16 Rechnung
    57 213 Rechnungsnummer
    153 213 2026-118
    57 226 Rechnungsdatum
    153 226 21.09.2026
    57 264 Zahlbar bis
    153 264 05.10.2026
    61 330 Pos.
    89 330 Bezeichnung
    240 330 Menge
    277 330 Einheit
    316 330 Einzelpreis
    379 330 Gesamt
    68 349 1
    89 349 Empfangstresen Multiplex, Birke,
    263 349 1
    284 349 Stk.
    319 349 2.480,00
    373 349 2.480,00 €
    89 359 HPL weiß beschichtet, nach
    89 369 Zeichnung
    68 390 2
    89 390 Regal Esche, 5 Böden, 180
    263 390 1
    284 390 Stk.
    319 390 215,00
    373 390 215,00 €
    89 400 × 220 cm
    220 441 Nettobetrag
    368 441 2.695,00 €
    220 458 zzgl. 19 % USt
    377 458 512,05 €
    220 475 Rechnungsbetrag
    368 475 3.207,05 €
"""
OWN = CreditorHint(name="Tischlerei Muster", vat_number="DE136695976")


def read(reader: Reader, page: str, creditor: CreditorHint | None = None) -> dict[str, Any]:
    return reader.read(set_by_hand(page.strip()), creditor or CreditorHint()).data


@pytest.mark.parametrize("creditor", [CreditorHint(), OWN])
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("DE89 3704 0044 0532", "0130 00"),
        ("DE89 3704 0044", "0532 0130 00"),
        ("IBAN DE89 3704 0044", "0532 0130 00 BIC COBADEFF"),
        ("DE8937040044053", "2013000"),
    ],
)
def test_account_over_two_lines_is_the_sellers_and_no_vat_number(
    reader: Reader, first: str, second: str, creditor: CreditorHint
) -> None:
    page = SIDEBAR.replace("DE89 3704 0044 0532", first).replace("0130 00", second)
    data = read(reader, page, creditor)
    assert data["creditor"]["iban"] == "DE89370400440532013000"
    assert "vat_number" not in data["debtor"]


def test_beginning_of_an_account_whose_rest_is_lost_is_no_vat_number(reader: Reader) -> None:
    page = SIDEBAR.replace("0130 00", "BIC COBADEFF")
    assert "vat_number" not in read(reader, page, OWN)["debtor"]


def test_vat_number_with_a_wrong_digit_is_read_where_it_is_no_account(reader: Reader) -> None:
    page = SIDEBAR.replace("57 106 34123 Kassel", "57 106 34123 Kassel\n    57 118 USt-IdNr. DE136695977")
    assert read(reader, page, OWN)["debtor"]["vat_number"] == "DE136695977"


@pytest.mark.parametrize("is_over_window", [True, False])
def test_seller_whose_name_is_drawn_over_two_lines_is_read_once(reader: Reader, is_over_window: bool) -> None:
    page = (
        SIDEBAR if is_over_window else SIDEBAR.replace("Tischlerei Muster · Am Hang 7 · 34292 Ahnatal", "·")
    )
    seller = read(reader, page)["creditor"]
    assert (seller["name"], seller["account_holder"]) == ("Tischlerei Muster", "Erika Muster")
    assert seller["address"] == {"line1": "Am Hang 7", "postal_code": "34292", "city": "Ahnatal"}


def test_owner_and_trade_in_the_letterhead_are_no_part_of_the_address(reader: Reader) -> None:
    page = SIDEBAR.replace("57 66/7 Tischlerei Muster · Am Hang 7 · 34292 Ahnatal\n", "").replace(
        "Inh. Erika Muster", "Inh. Erika Muster · Meisterin"
    )
    assert "line2" not in read(reader, page)["creditor"]["address"]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("post@teeladen-wie", "se.example"),
        ("post@teeladen-wiese.", "example"),
        ("post@", "teeladen-wiese.example"),
    ],
)
def test_address_of_the_customer_over_two_lines_is_read(reader: Reader, first: str, second: str) -> None:
    page = f"{SIDEBAR}    57 239 E-Mail Kunde\n    153 234 {first}\n    153 244 {second}\n"
    data = read(reader, page)
    assert [one["email"] for one in data["debtor"]["contacts"]] == ["post@teeladen-wiese.example"]
    assert data["creditor"]["email"] == "muster@tischlerei.example"


def test_lines_of_one_piece_of_work_are_joined_as_they_are_printed(reader: Reader) -> None:
    assert read(reader, SIDEBAR)["invoice"]["service_description"] == (
        "Empfangstresen Multiplex, Birke, HPL weiß beschichtet, nach Zeichnung; Regal Esche, 5 Böden, 180 × 220 cm"
    )


@pytest.mark.parametrize(
    ("greeting", "first_name"),
    [
        ("Sehr geehrte Frau Wiese, vielen Dank für Ihren Auftrag.", "Frau Karin"),
        ("Liebe Frau Dr. Wiese,", "Frau Karin"),
        ("Sehr geehrte Damen und Herren,", "Karin"),
    ],
)
def test_customer_with_a_named_owner_is_a_business_and_greeted_as_on_the_invoice(
    reader: Reader, greeting: str, first_name: str
) -> None:
    page = SIDEBAR.replace("Blaue Messebau GmbH", "Wunderland Wiese\n    57 88 Inh. Karin Wiese")
    debtor = read(reader, f"{page}    57 290 {greeting}\n")["debtor"]
    assert (debtor["company_name"], debtor["company_type"]) == ("Wunderland Wiese", "company")
    assert debtor["address"]["line2"] == "Inh. Karin Wiese"
    contact = debtor["contacts"][0]
    assert (contact["first_name"], contact["last_name"]) == (first_name, "Wiese")


def test_country_that_no_address_names_is_said_to_be_the_sellers(reader: Reader) -> None:
    data = read(reader, SIDEBAR)
    evidence = data["fields"]["debtor.address.country"]
    assert (data["debtor"]["address"]["country"], evidence["reason"]["code"]) == ("DE", "country_of_seller")
    page = SIDEBAR.replace(
        "57 106 34123 Kassel", "57 106 34123 Kassel\n    57 118 USt-IdNr. DE136695976"
    ).replace("USt-IdNr. DE136695976\n    468 248", "USt-IdNr. DE811907980\n    468 248")
    evidence = read(reader, page)["fields"]["debtor.address.country"]
    assert evidence["reason"]["code"] == "country_of_number"
