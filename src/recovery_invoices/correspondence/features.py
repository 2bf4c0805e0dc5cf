"""What a small model looks at in a message and in its sentences: concepts, pieces of words, what the rules say."""

from __future__ import annotations

import math
import re
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from itertools import combinations
from typing import Final, NamedTuple

from recovery_invoices.correspondence.concepts import GRAMMAR, find_concepts, split_words
from recovery_invoices.correspondence.days import find_days
from recovery_invoices.correspondence.meaning import (
    Meaning,
    fold,
    likely_languages,
    list_sentences,
    sentence_signs,
)

BUCKETS: Final = 1 << 17
_LOOKED_AT: Final = 3_000
_LETTERS: Final = range(3, 6)
_WORDS: Final = range(1, 4)
_LENGTH: Final = 150
_NEAR: Final = 4
"""Words from the beginning of a concept to that of the next, at most, that count as one saying."""
_OF_MESSAGE: Final = {"concept": 0.2, "near": 1.5, "both": 1.5, "sign": 0.2, "piece": 2.0, "first": 0.1}
_OF_SENTENCE: Final = {
    "concept": 0.3, "near": 1.0, "asked": 0.2, "place": 0.2, "beside": 0.15, "message": 0.1, "piece": 1.0, "sign": 0.2,
}  # fmt: skip
"""What one of a kind counts; of those that share, all together."""
_SHARED: Final = frozenset({"near", "both", "piece"})
#: What stands in the place of a word and means the same in every language.
_MARKS: Final = (
    (re.compile(r"\S+@\S+|\bwww\."), "address"),
    (re.compile(r"[€$£] ?\d|\d ?(?:€|\$|£|eur|chf|euro|piek|quid)"), "sum"),
    (re.compile(r"\d[\d ./-]{7,}\d"), "phone"),
)

Weighted = Mapping[int, float]
_Features = set[tuple[str, str]]


class Features(NamedTuple):
    """What each bucket counts, in the whole message and in each sentence."""

    message: Weighted
    sentences: Sequence[Weighted]


class _Sentence(NamedTuple):
    concepts: list[tuple[int, str]]
    names: set[str]
    folded: str

    @property
    def asks(self) -> bool:
        return "?" in self.names

    def near(self) -> Iterator[str]:
        """Yield which concept stands before which."""
        for first, second in combinations(self.concepts, 2):
            if second[0] <= first[0] + _NEAR and first[1] != second[1]:
                yield f"{first[1]}>{second[1]}"


def find_features(statement: str, subject: str, written_on: date, signs: Iterable[str]) -> Features:
    """Return the features of a message, of which the rules say `signs`."""
    text = statement[:_LOOKED_AT]
    languages = likely_languages(f"{subject}\n{statement}")[:2]
    sentences = [_read(one, languages, written_on) for one in list_sentences(text)]
    by_rules: _Features = {("sign", one) for one in signs}
    everything = set().union(*(one.names for one in sentences))
    plain = sorted(everything - GRAMMAR)
    message: _Features = by_rules | {("concept", one) for one in everything}
    message |= {("near", pair) for one in sentences for pair in one.near()}
    message |= {("both", f"{one}&{other}") for one, other in combinations(plain, 2)}
    message |= {("piece", one) for one in _pieces(fold(text))}
    message |= {("first", one) for one in (sentences[0].names if sentences else ())}
    message |= {
        ("sign", f"concepts {min(6, len(plain) // 2)}"),
        ("sign", f"sentences {min(5, len(sentences))}"),
    }
    return Features(
        _weigh(message, _OF_MESSAGE),
        [
            _weigh(by_rules | _of_sentence(sentences, place, everything), _OF_SENTENCE)
            for place in range(len(sentences))
        ],
    )


def _of_sentence(sentences: Sequence[_Sentence], place: int, everything: set[str]) -> _Features:
    one = sentences[place]
    features: _Features = {("concept", name) for name in one.names}
    features |= {("near", pair) for pair in one.near()}
    features |= {("message", name) for name in everything}
    features |= {("piece", piece) for piece in _pieces(one.folded)}
    if one.asks:
        features |= {("asked", name) for name in one.names}
    if place:
        features |= {("beside", f"<{name}") for name in sentences[place - 1].names}
    if place + 1 < len(sentences):
        features |= {("beside", f">{name}") for name in sentences[place + 1].names}
    features |= {
        ("place", f"after {min(3, place)}"),
        ("place", f"before {min(3, len(sentences) - 1 - place)}"),
        ("place", f"of {min(5, len(sentences))}"),
        ("place", f"words {min(5, len(one.folded.split()) // 5)}"),
    }
    return features


def _read(sentence: str, languages: Sequence[str], written_on: date) -> _Sentence:
    folded = fold(sentence)
    concepts: set[tuple[int, str]] = set()
    for language in languages:
        concepts.update(find_concepts(split_words(folded, language), language))
    for one in find_days(folded, languages[0], written_on):
        when = "day_open" if one.day is None else "day_ahead" if one.day >= written_on else "day_past"
        concepts.add((len(split_words(folded[: one.start], languages[0])), when))
    for pattern, name in _MARKS:
        for match in pattern.finditer(folded):
            concepts.add((len(split_words(folded[: match.start()], languages[0])), name))
    names = {name for _, name in concepts} | ({"?"} if folded.rstrip().endswith("?") else set())
    return _Sentence(sorted(concepts), names, folded)


def _pieces(folded: str) -> set[str]:
    """Return three to five letters of a word, one to three words; digits are all alike."""
    words = re.findall(r"[a-z0']+|[?!]", re.sub(r"\d+", "0", folded))
    pieces: set[str] = set()
    for word in words:
        padded = f" {word} "
        for length in _LETTERS:
            pieces.update(padded[at : at + length] for at in range(len(padded) - length + 1))
    for count in _WORDS:
        pieces.update(f"w{'_'.join(words[at : at + count])}" for at in range(len(words) - count + 1))
    return pieces


def _weigh(features: _Features, of_each: Mapping[str, float]) -> Weighted:
    counts = Counter(group for group, _ in features)
    worth = {
        group: of_each[group] / math.sqrt(count) if group in _SHARED else of_each[group]
        for group, count in counts.items()
    }
    weighted: dict[int, float] = {}
    for group, name in features:
        bucket = zlib.crc32(f"{group} {name}".encode()) % BUCKETS
        weighted[bucket] = weighted.get(bucket, 0.0) + worth[group]
    return weighted


def find_signs(
    statement: str, subject: str, written_on: date, meanings: Sequence[Meaning], *, is_automatic: bool
) -> set[str]:
    """Return what the rules say of the message, and what of it they say although something speaks against it."""
    text = statement[:_LOOKED_AT]
    language = likely_languages(f"{subject}\n{text}")[0]
    signs = {"auto" if is_automatic else "person", f"length {min(5, len(text) // _LENGTH)}"}
    for folded, of_sentence in sentence_signs(text, language):
        signs |= of_sentence
        for one in find_days(folded, language, written_on):
            if one.day is not None:
                signs.add("to come" if one.day >= written_on else "past")
    kinds = [one.kind for one in meanings]
    signs.update(f"rule {kind}" for kind in kinds)
    signs.add(f"first {kinds[0]}" if kinds else "no rule")
    if len(kinds) == 1:
        signs.add(f"only {kinds[0]}")
    return signs
