"""A small model beside the rules: how likely each meaning is, by weights that were learned from messages.

Three readers count together: one knows concepts and pieces of words, one the encoding of sentences, one the rules.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from typing import Final

from recovery_invoices.correspondence.certain_day import is_certain
from recovery_invoices.correspondence.encoded import LOOKED_AT, Encoded, encode_message, load_networks
from recovery_invoices.correspondence.features import (
    BUCKETS,
    Features,
    Weighted,
    find_features,
    find_signs,
)
from recovery_invoices.correspondence.learned_weights import PACKED
from recovery_invoices.correspondence.meaning import (
    Meaning,
    find_meanings,
    in_order,
    likely_languages,
    list_sentences,
)
from recovery_invoices.correspondence.weighing import Weighing, some_say, weigh

AGREED: Final = ((100, 0.75), (160, 0.85))
"""How likely a meaning has to be that the rules name alone, in a message of so many letters at most: whoever says one
thing in few words is seldom misread by both."""
_SURE: Final = 0.9
_BEYOND: Final = "\u0250"
"""The first letter after those of Latin alphabets."""
_OF_TWO_SENTENCES: Final = 240
_EXCERPT: Final = 200
_DELIVERY_CODE: Final = re.compile(r"\b[45]\d\d[ -][45]\.\d{1,3}\.\d{1,3}\b")
"""What only mail servers say, of a mail that came back."""


@dataclass(frozen=True, slots=True)
class Layer:
    """`weights` of a kind holds a byte for each bucket, `scale` what one of them is worth."""

    bias: tuple[float, ...]
    scale: tuple[float, ...]
    weights: tuple[memoryview, ...]

    def points(self, number: int, features: Weighted) -> float:
        weights = self.weights[number]
        total = sum(weights[bucket] * worth for bucket, worth in features.items())
        return self.bias[number] + self.scale[number] * total


@dataclass(frozen=True, slots=True)
class Model:
    """Two that were learned apart: one reads the whole message, one says it where a sentence does. `weighings` says how
    they count beside the two that read the encoding, kind by kind; `least` is how likely a kind has to be to be
    suggested."""

    kinds: tuple[str, ...]
    least: tuple[float, ...]
    weighings: tuple[Weighing, ...]
    message: Layer
    sentence: Layer

    def score(self, features: Features, encoded: Encoded) -> dict[str, float]:
        """Return how likely each kind is."""
        networks = load_networks()
        message = networks.message.points(encoded.message).tolist()
        sentences = networks.sentence.points(encoded.sentences).T.tolist()
        points = [
            (
                self.message.points(number, features.message),
                some_say([self.sentence.points(number, one) for one in features.sentences]),
                message[number],
                some_say(sentences[number]),
            )
            for number in range(len(self.kinds))
        ]
        return dict(zip(self.kinds, weigh(points, self.weighings), strict=True))

    def say(self, kind: str, sentence: Weighted) -> float:
        """Return how much a sentence speaks for a kind."""
        return self.sentence.points(self.kinds.index(kind), sentence)


def is_suggested(kind: str, likely: float, least: float, by_rules: Sequence[Meaning], length: int) -> bool:
    """Return whether the model is sure of it alone, or sure enough of what the rules name alone."""
    if likely >= least:
        return True
    is_agreed = [one.kind for one in by_rules] == [kind]
    return is_agreed and any(length <= most and likely >= enough for most, enough in AGREED)


def pack_model(model: Model) -> bytes:
    """Return the model as text: one line of what is small, then the weights, packed."""
    layers = (model.message, model.sentence)
    head = {
        "kinds": model.kinds,
        "least": model.least,
        "weighings": model.weighings,
        "layers": [{"bias": one.bias, "scale": one.scale} for one in layers],
    }
    weights = b"".join(bytes(one) for layer in layers for one in layer.weights)
    return base64.b85encode(zlib.compress(json.dumps(head).encode() + b"\n" + weights, 9))


def unpack_model(packed: bytes) -> Model:
    head, _, rest = zlib.decompress(base64.b85decode(packed)).partition(b"\n")
    values, weights = json.loads(head), memoryview(rest).cast("b")
    parts = [weights[start : start + BUCKETS] for start in range(0, len(weights), BUCKETS)]
    kinds = tuple(values["kinds"])
    message, sentence = (
        Layer(
            tuple(one["bias"]),
            tuple(one["scale"]),
            tuple(parts[place * len(kinds) : (place + 1) * len(kinds)]),
        )
        for place, one in enumerate(values["layers"])
    )
    weighings = tuple(
        Weighing(tuple(readers), tuple(others), bias) for readers, others, bias in values["weighings"]
    )
    return Model(kinds, tuple(values["least"]), weighings, message, sentence)


@cache
def load_model() -> Model:
    return unpack_model(PACKED)


def suggest_meanings(statement: str, subject: str, written_on: date, *, is_automatic: bool) -> list[Meaning]:
    """Return what the sender may mean, as far as the model is sure of it, with the day that the rules name."""
    if _DELIVERY_CODE.search(statement) or not _is_of_our_letters(statement[:LOOKED_AT]):
        return []
    by_rules = find_meanings(statement, subject, written_on, is_automatic=is_automatic)
    model = load_model()
    signs = find_signs(statement, subject, written_on, by_rules, is_automatic=is_automatic)
    features = find_features(statement, subject, written_on, signs)
    likely = model.score(features, encode_message(statement))
    by_kind = {one.kind: with_certain_day(one, statement, subject, written_on) for one in by_rules}
    meanings = [
        with_sure_day(by_kind[kind], likely[kind])
        if kind in by_kind
        else Meaning(kind, None, _most_telling(model, statement, features, kind))
        for kind, least in zip(model.kinds, model.least, strict=True)
        if is_suggested(kind, likely[kind], least, by_rules, len(statement))
        or kind in _two_sentences(model, statement, written_on, by_rules)
    ]
    if is_automatic:
        meanings = [one for one in meanings if one.kind in ("away", "wrong_person", "insolvent")]
    return in_order(meanings)


def _is_of_our_letters(text: str) -> bool:
    """Return whether it has letters, most of which one of our languages knows."""
    letters = [letter for letter in text if letter.isalpha()]
    return bool(letters) and 2 * sum(letter < _BEYOND for letter in letters) > len(letters)


def _two_sentences(
    model: Model, statement: str, written_on: date, by_rules: Sequence[Meaning]
) -> frozenset[str]:
    """Return what a short message says that says two things, each of which its sentence would say alone."""
    if len(by_rules) != 2 or len(statement) > _OF_TWO_SENTENCES:
        return frozenset()
    likely = {}
    for one in by_rules:
        signs = find_signs(one.excerpt, "", written_on, [one], is_automatic=False)
        features = find_features(one.excerpt, "", written_on, signs)
        likely[one.kind] = model.score(features, encode_message(one.excerpt))[one.kind]
    return frozenset(likely) if min(likely.values()) >= AGREED[0][1] else frozenset()


def with_certain_day(meaning: Meaning, statement: str, subject: str, written_on: date) -> Meaning:
    """Return it without its day where the rest of the message makes that another."""
    language = likely_languages(f"{subject}\n{statement}")[0]
    day = meaning.day
    if day is None or is_certain(day, statement, language, written_on, meaning.kind):
        return meaning
    return replace(meaning, day=None)


def with_sure_day(meaning: Meaning, likely: float) -> Meaning:
    """Return it without a day that stands in no sentence saying so, where the model is not sure either."""
    is_sure = meaning.day is None or meaning.excerpt or likely >= _SURE
    return meaning if is_sure else replace(meaning, day=None)


def _most_telling(model: Model, statement: str, features: Features, kind: str) -> str:
    """Return the sentence that speaks most for it."""
    sentences = zip(list_sentences(statement), features.sentences, strict=False)
    return max(sentences, key=lambda one: model.say(kind, one[1]), default=("", {}))[0][:_EXCERPT]
