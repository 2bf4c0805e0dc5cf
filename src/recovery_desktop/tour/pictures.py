"""The pictures of a tour and the one page that shows them in order."""

from __future__ import annotations

import hashlib
import html
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

OWN: Final = re.compile(r"\d\d-[a-z0-9-]+\.png")

PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
  :root {{ color-scheme: light; --ink: #1d2733; --soft: #5c6876; --line: #e2e6ea; }}
  body {{ margin: 0; background: #f6f7f8; color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }}
  main {{ max-width: 1180px; margin: 0 auto; padding: 48px 24px 96px; }}
  h1 {{ font-size: 30px; line-height: 1.2; margin: 0 0 8px; }}
  p {{ margin: 0; color: var(--soft); max-width: 46em; }}
  ol {{ list-style: none; margin: 40px 0 0; padding: 0; display: grid; gap: 40px;
       grid-template-columns: repeat(auto-fill, minmax(min(100%, 520px), 1fr)); }}
  img {{ display: block; width: 100%; height: auto; background: #fff;
        border: 1px solid var(--line); border-radius: 8px; }}
  figure {{ margin: 0; }}
  figcaption {{ margin-top: 12px; }}
  figcaption b {{ display: block; }}
  figcaption span {{ color: var(--soft); }}
</style>
</head>
<body>
<main>
<h1>{title}</h1>
<p>{words}</p>
<ol>
{figures}
</ol>
</main>
</body>
</html>
"""
FIGURE: Final = """<li><figure>
<a href="{file}"><img src="{file}" width="{width}" height="{height}" alt="{title}" loading="lazy"></a>
<figcaption><b>{number}. {title}</b><span>{words}</span></figcaption></figure></li>"""


@dataclass(frozen=True)
class Picture:
    file: str
    title: str
    words: str
    width: int
    height: int
    digest: str


class Pictures:
    """Takes pictures into a folder, numbered as they come; those of an earlier tour make room."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._folder = folder
        self.pictures: list[Picture] = []
        for file in folder.iterdir():
            if OWN.fullmatch(file.name):
                file.unlink()

    @property
    def count_distinct(self) -> int:
        return len({picture.digest for picture in self.pictures})

    def take(self, window: QWidget, title: str, words: str) -> Path:
        """Save what a person sees now. Raises OSError where the folder takes no file."""
        pixmap = grab_screen(window)
        slug = re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
        path = self._folder / f"{len(self.pictures) + 1:02}-{slug}.png"
        if not pixmap.save(str(path), "PNG"):
            raise OSError(f"{path} cannot be written")
        digest = hashlib.sha256(bytes(pixmap.toImage().constBits())).hexdigest()
        self.pictures.append(Picture(path.name, title, words, pixmap.width(), pixmap.height(), digest))
        return path

    def write_index(self, title: str, words: str) -> Path:
        figures = "\n".join(
            FIGURE.format(
                file=picture.file,
                width=picture.width,
                height=picture.height,
                number=number,
                title=html.escape(picture.title),
                words=html.escape(picture.words),
            )
            for number, picture in enumerate(self.pictures, start=1)
        )
        path = self._folder / "index.html"
        path.write_text(
            PAGE.format(title=html.escape(title), words=html.escape(words), figures=figures), encoding="utf-8"
        )
        return path


def grab_screen(window: QWidget) -> QPixmap:
    """Return the window, and over it the dialogs and pop-ups that stand open."""
    pixmap = window.grab()
    # A dialog is a window of its own: a desktop would draw it in front.
    for other in QApplication.topLevelWidgets():
        if other is window or not other.isVisible() or other.parentWidget() is None:
            continue
        if other.windowType() is Qt.WindowType.ToolTip:
            continue
        front = other.grab()
        painter = QPainter(pixmap)
        if other.isModal():
            painter.fillRect(pixmap.rect(), QColor(16, 24, 32, 90))
        painter.drawPixmap(_place(window, other), front)
        painter.end()
    return pixmap


def _place(window: QWidget, other: QWidget) -> QPoint:
    if other.isModal():
        room = window.rect().center() - other.rect().center()
        return QPoint(max(0, room.x()), max(0, room.y()))
    return other.pos() - window.pos()
