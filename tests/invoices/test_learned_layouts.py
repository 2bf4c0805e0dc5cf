"""What a person corrected is applied to the next invoice of the same layout, visibly, and to no other."""

from __future__ import annotations

from functools import partial

import pytest

from recovery_invoices import Correction, Extraction, Reader, apply_corrections, same_layout
from tests.invoices.pdf_parts import one_page, written
from tests.invoices.typeset import typeset


def odd_invoice(number: str, total: str) -> bytes:
    """A layout whose number stands under a word that no rule knows."""
    return one_page(
        written(
            "Atelier du Lac SARL", "FR83404833048", "", "Invoice", "Invoice date: 2025-03-04", "Our sign", number, "",
            "Bill to:", "Papeterie du Port", "48 quai Gambetta", "33000 Bordeaux", "", f"Grand total {total} EUR",
        )
    )  # fmt: skip


def test_correction_is_applied_to_the_next_invoice(reader: Reader) -> None:
    first, second = odd_invoice("ZX 100", "120.00"), odd_invoice("ZX 200", "80.00")
    before = reader.read(first)
    place = reader.locate(first, {"number": "ZX 100"})["number"]
    correction = Correction(
        "c1", before.data["layout"], "invoice.numbers", ["ZX 100"], place["page"], place["box"]
    )
    read = reader.read(second)
    learned = apply_corrections(read, [correction], partial(reader.reread, second))
    assert learned.data["invoice"]["numbers"] == ["ZX 200"]
    evidence = learned.data["fields"]["invoice.numbers"]
    assert evidence["learned"] == "c1"
    assert evidence["before"] == read.data["invoice"].get("numbers")
    assert read.data["fields"].get("invoice.numbers", {}).get("learned") is None


def test_amounts_are_read_again_never_repeated(reader: Reader) -> None:
    first, second = odd_invoice("ZX 100", "120.00"), odd_invoice("ZX 200", "80.00")
    place = reader.locate(first, {"amount": 120})["amount"]
    layout = reader.read(first).data["layout"]
    correction = Correction("c2", layout, "invoice.amount", "120.00", place["page"], place["box"])
    learned = apply_corrections(reader.read(second), [correction], partial(reader.reread, second))
    assert learned.data["invoice"]["amount"] == 80


def british_invoice(number: str, *address: str) -> bytes:
    return one_page(
        written(
            "Blue Gardens Ltd", "VAT GB418726340", "", "Invoice", f"Invoice no. {number}", "Invoice date: 2025-03-04",
            "", "Bill to:", *address, "", "Total due 120.00 GBP",
        )
    )  # fmt: skip


FOUR_LINES = ("Northwind Rigging Ltd", "The Loft", "Quay Lane", "Hull", "Dorset DT9 5LX")


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("debtor.address.line1", "The Loft"),
        ("debtor.address.line2", "Quay Lane"),
        ("debtor.address.city", "Hull"),
        ("debtor.address.postal_code", "DT9 5LX"),
    ],
)
@pytest.mark.parametrize(
    "address",
    [
        ("Blue Harbor Ltd", "Accounts Payable", "Mill House", "Mill Lane", "Yetworth", "Somerset BA22 8QT"),
        ("Mrs Jane Roe", "Orchard End", "Back Lane, Nether Green", "Dorset DT9 6RB"),
        ("Blue Harbor Ltd", "1 High Street", "Leeds LS1 4AP"),
    ],
)
def test_place_in_an_address_of_other_lines_does_not_replace_what_was_read(
    reader: Reader, path: str, shown: str, address: tuple[str, ...]
) -> None:
    first, second = british_invoice("A1", *FOUR_LINES), british_invoice("A2", *address)
    place = reader.locate(first, {path: shown})[path]
    layout = reader.read(first).data["layout"]
    correction = Correction("c5", layout, path, shown, place["page"], place["box"])
    read = reader.read(second)
    learned = apply_corrections(read, [correction], partial(reader.reread, second))
    assert learned.data["debtor"] == read.data["debtor"]
    assert all("learned" not in evidence for evidence in learned.data["fields"].values())


@pytest.mark.parametrize(
    ("path", "text", "is_accepted"),
    [
        ("debtor.address.postal_code", "BA22", False),
        ("debtor.address.postal_code", "BA22 8QT", True),
        ("debtor.address.postal_code", "LV-1010", True),
        ("debtor.address.line2", "Mill Lane", False),
        ("debtor.address.line2", "Dorset DT9 6RB", False),
        ("debtor.address.line2", "Mill House", True),
        ("debtor.company_name", "12 Mill Lane", False),
    ],
)
def test_learned_value_has_the_shape_of_its_field(path: str, text: str, is_accepted: bool) -> None:
    layout = {"seller": "gb418726340", "anchors": ["invoice@4"]}
    data = {"layout": layout, "debtor": {"address": {"line1": "Mill Lane"}}, "fields": {}}
    correction = Correction("c6", layout, path, "as shown", 1, [40, 100, 90, 110])
    answer = {"text": text, "to_the_end": text}
    learned = apply_corrections(Extraction(0.5, data, [], []), [correction], lambda page, box: answer)
    assert (path in learned.data["fields"]) is is_accepted


def test_read_value_that_a_learned_place_contradicts_is_asked_about(reader: Reader) -> None:
    first, second = (
        british_invoice("A1", *FOUR_LINES),
        british_invoice("A2", "Blue Harbor Ltd", "Mill House", "1 Mill Lane", "Leeds", "Dorset LS1 4AP"),
    )
    place = reader.locate(first, {"line": "The Loft"})["line"]
    layout = reader.read(first).data["layout"]
    correction = Correction("c7", layout, "debtor.address.city", "The Loft", place["page"], place["box"])
    learned = apply_corrections(
        reader.read(second), [correction], lambda page, box: {"to_the_end": "Elsewhere"}
    )
    assert learned.data["debtor"]["address"]["city"] == "Leeds"
    assert learned.data["fields"]["debtor.address.city"]["confidence"] < 0.45


def test_learned_layout_leaves_other_sellers_alone(reader: Reader) -> None:
    layout = reader.read(odd_invoice("ZX 100", "120.00")).data["layout"]
    correction = Correction("c3", layout, "invoice.currency", "CHF")
    read = reader.read(typeset("de", 0).pdf)
    assert apply_corrections(read, [correction], lambda page, box: {}).as_wire() == read.as_wire()


def test_layouts_are_told_apart(reader: Reader) -> None:
    one = reader.read(odd_invoice("ZX 100", "120.00")).data["layout"]
    same = reader.read(odd_invoice("ZX 101", "1.00")).data["layout"]
    other = reader.read(typeset("fr", 0).pdf).data["layout"]
    assert same_layout(one, same)
    assert not same_layout(one, other)
    assert not same_layout({}, {})
    assert not same_layout({"seller": None, "anchors": []}, {"seller": None, "anchors": []})


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("fr83404833048", "fr83404833048", True),
        ("atelier fr83404833048", "fr83404833048", True),
        ("fr83404833048", "atelier fr83404833048 40483304800022", True),
        ("atelier fr83404833048", "menuiserie fr83404833048", False),
        ("atelier", "atelier fr83404833048", False),
        ("fr83404833048", "fr40303265045", False),
    ],
)
def test_seller_is_told_by_a_number_that_is_the_sellers_on_one_invoice(
    one: str, other: str, is_same: bool
) -> None:
    anchors = ["invoice@4", "grandtotal@4"]
    assert same_layout({"seller": one, "anchors": anchors}, {"seller": other, "anchors": anchors}) is is_same
    assert same_layout({"seller": other, "anchors": anchors}, {"seller": one, "anchors": anchors}) is is_same


def test_taking_a_correction_back_gives_what_was_read(reader: Reader) -> None:
    read = reader.read(odd_invoice("ZX 100", "120.00"))
    correction = Correction("c4", read.data["layout"], "invoice.currency", "CHF")
    assert apply_corrections(read, [correction], lambda page, box: {}).data["invoice"]["currency"] == "CHF"
    assert apply_corrections(read, [], lambda page, box: {}).as_wire() == read.as_wire()
