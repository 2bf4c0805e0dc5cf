"""What words mean is the same in every language, however they are written."""

from __future__ import annotations

import re

import pytest

from recovery_invoices.correspondence.concepts import TABLES, find_concepts, split_words
from recovery_invoices.correspondence.meaning import fold

LANGUAGES = ["en", "de", "fr", "es", "it", "nl"]


def concepts(text: str, language: str) -> list[str]:
    return [name for _, name in find_concepts(split_words(fold(text), language), language)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "We can't find it, please send a copy"),
        ("de", "Wir finden sie nicht, bitte schicken Sie eine Kopie"),
        ("fr", "Introuvable, merci de renvoyer une copie"),
        ("es", "No la encuentro ni me consta, por favor envíe una copia"),
        ("it", "Non la trovo e non risulta, per favore mandate una copia"),
        ("nl", "Wij kunnen hem niet vinden, stuur graag een kopie"),
    ],
)
def test_sentence_has_the_same_concepts_in_each_language(language: str, text: str) -> None:
    assert {"not_received", "please", "send_me", "copy"} <= set(concepts(text, language))


def test_phrase_is_found_with_words_between() -> None:
    assert "pay" in concepts("Ich weise den Betrag morgen an", "de")
    assert "pay" not in concepts("Ich weise Ihnen gern und mit Nachdruck und Geduld den Weg an", "de")


def test_umlaut_is_the_same_however_it_is_written() -> None:
    assert concepts("Ich ueberweise es", "de") == concepts("Ich überweise es", "de")


@pytest.mark.parametrize("name", sorted(re.findall(r"(?m)^= (\w+)$", "\n".join(TABLES))))
def test_concept_has_each_language_and_only_folded_words(name: str) -> None:
    (rows,) = re.findall(rf"(?ms)^= {name}\n(.*?)(?=^= |\Z)", "\n".join(TABLES))
    lines = [line for line in rows.replace("\n ", " ").splitlines() if line]
    assert [line[:2] for line in lines] == LANGUAGES
    for line in lines:
        entries = [entry.strip() for entry in line[3:].split(",")]
        assert len(entries) == len(set(entries))
        assert [entry for entry in entries if not re.fullmatch(r"[a-z0 ~*€$£]+", entry)] == []
