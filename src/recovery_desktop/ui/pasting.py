"""What Ctrl+V brings where no text is typed: files of the file manager, or a picture."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMimeData
from PySide6.QtGui import QImage

_ENCODED: Final = ("image/png", "image/jpeg", 'application/x-qt-windows-mime;value="PNG"')
"""Pictures that are files already: who stores them decodes nothing."""


def pasted_picture(data: QMimeData) -> bytes:
    """Return a picture as PNG or JPEG, empty where the clipboard holds none; a copied text that a program also draws
    is none."""
    if data.hasText():
        return b""
    for kind in _ENCODED:
        if content := bytes(data.data(kind).data()):
            return content
    picture = data.imageData() if data.hasImage() else None
    return _as_png(picture) if isinstance(picture, QImage) and not picture.isNull() else b""


def _as_png(picture: QImage) -> bytes:
    """Return a bitmap of the system, which has no format that could be parsed, as a file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes, Qt takes the name
    return bytes(buffer.data().data())
