"""What the encoding of a message and of its sentences speaks for, by two small networks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from recovery_invoices.correspondence.encoder import WIDTH, Array, load_encoder
from recovery_invoices.correspondence.meaning import list_sentences

FILE: Final = Path(__file__).with_name("encoding") / "networks.npz"
LOOKED_AT: Final = 3_000
_OF_LENGTH: Final = WIDTH**0.5
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
    """A row for the message, and one for each sentence; a message without any has one that is empty."""

    message: Array
    sentences: Array


def encode_message(statement: str) -> Encoded:
    """Return the rows of what a person wrote."""
    text = statement[:LOOKED_AT]
    sentences = list_sentences(text)
    full, *each = load_encoder().encode([text, *sentences])
    return lay_out(full, np.array(each, np.float32).reshape(-1, WIDTH), sentences)


def lay_out(full: Array, each: Array, sentences: Sequence[str]) -> Encoded:
    """Return the rows of a message by its encoding and by that of each sentence."""
    if not len(each):
        each, sentences = np.zeros((1, WIDTH), np.float32), [""]
    full, each = full * _OF_LENGTH, each * _OF_LENGTH
    last = len(sentences) - 1
    places = [
        [2.0 * (at == 0), 2.0 * (at == last), 2.0 * one.rstrip().endswith("?"), min(last + 1, _SENTENCES) / 3]
        for at, one in enumerate(sentences)
    ]
    return Encoded(
        np.concatenate([full, each.mean(axis=0)]),
        np.hstack([each, np.tile(full / 2, (len(each), 1)), np.array(places, np.float32)]),
    )


@cache
def load_networks() -> Networks:
    with np.load(FILE, allow_pickle=False) as stored:
        return Networks(
            *(
                Network(*(stored[f"{of}_{name}"].astype(np.float32) for name in Network._fields))
                for of in Networks._fields
            )
        )
