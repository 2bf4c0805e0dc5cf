"""Documents that must not become a receivable are refused with the reason; invoices are not."""

from __future__ import annotations

import pytest

from recovery_contract.reading_reasons import NOT_INVOICES
from recovery_contract.reason_templates import template_for
from recovery_contract.reasons import Reason
from recovery_invoices import Reader
from recovery_invoices.checks.kinds import KINDS, detect_other_kind, is_called_invoice
from recovery_invoices.checks.titles import other_title
from recovery_invoices.embedded.read import OTHER_DOCUMENTS
from recovery_invoices.fields.document import Document
from recovery_invoices.text.layout import Page, Word, fold, group_into_rows
from tests.invoices.pdf_parts import one_page
from tests.invoices.typeset import LANGUAGES, typeset

TITLES = {
    "CREDIT_NOTE": [
        "Credit note CN-5",
        "Avoir n° AV-5",
        "Gutschrift Nr. 5",
        "Rechnungskorrektur",
        "Stornorechnung 17",
        "Nota di credito 4",
        "Creditnota",
        "Factura rectificativa",
        "Nota de crédito",
        "Factura de abono 17",
    ],
    "QUOTE": [
        "Quotation Q-5",
        "Devis n° 17",
        "Angebot Nr. 5",
        "Offerte 2025-3",
        "Preventivo",
        "Presupuesto 8",
        "Orçamento",
        "Proposta comercial",
    ],
    "PRO_FORMA": ["Pro forma invoice 4", "Facture proforma", "Proforma-Rechnung", "Proformarechnung 86"],
    "ORDER": [
        "Purchase order",
        "Bon de commande",
        "Auftragsbestätigung 5",
        "Order confirmation",
        "Pedido",
        "Kaufbestellung",
    ],
    "DELIVERY_NOTE": ["Delivery note", "Lieferschein", "Bon de livraison", "Packing slip", "Pakbon"],
    "RECEIPT": ["Receipt", "Quittung", "Reçu", "Payment receipt", "Kassenbon", "Ricevuta", "Ontvangstbewijs"],
    "STATEMENT": ["Statement of account", "Kontoauszug", "Relevé de compte"],
    "REMINDER": ["Payment reminder", "Zahlungserinnerung", "Mahnung", "Relance", "Aanmaning"],
    "CONTRACT": ["Rental agreement", "Kaufvertrag", "Contrat de maintenance"],
    "NOT_AN_INVOICE": ["Monthly report", "Stundenzettel", "Validation report"],
}


def document(title: str, *lines: str) -> bytes:
    """A page with a large title over ordinary lines."""
    body = lines or (
        "Atelier du Lac SARL",
        "12 rue des Tilleuls",
        "74000 Annecy",
        "Oak shelf 2 x 50.00",
        "Total 100.00 EUR",
    )
    shown = b"".join(
        b"(%s) Tj T* " % line.encode("cp1252").replace(b"(", b"\\(").replace(b")", b"\\)") for line in body
    )
    head = title.encode("cp1252", "replace")
    content = b"BT /F1 20 Tf 60 770 Td (%s) Tj ET BT /F1 10 Tf 13 TL 60 720 Td " % head + shown + b"ET"
    return one_page(content).replace(
        b"/BaseFont /Helvetica", b"/BaseFont /Helvetica /Encoding /WinAnsiEncoding"
    )


@pytest.mark.parametrize(
    ("code", "title"), [(code, title) for code, titles in TITLES.items() for title in titles]
)
def test_title_names_what_it_is(reader: Reader, code: str, title: str) -> None:
    extraction = reader.read(document(title))
    assert extraction.warnings
    assert extraction.warnings[0]["code"] == code
    assert extraction.warnings[0]["message"] == Reason.of(code, **extraction.warnings[0]["params"]).message
    assert extraction.confidence < 0.05


def test_letter_is_no_invoice(reader: Reader) -> None:
    extraction = reader.read(
        document("Dear neighbours", "we are moving on 4 March 2025.", "The party costs 20.00 EUR a head.")
    )
    assert extraction.warnings[0]["code"] == "NOT_AN_INVOICE"


def test_empty_form_is_no_invoice(reader: Reader) -> None:
    extraction = reader.read(document("Invoice", "Invoice number:", "Invoice date:", "Bill to:", "Total:"))
    assert extraction.warnings[0]["code"] == "NOT_AN_INVOICE"


def test_negative_total_is_a_credit_note(reader: Reader) -> None:
    extraction = reader.read(document("Invoice A-5", "Invoice date: 2025-03-04", "Total: -120.00 EUR"))
    assert extraction.warnings[0]["code"] == "CREDIT_NOTE"


@pytest.mark.parametrize("language", LANGUAGES)
def test_invoice_is_not_refused(reader: Reader, language: str) -> None:
    for seed in range(6):
        codes = {warning["code"] for warning in reader.read(typeset(language, seed).pdf).warnings}
        assert not codes & NOT_INVOICES, (language, seed, codes)


def test_invoice_that_mentions_an_order_and_a_credit_is_an_invoice(reader: Reader) -> None:
    extraction = reader.read(
        document(
            "Rechnung 2025-17",
            "Ihre Bestellung: 4711",
            "Rechnungsdatum: 04.03.2025",
            "Gesamtbetrag 100,00 EUR",
            "Mit Minus gezeichnete Zeilen sind Gutschriften.",
        )
    )
    assert not {warning["code"] for warning in extraction.warnings} & NOT_INVOICES


@pytest.mark.parametrize("title", ["Contract Invoice", "Contract Invoice Duplicate", "Statement of Charges"])
def test_title_that_ends_as_an_invoices_does_is_an_invoices(title: str) -> None:
    words = Page(1, 595, 842, [Word(title, 40, 40, 190, 62), Word("Oak shelf", 40, 120, 90, 130)])
    group_into_rows(words)
    document = Document([words])
    assert is_called_invoice(document)
    assert detect_other_kind(document) is None


@pytest.mark.parametrize("line", ["Orderbevestiging: PO-1803", "Order confirmation: 17"])
def test_label_of_another_paper_with_its_number_is_no_title(line: str) -> None:
    words = Page(1, 595, 842, [Word(line, 40, 120, 190, 130), Word("Oak shelf", 40, 140, 90, 150)])
    group_into_rows(words)
    assert detect_other_kind(Document([words])) is None


@pytest.mark.parametrize(
    ("title", "code"),
    [
        ("Inkoopopdracht", "ORDER"),
        ("Bevestiging van uw bestelling 2142", "ORDER"),
        ("Acuse de pedido AR.512", "ORDER"),
        ("Proformarechnung 8613", "PRO_FORMA"),
        ("Pokwitowanie 482 Duplikat", "RECEIPT"),
    ],
)
def test_whole_line_is_the_title_of_another_paper(title: str, code: str) -> None:
    assert other_title(fold(title)) == code


def test_paid_invoice_is_flagged(reader: Reader) -> None:
    extraction = reader.read(
        document(
            "Rechnung 2025-17",
            "Rechnungsdatum: 04.03.2025",
            "Gesamtbetrag 100,00 EUR",
            "Der Betrag wurde bereits beglichen.",
        )
    )
    assert "ALREADY_PAID" in {warning["code"] for warning in extraction.warnings}


@pytest.mark.parametrize(
    "number",
    ["GB 980 7806 84", "GB980780684", "XI980780684", "CHE-107.787.577", "SE123456789701", "PL8567346215"],
)
def test_right_vat_number_of_any_country_is_not_called_wrong(reader: Reader, number: str) -> None:
    lines = ("Invoice number A-17", "Bill to:", "Harbour Example Ltd", "12 Sample Street", "Leeds LS1 4AP")
    extraction = reader.read(document("Invoice", *lines, f"VAT: {number}", "Total 100.00 EUR"))
    assert extraction.data["debtor"]["vat_number"] == "".join(filter(str.isalnum, number))
    assert "IDENTIFIER_INVALID" not in {warning["code"] for warning in extraction.warnings}


def test_british_vat_number_with_a_wrong_digit_is_called_wrong(reader: Reader) -> None:
    lines = ("Invoice number A-17", "Bill to:", "Harbour Example Ltd", "12 Sample Street", "Leeds LS1 4AP")
    extraction = reader.read(document("Invoice", *lines, "VAT: GB980780685", "Total 100.00 EUR"))
    assert "IDENTIFIER_INVALID" in {warning["code"] for warning in extraction.warnings}


def test_kinds_of_other_documents_are_known_to_the_contract() -> None:
    assert {code for code, *_ in KINDS} | set(OTHER_DOCUMENTS.values()) <= NOT_INVOICES
    assert all(template_for(code, {}) for code in NOT_INVOICES)


def test_credit_note_names_the_numbers_that_stand_on_it(reader: Reader) -> None:
    page = document("Credit note CN-5", "for our invoice RE 2026-014 of 3 August 2026,", "Total -100.00 EUR")
    read = reader.read(page)
    assert {"RE 2026-014", "2026-014"} <= set(read.data["invoice"]["named_numbers"])
    invoice = reader.read(document("Invoice FA-5", "Total 100.00 EUR"))
    assert "named_numbers" not in invoice.data["invoice"]
