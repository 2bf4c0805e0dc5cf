"""The pieces of a page: a name within a sentence stands alone, a series is no part of a number that has its own."""

from __future__ import annotations

import numpy as np
import pytest

from recovery_invoices.fields import number
from recovery_invoices.fields.document import Document
from recovery_invoices.fields.finding import Finding
from recovery_invoices.fields.reason import reason
from recovery_invoices.roles import choice, network
from recovery_invoices.roles.certainty import CERTAIN
from recovery_invoices.roles.decide import merge
from recovery_invoices.roles.pieces import MARK
from recovery_invoices.text.layout import Page, Word, group_into_rows


def document_of(*lines: str) -> Document:
    """Return a page of lines from the top on, a word after the other."""
    words = []
    for at, line in enumerate(lines):
        x = 40.0
        for text in line.split():
            words.append(Word(text, x, 40 + 16 * at, x + 5 * len(text), 50 + 16 * at))
            x += 5 * len(text) + 3
    page = Page(1, 595, 842, words)
    group_into_rows(page)
    return Document([page])


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("Honorarios que debe satisfacer Talleres Sur, S.L., con domicilio en Sevilla", "Talleres Sur, S.L."),
        ("Fee note for the account of Blue Harbor DAC of 12 High Street", "Blue Harbor DAC"),
        ("wystawiona na rzecz Zielony Dom Sp. z o.o., z siedzibą w Gdyni", "Zielony Dom Sp. z o.o."),
        ("Rechnungsempfänger im Sinne des § 14 UStG ist Muster Bau GmbH & Co. KG", "Muster Bau GmbH & Co. KG"),
        ("opgesteld op naam van Bakkerij de Vries BV", "Bakkerij de Vries BV"),
        ("à la charge de Boulangerie du Pont SARL", "Boulangerie du Pont SARL"),
        ("Caro Sócio Mário Vicente", "Mário Vicente"),
        ("Exmo. Senhor Abreu Serviços Lda.", "Abreu Serviços Lda."),
        ("Blue Harbor Ltd (for the attention of the manager)", "Blue Harbor Ltd"),
        ("Gesellschaft für Musik und Tanz e.V.", "Gesellschaft für Musik und Tanz e.V."),
        ("Stichting Vrienden van de Vecht", "Stichting Vrienden van de Vecht"),
        ("Association des amis de la musique", "Association des amis de la musique"),
    ],
)  # fmt: skip
def test_name_in_a_sentence_is_a_piece_and_a_name_alone_stays_whole(line: str, name: str) -> None:
    texts = [piece.text for piece in choice.pieces_of(document_of(line))]
    assert name in texts


@pytest.mark.parametrize(
    ("line", "mark"),
    [
        ("FT RG0038774", "RG0038774"),
        ("TITRE NO HLG-2024-0457", "HLG-2024-0457"),
        ("KRN SI-20221002-511", "SI-20221002-511"),
        ("RE 2024-12", "RE 2024-12"),
        ("Ereloonstaat factuur 678/24", "678/24"),
    ],
)
def test_mark_keeps_a_series_only_before_figures(line: str, mark: str) -> None:
    pieces = choice.pieces_of(document_of(line))
    assert [piece.text for piece in pieces if piece.kind == MARK] == [mark]


def test_part_of_a_sum_under_a_label_is_no_number() -> None:
    document = document_of("Fattura n.", "4.442,67 Euro")
    assert [one.value for one in number.choices_of(document)] == []


def test_letters_set_apart_are_words() -> None:
    x, words = 40.0, []
    for text in ("MI", "N", "U", "TA", " ", "R", "E-", "0", "5", "8", "3"):
        if text != " ":
            words.append(Word(text, x, 40, x + 6 * len(text), 50))
        x += 3.5 if text == " " else 6 * len(text) + 1.4
    page = Page(1, 595, 842, words)
    group_into_rows(page)
    assert [cell.text for cell in page.cells()] == ["MINUTA RE-0583"]


def test_single_letters_among_words_stay_apart() -> None:
    assert [cell.text for cell in document_of("A B and 7 C of us").cells] == ["A B and 7 C of us"]


@pytest.mark.parametrize(
    ("lines", "is_part"),
    [
        (["Number 2023-0258", "WT-2023-0258"], True),
        (["Factura INV 028905"], True),
        (["Invoice no. 028905", "Due 4 March 2025"], False),
        (["Invoice no. 028905", "VAT 028905"], False),
    ],
)
def test_number_that_may_be_a_part_is_not_certain(lines: list[str], is_part: bool) -> None:
    document = document_of(*lines)
    pieces = choice.pieces_of(document)
    at = next(at for at, piece in enumerate(pieces) if piece.kind == MARK)
    none = len(pieces)
    rows = {role: np.eye(none + 1)[at if role == "number" else none] for role in network.ROLES}
    cell = pieces[at].cell
    rule = Finding([pieces[at].text], 0.95, "text", reason("by_place"), 1, cell.box_of(0, len(cell.text)))
    merged = merge(document, {"invoice.numbers": rule}, choice.Choice(pieces, rows, np.zeros(none)))
    assert (merged["invoice.numbers"].confidence < CERTAIN) is is_part
