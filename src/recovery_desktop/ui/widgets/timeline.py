"""What happened to a receivable, newest first: an icon on a line, a sentence, when and by whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from recovery_desktop.ui import icons, text
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XS, L, M, S
from recovery_desktop.ui.widgets.button import button
from recovery_desktop.ui.widgets.frames import clear
from recovery_desktop.ui.widgets.label import Label
from recovery_desktop.ui.widgets.row_menu import offer_row


@dataclass(frozen=True)
class Moment:
    """One entry: `icon` and `tone` of the theme, the sentence, and a quiet line below it; `quote` is what somebody
    wrote, `key` what can be opened, `payment` the id of a payment that can be taken back."""

    icon: str
    tone: str
    sentence: str
    below: str
    quote: str = ""
    key: str = ""
    payment: str = ""


class Timeline(QWidget):
    """`opened` carries the key of the entry that the person wants to read, `reversal_requested` the id of the payment
    that the person wants to take back."""

    opened = Signal(str)
    reversal_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._shown: list[Moment] = []

    @property
    def moments(self) -> list[Moment]:
        return list(self._shown)

    def show_moments(self, moments: Sequence[Moment]) -> None:
        if list(moments) == self._shown:
            return
        clear(self._column)
        self._shown = list(moments)
        for at, moment in enumerate(moments):
            entry = _Entry(moment, last=at == len(moments) - 1)
            entry.opened.connect(self.opened)
            entry.reversal_requested.connect(self.reversal_requested)
            self._column.addWidget(entry)


class _Entry(QWidget):
    opened = Signal(str)
    reversal_requested = Signal(str)

    def __init__(self, moment: Moment, *, last: bool) -> None:
        super().__init__()
        sentence = Label(moment.sentence).selectable()
        sentence.setAccessibleName(f"{moment.sentence}, {moment.below}")
        words = QVBoxLayout()
        words.setSpacing(XS)
        words.setContentsMargins(0, XS, 0, 0 if last else L)
        words.addWidget(sentence)
        if moment.quote:
            words.addWidget(Label(text.quoted(moment.quote), "muted").selectable())
        below = QHBoxLayout()
        below.setSpacing(S)
        has_button = bool(moment.key or moment.payment)
        below.addWidget(Label(moment.below, "caption", wrap=not has_button), 0 if has_button else 1)
        if moment.key:
            below.addWidget(
                _small_button(
                    self.tr("Read"),
                    self.tr("Read: {what}").format(what=moment.sentence),
                    lambda: self.opened.emit(moment.key),
                )
            )
        if moment.payment:
            below.addWidget(
                _small_button(
                    self.tr("Take back…"),
                    self.tr("Take back: {what}").format(what=moment.sentence),
                    lambda: self.reversal_requested.emit(moment.payment),
                )
            )
        if has_button:
            below.addStretch(1)
        words.addLayout(below)
        words.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(M)
        row.addWidget(_Mark(moment, last))
        row.addLayout(words, 1)
        offer_row(self)


def _small_button(words: str, name: str, pressed: Callable[[], object]) -> QWidget:
    control = button(words, "line")
    control.setProperty("small", "true")
    control.setAccessibleName(name)
    control.clicked.connect(lambda: pressed())
    return control


class _Mark(QWidget):
    def __init__(self, moment: Moment, last: bool) -> None:
        super().__init__()
        self._moment, self._last = moment, last
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        side = theme.sizes().icon + 10
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = theme.sizes().icon + 10
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._last:
            painter.setPen(QPen(theme.colour("line"), 1))
            painter.drawLine(side // 2, side + 2, side // 2, self.height() - 2)
        tone = self._moment.tone
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(f"{tone}_soft"))
        painter.drawEllipse(QRectF(0, 0, side, side))
        inner = round(theme.sizes().icon * 0.8)
        ratio = self.devicePixelRatioF()
        drawn = icons.pixmap(self._moment.icon, theme.colours().of(tone), inner, ratio)
        painter.drawPixmap((side - inner) // 2, (side - inner) // 2, drawn)
