"""Names as strangers wrote them, made fit to be shown: never used as a place on the disk."""

from __future__ import annotations

import unicodedata

LONGEST = 120


def plain_name(name: str) -> str:
    """Return the last part of a path without letters that cannot be seen, or that turn the reading direction."""
    last = name.replace("\\", "/").rstrip("/").rpartition("/")[2]
    letters = (" " if letter.isspace() else letter for letter in last)
    visible = "".join(letter for letter in letters if letter == " " or unicodedata.category(letter)[0] != "C")
    words = " ".join(visible.split())
    if len(words) <= LONGEST:
        return words
    stem, dot, ending = words.rpartition(".")
    ending_shown = f"{dot}{ending}" if dot and len(ending) <= 8 else ""
    return f"{(stem if ending_shown else words)[: LONGEST - len(ending_shown) - 1]}…{ending_shown}"
