"""The app's icon in every form that a system wants, drawn from the one drawing in `resources/`."""

from __future__ import annotations

import os
from pathlib import Path

import contents
from PIL import Image

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
DRAWING = contents.ROOT / "resources" / "recovery-desktop.svg"


def draw(folder: Path) -> list[Path]:
    """Draw PNG pictures `<size>.png`, an .ico and an .icns into `folder`; return them."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication.instance() or QGuiApplication([])
    drawing = QSvgRenderer(str(DRAWING))
    if not drawing.isValid():
        raise ValueError(f"{DRAWING} cannot be drawn")
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for size in (*SIZES, 1024):
        picture = QImage(size, size, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        drawing.render(painter)
        painter.end()
        made.append(folder / f"{size}.png")
        picture.save(str(made[-1]))
    del application
    large = Image.open(made[-1])
    large.save(folder / f"{contents.NAME}.ico", sizes=[(size, size) for size in WINDOWS])
    large.save(folder / f"{contents.NAME}.icns")
    return made
