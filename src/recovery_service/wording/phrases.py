"""The fixed words of letters and pages, in six languages, from one table."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from recovery_service.resources import resource_path
from recovery_service.wording.formats import (
    BELGIAN_DUTCH,
    SWISS_GERMAN,
    base_language,
    polish,
    spell_belgian,
    spell_swiss,
    typographic,
)


def phrase(key: str, language: str, **values: Any) -> str:
    """Return the words for this key; `values` fill the {names} in them. Raises KeyError for an unknown key."""
    row = load_phrases()[key]
    text = row.get(language) or row.get(base_language(language)) or row["en"]
    return polish(text.format(**values), values) if values else text


@cache
def load_phrases() -> dict[str, dict[str, str]]:
    rows = tomllib.loads(resource_path("pages", "words.toml").read_text("utf-8"))
    written = {
        key: {language: typographic(text, language) for language, text in row.items()}
        for key, row in rows.items()
    }
    for row in written.values():
        if "de" in row:
            row[SWISS_GERMAN] = spell_swiss(row["de"])
        if "nl" in row:
            row[BELGIAN_DUTCH] = spell_belgian(row["nl"])
    return written
