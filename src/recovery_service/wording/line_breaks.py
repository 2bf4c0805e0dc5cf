"""Where lines of a page or a mail may end: not within the number of an invoice."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup, escape

LONGEST: Final = 24
_BEFORE_A_YEAR: Final = re.compile(r"\u00a0(?=(?:de\u00a0)?\d{4}\b)")
_NUMBER: Final = re.compile(r"(?=\S*\d)\S*-\S*")
_OF_A_PAGE: Final = Markup('<span class="whole">{}</span>')
_OF_A_MAIL: Final = Markup('<span style="white-space:nowrap;">{}</span>')


def without_breaks(text: str) -> Markup:
    """Return the text of a page escaped, each short word with a hyphen and a digit kept from breaking at the hyphen.
    Between a month and its year a line may end: what keeps them together in a letter would cut the year into two on a
    narrow screen."""
    return _bind_numbers(_BEFORE_A_YEAR.sub(" ", text), _OF_A_PAGE)


def without_breaks_in_mail(text: str) -> Markup:
    """Work as `without_breaks`, for a mail, whose programs read no style sheet."""
    return _bind_numbers(text, _OF_A_MAIL)


def _bind_numbers(text: str, bound: Markup) -> Markup:
    words = [
        bound.format(word) if len(word) <= LONGEST and _NUMBER.fullmatch(word) else escape(word)
        for word in text.split(" ")
    ]
    return Markup(" ").join(words)
