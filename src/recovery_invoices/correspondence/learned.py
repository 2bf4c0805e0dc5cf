"""A small model beside the rules: how likely each meaning is, by weights that were learned from messages."""

from __future__ import annotations

import base64
import json
import math
import re
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from typing import Final

from recovery_invoices.correspondence.certain_day import is_certain
from recovery_invoices.correspondence.features import BUCKETS, find_buckets, find_signs
from recovery_invoices.correspondence.learned_weights import PACKED
from recovery_invoices.correspondence.meaning import (
    Meaning,
    find_meanings,
    in_order,
    likely_languages,
    list_sentences,
)

SIGN_WEIGHT: Final = 0.3
"""What a sign counts beside all pieces of the words, which count one together."""
AGREED: Final = ((100, 0.6), (160, 0.8))
"""How likely a meaning has to be that the rules name alone, in a message of so many letters at most: whoever says one
thing in few words is seldom misread by both."""
_OF_TWO_SENTENCES: Final = 240
_EXCERPT: Final = 200
_DELIVERY_CODE: Final = re.compile(r"\b[45]\d\d[ -][45]\.\d{1,3}\.\d{1,3}\b")
"""What only mail servers say, of a mail that came back."""


@dataclass(frozen=True, slots=True)
class Model:
    """`pieces` of a kind holds a weight of a byte for each bucket, `scale` what one of them is worth; `least` is how
    likely a kind has to be to be suggested."""

    kinds: tuple[str, ...]
    bias: tuple[float, ...]
    scale: tuple[float, ...]
    least: tuple[float, ...]
    signs: Mapping[str, Sequence[float]]
    pieces: tuple[memoryview, ...]

    def score(self, buckets: set[int], signs: set[str]) -> dict[str, float]:
        """Return how likely each kind is."""
        share = 1 / math.sqrt(max(1, len(buckets)))
        likely = {}
        for number, kind in enumerate(self.kinds):
            weights = self.pieces[number]
            points = self.bias[number] + share * self.scale[number] * sum(weights[one] for one in buckets)
            points += SIGN_WEIGHT * sum(self.signs[sign][number] for sign in signs if sign in self.signs)
            likely[kind] = 1 / (1 + math.exp(-max(-60.0, min(60.0, points))))
        return likely


def is_suggested(kind: str, likely: float, least: float, by_rules: Sequence[Meaning], length: int) -> bool:
    """Return whether the model is sure of it alone, or sure enough of what the rules name alone."""
    if likely >= least:
        return True
    is_agreed = [one.kind for one in by_rules] == [kind]
    return is_agreed and any(length <= most and likely >= enough for most, enough in AGREED)


def pack_model(model: Model) -> bytes:
    """Return the model as text: one line of what is small, then the weights, packed."""
    head = {
        "kinds": model.kinds,
        "bias": model.bias,
        "scale": model.scale,
        "least": model.least,
        "signs": dict(model.signs),
    }
    pieces = b"".join(bytes(one) for one in model.pieces)
    return base64.b85encode(zlib.compress(json.dumps(head).encode() + b"\n" + pieces, 9))


def unpack_model(packed: bytes) -> Model:
    head, _, weights = zlib.decompress(base64.b85decode(packed)).partition(b"\n")
    values, pieces = json.loads(head), memoryview(weights).cast("b")
    return Model(
        tuple(values["kinds"]),
        tuple(values["bias"]),
        tuple(values["scale"]),
        tuple(values["least"]),
        values["signs"],
        tuple(pieces[start : start + BUCKETS] for start in range(0, len(pieces), BUCKETS)),
    )


@cache
def load_model() -> Model:
    return unpack_model(PACKED)


def suggest_meanings(statement: str, subject: str, written_on: date, *, is_automatic: bool) -> list[Meaning]:
    """Return what the sender may mean, as far as the model is sure of it, with the day that the rules name."""
    if _DELIVERY_CODE.search(statement) or not statement.strip():
        return []
    by_rules = find_meanings(statement, subject, written_on, is_automatic=is_automatic)
    model = load_model()
    signs = find_signs(statement, subject, written_on, by_rules, is_automatic=is_automatic)
    likely = model.score(find_buckets(statement), signs)
    by_kind = {one.kind: with_certain_day(one, statement, subject, written_on) for one in by_rules}
    meanings = [
        by_kind.get(kind) or Meaning(kind, None, _most_telling(model, statement, kind))
        for kind, least in zip(model.kinds, model.least, strict=True)
        if is_suggested(kind, likely[kind], least, by_rules, len(statement))
        or kind in _two_sentences(model, statement, written_on, by_rules)
    ]
    if is_automatic:
        meanings = [one for one in meanings if one.kind in ("away", "wrong_person", "insolvent")]
    return in_order(meanings)


def _two_sentences(
    model: Model, statement: str, written_on: date, by_rules: Sequence[Meaning]
) -> frozenset[str]:
    """Return what a short message says that says two things, each of which its sentence would say alone."""
    if len(by_rules) != 2 or len(statement) > _OF_TWO_SENTENCES:
        return frozenset()
    likely = {
        one.kind: model.score(
            find_buckets(one.excerpt),
            find_signs(one.excerpt, "", written_on, [one], is_automatic=False),
        )[one.kind]
        for one in by_rules
    }
    return frozenset(likely) if min(likely.values()) >= AGREED[-1][1] else frozenset()


def with_certain_day(meaning: Meaning, statement: str, subject: str, written_on: date) -> Meaning:
    """Return it without its day where the rest of the message makes that another."""
    language = likely_languages(f"{subject}\n{statement}")[0]
    day = meaning.day
    if day is None or is_certain(day, statement, language, written_on, meaning.kind):
        return meaning
    return replace(meaning, day=None)


def _most_telling(model: Model, statement: str, kind: str) -> str:
    """Return the sentence that speaks most for it."""
    sentences = list_sentences(statement)
    return max(sentences, key=lambda one: model.score(find_buckets(one), set())[kind], default="")[:_EXCERPT]
