"""What was paid before and what is due: in the XML of every dialect, and by the usual words of six languages."""

from __future__ import annotations

from decimal import Decimal

import pytest

from recovery_invoices import Extraction, Reader
from tests.invoices.embedding import UBL, carrying, cii
from tests.invoices.pdf_parts import one_page
from tests.invoices.test_trades import set_by_hand

LINES = {
    "en": ("Invoice A-17", "Subtotal", "VAT 20 %", "Total"),
    "fr": ("Facture A-17", "Total HT", "TVA 20 %", "Total TTC"),
    "de": ("Rechnung A-17", "Nettobetrag", "MwSt 20 %", "Rechnungsbetrag"),
    "es": ("Factura A-17", "Base imponible", "IVA 20 %", "Total factura"),
    "it": ("Fattura A-17", "Imponibile", "IVA 20 %", "Totale fattura"),
    "nl": ("Factuur A-17", "Subtotaal", "Btw 20 %", "Totaal incl. btw"),
}
PAYMENTS = {
    "en": [("Less deposit received", "Balance due"), ("Amount paid", "Amount due"), ("Deposit", "Left to pay"),
           ("Paid to date", "Outstanding balance"), ("Advance payment", "Balance to pay")],
    "fr": [("Acompte versé", "Net à payer"), ("Acompte", "Reste à payer"), ("Montant déjà réglé", "Solde dû"),
           ("Déjà payé", "Montant restant dû"), ("Arrhes versées", "Solde à payer")],
    "de": [("Abzüglich Anzahlung", "Restbetrag"), ("Bereits gezahlt", "Noch zu zahlen"), ("Anzahlung", "Zahlbetrag"),
           ("Geleistete Anzahlungen", "Offener Betrag"), ("Erhaltene Anzahlung", "Verbleibender Betrag")],
    "es": [("Anticipo recibido", "Importe pendiente"), ("Entrega a cuenta", "Resto a pagar"),
           ("Importe pagado", "Saldo pendiente"), ("Anticipo", "Total a pagar")],
    "it": [("Acconto versato", "Saldo a pagare"), ("Già pagato", "Importo dovuto"), ("Acconto", "Netto a pagare"),
           ("Anticipo ricevuto", "Residuo da pagare")],
    "nl": [("Aanbetaling", "Nog te betalen"), ("Reeds betaald", "Openstaand bedrag"), ("Voorschot", "Te betalen"),
           ("Ontvangen betaling", "Restbedrag")],
}  # fmt: skip


def page(*rows: tuple[str, str]) -> bytes:
    """Labels at the left of the lower half, amounts at their right, one pair a row."""
    content = b""
    for index, (label, value) in enumerate(rows):
        y = 760 - 18 * index
        for x, text in ((60, label), (430, value)):
            if text:
                shown = text.encode("cp1252").replace(b"(", b"\\(").replace(b")", b"\\)")
                content += b"BT /F1 10 Tf %d %d Td (%s) Tj ET " % (x, y, shown)
    return one_page(content).replace(
        b"/BaseFont /Helvetica", b"/BaseFont /Helvetica /Encoding /WinAnsiEncoding"
    )


def money(language: str, text: str) -> str:
    return f"{text} EUR" if language == "en" else f"{text.replace('.', ',')} EUR"


def invoice(language: str, *more: tuple[str, str]) -> bytes:
    title, net, tax, gross = LINES[language]
    sums = ((net, "1000.00"), (tax, "200.00"), (gross, "1200.00"), *more)
    return page((title, ""), *((label, money(language, value) if value else "") for label, value in sums))


def sums(extraction: Extraction) -> tuple[object, object, object]:
    invoice = extraction.data["invoice"]
    return invoice.get("amount"), invoice.get("prepaid_amount"), invoice.get("due_amount")


def codes(extraction: Extraction) -> set[str]:
    return {warning["code"] for warning in extraction.warnings}


@pytest.mark.parametrize(
    ("language", "paid", "due"),
    [(language, *words) for language, all_words in PAYMENTS.items() for words in all_words],
)
def test_deposit_and_sum_due_of_the_page_are_read(reader: Reader, language: str, paid: str, due: str) -> None:
    extraction = reader.read(invoice(language, (paid, "-400.00"), (due, "800.00")))
    assert sums(extraction) == (Decimal(1200), Decimal(400), Decimal(800))
    assert not codes(extraction) & {"ALREADY_PAID", "DUE_DIFFERS", "CREDIT_NOTE"}


@pytest.mark.parametrize("language", LINES)
def test_deposit_without_a_sum_due_gives_the_rest(reader: Reader, language: str) -> None:
    extraction = reader.read(invoice(language, (PAYMENTS[language][0][0], "400.00")))
    assert sums(extraction) == (Decimal(1200), Decimal(400), Decimal(800))
    assert extraction.data["fields"]["invoice.due_amount"]["confidence"] < 0.9


@pytest.mark.parametrize("language", LINES)
def test_deposit_of_zero_says_nothing(reader: Reader, language: str) -> None:
    paid, due = PAYMENTS[language][0]
    extraction = reader.read(invoice(language, (paid, "0.00"), (due, "1200.00")))
    assert sums(extraction) == (Decimal(1200), None, Decimal(1200))
    assert "ALREADY_PAID" not in codes(extraction)


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ((("Net", "1,000.00"), ("VAT 20%", "200.00"), ("Less deposit received 20/07/2026", "-500.00"),
          ("Balance due (GBP)", "£700.00")), (1200, 500, 700)),
        ((("Fitting a counter", "1,000.00"), ("Deposit received 12 May", "-500.00"), ("Balance due", "500.00")),
         (1000, 500, 500)),
        ((("Zimmererarbeiten", "1.000,00"), ("abzgl. Abschlagszahlung 1 (erhalten 01.07.2026)", "-500,00"),
          ("USt. 19 % aus 1.000,00", "190,00"), ("Noch zu zahlen", "690,00 EUR")), (1190, 500, 690)),
        ((("Total HT", "1 000,00"), ("TVA 20 %", "200,00"), ("Acompte versé le 12/05/2025", "-500,00"),
          ("Reste à payer", "700,00")), (1200, 500, 700)),
    ],
    ids=["en", "en without tax", "de", "fr"],
)  # fmt: skip
def test_total_that_no_label_names_follows_from_deposit_and_sum_due(
    reader: Reader, rows: tuple[tuple[str, str], ...], expected: tuple[int, int, int]
) -> None:
    assert sums(reader.read(page(("Invoice A-17", ""), *rows))) == tuple(map(Decimal, expected))


@pytest.mark.parametrize(
    ("language", "paid", "due"),
    [
        ("en", "Less 50% deposit paid 3 May 2025", "Balance due"),
        ("en", "Part payment", "Balance now due"),
        ("en", "Received with thanks 12 May", "To pay"),
        ("de", "./. Anzahlung lt. Rechnung 2025-11", "Zahlbetrag"),
    ],
)
def test_deposit_that_is_described_is_read(reader: Reader, language: str, paid: str, due: str) -> None:
    for row in ((paid, "-400.00"), (f"{paid} {money(language, '-400.00')}", "")):
        extraction = reader.read(invoice(language, row, (due, "800.00")))
        assert sums(extraction) == (Decimal(1200), Decimal(400), Decimal(800))
        assert "DUE_DIFFERS" not in codes(extraction)


def test_deposits_are_added_up(reader: Reader) -> None:
    more = (("Acompte 1 versé", "-300.00"), ("Acompte 2 versé", "-100.00"), ("Net à payer", "800.00"))
    assert sums(reader.read(invoice("fr", *more))) == (Decimal(1200), Decimal(400), Decimal(800))


@pytest.mark.parametrize(
    ("language", "change", "rest", "due"),
    [
        ("it", ("R.A. 15%", "-150.00"), ("Da versare", "1050.00"), 1050),
        ("es", ("I.R.P.F.", "-150.00"), ("Resta por pagar", "1050.00"), 1050),
        ("en", ("Retainage", "-60.00"), ("Comes to", "1140.00"), 1140),
        ("de", ("Vortrag", "150.00"), ("Zahlbetrag", "1350.00"), 1350),
    ],
)
def test_what_is_left_after_an_amount_that_is_no_payment_is_due(
    reader: Reader, language: str, change: tuple[str, str], rest: tuple[str, str], due: int
) -> None:
    amount, _, read = sums(reader.read(invoice(language, change, rest)))
    assert (amount, read) == (Decimal(1200), Decimal(due))


def test_tax_by_rate_under_the_total_leaves_nothing_due(reader: Reader) -> None:
    amount, _, due = sums(reader.read(invoice("en", ("Goods at 20 %", "900.00"), ("Work at 20 %", "300.00"))))
    assert (amount, due) == (Decimal(1200), None)


def test_fully_paid_invoice_is_reported(reader: Reader) -> None:
    extraction = reader.read(invoice("en", ("Amount paid", "1200.00"), ("Balance due", "0.00")))
    assert sums(extraction) == (Decimal(1200), Decimal(1200), Decimal(0))
    assert "ALREADY_PAID" in codes(extraction)


@pytest.mark.parametrize(
    "sentence",
    [
        "The deposit has been paid.", "Die Anzahlung wurde bereits bezahlt.", "L'acompte a deja ete paye.",
        "Falls der Betrag bereits bezahlt ist, betrachten Sie diese Rechnung als gegenstandslos.",
        "Si vous avez deja regle, ignorez ce courrier.", "L'acconto e gia pagato.",
        "El anticipo ya pagado se descuenta.",
        "If this invoice has already been paid, please ignore it.", "De aanbetaling is reeds voldaan.",
        "Acompte deja regle : 0,00 EUR",
    ],
)  # fmt: skip
def test_already_paid_never_follows_from_a_part_or_a_condition(reader: Reader, sentence: str) -> None:
    assert "ALREADY_PAID" not in codes(reader.read(invoice("fr", (sentence, ""))))


@pytest.mark.parametrize(
    ("language", "stamp"),
    [
        ("fr", "Payée le 09/09/2026"),
        ("fr", "Acquittée"),
        ("de", "Bezahlt am 09.09.2026"),
        ("en", "PAID on 9 September 2026"),
    ],
)
def test_stamp_on_a_paid_invoice_is_told(reader: Reader, language: str, stamp: str) -> None:
    assert "ALREADY_PAID" in codes(reader.read(invoice(language, (stamp, ""))))


def test_deposit_that_is_asked_for_was_not_paid(reader: Reader) -> None:
    extraction = reader.read(invoice("fr", ("Acompte à verser à la commande", "400.00")))
    assert extraction.data["invoice"].get("prepaid_amount") is None


def test_sum_due_that_nothing_explains_is_doubted(reader: Reader) -> None:
    extraction = reader.read(invoice("fr", ("Net à payer", "950.00")))
    read = extraction.data["invoice"]
    assert (read["amount"], read["prepaid_amount"]) == (Decimal(1200), Decimal(250))
    assert "DUE_DIFFERS" in codes(extraction)


def with_payments(xml: str, prepaid: str, rounding: str, due: str) -> str:
    if "Invoice xmlns=" in xml:
        more = f"<cbc:PrepaidAmount>{prepaid}</cbc:PrepaidAmount>" if prepaid else ""
        more += f"<cbc:PayableRoundingAmount>{rounding}</cbc:PayableRoundingAmount>" if rounding else ""
        return xml.replace("</cac:Legal", f"{more}<cbc:PayableAmount>{due}</cbc:PayableAmount></cac:Legal")
    more = f"<ram:TotalPrepaidAmount>{prepaid}</ram:TotalPrepaidAmount>" if prepaid else ""
    more += f"<ram:RoundingAmount>{rounding}</ram:RoundingAmount>" if rounding else ""
    before = "<ram:DuePayableAmount>120.00<"
    assert before in xml
    return xml.replace(before, f"{more}<ram:DuePayableAmount>{due}<")


@pytest.mark.parametrize("xml", [cii(), UBL], ids=["cii", "ubl"])
@pytest.mark.parametrize(
    ("prepaid", "rounding", "due", "expected"),
    [
        ("20.00", "", "100.00", (Decimal("20.00"), Decimal("100.00"))),
        ("20.00", "0.03", "100.03", (Decimal("20.00"), Decimal("100.03"))),
        ("0.00", "", "120.00", (None, Decimal("120.00"))),
        ("", "-0.01", "119.99", (None, Decimal("119.99"))),
        ("", "", "100.00", (Decimal("20.00"), Decimal("100.00"))),
        ("120.00", "", "0.00", (Decimal("120.00"), Decimal("0.00"))),
    ],
)
def test_payments_of_the_xml_are_read(
    reader: Reader, xml: str, prepaid: str, rounding: str, due: str, expected: tuple[Decimal | None, Decimal]
) -> None:
    extraction = reader.read(carrying(with_payments(xml, prepaid, rounding, due)))
    assert sums(extraction) == (Decimal(120), *expected)
    assert ("ALREADY_PAID" in codes(extraction)) == (due == "0.00")
    assert "SUM_MISMATCH" not in codes(extraction)


def test_sums_of_the_xml_that_do_not_fit_are_doubted(reader: Reader) -> None:
    extraction = reader.read(carrying(with_payments(cii(), "20.00", "", "90.00")))
    assert ("SUM_MISMATCH", "invoice.due_amount") in {
        (one["code"], one["field"]) for one in extraction.warnings
    }


def test_deduction_in_parts_leaves_what_is_due_and_is_to_be_checked(reader: Reader) -> None:
    paper = set_by_hand(
        """
        60 100 Wohnbau Muster eG
        60 112 Lindenallee 4
        60 124 50733 Köln
        60 200/14 Schlussrechnung Nr. A-17
        60 300 Nettobetrag
        430 300 10.165,40 EUR
        60 314 zzgl. 19 % Umsatzsteuer
        430 314 1.931,43 EUR
        60 328 Gesamtbetrag brutto
        430 328 12.096,83 EUR
        60 342 abzgl. 1. Abschlagsrechnung 2026-0171 vom 21.08.2026,
        60 356 gezahlt am 01.09.2026, netto
        430 356 - 4.000,00 EUR
        60 370 zzgl. 19 % USt.
        430 370 - 760,00 EUR
        60 384 Noch zu zahlender Betrag
        430 384 7.336,83 EUR
        """
    )
    extraction = reader.read(paper)
    invoice = extraction.data["invoice"]
    assert (invoice["amount"], invoice["prepaid_amount"]) == (Decimal("12096.83"), Decimal("4760.00"))
    assert extraction.data["fields"]["invoice.prepaid_amount"]["confidence"] <= 0.5
