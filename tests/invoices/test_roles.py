"""What the network adds to the rules: values behind words that no table holds, and doubts."""

from __future__ import annotations

from datetime import date
from decimal import Decimal

import numpy as np
import pytest

from recovery_contract.reading_reasons import NOT_INVOICES
from recovery_invoices import Reader
from recovery_invoices.checks import likeness, likeness_weights
from recovery_invoices.checks.assessment import assess
from recovery_invoices.checks.kinds import find_titles
from recovery_invoices.extraction import UNKNOWN_CREDITOR, CreditorHint
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding, Findings
from recovery_invoices.fields.parties import find_parties
from recovery_invoices.fields.reason import reason
from recovery_invoices.roles import choice, features, network
from recovery_invoices.roles.certainty import CERTAIN, CERTAIN_FROM, agreed
from recovery_invoices.roles.days import choose_days
from recovery_invoices.roles.decide import merge
from recovery_invoices.roles.parties import choose_parties
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


@pytest.mark.parametrize(
    ("title", "unlike", "is_refused"),
    [
        ("Order confirmation", 0.6, True),
        ("Order confirmation", 0.1, True),
        ("Requisição", 0.1, True),
        ("Potwierdzenie zamówienia", 0.6, True),
        ("Invoice", 0.6, False),
        ("Invoice", 0.05, False),
    ],
)
def test_title_and_network_decide_together_whether_it_is_an_invoice(
    title: str, unlike: float, is_refused: bool
) -> None:
    words = Page(1, 595, 842, [Word(title, 40, 40, 190, 58), Word("A-17", 300, 40, 330, 52)])
    words.words += [
        Word(text, 40, 90 + 20 * at, 90, 100 + 20 * at) for at, text in enumerate(("Oak", "Shelf", "Sum"))
    ]
    group_into_rows(words)
    total: Findings = {"invoice.amount": Finding(Decimal(120), 0.96, "text", reason("by_place"))}
    assessment = assess(Document([words]), total, [], CreditorHint(), unlike)
    assert bool({one["code"] for one in assessment.warnings} & NOT_INVOICES) is is_refused


def test_weights_fit_the_signs_of_another_paper() -> None:
    words = Page(1, 595, 842, [Word("Invoice", 40, 40, 90, 52), Word("A-17", 100, 40, 130, 52)])
    group_into_rows(words)
    document = Document([words])
    count = len(likeness.signs(document, {}, 0.5, find_titles(document)))
    assert (
        count == len(likeness_weights.WEIGHTS) == len(likeness_weights.MEANS) == len(likeness_weights.SCALES)
    )
    assert len(likeness._weights()) == likeness.BUCKETS


def test_day_of_issue_is_not_the_day_that_is_surely_the_due_one() -> None:
    words = Page(
        1, 595, 842,
        [Word(text, 40, top, 40 + 6 * len(text), top + 10) for text, top in (("2025-03-04", 40), ("2025-04-03", 60))],
    )  # fmt: skip
    group_into_rows(words)
    document = Document([words])
    pieces = [piece for piece in choice.pieces_of(document) if piece.day is not None]
    likely = {"issued": np.array([0.35, 0.6, 0.05]), "due": np.array([0.02, 0.9, 0.08])}
    issued, due = choose_days(document, choice.Choice(pieces, likely, np.zeros(len(pieces))), {})
    assert issued[0].value == date(2025, 3, 4)
    assert due[0].value == date(2025, 4, 3)


@pytest.mark.parametrize(("share", "number"), [(0.7, "W 031 031"), (0.4, "W 031")])
def test_number_of_which_the_rules_took_a_part_is_read_whole(share: float, number: str) -> None:
    words = Page(
        1, 595, 842, [Word("W", 40, 40, 46, 50), Word("031", 50, 40, 66, 50), Word("031", 70, 40, 86, 50)]
    )
    group_into_rows(words)
    document = Document([words])
    pieces = choice.pieces_of(document)
    assert [piece.text for piece in pieces] == ["W 031 031"]
    rows = {role: np.array([share, 1 - share] if role == "number" else [0.0, 1.0]) for role in network.ROLES}
    cell = document.cells[0]
    part = Finding(["W 031"], 0.94, "text", reason("by_place"), 1, cell.box_of(0, 5))
    merged = merge(document, {"invoice.numbers": part}, choice.Choice(pieces, rows, np.zeros(len(pieces))))
    assert merged["invoice.numbers"].value == [number]
    assert merged["invoice.numbers"].confidence < CERTAIN


@pytest.mark.parametrize(("share", "code"), [(0.9, "DT9 5LX"), (0.05, "DT9 4NE")])
def test_town_in_the_sellers_address_is_not_that_of_a_likely_buyer(share: float, code: str) -> None:
    lines = {
        60: "Rose Cottage, The Green, Nether Green, Dorset DT9 4NE", 162: "Blue Harbor Ltd", 176: "1 Church Lane",
        190: "Hull DT9 5LX",
    }  # fmt: skip
    words = []
    for top, line in lines.items():
        x = 40
        for text in line.split():
            words.append(Word(text, x, top, x + 5 * len(text), top + 10))
            x += 5 * len(text) + 3
    page = Page(1, 595, 842, words)
    group_into_rows(page)
    document = Document([page])
    pieces = choice.pieces_of(document)
    none = len(pieces)
    rows = {role: np.eye(none + 1)[none] for role in network.ROLES}
    for role, text, likely in (("buyer", "Blue Harbor", share), ("town", "DT9 4NE", 0.999)):
        at = next(at for at, piece in enumerate(pieces) if text in piece.text)
        rows[role] = np.eye(none + 1)[at] * likely + np.eye(none + 1)[none] * (1 - likely)
    chosen = choice.Choice(pieces, rows, np.zeros(none))
    parties = choose_parties(document, UNKNOWN_CREDITOR, chosen, find_parties(document, UNKNOWN_CREDITOR))
    assert parties.findings["debtor.company_name"].value == "Blue Harbor Ltd"
    assert parties.findings["debtor.address.postal_code"].value == code


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
