"""What no known label announces is found by its place: sums that add up in a column, dates by their order."""

from __future__ import annotations

from decimal import Decimal

import pytest

from recovery_invoices import Reader
from tests.invoices.test_trades import set_by_hand

CERTAIN = 0.9
HEAD = """
    40 40/14 Invoice A-17
    40 60 Zyxwv: 4 March 2025
    40 72 Wvuts: 3 April 2025
    40 100 Bill to
    40 111 Blue Harbor Ltd
    40 122 1 High Street
    40 133 Leeds LS1 4AP
"""
SUMS = """
    40 280 Qwe rtz
    300 280 100.00 GBP
    40 292 Asd fgh 15%
    300 292 15.00 GBP
    40 304 Yxc vbn 5%
    300 304 5.00 GBP
    40 316 Plm okn
    300 316 120.00 GBP
"""


def page(*parts: str) -> bytes:
    return set_by_hand("\n".join(part.strip() for part in parts))


def test_sums_without_known_labels_are_found_but_not_certain(reader: Reader) -> None:
    data = reader.read(page(HEAD, SUMS)).data
    invoice = data["invoice"]
    sums = invoice["amount"], invoice["amount_before_tax"], invoice["tax_amount"]
    assert sums == (Decimal(120), Decimal(100), Decimal(20))
    paths = ("invoice.amount", "invoice.amount_before_tax", "invoice.tax_amount")
    assert all(data["fields"][path]["confidence"] < CERTAIN for path in paths)


def test_dates_without_known_labels_are_told_apart_by_their_order(reader: Reader) -> None:
    data = reader.read(page(HEAD, SUMS)).data
    assert (data["invoice"]["issue_date"], data["invoice"]["due_date"]) == ("2025-03-04", "2025-04-03")
    assert all(
        data["fields"][f"invoice.{name}"]["confidence"] < CERTAIN for name in ("issue_date", "due_date")
    )


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("Qwertz A-1742", "A-1742"),
        ("Qwertz 20251742 of 4 March 2025", "20251742"),
        ("FT A2025/17", "FT A2025/17"),
    ],
)
def test_number_without_known_label_is_found_but_not_certain(reader: Reader, line: str, number: str) -> None:
    data = reader.read(page(HEAD.replace("Invoice A-17", f"Invoice\n    40 50 {line}"), SUMS)).data
    assert data["invoice"]["numbers"] == [number]
    assert data["fields"]["invoice.numbers"]["confidence"] < CERTAIN


def test_buyer_without_town_is_found_by_name_and_street(reader: Reader) -> None:
    lines = HEAD.replace("40 100 Bill to\n", "").replace("40 133 Leeds LS1 4AP", "40 133 Lagos")
    debtor = reader.read(page(lines, SUMS)).data["debtor"]
    assert (debtor["company_name"], debtor["address"]["city"]) == ("Blue Harbor Ltd", "Lagos")


@pytest.mark.parametrize(
    "line", ["Order date: 3 April 2025", "Subscription from 4 March 2025 to 3 April 2025"]
)
def test_day_of_something_else_is_not_the_due_date(reader: Reader, line: str) -> None:
    lines = HEAD.replace("Wvuts: 3 April 2025", line)
    assert "due_date" not in reader.read(page(lines, SUMS)).data["invoice"]


def test_invoice_without_a_total_is_no_other_document(reader: Reader) -> None:
    extraction = reader.read(page(HEAD.replace("Zyxwv", "Invoice date")))
    assert not any(warning["code"] == "NOT_AN_INVOICE" for warning in extraction.warnings)
    assert "invoice.amount" in extraction.missing_fields


def test_payment_beside_another_table_is_the_one_that_adds_up(reader: Reader) -> None:
    lines = """
        40 280 Net total
        160 280 100.00 GBP
        40 292 VAT 20 %
        160 292 20.00 GBP
        40 304 Total
        160 304 120.00 GBP
        300 304 20 %
        380 304 100.00
        460 304 20.00
        40 316 Deposit received
        160 316 -50.00 GBP
        380 316 100.00
        460 316 20.00
        40 328 Balance due
        160 328 70.00 GBP
    """
    invoice = reader.read(page(HEAD, lines)).data["invoice"]
    assert (invoice["prepaid_amount"], invoice["due_amount"]) == (Decimal(50), Decimal(70))


def test_page_beside_the_number_is_no_part_of_it(reader: Reader) -> None:
    foot = "    40 780 Tischlerei Beispiel · Rechnung 2026-091 – Seite 1 von 2"
    head = """
        40 40/14 Rechnung 2026-091 – Seite 1 von 2
        40 60 Rechnungsdatum: 02.06.2026
        40 100 Rechnungsempfänger
        40 111 Beispiel Holzbau GmbH
        40 122 Musterweg 1
        40 133 99999 Musterstadt
    """
    assert reader.read(page(head, SUMS, foot)).data["invoice"]["numbers"] == ["2026-091"]


def test_heading_of_the_next_column_is_not_what_was_delivered(reader: Reader) -> None:
    table = """
        40 180 Leistung
        110 190 Menge
        400 180 Preis
        40 202 Küchenfront aus Eiche
        300 202 2
        400 202 50.00
    """
    description = reader.read(page(HEAD, table, SUMS)).data["invoice"]["service_description"]
    assert description == "Küchenfront aus Eiche"


@pytest.mark.parametrize("line", ["Leeds, 4 March 2025", "Milton Keynes, the 4 March 2025"])
def test_day_after_a_town_is_the_day_of_issue(reader: Reader, line: str) -> None:
    lines = HEAD.replace("40 72 Wvuts", "40 84 Uvtsr: 14 March 2025\n    40 72 Wvuts")
    lines = lines.replace("Zyxwv: 4 March 2025", line)
    assert reader.read(page(lines, SUMS)).data["invoice"]["issue_date"] == "2025-03-04"


def test_number_broken_at_its_hyphen_is_read_whole_and_not_certain(reader: Reader) -> None:
    lines = HEAD.replace(
        "40 40/14 Invoice A-17", "40 24/14 Invoice\n    40 38 Invoice no. RE2605-\n    40 49 831 of April"
    )
    data = reader.read(page(lines, SUMS)).data
    assert data["invoice"]["numbers"] == ["RE2605-831"]
    assert data["fields"]["invoice.numbers"]["confidence"] < CERTAIN


def test_number_whose_rest_is_not_read_is_not_certain(reader: Reader) -> None:
    lines = HEAD.replace("40 40/14 Invoice A-17", "40 24/14 Invoice\n    40 38 Invoice no. RE2605-")
    assert reader.read(page(lines, SUMS)).data["fields"]["invoice.numbers"]["confidence"] < CERTAIN


def test_number_of_two_groups_before_the_page_is_certain(reader: Reader) -> None:
    lines = HEAD.replace("Invoice A-17", "Factura N.º: E 849 849 Página 2")
    data = reader.read(page(lines, SUMS)).data
    assert data["invoice"]["numbers"] == ["E 849 849"]
    assert data["fields"]["invoice.numbers"]["confidence"] >= CERTAIN
