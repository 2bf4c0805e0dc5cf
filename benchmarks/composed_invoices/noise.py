"""What a scanner and a recogniser do to a page: shifted and joined words, wrong letters, lost accents."""

from __future__ import annotations

import random
import unicodedata

from recovery_invoices.text.layout import Page, Word

_MISREAD = {
    "l": "I",
    "I": "l",
    "O": "0",
    "rn": "m",
    "ii": "u",
    "c": "e",
    "B": "8",
    "ä": "a",
    "ß": "B",
    "é": "e",
    "ł": "l",
}
_WRONG, _JOINED, _PLAIN = 0.02, 0.03, 0.2


def as_scan(dice: random.Random, pages: list[Page]) -> None:
    """Change the pages as if they had been recognised. Figures stay: what is true of them stays true."""
    is_plain = dice.random() < _PLAIN
    for page in pages:
        page.source = "ocr"
        words: list[Word] = []
        for word in page.words:
            text = word.text
            if is_plain:
                text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode() or text
            if not any(one.isdecimal() for one in text) and dice.random() < _WRONG:
                for right, wrong in dice.sample(list(_MISREAD.items()), 4):
                    text = text.replace(right, wrong, 1)
            shift = dice.gauss(0, 0.4)
            last = words[-1] if words else None
            near = last is not None and abs(last.top - word.top) < 1 and 0 < word.x0 - last.x1 < 4
            if (
                last is not None
                and near
                and dice.random() < _JOINED
                and not any(one.isdecimal() for one in text + last.text)
            ):
                words[-1] = Word(last.text + text, last.x0, last.top, word.x1, last.bottom)
                continue
            words.append(
                Word(
                    text,
                    word.x0 + shift,
                    word.top + dice.gauss(0, 0.3),
                    word.x1 + shift,
                    word.bottom + dice.gauss(0, 0.3),
                )
            )
        page.words = words
