"""The generator and the scorer of the frozen set of documents: arithmetic, check digits, mixture, and how it counts."""

import hashlib
import re
from decimal import Decimal
from importlib import import_module
from typing import Any

import pytest
from stdnum import iban
from stdnum.fr import siret

from benchmarks.frozen_invoices import layouts, lexicon, plan, score, truth
from benchmarks.frozen_invoices.compare import CORE, compare_values
from benchmarks.frozen_invoices.documents import Document

EVERY = 6
FIRST = 60
DIGEST = "26c29263b72d55a36569b7975cdea3f0c489d561f61a4bdef241d7303add610a"
"""Of the truth of the first files without their pages, so that a change of the generator does not go by unseen."""


@pytest.fixture(scope="module")
def files() -> list[plan.File]:
    return plan.files()


@pytest.fixture(scope="module")
def documents(files: list[plan.File]) -> list[Document]:
    return [part.write() for file in files[::EVERY] for part in file.parts]


@pytest.fixture(scope="module")
def invoices(documents: list[Document]) -> list[Document]:
    return [document for document in documents if document.kind == "invoice"]


def amount_in(text: str) -> Decimal:
    """The number in a printed sum, read without the code that wrote it."""
    digits = re.sub(r"[^0-9.,]", "", text)
    integer_part, cents = re.split(r"[.,](?=\d\d$)", digits)
    return Decimal(f"{re.sub('[.,]', '', integer_part)}.{cents}")


def test_set_is_large_and_mixed(files: list[plan.File]) -> None:
    parts = [part for file in files for part in file.parts]
    assert len(files) >= 1000
    assert len({part.layout.name for part in parts}) >= 60
    assert {part.language for part in parts} == set(lexicon.LANGUAGES)
    assert len({part.country for part in parts}) == 20
    assert {part.layout.engine for part in parts} == set(layouts.ENGINES)
    assert sum(part.kind == "invoice" for part in parts) > 900
    assert len({part.kind for part in parts}) == 14
    assert {file.form for file in files} == {"text", "scan", "fax", "photo", "structured"}
    assert any(len(file.parts) == 3 for file in files)


def test_layout_templates_are_there() -> None:
    drawn = ("reportlab", "fpdf2")
    assert not [x.name for x in layouts.all_layouts() if x.engine not in drawn and not x.template.exists()]


def test_words_of_all_languages_have_the_same_keys() -> None:
    def keys(language: str) -> set[tuple[str, str]]:
        rows = lexicon.words(language).items()
        return {(name, key) for name, table in rows if isinstance(table, dict) for key in table}

    assert all(keys(language) == keys("en") for language in lexicon.LANGUAGES)


def test_truth_adds_up(invoices: list[Document]) -> None:
    assert len(invoices) > 100
    for document in invoices:
        row = document.truth["invoice"]
        gross = Decimal(row["amount"])
        net, tax = Decimal(row["amount_before_tax"] or gross), Decimal(row["tax_amount"] or 0)
        assert net + tax == gross
        assert (row["tax_amount"] is None) == (row["amount_before_tax"] is None) == (not row["taxes"])
        assert sum(Decimal(t["amount"]) for t in row["taxes"]) == tax
        assert not row["taxes"] or sum(Decimal(t["base"]) for t in row["taxes"]) == net
        for part in row["taxes"]:
            exact = Decimal(part["base"]) * Decimal(part["rate"]) / 100
            assert abs(exact - Decimal(part["amount"])) <= Decimal("0.011")
        deducted = Decimal(row["prepaid_amount"] or 0) + Decimal(row["withheld_amount"] or 0)
        assert gross - deducted == Decimal(row["due_amount"]) > 0


def test_printed_lines_and_sums_come_to_the_truth(invoices: list[Document]) -> None:
    for document in invoices:
        row, view = document.truth["invoice"], document.view
        sums = {total["key"]: amount_in(total["value"]) for total in view["totals"]}
        lines = sum(amount_in(line["net"]) for line in view["lines"])
        assert sum(amount_in(group["total"]) for group in view["groups"]) == lines
        computed = lines - sums.get("discount", 0) + sums.get("shipping", 0)
        assert computed in (Decimal(row["amount"]), Decimal(row["amount_before_tax"] or row["amount"]))
        assert sums["gross"] == Decimal(row["amount"])
        assert sums.get("payable", sums["gross"]) == Decimal(row["due_amount"])
        if view["schedule"]:
            assert sum(amount_in(value) for _, value in view["schedule"]) == Decimal(row["due_amount"])


def test_due_dates_follow_the_issue_and_stand_in_order(invoices: list[Document]) -> None:
    for document in invoices:
        row = document.truth["invoice"]
        assert row["due_dates"] == sorted(row["due_dates"])
        assert all(day > row["issue_date"] for day in row["due_dates"])
        assert row["due_date"] == (row["due_dates"] or [None])[-1]
        assert (row["due_date"] is None) == (row["due_printed_as"] in ("receipt", "none"))


def test_numbers_of_companies_and_accounts_pass_their_checks(documents: list[Document]) -> None:
    for document in documents:
        for party in filter(None, (document.truth["creditor"], document.truth["debtor"])):
            country = lexicon.countries()[party["address"]["country"]]
            if party["vat_number"]:
                assert import_module(f"stdnum.{country['tax_id']}").is_valid(party["vat_number"]), party
            assert not party["siret"] or siret.is_valid(party["siret"])
            assert not party.get("iban") or iban.is_valid(party["iban"])
            assert not party["email"] or party["email"].endswith(".example")


def test_truth_is_the_frozen_one(files: list[plan.File]) -> None:
    rows = [truth.of_file(f, [p.write() for p in f.parts], [1] * len(f.parts)) for f in files[:FIRST]]
    assert hashlib.sha256("\n".join(map(truth.line, rows)).encode()).hexdigest() == DIGEST


def test_frozen_lists_name_every_file(files: list[plan.File]) -> None:
    names = [line[66:] for line in (truth.PAGES.parent / "sha256.txt").read_text().splitlines()]
    assert names == ["truth.jsonl", *(f"{file.id}.pdf" for file in files)]
    counts = truth.frozen_pages()
    assert all(len(counts[file.id]) == len(file.parts) for file in files)


def file_of(documents: list[Document], counts: list[int]) -> dict[str, Any]:
    file = plan.File("f0001", "text", ())
    return truth.of_file(file, documents, counts)


def read_well(row: dict[str, Any]) -> dict[str, Any]:
    """What a reader without fault gives for one document of the truth."""
    data = {key: dict(row[key]) for key in ("invoice", "debtor", "creditor")}
    return {"pages": row["pages"], "data": data, "confidence": 1.0, "warnings": []}


def test_reading_without_fault_scores_whole(invoices: list[Document]) -> None:
    for document in invoices[:20]:
        file = file_of([document], [2])
        (scored,) = score.score_file(file, {"id": "f0001", **read_well(file["documents"][0])})
        assert scored.accepted
        assert scored.core
        assert all(value.right for value in scored.values)
        assert score.split_right(file, {"id": "f0001", "results": [read_well(file["documents"][0])]})


def test_wrong_and_missing_values_count_as_wrong(invoices: list[Document]) -> None:
    row = file_of([invoices[0]], [1])["documents"][0]
    data = read_well(row)["data"]
    data["invoice"] |= {"numbers": ["X"], "currency": None}
    data["fields"] = {"invoice.numbers": {"confidence": 0.95}}
    values = {value.field: value for value in compare_values(row, data)}
    assert not values["invoice.numbers"].right
    assert values["invoice.numbers"].confidence == 0.95
    assert values["invoice.currency"].expected
    assert not values["invoice.currency"].read
    assert {name for name in CORE if values[name].right} == set(CORE) - {
        "invoice.numbers",
        "invoice.currency",
    }


def test_value_that_the_paper_lacks_is_wrong_when_it_is_read(invoices: list[Document]) -> None:
    row = next(row for x in invoices if not (row := file_of([x], [1])["documents"][0])["debtor"]["email"])
    data = read_well(row)["data"]
    data["debtor"]["email"] = "somebody@elsewhere.example"
    assert [(v.expected, v.right) for v in compare_values(row, data) if v.field == "debtor.email"] == [
        (False, False)
    ]


def test_refused_invoice_and_accepted_order_count_as_errors(
    documents: list[Document], invoices: list[Document]
) -> None:
    refusal = {"pages": [1], "data": {}, "warnings": [{"code": "QUOTE", "message": ""}]}
    (scored,) = score.score_file(file_of([invoices[0]], [1]), refusal)
    assert not scored.accepted
    assert not any(value.right for value in scored.values)
    order = next(document for document in documents if document.kind == "order")
    assert not score.score_file(file_of([order], [1]), refusal)[0].accepted
    assert score.score_file(file_of([order], [1]), {"pages": [1], "data": {}, "warnings": []})[0].accepted


def test_bundle_is_judged_part_by_part(invoices: list[Document]) -> None:
    file = file_of(invoices[:2], [1, 2])
    reading = {"id": "f0001", "results": [read_well(row) for row in reversed(file["documents"])]}
    assert all(scored.core for scored in score.score_file(file, reading))
    assert score.split_right(file, reading)
    unsplit = {"id": "f0001", **read_well(file["documents"][0]), "pages": [1, 2, 3]}
    assert sorted(scored.core for scored in score.score_file(file, unsplit)) == [False, True]
    assert not score.split_right(file, unsplit)


def test_report_prints_the_figures(invoices: list[Document], capsys: pytest.CaptureFixture[str]) -> None:
    file = file_of([invoices[0]], [1])
    scored = score.score_file(file, {"id": "f0001", **read_well(file["documents"][0])})
    score.report(scored, [(False, True)])
    assert "core  100.00%  (1 of 1)" in capsys.readouterr().out
