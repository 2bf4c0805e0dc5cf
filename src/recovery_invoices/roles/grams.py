"""The letters of a piece as numbers: its words and their parts of three and four letters, hashed."""

from __future__ import annotations

import functools
import re
import zlib

BUCKETS = 12288
_WORD = re.compile(r"[^\W\d_]+|\d+|[^\w\s]")
_FIRST, _LAST = 6, 3
_DIGIT = re.compile(r"\d")


@functools.lru_cache(maxsize=20_000)
def _of_word(word: str) -> tuple[int, ...]:
    if word.isdecimal():
        return (_hashed(f"0{min(len(word), 9)}"),)
    if len(word) == 1 and not word.isalpha():
        return (_hashed(word),)
    framed = f"<{word[:16]}>"
    grams = [f"={word[:16]}"]
    grams += [framed[at : at + 3] for at in range(len(framed) - 2)]
    grams += [framed[at : at + 4] for at in range(len(framed) - 3)]
    return tuple(dict.fromkeys(_hashed(gram) for gram in grams))


def _hashed(gram: str) -> int:
    return zlib.crc32(gram.encode()) % BUCKETS


@functools.lru_cache(maxsize=20_000)
def grams(folded: str) -> tuple[int, ...]:
    """Return the buckets of a text: of its first and its last words."""
    words = _WORD.findall(folded)
    if len(words) > _FIRST + _LAST:
        words = words[:_FIRST] + words[-_LAST:]
    if not words:
        return ()
    buckets = [gram for word in words for gram in _of_word(word)]
    buckets += [_hashed(f"^{words[0]}"), _hashed(f"{words[-1]}$")]
    return tuple(buckets)
