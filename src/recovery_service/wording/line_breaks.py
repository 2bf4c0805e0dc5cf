"""Where lines of a page or a mail may end: not within the number of an invoice."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup, escape

LONGEST: Final = 24
_IN_A_DATE: Final = re.compile(r"(?<=[^\W\d_])\u00a0(?=\w)|(?<=\d)\u00a0(?=[^\W\d_])")
_NUMBER: Final = re.compile(r"(?=\S*\d)\S*-\S*")
_OF_A_PAGE: Final = Markup('<span class="whole">{}</span>')
_OF_A_MAIL: Final = Markup('<span style="white-space:nowrap;">{}</span>')


def without_breaks(text: str) -> Markup:
    """Return the text of a page escaped, each short word with a hyphen and a digit kept from breaking at the hyphen.
    What keeps a day and its month together in a letter would cut a year into two on a narrow screen."""
    return _bind_numbers(_IN_A_DATE.sub(" ", text), _OF_A_PAGE)


def without_breaks_in_mail(text: str) -> Markup:
    """Work as `without_breaks`, for a mail, whose programs read no style sheet."""
    return _bind_numbers(text, _OF_A_MAIL)


def _bind_numbers(text: str, bound: Markup) -> Markup:
    words = [
        bound.format(word) if len(word) <= LONGEST and _NUMBER.fullmatch(word) else escape(word)
        for word in text.split(" ")
    ]
    return Markup(" ").join(words)
