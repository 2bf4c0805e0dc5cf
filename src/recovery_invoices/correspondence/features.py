"""What a small model looks at in a message: pieces of its words, and what the rules say of its sentences."""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from datetime import date
from typing import Final

from recovery_invoices.correspondence.days import find_days
from recovery_invoices.correspondence.meaning import Meaning, fold, likely_languages, sentence_signs

BUCKETS: Final = 1 << 16
_LOOKED_AT: Final = 3_000
_LETTERS: Final = range(3, 6)
_WORDS: Final = range(1, 4)
_LENGTH: Final = 150


def find_buckets(statement: str) -> set[int]:
    """Return the numbers of its pieces: three to five letters of a word, one to three words; digits are all alike."""
    words = re.findall(r"[a-z0']+|[?!]", re.sub(r"\d+", "0", fold(statement[:_LOOKED_AT])))
    pieces: set[str] = set()
    for word in words:
        padded = f" {word} "
        for length in _LETTERS:
            pieces.update(padded[at : at + length] for at in range(len(padded) - length + 1))
    for count in _WORDS:
        pieces.update(f"w{'_'.join(words[at : at + count])}" for at in range(len(words) - count + 1))
    return {zlib.crc32(piece.encode()) % BUCKETS for piece in pieces}


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
