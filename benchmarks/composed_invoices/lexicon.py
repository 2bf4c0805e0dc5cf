"""The wordings of eight languages.

`{a|b}` is one of several, `;` parts whole wordings, a row goes on where it is indented.
"""

from __future__ import annotations

import functools
import random
import re
import zlib

from benchmarks.composed_invoices import (
    words_de,
    words_en,
    words_es,
    words_fr,
    words_it,
    words_nl,
    words_pl,
    words_pt,
)

_MODULES = {
    "de": words_de, "en": words_en, "es": words_es, "fr": words_fr,
    "it": words_it, "nl": words_nl, "pl": words_pl, "pt": words_pt,
}  # fmt: skip
LANGUAGES = tuple(_MODULES)
#: Of ten wordings so many are kept from developing, to see what wordings do that nobody looked at.
_RESERVED = 2
_MOST_EXPANSIONS = 4000
_INNERMOST = re.compile(r"\{([^{}]*)\}")


def _table(text: str) -> dict[str, list[str]]:
    rows = re.sub(r"\n\s+", " ", text.strip()).splitlines()
    return {
        key: [one.strip() for one in wordings.split(";") if one.strip()]
        for key, _, wordings in (row.partition(" ") for row in rows)
    }


def expand(wording: str) -> list[str]:
    """Return what the braces of a wording allow."""
    done: list[str] = []
    open_ones = [wording]
    while open_ones and len(done) < _MOST_EXPANSIONS:
        text = open_ones.pop()
        braces = _INNERMOST.search(text)
        if braces is None:
            done.append(" ".join(text.split()))
            continue
        for choice in braces[1].split("|"):
            open_ones.append(text[: braces.start()] + choice + text[braces.end() :])
    return done


def is_reserved(wording: str) -> bool:
    return zlib.crc32(wording.casefold().encode()) % 10 < _RESERVED


@functools.cache
def wordings(language: str, key: str, reserved: bool) -> tuple[tuple[str, ...], ...]:
    """Return the wordings of a key by the row's parts: those to learn from, or those held out."""
    groups = []
    for every in _table(_MODULES[language].WORDS)[key]:
        each = list(dict.fromkeys(one for one in expand(every) if one))
        chosen = tuple(one for one in each if is_reserved(one) == reserved)
        if chosen:
            groups.append(chosen)
    if not groups:
        return (
            (
                *dict.fromkeys(
                    one for every in _table(_MODULES[language].WORDS)[key] for one in expand(every)
                ),
            ),
        )
    return tuple(groups)


def pick(dice: random.Random, language: str, key: str, reserved: bool) -> str:
    groups = wordings(language, key, reserved)
    if dice.random() < 0.5:
        return dice.choice(dice.choice(groups))
    return dice.choice([one for group in groups for one in group])
