"""A dialog with a title, a body that scrolls where the screen is small, and its buttons always in sight."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import XL, L, M
from recovery_desktop.ui.widgets.button import press_by_return
from recovery_desktop.ui.widgets.frames import ScrollColumn, SideBySide
from recovery_desktop.ui.widgets.help_key import follow_help_key
from recovery_desktop.ui.widgets.label import Label

_LEAST_HEIGHT: Final = 44
"""In letters: lower than this no window makes it."""


class Sheet(QDialog):
    """`body` takes the content; `add_buttons` puts the last ones at the right.

    Tab goes through the content and then to the buttons. Return in a field agrees by the primary button; where there
    is none, because agreeing is dangerous, it does nothing.
    """

    def __init__(self, parent: QWidget, title: str, *, width: int = 36) -> None:
        """`width` in letters of the body text."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self._width = width
        self._scroll = ScrollColumn(margin=0)
        self.body = self._scroll.column
        self.body.setSpacing(M)
        # Once all is laid out: the height of a wrapped line is known only then.
        self._growing = QTimer(self)
        self._growing.setSingleShot(True)
        self._growing.setInterval(0)
        self._growing.timeout.connect(self._grow)
        content = self._scroll.widget()
        assert content is not None
        content.installEventFilter(self)
        self._buttons = QHBoxLayout()
        self._buttons.addStretch()
        self._in_a_row: list[QPushButton] = []
        self._agreeing: QPushButton | None = None
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(XL, XL, XL, L)
        layout.setSpacing(L)
        self.title = Label(title, "title")
        layout.addWidget(self.title)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(self._buttons)
        follow_help_key(self)

    def add_buttons(self, *buttons: QPushButton) -> None:
        for added in buttons:
            self._buttons.addWidget(added)
            self._in_a_row.append(added)
            if added.property("variant") == "primary":
                self._agreeing = added
                added.setDefault(True)

    def fit(self) -> None:
        """Fit the height to the content, never higher than its window or the screen."""
        width = max(theme.sizes().body * self._width, self._buttons.sizeHint().width() + 2 * XL)
        self.resize(width, self._needed(width))

    def _needed(self, width: int) -> int:
        margins = self._layout.contentsMargins()
        inside = width - margins.left() - margins.right()
        for row in self._scroll.findChildren(SideBySide):
            row.arrange(inside)
        # As narrow as with a scroll bar: one that was there while the sheet was laid out would else keep itself.
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        needed = self._scroll.height_for(inside - bar) + self.title.heightForWidth(inside)
        needed += self._buttons.sizeHint().height() + margins.top() + margins.bottom() + 2 * L
        return min(needed, self._most_height())

    def _most_height(self) -> int:
        """Return how high it may be: as its window is, so that it never hides more than that, where the window is high
        enough to be read in; never higher than the screen."""
        parent, most = self.parentWidget(), self._room.height()
        window = None if parent is None else parent.window()
        if window is None or not window.isVisible():
            return most
        return min(most, max(window.height(), _LEAST_HEIGHT * theme.sizes().body))

    @property
    def _room(self) -> QRect:
        """Where it may stand on its screen, with the frame that the window manager puts around it."""
        frame = self.frameGeometry().height() - self.height()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
        return self.screen().availableGeometry().adjusted(M, M, -M, -M - max(frame, bar))

    def _grow(self) -> None:
        """Make room for what appeared, as a message below a field does; a person's own size is never made smaller."""
        needed = self._needed(self.width())
        if self.isVisible() and needed > self.height():
            self.resize(self.width(), needed)
            self._stay_in_room()

    def _stay_in_room(self) -> None:
        """Move up as far as its buttons need it."""
        room = self._room
        self.move(self.x(), max(room.top(), min(self.y(), room.bottom() - self.height())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and watched is self._scroll.widget():
            self._growing.start()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        self.fit()
        self._order_tabs()
        super().showEvent(event)
        self._stay_in_room()

    def _order_tabs(self) -> None:
        """Order the focus so that content comes before buttons; Qt orders by insertion."""
        path, widget = [], self.nextInFocusChain()
        while widget is not None and widget is not self:
            if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and self._scroll.isAncestorOf(widget):
                path.append(widget)
            widget = widget.nextInFocusChain()
        path += self._in_a_row
        for one, following in pairwise(path):
            QWidget.setTabOrder(one, following)
        if path and self.focusWidget() is None:
            self._first(path).setFocus()

    def _first(self, path: list[QWidget]) -> QWidget:
        """Return what can be used, of choices that exclude each other the chosen one, or the first where none is;
        without any content what agrees, never what closes while there is something to agree to."""
        usable = [one for one in path if one.isVisibleTo(self) and one.isEnabled()]
        if self._agreeing in usable and all(one in self._in_a_row for one in usable):
            return self._agreeing
        return next((one for one in usable if not _is_passed_over(one)), (usable or path)[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = self.focusWidget()
        if isinstance(at, QToolButton) and press_by_return(at, event):
            return
        # Without this, Return in a field would press whichever button came first: the one that declines.
        is_return = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_return and not isinstance(at, QPushButton):
            if self._agreeing is not None and self._agreeing.isEnabled():
                self._agreeing.click()
            return
        super().keyPressEvent(event)

    def open(self) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        super().open()


def _is_passed_over(widget: QWidget) -> bool:
    """Return whether another one of these choices is chosen."""
    if not isinstance(widget, QRadioButton) or widget.isChecked():
        return False
    group = widget.group()
    others = group.buttons() if group is not None else widget.parentWidget().findChildren(QRadioButton)
    return any(other.isChecked() for other in others)
