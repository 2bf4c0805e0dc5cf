"""Invoices that a sole trader set alone: no tax, a letterhead of one line, a table without lines."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from recovery_invoices import Reader
from tests.invoices.test_trades import set_by_hand

BUYER = """
    40 140 Bill to
    40 152 Blue Harbor Ltd
    40 164 27 Gloucester Road
    40 176 Leeds LS1 4AP
    400 140 Invoice number: A-17
    400 152 Invoice date: 2 October 2026
"""


def invoice(reader: Reader, *parts: str) -> dict[str, Any]:
    return reader.read(set_by_hand("\n".join(part.strip() for part in parts))).data


@pytest.mark.parametrize(
    "items",
    [
        """
        40 280 Cover design for the autumn list
        460 280 520.00
        40 300 Hand lettering of sixty envelopes
        460 300 120.00
        40 330 Total payable
        455 330 £640.00
        """,
        """
        40 280 Cover design for the autumn list
        460 280 2,000.00
        40 300 Retouching of the back cover
        460 300 400.00
        40 330 Total payable
        455 330 £2,400.00
        """,
        """
        40 280 Cover design for the autumn list
        460 280 £520.00
        40 300 Hand lettering of sixty envelopes
        460 300 £120.00
        460 330/14 £640.00
        """,
        """
        40 280 Cover design for the autumn list
        460 280 £100.00
        40 300 Hand lettering of sixty envelopes
        460 300 £90.00
        40 320 Proofs
        460 320 £80.00
        460 350/14 £270.00
        """,
    ],
)
def test_two_items_that_add_up_to_a_total_at_a_rate_are_no_net_and_tax(reader: Reader, items: str) -> None:
    read = invoice(reader, BUYER, items)["invoice"]
    total = read["amount"]
    assert total in (Decimal(640), Decimal(2400), Decimal(270))
    assert (read["amount_before_tax"], read["tax_amount"]) == (total, 0)


@pytest.mark.parametrize("words", ["50% deposit on order", "Rabatt 10% bei Vorkasse", "Remise 5 %"])
def test_percentage_of_something_else_is_no_rate_of_a_tax(reader: Reader, words: str) -> None:
    items = f"""
        40 280 Cover design
        460 280 2000.00
        40 300 Retouching
        460 300 400.00
        455 330/14 £2400.00
        40 380 {words}
    """
    read = invoice(reader, BUYER, items)["invoice"]
    assert (read["amount"], read["amount_before_tax"], read["tax_amount"]) == (2400, 2400, 0)


@pytest.mark.parametrize(
    "note",
    [
        "No VAT charged: supplier not registered for VAT.",
        "Not VAT registered",
        "Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.",
        "Kein Ausweis von Umsatzsteuer, da Kleinunternehmer",
        "TVA non applicable, art. 293 B du CGI",
        "Franchise en base de TVA",
        "Vrijgesteld van btw",
        "Btw verlegd",
        "Factuur vrijgesteld van btw op grond van de kleineondernemersregeling (KOR)",
        "Operación exenta de IVA",
        "Inversión del sujeto pasivo",
        "Operazione in regime forfettario senza applicazione dell'IVA",
        "Esente IVA art. 10",
        "Reverse charge: VAT is due from the recipient",
        "Autoliquidation de la TVA",
    ],
)
def test_note_that_no_tax_is_charged_is_no_label_of_a_tax(reader: Reader, note: str) -> None:
    items = f"""
        40 280 Cover design
        460 280 2000.00
        40 300 Retouching
        460 300 400.00
        40 330 Total
        455 330 £2400.00
        40 360 {note}
    """
    data = invoice(reader, BUYER, items)
    read = data["invoice"]
    assert (read["amount"], read["amount_before_tax"], read["tax_amount"]) == (2400, 2400, 0)
    assert data["fields"]["invoice.tax_amount"]["reason"]["code"] == "no_tax_due"


def test_tax_with_its_label_and_rate_stays_a_tax(reader: Reader) -> None:
    items = """
        40 280 Cover design
        460 280 2000.00
        40 310 Subtotal
        460 310 2000.00
        40 330 VAT 20%
        460 330 400.00
        40 350 Total
        455 350 £2400.00
        40 380 Services to customers abroad: reverse charge
    """
    read = invoice(reader, BUYER, items)["invoice"]
    assert (read["amount"], read["amount_before_tax"], read["tax_amount"]) == (2400, 2000, 400)


CENTRED = """
    225 80/18 Hannah Example
    230 124 stationery & illustration
    192 137 Studio 14, Paintworks, Bath Road, Bristol BS4 3EH
    270 195 INVOICE 38
    258 208 28th October 2026
    254 232 Ms Eleanor Pargeter
    249 245 9 Royal York Crescent
    250 258 Clifton, Bristol BS8 4JZ
    222 271 eleanor.pargeter@mailbox.example
    250 329 Wedding stationery suite
    245 341 invitation and order of service
    275 354 £520.00
    238 378 Hand lettering of 60 envelopes
    275 391 £120.00
    270 449 £640.00
    120 485 Payment within 14 days, please, to 04-00-04 / 31926819 (H Example)
"""


def test_items_in_the_middle_over_their_amounts_are_delivered(reader: Reader) -> None:
    read = invoice(reader, CENTRED)["invoice"]["service_description"]
    assert read == "Wedding stationery suite, invitation and order of service; Hand lettering of 60 envelopes"


def test_address_in_the_letterhead_is_not_the_debtors(reader: Reader) -> None:
    data = invoice(reader, CENTRED)
    debtor = data["debtor"]
    assert debtor["company_name"] == "Ms Eleanor Pargeter"
    address = debtor["address"]
    assert (address["line1"], address["city"], address["postal_code"]) == (
        "9 Royal York Crescent",
        "Bristol",
        "BS8 4JZ",
    )
    assert [one["email"] for one in debtor["contacts"]] == ["eleanor.pargeter@mailbox.example"]


@pytest.mark.parametrize("sign", [", ", " | ", " · "])
def test_name_over_an_address_on_one_line_is_the_sellers(reader: Reader, sign: str) -> None:
    address = "Studio 14, Paintworks, Bath Road, Bristol BS4 3EH"
    creditor = invoice(reader, CENTRED.replace(address, address.replace(", ", sign)))["creditor"]
    assert creditor["name"] == "Hannah Example"
    address = creditor["address"]
    assert (address["line1"], address["line2"]) == ("Bath Road", "Studio 14, Paintworks")
    assert (address["postal_code"], address["city"], address["country"]) == ("BS4 3EH", "Bristol", "GB")
    assert "email" not in creditor


COLUMN = """
    23 66/18 Hannah
    23 90/18 Example
    23 108 graphic design
    193 80/30 Invoice
    23 138 Studio 14, Paintworks
    193 137 No. HW-2026-031
    193 149 12 September 2026
    23 153 Bath Road
    23 168 Bristol BS4 3EH
    193 172 Muster & Loam Ltd
    193 184 Attn: Priya Raman
    193 196 27 Gloucester Road
    193 208 Bishopston
    193 220 Bristol BS7 8AE
    193 232 accounts@musterandloam.example
    23 198 hello@hannahexample.example
    23 213 0117 496 0142
    193 280 What
    514 280 Amount
    193 307 Brand identity
    508 307 £1,900.00
    193 335 Brand guidelines
    516 335 £950.00
    193 360 Total
    508 360 £2,850.00
    193 388 Less deposit received 3 August 2026
    508 388 £1,140.00
    193 416 Balance due by 12 October 2026
    508 416 £1,710.00
    23 300 Not registered for VAT
"""


def test_lines_over_the_date_are_no_part_of_the_debtors_address(reader: Reader) -> None:
    debtor = invoice(reader, COLUMN)["debtor"]
    assert debtor["company_name"] == "Muster & Loam Ltd"
    address = debtor["address"]
    assert (address["line1"], address["line2"]) == ("27 Gloucester Road", "Bishopston")
    assert (address["postal_code"], address["city"]) == ("BS7 8AE", "Bristol")
    contact = debtor["contacts"][0]
    assert (contact["first_name"], contact["last_name"]) == ("Priya", "Raman")


def test_name_drawn_over_two_lines_is_the_sellers_and_its_trade_no_address(reader: Reader) -> None:
    creditor = invoice(reader, COLUMN)["creditor"]
    assert creditor["name"] == "Hannah Example"
    assert (creditor["address"]["line1"], creditor["address"]["line2"]) == (
        "Bath Road",
        "Studio 14, Paintworks",
    )
    assert creditor["email"] == "hello@hannahexample.example"


def test_due_day_in_the_row_of_the_balance_says_where_it_stands(reader: Reader) -> None:
    data = invoice(reader, COLUMN)
    assert data["invoice"]["due_date"] == "2026-10-12"
    why = data["fields"]["invoice.due_date"]["reason"]
    assert (why["code"], why["params"]["label"]) == ("beside_label", "Balance due by")


TABLE = """
    40 60 Benali Carrelage
    40 72 12 impasse des Tilleuls
    40 84 69120 Vaulx-en-Velin
    320 110 Client :
    320 122 SAS LE COMPTOIR
    320 134 23 cours Vitton
    320 146 69006 LYON
    40 170/14 FACTURE N° 2026-031
    40 190 Date : 24 août 2026
"""


def test_short_item_under_a_heading_in_the_middle_of_its_column_is_delivered_too(reader: Reader) -> None:
    rows = """
        170 240 Désignation
        352 240 Qté
        404 240 PU HT
        471 240 Total HT
        68 262 Ragréage sol
        354 262 62 m²
        415 262 9,00 €
        486 262 558,00 €
        68 284 Pose carrelage grès cérame 60x60 collé
        354 284 62 m²
        409 284 38,00 €
        477 284 2 356,00 €
        398 310 TOTAL HT
        477 310 2 914,00 €
        398 330 TVA - Autoliquidation
        486 330 0,00 €
        398 350 NET À PAYER
        477 350 2 914,00 €
    """
    data = invoice(reader, TABLE, rows)
    assert data["invoice"]["service_description"] == "Ragréage sol; Pose carrelage grès cérame 60x60 collé"
    place = data["fields"]["invoice.currency"]["box"]
    assert place == data["fields"]["invoice.amount"]["box"]


def test_article_numbers_before_the_items_are_no_part_of_them(reader: Reader) -> None:
    rows = """
        56 240 Réf
        158 240 Description
        304 240 Quantité
        410 240 PU HT
        471 240 Montant HT
        53 266 DEP
        75 266 Dépose ancien carrelage cuisine
        304 266 28,00
        410 266 18,50
        474 266 518,00
        75 285 Pose carrelage antidérapant R11
        53 290 SOL
        304 290 28,00
        410 290 46,00
        468 290 1288,00
        75 296 cuisine pro
        350 330 Total HT
        474 330 1806,00
        350 345 TVA 20%
        474 345 361,20
        350 360 Total TTC
        474 360 2167,20 €
    """
    read = invoice(reader, TABLE, rows)["invoice"]["service_description"]
    assert read == "Dépose ancien carrelage cuisine; Pose carrelage antidérapant R11 cuisine pro"


def test_item_with_an_at_sign_before_its_price_is_delivered_too(reader: Reader) -> None:
    rows = """
        40 280 Service
        460 280 Amount
        40 300 Cover design, autumn list: 4 titles @ £500
        460 300 2,000.00
        40 320 Typographic retouching
        460 320 400.00
        40 350 Total payable
        455 350 £2,400.00
    """
    read = invoice(reader, BUYER, rows)["invoice"]["service_description"]
    assert read == "Cover design, autumn list: 4 titles @ £500; Typographic retouching"
