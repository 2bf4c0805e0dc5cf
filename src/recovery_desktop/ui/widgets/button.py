"""Buttons: primary, ordinary, quiet, dangerous; one that shows that it works; one for icons."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QToolButton, QWidget

from recovery_desktop.ui import icons
from recovery_desktop.ui.theme import theme
from recovery_desktop.ui.widgets.label import restyle
from recovery_desktop.ui.widgets.tooltip import set_tooltip

Variant = Literal["primary", "ordinary", "quiet", "danger", "line", "tab"]


def button(
    words: str,
    variant: Variant = "ordinary",
    icon: str = "",
    *,
    flush: bool = False,
    parent: QWidget | None = None,
) -> QPushButton:
    """Return a button; `flush` lets a quiet one stand at the edge of the text above and below it."""
    widget = QPushButton(f" {words}" if icon else words, parent)
    widget.setAccessibleName(words)
    widget.setProperty("flush", "true" if flush else "false")
    # The keyboard does not begin at the way back.
    widget.setProperty("closes", icon == "back")
    _dress(widget, variant, icon)
    return widget


def icon_button(icon: str, name: str, shortcut: str = "", parent: QWidget | None = None) -> QToolButton:
    """Return a button that is only an icon: its name is read aloud and is its tooltip."""
    widget = QToolButton(parent)
    icons.set_icon(widget, icon, "muted")
    widget.setAccessibleName(name)
    set_tooltip(widget, f"{name} ({native_keys(shortcut)})" if shortcut else name)
    if shortcut:
        widget.setShortcut(shortcut)
    return widget


def native_keys(keys: str) -> str:
    """Return the keys as they are printed on the keyboard: "Strg+F" in German, signs on a Mac."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def press_by_return(widget: QObject, event: QKeyEvent) -> bool:
    """Press a button that has the keyboard by Return, as by Space; whether it was one. Qt does so in dialogs only, and
    never for a button that is an icon."""
    is_return = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    if not is_return or not isinstance(widget, QPushButton | QToolButton):
        return False
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    if not event.isAutoRepeat():
        widget.click()
    return True


def change_variant(control: QPushButton, variant: Variant, icon: str = "") -> None:
    """Give a button another weight, and its icon the colour that goes with it."""
    if control.property("variant") != variant:
        _dress(control, variant, icon)
        restyle(control)


def _dress(control: QPushButton, variant: Variant, icon: str) -> None:
    control.setProperty("variant", variant)
    control.setCursor(Qt.CursorShape.PointingHandCursor)
    tokens = {"primary": "on_accent", "danger": "danger", "quiet": "accent"}
    if icon:
        icons.set_icon(control, icon, tokens.get(variant, "text"))


class BusyButton(QPushButton):
    """Shows a turning ring and cannot be pressed again while its work runs."""

    def __init__(
        self, words: str, variant: Variant = "primary", icon: str = "", parent: QWidget | None = None
    ) -> None:
        self._gap = " " if icon else ""
        super().__init__(self._gap + words, parent)
        self.setAccessibleName(words)
        _dress(self, variant, icon)
        self._words, self._angle, self._busy, self._allowed = words, 0, False, True
        self._had_focus = False
        self._timer = QTimer(self)
        self._timer.setInterval(60)
        self._timer.timeout.connect(self._turn)

    @property
    def busy(self) -> bool:
        return self._busy

    def show_busy(self, busy: bool, words: str = "") -> None:
        """Start or end the ring; `words` replace the caption for as long as it turns."""
        if busy == self._busy:
            return
        self._busy = busy
        # As wide as before while other words stand on it: what stands beside it keeps its place.
        self.setMinimumWidth(self.width() if busy and words and self.isVisible() else 0)
        self.setText(self._gap + ((words or self._words) if busy else self._words))
        self.setProperty("busy", "true" if busy else "false")
        restyle(self)
        self._enable()
        if busy and not theme.reduced_motion():
            self._timer.start()
        else:
            self._timer.stop()
        self.update()

    def rename(self, words: str) -> None:
        """Change the caption, which is shown while the button is not busy."""
        self._words = words
        if not self._busy:
            self.setText(self._gap + words)
        self.setAccessibleName(words)

    def allow(self, allowed: bool, reason: str = "") -> None:
        """Enable, or disable with the reason as tooltip and description."""
        self._allowed = allowed
        self._enable()
        set_tooltip(self, "" if allowed else reason)
        self.setAccessibleDescription("" if allowed else reason)

    def _enable(self) -> None:
        """Enable or disable the button; keep its focus, which Qt would hand on to the next control."""
        enabled = self._allowed and not self._busy
        if not enabled and self.hasFocus():
            self._had_focus = True
            self.clearFocus()
        super().setEnabled(enabled)
        if enabled and self._had_focus:
            self._had_focus = False
            if self.isVisible() and self.window().focusWidget() is None:
                self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _turn(self) -> None:
        self._angle = (self._angle + 30) % 360
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._busy:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("muted"), 2))
        side = self.height() * 0.3
        place = QRectF(self.width() - side * 1.8, (self.height() - side) / 2, side, side)
        painter.drawArc(place, -self._angle * 16, 270 * 16)
