"""A row that does one thing: icon, title over words, an amount, and the name of what it does; painted, so that a list
of them costs little."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from recovery_desktop.ui import icons
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import RADIUS, XS, L, M, S, Sizes
from recovery_desktop.ui.widgets.row_menu import offer, tr
from recovery_desktop.ui.widgets.tooltip import set_tooltip


class _Type(NamedTuple):
    strong: QFont
    caption: QFont
    height: int
    """Of a line in each, one above the other."""


class LineButton(QPushButton):
    """`tone` colours the icon; `action` is the verb at its end. Texts that do not fit end in an ellipsis; all of them
    are the tooltip then."""

    _cached_type: tuple[QFont, Sizes, _Type] | None = None
    """Of all rows: they have one font, and each asks for it at every step of a layout."""

    def __init__(
        self,
        title: str,
        words: str,
        amount: str,
        icon: str,
        tone: str,
        *,
        action: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._title, self._words, self._amount, self._icon, self._tone = title, words, amount, icon, tone
        self._action, self._verb_width = action, 0
        self._accessible_text = ", ".join(part for part in (title, words, amount) if part)
        self.setProperty("variant", "line")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self._accessible_text)
        self.setAccessibleDescription(action)
        cells = [part for part in (title, words, amount) if part]
        offer(self, lambda: [cells], lambda: [(action or tr("Open"), self.click)])

    def sizeHint(self) -> QSize:
        """Return a hint from the painted words: the button's own knows only its text."""
        return QSize(320, self._type().height + 2 * S)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    @property
    def verb_width(self) -> int:
        """How wide its verb asks to be."""
        return (
            QFontMetrics(self._type().strong).horizontalAdvance(self._action) + 2 * M if self._action else 0
        )

    def widen_verb(self, width: int) -> None:
        """Set the verb's width, so that the amounts of all rows stand under each other."""
        self._verb_width = width
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        # An override of `event` would be called a hundred times for each line that is laid out.
        set_tooltip(self, "" if self._fits() else self._accessible_text)
        super().enterEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        strong, caption, _ = self._type()
        side = theme.sizes().icon
        drawn = icons.pixmap(self._icon, theme.colours().of(self._tone), side, self.devicePixelRatioF())
        painter.drawPixmap(S, (self.height() - side) // 2, drawn)
        title, words, amount = self._places(strong, caption)
        if self._action:
            self._paint_action(painter, strong)
        for text, where, font, token, towards in (
            (self._title, title, strong, "text", Qt.AlignmentFlag.AlignLeft),
            (self._words, words, caption, "muted", Qt.AlignmentFlag.AlignLeft),
            (self._amount, amount, strong, "text", Qt.AlignmentFlag.AlignRight),
        ):
            painter.setFont(font)
            painter.setPen(theme.colour(token))
            shown = shortened(text, QFontMetrics(font), where.width())
            painter.drawText(where, int(towards | Qt.AlignmentFlag.AlignVCenter), shown)

    def _places(self, strong: QFont, caption: QFont) -> tuple[QRect, QRect, QRect]:
        """Return the rectangles of title, words and amount, from left to right."""
        inside = self.rect().adjusted(S + theme.sizes().icon + M, S, -S - self._action_width(strong), -S)
        wide = QFontMetrics(strong).horizontalAdvance(self._amount) + 1 if self._amount else 0
        amount = QRect(inside.right() + 1 - wide, inside.top(), wide, inside.height())
        left = max(0, inside.width() - (wide + M if wide else 0))
        high = QFontMetrics(strong).height()
        title = QRect(inside.left(), inside.top(), left, high)
        words = QRect(inside.left(), inside.top() + high, left, QFontMetrics(caption).height())
        return title, words, amount

    def _action_width(self, strong: QFont) -> int:
        """Return the width of the verb, with the room before it."""
        width = max(self._verb_width, self.verb_width)
        return width + L if width else 0

    def _paint_action(self, painter: QPainter, strong: QFont) -> None:
        """Look like the button that the whole row is."""
        metrics = QFontMetrics(strong)
        width, height = max(self._verb_width, self.verb_width), metrics.height() + S + XS
        pill = QRectF(self.width() - S - width, (self.height() - height) / 2, width, height)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.colour("field_line"))
        painter.setBrush(theme.colour("hover" if self.underMouse() else "surface"))
        painter.drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.setFont(strong)
        painter.setPen(theme.colour("accent"))
        painter.drawText(pill, int(Qt.AlignmentFlag.AlignCenter), self._action)
        painter.restore()

    def _fits(self) -> bool:
        strong, caption, _ = self._type()
        title, words, _ = self._places(strong, caption)
        return (
            QFontMetrics(strong).horizontalAdvance(self._title) <= title.width()
            and QFontMetrics(caption).horizontalAdvance(self._words) <= words.width()
        )

    def _type(self) -> _Type:
        font, sizes = self.font(), theme.sizes()
        if (cached := LineButton._cached_type) is not None and cached[0] == font and cached[1] == sizes:
            return cached[2]
        strong, caption = QFont(font), QFont(font)
        strong.setPixelSize(sizes.body)
        strong.setWeight(QFont.Weight.DemiBold)
        caption.setPixelSize(sizes.caption)
        caption.setWeight(QFont.Weight.Normal)
        result = _Type(strong, caption, QFontMetrics(strong).height() + QFontMetrics(caption).height())
        LineButton._cached_type = font, sizes, result
        return result


def shortened(words: str, metrics: QFontMetrics, width: int) -> str:
    """Return what fits: of parts between dots the first ones are cut, the last one is the day or what is to be done."""
    head, dot, tail = words.rpartition(" · ")
    left = width - metrics.horizontalAdvance(dot + tail)
    if metrics.horizontalAdvance(words) <= width or left < metrics.horizontalAdvance("mmm"):
        return metrics.elidedText(words, Qt.TextElideMode.ElideRight, width)
    return metrics.elidedText(head, Qt.TextElideMode.ElideRight, left) + dot + tail
