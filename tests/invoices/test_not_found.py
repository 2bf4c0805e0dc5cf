"""What was not found is one thing, what is no invoice another; a foreign language is said, nothing of it certain."""

from __future__ import annotations

import typst

from recovery_invoices import Reader
from recovery_invoices.extraction import Extraction
from recovery_invoices.fields.language import detect_language


def read(reader: Reader, source: str) -> Extraction:
    pdf = typst.compile(source.encode())
    assert isinstance(pdf, bytes)
    return reader.read(pdf)


def codes(extraction: Extraction) -> list[str]:
    return [warning["code"] for warning in extraction.warnings]


def test_titled_invoice_without_a_total_is_an_invoice_with_gaps(reader: Reader) -> None:
    extraction = read(
        reader, "= Invoice A-17\nBill to: \\ Blue Ltd \\ 4 High Street \\ Leeds LS1 4AP\n\nAs agreed."
    )
    assert "NOT_AN_INVOICE" not in codes(extraction)
    assert "invoice.amount" in extraction.missing_fields


def test_page_with_all_of_an_invoice_but_its_name_is_not_refused(reader: Reader) -> None:
    extraction = read(
        reader,
        """*Bluewater Joinery Limited* \\ Dock Road 4 \\ Portsmouth PO2 8HB

Bill to: \\ Harrow Lane Catering Ltd \\ 18 Harrow Lane \\ Southampton SO14 2AR

Date: 4 March 2025 \\ Payment due: 3 April 2025

#table(columns: 2, [Oak counter], [£100.00], [Net], [£100.00], [VAT 20%], [£20.00], [Total], [£120.00])""",
    )
    assert codes(extraction) == ["NOT_CALLED_INVOICE"]
    assert extraction.data["debtor"]["company_name"] == "Harrow Lane Catering Ltd"


def test_letter_is_still_no_invoice(reader: Reader) -> None:
    letter = "Dear Sirs, \\ thank you for your visit on 4 March 2025. We are looking forward to seeing you again soon."
    assert codes(read(reader, letter))[:1] == ["NOT_AN_INVOICE"]


def test_language_without_rules_is_said_and_nothing_is_certain(reader: Reader) -> None:
    extraction = read(
        reader,
        """= Faktura 1182
Fakturadatum: 2025-03-04 \\ Förfallodatum: 2025-04-03

Nordtak Konsult AB och Skogsvik Energi AB \\ Hamngatan 14 \\ 852 29 Sundsvall

Betalning ska ske till vårt bankgiro. Antal timmar är inte avrundat.

#table(columns: 2, [Netto], [1 000,00], [Moms 25 %], [250,00], [Summa att betala SEK], [1 250,00])""",
    )
    assert "LANGUAGE_NOT_KNOWN" in codes(extraction)
    fields = extraction.data["fields"]
    assert fields, "what stands out is given all the same"
    assert all(one["confidence"] < 0.9 for one in fields.values())


def test_languages_are_told_apart() -> None:
    assert detect_language(["rechnung", "bitte zahlen sie den betrag"]) == ("de", True)
    assert detect_language(["faktura nr", "sprzedawca", "nabywca", "do zaplaty"]) == ("pl", True)
    assert detect_language(["17", "120,00"])[1], "figures alone are no foreign language"
    greek = "τιμολόγιο αριθμός ημερομηνία πελάτης ποσότητα τιμή σύνολο φόρος πληρωτέο ποσό παρακαλούμε"
    assert not detect_language([greek])[1]
