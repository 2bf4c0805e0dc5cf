"""Where lines of a page or a mail may end: not within the number of an invoice, of an article or of a transfer,
nor within "e-mail", nor between a law and its number or a Dutch postcode and its town."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup, escape

LONGEST: Final = 24
_BEFORE_A_YEAR: Final = re.compile(r"\u00a0(?=(?:de\u00a0)?\d{4}\b)")
_REFERENCE: Final = r"RF\d\d(?: [0-9A-Z]{4}){3}"
_PAIR: Final = r"\b(?:Ley|[Dd]\.[Ll]gs\.) \d+/\d+|\b[1-9]\d{3} [A-Z]{2} [A-Z][\w'’-]*"
_TOGETHER: Final = rf"{_REFERENCE}|{_PAIR}"
_BOUND: Final = re.compile(rf"(?=\S*\d)\S*-\S*|\W?[Ee]-[Mm]ail\S*|{_TOGETHER}")
_PIECES: Final = re.compile(rf"({_TOGETHER}|\s+)")
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
    """Bind words that stand between no-break spaces as well: "art. L441-10 II" is one word to neither."""
    pieces = [
        bound.format(piece) if len(piece) <= LONGEST and _BOUND.fullmatch(piece) else escape(piece)
        for piece in _PIECES.split(text)
    ]
    return Markup("").join(pieces)
