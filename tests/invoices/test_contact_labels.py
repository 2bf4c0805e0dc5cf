"""An e-mail address whose label stands in the buyer's block is the buyer's, however far right its value is printed."""

from __future__ import annotations

import pytest

from recovery_invoices import Reader
from tests.invoices.test_trades import set_by_hand

INVOICE = """
40 40 Pintura Ejemplo SL · Calle Mayor 9 · 28013 Madrid
40 100 Azul Ejemplo SL
40 112 Calle Sol 4
40 124 28013 Madrid
40 136 España
40 180/13 Factura n.º A-17
400 160 Madrid, 4 de marzo de 2025
40 260 Base imponible EUR 100,00
40 272 IVA 21 % EUR 21,00
40 284 Total EUR 121,00
40 780 Pintura Ejemplo SL · NIF B12345674 · Tel. 912 345 678
"""


def contacts(reader: Reader, lines: str) -> tuple[str | None, str | None]:
    """The debtor's address and the creditor's."""
    data = reader.read(set_by_hand(f"{INVOICE.strip()}\n{lines}")).data
    debtor = [one["email"] for one in data["debtor"].get("contacts", ()) if one.get("email")]
    return (debtor[0] if debtor else None, data.get("creditor", {}).get("email"))


@pytest.mark.parametrize(
    "lines",
    [
        "40 148 E-mail:\n90 148 info@otracosa.example",
        "40 148 E-mail:\n200 148 info@otracosa.example",
        "40 148 Email\n40 160 info@otracosa.example",
        "120 136 E-mail: info@otracosa.example",
    ],
)
def test_address_labelled_in_the_buyers_block_is_the_buyers(reader: Reader, lines: str) -> None:
    assert contacts(reader, lines) == ("info@otracosa.example", None)


@pytest.mark.parametrize(
    "lines",
    [
        # A column of the seller's particulars, however near.
        "120 124 Tel.: 912 345 678\n120 136 E-mail: info@otracosa.example\n120 148 Web: otracosa.example",
        "300 136 E-mail: info@otracosa.example",
        "300 100 E-mail:\n360 100 info@otracosa.example",
    ],
)
def test_address_beside_the_buyers_block_is_not_the_buyers(reader: Reader, lines: str) -> None:
    assert contacts(reader, lines)[0] is None
