"""What somebody pays who pays early is neither what the invoice asks for nor what was paid."""

from __future__ import annotations

from decimal import Decimal

import pytest

from recovery_invoices import Reader
from tests.invoices.test_prepaid import codes, invoice, page, sums

SENTENCES = [
    ("de", "Bei Zahlungseingang bis 05.10.2026 gewähren wir 2 % Skonto (Zahlbetrag 1.176,00 EUR)."),
    ("de", "Bei Zahlung bis 05.10.2026 zu zahlen: 1.176,00 EUR"),
    ("de", "abzüglich 2 % Skonto = 1.176,00 EUR zu zahlen bis 05.10.2026"),
    ("fr", "Escompte de 2 % pour paiement avant le 05/10/2026, net à payer 1 176,00 EUR"),
    ("fr", "Si paiement sous 8 jours, net à payer : 1 176,00 EUR"),
    ("en", "2 % early payment discount: amount due 1,176.00 EUR"),
    ("en", "If paid by 5 October 2026, amount due 1,176.00 EUR"),
    ("nl", "Bij betaling binnen 8 dagen 2 % korting, te betalen 1.176,00 EUR"),
    ("nl", "Betalingskorting 2 %: te betalen 1.176,00 EUR"),
    ("it", "Sconto cassa 2 %, netto a pagare 1.176,00 EUR"),
    ("es", "Descuento por pronto pago 2 %: total a pagar 1.176,00 EUR"),
]


@pytest.mark.parametrize(("language", "sentence"), SENTENCES)
def test_sum_after_a_discount_for_early_payment_is_not_what_is_due(
    reader: Reader, language: str, sentence: str
) -> None:
    extraction = reader.read(invoice(language, ("", ""), (sentence, "")))
    assert sums(extraction) in ((Decimal(1200), None, None), (Decimal(1200), None, Decimal(1200)))
    assert "DUE_DIFFERS" not in codes(extraction)


def test_sentence_that_goes_on_in_the_next_line_is_one(reader: Reader) -> None:
    rows = (
        ("", ""),
        (
            "Zahlbar bis 12.10.2026 ohne Abzug. Bei Zahlungseingang bis 05.10.2026 gewähren wir 2,5 % Skonto",
            "",
        ),
        ("(Zahlbetrag 1.170,00 EUR).", ""),
    )
    content = invoice("de", *rows).replace(b"60 634 Td", b"60 640 Td")
    assert sums(reader.read(content)) == (Decimal(1200), None, None)


@pytest.mark.parametrize(
    ("language", "discount", "rest"),
    [
        ("de", "2 % Skonto bis 05.10.2026", "Zahlbetrag"),
        ("de", "Abzüglich Skonto bei Zahlung bis 05.10.2026", "Zahlbetrag abzüglich Skonto"),
        ("fr", "Escompte 2 % si paiement avant le 05/10/2026", "Net à payer"),
        ("en", "Prompt payment discount 2 %", "Amount payable"),
        ("nl", "Korting voor contante betaling 2 %", "Te betalen"),
        ("it", "Sconto per pagamento entro il 05/10/2026", "Netto a pagare"),
        ("es", "Pronto pago 2 %", "Total a pagar"),
    ],
)
def test_rows_of_a_discount_for_early_payment_are_neither_paid_nor_due(
    reader: Reader, language: str, discount: str, rest: str
) -> None:
    extraction = reader.read(invoice(language, (discount, "-24.00"), (rest, "1176.00")))
    assert sums(extraction) in ((Decimal(1200), None, None), (Decimal(1200), None, Decimal(1200)))


@pytest.mark.parametrize("without", ["Zahlbar ohne Skonto: zu zahlen", "Zu zahlen ohne Skontoabzug"])
def test_where_no_discount_is_given_the_amount_is_due(reader: Reader, without: str) -> None:
    extraction = reader.read(invoice("de", ("Abzüglich Anzahlung", "-400.00"), (without, "800.00")))
    assert sums(extraction) == (Decimal(1200), Decimal(400), Decimal(800))


def test_full_price_after_the_discounted_one_is_the_total(reader: Reader) -> None:
    rows = (
        ("Rechnung A-17", ""),
        ("If paid by 5 October 2026, pay 1,176.00 EUR; otherwise", ""),
        ("Total", "1,200.00 EUR"),
    )
    assert reader.read(page(*rows)).data["invoice"]["amount"] == Decimal(1200)
