"""Marks a text in a table for translation, under the name that the translation tools look for."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return the text itself; Qt's own function of that name is untyped."""
    return text
