"""Text as plain text: no foreign text is ever read as markup."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from recovery_desktop.ui.widgets.tooltip import plain_tooltip, set_tooltip

ACCENT = 1
"""In pixels: an accent on a capital is taller than what some fonts say of themselves, and would be cut."""

EMPTY_LINE = "\u00a0"

Role = Literal["display", "heading", "title", "strong", "body", "muted", "caption", "label"]


class Label(QLabel):
    """A QLabel of one role of the type scale; wrapped unless told otherwise."""

    def __init__(
        self, text: str = "", role: Role = "body", *, wrap: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._has_room = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setContentsMargins(0, ACCENT, 0, 0)
        self.setWordWrap(wrap)
        if wrap:
            self.setMinimumWidth(1)
        self.setText(text)

    def setText(self, text: str) -> None:
        # An empty text has no height, which a place that is kept needs.
        super().setText(text or (EMPTY_LINE if self._has_room else ""))

    def set_tone(self, tone: str) -> None:
        """Colour the text; the words still carry the meaning."""
        if self.property("tone") != tone:
            self.setProperty("tone", tone)
            restyle(self)

    def keep_room(self) -> None:
        """Keep the place of a line while nothing is said, so that nothing below it moves."""
        self._has_room = True
        self.setText(self.text())
        keep_place(self)

    def selectable(self) -> Label:
        """Let the text be selected and copied."""
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        return self


class TwoLines(Label):
    """Keeps the place of two lines, whatever is said."""

    def __init__(self, role: Role = "body") -> None:
        super().__init__("", role)
        self.keep_room()

    def heightForWidth(self, width: int) -> int:
        room = 2 * self.fontMetrics().lineSpacing() + self.contentsMargins().top()
        return max(super().heightForWidth(width), room)


def keep_place(widget: QWidget) -> None:
    """Keep the place of a widget while it is hidden."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)


class Title(Label):
    """A label that asks for one line, but wraps where there is no room for that; a Label asks for several."""

    def __init__(self, text: str = "", role: Role = "title", parent: QWidget | None = None) -> None:
        self._rooms: dict[str, QSize] = {}
        super().__init__(text, role, parent=parent)
        self.setMinimumWidth(0)

    def sizeHint(self) -> QSize:
        return self._room_of(self.text())

    def minimumSizeHint(self) -> QSize:
        in_a_column = self._room_of(self.text().replace(" ", "\n"))
        return QSize(in_a_column.width(), self.sizeHint().height())

    def setText(self, text: str) -> None:
        self._rooms.clear()
        super().setText(text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._rooms.clear()
        super().changeEvent(event)

    def _room_of(self, words: str) -> QSize:
        # Qt asks dozens of times before a page is shown, and measuring is a tenth of opening it.
        if words not in self._rooms:
            self.ensurePolished()
            anywhere, flags = QRect(0, 0, 10_000, 10_000), int(Qt.TextFlag.TextWordWrap)
            size = self.fontMetrics().boundingRect(anywhere, flags, words).size()
            self._rooms[words] = size + QSize(2, ACCENT)
        return self._rooms[words]


class ElidedLabel(QLabel):
    """One line that ends in an ellipsis where it does not fit; the whole text is its tooltip."""

    def __init__(self, text: str = "", role: Role = "body", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self.setContentsMargins(0, ACCENT, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._explain()

    def _explain(self) -> None:
        explained = self.text() if self._too_long() else ""
        if plain_tooltip(explained) != self.toolTip():
            set_tooltip(self, explained)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 4, super().minimumSizeHint().height())

    def _too_long(self) -> bool:
        return self.fontMetrics().horizontalAdvance(self.text()) > self.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        metrics = self.fontMetrics()
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.contentsRect(), int(self.alignment()), shown)
        self._explain()


def restyle(widget: QWidget) -> None:
    """Make the stylesheet look again at a widget whose properties changed."""
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()
