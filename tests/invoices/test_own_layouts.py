"""Typeset invoices in seven languages and many layouts are read as they were written."""

from __future__ import annotations

from collections import Counter
from decimal import Decimal
from typing import Any

import pytest

from recovery_invoices import Reader
from recovery_invoices.extraction import CreditorHint
from recovery_invoices.text.layout import letters_and_digits
from tests.depth import in_time, rounds
from tests.invoices.typeset import LANGUAGES, Sample, typeset

CORE = ("invoice.numbers", "invoice.issue_date", "invoice.amount", "invoice.currency", "debtor.company_name")


def value_at(data: dict[str, Any], path: str) -> Any:
    match: Any = data
    for step in path.split("."):
        match = match.get(step) if isinstance(match, dict) else None
    return match


def is_right(truth: object, read: object) -> bool:
    if isinstance(truth, Decimal):
        return read == truth
    if isinstance(truth, list):
        return isinstance(read, list) and list(map(letters_and_digits, map(str, read))) == list(
            map(letters_and_digits, truth)
        )
    return read is not None and letters_and_digits(str(read)) == letters_and_digits(str(truth))


def read_sample(reader: Reader, sample: Sample) -> tuple[dict[str, bool], float, dict[str, Any]]:
    extraction = reader.read(sample.pdf)
    right = {path: is_right(value, value_at(extraction.data, path)) for path, value in sample.truth().items()}
    return right, extraction.confidence, extraction.data


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_fields_of_many_layouts(reader: Reader, language: str) -> None:
    """Of each language at least 95 in 100 values, and 9 in 10 invoices with all five core values."""
    hits: Counter[str] = Counter()
    collected: Counter[str] = Counter()
    complete = count = 0
    wrong: list[str] = []
    for seed in in_time(range(rounds(12, 200)), 12):
        sample = typeset(language, seed)
        right, _, data = read_sample(reader, sample)
        count += 1
        complete += all(right[path] for path in CORE)
        for path, ok in right.items():
            collected[path] += 1
            hits[path] += ok
            if not ok:
                wrong.append(f"{seed} {path}: {sample.truth()[path]!r} read as {value_at(data, path)!r}")
    macro = sum(hits[path] / collected[path] for path in collected) / len(collected)
    assert macro >= 0.95, wrong
    assert complete / count >= 0.9, wrong


def test_values_of_own_layouts_have_evidence(reader: Reader) -> None:
    for language in LANGUAGES:
        extraction = reader.read(typeset(language, 2).pdf)
        for path in CORE:
            evidence = extraction.data["fields"][path]
            assert 0 < evidence["confidence"] < 1
            assert evidence["source"] in ("text", "derived")
            assert evidence["reason"]
            if evidence["source"] == "text":
                x0, top, x1, bottom = evidence["box"]
                assert 0 <= x0 < x1 <= 596
                assert 0 <= top < bottom <= 843


def test_box_of_a_value_holds_the_value(reader: Reader) -> None:
    sample = typeset("de", 4)
    evidence = reader.read(sample.pdf).data["fields"]["invoice.amount"]
    x0, top, x1, bottom = evidence["box"]
    again = reader.reread(sample.pdf, evidence["page"], [x0 - 1, top - 1, x1 + 1, bottom + 1])
    assert again["amount"] == sample.gross


def test_account_tells_seller_from_buyer(reader: Reader) -> None:
    """With the buyer named as the creditor, the reader must not call it the debtor."""
    sample = typeset("fr", 3)
    debtor = reader.read(sample.pdf, CreditorHint(name=sample.buyer.name)).data["debtor"]
    assert letters_and_digits(debtor.get("company_name")) != letters_and_digits(sample.buyer.name)


def test_seller_is_read_with_its_address(reader: Reader) -> None:
    """Whoever sets up the app types none of it."""
    for language in ("de", "fr", "en", "it"):
        for seed in (0, 4, 5):
            sample = typeset(language, seed)
            data = reader.read(sample.pdf).data
            seller, address = data["creditor"], data["creditor"]["address"]
            truth = (sample.seller.name, sample.seller.street, sample.seller.postal_code, sample.seller.city)
            read = (seller["name"], address["line1"], address["postal_code"], address["city"])
            assert tuple(map(letters_and_digits, read)) == tuple(map(letters_and_digits, truth))
            assert data["fields"]["creditor.address.city"]["box"]


def test_missing_fields_are_listed(reader: Reader) -> None:
    extraction = reader.read(typeset("en", 1).pdf)
    for path in extraction.missing_fields:
        if path != "debtor.contacts":
            assert value_at(extraction.data, path) in (None, "", [])
    assert "debtor.contacts" in extraction.missing_fields


def test_reading_twice_gives_the_same(reader: Reader) -> None:
    sample = typeset("nl", 5)
    assert reader.read(sample.pdf).as_wire() == reader.read(sample.pdf).as_wire()
