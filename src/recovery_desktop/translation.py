"""The languages of the app, and the mark of a text in a table that is to be translated, under the name that the
translation tools look for."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = {
    # Code: what its speakers call it, where its numbers are from, and whether somebody has read every text.
    "en": ("English", "GB", True),
    "fr": ("Français", "FR", True),
    "de": ("Deutsch", "DE", True),
    "es": ("Español", "ES", False),
    "it": ("Italiano", "IT", False),
    "nl": ("Nederlands", "NL", False),
}


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return the text itself; Qt's own function of that name is untyped."""
    return text
