"""A card of a column as it is painted: its frame is drawn once for each look, its words are laid out once."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QStaticText

from recovery_desktop.ui import icons
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import RADIUS, XS, Colours, M, S
from recovery_desktop.ui.widgets.line_type import LineType, LineTypes, types


@dataclass(frozen=True)
class CardFace:
    """Content of a card: debtor, invoice, amount, next step, the person's tags at the end of the last line; `tone`
    colours that line and its icon."""

    id: str
    title: str
    subtitle: str
    amount: str
    foot: str
    foot_icon: str = ""
    tone: str = "muted"
    fresh: bool = False
    tags: tuple[str, ...] = ()

    @property
    def accessible_text(self) -> str:
        """The card read aloud."""
        return ", ".join(
            part for part in (self.title, self.subtitle, self.amount, self.foot, *self.tags) if part
        )

    @property
    def tag_words(self) -> str:
        """The first tag, and how many more there are."""
        first, more = self.tags[:1], len(self.tags) - 1
        return " ".join([*first, f"+{more}"] if more > 0 else first)


_IN_BRACKETS: Final = re.compile(r" \([^()]*\)")
_BETWEEN: Final = " · "
CACHED_LOOKS: Final = 6
"""The columns of a window differ by a pixel in width; more looks than these are of sizes that are gone."""
TAGS_SHARE: Final = 45
"""So many per cent of the last line at most."""
CACHED_FACES: Final = 500
"""Of each look: some fifty stand in a window."""


class _Line(NamedTuple):
    place: QPointF
    words: QStaticText
    font: QFont
    token: str


class _Laid(NamedTuple):
    """A card's lines and its icon, from the card's corner on."""

    lines: tuple[_Line, ...]
    icon: tuple[QPoint, QPixmap] | None


class CardLook:
    """Cards of one size in one scheme: frames and faces are laid out once and kept between paints."""

    def __init__(self, width: int, height: int, ratio: float, colours: Colours, kinds: LineTypes) -> None:
        self._width, self._height, self.ratio, self._of, self.kinds = width, height, ratio, colours, kinds
        self.inner = QRect(S + M, XS + S + 2, width - 2 * (S + M), height - 2 * (XS + S + 2))
        self._colours: dict[str, QColor] = {}
        self._frames: dict[tuple[str, int, str], QPixmap] = {}
        self._laid: dict[tuple[CardFace, int], _Laid] = {}

    def colour(self, token: str) -> QColor:
        colour = self._colours.get(token)
        if colour is None:
            colour = self._colours[token] = QColor(self._of.of(token))
        return colour

    def icon(self, name: str, token: str) -> QPixmap:
        return icons.pixmap(name, self._of.of(token), self.kinds.sizes.caption, self.ratio)

    def frame(self, ring: str, thick: int, ground: str) -> QPixmap:
        """Round corners are dear, and nearly all cards look alike. Its ring reaches one pixel beyond the card."""
        frame = self._frames.get((ring, thick, ground))
        if frame is None:
            width, height = self._width - 2 * S + 2, self._height - 2 * XS + 2
            frame = QPixmap(round(width * self.ratio), round(height * self.ratio))
            frame.setDevicePixelRatio(self.ratio)
            frame.fill(Qt.GlobalColor.transparent)
            painter = QPainter(frame)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(self.colour(ring), thick))
            painter.setBrush(self.colour(ground))
            painter.drawRoundedRect(QRectF(1.5, 1.5, width - 3, height - 3), RADIUS, RADIUS)
            painter.end()
            self._frames[ring, thick, ground] = frame
        return frame

    def laid(self, face: CardFace, reserved_width: int) -> _Laid:
        """Return the laid out card, cached; `reserved_width` is occupied at the end of the title."""
        layout = self._laid.get((face, reserved_width))
        if layout is None:
            if len(self._laid) >= CACHED_FACES:
                self._laid.clear()
            layout = self._laid[face, reserved_width] = self._lay_out(face, reserved_width)
        return layout

    def _lay_out(self, face: CardFace, reserved_width: int) -> _Laid:
        strong, caption = self.kinds.strong, self.kinds.caption
        left, top, width, line = self.inner.x(), self.inner.y(), self.inner.width(), self.inner.height() // 3
        wide = strong.width_of(face.amount) + S
        # Neither number nor amount is cut: where they have no room beside each other, the name gives way.
        has_room = caption.width_of(face.subtitle) <= width - wide
        in_second_line = reserved_width, width - wide
        in_first_line = min(reserved_width + wide, width), width
        title_gap, number_width = in_second_line if has_room else in_first_line
        amount = QRect(left, top + (line if has_room else 0), width, line)
        if not has_room:
            amount.setRight(amount.right() - reserved_width)
        third, icon = QRect(left, top + 2 * line, width, line), None
        if face.foot_icon:
            side = self.kinds.sizes.caption
            icon = QPoint(left, third.center().y() - side // 2), self.icon(face.foot_icon, face.tone)
            third = third.adjusted(side + XS + 2, 0, 0, 0)
        forms = _shorter_forms(face.foot)
        foot = _first_fitting(forms, caption, third.width()) or forms[-1]
        end, shown_tags = QRect(third), ""
        if face.tags:
            # The day of the next step is never cut for them.
            left_over = third.width() - S - caption.width_of(foot)
            most = max(0, min(left_over, width * TAGS_SHARE // 100))
            shown_tags = _first_fitting((face.tag_words, f"+{len(face.tags)}"), caption, most)
            end.setLeft(third.right() - caption.width_of(shown_tags))
            third.setRight(end.left() - (S if shown_tags else 0))
        number = QRect(left, top + line, number_width, line)
        rows = (
            (strong, QRect(left, top, width - title_gap, line), face.title, False, "text"),
            (strong, amount, face.amount, True, "text"),
            (caption, number, face.subtitle, False, "muted"),
            (caption, third, foot, False, face.tone),
            (caption, end, shown_tags, True, "accent"),
        )
        return _Laid(
            tuple(
                # Invoice numbers differ in their last letters.
                _Line(*kind.laid(room, words, right=right, keeps_end=room is number), kind.font, token)
                for kind, room, words, right, token in rows
                if words
            ),
            icon,
        )


def _shorter_forms(foot: str) -> tuple[str, ...]:
    """Return the words, and what is left of them without the day in brackets, then without their last parts: a day that
    is cut could be another day, and what stands before it says enough."""
    without_day = _IN_BRACKETS.sub("", foot)
    parts = without_day.split(_BETWEEN)
    return (foot, without_day, *(_BETWEEN.join(parts[:count]) for count in range(len(parts) - 1, 0, -1)))


def _first_fitting(forms: tuple[str, ...], line: LineType, width: int) -> str:
    """Return the longest form that has room; empty where none has."""
    return next((words for words in forms if line.width_of(words) <= width), "")


_look = lru_cache(maxsize=CACHED_LOOKS)(CardLook)


class CardPainter:
    """Paints cards of one size into a view, for the time of one paint event."""

    def __init__(self, painter: QPainter, width: int, height: int) -> None:
        self._painter = painter
        self._look = _look(width, height, painter.device().devicePixelRatio(), theme.colours(), types())

    def paint(
        self, left: int, top: int, face: CardFace, *, chosen: bool, focused: bool, hovered: bool
    ) -> None:
        painter, look = self._painter, self._look
        ring = "accent" if focused or chosen or face.fresh else "line"
        ground = "accent_soft" if chosen else "hover" if hovered else "surface"
        painter.translate(left, top)
        painter.drawPixmap(S - 1, XS - 1, look.frame(ring, 2 if focused else 1, ground))
        used_width = 0
        if chosen:
            side, inner = look.kinds.sizes.caption, look.inner
            painter.drawPixmap(inner.right() - side, inner.top() + 2, look.icon("check", "accent"))
            used_width = look.kinds.sizes.body
        laid = look.laid(face, used_width)
        if laid.icon is not None:
            painter.drawPixmap(*laid.icon)
        for place, words, font, token in laid.lines:
            painter.setFont(font)
            painter.setPen(look.colour(token))
            painter.drawStaticText(place, words)
        painter.translate(-left, -top)
