"""The translations of the app use the terms of docs/glossary.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.texts import read

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("fr", "de", "es", "it", "nl")
EXCEPTIONS = frozenset(
    {
        "A newer answer to the debtor went out instead.",
        "France, legal interest rate for creditors in business",  # the French rate's own name
    }
)
"""English texts that are said without the term in another language."""
NOT_A_TERM = re.compile(r"\{\w*\}|Recovery Desktop")


class Row(NamedTuple):
    english: tuple[str, ...]
    terms: dict[str, tuple[str, ...]]


def table(heading: str) -> list[list[str]]:
    """The cells of the rows of the table under this heading."""
    text = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    section = re.split(r"^## ", text, flags=re.MULTILINE)
    lines = next(part for part in section if part.startswith(heading)).splitlines()
    rows = [line.strip("|").split("|") for line in lines if line.startswith("| ")][1:]
    return [[cell.strip() for cell in row] for row in rows]


def rows() -> list[Row]:
    result = []
    for english, *cells in table("In six languages"):
        terms = {code: split(cell) for code, cell in zip(LANGUAGES, cells, strict=True)}
        result.append(Row(split(english), terms))
    return result


def split(cell: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in cell.split(","))


def terms_in(source: str) -> list[Row]:
    """The rows whose term stands in the English text; a longer term hides those within it."""
    rest, present = NOT_A_TERM.sub("", source), []
    names = sorted(((name, row) for row in rows() for name in row.english), key=lambda pair: -len(pair[0]))
    for name, row in names:
        pattern = re.compile(rf"\b{re.escape(name)}s?\b", re.IGNORECASE)
        if pattern.search(rest):
            rest = pattern.sub("", rest)
            present.append(row)
    return present


def stem(word: str) -> str:
    return word.casefold()[: max(3, len(word) - 3)]


def uses(translation: str, terms: tuple[str, ...]) -> bool:
    """Whether one of the terms stands in the translation, in any inflection."""
    text = translation.casefold()
    return any(all(stem(word) in text for word in term.split() if len(word) > 2) for term in terms)


@pytest.mark.parametrize("code", LANGUAGES)
def test_translation_of_a_text_with_a_term_uses_the_term_of_its_language(code: str) -> None:
    faults = []
    for (_, source), forms in read(ROOT, code).items():
        if source in EXCEPTIONS:
            continue
        for row in terms_in(source):
            faults += [
                f"{row.english[0]}: {source!r}: {form!r}" for form in forms if not uses(form, row.terms[code])
            ]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("code", LANGUAGES)
def test_translation_does_not_use_a_word_that_is_ruled_out(code: str) -> None:
    words = [word for language, word, *_ in table("Words that are not used") if language == code]
    forms = [form for translated in read(ROOT, code).values() for form in translated]
    assert [form for form in forms for word in words if word.casefold() in form.casefold()] == []


def test_terms_have_a_definition_and_a_translation() -> None:
    defined = {term.casefold() for term, definition in table("Terms") if definition}
    assert defined == {", ".join(row.english) for row in rows()}
    assert all(all(row.terms[code]) for row in rows() for code in LANGUAGES)


def test_rendering_that_is_not_in_the_glossary_is_noticed() -> None:
    [row] = terms_in("The debtor pays.")
    assert uses("Der Schuldner zahlt.", row.terms["de"])
    assert not uses("Der Kunde zahlt.", row.terms["de"])
