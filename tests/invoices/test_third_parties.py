"""A branch, a site or a factor stands beside the customer with an address as whole as theirs, and owes nothing."""

from __future__ import annotations

import numpy as np
import pytest

from recovery_invoices import Reader
from recovery_invoices.extraction import UNKNOWN_CREDITOR
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.parties import find_parties
from recovery_invoices.roles import choice, network
from recovery_invoices.roles.parties import choose_parties
from recovery_invoices.text.layout import Page, Word, group_into_rows
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


SITES = [
    "Baustelle Lindenhof", "Baumaßnahme Lindenhof", "Bauvorhaben: Neubau Lindenhof", "Bauvorhaben",
    "BVH: Neubau Müller", "Chantier Résidence du Parc", "Chantier : Résidence du Parc", "Cantiere Villa Rosa",
]  # fmt: skip


@pytest.mark.parametrize("site", SITES)
def test_site_with_its_own_address_is_not_the_debtor(reader: Reader, site: str) -> None:
    parties = f"""
        40 120 {site}
        40 132 Lindenweg 3
        40 144 22085 Hamburg
        330 160 Blaue Werft GmbH
        330 172 Hafenstr. 4
        330 184 20457 Hamburg
    """
    debtor = reader.read(page(HEAD, parties, SUMS)).data["debtor"]
    assert (debtor["company_name"], debtor["address"]["line1"]) == ("Blaue Werft GmbH", "Hafenstr. 4")


@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("at", [0, 1, 3], ids=["over the name", "under the name", "under the town"])
def test_site_within_an_address_leaves_the_debtor_as_it_is(reader: Reader, site: str, at: int) -> None:
    lines = ["Blaue Werft GmbH", "Hafenstr. 4", "20457 Hamburg"]
    lines.insert(at, site)
    parties = "\n".join(f"40 {120 + 12 * row} {line}" for row, line in enumerate(lines))
    debtor = reader.read(page(HEAD, parties, SUMS)).data["debtor"]
    address = debtor["address"]
    assert (debtor["company_name"], address["line1"], address["city"]) == (
        "Blaue Werft GmbH", "Hafenstr. 4", "Hamburg",
    )  # fmt: skip


@pytest.mark.parametrize("name", ["Chantier naval Durand", "Baustelle Lindenhof GmbH"])
def test_company_that_is_called_after_a_site_is_the_debtor(reader: Reader, name: str) -> None:
    parties = f"""
        40 108 Bill to
        40 120 {name}
        40 132 Hafenstr. 4
        40 144 20457 Hamburg
    """
    assert reader.read(page(HEAD, parties, SUMS)).data["debtor"]["company_name"] == name


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


@pytest.mark.parametrize(("share", "name"), [(0.3, "Emma Example"), (0.02, "Green Harbor Ltd")])
def test_whom_the_network_suspects_is_the_debtor_where_the_rules_know_a_third_party_alone(
    share: float, name: str
) -> None:
    lines = ((40, 160, "Emma Example"), (40, 174, "1 High Street"), (320, 148, "Depot"),
             (320, 160, "Green Harbor Ltd"), (320, 174, "5 Mill Lane"), (320, 188, "York YO1 7HH"))  # fmt: skip
    words = []
    for x, top, line in lines:
        for text in line.split():
            words.append(Word(text, x, top, x + 5 * len(text), top + 10))
            x += 5 * len(text) + 3
    of_words = Page(1, 595, 842, words)
    group_into_rows(of_words)
    document = Document([of_words])
    pieces = choice.pieces_of(document)
    none = len(pieces)
    rows = {role: np.eye(none + 1)[none] for role in network.ROLES}
    at = {piece.text: index for index, piece in enumerate(pieces)}
    rows["buyer"] = np.eye(none + 1)[at["Emma Example"]] * share + np.eye(none + 1)[
        at["Green Harbor Ltd"]
    ] * (1 - share)
    chosen = choice.Choice(pieces, rows, np.zeros(none))
    parties = choose_parties(document, UNKNOWN_CREDITOR, chosen, find_parties(document, UNKNOWN_CREDITOR))
    assert parties.findings["debtor.company_name"].value == name
