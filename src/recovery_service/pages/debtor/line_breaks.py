"""Where lines of the page may end: not within the number of an invoice, but within a date on a narrow screen."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup, escape

LONGEST: Final = 24
_IN_A_DATE: Final = re.compile(r"(?<=[^\W\d_])\u00a0(?=\w)|(?<=\d)\u00a0(?=[^\W\d_])")
_NUMBER: Final = re.compile(r"(?=\S*\d)\S*-\S*")


def without_breaks(text: str) -> Markup:
    """Return the text escaped, each short word with a hyphen and a digit kept from breaking at the hyphen. What keeps
    a day and its month together in a letter would cut a year into two here."""
    words = [
        Markup('<span class="whole">{}</span>').format(word)
        if len(word) <= LONGEST and _NUMBER.fullmatch(word)
        else escape(word)
        for word in _IN_A_DATE.sub(" ", text).split(" ")
    ]
    return Markup(" ").join(words)
