"""Typed text: one line or several, or one of a few choices, each inside a Field."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from recovery_desktop.ui import checks, icons, typed
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.theme.tokens import S
from recovery_desktop.ui.widgets.field import Field
from recovery_desktop.ui.widgets.line import Line


class TextField(Field):
    """One line. `edited` carries what the person typed, never what the program set."""

    edited = Signal(str)

    def __init__(
        self,
        label: str,
        *,
        hint: str = "",
        placeholder: str = "",
        optional: bool = False,
        secret: bool = False,
        most: int = checks.LINE_MOST,
        parent: QWidget | None = None,
    ) -> None:
        self.line = Line()
        self._most = most
        super().__init__(label, self.line, hint=hint, optional=optional, parent=parent)
        self.line.setPlaceholderText(placeholder)
        if secret:
            self.line.setEchoMode(QLineEdit.EchoMode.Password)
        self.line.written.connect(self._written)

    def _written(self, words: str) -> None:
        self.reconsider()
        self.edited.emit(words)

    @property
    def value(self) -> str:
        return self.line.text().strip()

    @property
    def doubt(self) -> str:
        return checks.length_doubt(self.value, self._most)

    def show_value(self, value: str) -> None:
        """Show a value without calling it edited; the cursor stays where the person types."""
        if self.line.text() != value and self.value != value:
            self.line.put(value)
            self.line.setCursorPosition(0)


class Area(QPlainTextEdit):
    """Several lines of text that can be seen, whatever is pasted."""

    def text(self) -> str:
        """Return what stands here; Qt's own answer has lost the spaces that do not break."""
        return typed.lines(self.document().toRawText().replace("\u2029", "\n"))

    def insertFromMimeData(self, source: QMimeData) -> None:
        self.insertPlainText(typed.lines(source.text()))


class LongTextField(Field):
    """Several lines."""

    edited = Signal(str)

    def __init__(
        self,
        label: str,
        *,
        hint: str = "",
        placeholder: str = "",
        optional: bool = False,
        lines: int = 4,
        most: int = checks.TEXT_MOST,
        parent: QWidget | None = None,
    ) -> None:
        self.area = Area()
        self._most = most
        super().__init__(label, self.area, hint=hint, optional=optional, parent=parent)
        self.area.setPlaceholderText(placeholder)
        self.area.setTabChangesFocus(True)
        theme.follow(self, lambda: self.area.setFixedHeight(round(theme.sizes().body * (1.5 * lines + 1.6))))
        self.area.textChanged.connect(self._changed)
        self._showing = False

    @property
    def value(self) -> str:
        return self.area.text().strip()

    @property
    def doubt(self) -> str:
        return checks.length_doubt(self.value, self._most)

    def show_value(self, value: str) -> None:
        if self.value != value:
            self._showing = True
            self.area.setPlainText(value)
            self._showing = False

    def _changed(self) -> None:
        if not self._showing:
            self.reconsider()
            self.edited.emit(self.area.text())


class Choice(QComboBox):
    """A combo box whose arrow is drawn from the icon set: the stylesheet cannot colour one.

    The wheel moves the page and never the choice, focused or not, and takes no keyboard: what is typed on would choose
    something. The open list is a window of its own and scrolls.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        side = round(theme.sizes().icon * 0.9)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        styled, kind = QStylePainter(self), QStyle
        styled.drawComplexControl(kind.ComplexControl.CC_ComboBox, option)
        # Qt would let long words run into the arrow.
        words = self.style().subControlRect(
            kind.ComplexControl.CC_ComboBox, option, kind.SubControl.SC_ComboBoxEditField, self
        )
        room = min(words.width(), self.width() - side - 2 * S - words.left()) - S
        option.currentText = self.fontMetrics().elidedText(
            option.currentText, Qt.TextElideMode.ElideRight, room
        )
        styled.drawControl(kind.ControlElement.CE_ComboBoxLabel, option)
        styled.end()
        drawn = icons.pixmap("down", theme.colours().muted, side, self.devicePixelRatioF())
        QPainter(self).drawPixmap(self.width() - side - S, (self.height() - side) // 2, drawn)


class ChoiceField(Field):
    """One of a few: rows of (value, words). `chosen` carries the value."""

    chosen = Signal(str)

    def __init__(
        self,
        label: str,
        rows: Sequence[tuple[str, str]],
        *,
        hint: str = "",
        optional: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        self.box = Choice()
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(6)
        super().__init__(label, self.box, hint=hint, optional=optional, parent=parent)
        for value, words in rows:
            self.box.addItem(words, value)
        self.box.activated.connect(self._chosen)

    @property
    def value(self) -> str:
        return str(self.box.currentData())

    def _chosen(self) -> None:
        self.reconsider()
        self.chosen.emit(self.value)

    def show_value(self, value: str) -> None:
        """Select this value; one that is not among the rows is added as it came."""
        at = self.box.findData(value)
        if at < 0:
            self.box.addItem(value, value)
            at = self.box.count() - 1
        self.box.setCurrentIndex(at)
