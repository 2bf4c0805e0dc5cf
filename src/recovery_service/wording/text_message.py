"""Text messages in the letters that a telephone network carries for least: 160 in one part, 153 in each of several."""

from __future__ import annotations

import unicodedata
from math import ceil
from typing import Final

_LETTERS: Final = frozenset(
    "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿"
    "abcdefghijklmnopqrstuvwxyzäöñüà"
)
"""The default alphabet of GSM 03.38; any other letter makes the whole message cost more than twice as much."""
_TWO_PLACES: Final = frozenset("^{}\\[~]|€")
_INSTEAD: Final = str.maketrans(
    {
        "\u00a0": " ", "\u202f": " ", "\u2019": "'", "\u2018": "'", "\u201c": '"', "\u201d": '"', "\u201e": '"',
        "«": '"', "»": '"', "\u2013": "-", "\u2014": "-", "\u2026": "...", "œ": "oe", "Œ": "OE", "·": ".",
    }
)  # fmt: skip
ALONE, EACH = 160, 153
WIDE_ALONE, WIDE_EACH = 70, 67


def to_gsm_letters(text: str) -> str:
    """Return the same in these letters, an accent that they lack left out; what has no letter among them stays."""
    return "".join(_plainly(letter) for letter in text.translate(_INSTEAD))


def _plainly(letter: str) -> str:
    if letter in _LETTERS or letter in _TWO_PLACES:
        return letter
    bare = "".join(one for one in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(one))
    return bare if bare and all(one in _LETTERS for one in bare) else letter


def segment_count(text: str) -> int:
    """Return how many parts a network makes of it."""
    if all(letter in _LETTERS or letter in _TWO_PLACES for letter in text):
        length = len(text) + sum(letter in _TWO_PLACES for letter in text)
        return 1 if length <= ALONE else ceil(length / EACH)
    length = len(text.encode("utf-16-le")) // 2
    return 1 if length <= WIDE_ALONE else ceil(length / WIDE_EACH)
