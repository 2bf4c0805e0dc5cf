"""Looks of the app: scheme, scale, size and language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from recovery_desktop.ui import language


class Look(NamedTuple):
    """`scale` is that of the text; `language` a code that the app speaks."""

    scheme: str = "light"
    scale: float = 1.0
    width: int = 1280
    height: int = 800
    language: str = "en"

    def __str__(self) -> str:
        return f"{self.scheme}-{self.width}x{self.height}-{round(self.scale * 100)}-{self.language}"


LOOKS = (
    Look("dark", language="fr"),
    Look(width=1024, height=600, language="de"),
    Look(scale=2.0),
)
"""Those of every run: each scheme, size and language once, the longest words in the smallest window. What fits there
fits into the usual look, which takes its turn in the deep run."""


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Texts, dates and numbers in this language; afterwards those of before."""
    app = QCoreApplication.instance()
    assert app is not None
    before, installed = QLocale(), set(app.findChildren(QTranslator))
    language.start(app, code, QLocale("C"))
    try:
        yield
    finally:
        for translator in set(app.findChildren(QTranslator)) - installed:
            app.removeTranslator(translator)
            translator.deleteLater()
        QLocale.setDefault(before)
