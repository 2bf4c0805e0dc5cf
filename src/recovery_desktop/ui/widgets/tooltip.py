"""The one way to set a tooltip: whatever it says is text.

Qt reads a tooltip as markup as soon as it looks like it. A buyer's name with an image in it would open a file of this
computer, or of a server that learns from that who asks.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import Qt


class Explained(Protocol):
    """A widget, an action or a cell of a table."""

    def setToolTip(self, text: str, /) -> None: ...


def set_tooltip(explained: Explained, words: str) -> None:
    explained.setToolTip(plain_tooltip(words))


def plain_tooltip(words: str) -> str:
    """Return what Qt shows as these very words, letter by letter."""
    return Qt.convertFromPlainText(words) if Qt.mightBeRichText(words) else words
