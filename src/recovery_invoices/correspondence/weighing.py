"""How likely each kind is by what four readers say of it and of the others: they count as was learned for each kind."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

READERS: Final = (0.3, 0.3, 0.2, 0.2)
"""The concepts of the message and of its sentences, the encoding of both: how they count before more is learned, and
where what they say of a kind counts for another."""
MOST: Final = 14.0
UNLIKELY: Final = -4.0
"""What speaks less for a kind than this is the same for the others."""
_LEAST: Final = 1e-6


class Weighing(NamedTuple):
    """How much counts for a kind what each reader says of it, and what all say of each of the others."""

    readers: tuple[float, ...]
    kinds: tuple[float, ...]
    bias: float


def some_say(sentences: Sequence[float]) -> float:
    """Return the points that one of the sentences says it."""
    silent = sum(_softplus(one) for one in sentences)
    return min(MOST, math.log(max(_LEAST, 1 - math.exp(-silent))) + silent)


def weigh(points: Sequence[Sequence[float]], weighings: Sequence[Weighing]) -> list[float]:
    """Return how likely each kind is by the points of the readers for each."""
    bounded = [[_bounded(one) for one in of_kind] for of_kind in points]
    together = [max(UNLIKELY, _times(READERS, of_kind)) for of_kind in bounded]
    return [
        1 / (1 + math.exp(-_bounded(_times(by.readers, own) + _times(by.kinds, together) + by.bias)))
        for by, own in zip(weighings, bounded, strict=True)
    ]


def _times(weights: Sequence[float], points: Sequence[float]) -> float:
    return sum(weight * point for weight, point in zip(weights, points, strict=True))


def _bounded(points: float) -> float:
    return max(-MOST, min(MOST, points))


def _softplus(points: float) -> float:
    return max(points, 0.0) + math.log1p(math.exp(-abs(points)))
