"""What words mean, the same in every language: tables of concepts, and the concepts of a sentence.

A table has a line "= name" for each concept and one a language below, wrapped lines begin with a space. Entries are
folded (small letters, no accents, apostrophes as spaces, digits as 0); `*` stands for any letters at an end of a word,
`~` for up to three words.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from recovery_invoices.correspondence.concepts import (
    ending,
    grammar,
    papers,
    payment,
    people,
    shortage,
    trouble,
)

TABLES: Final = (
    payment.TABLE,
    shortage.TABLE,
    papers.TABLE,
    trouble.TABLE,
    people.TABLE,
    ending.TABLE,
    grammar.TABLE,
)
GRAMMAR: Final = frozenset(re.findall(r"(?m)^= (\w+)$", grammar.TABLE))
_GAP: Final = 3
_STEM: Final = 3
"""Letters at least before a `*`."""
_SHORT_FORMS: Final = (
    (re.compile(r"\b(?:cannot|cant|can't)\b"), "can not"),
    (re.compile(r"\b(?:wont|won't)\b"), "will not"),
    (re.compile(r"\b(do|does|did|have|has|is|are|was|were|would|could|should|had)(?:n't|nt)\b"), r"\1 not"),
    (re.compile(r"'ll\b"), " will"),
    (re.compile(r"'ve\b"), " have"),
    (re.compile(r"'re\b"), " are"),
    (re.compile(r"'m\b"), " am"),
)
_WORD: Final = re.compile(r"[a-z]+|0|[?!€$£%]")
_UMLAUT: Final = re.compile(r"([aou])e")


class _Vocabulary(NamedTuple):
    """`words`, `beginnings` and `parts` are of one word, `phrases` of several, by their first word or its beginning."""

    words: dict[str, list[str]]
    beginnings: dict[str, list[str]]
    parts: list[tuple[str, str]]
    phrases: dict[str, list[tuple[tuple[str, ...], str]]]


def split_words(folded: str, language: str) -> list[str]:
    """Return the words of a folded sentence as the tables have them."""
    if language == "en":
        for pattern, long_form in _SHORT_FORMS:
            folded = pattern.sub(long_form, folded)
    elif language == "de":
        # "ueberweisen" is "überweisen", and folded that is "uberweisen".
        folded = _UMLAUT.sub(r"\1", folded)
    return _WORD.findall(re.sub(r"\d+", "0", folded))


def find_concepts(words: Sequence[str], language: str) -> Iterator[tuple[int, str]]:
    """Yield where a concept begins, and which, in the order of the words."""
    vocabulary = _vocabulary(language)
    for place, word in enumerate(words):
        yield from ((place, name) for name in vocabulary.words.get(word, ()))
        beginnings = [word[:end] for end in range(_STEM, len(word) + 1)]
        for beginning in beginnings:
            yield from ((place, name) for name in vocabulary.beginnings.get(beginning, ()))
        yield from ((place, name) for part, name in vocabulary.parts if _is_word(part, word))
        for first in (word, *(f"{one}*" for one in beginnings)):
            for phrase, name in vocabulary.phrases.get(first, ()):
                if _follows(phrase[1:], words, place + 1):
                    yield place, name


def _follows(phrase: Sequence[str], words: Sequence[str], place: int) -> bool:
    if not phrase:
        return True
    if phrase[0] == "~":
        return any(_follows(phrase[1:], words, place + gap) for gap in range(_GAP + 1))
    return place < len(words) and _is_word(phrase[0], words[place]) and _follows(phrase[1:], words, place + 1)


def _is_word(pattern: str, word: str) -> bool:
    if pattern[0] == "*":
        return (
            pattern[1:-1] in word
            if pattern[-1] == "*"
            else word.endswith(pattern[1:]) and word != pattern[1:]
        )
    return word.startswith(pattern[:-1]) if pattern[-1] == "*" else word == pattern


@cache
def _vocabulary(language: str) -> _Vocabulary:
    vocabulary = _Vocabulary(defaultdict(list), defaultdict(list), [], defaultdict(list))
    for name, entry in _entries(language):
        first, *others = entry.split()
        if others:
            vocabulary.phrases[first].append(((first, *others), name))
        elif first.startswith("*"):
            vocabulary.parts.append((first, name))
        elif first.endswith("*"):
            vocabulary.beginnings[first[:-1]].append(name)
        else:
            vocabulary.words[first].append(name)
    return vocabulary


def _entries(language: str) -> Iterator[tuple[str, str]]:
    """Yield each concept with each of its entries in the language, in which umlauts are written one way."""
    name = ""
    for line in "\n".join(TABLES).replace("\n ", " ").splitlines():
        if line.startswith("= "):
            name = line[2:]
        elif line[:2] == language:
            for entry in filter(None, (one.strip() for one in line[3:].split(","))):
                yield name, _UMLAUT.sub(r"\1", entry) if language == "de" else entry
