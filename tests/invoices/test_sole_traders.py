"""Invoices that a sole trader set alone: no tax, a letterhead of one line, a table without lines."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from recovery_invoices import Reader
from tests.invoices.test_trades import set_by_hand

BUYER = """
    40 140 Bill to
    40 152 Blue Harbor Ltd
    40 164 27 Gloucester Road
    40 176 Leeds LS1 4AP
    400 140 Invoice number: A-17
    400 152 Invoice date: 2 October 2026
"""


def invoice(reader: Reader, *parts: str) -> dict[str, Any]:
    return reader.read(set_by_hand("\n".join(part.strip() for part in parts))).data


@pytest.mark.parametrize(
    "items",
    [
        """
        40 280 Cover design for the autumn list
        460 280 520.00
        40 300 Hand lettering of sixty envelopes
        460 300 120.00
        40 330 Total payable
        455 330 £640.00
        """,
        """
        40 280 Cover design for the autumn list
        460 280 2,000.00
        40 300 Retouching of the back cover
        460 300 400.00
        40 330 Total payable
        455 330 £2,400.00
        """,
        """
        40 280 Cover design for the autumn list
        460 280 £520.00
        40 300 Hand lettering of sixty envelopes
        460 300 £120.00
        460 330/14 £640.00
        """,
        """
        40 280 Cover design for the autumn list
        460 280 £100.00
        40 300 Hand lettering of sixty envelopes
        460 300 £90.00
        40 320 Proofs
        460 320 £80.00
        460 350/14 £270.00
        """,
    ],
)
def test_two_items_that_add_up_to_a_total_at_a_rate_are_no_net_and_tax(reader: Reader, items: str) -> None:
    read = invoice(reader, BUYER, items)["invoice"]
    total = read["amount"]
    assert total in (Decimal(640), Decimal(2400), Decimal(270))
    assert (read["amount_before_tax"], read["tax_amount"]) == (total, 0)


@pytest.mark.parametrize(
    "note",
    [
        "No VAT charged: supplier not registered for VAT.",
        "Not VAT registered",
        "Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.",
        "Kein Ausweis von Umsatzsteuer, da Kleinunternehmer",
        "TVA non applicable, art. 293 B du CGI",
        "Franchise en base de TVA",
        "Vrijgesteld van btw",
        "Btw verlegd",
        "Factuur vrijgesteld van btw op grond van de kleineondernemersregeling (KOR)",
        "Operación exenta de IVA",
        "Inversión del sujeto pasivo",
        "Operazione in regime forfettario senza applicazione dell'IVA",
        "Esente IVA art. 10",
        "Reverse charge: VAT is due from the recipient",
        "Autoliquidation de la TVA",
    ],
)
def test_note_that_no_tax_is_charged_is_no_label_of_a_tax(reader: Reader, note: str) -> None:
    items = f"""
        40 280 Cover design
        460 280 2000.00
        40 300 Retouching
        460 300 400.00
        40 330 Total
        455 330 £2400.00
        40 360 {note}
    """
    data = invoice(reader, BUYER, items)
    read = data["invoice"]
    assert (read["amount"], read["amount_before_tax"], read["tax_amount"]) == (2400, 2400, 0)
    assert data["fields"]["invoice.tax_amount"]["reason"]["code"] == "no_tax_due"


def test_tax_with_its_label_and_rate_stays_a_tax(reader: Reader) -> None:
    items = """
        40 280 Cover design
        460 280 2000.00
        40 310 Subtotal
        460 310 2000.00
        40 330 VAT 20%
        460 330 400.00
        40 350 Total
        455 350 £2400.00
        40 380 Services to customers abroad: reverse charge
    """
    read = invoice(reader, BUYER, items)["invoice"]
    assert (read["amount"], read["amount_before_tax"], read["tax_amount"]) == (2400, 2000, 400)
