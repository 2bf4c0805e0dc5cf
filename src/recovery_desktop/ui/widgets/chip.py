"""A quiet button that opens a small choice, says what was chosen there, and can be emptied beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from recovery_desktop.ui import icons, text
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XS, M, S
from recovery_desktop.ui.widgets.label import restyle
from recovery_desktop.ui.widgets.tooltip import set_tooltip


class Popover(QFrame):
    """A choice over the page; Escape or a click elsewhere closes it. `body` takes the content."""

    closed = Signal()

    def __init__(self, parent: QWidget, name: str) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setObjectName("popover")
        self.setAccessibleName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(M, M, M, M)
        self.body.setSpacing(S)

    def show_under(self, anchor: QWidget) -> None:
        """Show the popover below its button, inside the screen."""
        self.adjustSize()
        place = anchor.mapToGlobal(QPoint(0, anchor.height() + XS))
        room = anchor.screen().availableGeometry()
        place.setX(max(room.left(), min(place.x(), room.right() - self.width())))
        if place.y() + self.height() > room.bottom():
            place.setY(max(room.top(), anchor.mapToGlobal(QPoint(0, 0)).y() - self.height() - XS))
        self.move(place)
        self.show()
        self._focus_first()

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        # Checked first: after the popover has ended, nothing of it can be queried.
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible() and (layout := self.layout()):
            # A message that appears below a field wraps: Qt would squeeze it into the height that there was.
            self.resize(self.width(), max(self.height(), layout.totalMinimumHeightForWidth(self.width())))
        return handled

    def _focus_first(self) -> None:
        widget = self.nextInFocusChain()
        while widget is not None and self.isAncestorOf(widget):
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                widget.setFocus(Qt.FocusReason.PopupFocusReason)
                return
            widget = widget.nextInFocusChain()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: object) -> None:
        self.closed.emit()
        super().hideEvent(event)  # type: ignore[arg-type]


class _Main(QPushButton):
    """The words of a chip, never wider than a share of the page, and an arrow that says that it opens."""

    def __init__(self, name: str, icon: str) -> None:
        super().__init__()
        self._name, self.words = name, ""
        self._shown = ("", 0)
        self.setProperty("variant", "chip")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        if icon:
            icons.set_icon(self, icon, "muted")
        self.show_words("")

    def show_words(self, words: str) -> None:
        self.words = words
        label = text.named(self._name, words) if words else self._name
        most = theme.sizes().body * 20
        # Asked at every key of a search: what stands there already is left alone.
        if self._shown == (label, most):
            return
        self._shown = (label, most)
        shown = self.fontMetrics().elidedText(label, Qt.TextElideMode.ElideRight, most)
        self.setText(shown.replace("&", "&&"))
        set_tooltip(self, label if shown != label else "")
        self.setAccessibleName(label)

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(theme.sizes().caption + XS, 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = theme.sizes().caption
        token = "accent" if self.words else "muted"
        drawn = icons.pixmap("down", theme.colours().of(token), side, self.devicePixelRatioF())
        QPainter(self).drawPixmap(self.width() - side - S, (self.height() - side) // 2, drawn)


class Chip(QWidget):
    """`opened` asks for its choice; `cleared` takes back what was chosen."""

    opened = Signal()
    cleared = Signal()

    def __init__(self, name: str, icon: str = "", *, clear: str = "", parent: QWidget | None = None) -> None:
        """`clear` names the button that empties it; without a name there is none."""
        super().__init__(parent)
        self.main = _Main(name, icon)
        self.main.clicked.connect(self.opened)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.main)
        self.clear: QToolButton | None = None
        if clear:
            self.clear = QToolButton(self)
            self.clear.setProperty("part", "chip")
            icons.set_icon(self.clear, "close", "accent")
            self.clear.setAccessibleName(clear)
            set_tooltip(self.clear, clear)
            self.clear.clicked.connect(self._clear)
            # As high as what it belongs to, whatever its icon wants.
            self.clear.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
            self.clear.hide()
            row.addWidget(self.clear)
        theme.follow(self, lambda: self.main.show_words(self.main.words))

    def show_words(self, words: str) -> None:
        """Show what was chosen; empty for nothing."""
        on = "true" if words else "false"
        if self.main.property("on") != on:
            self.main.setProperty("on", on)
            if self.clear is not None:
                self.clear.setVisible(bool(words))
                self.main.setProperty("joined", on)
            restyle(self.main)
        self.main.show_words(words)

    def _clear(self) -> None:
        # The button goes with what it cleared, and the keyboard must not be lost with it.
        self.main.setFocus(Qt.FocusReason.OtherFocusReason)
        self.cleared.emit()


def open_from(chip: Chip, make: Callable[[], Popover]) -> None:
    """Let a chip open a choice that is made anew each time; the keyboard returns to the chip."""

    def show() -> None:
        popover = make()
        popover.closed.connect(lambda: chip.main.setFocus(Qt.FocusReason.PopupFocusReason))
        popover.show_under(chip.main)

    chip.opened.connect(show)
