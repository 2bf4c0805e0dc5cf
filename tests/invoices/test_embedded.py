"""Embedded invoices: every dialect says the same, contradictions are named, other documents are refused."""

from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from recovery_desktop.documents.sample_invoice import load_samples, make_sample
from recovery_invoices import Extraction, Reader
from tests.invoices.embedding import UBL, carrying, cii, zugferd_1
from tests.invoices.pdf_parts import one_page, written


def codes(extraction: Extraction) -> set[str]:
    return {warning["code"] for warning in extraction.warnings}


@pytest.mark.parametrize("xml", [cii(), zugferd_1(), UBL], ids=["factur-x", "zugferd-1", "ubl"])
def test_dialects_of_embedded_invoices_give_the_same_fields(reader: Reader, xml: str) -> None:
    extraction = reader.read(carrying(xml))
    invoice, debtor = extraction.data["invoice"], extraction.data["debtor"]
    assert invoice["numbers"] == ["A-17"]
    assert (invoice["issue_date"], invoice["due_date"]) == ("2025-03-04", "2025-04-03")
    assert (invoice["amount"], invoice["amount_before_tax"], invoice["tax_amount"]) == (
        Decimal("120"),
        Decimal("100"),
        Decimal("20"),
    )
    assert (invoice["currency"], invoice["service_description"]) == ("EUR", "Oak shelf")
    assert debtor["company_name"] == "Papeterie du Port"
    assert (debtor["siret"], debtor["vat_number"]) == ("73282932000074", "FR44732829320")
    assert debtor["address"] == {
        "line1": "48 quai Gambetta",
        "postal_code": "33000",
        "city": "Bordeaux",
        "country": "FR",
    }
    assert debtor["contacts"][0]["email"] == "achats@port.example"
    assert extraction.confidence > 0.85
    assert "XML_DISAGREES" not in codes(extraction)


@pytest.mark.parametrize("by", ["names", "af", "annotation"])
def test_attachment_is_found_wherever_it_hangs(reader: Reader, by: str) -> None:
    assert reader.read(carrying(cii(), by=by)).data["fields"]["invoice.amount"]["source"] == "embedded_xml"


def test_value_of_the_xml_is_shown_where_the_page_prints_it(reader: Reader) -> None:
    evidence = reader.read(carrying(cii())).data["fields"]["invoice.numbers"]
    x0, top, x1, bottom = evidence["box"]
    assert evidence["page"] == 1
    assert 60 < x0 < x1 < 200
    assert 40 < top < bottom < 110


def test_embedded_text_beyond_any_value_is_missing_and_named_nowhere(reader: Reader) -> None:
    number = "9" * 100_000
    extraction = reader.read(carrying(cii(number=number)))
    assert number not in str(extraction.data)
    assert not any(number in warning["message"] for warning in extraction.warnings)


def test_page_and_xml_that_disagree_are_named_and_nothing_is_changed(reader: Reader) -> None:
    extraction = reader.read(carrying(cii(gross="987.65", number="B-99")))
    assert extraction.data["invoice"]["amount"] == Decimal("987.65")
    disagreeing = {warning["field"] for warning in extraction.warnings if warning["code"] == "XML_DISAGREES"}
    assert disagreeing == {"invoice.amount", "invoice.numbers"}
    assert any("120.00" in warning["message"] for warning in extraction.warnings)
    assert extraction.confidence < 0.5


def test_embedded_invoices_that_differ_are_named(reader: Reader) -> None:
    extraction = reader.read(carrying(cii(), cii(gross="130.00")))
    assert {"SEVERAL_EMBEDDED", "XML_DISAGREES"} <= codes(extraction)


def test_damaged_container_lowers_the_confidence(reader: Reader) -> None:
    extraction = reader.read(carrying(cii(), metadata=b"<x:xmpmeta><a & b></x:xmpmeta>"))
    assert "CONTAINER_DAMAGED" in codes(extraction)
    assert extraction.confidence < 0.5


@pytest.mark.parametrize(
    ("xml", "code"),
    [
        (cii(kind="381"), "CREDIT_NOTE"),
        (cii(kind="261"), "CREDIT_NOTE"),
        (cii(gross="-120.00"), "CREDIT_NOTE"),
        (cii(kind="325"), "PRO_FORMA"),
        (UBL.replace("<Invoice", "<CreditNote").replace("</Invoice>", "</CreditNote>"), "CREDIT_NOTE"),
        ("<SCRDMCCBDACIOMessageStructure/>", "ORDER"),
        ("<Order><ID>1</ID></Order>", "ORDER"),
    ],
)
def test_embedded_document_that_is_no_invoice_is_refused_with_the_reason(
    reader: Reader, xml: str, code: str
) -> None:
    extraction = reader.read(carrying(xml))
    assert extraction.warnings[0]["code"] == code
    assert extraction.confidence < 0.05


def test_french_notes_become_terms(reader: Reader) -> None:
    notes = {
        "PMD": "Pénalités de retard : 12,5 % par an.",
        "PMT": "Indemnité forfaitaire de 40 € pour frais de recouvrement.",
        "AAB": "Pas d'escompte.",
    }
    terms = reader.read(carrying(cii(notes=notes))).data["terms"]
    assert terms["late_payment_penalties"] == notes["PMD"]
    assert terms["recovery_charge"] == notes["PMT"]
    assert terms["discount"] == notes["AAB"]
    assert terms["late_payment_rate"] == pytest.approx(12.5)


def test_factored_invoice_is_flagged(reader: Reader) -> None:
    assert "FACTORED" in codes(reader.read(carrying(cii(notes={"ACC": "Créance cédée à un factor."}))))
    assert "FACTORED" in codes(reader.read(carrying(cii(kind="393"))))


def test_terms_are_read_from_the_page_too(reader: Reader) -> None:
    page = one_page(
        written(
            "Facture A-17",
            "Penalites de retard : trois fois le taux d'interet legal.",
            "Total TTC 120,00 EUR",
        )
    )
    assert reader.read(page).data["terms"]["late_payment_rate"] == "3 x legal rate"


def test_sample_invoice_states_its_late_payment_rate(reader: Reader) -> None:
    sample = Path(__file__).parents[2] / "resources" / "sample-invoice.pdf"
    assert reader.read(sample.read_bytes()).as_wire()["data"]["terms"]["late_payment_rate"] == 12


def test_kind_of_debtor_is_no_doubt_where_the_page_names_it_as_the_xml_does(reader: Reader) -> None:
    sample = load_samples("DE", date(2025, 12, 15))[0]
    data = reader.read(make_sample(sample)).data
    assert data["debtor"]["company_type"] == "company"
    assert data["fields"]["debtor.company_type"]["confidence"] >= 0.8
