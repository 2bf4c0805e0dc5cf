"""The contract's rate for late payment is read from its usual wordings, and no other rate is taken for it."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from recovery_invoices import Reader
from recovery_invoices.checks.rates import parse_late_payment_rate
from tests.invoices.pdf_parts import one_page, written

STATED = [
    ("En cas de retard de paiement : intérêts au taux de 12 % l’an et indemnité forfaitaire de 40 €.", "12"),
    ("Pénalités de retard : 12,5 % par an.", "12.5"),
    ("Tout retard de paiement entraîne des pénalités au taux annuel de 10 %.", "10"),
    ("Taux des pénalités de retard : 15 %. Escompte pour paiement anticipé : 2 %.", "15"),
    ("Pas d'escompte pour paiement anticipé. Intérêts de retard : 1 % par mois.", "12"),
    ("Toute somme non payée à l'échéance portera intérêt au taux de 12 pour cent l'an.", "12"),
    ("Late payments are subject to interest at 8% per annum.", "8"),
    ("Interest of 1.5% per month will be charged on overdue balances.", "18.0"),
    ("We charge 12 per cent interest a year on late payment; 2% discount within 10 days.", "12"),
    ("A finance charge of 1.5% monthly applies to past due accounts.", "18.0"),
    ("Bei Zahlungsverzug berechnen wir Verzugszinsen in Höhe von 9 % p. a.", "9"),
    (
        "Bei verspäteter Zahlung fallen 10 Prozent Zinsen pro Jahr an. 3 % Skonto bei Zahlung in 8 Tagen.",
        "10",
    ),
    ("Bei Zahlung innerhalb 10 Tagen 2 % Skonto, bei Verzug 8 % Zinsen.", "8"),
    ("En caso de demora se aplicará un interés del 10 % anual.", "10"),
    ("El retraso en el pago devengará intereses de demora al 12 por ciento anual. IVA 21 %.", "12"),
    ("In caso di ritardato pagamento saranno applicati interessi di mora del 9% annuo.", "9"),
    ("Interessi moratori: 12 per cento annuo. IVA 22 %.", "12"),
    ("Bij te late betaling brengen wij 12% rente per jaar in rekening.", "12"),
    ("Bij overschrijding van de betaaltermijn is een rente van 1% per maand verschuldigd.", "12"),
    ("Pénalités de retard : trois fois le taux d'intérêt légal.", "3 x legal rate"),
]
NONE_STATED = [
    "Escompte de 2 % pour paiement anticipé sous 8 jours, aucun en cas de retard.",
    "2 % Skonto bei Zahlung innerhalb von 10 Tagen, danach Verzug.",
    "TVA 20 % ; en cas de retard, pénalités légales.",
    "MwSt 19 %. Bei Zahlungsverzug gelten die gesetzlichen Zinsen.",
    "Bei Verzug berechnen wir 9 Prozentpunkte über dem Basiszinssatz.",
    "Verzugszinsen: 9 % über dem Basiszinssatz.",
    "Late payment interest at 8% above the Bank of England base rate.",
    "Pénalités de retard : taux BCE majoré de 10 points de pourcentage.",
    "Pénalités au taux directeur de la BCE + 10 %, en cas de retard.",
    "Interessi di mora: tasso BCE maggiorato di 8 punti percentuali.",
    "5% discount for early payment. Late payments incur a fixed fee.",
    "Korting 3 % bij betaling binnen 8 dagen; bij te late betaling volgt een herinnering.",
    "Pronto pago: descuento del 3 %. En caso de retraso se aplicará la ley.",
    "Deposit 30 % on order, balance on delivery, overdue interest by law.",
    "0,5 % par jour de retard",
]


@pytest.mark.parametrize(("text", "rate"), STATED)
def test_late_payment_rate_is_read_from_its_wording(text: str, rate: str) -> None:
    stated = parse_late_payment_rate(text)
    assert stated == (rate if "legal" in rate else Decimal(rate))


@pytest.mark.parametrize("text", NONE_STATED)
def test_late_payment_rate_is_not_taken_from_another_rate(text: str) -> None:
    assert parse_late_payment_rate(text) is None


def test_late_payment_rate_of_the_sample_invoice(reader: Reader) -> None:
    sample = Path(__file__).parents[2] / "resources" / "sample-invoice.pdf"
    terms = reader.read(sample.read_bytes()).data["terms"]
    assert terms["late_payment_rate"] == Decimal(12)
    assert "12 %" in terms["late_payment_penalties"]


def test_late_payment_rate_runs_over_the_end_of_a_line(reader: Reader) -> None:
    lines = (
        "Rechnung A-17",
        "Gesamtbetrag 120,00 EUR",
        "Bei verspaeteter Zahlung berechnen wir",
        "Zinsen von 7,5 % im Jahr.",
    )
    assert reader.read(one_page(written(*lines))).data["terms"]["late_payment_rate"] == Decimal("7.5")
