"""Turns a message into numbers, for the whole and for each sentence: each piece of a word is read with all others.

multilingual-e5-small (Microsoft, MIT), with the pieces of our six languages alone: `python -m tools.encoder` makes the
file. Its layers are changed by what was learned from answers of debtors. Reads both at the first message.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

FILE: Final = Path(__file__).with_name("encoding") / "encoder.npz"
LEARNED: Final = FILE.with_name("learned.npz")
"""How much each layer differs from what it was."""
WIDTH: Final = 384
HEADS: Final = 12
LAYERS: Final = 12
PIECES: Final = 510
"""Of a message, at most: what is longer is cut."""
BEGIN, END, UNKNOWN = range(3)
EPSILON: Final = 1e-12
_LETTERS: Final = 8 * PIECES
_HALF, _STEEP, _STEEPER = np.float32(0.5), np.float32(0.7978846), np.float32(0.0356774)

Array = NDArray[np.float32]
Stored = Mapping[str, NDArray[Any]]


class Pieces:
    """The pieces of words, and which of them a text most likely consists of."""

    def __init__(self, pieces: Sequence[str], scores: Sequence[float], unknown: float) -> None:
        self._scores = {
            piece: (place, score) for place, (piece, score) in enumerate(zip(pieces, scores, strict=True))
        }
        self._unknown = unknown
        self._longest = max(map(len, pieces))

    def split(self, text: str) -> list[int]:
        words = unicodedata.normalize("NFKC", text).split()
        letters = "".join(f"▁{word}" for word in words)[:_LETTERS]
        best = [0.0] + [-1e38] * len(letters)
        ends: list[tuple[int, int]] = [(0, UNKNOWN)] * (len(letters) + 1)
        find = self._scores.get
        for start in range(len(letters)):
            so_far = best[start]
            if so_far + self._unknown > best[start + 1]:
                best[start + 1], ends[start + 1] = so_far + self._unknown, (start, UNKNOWN)
            for end in range(start + 1, min(start + self._longest, len(letters)) + 1):
                match = find(letters[start:end])
                if match is not None and so_far + match[1] > best[end]:
                    best[end], ends[end] = so_far + match[1], (start, match[0])
        places = []
        end = len(letters)
        while end:
            end, place = ends[end]
            places.append(place)
        return places[::-1]


class Laid(NamedTuple):
    """The pieces of a message in a row, and whose sentence each is; -1 before the first."""

    pieces: list[int]
    owners: list[int]


def lay_out(sentences: Sequence[Sequence[int]]) -> Laid:
    """Return the sentences in a row, each with an end."""
    pieces, owners = [BEGIN], [-1]
    for number, sentence in enumerate(sentences):
        pieces += [*sentence, END]
        owners += [number] * (len(sentence) + 1)
    return Laid(pieces[:PIECES], owners[:PIECES])


class Layer(NamedTuple):
    """What of the others belongs to each piece, then what both say together."""

    qkv: Array
    qkv_plus: Array
    out: Array
    out_plus: Array
    near_by: Array
    near_plus: Array
    wide: Array
    wide_plus: Array
    narrow: Array
    narrow_plus: Array
    last_by: Array
    last_plus: Array

    def read(self, x: Array) -> Array:
        near = _normed(x + self._heard(x) @ self.out.T + self.out_plus, self.near_by, self.near_plus)
        more = _bent(near @ self.wide.T + self.wide_plus) @ self.narrow.T + self.narrow_plus
        return _normed(near + more, self.last_by, self.last_plus)

    def _heard(self, x: Array) -> Array:
        parts = (x @ self.qkv.T + self.qkv_plus).reshape(len(x), 3, HEADS, -1)
        asks, keys, values = parts.transpose(1, 2, 0, 3)
        points = asks @ keys.transpose(0, 2, 1) / np.float32(asks.shape[-1] ** 0.5)
        points -= points.max(axis=2, keepdims=True)
        np.exp(points, out=points)
        points /= points.sum(axis=2, keepdims=True)
        heard: Array = (points @ values).transpose(1, 0, 2).reshape(len(x), -1)
        return heard


class Encoder:
    """The network, as it is in both files, or in the first alone."""

    def __init__(self, file: Path, learned: Path | None) -> None:
        with ExitStack() as opened:
            stored, changes = (
                {} if one is None else opened.enter_context(np.load(one, allow_pickle=False))
                for one in (file, learned)
            )
            pieces = stored["pieces"].tobytes().decode().split("\n")
            self._pieces = Pieces(pieces, stored["scores"].tolist(), float(stored["unknown"]))
            self._table, self._scale = stored["table"], stored["table.scale"]
            self._places = _read("places", stored)
            self._by, self._plus = _read("by", stored), _read("plus", stored)
            self.layers = [Layer(*_read_layer(number, stored, changes)) for number in range(LAYERS)]

    def split(self, text: str) -> list[int]:
        """Return the places of the pieces that a text most likely consists of."""
        return self._pieces.split(text)

    def begin(self, pieces: Sequence[int]) -> Array:
        """Return what each piece says by itself at its place."""
        rows = unpack(self._table[pieces], self._scale[pieces]) + self._places[: len(pieces)]
        return _normed(rows, self._by, self._plus)

    def encode(self, sentences: Sequence[str]) -> Array:
        """Return three kinds of rows of WIDTH numbers: of all pieces, of the beginning, then of each sentence."""
        return self.read(lay_out([self.split(one) for one in sentences]), len(sentences))

    def read(self, laid: Laid, sentences: int) -> Array:
        """Return the same of pieces; a sentence that was cut has nought."""
        rows = self.begin(laid.pieces)
        for layer in self.layers:
            rows = layer.read(rows)
        each = np.zeros((sentences, WIDTH), np.float32)
        owners = np.array(laid.owners[1:])
        np.add.at(each, owners, rows[1:])
        counts = np.bincount(owners, minlength=sentences)
        each /= np.maximum(counts, 1).astype(np.float32)[:, None]
        return np.vstack([rows.mean(axis=0), rows[0], each])


def _read_layer(number: int, stored: Stored, changes: Stored) -> Iterator[Array]:
    for field in Layer._fields:
        values = _read(f"{number}.{field}", stored)
        if f"{number}.{field}" in changes:
            values += _read(f"{number}.{field}", changes)
        yield values


def _read(name: str, stored: Stored) -> Array:
    if f"{name}.scale" in stored:
        return unpack(stored[name], stored[f"{name}.scale"])
    array: Array = stored[name].astype(np.float32)
    return array


def unpack(packed: NDArray[np.uint8], scales: NDArray[np.float16]) -> Array:
    """Return numbers of four bits, some beside one another by one scale: the first half lies low, the second high."""
    halves = packed.reshape(*scales.shape, -1)
    values = np.concatenate([halves & 15, halves >> 4], axis=2).astype(np.float32)
    values -= 8
    values *= scales[..., None]
    numbers: Array = values.reshape(len(packed), -1)
    return numbers


def _normed(x: Array, by: Array, plus: Array) -> Array:
    x = x - x.mean(axis=1, keepdims=True)
    x /= np.sqrt((x * x).mean(axis=1, keepdims=True) + np.float32(EPSILON))
    normed: Array = x * by + plus
    return normed


def _bent(x: Array) -> Array:
    """Return what is left of each number: much of what is above nought, little of what is below (GELU)."""
    bent: Array = x * (_HALF + _HALF * np.tanh(x * (_STEEP + _STEEPER * x * x)))
    return bent


@cache
def load_encoder() -> Encoder:
    return Encoder(FILE, LEARNED)
