"""Electronic invoices of lands and networks: each is read in the confined child, a signed one too, and its sums are
checked by the rules of EN 16931."""

from __future__ import annotations

import base64
from decimal import Decimal

import pytest

from recovery_invoices import ExtractionError, Reader
from recovery_invoices.extraction import Extraction
from recovery_invoices.roles.certainty import CERTAIN
from tests.invoices.electronic_formats import (
    PEPPOL,
    PROFILES,
    XRECHNUNG,
    factur_x,
    facturae,
    facturae_invoice,
    fattura_pa,
    fattura_pa_body,
    signed,
    ubl,
)


def read(reader: Reader, xml: bytes) -> Extraction:
    return reader.read(reader.xml_to_pdf(xml))


def codes(extraction: Extraction) -> list[str]:
    return [warning["code"] for warning in extraction.warnings]


@pytest.mark.parametrize(
    "content",
    [
        fattura_pa(),
        signed(fattura_pa()),
        signed(fattura_pa(), pieces=1000),
        base64.b64encode(signed(fattura_pa())),
        b"-----BEGIN PKCS7-----\n" + base64.encodebytes(signed(fattura_pa())) + b"-----END PKCS7-----\n",
    ],
    ids=["plain", "signed", "signed-in-pieces", "base64", "pem"],
)
def test_fattura_pa_is_read_signed_or_not(reader: Reader, content: bytes) -> None:
    extraction = read(reader, content)
    invoice, debtor = extraction.data["invoice"], extraction.data["debtor"]
    assert invoice["numbers"] == ["451/A"]
    assert (invoice["issue_date"], invoice["due_date"]) == ("2025-03-31", "2025-05-31")
    assert (invoice["amount"], invoice["amount_before_tax"], invoice["tax_amount"]) == (
        Decimal("1220.00"), Decimal("1000.00"), Decimal("220.00"),
    )  # fmt: skip
    assert invoice["currency"] == "EUR"
    assert debtor["company_name"] == "Officine Brenta S.r.l."
    assert debtor["vat_number"] == "IT00743110157"
    assert debtor["address"] == {
        "line1": "Via dell'Artigianato 15", "postal_code": "35010", "city": "Vigonza", "country": "IT",
    }  # fmt: skip
    assert extraction.data["creditor"]["iban"] == "IT60X0542811101000000123456"
    assert codes(extraction) == []


def test_fattura_pa_split_payment_asks_for_net_and_says_so(reader: Reader) -> None:
    extraction = read(reader, fattura_pa(fattura_pa_body(collected="S")))
    invoice = extraction.data["invoice"]
    assert invoice["amount"] == Decimal("1220.00")
    assert invoice["due_amount"] == Decimal("1000.00")
    assert "prepaid_amount" not in invoice
    assert codes(extraction) == ["DUE_DIFFERS"]


def test_fattura_pa_withholding_is_no_payment_received(reader: Reader) -> None:
    extraction = read(reader, fattura_pa(fattura_pa_body(withheld="200.00")))
    assert extraction.data["invoice"]["due_amount"] == Decimal("1020.00")
    assert "prepaid_amount" not in extraction.data["invoice"]


@pytest.mark.parametrize(("kind", "code"), [("TD04", "CREDIT_NOTE"), ("TD17", "NOT_AN_INVOICE")])
def test_fattura_pa_other_kinds_are_refused(reader: Reader, kind: str, code: str) -> None:
    assert codes(read(reader, fattura_pa(fattura_pa_body(kind=kind))))[0] == code


def test_facturae_is_read(reader: Reader) -> None:
    extraction = read(reader, facturae())
    invoice, debtor = extraction.data["invoice"], extraction.data["debtor"]
    assert invoice["numbers"] == ["F25-34"]
    assert (invoice["issue_date"], invoice["due_date"]) == ("2025-02-21", "2025-03-23")
    assert (invoice["amount"], invoice["due_amount"]) == (Decimal("1210.00"), Decimal("1210.00"))
    assert debtor["company_name"] == "Construcciones Ebro S.L."
    assert debtor["vat_number"] == "ESB99087652"
    assert debtor["address"]["country"] == "ES"
    assert extraction.data["creditor"]["iban"] == "ES9121000418450200051332"


def test_facturae_withheld_tax_lowers_what_is_due_only(reader: Reader) -> None:
    extraction = read(reader, facturae(facturae_invoice(withheld="150.00")))
    invoice = extraction.data["invoice"]
    assert (invoice["amount"], invoice["due_amount"]) == (Decimal("1210.00"), Decimal("1060.00"))
    assert "prepaid_amount" not in invoice
    assert "DUE_DIFFERS" in codes(extraction)


def test_facturae_negative_invoice_is_a_credit_note(reader: Reader) -> None:
    xml = facturae(facturae_invoice(net="-100.00", tax="-21.00"))
    assert codes(read(reader, xml))[0] == "CREDIT_NOTE"


@pytest.mark.parametrize("profile", PROFILES)
def test_factur_x_every_profile_is_read(reader: Reader, profile: str) -> None:
    extraction = read(reader, factur_x(profile))
    invoice = extraction.data["invoice"]
    assert invoice["numbers"] == ["A-17"]
    assert invoice["amount"] == Decimal("120.00")
    assert invoice["amount_before_tax"] == Decimal("100.00")
    assert extraction.data["debtor"]["company_name"] == "Papeterie du Port"
    assert codes(extraction) == []


@pytest.mark.parametrize("profile", [PEPPOL, XRECHNUNG], ids=["peppol", "xrechnung"])
def test_ubl_invoice_is_read(reader: Reader, profile: str) -> None:
    extraction = read(reader, ubl(profile=profile))
    assert extraction.data["invoice"]["numbers"] == ["A-17"]
    assert extraction.data["debtor"]["company_name"] == "Papeterie du Port"
    assert codes(extraction) == []


def test_electronic_address_of_the_buyer_is_a_contact(reader: Reader) -> None:
    """An XRechnung often names the buyer's mailbox there alone."""
    endpoint = b'<cbc:EndpointID schemeID="EM">rechnung@gemeinde.example</cbc:EndpointID>'
    head, buyer = ubl().split(b"<cac:AccountingCustomerParty>")
    before, rest = buyer.split(b"<cac:Party>", 1)
    content = head + b"<cac:AccountingCustomerParty>" + before + b"<cac:Party>" + endpoint + rest
    contacts = read(reader, content).data["debtor"]["contacts"]
    assert [one["email"] for one in contacts] == ["rechnung@gemeinde.example"]


@pytest.mark.parametrize(("root", "kind"), [("CreditNote", "381"), ("Invoice", "381"), ("Invoice", "384")])
def test_ubl_credit_note_is_refused_and_a_corrected_invoice_is_not(
    reader: Reader, root: str, kind: str
) -> None:
    refused = codes(read(reader, ubl(root, kind)))[:1] == ["CREDIT_NOTE"]
    assert refused is (kind == "381")


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ({"gross": "125.00", "due": "125.00"}, "BR-CO-15"),
        ({"rate_tax": "19.00"}, "BR-CO-14"),
        ({"rate_base": "90.00"}, "BR-CO-17"),
        ({"lines": "95.00"}, "BR-CO-13"),
        ({"number": ""}, "BR-02"),
        ({"seller": ""}, "BR-06"),
    ],
    ids=lambda value: value if isinstance(value, str) else "-".join(value),
)
def test_broken_rule_of_en_16931_is_named(reader: Reader, changes: dict[str, str], rule: str) -> None:
    warnings = read(reader, ubl(**changes)).warnings
    named = [warning["params"]["rule"] for warning in warnings if warning["code"] == "E_INVOICE_RULE"]
    assert rule in named


@pytest.mark.parametrize(
    "xml",
    [
        ubl().replace(b"<cbc:DocumentCurrencyCode>EUR", b"<cbc:DocumentCurrencyCode>EUX"),
        factur_x("EN 16931").replace(b"<ram:InvoiceCurrencyCode>EUR", b"<ram:InvoiceCurrencyCode>1e9"),
        fattura_pa().replace(b"<Divisa>EUR", b"<Divisa>Euro"),
        facturae().replace(b"<InvoiceCurrencyCode>EUR", b"<InvoiceCurrencyCode>-1"),
    ],
    ids=["ubl", "cii", "fattura-pa", "facturae"],
)
def test_currency_that_is_none_is_not_taken(reader: Reader, xml: bytes) -> None:
    extraction = read(reader, xml)
    assert extraction.data["fields"].get("invoice.currency", {"confidence": 0})["confidence"] < CERTAIN
    assert extraction.data["invoice"].get("currency") in (None, "EUR")


def test_damaged_signature_is_no_invoice(reader: Reader) -> None:
    for content in (signed(fattura_pa())[:-40], b"\x30\x80" * 400, signed(b"<x/>")):
        with pytest.raises(ExtractionError) as failure:
            reader.xml_to_pdf(content)
        assert failure.value.code == "NOT_AN_INVOICE_XML"
