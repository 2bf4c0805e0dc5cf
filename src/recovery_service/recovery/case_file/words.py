"""The words of the case file in the language of the court."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from recovery_service.resources import resource_path
from recovery_service.wording.formats import typographic


def case_word(key: str, language: str, **values: Any) -> str:
    """Return the words for this key; `values` fill the {names} in them. Raises KeyError for an unknown key."""
    text = load_case_words()[key][language]
    return text.format(**values) if values else text


def term_word(group: str, value: str, language: str) -> str:
    """Return the words for one of our own terms; what somebody else wrote in its place stays as it was written."""
    row = load_case_words().get(f"{group}_{value.replace('.', '_')}")
    return value if row is None else row[language]


def event_word(kind: str, language: str) -> str | None:
    """Return the sentence for what happened, None for what concerns nobody outside."""
    row = load_case_words().get(f"event_{kind.replace('.', '_')}")
    return None if row is None else row[language]


@cache
def load_case_words() -> dict[str, dict[str, str]]:
    rows = tomllib.loads(resource_path("letters", "case.toml").read_text("utf-8"))
    return {
        key: {language: typographic(text, language) for language, text in row.items()}
        for key, row in rows.items()
    }
