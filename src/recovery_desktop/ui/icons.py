"""The icon set: monochrome drawings, coloured by the theme when they are painted."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

from recovery_desktop.resources import resource
from recovery_desktop.ui.theme import theme

_DRAWN_IN = "#000000"


@cache
def _drawing(name: str) -> str:
    return resource("icons", f"{name}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=1024)
def pixmap(name: str, colour: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Return the icon in `#rrggbb` at `size` device-independent pixels. Raises ResourceMissing for an unknown name."""
    renderer = QSvgRenderer(QByteArray(_drawing(name).replace(_DRAWN_IN, colour).encode()))
    image = QPixmap(round(size * ratio), round(size * ratio))
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def icon(name: str, token: str = "text") -> QIcon:
    """Return a QIcon in the current theme's colour of that token, faded where the control is disabled."""
    colours, size = theme.colours(), theme.sizes().icon
    result = QIcon()
    for ratio in (1.0, 2.0):
        result.addPixmap(pixmap(name, colours.of(token), size, ratio), QIcon.Mode.Normal)
        result.addPixmap(pixmap(name, colours.field_line, size, ratio), QIcon.Mode.Disabled)
    return result


def set_icon(button: QAbstractButton, name: str, token: str = "text") -> None:
    """Give a button an icon that follows the theme."""

    def redraw() -> None:
        button.setIcon(icon(name, token))
        side = theme.sizes().icon
        button.setIconSize(button.iconSize().scaled(side, side, Qt.AspectRatioMode.IgnoreAspectRatio))

    button.setProperty("icon_name", name)
    theme.follow(button, redraw)
