"""What the network adds to the rules: values behind words that no table holds, and doubts."""

from __future__ import annotations

from decimal import Decimal

import numpy as np
import pytest

from recovery_invoices import Reader
from recovery_invoices.checks.assessment import assess
from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.reason import reason
from recovery_invoices.roles import choice, features, network
from recovery_invoices.roles.certainty import CERTAIN, CERTAIN_FROM, agreed
from recovery_invoices.text.layout import Page, Word, group_into_rows
from tests.invoices.test_trades import set_by_hand

PAGE = """
    40 40/16 Northwind Rigging Ltd
    40 54 4 Quay Street
    40 66 Hull HU1 2AB
    360 90/14 Invoice
    360 112 Our paper
    460 112 R 88-214
    360 124 Drawn up on
    460 124 4 March 2025
    360 136 Kindly settle before
    460 136 3 April 2025
    40 112 Payer
    40 124 Blue Harbor Ltd
    40 136 1 High Street
    40 148 Leeds LS1 4AP
    40 256 Ropes and blocks
    460 256 60.00
    40 270 Work on the mast
    460 270 40.00
    300 300 Before tax
    460 300 100.00
    300 314 VAT 20%
    460 314 20.00
    300 330 You owe us
"""


def page(total: str) -> bytes:
    return set_by_hand(f"{PAGE.strip()}\n    460 330 {total}")


def test_number_behind_unknown_words_is_read_but_not_certain(reader: Reader) -> None:
    data = reader.read(page("120.00 GBP")).data
    assert data["invoice"]["numbers"] == ["R 88-214"]
    assert data["fields"]["invoice.numbers"]["confidence"] < CERTAIN


def test_negative_total_behind_unknown_words_is_a_credit_note(reader: Reader) -> None:
    extraction = reader.read(page("-120.00 GBP"))
    assert extraction.data["invoice"]["amount"] == Decimal(-120)
    assert extraction.warnings[0]["code"] == "CREDIT_NOTE"


@pytest.mark.parametrize("role", CERTAIN_FROM)
def test_value_is_certain_only_where_the_network_agrees(role: str) -> None:
    certain = Finding("A-17", 0.96, "text", reason("by_place"))
    assert agreed(role, certain, 0.999).confidence >= CERTAIN
    assert agreed(role, certain, CERTAIN_FROM[role] - 0.01).confidence < CERTAIN


@pytest.mark.parametrize(("unlike", "is_refused"), [(0.95, True), (0.5, False)])
def test_page_that_the_network_takes_for_another_paper_is_refused(unlike: float, is_refused: bool) -> None:
    words = Page(1, 595, 842, [Word("Invoice", 40, 40, 90, 52), Word("A-17", 100, 40, 130, 52)])
    group_into_rows(words)
    total: Findings = {"invoice.amount": Finding(Decimal(120), 0.96, "text", reason("by_place"))}
    assessment = assess(Document([words]), total, [], CreditorHint(), unlike)
    assert any(one["code"] == "NOT_AN_INVOICE" for one in assessment.warnings) is is_refused


def test_weights_fit_what_is_known_of_a_piece() -> None:
    words = Page(1, 595, 842, [Word("Invoice", 40, 40, 90, 52), Word("A-17", 100, 40, 130, 52)])
    group_into_rows(words)
    document = Document([words])
    pieces = choice.pieces_of(document)
    width = features.features(document, pieces, {}).shape[1]
    assert stored("inp.weight")[1] == stored("letters")[1] + width
    assert stored("layers.0.bias")[0] == features.RELATIONS
    assert stored("kind.weight")[0] == len(network.KINDS)
    assert stored("null.weight")[0] == len(network.ROLES)
    assert np.isfinite(choice.choose(document, {}).likelihoods["number"]).all()


def stored(name: str) -> tuple[int, ...]:
    return network._weights()[name].shape
