"""What the encoding of a message and of its sentences speaks for, by two small networks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from recovery_invoices.correspondence.encoder import Array, load_encoder
from recovery_invoices.correspondence.meaning import list_sentences

FILE: Final = Path(__file__).with_name("encoding") / "networks.npz"
LOOKED_AT: Final = 3_000
_SENTENCES: Final = 6


class Network(NamedTuple):
    """One layer between a row and what it speaks for, kind by kind."""

    inner: Array
    inner_bias: Array
    outer: Array
    outer_bias: Array

    def points(self, rows: Array) -> Array:
        points: Array = np.maximum(rows @ self.inner + self.inner_bias, 0) @ self.outer + self.outer_bias
        return points


class Networks(NamedTuple):
    """One that reads the whole message, and one that reads each sentence."""

    message: Network
    sentence: Network


class Encoded(NamedTuple):
    """A row for the message, and one for each sentence; a message without any has an empty one."""

    message: Array
    sentences: Array


def encode_message(statement: str) -> Encoded:
    """Return the rows of what a person wrote."""
    sentences = sentences_of(statement)
    return arrange(load_encoder().encode(sentences), places_of(sentences))


def arrange(rows: Array, places: Sequence[Sequence[float]]) -> Encoded:
    """Return what the networks read, by the rows of the encoder and what `places_of` says."""
    full, begin, each = rows[0], rows[1], rows[2:]
    around = np.tile(full, (len(each), 1))
    return Encoded(np.concatenate([full, begin]), np.hstack([each, around, np.array(places, np.float32)]))


def sentences_of(statement: str) -> list[str]:
    """Return what is read of a message: its sentences, or one that is empty."""
    return list_sentences(statement[:LOOKED_AT]) or [""]


def places_of(sentences: Sequence[str]) -> list[list[float]]:
    """Return for each sentence whether it is the first, the last, a question, and how many there are."""
    last = len(sentences) - 1
    of_all = min(last + 1, _SENTENCES) / 3
    return [
        [2.0 * (at == 0), 2.0 * (at == last), 2.0 * one.rstrip().endswith("?"), of_all]
        for at, one in enumerate(sentences)
    ]


@cache
def load_networks() -> Networks:
    with np.load(FILE, allow_pickle=False) as stored:
        return Networks(
            *(
                Network(*(stored[f"{of}_{name}"].astype(np.float32) for name in Network._fields))
                for of in Networks._fields
            )
        )
