"""Turns sentences into numbers that are near one another where they mean the same, in whatever of our languages.

Google's universal-sentence-encoder-multilingual 3, Apache-2.0, for Latin letters alone: `python -m tools.encoder`
makes the file. Its layers are changed by what was learned from answers of debtors. Reads both at the first sentence.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

FILE: Final = Path(__file__).with_name("encoding") / "encoder.npz"
LEARNED: Final = FILE.with_name("learned.npz")
"""How much each layer differs: a byte for each number, and a scale for each of its columns."""
WIDTH: Final = 512
_UNKNOWN, _BEGIN, _END = range(3)
_BRANCHES: Final = ((2, 0), (3, 1), (5, 2))
"""Pieces that are looked at together, and how many of them stand before."""
_PIECES: Final = 512
"""Of a text, at most: what is longer is cut."""

Array = NDArray[np.float32]


class _Pieces:
    """The pieces of words, and which of them a text most likely consists of."""

    def __init__(self, pieces: Sequence[str], scores: Sequence[float], unknown: float) -> None:
        self._scores = {
            piece: (place, score) for place, (piece, score) in enumerate(zip(pieces, scores, strict=True))
        }
        self._unknown = unknown
        self._longest = max(map(len, pieces))

    def split(self, text: str) -> list[int]:
        words = unicodedata.normalize("NFKC", text).split()
        letters = "".join(f"▁{word}" for word in words)[: 8 * _PIECES]
        best = [0.0] + [-1e38] * len(letters)
        ends: list[tuple[int, int]] = [(0, _UNKNOWN)] * (len(letters) + 1)
        find = self._scores.get
        for start in range(len(letters)):
            so_far = best[start]
            if so_far + self._unknown > best[start + 1]:
                best[start + 1], ends[start + 1] = so_far + self._unknown, (start, _UNKNOWN)
            for end in range(start + 1, min(start + self._longest, len(letters)) + 1):
                match = find(letters[start:end])
                if match is not None and so_far + match[1] > best[end]:
                    best[end], ends[end] = so_far + match[1], (start, match[0])
        places = []
        end = len(letters)
        while end:
            end, place = ends[end]
            places.append(place)
        return [_BEGIN, *places[::-1][:_PIECES], _END]


class Encoder:
    """The network: what each piece says, with one, two and four beside it, summed up and looked at as a whole."""

    def __init__(self, file: Path, learned: Path) -> None:
        with np.load(file, allow_pickle=False) as arrays:
            stored: dict[str, NDArray[Any]] = {name: arrays[name] for name in arrays.files}
        pieces = stored.pop("pieces").tobytes().decode().split("\n")
        self._pieces = _Pieces(pieces, stored.pop("scores").tolist(), float(stored.pop("unknown")))
        self._table, self._chunks = stored.pop("table"), stored.pop("chunks")
        self._of = {name: array.astype(np.float32) for name, array in stored.items()}
        self._epsilon = self._of.pop("eps")
        with np.load(learned, allow_pickle=False) as changes:
            for name in changes.files:
                layer, _, part = name.rpartition(".")
                if part == "by":
                    self._of[layer] += changes[name] * changes[f"{layer}.scale"]

    def split(self, text: str) -> list[int]:
        """Return the places of the pieces that a text most likely consists of."""
        return self._pieces.split(text)

    def encode(self, sentences: Sequence[str]) -> Array:
        """Return a row of WIDTH numbers for all of them together, then one for each; all of length one."""
        return self._rows([self._sum(self.split(sentence)) for sentence in sentences])

    def _sum(self, places: list[int]) -> tuple[Array, int]:
        """Return what the pieces of a sentence say, summed up, and how many they are."""
        of, chunks = self._of, self._chunks[places]
        values: Array = self._table[places] * of["scale"][chunks, None] + of["lo"][chunks, None]
        near = self._normed(values @ of["proj"] + of["proj_b"], of["proj_g"], of["proj_add"])
        parts = np.split(near, len(_BRANCHES), axis=1)
        branches = [self._branch(part, *one) for part, one in zip(parts, _BRANCHES, strict=True)]
        joined = self._normed(np.concatenate([values, *branches], axis=1), of["ln_g"], of["ln_b"])
        return joined.sum(axis=0), len(places)

    def _rows(self, each: Sequence[tuple[Array, int]]) -> Array:
        """Return the rows by the sums of the sentences; that of all is by the sum of them all."""
        of, sums = self._of, np.stack([one for one, _ in each])
        sums = np.vstack([sums.sum(axis=0), sums])
        counts = np.array([count for _, count in each], np.float32)
        counts = np.append(counts.sum(), counts)[:, None]
        mean = (sums @ of["cnn_W"] + counts * of["cnn_b"]) / np.sqrt(counts)
        first = np.maximum(mean @ of["d0"], 0) @ of["d1"]
        between = np.maximum(mean @ of["p1"] + first, 0)
        last = np.tanh(between @ of["p3"] + np.maximum(between @ of["d2"], 0) @ of["d3"])
        length = np.sqrt(np.maximum((last * last).sum(axis=1, keepdims=True), self._epsilon))
        encoded: Array = last / length
        return encoded

    def _branch(self, x: Array, count: int, before: int) -> Array:
        for step in ("1", "2"):
            values = _window(x, count, before) @ self._of[f"w{step}_{count}"] + self._of[f"b{step}_{count}"]
            x = x + np.maximum(values, 0)
        return x

    def _normed(self, x: Array, by: Array, plus: Array) -> Array:
        x = x - x.mean(axis=1, keepdims=True)
        scale = np.sqrt((x * x).mean(axis=1, keepdims=True) + self._epsilon)
        normed: Array = x / scale * by + plus
        return normed


def _window(x: Array, count: int, before: int) -> Array:
    """Return each row with those beside it; nothing stands before the first and after the last."""
    padded = np.zeros((len(x) + count - 1, x.shape[1]), np.float32)
    padded[before : before + len(x)] = x
    return np.concatenate([padded[at : at + len(x)] for at in range(count)], axis=1)


@cache
def load_encoder() -> Encoder:
    return Encoder(FILE, LEARNED)
