"""A branch, a site or a factor stands beside the customer with an address as whole as theirs, and owes nothing."""

from __future__ import annotations

import pytest

from recovery_invoices import Reader
from tests.invoices.test_trades import set_by_hand

SUMS = """
    40 280 Net
    300 280 100.00 GBP
    40 292 VAT 20%
    300 292 20.00 GBP
    40 304 Total
    300 304 120.00 GBP
"""
HEAD = """
    40 40/14 Invoice
    40 60 Invoice no.: A-17
    40 72 Invoice date: 4/5/2025
    40 760 Red Harbor Ltd, 8 Low Street, Hull HU1 2AB, IBAN GB33 BUKB 2020 1555 5555 55
"""


def page(*parts: str) -> bytes:
    return set_by_hand("\n".join(part.strip() for part in parts))


@pytest.mark.parametrize(
    "label",
    ["Job address", "Sales office", "Factor", "Niederlassung:", "Adresse du chantier", "Cantiere", "Sucursal",
     "Local da obra", "Werkadres:", "Miejsce wykonania"],
)  # fmt: skip
def test_party_under_a_label_of_third_parties_is_not_the_debtor(reader: Reader, label: str) -> None:
    parties = f"""
        40 109 {label}
        40 120 Green Harbor Ltd
        40 131 5 Mill Lane
        40 142 York YO1 7HH
        320 120 Blue Harbor Ltd
        320 131 1 High Street
        320 142 Leeds LS1 4AP
    """
    assert reader.read(page(HEAD, parties, SUMS)).data["debtor"]["company_name"] == "Blue Harbor Ltd"


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("Mieter", "Blaue Bucht GmbH"),
        ("Locataire", "Baie Bleue SARL"),
        ("Huurder", "Blauwe Baai BV"),
        ("Conduttore", "Baia Blu S.r.l."),
        ("Titular", "Bahía Azul S.L."),
        ("Ordered by and invoiced to", "Blue Harbor Ltd"),
    ],
)
def test_party_under_its_trades_word_for_a_customer_is_the_debtor(
    reader: Reader, label: str, name: str
) -> None:
    parties = f"""
        40 109 Green Harbor Ltd
        40 120 5 Mill Lane
        40 131 York YO1 7HH
        320 109 {label}
        320 120 {name}
        320 131 1 High Street
        320 142 Leeds LS1 4AP
    """
    assert reader.read(page(HEAD, parties, SUMS)).data["debtor"]["company_name"] == name


def test_label_of_a_third_party_with_its_value_says_nothing_of_the_address_under_it(reader: Reader) -> None:
    parties = """
        40 84 Agent: P. Example
        40 120 Blue Harbor Ltd
        40 131 1 High Street
        40 142 Leeds LS1 4AP
        320 109 Ship to
        320 120 Green Harbor Ltd
        320 131 5 Mill Lane
        320 142 York YO1 7HH
    """
    assert reader.read(page(HEAD, parties, SUMS)).data["debtor"]["company_name"] == "Blue Harbor Ltd"
