"""What an invoice says of its own seller, from which a creditor is set up."""

from __future__ import annotations

import pytest

from recovery_invoices import Reader
from tests.invoices.test_trades import set_by_hand

BRITISH = """
    118 45/18 Blue Gardens
    62 107 Rose Cottage, The Green, Nether Green, Dorset DT9 4NE
    62 118 Tel 01632 960001
    62 162 Mr and Mrs J Roe
    62 176 The Old Rectory
    62 189 Church Lane
    62 203 Compton Green
    62 216 Sherborne
    62 230 Dorset DT9 5LX
    435 158/14 INVOICE
    355 197 Invoice no.
    494 197 INV-12
    355 211 Invoice date
    465 211 21 August 2026
    69 313 Description
    363 313 Qty
    490 313 Amount
    69 334 Garden work
    374 334 4
    492 334 £384.00
    346 431 Subtotal
    492 431 £384.00
    346 448 VAT @ 20%
    492 448 £76.80
    346 470 Total due
    473 470 £460.80
    74 561 Account name: W J Miller
    153 790 Will Miller trading as Blue Gardens · VAT Reg No GB 418 7263 40
"""
FRENCH = """
    73 136 Jeanne Exemple EI
    73 148 7 rue du Lavoir
    73 160 35000 Rennes
    73 172 06 39 98 41 27
    328 137 Papeterie du Port SARL
    328 150 48 quai Gambetta
    328 165 33000 Bordeaux
    73 262/14 Facture n° 2026-031
    328 262 Date
    396 262 3 août 2026
    73 349 Prestation
    349 349 Qté
    488 349 Montant HT
    73 371 Refonte du logotype
    360 371 1
    506 371 800,00 €
    73 383 charte de huit pages
    73 405 Habillage de voiture
    360 405 2
    506 405 120,00 €
    73 417 maquettes
    73 439 Cartes de visite
    360 439 4
    506 439 50,00 €
    73 451 création, hors impression
    73 473 Déplacement atelier
    360 473 118 km
    506 473 30,00 €
    294 528 Total HT
    489 528 1 000,00 €
    294 551 TVA 20 %
    498 551 200,00 €
    294 574 Total TTC
    476 574 1 200,00 €
    73 791 Jeanne Exemple, entrepreneur individuel – TVA FR83404833048
"""


def test_british_seller_is_read_from_one_line_and_the_foot(reader: Reader) -> None:
    data = reader.read(set_by_hand(BRITISH.strip())).data
    seller = data["creditor"]
    assert seller["name"] == "Will Miller trading as Blue Gardens"
    assert seller["account_holder"] == "W J Miller"
    assert seller["address"] == {
        "line1": "Rose Cottage, The Green", "city": "Nether Green", "postal_code": "DT9 4NE", "country": "GB"
    }  # fmt: skip
    assert data["debtor"]["address"]["postal_code"] == "DT9 5LX"


@pytest.mark.parametrize(("code", "is_doubted"), [("DT9 4NE", True), ("DT9 5LX", False)])
def test_postal_code_that_is_the_sellers_too_is_doubted(reader: Reader, code: str, is_doubted: bool) -> None:
    page = BRITISH.replace("Dorset DT9 5LX", f"Dorset {code}").replace("Church Lane", "1 Church Lane")
    fields = reader.read(set_by_hand(page.strip())).data["fields"]
    for path in ("debtor.address.postal_code", "debtor.address.city"):
        assert (fields[path]["confidence"] < 0.5) is is_doubted


def test_french_telephone_needs_no_word_for_it(reader: Reader) -> None:
    assert reader.read(set_by_hand(FRENCH.strip())).data["creditor"]["phone"] == "06 39 98 41 27"


def test_french_addresses_are_in_france(reader: Reader) -> None:
    data = reader.read(set_by_hand(FRENCH.strip())).data
    for side in ("debtor", "creditor"):
        assert data[side]["address"]["country"] == "FR"
        assert data["fields"][f"{side}.address.country"]["confidence"] >= 0.8
    page = FRENCH.replace("33000 Bordeaux", "33000 Bordeaux\n    328 178 TVA DE136695976")
    country = reader.read(set_by_hand(page.strip())).data["fields"]["debtor.address.country"]
    assert country["confidence"] < 0.8


def test_last_work_is_described_under_those_of_two_lines(reader: Reader) -> None:
    description = reader.read(set_by_hand(FRENCH.strip())).data["invoice"]["service_description"]
    assert description.endswith("Déplacement atelier")


@pytest.mark.parametrize("before", ["Fax", "N° client"])
def test_pairs_behind_another_word_are_no_telephone(reader: Reader, before: str) -> None:
    page = FRENCH.replace("73 172 06", f"73 172 {before}\n    120 172 06")
    assert "phone" not in reader.read(set_by_hand(page.strip())).data["creditor"]
