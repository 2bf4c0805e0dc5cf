"""An invoice that a supplier wrote to the company itself is said to be that, and names no debtor."""

from __future__ import annotations

import pytest

from recovery_contract.reading_reasons import NOT_INVOICES
from recovery_invoices import CreditorHint, Reader
from tests.invoices.test_trades import set_by_hand

OWN = CreditorHint(
    name="Musterbau Beispiel GmbH",
    vat_number="DE136695976",
    iban="DE02120300000000202051",
    email="post@musterbau.example",
)
PAGE = """
    60 40/14 {seller}
    60 56 Hafenweg 4
    60 69 20457 Hamburg
    60 140 {label}
    60 153 {buyer}
    60 166 Bauplatz 7
    60 179 10115 Berlin
    60 192 {buyer_line}
    60 240/14 Rechnung Nr. 2026-118
    60 258 Rechnungsdatum: 04.03.2026
    60 290 Kies, 4 t
    420 290 100,00 EUR
    300 350 Nettobetrag
    420 350 100,00 EUR
    300 363 USt 19 %
    420 363 19,00 EUR
    300 376 Gesamtbetrag
    420 376 119,00 EUR
    60 780 {foot}
"""
SUPPLIERS_FOOT = "Volksbank Nord, IBAN DE89 3704 0044 0532 0130 00, USt-IdNr. DE811569869"
OWN_FOOT = "IBAN DE02 1203 0000 0000 2020 51, USt-IdNr. DE136695976"


def page(
    seller: str, buyer: str, foot: str, label: str = "Rechnung an", buyer_line: str = "Deutschland"
) -> bytes:
    return set_by_hand(
        PAGE.format(seller=seller, buyer=buyer, foot=foot, label=label, buyer_line=buyer_line).replace(
            "\n    60 140 \n", "\n"
        )
    )


@pytest.mark.parametrize("label", ["Rechnung an", ""])
@pytest.mark.parametrize("buyer_line", ["Deutschland", "Ihre USt-IdNr.: DE136695976"])
def test_suppliers_invoice_is_addressed_to_the_reader_and_no_claim(
    reader: Reader, label: str, buyer_line: str
) -> None:
    pdf = page("Kieswerk Nord AG", "Musterbau Beispiel GmbH", SUPPLIERS_FOOT, label, buyer_line)
    extraction = reader.read(pdf, OWN)
    codes = [warning["code"] for warning in extraction.warnings]
    assert codes[0] == "ADDRESSED_TO_YOU"
    assert codes[0] in NOT_INVOICES
    assert not {"NOT_FROM_CREDITOR", "OTHER_ACCOUNT", "OTHER_SELLER"} & set(codes)
    assert extraction.data["debtor"].get("company_name") is None
    assert extraction.confidence < 0.05


@pytest.mark.parametrize(
    ("hint", "foot"),
    [
        pytest.param(CreditorHint(name=OWN.name), SUPPLIERS_FOOT, id="own numbers not known"),
        pytest.param(
            CreditorHint(name=OWN.name, siret="73282932000074"), SUPPLIERS_FOOT, id="of another kind"
        ),
        pytest.param(OWN, "Vielen Dank", id="supplier without numbers"),
    ],
)
@pytest.mark.parametrize("label", ["Rechnung an", ""])
def test_suppliers_invoice_is_known_by_the_name_of_its_seller(
    reader: Reader, hint: CreditorHint, foot: str, label: str
) -> None:
    extraction = reader.read(page("Kieswerk Nord AG", "Musterbau Beispiel GmbH", foot, label), hint)
    assert [warning["code"] for warning in extraction.warnings][:1] == ["ADDRESSED_TO_YOU"]
    own = reader.read(page("Musterbau Beispiel GmbH", "Kieswerk Nord AG", OWN_FOOT, label), hint)
    assert not {warning["code"] for warning in own.warnings} & NOT_INVOICES


HEADED_BY_ANOTHER = """
    60 40/14 {heading}
    60 60/7 Fachgroßhandel für Dach und Wand
    300 60/7 Niederlassung Altona, Hafenstraße 139, 22767 Hamburg
    60 107 Firma
    60 120 Musterbau Beispiel GmbH
    60 133 Bauplatz 7
    60 146 10115 Berlin
    400 120 Beleg-Nr.
    480 120 40218873
    400 133 Belegdatum
    480 133 04.03.2026
    60 290 Kies, 4 t
    420 290 100,00
    300 350 Warenwert netto
    420 350 100,00
    300 363 MwSt 19,00 %
    420 363 19,00
    300 376 Rechnungsbetrag EUR
    420 376 119,00
    60 780/7 {heading} · Sitz Hamburg · HRA 99999
    60 792/7 {foot}
"""


@pytest.mark.parametrize("hint", [OWN, CreditorHint(name=OWN.name)])
def test_suppliers_invoice_without_the_suppliers_address_is_known_by_who_heads_it(
    reader: Reader, hint: CreditorHint
) -> None:
    paper = HEADED_BY_ANOTHER.format(heading="Kieswerk Nord GmbH & Co. KG", foot=SUPPLIERS_FOOT)
    extraction = reader.read(set_by_hand(paper), hint)
    assert [warning["code"] for warning in extraction.warnings][:1] == ["ADDRESSED_TO_YOU"]
    assert extraction.data["creditor"]["name"] == "Kieswerk Nord GmbH & Co. KG"
    assert extraction.data["creditor"]["vat_number"] == "DE811569869"


@pytest.mark.parametrize("hint", [OWN, CreditorHint(name=OWN.name)])
def test_own_paper_with_the_own_address_alone_is_not_addressed_to_the_reader(
    reader: Reader, hint: CreditorHint
) -> None:
    paper = HEADED_BY_ANOTHER.format(heading="Musterbau Beispiel", foot=OWN_FOOT)
    extraction = reader.read(set_by_hand(paper), hint)
    assert "ADDRESSED_TO_YOU" not in {warning["code"] for warning in extraction.warnings}


def test_suppliers_invoice_may_leave_out_the_legal_form_of_the_reader(reader: Reader) -> None:
    extraction = reader.read(page("Kieswerk Nord AG", "Musterbau Beispiel", SUPPLIERS_FOOT), OWN)
    assert [warning["code"] for warning in extraction.warnings][:1] == ["ADDRESSED_TO_YOU"]
    other = reader.read(page("Kieswerk Nord AG", "Musterbau Beispiel Transporte", SUPPLIERS_FOOT), OWN)
    assert "ADDRESSED_TO_YOU" not in {warning["code"] for warning in other.warnings}


@pytest.mark.parametrize("label", ["Rechnung an", ""])
def test_own_invoice_is_not_addressed_to_the_reader(reader: Reader, label: str) -> None:
    extraction = reader.read(page("Musterbau Beispiel GmbH", "Kieswerk Nord AG", OWN_FOOT, label), OWN)
    assert not {warning["code"] for warning in extraction.warnings} & NOT_INVOICES
    assert extraction.data["debtor"]["company_name"] == "Kieswerk Nord AG"


def test_invoice_between_others_is_not_addressed_to_the_reader(reader: Reader) -> None:
    extraction = reader.read(page("Kieswerk Nord AG", "Gartenbau Beispiel KG", SUPPLIERS_FOOT), OWN)
    codes = {warning["code"] for warning in extraction.warnings}
    assert "ADDRESSED_TO_YOU" not in codes
    assert "NOT_FROM_CREDITOR" in codes


@pytest.mark.parametrize("creditor", [OWN, None])
@pytest.mark.parametrize(
    "line",
    [
        "60 192 USt-IdNr.: DE811569869",
        "60 192 USt-IdNr.:\n160 192 DE811569869",
        "300 240 USt-IdNr. Kunde: DE811569869",
        "300 205 USt-IdNr.: DE811569869",
        "300 240 Ihre USt-IdNr.: DE 811 569 869",
    ],
)
def test_other_vat_number_is_the_debtors(reader: Reader, line: str, creditor: CreditorHint | None) -> None:
    own = {"seller": "Musterbau Beispiel GmbH", "buyer": "Kieswerk Nord AG", "foot": OWN_FOOT}
    lines = PAGE.format(**own, label="Rechnung an", buyer_line="Deutschland").replace(
        "60 192 Deutschland", ""
    )
    written = "\n".join(one for one in f"{lines}{line}".splitlines() if one.strip())
    data = reader.read(set_by_hand(written), creditor).data
    assert (data["debtor"]["vat_number"], data["creditor"]["vat_number"]) == ("DE811569869", "DE136695976")
