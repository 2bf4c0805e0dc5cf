"""The words and countries that documents are written with, from vocabulary/*.toml; a seeded generator chooses."""

import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

FOLDER = Path(__file__).parent / "vocabulary"
LANGUAGES = ("en", "fr", "de", "es", "it", "nl", "pl", "pt")
INVOICE_WORDS = ("invoic", "factu", "rechnung", "fattur", "fatur", "faktur", "re-nr")


@cache
def words(language: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))


@cache
def countries() -> dict[str, dict[str, Any]]:
    return tomllib.loads((FOLDER / "countries.toml").read_text(encoding="utf-8"))


def localized(country: dict[str, Any], key: str, language: str) -> Any:
    """Return a country's value, in the words of this language where it has them."""
    value = country.get(f"{key}_{language}", country[key])
    return value[language] if isinstance(value, dict) else value


def tax_word(country: dict[str, Any], language: str, random: Random) -> str:
    value = localized(country, "tax", language)
    return random.choice(value) if isinstance(value, list) else str(value)


def labels(language: str, kind: str, tax: str, random: Random) -> dict[str, str]:
    """Choose one wording of each label; a document that is no invoice does not speak of invoices in them."""
    chosen = {}
    for key, variants in words(language)["labels"].items():
        usable = variants if kind == "invoice" else [v for v in variants if not _of_invoices(v)] or variants
        chosen[key] = random.choice(usable).replace("{tax}", tax)
    numbers = words(language)["numbers"]
    if kind != "invoice":
        chosen["date"] = chosen["doc_date"]
        chosen["number"] = random.choice(numbers.get(kind, numbers["proforma"]))
    return chosen


def title(language: str, kind: str, random: Random) -> str:
    return str(random.choice(words(language)["titles"][kind]))


def sentence(language: str, key: str, random: Random, **values: object) -> str:
    return str(random.choice(words(language)["text"][key])).format(**values)


def _of_invoices(text: str) -> bool:
    return any(word in text.casefold() for word in INVOICE_WORDS)
