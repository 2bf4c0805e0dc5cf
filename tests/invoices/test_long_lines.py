"""Pages that are made to cost time cost no more than their length, and what they hold stays on one line."""

from __future__ import annotations

import cProfile

import pytest

from recovery_invoices import Reader
from recovery_invoices.checks.assessment import assess
from recovery_invoices.extraction import CreditorHint
from recovery_invoices.fields.document import Document
from recovery_invoices.roles.read import read_values
from recovery_invoices.text.layout import (
    LONGEST_CELL,
    MOST_CELLS,
    MOST_CELLS_IN_ROW,
    Page,
    Word,
    group_into_rows,
)
from tests.depth import with_the_rest
from tests.invoices.embedding import carrying, cii

LINES = {
    "labels": ["rechnung"],
    "labels and amounts": ["total", "12,00"],
    "numbers": ["1"],
    "amounts": ["1,234.56"],
    "titles": ["rechnung", "nr", "12345"],
    "ibans": ["DE12", "1234"],
    "parties": ["kunde:"],
    "towns": ["12345", "Berlin"],
    "rates": ["verzug", "12", "%", "zinsen"],
    "one word": ["a1" * 500],
}


def line(words: list[str], characters: int, gap: float) -> Page:
    repeated = words * (characters // (sum(map(len, words)) + len(words)))
    placed, x = [], 20.0
    for word in repeated:
        placed.append(Word(word, x, 100.0, x + 5 * len(word), 110.0))
        x += 5 * len(word) + gap
    return Page(1, 595.0, 842.0, placed)


def work(page: Page) -> int:
    """How many calls of ours reading the page takes."""
    counter = cProfile.Profile()
    with counter:
        group_into_rows(page)
        document = Document([page])
        findings, unlike = read_values(document, CreditorHint())
        assess(document, findings, [], CreditorHint(), unlike)
    return sum(entry.callcount for entry in counter.getstats())


TOGETHER, APART = 2.0, 30.0
SAMPLE = [(name, (TOGETHER, APART)[place % 2]) for place, name in enumerate(LINES)]
REST = [(name, (APART, TOGETHER)[place % 2]) for place, name in enumerate(LINES)]


@pytest.mark.parametrize(("name", "gap"), with_the_rest(SAMPLE, REST))
def test_long_line_costs_no_more_than_its_length(name: str, gap: float) -> None:
    words = LINES[name]
    work(line(words, 3_000, gap))
    short, long = work(line(words, 6_000, gap)), work(line(words, 24_000, gap))
    assert long < 8 * short


def test_rows_and_cells_have_a_bound() -> None:
    page = line(["1"], 40_000, 30.0)
    group_into_rows(page)
    assert len(page.rows[0]) <= MOST_CELLS_IN_ROW + 40_000 // LONGEST_CELL
    assert max(len(cell.text) for cell in page.cells()) <= LONGEST_CELL + 2
    grid = [(20.0 + 60 * (n % 9), 5.0 * (n // 9)) for n in range(30_000)]
    many = Page(1, 595.0, 842.0, [Word("1", x, y, x + 5, y + 4) for x, y in grid])
    group_into_rows(many)
    assert sum(1 for _ in many.cells()) <= MOST_CELLS


@pytest.mark.parametrize("breaking", ["&#13;&#10;Bcc: x@y.example", "&#10;", "&#133;", "&#8232;", "&#8238;"])
def test_line_breaks_and_steering_characters_stay_out_of_names_and_numbers(
    reader: Reader, breaking: str
) -> None:
    xml = cii(number=f"A-17{breaking}").replace("Papeterie du Port", f"Papeterie{breaking} du Port")
    data = reader.read(carrying(xml)).data
    for text in (*data["invoice"]["numbers"], data["debtor"]["company_name"]):
        assert text.isprintable()
