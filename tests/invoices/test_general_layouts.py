"""What many layouts share: fields between bars, taxes by rate, broken names, discount days, other apostrophes."""

from __future__ import annotations

from decimal import Decimal

import pytest

from recovery_invoices import Reader
from recovery_invoices.fields.amounts import find_amounts
from recovery_invoices.text.layout import fold
from tests.invoices.pdf_parts import one_page, written
from tests.invoices.test_prepaid import page


@pytest.mark.parametrize("apostrophe", ["'", "’", "′", "ʼ", "‘"])
def test_amount_with_any_apostrophe_between_thousands_is_whole(apostrophe: str) -> None:
    [match] = find_amounts(fold(f"CHF 5{apostrophe}481.93"))
    assert match.value(".") == Decimal("5481.93")


def test_amount_after_an_unknown_separator_is_not_cut(reader: Reader) -> None:
    assert [one.digits for one in find_amounts(fold("5˙481.93"))] != ["481.93"]


def test_fields_between_bars_are_each_read(reader: Reader) -> None:
    line = "Document no.: A-17 | Date: 4 March 2025 | Account: 5501 | Pay by: 3 April 2025"
    invoice = reader.read(page(("Invoice", ""), (line, ""), ("Total", "120.00 EUR"))).data["invoice"]
    assert (invoice["numbers"], invoice["issue_date"], invoice["due_date"]) == (
        ["A-17"],
        "2025-03-04",
        "2025-04-03",
    )


@pytest.mark.parametrize("first", ["TVA 20 %", "20 % TVA"])
def test_taxes_by_rate_are_added(reader: Reader, first: str) -> None:
    rows = (
        ("Total HT", "1 500,00 EUR"),
        (first, "200,00 EUR"),
        ("TVA 5,5 %", "27,50 EUR"),
        ("Total TTC", "1 727,50 EUR"),
    )
    invoice = reader.read(page(("Facture A-17", ""), *rows)).data["invoice"]
    sums = invoice["amount"], invoice["amount_before_tax"], invoice["tax_amount"]
    assert sums == (Decimal("1727.5"), Decimal(1500), Decimal("227.5"))


@pytest.mark.parametrize(
    "terms",
    [
        "Escompte de 2 % si paiement avant le 12/03/2025",
        "2 % Skonto bei Zahlung bis 12.03.2025",
        "2 % korting bij betaling voor 12-03-2025",
        "Sconto 2 % per pagamento entro il 12/03/2025",
    ],
)
def test_last_day_of_a_discount_is_not_the_due_date(reader: Reader, terms: str) -> None:
    rows = (("Facture A-17", ""), ("Date de facture", "04/03/2025"), ("Total TTC", "120,00 EUR"), (terms, ""))
    data = reader.read(page(*rows)).data
    evidence = data["fields"].get("invoice.due_date")
    assert data["invoice"].get("due_date") != "2025-03-12" or evidence["confidence"] < 0.7


@pytest.mark.parametrize(
    ("lines", "name"),
    [
        (("Glazing Contractors of the North", "LLP"), "Glazing Contractors of the North LLP"),
        (
            ("Conseil en Renovation et", "Batiment Exemple SARL"),
            "Conseil en Renovation et Batiment Exemple SARL",
        ),
        (("Data Services Specimen AB",), "Data Services Specimen AB"),
        (("Total Exemple SA",), "Total Exemple SA"),
    ],
)
def test_name_of_the_debtor_is_read_whole(reader: Reader, lines: tuple[str, ...], name: str) -> None:
    address = ("Bill to:", *lines, "12 Sample Street", "Leeds LS1 4AP")
    debtor = reader.read(one_page(written("Invoice A-17", *address, "", "Total 120.00 EUR"))).data["debtor"]
    assert debtor["company_name"] == name
    assert debtor["address"]["line1"] == "12 Sample Street"
